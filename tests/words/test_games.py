"""Whatever a game of any size says, both languages have the words for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import pytest

import allmende
from allmende import Game
from allmende.core import Event, Message, OptionError, RecordError, UndoError
from allmende.hallertau.language import Used
from allmende.hallertau.spaces import SPACES
from allmende.hallertau.vocabulary import VOCABULARY
from allmende.hallertau.wording import sentence
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


def _say_position(game: Game, rng: Random) -> None:
    """Everything that is said about what can be decided now, and about what can't."""
    for seat in range(game.players):
        decision = game.decision(seat)
        if decision:
            _say(decision.prompt)
            for offered in decision.moves:
                _say(offered.label)
            for refusal in decision.refusals:
                _say(refusal.reason)
        for move in rng.sample(range(len(VOCABULARY)), 5):
            if move not in game.moves_of(seat):
                _say(game.title.why_not(game.position, seat, move))


TABLES: list[dict[str, str]] = [
    {"cards": "off"},
    {"cards": "off", "progress": "clockwise"},
    {"gateway": "random", "farmyard": "random"},
    {"gateway": "mixed", "farmyard": "mixed", "progress": "clockwise"},
]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options.values()))
def test_a_random_game_can_be_told_to_the_end(players: int, options: dict[str, str]) -> None:
    rng = Random(players)
    game = allmende.hallertau.new(players=players, seed=players, **options)
    _tell(game.opening, players)
    while not game.is_over:
        _say_position(game, rng)
        seat = rng.choice(game.to_act)
        _tell(game.play(rng.choice(list(game.moves_of(seat))), seat), players)
    _say_position(game, rng)


def test_every_move_has_a_label() -> None:
    for move in range(len(VOCABULARY)):
        _say(VOCABULARY[move].label)


@pytest.mark.parametrize("space", SPACES, ids=lambda space: str(space.target))
def test_every_action_space_has_a_text(space: Used) -> None:
    _say(sentence(space))


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
