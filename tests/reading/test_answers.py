"""The move in an answer is found however it is wrapped, and what is wrong is said where there is none."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allmende.bots import UnknownBotError
from allmende.core import Game
from allmende.reading import AnswerError, TextGame, move_in
from allmende.reading.game import TextError
from allmende.titles import TITLES

GAME = Game.new(TITLES["hallertau"], 2, 7, None, {})
SEAT = GAME.to_act[0]
TEXTS = GAME.moves_of(SEAT).texts
NURSERY = "place nursery"


def meant(answer: str) -> str:
    """The text of the move that is found in an answer."""
    move = move_in(answer, GAME.title, GAME.state, SEAT)
    return GAME.title.vocabulary[move].text


NUMBER = TEXTS.index(NURSERY) + 1


@pytest.mark.parametrize(
    "answer",
    [
        NURSERY,
        "Place Nursery.",
        "  place   nursery\n",
        "**place nursery**",
        "`place nursery`",
        '"place nursery"',
        str(NUMBER),
        f"{NUMBER}.",
        f"#{NUMBER}",
        f"Move {NUMBER}",
        f"option {NUMBER}",
        f"{NUMBER}. place nursery – Place workers on Nursery",
        f"{NUMBER + 1}. place nursery",
        "I'll play place nursery, because crops are scarce.",
        "Move: place nursery",
        "My move is: **place nursery**.",
        "Final answer: place nursery",
        f"The best one is number three or so.\n\nAnswer: {NUMBER}",
        '{"move": "place nursery"}',
        'Here you are:\n```json\n{"thought": "grow", "move": "place nursery"}\n```',
        f'{{"action": {NUMBER}}}',
        "<think>place sheep-breeding would be nice</think><move>place nursery</move>",
        "\\boxed{place nursery}",
        "\\boxed{\\text{place nursery}}",
        "[place nursery]",
        f"[{NUMBER}]",
        "```\nplace nursery\n```",
        "Both sheep-breeding and the others are slow.\nplace nursery",
        "We have no crops, so we place nursery and hope.",
        "place_nursery",
        "PLACE-NURSERY!",
    ],
)
def test_a_move_is_found(answer: str) -> None:
    assert meant(answer) == NURSERY


def test_a_longer_move_is_not_what_is_part_of_it() -> None:
    assert "place sparingly nursery" in TEXTS
    assert meant("I would rather place sparingly nursery today") == "place sparingly nursery"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("either place nursery or place sheep-breeding, hard to tell", "names several moves"),
        ("", "no legal move is written ''"),
        ("I pass the turn to you", "no legal move is written"),
        ("place nurserry", "such as place nursery"),
        ("pay rye 1", "'pay rye 1' is not legal now: "),
        ("9999", "no legal move is written '9999'"),
        ("{" * 50_000, "no legal move is written"),
        ('{"move": ["place nursery", "done"]}', "place nursery"),
    ],
)
def test_what_is_wrong_is_said(answer: str, why: str) -> None:
    if why == "place nursery":
        assert meant(answer) == NURSERY
        return
    with pytest.raises(AnswerError) as error:
        meant(answer)
    assert why in str(error.value)
    assert "\n" not in str(error.value)


@given(st.text(max_size=300))
def test_anything_may_be_answered(answer: str) -> None:
    with suppress(AnswerError):
        assert meant(answer) in TEXTS


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
@pytest.mark.parametrize("wrapped", ["{}", "**{}**", "My move: {}.", '{{"move": "{}"}}'])
def test_every_move_is_found_as_it_is_written(title: str, wrapped: str) -> None:
    game, rng = Game.new(TITLES[title], 2, 3, None, {}), Random(2)
    for _ in range(60):
        seat = game.to_act[0]
        for text in game.moves_of(seat).texts[:40]:
            found = move_in(wrapped.format(text), game.title, game.state, seat)
            assert game.title.vocabulary[found].text == text
        game.play(rng.choice(list(game.moves_of(seat))), seat)


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_a_whole_game_in_text(title: str) -> None:
    game, rng = TextGame(title, players=2, seat=1, opponents=["random"]), Random(1)
    said = game.reset(seed=5)
    done = False
    while not done:
        assert "Seat 2 is asked: " in said
        numbers = [line.split(". ")[0] for line in said.splitlines() if line[:1].isdigit() and " – " in line]
        outcome = game.step(f"I take move {rng.choice(numbers)}")
        assert outcome.accepted, outcome.text
        said, done = outcome.text, outcome.done
    assert "The game is over: Seat 1 " in said
    assert game.game is not None
    assert outcome.scores == game.game.scores


def test_mistakes_are_told_and_too_many_lose() -> None:
    game = TextGame("arle", opponents=["random"], patience=2)
    game.reset(seed=1)
    first = game.step("I resign")
    assert (first.accepted, first.done, first.lost) == (False, False, False)
    assert first.text.startswith("That was not played: no legal move is written 'I resign'")
    assert game.step("1").accepted
    game.step("no")
    last = game.step("no")
    assert (last.done, last.lost) == (True, True)


def test_what_can_not_be_had_or_read_is_one_sentence() -> None:
    for seat in (2, -1, "one"):
        with pytest.raises(TextError, match=f"there is no seat {seat!r}: they are numbered from 0 to 1"):
            TextGame("arle", seat=seat)
    for opponents in ("random", [], None):
        with pytest.raises(TextError, match="opponents are a list of bots, one at least"):
            TextGame("arle", opponents=opponents)
    with pytest.raises(TextError, match="there are more bots than other seats: 2 for 1"):
        TextGame("arle", opponents=["random", "nobody"])
    with pytest.raises(UnknownBotError, match="there is no bot 'nobody'"):
        TextGame("arle", opponents=["nobody"])
    with pytest.raises(TextError, match="patience can't be 0"):
        TextGame("arle", patience=0)
    game = TextGame("arle", opponents=["random"], patience=1)
    with pytest.raises(TextError, match=r"reset\(\) begins one"):
        game.step("1")
    game.reset(seed=1)
    for answer in (None, 3, ["1"]):
        with pytest.raises(TextError, match=f"an answer is text, not {re.escape(repr(answer))}"):
            game.step(answer)
    assert not game.step('{"move": true}').accepted
    with pytest.raises(TextError, match=r"reset\(\) begins one"):
        game.step("1")
