"""Servers are killed and replaced, the database crashes, stalls and takes nothing: no move is lost, none played twice.

`bench/faults.py` says how. In the thorough test a browser plays along; `ALLMENDE_FAULTS=500,50` kills a server 500
times there, and has the database crash, stall, be read-only and have no room 50 times each.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest
from bench.evening import Evening, shares
from bench.faults import FaultyEvening

from allmende.server.jobs.lease import SILENT
from server.postgresql import OUTLIVES_CRASHES, postgresql, restart


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a database that may be restarted."""
    with postgresql(OUTLIVES_CRASHES) as address:
        yield address


def played(evening: FaultyEvening, faults: Sequence[str]) -> Evening:
    """An evening with these faults, at which nothing was lost."""
    found = asyncio.run(evening.run(faults))
    assert found.noted.wrong == []
    assert evening.found == []
    assert found.noted.took
    return found


def test_a_rolling_upgrade_loses_no_move_and_no_player(database: str) -> None:
    evening = FaultyEvening(database, partial(restart, database), people=6, servers=2)
    played(evening, ["replace"])
    # The lease of the one that led was given up: it did not have to expire.
    assert evening.took
    assert max(evening.took) < SILENT


def test_whatever_fails_no_move_is_lost_and_players_are_told_to_wait(database: str) -> None:
    evening = FaultyEvening(database, partial(restart, database), people=6, servers=2)
    done = played(evening, ["kill", "restart", "slow", "read_only", "full"]).noted.done
    # It is a sentence of the server's own that they are told.
    assert done["told to wait: error-store"]


@pytest.mark.thorough
def test_whatever_fails_again_and_again(database: str) -> None:
    kills, restarts = map(int, os.environ.get("ALLMENDE_FAULTS", "20,5").split(","))
    others = [fault for fault in ("slow", "read_only", "full") for _ in range(restarts)]
    faults = ["kill"] * kills + ["restart"] * restarts + others
    Random(1).shuffle(faults)
    evening = FaultyEvening(database, partial(restart, database), people=11, browsers=1)
    noted = played(evening, [*faults, "replace"]).noted
    print(shares("moves until confirmed", noted.took), *sorted(noted.done.items()), evening.took, sep="\n")  # noqa: T201
