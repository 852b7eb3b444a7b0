"""Errors are as good in another process as where they were raised: a pool of workers hands them on."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import allmende
from allmende.core import Ending, Game, errors
from allmende.core.errors import AllmendeError, IllegalMoveError, OptionError, RecordError
from allmende.core.message import Message
from allmende.words import Speaker


def raised(ask: Callable[[], object]) -> AllmendeError:
    """The error of something that can't be had."""
    with pytest.raises(AllmendeError) as caught:
        ask()
    return caught.value


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (lambda: allmende.arle.new(players=5), OptionError),
        (lambda: allmende.arle.new(seed=1).play("done"), IllegalMoveError),
        (lambda: allmende.replay("nonsense"), RecordError),
    ],
)
def test_an_error_travels_whole(ask: Callable[[], object], kind: type[AllmendeError]) -> None:
    error = raised(ask)
    found = pickle.loads(pickle.dumps(error))
    assert type(found) is kind
    assert (str(found), found.message, vars(found)) == (str(error), error.message, vars(error))


def test_an_error_that_is_made_anew_of_another_says_the_same() -> None:
    """As Gymnasium's vector environments do with what their workers raise."""
    error = raised(lambda: allmende.arle.new(seed=1).play("done"))
    again = type(error)(error)  # type: ignore[arg-type]
    assert str(again) == str(error)
    assert str(pickle.loads(pickle.dumps(again))) == str(error)
    assert Speaker("en", strict=True).say(again.message) == str(error)
    assert RecordError("line 3").message == Message("error-told", {"why": "line 3"})


@pytest.mark.parametrize(
    ("title", "move", "said"),
    [
        ("hallertau", "exchange 7", "'exchange 7' is not legal for seat 1 now: Needs 7 Workers; you have 6."),
        (
            "hallertau",
            "play 003",
            "'play 003' is not legal for seat 1 now: "
            "Needs at least 1 Wool; you have 0. Needs at least 3 Sheep; you have 0.",
        ),
        ("arle", "return sheep", "'return sheep' is not legal for seat 1 now: Needs 1 Sheep; you have 0."),
        (
            "agricola",
            "place farm-expansion",
            "'place farm-expansion' is not legal for seat 1 now: "
            "Rooms: Needs 5 Wood and 2 Reed; you have 0 Wood and 0 Reed. Stables: Needs 2 Wood; you have 0.",
        ),
    ],
)
def test_an_illegal_move_is_told_with_its_seat_and_what_it_lacks(title: str, move: str, said: str) -> None:
    game: Game = getattr(allmende, title).new(players=2, seed=1)
    assert game.to_act[0] == 0
    error = raised(lambda: game.play(move, seat=0))
    assert type(error) is IllegalMoveError
    assert str(error) == said
    assert str(pickle.loads(pickle.dumps(error))) == said


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    game = allmende.hallertau.new(players=2, seed=1)
    error = raised(lambda: game.play("place nursery", seat=1))
    assert str(error) == "'place nursery' is not legal for seat 2 now: You have nothing to decide now."


def test_after_an_agreed_end_no_move_is_legal() -> None:
    game = allmende.hallertau.new(players=2, seed=1)
    game.end(Ending("agreed"))
    error = raised(lambda: game.play("place nursery", seat=0))
    assert str(error) == "'place nursery' is not legal for seat 1 now: The game is over."


def test_a_record_with_an_illegal_move_says_what_the_move_lacks() -> None:
    record = str(allmende.hallertau.new(players=2, seed=1).record)
    error = raised(lambda: allmende.replay(f"{record}1 exchange 7\n"))
    assert str(error) == (
        "move 1 of the record can't be played: 'exchange 7' is not legal for seat 1 now: Needs 7 Workers; you have 6."
    )


def test_without_words_an_error_has_the_id_of_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_renderers", [])
    error = raised(lambda: allmende.arle.new(seed=1).play("done"))
    assert str(error) == "'done' is not legal for seat 1 now (reason-must-choose)"


def test_words_are_read_when_an_error_is_shown() -> None:
    """They take longer to import than the rules, and bots catch such errors without reading them."""
    script = """
import sys
import allmende

game = allmende.agricola.new(players=2, seed=1)
try:
    game.play("eat grain")
except allmende.core.IllegalMoveError as error:
    assert "allmende.words" not in sys.modules
    assert str(error).endswith("Needs 1 Grain; you have 0.")
"""
    subprocess.run([sys.executable, "-c", script], check=True)
