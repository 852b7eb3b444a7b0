"""People: persons known by their browsers without sign-up, where they sit, and their tables."""
