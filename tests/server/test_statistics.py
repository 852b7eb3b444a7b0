"""A person's own statistics: which games they are of, and in which words openings are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from allmende.server.results import statistics
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.test_days import begun, finished
from server.test_offers import somebody

TODAY = "2001-09-09"


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind, where Ann is known."""
    with house(make(), clock=clock, by_hand=True) as one:
        one.ask("POST", "/api/me", {"name": "Ann", "colour": "moor"})
        yield one


def found(server: House) -> Json:
    return server.ask("GET", "/api/me/statistics", key="")


def played(server: House) -> None:
    """Play to the end, always by the same moves."""
    rng = Random(3)
    while not (state := server.state())["view"]["over"]:
        (decision,) = state["decisions"]
        server.move(rng.choice(decision["moves"])["text"])
    server.settle()


def test_a_person_without_finished_games_has_none(server: House) -> None:
    begun(server)
    assert found(server) == {"games": 0, "left_out": 0, "surveys": []}


def test_only_a_known_person_has_statistics(server: House) -> None:
    server.client.cookies.clear()
    assert server.ask("GET", "/api/me/statistics", key="", status=403)


def test_ones_own_games_are_surveyed_by_kind_with_openings_in_words(server: House) -> None:
    begun(server, "arle", TODAY)
    points = finished(server)
    begun(server, "hallertau", TODAY)
    finished(server)
    other = somebody(server, "Bob")
    begun(other, "arle", TODAY)
    finished(other)
    own = found(server)
    assert (own["games"], own["left_out"]) == (2, 0)
    arle, hallertau = own["surveys"]
    assert (arle["title"], arle["players"], arle["games"], hallertau["cards"]) == ("arle", 1, 1, True)
    (finish,) = arle["finishes"]
    assert (finish["place"], finish["points"]["value"]) == (1, points)
    assert sum(each["value"] for each in finish["categories"].values()) == pytest.approx(points)
    # A single game began so: it takes two for an opening.
    assert arle["openings"] == []


def test_two_games_that_began_alike_are_an_opening_and_the_latest_ones_count(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        made = {"title": "arle", "players": [{"kind": "here", "name": "Ann"}], "options": {}}
        server.sit(server.ask("POST", "/api/tables", made))
        played(server)
    own = found(server)
    (arle,) = own["surveys"]
    assert own["games"] == arle["games"] == 2
    first, *_ = arle["openings"]
    assert first["games"] == 2
    assert all(message["id"] for message in first["actions"])
    monkeypatch.setattr(statistics, "LATEST", 1)
    assert found(server)["games"] == 1
