"""Tables, seats, the store, the web API."""

from __future__ import annotations
