"""Remote bots, which play over HTTP by the protocol of docs/bots.md."""
