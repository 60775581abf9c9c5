"""The command line: play, simulate, replay, check, and read the cards and the rules."""
