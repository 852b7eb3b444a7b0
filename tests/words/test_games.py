"""Whatever a game of any size says, both languages have the words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

import msgspec
import pytest

import allmende
from allmende import TITLES, Game
from allmende.core import EVERYTHING, Event, Message, OptionError, RecordError, Title, UndoError
from allmende.words import LANGUAGES, Speaker

NAMES = ["Anna", "Ben", "Clara", "David"]
SPEAKERS = [Speaker(code, strict=True) for code in LANGUAGES]


def _check(text: str) -> None:
    assert text
    assert not any(mark in text for mark in ("{", "}", "$", "undefined", "None", "???", "  ", " ."))


def _say(message: Message) -> None:
    for speaker in SPEAKERS:
        _check(speaker.say(message))


def _tell(happened: list[Event], players: int) -> None:
    for event in happened:
        for speaker in SPEAKERS:
            _check(speaker.tell(event, NAMES[:players]))


TOLD = 0.05
"""How often a position is told as a whole: there are hundreds of lines in it."""


def _tell_position(game: Game) -> None:
    """The whole position, with all hands open."""
    names = NAMES[: game.players]
    for passage in game.title.passages(game.state, EVERYTHING):
        for speaker in SPEAKERS:
            _check(speaker.say(passage.heading, names))
            for line in passage.lines:
                for message in (line.says, *line.about, *([] if line.name is None else [line.name])):
                    _check(speaker.say(message, names))


def _say_position(game: Game, rng: Random) -> None:
    """Everything that is said about what can be decided now, and about what can't."""
    if rng.random() < TOLD or game.is_over:
        _tell_position(game)
    for seat in range(game.players):
        decision = game.decision(seat)
        if decision:
            _say(decision.prompt)
            for offered in decision.moves:
                _say(offered.label)
            for refusal in decision.refusals:
                _say(refusal.reason)
        for move in rng.sample(range(len(game.title.vocabulary)), 5):
            if move not in game.moves_of(seat):
                _say(game.title.why_not(game.state, seat, move))


HALLERTAU: list[dict[str, str]] = [
    {"cards": "off"},
    {"cards": "off", "progress": "clockwise"},
    {"gateway": "random", "farmyard": "random"},
    {"gateway": "mixed", "farmyard": "mixed", "progress": "clockwise"},
]
ARLE: list[dict[str, str]] = [{"houses": "light"}, {"houses": "dark"}, {"houses": "dark", "rules": "online"}]
AGRICOLA: list[dict[str, str]] = [{}, {"side_job": "on", "tile": "on"}, {"cards": "base"}]
TABLES = [(allmende.hallertau, players, options) for options in HALLERTAU for players in (1, 2, 3, 4)]
TABLES += [(allmende.arle, players, options) for options in ARLE for players in (1, 2)]
TABLES += [(allmende.agricola, players, options) for options in AGRICOLA for players in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("shelf", "players", "options"),
    TABLES,
    ids=[f"{shelf.__name__} {players} {' '.join(options.values())}" for shelf, players, options in TABLES],
)
def test_a_random_game_can_be_told_to_the_end(shelf: ModuleType, players: int, options: dict[str, str]) -> None:
    rng = Random(players)
    game: Game = shelf.new(players=players, seed=players, **options)
    _tell(game.opening, players)
    while not game.is_over:
        _say_position(game, rng)
        seat = rng.choice(game.to_act)
        _tell(game.play(rng.choice(list(game.moves_of(seat))), seat), players)
    _say_position(game, rng)


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())
def test_every_move_has_a_label(title: Title[Any, Any]) -> None:
    for move in range(len(title.vocabulary)):
        _say(title.vocabulary[move].label)


def _messages(value: Any) -> Iterator[Message]:
    """All messages in something that is printed."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from _messages(list(msgspec.structs.asdict(value).values()))
    elif isinstance(value, list):
        for part in value:
            yield from _messages(part)


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())
def test_everything_that_is_printed_has_a_text(title: Title[Any, Any]) -> None:
    printed = list(_messages([title.reference(), *title.cards()]))
    assert printed
    for message in printed:
        _say(message)


def test_errors_of_the_rules_have_words() -> None:
    game = allmende.hallertau.new(players=2, seed=1, cards="off")
    wrong: list[Callable[[], object]] = [
        lambda: allmende.hallertau.new(players=5),
        lambda: allmende.hallertau.new(cards="marked"),
        lambda: allmende.hallertau.new(weather="fine"),
        lambda: game.undo(),
        lambda: allmende.replay("nonsense"),
        lambda: allmende.replay(str(game.record) + "1 place moon\n"),
        lambda: allmende.replay(str(game.record) + "1 spend sheep stables\n"),
    ]
    for attempt in wrong:
        with pytest.raises((OptionError, UndoError, RecordError)) as caught:
            attempt()
        _say(caught.value.message)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=list(LANGUAGES))
def test_a_whole_log_is_spoken_in_well_under_a_second(speaker: Speaker) -> None:
    game = allmende.hallertau.new(players=4, seed=4)
    rng = Random(4)
    log = list(game.opening)
    while not game.is_over:
        seat = rng.choice(game.to_act)
        log += game.play(rng.choice(list(game.moves_of(seat))), seat)
    began = process_time()
    for event in log:
        speaker.tell(event, NAMES)
    assert process_time() - began < 0.5


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", [allmende.hallertau.TITLE, allmende.arle.TITLE], ids=lambda title: title.name)
def test_what_stands_on_a_button_begins_large(title: Title[Any, Any], code: str) -> None:
    speaker = Speaker(code, strict=True)
    labels = [speaker.say(title.vocabulary[move].label) for move in range(len(title.vocabulary))]
    assert [label for label in labels if label[0].islower()] == []


def test_two_of_a_crop_in_a_field_are_named_in_the_plural() -> None:
    vocabulary = allmende.hallertau.TITLE.vocabulary
    said = [
        Speaker("en").say(vocabulary[vocabulary.parse(move)].label)
        for move in ("sow hops row 5", "sow two hops row 5", "spend field row 4 two hops")
    ]
    assert said == ["Sow 1 Hop in row 5", "Sow 2 Hops in row 5", "Give up the Field with 2 Hops in row 4"]
