"""Records: a whole game as text, the form in which games are stored, sent and replayed.

    allmende 1
    title hallertau
    rules 2026.11
    players 2
    option cards off
    deal first 1
    deal quadrants A12 C34 B24 F23 E13 D14
    1 place nursery
    1 choose 1

`rules` names the rules that the game was begun under, `2026.11.3` those with three amendments (`amendment.py`).
After the header each line is a move: the number of the seat, counted from 1, and the move's text. Forced
moves are not written down, since the rules play them. Empty lines and lines that begin with # are ignored.

A game that its players have ended before its last round has a last line such as `end conceded 2` or `end agreed`.

A text may have variations, names and comments besides, as `study.py` describes: its record is the main line.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from allmende.core.ending import Ending
from allmende.core.errors import RecordError
from allmende.core.message import Message

VERSION = "1"
"""The version of the format, in the first line."""

BYTE_ORDER_MARK = "\ufeff"
"""A character that editors on Windows put before the first line of a file."""

OPENS, CLOSES = "(", ")"
"""The lines around a variation of a study."""

NOTHING = "-"
"""The word for an empty list within a list."""

SEAT = {"seat": True}
"""The mark of a field of a deal that holds a seat."""

SeatIndex = Annotated[int, msgspec.Meta(extra=SEAT)]
"""A seat in a deal: counted from 0 in Python and from 1 in a record, like the seats of moves."""

DealT = TypeVar("DealT", bound=msgspec.Struct)


class Record(msgspec.Struct, frozen=True):
    """A game as text: header, deal and moves. `str(record)` writes it and `Record.parse` reads it.

    `deal` has the words of each field of the deal, `moves` are pairs of seat and text, seats from 0, and `ending` is
    set if the players have ended the game early.

    >>> import allmende
    >>> game = allmende.hallertau.new(players=2, seed=1)
    >>> events = game.play("place nursery")
    >>> record = Record.parse(str(game.record))
    >>> record.title, record.players, record.moves
    ('hallertau', 2, [(0, 'place nursery')])
    >>> allmende.replay(record).version
    1
    """

    title: str
    rules: str
    players: int
    options: dict[str, str]
    deal: dict[str, list[str]]
    moves: list[tuple[int, str]] = []
    ending: Ending | None = None

    def __str__(self) -> str:
        lines = [
            f"allmende {VERSION}",
            f"title {self.title}",
            f"rules {self.rules}",
            f"players {self.players}",
            *(f"option {name} {value}" for name, value in self.options.items()),
            *(f"deal {name} {' '.join(words)}".rstrip() for name, words in self.deal.items()),
            *(move_line(seat, text) for seat, text in self.moves),
            *([str(self.ending)] if self.ending else []),
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the text of a record. It isn't replayed: `allmende.replay` does that, and finds illegal moves.

        Variations, names and comments of a study are passed over. RecordError if a line can't be read, which
        `error.line` names, or if a header line is missing.
        """
        heads: dict[str, str] = {}
        options: dict[str, str] = {}
        deal: dict[str, list[str]] = {}
        moves: list[tuple[int, str]] = []
        ending: Ending | None = None
        for number, line in enumerate(_main_line(text.removeprefix(BYTE_ORDER_MARK)), 1):
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            head, rest = words[0], words[1:]
            if number == 1 or not heads:
                if words != ["allmende", VERSION]:
                    raise unreadable(number, line, f"the first line must be 'allmende {VERSION}'")
                heads["allmende"] = VERSION
            elif ending is not None:
                raise unreadable(number, line, "nothing comes after the end")
            elif (ending := Ending.parse(words)) is not None:
                continue
            elif (move := move_in(line)) is not None:
                moves.append(move)
            elif moves:
                raise unreadable(number, line, "a move is a seat number and the move's text")
            elif head == "players" and not (len(rest) == 1 and _is_number(rest[0])):
                raise unreadable(number, line, "players must be a number")
            elif head in ("title", "rules", "players") and len(rest) == 1 and head not in heads:
                heads[head] = rest[0]
            elif head == "option" and len(rest) == 2 and rest[0] not in options:
                options[rest[0]] = rest[1]
            elif head == "deal" and rest and rest[0] not in deal:
                deal[rest[0]] = rest[1:]
            else:
                raise unreadable(number, line, "it should be a move, or a header line that was not there before")
        for head in ("title", "rules", "players"):
            if head not in heads:
                raise RecordError(f"the record has no {head!r} line", Message("error-record-lacks", {"head": head}))
        return cls(heads["title"], heads["rules"], int(heads["players"]), options, deal, moves, ending)


