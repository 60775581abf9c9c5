"""How IUNU looks in the terminal; the only part of the command line that knows it by name."""
