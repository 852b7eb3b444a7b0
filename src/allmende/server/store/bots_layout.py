"""The layout of the tables for what bots compute elsewhere, for `layout.py`."""

from __future__ import annotations

from typing import Final

# What bots are to compute, in processes that may live elsewhere; in PostgreSQL alone, since nothing else is shared by
# several machines. Unlogged: none of it is worth a wait for the disk, as servers ask again for what is lost.
TASKS: Final = [
    # The workers, each with how many tasks it takes at a time, 0 when it takes no more; alive if it was seen just now.
    """
    CREATE UNLOGGED TABLE bot_workers (
        worker TEXT NOT NULL PRIMARY KEY,
        version TEXT NOT NULL,
        slots INTEGER NOT NULL,
        seen TIMESTAMPTZ NOT NULL
    )
    """,
    # The tasks, for workers of the asker's version. `wanted` is when the asker last said so, `held` when the worker did
    # that has taken it; `long` is 1 for those that may not take all slots.
    """
    CREATE UNLOGGED TABLE bot_tasks (
        task TEXT NOT NULL PRIMARY KEY,
        asker TEXT NOT NULL,
        version TEXT NOT NULL,
        long INTEGER NOT NULL,
        question TEXT NOT NULL,
        asked TIMESTAMPTZ NOT NULL DEFAULT now(),
        wanted TIMESTAMPTZ NOT NULL DEFAULT now(),
        worker TEXT,
        held TIMESTAMPTZ,
        attempts INTEGER NOT NULL DEFAULT 0,
        reply TEXT
    )
    """,
]
