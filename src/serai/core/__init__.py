"""What a game is, to everything that is not one."""
