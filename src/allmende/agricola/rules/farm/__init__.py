"""A player's farm: its yard, the people and animals in it, and its supplies."""
