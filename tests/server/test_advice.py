"""Hints and analyses: who may have them, and that nobody waits for them who did not ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from allmende.bots import advice
from allmende.bots.advice import Review, Suggestion
from allmende.bots.hand_worth import HandWorth
from allmende.bots.tasks import review, suggest
from allmende.core import Message, Record
from allmende.server.bots.workers import ProcessThinker, Worker
from allmende.server.errors import ThinkingError
from allmende.titles import replay
from late_games import QUICK, late_game
from server.house import PLAIN, House, Json, RandomThinker, a_game, house
from server.test_bots import first_seat, in_server, until

SLICE = 4
GOOD = Message("why-alone")


class Adviser(RandomThinker):
    """Suggests the first two legal moves, and finds nothing wrong with any move of a finished game."""

    def __init__(self) -> None:
        super().__init__()
        self.hinted: list[int] = []
        self.reviewed: list[int] = []

    async def play_on(self, record: Record, bot: str) -> list[str]:
        raise AssertionError("no bot plays alone here")

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        self.hinted.append(seat)
        return [Suggestion(text, Message("move-done"), 20.5, GOOD) for text in replay(record).moves_of(seat).texts[:2]]

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        self.reviewed.append(len(decisions))
        label = Message("move-done")
        played = [(index + 1, *record.moves[index]) for index in decisions[:SLICE]]
        return [Review(number, seat, move, label, 20.0, 0.0, move, label, None) for number, seat, move in played]


class SlowAdviser(Adviser):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Future[None]] = []

    async def play_on(self, record: Record, bot: str) -> list[str]:
        raise AssertionError("no bot plays alone here")

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        await self._told()
        return await super().suggest(record, seat)

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        await self._told()
        return await super().review(record, decisions)

    async def _told(self) -> None:
        self.waiting.append(done := asyncio.get_running_loop().create_future())
        await done


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


@pytest.fixture
def server(tmp_path: Path, adviser: Adviser) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3", adviser) as running:
        yield running


def hint(seat: int, version: int) -> str:
    """The path of a hint at the table."""
    return f"hint?seat={seat}&version={version}"


# Hints


def test_whoever_decides_gets_a_hint(server: House) -> None:
    state = server.new("here", "here", seed=first_seat(1)).state()
    offered = [move["text"] for move in state["decisions"][0]["moves"]]
    found = server.ask("GET", hint(1, state["version"]))
    assert (found["version"], found["seat"]) == (state["version"], 1)
    assert [one["move"] for one in found["suggestions"]] == offered[:2]
    assert found["suggestions"][0] == {
        "move": offered[0],
        "label": {"id": "move-done"},
        "score": 20.5,
        "why": {"id": "why-alone"},
    }


def test_who_chooses_cards_is_told_what_each_should_bring(server: House) -> None:
    options = {"cards": "base", "hands": "draft"}
    players = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
    body = {"title": "agricola", "players": players, "options": options, "seed": 7}
    made = server.ask("POST", "/api/tables", body)
    server.table, server.key = made["table"], made["key"]
    state = server.state()
    cards = server.ask("GET", hint(0, state["version"]))["cards"]
    assert (len(cards["offered"]), cards["hand"]) == (14, [])
    values = [choice["points"]["value"] for choice in cards["offered"]]
    assert values == sorted(values, reverse=True)
    server.ask("POST", "moves", {"version": state["version"], "seat": 0, "move": f"keep {cards['offered'][0]['card']}"})
    later = server.ask("GET", hint(0, server.state()["version"]))["cards"]
    assert (len(later["offered"]), len(later["hand"])) == (7, 1)


def test_the_second_time_a_hint_is_remembered(server: House, adviser: Adviser) -> None:
    version = server.new("here", "here", seed=first_seat(0)).state()["version"]
    assert server.ask("GET", hint(0, version)) == server.ask("GET", hint(0, version))
    assert adviser.hinted == [0]
    server.move()
    server.undo(0)
    server.ask("GET", hint(0, server.state()["version"]))
    assert adviser.hinted == [0, 0]


def test_several_seats_at_one_screen_get_a_hint_each_while_they_decide(server: House, adviser: Adviser) -> None:
    server.new("here", "here", seed=5)
    refused = 0
    for _ in range(6):
        state = server.state()
        for seat in (0, 1):
            if seat in state["waiting"]:
                assert server.ask("GET", hint(seat, state["version"]))["seat"] == seat
            else:
                assert server.refusal("GET", hint(seat, state["version"]), status=422) == "reason-not-your-turn"
                refused += 1
        server.move()
    assert refused > 0
    assert set(adviser.hinted) == {0, 1}


def test_nobody_gets_a_hint_for_a_foreign_seat(server: House, adviser: Adviser) -> None:
    version = server.new("here", "link", "bot:random", seed=5).state()["version"]
    assert server.refusal("GET", hint(1, version), status=403) == "error-not-yours"
    assert server.refusal("GET", hint(0, version), key=server.links[1], status=403) == "error-not-yours"
    assert server.refusal("GET", hint(2, version), status=403) == "error-not-yours"
    assert server.refusal("GET", hint(0, version), key="", status=403) == "error-not-yours"
    assert server.refusal("GET", hint(0, version), key="wrong", status=403) == "error-key"
    assert server.refusal("GET", hint(3, version), status=404) == "error-no-seat"
    assert adviser.hinted == []


def test_a_hint_for_another_version_is_refused(server: House, adviser: Adviser) -> None:
    version = server.new("here", "here", seed=first_seat(0)).state()["version"]
    server.move()
    assert server.refusal("GET", hint(0, version), status=409) == "error-stale"
    assert server.refusal("GET", hint(0, version + 9), status=409) == "error-stale"
    assert server.refusal("GET", "hint?seat=0", status=400) == "error-request"
    assert server.refusal("GET", "hint?version=0", status=400) == "error-request"
    assert adviser.hinted == []


def test_the_server_goes_on_while_a_hint_is_thought_and_forgets_it_with_its_asker(tmp_path: Path) -> None:
    adviser = SlowAdviser()
    with house(tmp_path / "tables.sqlite3", adviser) as at:
        version = at.new("here", "here", seed=first_seat(0)).state()["version"]
        asked = ask_from_outside(at, hint(0, version))
        until(at, lambda: len(adviser.waiting) == 1)
        assert at.state()["version"] == version
        at.client.get("/api/titles").raise_for_status()
        in_server(at, asked.leave)
        until(at, asked.is_answered)
        assert adviser.waiting[0].cancelled()
        again = ask_from_outside(at, hint(0, version))
        until(at, lambda: len(adviser.waiting) == 2)
        in_server(at, adviser.waiting[1].set_result, None)
        until(at, again.is_answered)
        assert (asked.status, again.status) == (499, 200)


def test_however_many_ask_at_a_table_they_take_one_place_among_those_who_wait(tmp_path: Path) -> None:
    adviser = SlowAdviser()
    with house(tmp_path / "tables.sqlite3", adviser) as at:
        asked = []
        for places in (3, 1):
            version = at.new("here", "here", seed=first_seat(0)).state()["version"]
            asked += [ask_from_outside(at, hint(0, version)) for _ in range(places)]
        until(at, lambda: len(adviser.waiting) == 2)
        in_server(at, asyncio.sleep, 0.05)
        assert len(adviser.waiting) == 2
        for thought in adviser.waiting:
            in_server(at, thought.set_result, None)
        until(at, lambda: all(one.is_answered() for one in asked))
        assert [one.status for one in asked] == [200] * 4


class Outsider:
    """Somebody whose request is under way."""

    def __init__(self, server: House, path: str) -> None:
        self.status = 0
        self._left = asyncio.Event()
        name, _, query = path.partition("?")
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"/api/tables/{server.table}/{name}",
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {server.key}".encode())],
        }
        self._answer = asyncio.ensure_future(server.client.app(scope, self._receive, self._send))

    async def leave(self) -> None:
        """Wait for the answer no longer."""
        self._left.set()

    def is_answered(self) -> bool:
        """Whether the server is done with the request."""
        return self._answer.done() and self._answer.result() is None

    async def _receive(self) -> Json:
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Json) -> None:
        self.status = message.get("status", self.status)


def ask_from_outside(server: House, path: str) -> Outsider:
    """Begin to ask for something."""

    async def ask() -> Outsider:
        return Outsider(server, path)

    found: Outsider = in_server(server, ask)
    return found


# Analyses


def finished(server: House, undone: bool = False) -> list[Json]:
    """Finish a game at a table, and give the moves that count."""
    record = str(a_game(moves=2000).record).splitlines(keepends=True)
    server.sit(server.client.post("/api/tables/from-record", content="".join(record[:-3]), headers=PLAIN).json())
    server.ask("POST", "seats/0", {"name": "Ann"})
    if undone:
        seat = server.state()["waiting"][0]
        server.move()
        server.undo(seat)
    while not server.state()["view"]["over"]:
        server.move()
    history: list[Json] = server.state()["history"][1:]
    return history


def slices(server: House, first: int = 0, key: str | None = None) -> Iterator[Json]:
    """The analysis of the table, slice by slice."""
    wanted: int | None = first
    while wanted is not None:
        found = server.ask("GET", f"analysis?from={wanted}", key=key)
        yield found
        wanted = found["next"]


def test_before_its_end_a_game_is_not_analysed(server: House, adviser: Adviser) -> None:
    server.new("here", "here")
    assert server.refusal("GET", "analysis?from=0", status=409) == "error-not-over"
    assert adviser.reviewed == []


def test_the_slices_of_an_analysis_join_to_the_whole_game(server: House, adviser: Adviser) -> None:
    history = finished(server, undone=True)
    assert history[-1]["version"] > len(history)
    told = list(slices(server))
    assert {one["decisions"] for one in told} == {len(history)}
    joined = sorted((one["version"], one["seat"], one["move"]) for each in told for one in each["slice"])
    assert joined == [(past["version"], past["seat"], past["move"]) for past in history]
    # The first one is told at once, and of all the others as many as are ready.
    assert [len(each["slice"]) for each in told[:2]] == [1, SLICE]
    assert adviser.reviewed == [1, *range(len(history) - 1, 0, -SLICE)]


def test_the_first_reviews_are_spread_over_the_game(server: House) -> None:
    history = finished(server)
    place = {past["version"]: number for number, past in enumerate(history)}
    told = slices(server)
    seen = sorted(place[one["version"]] for each in (next(told), next(told), next(told)) for one in each["slice"])
    assert max(later - earlier for earlier, later in pairwise([0, *seen, len(history)])) <= len(history) / 4
    assert (len(seen), seen[-1]) == (1 + 2 * SLICE, len(history) - 1)


def test_whoever_leaves_an_analysis_has_nothing_more_looked_at(tmp_path: Path) -> None:
    adviser = SlowAdviser()
    with house(tmp_path / "tables.sqlite3", adviser) as at:
        finished(at)
        asked = ask_from_outside(at, "analysis?from=0")
        until(at, lambda: len(adviser.waiting) == 1)
        in_server(at, adviser.waiting[0].set_result, None)
        until(at, asked.is_answered)
        left = ask_from_outside(at, "analysis?from=1")
        until(at, lambda: len(adviser.waiting) == 2)
        in_server(at, left.leave)
        until(at, left.is_answered)
        assert (asked.status, left.status) == (200, 499)
        assert adviser.waiting[1].cancelled()
        in_server(at, asyncio.sleep, 0.05)
        assert len(adviser.waiting) == 2
        # Whoever comes back goes on where the first answer ended.
        again = ask_from_outside(at, "analysis?from=1")
        until(at, lambda: len(adviser.waiting) == 3)
        in_server(at, adviser.waiting[2].set_result, None)
        until(at, again.is_answered)
        assert again.status == 200


def test_the_second_viewer_of_an_analysis_is_served_from_memory(server: House, adviser: Adviser) -> None:
    finished(server)
    told = [one for each in slices(server) for one in each["slice"]]
    calls = len(adviser.reviewed)
    (whole,) = slices(server, key="")
    assert whole["slice"] == told
    assert whole["next"] is None
    assert server.ask("GET", "analysis?from=3")["slice"] == told[3:]
    assert len(adviser.reviewed) == calls


def test_after_the_end_of_a_game_there_is_nothing_to_analyse_or_to_hint_at(server: House, adviser: Adviser) -> None:
    count = len(finished(server))
    assert server.ask("GET", f"analysis?from={count}") == {"decisions": count, "next": None, "slice": []}
    assert server.refusal("GET", "analysis", status=400) == "error-request"
    assert server.refusal("GET", hint(0, server.state()["version"]), status=422) == "reason-over"
    assert adviser.reviewed == adviser.hinted == []


# In a worker


def test_a_hint_knows_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record tells a worker all hands; its seat's hint is the one for any other hands that it can't see."""
    monkeypatch.setattr(advice, "hint", partial(advice.hint, care=QUICK))
    game = late_game("hallertau", 2, left=120, seed=4, cards="on")
    seat = game.to_act[0]
    rng = Random(f"{game.version} {seat}")
    assert suggest(game.record, seat) == advice.hint(game.title, game.redeal(seat, Random(8)), seat, rng)


