"""Bots that play here over HTTP, by the protocol of docs/bots.md."""
