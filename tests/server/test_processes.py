"""Several server processes over one database are one server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from allmende.server.store import Store
from server.house import House, RandomThinker, Screen, house
from server.test_bots import until


@pytest.fixture
def two(make: Callable[[], Store]) -> Iterator[tuple[House, House]]:
    """Two servers over one store."""
    with ExitStack() as stack:
        yield stack.enter_context(house(make())), stack.enter_context(house(make()))


def meet(one: House, other: House, *kinds: str) -> None:
    """Set up a table in one process and sit down at it in another."""
    one.new(*kinds)
    other.table, other.key, other.links = one.table, one.key, one.links


def test_a_move_in_one_process_is_pushed_by_the_other(two: tuple[House, House]) -> None:
    one, other = two
    meet(one, other, "here", "here")
    screen = Screen()
    with other.stream() as stream:
        screen.hear(stream.receive_json())
        for _ in range(3):
            version = one.move()
            assert screen.follow(stream, version) == one.state()
        version = one.undo(one.state()["undo"][0])
        assert screen.follow(stream, version) == one.state()


def test_a_late_move_in_another_process_is_stale(two: tuple[House, House]) -> None:
    one, other = two
    meet(one, other, "here")
    assert other.state()["version"] == 0
    body = {"version": 0, "seat": 0, "move": "exchange 1"}
    one.ask("POST", "moves", body)
    assert other.refusal("POST", "moves", body, status=409) == "error-stale"
    assert other.state() == one.state()


def test_players_in_different_processes_play_one_game(two: tuple[House, House]) -> None:
    one, other = two
    meet(one, other, "link", "link")
    houses = [one, other]
    screens = [Screen(), Screen()]
    with one.stream(one.links[0]) as first, other.stream(one.links[1]) as second:
        streams = [first, second]
        for screen, stream in zip(screens, streams, strict=True):
            screen.hear(stream.receive_json())
        for _ in range(12):
            (decision, *_), seat = next(
                (screen.state["decisions"], seat) for seat, screen in enumerate(screens) if screen.state["decisions"]
            )
            body = {
                "version": screens[seat].state["version"],
                "seat": seat,
                "move": decision["moves"][0]["text"],
            }
            version = houses[seat].ask("POST", "moves", body, key=one.links[seat])["version"]
            for screen, stream in zip(screens, streams, strict=True):
                screen.follow(stream, version)
    assert screens[0].state["history"] == screens[1].state["history"]
    assert screens[0].state["view"] == screens[1].state["view"]


def test_bots_that_think_in_two_processes_move_once(make: Callable[[], Store]) -> None:
    with house(make(), RandomThinker(1)) as one, house(make(), RandomThinker(2)) as other:
        meet(one, other, "bot:random", "bot:random")
        other.state()
        until(one, lambda: bool(one.state()["view"]["over"]))
        until(other, lambda: bool(other.state()["view"]["over"]))
        assert one.state() == other.state()
