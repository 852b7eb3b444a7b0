"""Pages and reference data that need no table: the client, rulebooks, the catalogue of titles."""
