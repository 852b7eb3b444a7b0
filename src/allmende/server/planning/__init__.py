"""Planned moves: what a seat shall play when its turn comes, while others decide."""
