"""The rules of Fields of Arle, compiled: the state of a game and its legal moves."""
