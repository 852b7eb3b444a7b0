"""The day's games: one try that counts for each person and day, ranked with those of the bots' levels."""
