"""Values that are made once for a store and shared by all its servers, such as keys for signing."""

from __future__ import annotations

from collections.abc import Callable

from allmende.server.store.fragments import first_mark
from allmende.server.store.protocol import Store


async def kept_once(store: Store, name: str, make: Callable[[], str]) -> str:
    """The value under this name, made now if there is none; of several processes that make it, the first one counts."""
    if (found := await store.mark(name)) is None:
        await store.run(first_mark(name, make()))
        found = await store.mark(name)
    assert found is not None
    return found
