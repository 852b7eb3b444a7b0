"""What is remembered of finished games: results, ratings, pages of players, halls of fame, and what can be found."""
