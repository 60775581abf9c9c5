"""The board of HUNS."""
