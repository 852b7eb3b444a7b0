"""The rules of Fields of Arle: the table and what may be done at it, compiled."""
