"""Games in progress that everybody may watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from allmende.server.lobby.spectating import QUIET_SECONDS
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.test_offers import TWO, somebody


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind."""
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


def begun(host: House, guest: House, listed: bool = True) -> str:
    """Two sit down at an open table, listed for everybody or not; it is known how the table stands."""
    offer = host.ask("POST", "/api/offers", {**TWO, "listed": listed})["offer"]
    table: str = guest.ask("POST", f"/api/offers/{offer}/join")["table"]
    host.table = guest.table = table
    host.settle()
    return table


def watched(one: House) -> list[Json]:
    found: list[Json] = one.ask("GET", "/api/watch")["games"]
    return found


def test_a_game_that_began_at_a_listed_table_is_watched_by_all_but_its_players(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    table = begun(ann, bob)
    (game,) = watched(cid)
    names = [player["name"] for player in game["players"]]
    assert (game["table"], game["title"], names) == (table, "hallertau", ["Ann", "Bob"])
    assert watched(ann) == watched(bob) == []
    cid.table = table
    assert cid.state(key="")["mine"] == []


def test_a_table_that_was_for_friends_alone_is_not_shown(server: House) -> None:
    begun(somebody(server, "Ann"), somebody(server, "Bob"), listed=False)
    assert watched(somebody(server, "Cid")) == []


def test_a_game_that_is_over_or_has_slept_for_days_is_not_shown(server: House, clock: Clock) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    begun(ann, bob)
    ann.ask("POST", "end", {"seat": 0, "wish": "concede"}, key="")
    ann.settle()
    assert watched(cid) == []
    begun(ann, bob)
    clock.now += QUIET_SECONDS - 1
    assert len(watched(cid)) == 1
    clock.now += 2
    assert watched(cid) == []
