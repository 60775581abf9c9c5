"""The contract of a game as a reusable suite, and positions for tests. Nothing else in Serai needs it."""
