"""Tables, seats, the store, the web API."""

from allmende.server.app import create_app
from allmende.server.store.addresses import open_store

__all__ = ["create_app", "open_store"]
