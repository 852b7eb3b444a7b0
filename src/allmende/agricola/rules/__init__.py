"""The rules of Agricola: the table and what may be done at it, compiled."""
