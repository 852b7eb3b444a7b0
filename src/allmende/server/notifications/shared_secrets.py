"""Values that are made once for a store and shared by all its servers, such as keys for signing."""

from __future__ import annotations

from collections.abc import Callable

from allmende.server.store.protocol import Statement, Store


async def kept_once(store: Store, name: str, make: Callable[[], str]) -> str:
    """The value under this name, made now if there is none; of several processes that make it, the first one counts."""
    if (found := await store.mark(name)) is None:
        query = "INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        await store.run(Statement(query, (name, make())))
        found = await store.mark(name)
    assert found is not None
    return found
