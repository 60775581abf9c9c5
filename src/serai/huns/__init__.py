"""HUNS, a game of dice and caravans on the steppe."""
