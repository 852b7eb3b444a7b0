"""The page for the host of a server: what goes on there, and what a host may change while it runs."""
