"""Two games that differ only in what a seat can't see send it the same, byte for byte, however long they last.

Both are played at servers of their own, by moves that look the same to the seat. It listens to the stream, asks for
whatever can be asked, and tries what it may not. Names of tables and keys are the same, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from httpx2 import Response
from starlette.testclient import WebSocketTestSession

from allmende.agricola.record.deal import DRAWING_LOTS, HANDS
from allmende.bots import advice, tasks
from allmende.bots.advice import Review, Suggestion
from allmende.core import ONLOOKER, Game, Record
from allmende.server import keys
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.entries import Opened, Seat, encode
from allmende.titles import TITLES
from late_games import QUICK
from server.house import House, RandomThinker, house
from twins import drawing_lots, twin

TABLE: Final = "twins"
SEEDS: Final = 8
"""So many games are tried: others' hands may always decide whether they are asked, so that every other game tells."""
LOOKS: Final = 0.04
"""How often a seat looks around before a move."""
REPORTS: Final = 3
"""In one look of so many a game is reported: that takes longer than all else, and tells everything that was before."""


class QuickThinker(RandomThinker):
    """Thinks about hints and analyses as the server does, but little, and here."""

    async def play_on(self, record: Record, bot: str) -> list[str]:
        raise AssertionError("no bot plays alone here")

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return tasks.suggest(record, seat)

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return tasks.review(record, decisions, seconds=0)


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint, or what is said to a move, takes little thought, and is always brought to its end."""
    monkeypatch.setattr(advice, "hint", partial(advice.hint, care=QUICK))
    monkeypatch.setattr(advice, "reviews_of", partial(advice.reviews_of, care=QUICK))


@dataclass
class Case:
    """A game to be played: by the `favourites` among the moves where there are any, else by any. `eyes` look on.

    It is looked at for so many moves, or to its end; `deal` changes how it begins.
    """

    title: str
    players: int
    options: dict[str, str]
    eyes: int
    moves: int | None = None
    seed: int = 1
    favourites: tuple[str, ...] = ()
    deal: Callable[[Any], Any] = lambda deal: deal

    def played(self, seed: int) -> Game:
        """The game of this seed."""
        title, random = TITLES[self.title], Random(seed)
        game = Game.new(title, self.players, seed, None, self.options)
        game = Game(title, self.players, game.options, self.deal(game.deal))
        while not game.is_over and (self.moves is None or game.version < self.moves):
            seat = random.choice(game.to_act)
            texts = game.moves_of(seat).texts
            game.play(random.choice([text for text in texts if text.split()[-1] in self.favourites] or texts), seat)
        return game

    def __str__(self) -> str:
        options = " ".join(value for value in self.options.values())
        return f"{self.title} {self.players} {options} eyes {self.eyes} {self.moves or 'all'} {self.seed}"


class Twins:
    """Two servers, each with one of two games, and somebody at both with these eyes."""

    def __init__(self, games: tuple[Game, Game], eyes: int, folder: Path, stack: ExitStack, random: Random) -> None:
        self.games = games
        self.eyes = eyes
        self.random = random
        self.key = "" if eyes == ONLOOKER else f"key-{eyes}"
        self.version = 0
        self.looks = 0
        self.houses = [stack.enter_context(_house(game, folder / f"{n}.sqlite3")) for n, game in enumerate(games)]
        self.streams = [self._stream(one, stack) for one in self.houses]
        self.hear()

    def _stream(self, one: House, stack: ExitStack) -> WebSocketTestSession:
        one.table = TABLE
        return stack.enter_context(one.stream(self.key))

    def hear(self) -> None:
        """The next message of the stream is the same."""
        one, other = (stream.receive_text() for stream in self.streams)
        assert one == other
        self.version = msgspec.json.decode(one)["version"]

    def ask(self, path: str, body: object = None) -> Any:
        """What is asked for with these eyes, in both games the same to the last byte, headers included.

        The id of a request, which is drawn anew for each, is the only header that differs.
        """
        one, other = (_ask(house, path, body, self.key) for house in self.houses)
        for reply in (one, other):
            assert reply.headers.pop("x-request-id")
        assert (one.status_code, one.content, one.headers) == (other.status_code, other.content, other.headers)
        return one.json() if one.headers["content-type"] == "application/json" else one.text

    def play(self, hints: Collection[int]) -> None:
        """Play both games from their beginning; before these of its moves, counted from its last, it gets a hint."""
        pairs = list(zip(*(game.record.moves for game in self.games), strict=True))
        own = [number for number, ((seat, _), _) in enumerate(pairs) if seat == self.eyes]
        hinted = {own[-back] for back in hints if back <= len(own)}
        for number, ((seat, text), (_, other)) in enumerate(pairs):
            if number in hinted:
                self.ask(f"/hint?seat={seat}&version={self.version}")
            if self.random.random() < LOOKS:
                self.look()
            self.move(seat, (text, other))
            if self.random.random() < LOOKS and self.takes_back(seat):
                self.move(seat, (text, other))
        self.look()
        if hinted and self.games[0].is_over:
            self.ask(f"/analysis?from={advice.overview(len(pairs)).index(own[-1])}")

    def move(self, seat: int, texts: tuple[str, str]) -> None:
        """Play the next move of both games."""
        if seat == self.eyes:
            assert texts[0] == texts[1]
            assert self.ask("/moves", self._wish(seat, move=texts[0])) == {"version": self.version + 1}
        else:
            for house, text in zip(self.houses, texts, strict=True):
                reply = _ask(house, "/moves", self._wish(seat, move=text), f"key-{seat}")
                assert reply.status_code == 200, reply.text
        self.hear()

    def takes_back(self, seat: int) -> bool:
        """Whether a seat takes its move back; it may in both games, or in none."""
        replies = [_ask(house, "/undo", self._wish(seat), f"key-{seat}") for house in self.houses]
        one, other = (reply.status_code for reply in replies)
        assert one == other
        if one == 200:
            self.hear()
        return one == 200

    def _wish(self, seat: int, **more: str) -> dict[str, object]:
        return {"seat": seat, "version": self.version, **more}

    def look(self) -> None:
        """Ask for whatever there is, also for what nobody should have."""
        state = self.ask("")
        assert state["eyes"] == self.eyes
        self.ask(f"?at={self.random.randrange(self.version + 1)}")
        self.ask(".txt")
        self.ask("/spoken?language=de")
        over = state["view"]["over"]
        self.looks += 1
        if not over:
            self.ask("/record")
            if self.looks % REPORTS == 0:
                self.ask("/report?language=de")
            self.ask("/analysis?from=0")
        for seat in {self.eyes, self.random.randrange(len(state["players"]))} - {ONLOOKER}:
            about = f"seat={seat}&version={self.version}"
            self.plan(seat)
            self.tries(seat)
            texts = [self._any_move() for _ in range(3)]
            if self.eyes == seat and state["decisions"]:
                texts.append(self.random.choice(state["decisions"][0]["moves"])["text"])
            for text in texts:
                self.ask(f"/why-not?{about}&move={text}")
                self.ask(f"/preview?{about}&move={text}")
            if state["decisions"] and texts[0] not in {move["text"] for move in state["decisions"][0]["moves"]}:
                self.ask("/moves", self._wish(seat, move=texts[0]))
            if seat != self.eyes:
                self.ask(f"?eyes={seat}")
                self.ask(f"/spoken?eyes={seat}")
                self.ask(f"/hint?{about}")
                self.ask("/undo", self._wish(seat))

    def plan(self, seat: int) -> None:
        """Look ahead to a turn that has not come, and to what follows in it."""
        path = ""
        for _ in range(3):
            decision = self.ask(f"/foreseen?seat={seat}{path}").get("decision")
            if decision is None:
                return
            path += f"&move={self.random.choice(decision['moves'])['text']}"

    def tries(self, seat: int) -> None:
        """Try out how a turn could go on, as far as that goes, with moves that may not be possible."""
        path = ""
        for _ in range(3):
            found = self.ask(f"/tried?seat={seat}&version={self.version}{path}")
            if found.get("decision") is None:
                return
            self.ask(f"/tried?seat={seat}&version={self.version}{path}&move={self._any_move()}")
            path += f"&move={self.random.choice(found['decision']['moves'])['text']}"

    def _any_move(self) -> str:
        """One of the moves that other seats make as well, if there are any, or any other."""
        moves = self.games[self.random.randrange(2)].record.moves
        vocabulary = self.games[0].title.vocabulary
        some = vocabulary[self.random.randrange(len(vocabulary))].text
        return self.random.choice([some, self.random.choice(moves)[1]])


def _house(game: Game, file: Path) -> AbstractContextManager[House]:
    """A server with a table where this game begins, all seats taken by link."""
    bare = msgspec.structs.replace(game.record, moves=[])
    seats = [Seat(f"{seat}", "link", key=keys.digest(f"key-{seat}")) for seat in range(game.players)]

    async def lay_down() -> None:
        store = SqliteStore(file)
        await store.open()
        await store.append(TABLE, 0, [encode(Opened(bare, seats, keys.digest("key")))])
        await store.close()

    asyncio.run(lay_down())
    return house(file, QuickThinker(), clock=lambda: 0.0)


def _ask(server: House, path: str, body: object, key: str) -> Response:
    """The whole reply to a request at the table."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    method = "GET" if body is None else "POST"
    return server.client.request(method, f"/api/tables/{TABLE}{path}", json=body, headers=headers)


