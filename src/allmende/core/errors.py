"""The errors of games, a class for each kind; each has a message that can be translated."""

from __future__ import annotations

from collections.abc import Callable

from allmende.core.message import Message

Renderer = Callable[[Message], str]
"""Puts a message into plain English."""

_TOLD = "error-told"
_renderers: list[Renderer] = []
"""The renderer that `say_reasons_with` has installed, if any."""


def say_reasons_with(renderer: Renderer) -> None:
    """Install the function that puts the reasons of illegal moves into words, for `str(error)`.

    The core has no words of its own; `allmende` installs those of `allmende.words`. Without a renderer the text of an
    error has the reason's message id.
    """
    _renderers[:] = [renderer]


class AllmendeError(Exception):
    """Base class of the errors that a caller may want to catch: a game, move, option or record can't be had.

    `str(error)` is a sentence in plain English. `message` says the reason in any language:
    `allmende.words.Speaker("de").say(error.message)`.
    """

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        # What comes from another process is made anew by its text alone: by pickle, which brings the message
        # afterwards, and by Gymnasium's vector environments, which bring none.
        self.message = message or Message(_TOLD, {"why": str(text)})


class IllegalMoveError(AllmendeError):
    """A move of the title that the rules do not allow now.

    `text` says which move it is and whose; `str(error)` says that and the reason, which `message` holds.

    >>> import allmende
    >>> game = allmende.agricola.new(players=2, seed=1)
    >>> game.play("eat grain", seat=0)
    Traceback (most recent call last):
        ...
    allmende.core.errors.IllegalMoveError: 'eat grain' is not legal for seat 1 now: Needs 1 Grain; you have 0.

    Seats are counted from 0 in Python, and from 1 in all that people read.
    """

    def __str__(self) -> str:
        # The words are looked up when they are read: programs that catch this error often don't need them.
        text = super().__str__()
        if self.message.id == _TOLD:  # made anew of a text that has the reason
            return text
        return f"{text}: {_renderers[0](self.message)}" if _renderers else f"{text} ({self.message.id})"


class UnknownMoveError(AllmendeError):
    """A text or number that is no move of the title: a typo, or a move of another title."""


class SeatError(AllmendeError):
    """A seat that the game doesn't have, or a missing one where several seats may move now."""


class UndoError(AllmendeError):
    """An undo with nothing to take back, or beyond a barrier."""


class EndingError(AllmendeError):
    """An early ending that the game can't have, such as one after its end."""


class OptionError(AllmendeError):
    """A number of players or an option that the title doesn't have."""


class UnknownTitleError(AllmendeError):
    """A name that no title has, or the name of a title that can't be loaded."""


class RecordError(AllmendeError):
    """A record that can't be read or replayed.

    `line` is the line of the record at fault, counted from 1; 0 means the record as a whole.
    """

    def __init__(self, text: str, message: Message | None = None, line: int = 0) -> None:
        super().__init__(text, message)
        self.line = line
