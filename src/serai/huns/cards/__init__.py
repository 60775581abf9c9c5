"""The cards of HUNS: a module for each family, a class for each kind, in printed order."""
