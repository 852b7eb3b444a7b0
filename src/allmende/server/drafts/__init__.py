"""Practice of drafts: packets and judged picks, and tables at which the hands are played."""
