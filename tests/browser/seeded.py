"""`allmende` whose servers deal each table as by one seed, so that a test that fails fails again."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from allmende.cli import main
from allmende.server.tables import registry

SEED = 7

if __name__ == "__main__":
    dealt = registry.Tables.__init__

    def seeded(
        self: registry.Tables,
        store: registry.Store,
        clock: Callable[[], float],
        chance: Callable[[], Random],
        beside: registry.Beside,
    ) -> None:
        """As without a seed."""
        dealt(self, store, clock, lambda: Random(SEED), beside)

    registry.Tables.__init__ = seeded  # type: ignore[assignment,method-assign]
    sys.exit(main())
