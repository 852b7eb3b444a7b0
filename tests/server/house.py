"""A server for tests: bots that need no process, and a client that knows the paths."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import time
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from allmende.bots import tasks
from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Game, Record
from allmende.problems.judging import Judgement, judged
from allmende.server import create_app
from allmende.server.admin.retention import NEVER, Terms
from allmende.server.bots.thinker import Thinker
from allmende.server.jobs.background import by_themselves
from allmende.server.notifications.config import NotificationConfig
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.messages import Update
from allmende.server.tables.table import Question
from allmende.titles import replay
from server.by_hand import ByHand
from server.laid_out import lay_out

Json = dict[str, Any]
T = TypeVar("T")
PLAIN = {"Content-Type": "text/plain"}
"""With which a record is sent."""
QUIET: Json = {
    field.name: msgspec.to_builtins(field.default_factory() if field.default is msgspec.NODEFAULT else field.default)
    for field in msgspec.structs.fields(Update)
    if not field.required
}
"""What an update means where it says nothing."""


class RandomThinker:
    """Answers at once with any legal move."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)
        self.asked: list[Question] = []

    async def answer(self, question: Question) -> str:
        self.asked.append(question)
        return self.random.choice(replay(question.record).moves_of(question.seat).texts)

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        raise AssertionError("no hint is wanted here")

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        raise AssertionError("no analysis is wanted here")

    async def value(self, record: Record) -> Value:
        raise AssertionError("no value is wanted here")

    async def play_on(self, record: Record, bot: str) -> list[str]:
        game, played = replay(record), list[str]()
        while not game.is_over:
            played.append(self.random.choice(game.moves_of(0).texts))
            game.play(played[-1], 0)
        return played

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        return judged(title, problem, moves)

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        return tasks.survey(games)

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        return tasks.tally_cards(sets, games)

    def close(self) -> None:
        pass


class Chance:
    """Deals as by a seed, so that a test that fails fails again."""

    seed = 7

    def __call__(self) -> Random:
        return Random(self.seed)


class Clock:
    """Goes on when it is told to."""

    now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


class House:
    """A server and requests to it. `key` goes with every request unless another is given.

    One whose jobs are driven `by_hand` has the test's `clock`.
    """

    def __init__(
        self,
        client: TestClient,
        chance: Chance,
        by_hand: ByHand | None = None,
        clock: Callable[[], float] = time,
    ) -> None:
        self.client = client
        self.chance = chance
        self.clock = clock
        self.by_hand = by_hand
        self.table = ""
        self.key = ""
        self.links: dict[int, str] = {}

    def settle(self) -> None:
        """Have all jobs of the server do what there is to do now."""
        assert self.by_hand is not None, "the jobs of this server go on by themselves"
        assert self.client.portal is not None
        self.client.portal.call(self.by_hand.settle)

    def settled(self, found: Callable[[], T]) -> T:
        """What there is once all jobs have done what there is to do now; AssertionError if there is nothing."""
        self.settle()
        there = found()
        assert there, f"there is {there!r}, though all is done"
        return there

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and all that is due by then be done; what was due before was done before."""
        assert isinstance(self.clock, Clock)
        self.settle()
        self.clock.now += seconds
        self.settle()

    def new(self, *kinds: str, seed: int = 7, cards: str = "off", absence: int | None = None, **options: str) -> House:
        """Set up a table with seats of these kinds; names are Ann, Bob, Cid, Dot. Chance deals as by this seed."""
        self.chance.seed = seed
        options = {"cards": cards, **options}
        names = ("Ann", "Bob", "Cid", "Dot")
        players = [
            {"kind": "bot", "name": name, "bot": kind[4:]} if kind.startswith("bot:") else {"kind": kind, "name": name}
            for kind, name in zip(kinds, names, strict=False)
        ]
        wanted = {"title": "hallertau", "players": players, "options": options, "absence": absence}
        return self.sit(self.ask("POST", "/api/tables", wanted))

    def sit(self, made: Json) -> House:
        """Stay at the table of a NewTableReply."""
        self.table, self.key = made["table"], made["key"]
        self.links = {seat["seat"]: seat["key"] for seat in made["seats"] if "key" in seat}
        return self

    def ask(
        self, method: str, path: str, body: object = None, *, key: str | None = None, status: int | None = None
    ) -> Json:
        """Ask for something and give the reply, whose status is 200 or 201 unless it should be another."""
        if not path.startswith("/"):
            path = f"/api/tables/{self.table}" + ("" if path[:1] in ("", "?") else "/") + path
        key = self.key if key is None else key
        reply = self.client.request(method, path, json=body, headers={"Authorization": f"Bearer {key}"} if key else {})
        assert reply.status_code in ((200, 201) if status is None else (status,)), reply.text
        found: Json = reply.json()
        return found

    def refusal(self, method: str, path: str, body: object = None, *, status: int, key: str | None = None) -> str:
        """Ask for something that is refused, and give the id of the reason."""
        reason = self.ask(method, path, body, key=key, status=status)["message"]["id"]
        assert isinstance(reason, str)
        return reason

    def state(self, key: str | None = None, at: int | None = None, eyes: int | None = None) -> Json:
        """The table as it is, or was."""
        query = {name: number for name, number in (("at", at), ("eyes", eyes)) if number is not None}
        return self.ask("GET", f"?{urlencode(query)}" if query else "", key=key)

    def move(self, move: str | None = None, seat: int | None = None, key: str | None = None) -> int:
        """Play a move, by default the first one that is offered, and give the new version."""
        state = self.state(key, eyes=seat)
        (decision,) = state["decisions"]
        text = decision["moves"][0]["text"] if move is None else move
        body = {"version": state["version"], "seat": decision["seat"], "move": text}
        version = self.ask("POST", "moves", body, key=key)["version"]
        assert isinstance(version, int)
        return version

    def undo(
        self,
        seat: int,
        version: int | None = None,
        key: str | None = None,
        *,
        turn: bool = False,
        to: int | None = None,
    ) -> int:
        """Take back a seat's last move, its whole turn, or its moves down to one, and give the new version."""
        version = self.state(key)["version"] if version is None else version
        made = self.ask("POST", "undo", {"version": version, "seat": seat, "turn": turn, "to": to}, key=key)["version"]
        assert isinstance(made, int)
        return made

    @contextmanager
    def stream(
        self, key: str | None = None, since: int | None = None, eyes: int | None = None
    ) -> Iterator[WebSocketTestSession]:
        """Listen to the table, as a page does."""
        asked = {"since": since, "eyes": eyes}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        mine = self.key if key is None else key
        spoken = ["allmende", f"key.{mine}"] if mine else []
        with self.client.websocket_connect(f"/api/tables/{self.table}/stream?{query}", spoken) as stream:
            yield stream


