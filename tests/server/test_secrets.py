"""Nothing that is sent names a card that the eyes it is sent to can't know: other hands, face-down cards, piles."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from random import Random

import pytest
from starlette.testclient import WebSocketTestSession

from allmende import hallertau
from allmende.core import ONLOOKER, Event, Game
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.record.events import CardDiscarded, CardPlayed, CardsDrawn
from server.house import PLAIN, House, Json, Screen, a_game

DECKS = {"gateway": "advanced", "farmyard": "mixed"}
"""Decks whose numbers all have three digits, so that such a number in a message is a card, unless it counts."""
CARDS = frozenset(CARD_NAMES[30:])
_COUNTS = re.compile(
    r'"(version|since|points|table)": "?[\w-]+|"(goal|piles|undo_to)": [\[{][^\]}]*'
    r'|"at": \["piles", "\w+"\], "to": \d+|"at": \[[^\]]*"(points|window_points)"\], "to": \d+'
)
_NUMBER = re.compile(r"(?<![\w.])\d{3}(?![\w.])")


def named(message: Json) -> set[str]:
    """Every card number that a message contains, wherever it stands."""
    return set(_NUMBER.findall(_COUNTS.sub("", json.dumps(message)))) & CARDS


class Knowledge:
    """Which cards each seat has seen; it plays the game along, from the history that anybody hears."""

    def __init__(self, players: int, seed: int) -> None:
        self.seen: dict[int, set[str]] = {seat: set() for seat in range(ONLOOKER, players)}
        self.players = players
        self.seed = seed
        self.version = 0
        self.game = self._begin()
        self.moves: list[tuple[int, str]] = []

    def _begin(self) -> Game:
        game = hallertau.new(self.players, self.seed, None, **DECKS)
        for seat in range(self.players):
            self.seen[seat] |= {card.number for card in game.view(seat).players[seat].hand}  # type: ignore[attr-defined]
        self.learn(game.opening)
        return game

    def follow(self, state: Json) -> None:
        """Take in what has been played; moves that are gone were taken back, but what they showed was seen."""
        if state["version"] <= self.version:
            return
        self.version = state["version"]
        moves = [(past["seat"], past["move"]) for past in state["history"][1:]]
        if moves[: len(self.moves)] != self.moves:
            self.game, self.moves = self._begin(), []
        for seat, move in moves[len(self.moves) :]:
            self.learn(self.game.play(move, seat))
        self.moves = moves

    def learn(self, events: list[Event]) -> None:
        """Note who has seen a card."""
        for event in events:
            match event:
                case CardsDrawn():
                    self.seen[event.seat].update(event.cards)
                case CardPlayed() | CardDiscarded():
                    for seen in self.seen.values():
                        seen.add(event.card)
                case _:
                    pass

    def check(self, message: Json, eyes: int) -> Json:
        """The message, which names no card that these eyes have not seen."""
        assert named(message) <= self.seen[eyes]
        return message


class Listener:
    """A stream, and whose eyes it is for: None where the server chooses."""

    def __init__(self, stream: WebSocketTestSession, key: str, eyes: int | None) -> None:
        self.stream = stream
        self.key = key
        self.eyes = eyes
        self.screen = Screen()

    def follow(self, version: int, knowledge: Knowledge) -> Json:
        """What the screen shows when the table has this version, having checked all that was sent."""
        while not self.screen.state or self.screen.state["version"] < version:
            message = self.stream.receive_json()
            self.screen.hear(message)
            knowledge.follow(self.screen.state)
            assert self.eyes in (None, message["eyes"])
            knowledge.check(message, message["eyes"])
        return self.screen.state


def play(server: House, seed: int) -> Knowledge:
    """Play a whole game with random moves, and look at everything that anybody is sent."""
    random = Random(seed)
    knowledge = Knowledge(len(server.state("")["players"]), seed)
    keys = {seat: key for key in (server.key, *server.links.values()) for seat in server.state(key)["mine"]}
    with ExitStack() as streams:

        def listen(key: str, eyes: int | None) -> Listener:
            return Listener(streams.enter_context(server.stream(key, eyes=eyes)), key, eyes)

        seats = {seat: listen(key, seat) for seat, key in keys.items()}
        others = [listen("", None), listen(server.key, None)]
        version = 0
        while not knowledge.game.is_over:
            for listener in (*others, *seats.values()):
                version = listener.follow(version, knowledge)["version"]
            if random.random() < 0.05:
                look_around(server, knowledge, keys, random)
            if others[0].screen.state["thinking"]:
                version += 1  # a bot is going to move
            elif not knowledge.game.is_over:
                version = act(server, knowledge, seats[random.choice(knowledge.game.to_act)], random)
    return knowledge


def act(server: House, knowledge: Knowledge, listener: Listener, random: Random) -> int:
    """Let a seat preview and move, or take its last move back, and give the new version."""
    state, seat = listener.screen.state, listener.eyes
    assert seat is not None
    if seat in state["undo"] and random.random() < 0.1:
        return server.undo(seat, state["version"], listener.key)
    (decision,) = state["decisions"]
    assert decision["seat"] == seat
    move = random.choice(decision["moves"])["text"]
    if random.random() < 0.3:
        path = f"preview?seat={seat}&version={state['version']}&move={move}"
        knowledge.check(server.ask("GET", path, key=listener.key), seat)
    body = {"version": state["version"], "seat": seat, "move": move}
    version = knowledge.check(server.ask("POST", "moves", body, key=listener.key), seat)["version"]
    assert isinstance(version, int)
    return version


def look_around(server: House, knowledge: Knowledge, keys: dict[int, str], random: Random) -> None:
    """Ask for whatever can be asked for, with all eyes."""
    then = random.randrange(knowledge.version + 1)
    for seat, key in [(ONLOOKER, ""), *keys.items()]:
        eyes = None if seat == ONLOOKER else seat
        now = server.state(key, eyes=eyes)
        knowledge.follow(now)
        for state in (now, server.state(key, at=then, eyes=eyes), server.state(key, at=then)):
            knowledge.check(state, state["eyes"])
        assert now["eyes"] == seat
        assert server.refusal("GET", "record", key=key, status=403) == "error-record-hidden"
        other = random.choice([other for other in keys if keys[other] != key])
        assert server.refusal("GET", f"?eyes={other}", key=key, status=403) == "error-not-yours"
        path = f"preview?seat={other}&version={now['version']}&move=done"
        assert server.refusal("GET", path, key=key, status=403) == "error-not-yours"


def test_two_at_one_screen_one_by_link_and_an_onlooker_learn_only_what_they_may(server: House) -> None:
    knowledge = play(server.new("here", "link", "here", seed=1, cards="on", **DECKS), seed=1)
    # There was something to hide, and each heard what it drew itself.
    for seat in range(3):
        assert len(knowledge.seen[seat]) > len(knowledge.seen[ONLOOKER]) > 10
        state = server.state(server.links.get(seat, server.key), eyes=seat)
        drawn = [event for past in state["history"] for event in past["events"] if event["type"] == "cards-drawn"]
        assert all(len(event["cards"]) == (event["count"] if event["seat"] == seat else 0) for event in drawn)
        assert {event["seat"] for event in drawn} == {0, 1, 2}


def test_bots_tell_nobody_what_they_hold(server: House) -> None:
    knowledge = play(server.new("here", "bot:random", "link", seed=5, cards="on", **DECKS), seed=5)
    assert len(knowledge.seen[1]) > len(knowledge.seen[ONLOOKER])


def test_the_table_as_text_shows_ones_own_hand_alone(server: House) -> None:
    server.new("here", "link", "here", cards="on")

    def text(key: str, query: str = "") -> str:
        return server.client.get(
            f"/api/tables/{server.table}.txt{query}", headers={"Authorization": f"Bearer {key}"}
        ).text

    for seat, key in ((0, server.key), (1, server.links[1]), (2, server.key)):
        hand = [card["number"] for card in server.state(key, eyes=seat)["view"]["players"][seat]["hand"]]
        said = text(key, f"?eyes={seat}")
        backs = "  hand 4 gateway, 1 point; played none"
        assert said.count(backs) == 2
        assert f"  hand {' '.join(hand)}; played none" in said
    assert text("").count(backs) == 3
    assert text(server.links[1]) == text(server.links[1], "?eyes=1")


@pytest.mark.parametrize("kinds", [("here",), ("here", "here"), ("here", "bot:random"), ("here", "link")])
def test_while_hands_are_hidden_nobody_gets_the_record(server: House, kinds: tuple[str, ...]) -> None:
    server.new(*kinds, cards="on")
    assert server.refusal("GET", "record", status=403) == "error-record-hidden"


def test_when_the_game_is_over_the_record_is_open(server: House) -> None:
    game = a_game(cards="on")
    server.sit(server.client.post("/api/tables/from-record", content=str(game.record), headers=PLAIN).json())
    assert server.client.get(f"/api/tables/{server.table}/record").text == str(game.record)
