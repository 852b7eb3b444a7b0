"""The rules of Hallertau, compiled: the state of a game and its legal moves."""
