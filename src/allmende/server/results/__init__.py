"""Results of finished games: ratings, player pages, halls of fame, search."""
