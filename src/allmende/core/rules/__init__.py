"""The base classes of all titles' rules. Folders of this name are compiled."""