def move_line(seat: int, text: str) -> str:
    """The line of a record for a move of a seat, counted from 0.

    >>> move_line(0, "place nursery")
    '1 place nursery'
    """
    return f"{seat + 1} {text}"


def move_line_numbers(text: str) -> list[int]:
    """The numbers of the lines, from 1 on, on which a record's text has its moves."""
    lines = enumerate(map(str.split, _main_line(text)), 1)
    return [number for number, words in lines if words and _is_number(words[0])]


def move_in(line: str) -> tuple[int, str] | None:
    """The seat, from 0, and the text of the move on a line, if that has one.

    >>> move_in("1 place nursery")
    (0, 'place nursery')
    """
    seat, _, text = " ".join(line.split()).partition(" ")
    return (int(seat) - 1, text) if text and _is_number(seat) else None


def is_name(line: str) -> bool:
    """True if a line names a position of a study."""
    return line.startswith("[") and line.endswith("]")


def is_comment(line: str) -> bool:
    """True if a line comments on a position of a study."""
    return line.startswith("{") and line.endswith("}")


def _main_line(text: str) -> list[str]:
    """The lines of a text, empty where they have variations, names or comments."""
    lines = text.splitlines()
    open_at: list[int] = []
    for index, line in enumerate(map(str.strip, lines)):
        if line == OPENS:
            open_at.append(index)
        elif line == CLOSES and not open_at:
            raise unreadable(index + 1, line, "it closes a variation, but none is open")
        if open_at or is_name(line) or is_comment(line):
            lines[index] = ""
        if line == CLOSES:
            open_at.pop()
    if open_at:
        last = open_at[-1] + 1
        raise RecordError(
            f"line {last} opens a variation that no line closes", Message("error-study-open", {"line": last}), last
        )
    return lines


def _is_number(word: str) -> bool:
    """True if a word is a number that a record can have; Python itself refuses to read very long ones."""
    return word.isdecimal() and len(word) < 10


def deal_words(deal: msgspec.Struct) -> dict[str, list[str]]:
    """A deal as words by field; seats count from 1, defaults are left out.

    Lists become one word an element; what is a list itself is joined by commas, and an empty one is `-`.
    """
    words = {}
    for field in msgspec.structs.fields(deal):
        value = getattr(deal, field.name)
        if value == field.default:
            continue
        if _is_seat(field):
            value += 1
        words[field.name] = [_word(each) for each in value] if isinstance(value, (list, tuple)) else [str(value)]
    return words


def _word(value: object) -> str:
    return (",".join(map(str, value)) or NOTHING) if isinstance(value, (list, tuple)) else str(value)


def _words_in(word: str) -> list[str]:
    """The elements of a list within a list, which are joined in a word; some stores have "" for an empty one."""
    return [] if word in (NOTHING, "") else word.split(",")


def deal_from_words(words: dict[str, list[str]], deal_type: type[DealT]) -> DealT:
    """The deal that was written as these words; RecordError if they don't make one."""
    plain: dict[str, object] = {}
    try:
        for field in msgspec.structs.fields(deal_type):
            if field.name not in words and not field.required:
                continue
            values = words.get(field.name, [])
            kind = msgspec.inspect.type_info(field.type)
            if isinstance(kind, (msgspec.inspect.VarTupleType, msgspec.inspect.ListType)):
                nested = isinstance(kind.item_type, (msgspec.inspect.VarTupleType, msgspec.inspect.ListType))
                plain[field.name] = [_words_in(value) for value in values] if nested else values
            else:
                plain[field.name] = " ".join(values)
            if _is_seat(field):
                plain[field.name] = msgspec.convert(plain[field.name], int, strict=False) - 1
        if unknown := words.keys() - {field.name for field in msgspec.structs.fields(deal_type)}:
            raise msgspec.ValidationError(f"it has no {', '.join(sorted(unknown))}")
        return msgspec.convert(plain, deal_type, strict=False)
    except msgspec.ValidationError as error:
        raise RecordError(f"the record's deal can't be read: {error}", Message("error-record-deal")) from None


def _is_seat(field: msgspec.structs.FieldInfo) -> bool:
    """True if a field of a deal is a `SeatIndex`."""
    kind = msgspec.inspect.type_info(field.type)
    return isinstance(kind, msgspec.inspect.Metadata) and kind.extra == SEAT


def unreadable(line: int, text: str, why: str) -> RecordError:
    """The error of a line that can't be read, for the reason `why`."""
    return RecordError(
        f"line {line} of the record can't be read ({why}): {text!r}",
        Message("error-record-line", {"line": line, "text": text}),
        line,
    )
