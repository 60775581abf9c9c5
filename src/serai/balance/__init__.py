"""Balance: what many games between greedy bots tell about the numbers of an edition."""
