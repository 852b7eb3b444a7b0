"""Bots at tables: they play as soon as it is their turn, and nobody waits for them who need not."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from allmende.bots.tasks import choose
from allmende.core import Message
from allmende.server.bots import players
from allmende.server.bots.players import UNSEEN
from allmende.server.bots.workers import ProcessThinker, Workers
from allmende.server.store.protocol import Statement, StoreError
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.table import Question
from allmende.titles import replay
from server.house import House, RandomThinker, Screen, a_game, house
from server.test_play import turn
from server.test_rate_limits import Clock


class SlowThinker(RandomThinker):
    """Answers when it is told to, each question in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Future[None]] = []

    async def answer(self, question: Question) -> str:
        self.waiting.append(done := asyncio.get_running_loop().create_future())
        move = await super().answer(question)
        await done
        return move


class WrongThinker(RandomThinker):
    """Never has a sensible answer."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__()
        self.answers = answers

    async def answer(self, question: Question) -> str:
        await super().answer(question)
        if not self.answers:
            raise RuntimeError("no idea")
        return self.answers.pop()


def in_server(server: House, work: Callable[..., Any], *arguments: object) -> Any:
    """Call something where the server runs."""
    portal = server.client.portal
    assert portal is not None
    return portal.call(work, *arguments)


def until(server: House, condition: Callable[[], bool]) -> None:
    """Let the server go on until something is so."""
    for _ in range(10_000):
        if condition():
            return
        in_server(server, asyncio.sleep, 0.001)
    raise AssertionError("that never happens")


@pytest.mark.parametrize("cards", ["off", "on"])
def test_bots_play_a_whole_game_move_by_move(server: House, cards: str) -> None:
    server.new("bot:random", "bot:greedy", "bot:random", cards=cards)
    screen, pasts = Screen(), 0
    with server.stream() as stream:
        while not (screen.state and screen.state["view"]["over"]):
            message = stream.receive_json()
            pasts += len(message.get("past", message.get("history", [None])[1:]))
            screen.hear(message)
    assert screen.state == server.state()
    assert screen.state["version"] == pasts == len(screen.state["history"]) - 1
    assert screen.state["thinking"] == []


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_bot_answers_the_move_of_a_person(server: House, cards: str) -> None:
    server.new("here", "bot:random", cards=cards)
    with server.stream() as stream:
        screen = Screen()
        screen.hear(stream.receive_json())
        while not screen.state["view"]["over"]:
            if screen.state["decisions"]:
                assert screen.state["mine"] == [0]
                screen.follow(stream, server.move())
            else:
                screen.hear(stream.receive_json())
    assert {past["seat"] for past in screen.state["history"]} == {-1, 0, 1}


def test_everybody_sees_who_is_thinking_and_the_server_goes_on_meanwhile(tmp_path: Path) -> None:
    thinker = SlowThinker()
    with house(tmp_path / "tables.sqlite3", thinker) as at:
        at.new("here", "bot:greedy", seed=1)
        if not at.state()["thinking"]:
            at.move("exchange 6")
        until(at, lambda: len(thinker.waiting) == 1)
        state = at.state()
        assert state["thinking"] == [1]
        assert thinker.asked[0].bot == "greedy"
        at.client.get("/api/titles").raise_for_status()
        in_server(at, thinker.waiting[0].set_result, None)
        until(at, lambda: at.state()["version"] > state["version"])


def test_an_undo_takes_the_bots_moves_back_as_well(server: House) -> None:
    server.new("here", "bot:random", "bot:random", seed=2)
    until(server, lambda: server.state()["decisions"] != [])
    before = server.state()
    server.move("exchange 1")
    until(server, lambda: server.state()["decisions"] != [])
    after = server.state()
    assert {past["seat"] for past in after["history"][len(before["history"]) :]} == {0, 1, 2}
    server.undo(0)
    back = server.state()
    assert back["view"] == before["view"]
    assert back["history"] == before["history"]
    assert back["decisions"] == before["decisions"]


def test_what_a_bot_thought_up_before_an_undo_is_forgotten(tmp_path: Path) -> None:
    thinker = SlowThinker()
    with house(tmp_path / "tables.sqlite3", thinker) as at:
        at.new("here", "bot:random", seed=first_seat(0))
        at.move("exchange 1")
        until(at, lambda: len(thinker.waiting) == 1)
        at.undo(0)
        at.move("exchange 2")
        until(at, lambda: len(thinker.waiting) == 2)
        assert thinker.waiting[0].cancelled()
        in_server(at, thinker.waiting[1].set_result, None)
        until(at, lambda: at.state()["thinking"] == [])
        moves = [(past["seat"], past["move"]) for past in at.state()["history"][1:]]
        assert moves[0] == (0, "exchange 2")
        assert [seat for seat, _ in moves] == [0, 1]


def first_seat(seat: int) -> int:
    """A seed with which this seat of two begins."""
    from allmende import hallertau

    return next(seed for seed in range(100) if hallertau.new(players=2, seed=seed, cards="off").to_act == [seat])


def test_a_bot_takes_a_seat_over_and_gives_it_back(server: House) -> None:
    server.new("here", "link", seed=first_seat(0))
    link = server.links[1]
    server.move("exchange 6")
    assert server.state(link)["mine"] == [1]
    server.ask("POST", "seats/1", {"bot": "random"}, key=link)
    until(server, lambda: server.state()["history"][-1]["seat"] == 1)
    state = server.state(link)
    assert {"seat": 1, "name": "Bob", "kind": "bot", "bot": "random"}.items() <= state["players"][1].items()
    assert state["mine"] == state["decisions"] == state["undo"] == []
    body = {"version": state["version"], "seat": 1, "move": "exchange 1"}
    assert server.refusal("POST", "moves", body, key=link, status=403) == "error-not-yours"
    server.ask("POST", "seats/1", {"bot": None}, key=link)
    assert server.state(link)["players"][1]["kind"] == "link"
    assert server.state(link)["mine"] == [1]


def test_the_maker_takes_a_bots_seat(server: House) -> None:
    server.new("bot:random", "here", seed=first_seat(1))
    server.ask("POST", "seats/0", {"bot": None, "name": "Eve"})
    assert {"seat": 0, "name": "Eve", "kind": "here", "bot": None}.items() <= server.state()["players"][0].items()
    server.move("exchange 6")
    assert [decision["seat"] for decision in server.state()["decisions"]] == [0]


@pytest.mark.parametrize("answers", [[], ["fly away"] * 9, ["exchange 99"] * 9, ["choose 1"] * 9])
def test_a_bot_that_fails_is_left_alone_and_can_be_replaced(tmp_path: Path, answers: list[str]) -> None:
    thinker = WrongThinker(answers)
    with house(tmp_path / "tables.sqlite3", thinker) as at:
        at.new("bot:random", "here", seed=first_seat(0))
        until(at, lambda: len(thinker.asked) == 3)
        assert at.state()["version"] == 0
        assert at.state()["thinking"] == [0]
        at.ask("POST", "seats/0", {"bot": None})
        at.move("exchange 6", seat=0)
        assert turn(at.state()) == 1
        assert len(thinker.asked) == 3


def test_a_bot_plays_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "AGAIN", 0.01)
    failed: list[int] = []
    append = SqliteStore.append

    async def away(
        self: SqliteStore, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()
    ) -> None:
        if version > 1 and len(failed) < 2 * players.TRIES:
            failed.append(version)
            raise StoreError("away", Message("error-database", {"database": table, "why": "away"}))
        await append(self, table, version, entries, beside)

    monkeypatch.setattr(SqliteStore, "append", away)
    with house(tmp_path / "tables.sqlite3") as at:
        at.new("here", "bot:random", seed=first_seat(0))
        at.move("exchange 6", seat=0)
        until(at, lambda: turn(at.state()) == 0)
        assert failed == 2 * players.TRIES * [2]


def test_after_a_restart_bots_go_on_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    with house(tmp_path / "tables.sqlite3", SlowThinker()) as at:
        table = at.new("bot:random", "bot:random").table
    with house(tmp_path / "tables.sqlite3") as at:
        at.table = table
        until(at, lambda: bool(at.state()["view"]["over"]))


# For whom bots play


def asked_again(server: House, thinker: SlowThinker) -> bool:
    """Let the bot that thinks now make its move, and say whether any is asked for another."""
    count = len(thinker.waiting)
    in_server(server, thinker.waiting[-1].set_result, None)
    for _ in range(20):  # a move takes its time on a busy machine
        in_server(server, asyncio.sleep, 0.1)
        if len(thinker.waiting) > count:
            return True
    return False


def test_bots_among_themselves_wait_while_nobody_looks(tmp_path: Path) -> None:
    thinker, clock = SlowThinker(), Clock()
    with house(tmp_path / "tables.sqlite3", thinker, clock) as at:
        at.new("bot:random", "bot:random")
        assert asked_again(at, thinker)
        clock.now += UNSEEN
        assert not asked_again(at, thinker)
        at.state()  # somebody looks
        assert asked_again(at, thinker)
        with at.stream() as stream:
            stream.receive_json()
            clock.now += UNSEEN
            assert asked_again(at, thinker)
            clock.now += UNSEEN
            assert asked_again(at, thinker)
        in_server(at, asyncio.sleep, 0.1)
        assert not asked_again(at, thinker)


def test_whoever_moves_and_goes_is_answered(tmp_path: Path) -> None:
    thinker, clock = SlowThinker(), Clock()
    with house(tmp_path / "tables.sqlite3", thinker, clock) as at:
        at.new("link", "bot:random", "bot:random", seed=2)
        while not at.state(at.links[0])["decisions"]:
            asked_again(at, thinker)
        at.move("exchange 1", key=at.links[0])
        clock.now += 5 * UNSEEN
        while asked_again(at, thinker):
            pass
        state = at.state(at.links[0])
        assert state["waiting"] == [0]
        assert {past["seat"] for past in state["history"]} == {-1, 0, 1, 2}


# Worker processes


def question(moves: int = 40) -> Question:
    """A decision that is open in some game."""
    game = a_game(moves=moves)
    return Question(game.record, game.version, game.to_act[0], "random")


def test_a_bot_finds_a_legal_move() -> None:
    for bot in ("random", "greedy"):
        game = a_game(moves=30)
        asked = Question(game.record, game.version, game.to_act[0], bot)
        assert choose(asked.record, asked.seat, asked.bot) in replay(asked.record).moves_of(asked.seat).texts


def test_a_worker_that_dies_is_replaced() -> None:
    asked = question()
    legal = replay(asked.record).moves_of(asked.seat).texts

    async def play() -> None:
        thinker = ProcessThinker()
        try:
            assert await thinker.answer(asked) in legal
            for worker in workers(thinker):
                os.kill(worker, signal.SIGKILL)
            assert await thinker.answer(asked) in legal
        finally:
            thinker.close()

    asyncio.run(play())


def workers(thinker: ProcessThinker) -> list[int]:
    """The processes in which this thinker thinks."""
    return [process for worker in thinker._moves._all if worker._pool for process in worker._pool._processes]


def test_no_worker_is_started_before_there_is_a_question(tmp_path: Path) -> None:
    thinker = ProcessThinker()
    with house(SqliteStore(tmp_path / "tables.sqlite3"), thinker) as at:
        at.new("here", "here").move()
        assert workers(thinker) == []


def test_no_more_processes_are_started_than_are_busy_at_once() -> None:
    async def play() -> None:
        thinker = ProcessThinker()
        try:
            for number in (1, 2):
                await asyncio.gather(*(thinker.answer(question()) for _ in range(number)))
                await thinker.answer(question())
                assert len(workers(thinker)) == number
        finally:
            thinker.close()

    asyncio.run(play())


def test_two_think_at_once_and_nobody_is_passed_over(tmp_path: Path) -> None:
    """A question that nobody waits for any more keeps one busy; the others are answered in their order."""
    gates = [tmp_path / name for name in ("forgotten", "long")]
    for gate in gates:
        os.mkfifo(gate)

    async def ask() -> None:
        workers = Workers(2)
        order: list[str] = []

        async def one(name: str, work: Callable[[], object]) -> None:
            await workers.ask(work)
            order.append(name)

        try:
            forgotten, long = [asyncio.ensure_future(one(gate.name, gate.read_text)) for gate in gates]
            await asyncio.sleep(0)
            rest = [asyncio.ensure_future(one(f"{number}", os.getpid)) for number in range(4)]
            await asyncio.sleep(0.1)
            forgotten.cancel()
            rest[1].cancel()
            await asyncio.to_thread(gates[1].write_text, "")
            await asyncio.gather(long, *rest, return_exceptions=True)
            assert order == ["long", "0", "2", "3"]
        finally:
            await asyncio.to_thread(gates[0].write_text, "")
            workers.close()

    asyncio.run(ask())