CASES: Final = [
    Case("agricola", 2, {"cards": "base", "hands": "draft"}, 0),
    Case("agricola", 3, {"cards": "all", "hands": "draft-8"}, ONLOOKER, moves=60),
    Case("agricola", 4, {"cards": "deck-a", "hands": "quick-draft"}, 2, moves=60),
    Case("agricola", 3, {"cards": "deck-b", "hands": "choose-10"}, 1, moves=60),
    Case("agricola", 2, {"cards": "all", "hands": "mulligan", "campaign": "on"}, 1, moves=60),
    Case("agricola", 1, {"cards": "base", "hands": "choose"}, ONLOOKER, moves=40),
    Case("agricola", 2, {"tile": "on"}, 0, moves=30),
    Case("hallertau", 2, {"gateway": "mixed", "farmyard": "mixed"}, 0),
    Case("hallertau", 3, {"gateway": "random", "progress": "clockwise"}, ONLOOKER, moves=100),
    Case("hallertau", 1, {"cards": "off"}, 0, moves=20),
]


def every_case() -> Iterator[Case]:
    """Every title with everything that decides what is hidden, for all numbers of players, an onlooker and a seat."""
    for title in TITLES.values():
        for players in title.players:
            for eyes in (ONLOOKER, players - 1):
                for options in every_options(title.name, players):
                    # Where only what is still to come is hidden, all is known at the end.
                    known = "tile" in options or (players, eyes) == (1, 0)
                    yield Case(title.name, players, options, eyes, 30 if known else None, seed=eyes + 2)


