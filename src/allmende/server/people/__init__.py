"""Who plays: persons, known by their browsers without signing up; the tables at which they sit, and how these stand."""
