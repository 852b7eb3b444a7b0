"""What is made once for a store, and is the same for all its servers from then on."""

from __future__ import annotations

from collections.abc import Callable

from allmende.server.store import Statement, Store


async def kept_once(store: Store, name: str, make: Callable[[], str]) -> str:
    """What is noted under this name, made now if nothing is; of several who make it at once the first one counts."""
    if (found := await store.mark(name)) is None:
        query = "INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        await store.run(Statement(query, (name, make())))
        found = await store.mark(name)
    assert found is not None
    return found