def every_options(title: str, players: int) -> list[dict[str, str]]:
    """The ways to come to a hand."""
    match title:
        case "agricola":
            hands = [hand for hand in HANDS if players == 1 or hand != "choose"]
            decks = ["base", "deck-a", "deck-b", "all"]
            dealt = [{"cards": decks[(n + players) % 4], "hands": hand} for n, hand in enumerate(hands)]
            return [{"tile": "on"}, {"campaign": "on", "cards": "all"}, *dealt]
        case "hallertau":
            mixed = [{"gateway": name, "farmyard": name} for name in ("mixed", "random")]
            return [{"progress": "clockwise"}, {"gateway": "expert", "farmyard": "sheep"}, *mixed]
        case _:
            return []  # nothing is hidden


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_see_changes_nothing_of_what_it_is_sent(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path, hints=[1] if case is CASES[0] else [])


def test_what_is_drawn_by_lot_out_of_a_hand_is_told_to_nobody_else(tmp_path: Path) -> None:
    for eyes in (ONLOOKER, 0):
        case = Case("agricola", 3, {"cards": "all"}, eyes, favourites=DRAWING_LOTS, deal=drawing_lots)
        game = check(case, tmp_path / str(eyes), hints=[])
        told = [noun for _, text in game.record.moves for noun in text.split()]
        assert told.count("keep") >= 3
        assert set(DRAWING_LOTS) <= set(told)


@pytest.mark.thorough
@pytest.mark.parametrize("case", [*every_case()], ids=str)
def test_so_it_is_with_every_option_in_whole_games(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path, hints=[1, 9])


def check(case: Case, folder: Path, hints: Collection[int]) -> Game:
    """Play a game and another one that its eyes can't tell from it; gives the first."""
    for seed in range(case.seed, case.seed + SEEDS):
        random = Random(seed)
        game = case.played(seed)
        other = twin(game, case.eyes, random)
        if other is not None:
            folder.mkdir(exist_ok=True)
            with ExitStack() as stack:
                Twins((game, other), case.eyes, folder, stack, random).play(hints)
            return game
    raise AssertionError("there is no game that looks the same")
