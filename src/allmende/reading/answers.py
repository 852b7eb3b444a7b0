"""Finds the move in a free answer, however it is wrapped; if there is none, the error says what is wrong.

An answer names a move by its text or its number in the list, alone or in a sentence, in bold, in a box, a tag, a block
of code or JSON. If number and text contradict one another, the text counts. An ambiguous answer names no move.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from allmende.core.errors import AllmendeError, UnknownMoveError
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.words import Speaker

LONGEST: Final = 20_000
"""The number of characters that are read of an answer: the last ones, where conclusions stand."""
CLOSEST: Final = 3
"""The number of moves, of those written most like the answer, that an error names."""

_KEYS: Final = ("move", "action", "answer", "choice", "final_answer", "play")
_TAGGED: Final = re.compile(r"<(move|action|answer|choice)>(.*?)</\1>", re.DOTALL | re.IGNORECASE)
_BOXED: Final = re.compile(r"\\boxed\{(?:\\text\{)?([^{}]*)\}?\}|\[\[?([^\[\]\n]+)\]\]?")
_FENCED: Final = re.compile(r"```[a-z]*\n?(.*?)```", re.DOTALL | re.IGNORECASE)
_SAID: Final = re.compile(
    r"\b(?:final answer|move|action|answer|choice|i(?:'ll| will)? (?:play|choose|pick))\s*(?:is\b)?\s*[:=-]?\s*(.+)$",
    re.IGNORECASE | re.MULTILINE,
)
_QUOTED: Final = re.compile(r"\*\*(.+?)\*\*|`([^`\n]+)`|\"([^\"\n]+)\"|“([^”\n]+)”")
_NUMBER: Final = re.compile(r"(?:move |option |number |no |nr )?#?(\d{1,4})(?: (.*))?")


class AnswerError(AllmendeError):
    """An answer that names no legal move, or several; the text says in a sentence what was wrong."""


def move_in(answer: str, title: Title[Any, Any], state: State[Any], seat: int) -> int:
    """The legal move of a seat that an answer names, as an index into the vocabulary; AnswerError if there is none.

    >>> import allmende
    >>> game = allmende.arle.new(players=1, seed=1)
    >>> move = move_in("I take the first one: **1**", game.title, game.state, 0)
    >>> move == game.moves[0]
    True
    """
    moves = state.moves(seat)

    def why_not(said: str) -> Message | None:
        try:
            return title.why_not(state, seat, title.vocabulary.parse(said))
        except UnknownMoveError:
            return None

    return moves[place_in(answer, [title.vocabulary[move].text for move in moves], why_not)]


def place_in(answer: str, texts: Sequence[str], why_not: Callable[[str], Message | None]) -> int:
    """The index in `texts`, the legal moves, of the one that an answer names; AnswerError if there is none.

    `why_not` gives the reason why another move is not legal, and None for a text that is no move at all.

    >>> place_in('{"move": "sow rye"}', ["done", "sow rye"], lambda text: None)
    1
    """
    plain = [_plain(text) for text in texts]
    for said in _candidates(answer[-LONGEST:]):
        if (place := _place(_plain(said), plain)) is not None:
            return place
    named = _named(_plain(answer[-LONGEST:]), plain)
    if len(named) == 1:
        return named[0]
    raise _wrong(answer, texts, [texts[place] for place in named], why_not)


def _candidates(answer: str) -> Iterator[str]:
    """The parts of an answer that may be a move alone, the most clearly marked ones first."""
    yield from _in_json(answer)
    for pattern in (_TAGGED, _BOXED, _FENCED):
        for found in reversed(list(pattern.finditer(answer))):
            yield from _in_json(found[0])
            yield next((group for group in reversed(found.groups()) if group), "")
    yield answer
    for found in reversed(list(_SAID.finditer(answer))):
        yield found[1]
        yield re.split(r"[.,;:!?–(]|\s-\s|\bbecause\b|\bsince\b|\bas\b|\bto get\b", found[1], maxsplit=1)[0]
    lines = [line for line in answer.splitlines() if line.strip()]
    yield from lines[-1:]
    quoted = {_plain(next(filter(None, found.groups()))) for found in _QUOTED.finditer(answer)}
    if len(quoted) == 1:
        yield from quoted


def _in_json(answer: str) -> Iterator[str]:
    """The values of a JSON object in an answer under keys such as "move", whatever stands around it."""
    start, end = answer.find("{"), answer.rfind("}")
    if start < 0 or end < start:
        return
    try:
        found = json.loads(answer[start : end + 1])
    except (ValueError, RecursionError):
        return
    if isinstance(found, dict):
        for key in _KEYS:
            if isinstance(found.get(key), (str, int)) and not isinstance(found[key], bool):
                yield str(found[key])


def _plain(text: str) -> str:
    """The letters and digits of a text in lower case, words separated by one space."""
    return " ".join(re.findall(r"[^\W_]+", text.lower()))


def _place(said: str, plain: Sequence[str]) -> int | None:
    """The index of the move with this text or number; a text beside the number has to agree. None if there is none."""
    for words in (said, said.removeprefix("the "), said.removeprefix("play "), said.removeprefix("move ")):
        if words in plain:
            return plain.index(words)
    found = _NUMBER.fullmatch(said)
    if found is None or not 1 <= int(found[1]) <= len(plain):
        return None
    place, rest = int(found[1]) - 1, found[2]
    return place if not rest or rest == plain[place] or rest.startswith(f"{plain[place]} ") else None


def _named(said: str, plain: Sequence[str]) -> list[int]:
    """The indexes of the moves that a sentence names, without those whose text is part of another named one."""
    padded = f" {said} "
    found = [place for place, text in enumerate(plain) if f" {text} " in padded]
    return [
        place
        for place in found
        if not any(f" {plain[place]} " in f" {plain[other]} " and other != place for other in found)
    ]


def _wrong(
    answer: str, texts: Sequence[str], named: Sequence[str], why_not: Callable[[str], Message | None]
) -> AnswerError:
    """The error for an answer without a legal move: it names several, one that is not legal now, or none at all."""
    shown = " ".join(answer.split())[:80]
    if len(named) > 1:
        listed = ", ".join(named[:CLOSEST])
        return AnswerError(
            f"the answer names several moves ({listed}): write one of them alone",
            Message("answer-several", {"moves": listed}),
        )
    for said in _candidates(answer[-LONGEST:]):
        text = said.strip(" \t\n.*`\"'")
        if (reason := why_not(text)) is not None:
            return AnswerError(
                f"{text!r} is not legal now: {Speaker('en').say(reason)}",
                Message("answer-illegal", {"move": text, "why": reason}),
            )
    by_words = {_plain(text): text for text in texts}
    close = [by_words[words] for words in difflib.get_close_matches(_plain(shown), by_words, CLOSEST, 0.6)]
    listed = ", ".join(close or texts[:CLOSEST])
    return AnswerError(
        f"no legal move is written {shown!r}: answer with one from the list, such as {listed}",
        Message("answer-none", {"answer": shown, "moves": listed}),
    )
