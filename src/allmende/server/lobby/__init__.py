"""The lobby: open tables, invitations, matchmaking, games that may be watched."""
