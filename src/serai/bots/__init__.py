"""Bots: who plays when nobody else does."""
