"""IUNU, a card game of ancient Egypt."""
