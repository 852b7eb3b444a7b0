"""`allmende` whose servers deal each table as by one seed, so that a test that fails fails again."""

from __future__ import annotations

import sys
from random import Random

from allmende.cli import main
from allmende.server import tables

SEED = 7

if __name__ == "__main__":
    dealt = tables.Tables.__init__

    def seeded(self: tables.Tables, store: tables.Store, *arguments: object) -> None:
        """As without a seed."""
        dealt(self, store, chance=lambda: Random(SEED))

    tables.Tables.__init__ = seeded  # type: ignore[assignment,method-assign]
    sys.exit(main())
