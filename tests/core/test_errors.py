"""Errors are as good in another process as where they were raised: a pool of workers hands them on."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import allmende
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
    assert Speaker("en", strict=True).say(again.message) == str(error)
    assert RecordError("line 3").message == Message("error-told", {"why": "line 3"})