@contextmanager
def house(
    store: Store | Path,
    thinker: Thinker | None = None,
    clock: Callable[[], float] = time,
    notifications: NotificationConfig | None = None,
    urls: Sequence[str] = (),
    *,
    by_hand: bool = False,
    admin_key: str = "",
    terms: Terms = NEVER,
) -> Iterator[House]:
    """A running server over a store or an SQLite file; its jobs go on by themselves, or `by_hand` with `settle`."""
    kept: Store = SqliteStore(lay_out(store)) if isinstance(store, Path) else store
    chance, hand = Chance(), ByHand(kept) if by_hand else None
    app = create_app(
        hand.store if hand else kept,
        thinker or RandomThinker(),
        clock=clock,
        chance=chance,
        notifications=notifications,
        urls=urls,
        admin_key=admin_key,
        terms=terms,
        run=hand.run if hand else by_themselves,
    )
    with TestClient(app) as client:
        yield House(client, chance, hand, clock)


def changed(value: Any, at: list[str | int], to: Any) -> Any:
    """A value with the part at the end of this way replaced."""
    if not at:
        return to
    first, *rest = at
    found = value.copy()
    # What a mapping has more is told as a whole.
    found[first] = changed(found[first], rest, to) if rest else to
    return found


class Screen:
    """What a client knows: it follows a stream as the browser does."""

    def __init__(self) -> None:
        self.state: Json = {}

    def hear(self, message: Json) -> None:
        """Take a message in."""
        if message["type"] == "state":
            self.state = message
            return
        message = {**QUIET, **message}
        history = self.state["history"]
        if message["undone"]:
            history = [past for past in history if past["version"] <= message["since"]]
        known = history[-1]["version"]
        history = [*history, *(past for past in message["past"] if past["version"] > known)]
        notes = [note for note in self.state["notes"] if note["version"] <= message["since"]] + message["notes"]
        view = message["view"] or self.seen(message["scenes"])
        shared = {name: value for name, value in message.items() if name in self.state and name != "type"}
        self.state = {**self.state, **shared, "view": view, "history": history, "notes": notes}

    def seen(self, scenes: list[Json]) -> Json:
        """The view to which scenes lead from the one that is known."""
        view: Json = self.state["view"]
        for scene in scenes:
            for change in scene["changes"]:
                view = changed(view, change["at"], change["to"])
        return view

    def follow(self, stream: WebSocketTestSession, version: int) -> Json:
        """Listen until the table has this version or a later one, and give what the screen shows then."""
        while not self.state or self.state["version"] < version:
            self.hear(stream.receive_json())
        return self.state


def a_game(players: int = 2, moves: int = 2000, seed: int = 3, cards: str = "off") -> Game:
    """A game after so many random moves, or at its end."""
    from allmende import hallertau

    game, random = hallertau.new(players=players, seed=seed, cards=cards), Random(seed)
    while not game.is_over and game.version < moves:
        seat = random.choice(game.to_act)
        game.play(random.choice(list(game.moves_of(seat))), seat)
    return game
