"""What the rules of all titles are made of. What lies in a folder of this name is compiled."""
