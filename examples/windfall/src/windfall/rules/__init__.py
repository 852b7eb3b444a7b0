"""What may be done at the table; knows nothing of how it is shown."""
