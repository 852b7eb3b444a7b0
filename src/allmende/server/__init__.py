"""Tables, seats, the store, the web API."""

from allmende.server.app import create_app
from allmende.server.main import open_store, run

__all__ = ["create_app", "open_store", "run"]
