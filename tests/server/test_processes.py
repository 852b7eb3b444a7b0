"""Several server processes over one database are one server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import ClassVar

import pytest

from allmende.core import Message
from allmende.server.store.protocol import Store, StoreError
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables import registry
from server.house import House, RandomThinker, Screen, house
from server.test_bots import until
from server.test_play import turn


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
    assert other.refusal("POST", "moves", body | {"move": "exchange 2"}, status=409) == "error-stale"
    assert other.state() == one.state()


def test_a_move_that_is_sent_once_more_is_confirmed_again_and_played_once(two: tuple[House, House]) -> None:
    one, other = two
    meet(one, other, "link", "link")
    seat = turn(other.state())  # it has the table in memory now
    key, foreign = one.links[seat], one.links[1 - seat]
    body = {"version": 0, "seat": seat, "move": "exchange 1"}
    assert one.ask("POST", "moves", body, key=key) == {"version": 1}
    for process in (other, one):
        assert process.ask("POST", "moves", body, key=key) == {"version": 1}
        assert process.refusal("POST", "moves", body, key=foreign, status=403) == "error-not-yours"
    assert one.state()["version"] == 1
    # What was taken back meanwhile is not played once more.
    one.undo(seat, 1, key=key)
    until(other, lambda: other.state()["version"] == 2)
    assert other.refusal("POST", "moves", body, key=key, status=409) == "error-stale"


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


def test_one_bad_table_ends_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "tables.sqlite3"

    async def lay_down(table: str, version: int, entry: str) -> None:
        store = SqliteStore(database)
        await store.open()
        await store.append(table, version, [entry])
        await store.close()

    def add(table: str, entry: str) -> None:
        asyncio.run(lay_down(table, 1, entry))

    with house(SqliteStore(database, look_every=0.01)) as at:
        made = []
        for _ in range(3):
            at.new("here")
            made.append((at.table, at.key))
        with ExitStack() as stack:
            streams = []
            for at.table, at.key in made:
                streams.append(stack.enter_context(at.stream()))
                assert streams[-1].receive_json()["trouble"] is None
            add(made[0][0], '{"type":"moved","seat":0,"move":"exchange 99"}')
            assert streams[0].receive_json()["trouble"]["id"] == "error-broken"
            add(made[1][0], '{"type":"juggled","seat":0}')
            assert streams[1].receive_json()["trouble"]["id"] == "error-broken"
            add(made[2][0], '{"type":"moved","seat":0,"move":"exchange 1"}')
            assert streams[2].receive_json()["past"][0]["move"] == "exchange 1"
    assert made[0][0] in caplog.text
    assert made[1][0] in caplog.text


class ForgetfulStore(SqliteStore):
    """Its changes come to an end twice before they are told."""

    failures: ClassVar[list[Exception]] = []

    async def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        if self.failures:
            raise self.failures.pop()
        async for change in super().changes():
            yield change


def test_following_others_goes_on_whatever_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry, "_SECONDS_UNTIL_RETRY", 0.01)
    why = StoreError("gone", Message("error-store"))
    monkeypatch.setattr(ForgetfulStore, "failures", [why, RuntimeError("what nobody thought of")])
    database = tmp_path / "tables.sqlite3"
    with (
        house(ForgetfulStore(database, look_every=0.01)) as one,
        house(SqliteStore(database, look_every=0.01)) as other,
    ):
        meet(one, other, "here")
        with one.stream() as stream:
            stream.receive_json()
            other.move("exchange 1")
            assert stream.receive_json()["past"][0]["move"] == "exchange 1"
    assert "what nobody thought of" in caplog.text


def test_whoever_is_late_tells_the_onlookers_here_what_has_happened_elsewhere(
    make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(make()) as one, house(make()) as other:
        meet(one, other, "here")
        # The other process hears nothing by itself.
        with other.stream() as stream:
            stream.receive_json()
            body = {"version": 0, "seat": 0, "move": "exchange 1"}
            monkeypatch.setattr(registry.Tables, "_look_after", _hear_nothing)
            one.ask("POST", "moves", body)
            assert other.refusal("POST", "moves", body | {"move": "exchange 2"}, status=409) == "error-stale"
            assert stream.receive_json()["version"] == 1


async def _hear_nothing(self: registry.Tables, change: object) -> None:
    """Nobody tells this process anything."""
