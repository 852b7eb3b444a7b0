"""`allmende` with games on whose boards other numbers are printed: no edition's, but as good as any to be drawn."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SourceFileLoader
from types import ModuleType
from typing import Any, Final

NUMBERS: Final[dict[str, dict[str, Any]]] = {
    "allmende.hallertau.components.pieces": {
        "LAST_COLUMN": 12,
        "WORKERS_IN_WINDOW": [7, 7, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9],
        "POINTS_IN_WINDOW": [0, 0, 0, 0, 0, 0, 0, 15, 25, 35, 45, 55, 65],
        "POINTS_OF_COLUMN": [0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 0],
    },
    "allmende.arle.components.pieces": {
        "HALF_YEARS": 7,
        "FOOD_DUE": 4,
        "HYDRATED_POINTS": -5,
        "SUPPLY": [9, 7, 3, 14, 3, 3, 2, 6],
        "TRAVEL_POINTS": list(range(20)),
    },
    "allmende.arle.components.equipment": {"SMALL_SPACES": 5, "MOST_VEHICLES": 8},
    "allmende.agricola.components.pieces": {"STABLES": 6, "FIELD_POINTS": [-2, -2, 3, 4, 5, 6]},
}


read = SourceFileLoader.exec_module


def change(loader: SourceFileLoader, module: ModuleType) -> None:
    """Read a module, and if it is one of boards print other numbers on them before anybody else looks."""
    read(loader, module)
    numbers = NUMBERS.get(module.__name__, {})
    assert vars(module).keys() >= numbers.keys()
    vars(module).update(numbers)


if __name__ == "__main__":
    os.environ["ALLMENDE_PURE"] = "1"
    SourceFileLoader.exec_module = change  # type: ignore[method-assign]
    from allmende.cli import main

    sys.exit(main())
