"""A game is found: a place at an open table that fits, or a new open table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from allmende.server.lobby.open_tables import MOST_OF_ONE
from server.house import Clock, House, Json, house
from server.test_offers import names, offers, somebody

TWO: Json = {"title": "agricola", "seats": 2}
DAYS = {"move": 86_400, "reserve": 3 * 86_400}
LIVE = {"reserve": 1800, "increment": 20}


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3", clock=clock, by_hand=True) as one:
        yield one


def find(one: House, *fixed: str, **wanted: Any) -> Json:
    """The open table where a game for two is found."""
    found: Json = one.ask("POST", "/api/offers/find", {"wanted": TWO | wanted, "fixed": fixed})
    return found


def offer(one: House, **wanted: Any) -> str:
    name: str = one.ask("POST", "/api/offers", TWO | wanted)["offer"]
    return name


def test_two_who_search_for_the_same_meet_and_play(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    waiting = find(ann, pace=LIVE)
    assert (names(waiting), waiting["table"], waiting["wanted"]["pace"]["reserve"]) == (["Ann"], "", 1800)
    begun = find(bob)
    assert (begun["offer"], names(begun)) == (waiting["offer"], ["Ann", "Bob"])
    bob.table = begun["table"]
    assert bob.state(key="")["mine"] == [1]


def test_who_searches_again_waits_at_the_same_table(server: House) -> None:
    ann = somebody(server, "Ann")
    first = find(ann)
    assert find(ann)["offer"] == first["offer"]
    assert len(offers(ann)) == 1
    assert find(ann, "pace", pace=DAYS)["offer"] != first["offer"]


@pytest.mark.parametrize(
    ("there", "fixed", "wanted", "fits"),
    [
        ({}, [], {}, True),
        ({"title": "arle"}, [], {}, False),
        ({"listed": False}, [], {}, False),
        ({"seats": 3, "level": "expert", "coached": True}, [], {}, True),
        ({"pace": DAYS}, [], {}, True),
        ({"pace": DAYS}, ["pace"], {}, False),
        ({"pace": DAYS}, ["pace"], {"pace": {"move": 3 * 86_400, "reserve": 0}}, True),
        ({"pace": LIVE}, ["pace"], {}, True),
        ({"rated": True}, [], {}, True),
        ({"rated": True}, ["rated"], {}, False),
        ({"rated": True}, ["rated"], {"rated": True}, True),
        ({"options": {"cards": "all"}}, [], {}, True),
        ({"options": {"cards": "all"}}, ["options"], {}, False),
        ({"options": {"cards": "all"}}, ["options"], {"options": {"cards": "all"}}, True),
    ],
)
def test_what_is_fixed_has_to_be_the_same(
    server: House, there: Json, fixed: list[str], wanted: Json, fits: bool
) -> None:
    waiting = offer(somebody(server, "Ann"), **there)
    assert (find(somebody(server, "Bob"), *fixed, **wanted)["offer"] == waiting) is fits


def test_the_table_that_lacks_the_fewest_comes_first_and_then_the_oldest(server: House, clock: Clock) -> None:
    ann, bob, cid, dot = (somebody(server, name) for name in ("Ann", "Bob", "Cid", "Dot"))
    offer(ann, seats=4)
    clock.now += 1
    older = offer(bob, seats=3)
    clock.now += 1
    newer = offer(cid, seats=3)
    for found in (older, older, newer, newer):
        assert find(somebody(server, "Eve"))["offer"] == found
    assert len(find(dot)["guests"]) == 2


def test_a_table_that_cannot_be_had_is_refused_in_a_sentence(server: House) -> None:
    ann = somebody(server, "Ann")
    wanted = {"wanted": {"title": "chess", "seats": 2}}
    assert ann.refusal("POST", "/api/offers/find", wanted, status=422) == "error-unknown-title"
    assert ann.refusal("POST", "/api/offers/find", {"wanted": TWO, "fixed": ["seats"]}, status=400) == "error-request"
    for _ in range(MOST_OF_ONE):
        offer(ann, title="arle")
    assert ann.refusal("POST", "/api/offers/find", {"wanted": TWO}, status=422) == "error-offers"


def test_those_who_search_at_the_same_moment_meet(server: House) -> None:
    people = [somebody(server, f"Player {number}") for number in range(6)]
    with ThreadPoolExecutor(len(people)) as pool:
        found = list(pool.map(find, people))
    assert len({one["offer"] for one in found}) == 3
