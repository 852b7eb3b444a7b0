"""The rules of Hallertau: the table and what may be done at it, compiled."""
