"""What bots know of a game beyond its rules; the only part of bots that knows a game by name."""