def test_a_slice_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "reviews_of", partial(advice.reviews_of, care=QUICK))
    record = late_game("agricola", 2, left=0).record
    last = range(len(record.moves))[-5:]
    assert [one.version for one in review(record, last, seconds=0)] == [last[0] + 1]
    assert len(review(record, last, seconds=600)) == 5


def test_workers_think_of_hints_and_analyses(tmp_path: Path) -> None:
    game = late_game("agricola", 2, left=10)
    whole = late_game("agricola", 2, left=0).record
    thinker = ProcessThinker()

    async def ask() -> None:
        found = await asyncio.gather(
            thinker.suggest(game.record, game.to_act[0]), thinker.review(whole, [len(whole.moves) - 1])
        )
        suggestions, (last,) = found
        assert suggestions[0].move in game.moves_of(game.to_act[0]).texts
        assert last.version == len(whole.moves)

    try:
        asyncio.run(ask())
    finally:
        thinker.close()


def test_a_worker_that_thinks_too_long_is_stopped(capfd: pytest.CaptureFixture[str]) -> None:
    worker = Worker(patience=0.2)
    try:
        with pytest.raises(ThinkingError):
            asyncio.run(worker.ask(time.sleep, 600))
    finally:
        worker.close()
    assert "Timeout" in capfd.readouterr().err


def test_an_analysis_begins_with_what_hands_were_worth(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    worth = HandWorth(1, 3.5, 0.75, "villager", 120)
    monkeypatch.setattr("allmende.server.bots.advice.hand_worths", lambda _: [worth])
    finished(server)
    first, *others = slices(server)
    assert first["hands"] == [{"seat": 1, "points": 3.5, "half": 0.75, "bot": "villager", "games": 120}]
    assert all("hands" not in each for each in others)
