"""Planned moves (premoves): moves chosen ahead, played when the seat's turn comes."""
