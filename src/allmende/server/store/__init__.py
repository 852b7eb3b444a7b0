"""The store: entries of tables and all other data that lasts, in SQLite or PostgreSQL."""
