"""Records: written, read, replayed, and refused with the line that is wrong."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import allmende
from allmende.core import AllmendeError, Game, Record, RecordError, UnknownTitleError
from core.games import fingerprint, new, played

HEADER = """\
allmende 1
title hallertau
rules {rules}
players 2
option cards off
option progress together
deal first 2
deal quadrants A12 C34 B24 F23 E13 D14
"""
TEXT = HEADER.format(rules=allmende.hallertau.TITLE.rules) + "2 exchange 6\n1 exchange 6\n"


def change(line: int, to: str) -> str:
    """The sample record with one line changed."""
    lines = TEXT.splitlines()
    lines[line - 1] = to
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("progress", ["together", "clockwise"])
@pytest.mark.parametrize("cards", ["on", "off"])
def test_a_record_is_read_back_as_it_was_written(players: int, progress: str, cards: str) -> None:
    record = played(players, 5, progress=progress, cards=cards).record
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("progress", ["together", "clockwise"])
@pytest.mark.parametrize("cards", ["on", "off"])
def test_a_record_replays_to_the_same_position(players: int, progress: str, cards: str) -> None:
    game = played(players, 6, progress=progress, cards=cards)
    again = allmende.replay(str(game.record))
    assert fingerprint(again) == fingerprint(game)
    assert again.scores == game.scores
    assert again.record == game.record


@pytest.mark.parametrize("until", [0, 1, 7, 30])
def test_a_record_can_be_replayed_up_to_a_move(until: int) -> None:
    game = played(2, 9)
    again = allmende.replay(game.record, until=until)
    assert again.version == until
    assert again.record.moves == game.record.moves[:until]


def test_the_sample_of_the_documentation_replays() -> None:
    game = allmende.replay(TEXT)
    assert game.record.moves == [(1, "exchange 6"), (0, "exchange 6")]
    assert game.deal == allmende.hallertau.Deal(1, ("A12", "C34", "B24", "F23", "E13", "D14"))


def test_comments_and_empty_lines_say_nothing() -> None:
    noisy = "# a game\n\n" + TEXT.replace("\n", "\n# and so on\n\n")
    assert Record.parse(noisy) == Record.parse(TEXT)


def test_spacing_and_capitals_of_moves_do_not_matter() -> None:
    assert fingerprint(allmende.replay(change(9, "2   EXCHANGE  6"))) == fingerprint(allmende.replay(TEXT))


def test_missing_options_have_their_defaults() -> None:
    short = TEXT.replace("option progress together\n", "")
    assert allmende.replay(short).options == {"cards": "off", "progress": "together"}
    whole = str(new(2, 1, cards="on").record)
    short = "".join(line + "\n" for line in whole.splitlines() if not line.startswith("option"))
    assert short != whole
    assert str(allmende.replay(short).record) == whole


def test_a_record_can_be_pickled_and_sent_as_json() -> None:
    record = played(3, 2).record
    assert pickle.loads(pickle.dumps(record)) == record
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


# What can't be read


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (change(1, "allmende 2"), 1),
        (change(1, "title hallertau"), 1),
        (change(1, "Allmende"), 1),
        ("# says nothing\n" + change(1, "chess"), 2),
        (change(2, "title"), 2),
        (change(2, "title fields of arle"), 2),
        (change(4, "players two players"), 4),
        (change(4, "players two"), 4),
        (change(4, "players -1"), 4),
        (change(5, "option cards"), 5),
        (change(5, "option cards off please"), 5),
        (change(6, "colour blue"), 6),
        (change(8, "deal"), 8),
        (change(9, "2"), 9),
        (change(9, "two exchange 6"), 9),
        (change(10, "players 2"), 10),  # headers come before moves
        (change(10, "-1 exchange 6"), 10),
        (TEXT + "\n# the end\nallmende 1\n", 13),
    ],
)
def test_a_line_that_makes_no_sense_is_named(text: str, line: int) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    assert error.value.line == line
    assert error.value.message.id == "error-record-line"
    assert error.value.message.args["line"] == line


@pytest.mark.parametrize("head", ["title", "rules", "players"])
def test_a_missing_header_is_named(head: str) -> None:
    text = "".join(line + "\n" for line in TEXT.splitlines() if not line.startswith(head))
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    assert error.value.message.args == {"head": head}


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n"])
def test_an_empty_text_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


@pytest.mark.parametrize("cut", range(0, len(TEXT), 7))
def test_a_truncated_record_is_a_shorter_game_or_an_error(cut: int) -> None:
    try:
        game = allmende.replay(TEXT[:cut])
    except (RecordError, UnknownTitleError):
        return
    assert game.version <= 2


# What can be read but not played


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (change(9, "1 exchange 6"), 9),  # it is the other's turn
        (change(9, "2 exchange 7"), 9),
        (change(9, "2 exchange"), 9),
        (change(9, "2 place gateway-card"), 9),
        (change(9, "3 exchange 6"), 9),  # nobody sits there
        (change(9, "0 exchange 6"), 9),
        (change(10, "1 exchan"), 10),
        (change(9, "# a comment\n\n2 exchange 6").replace("1 exchange 6", "1 done"), 12),
    ],
)
def test_a_move_that_cannot_be_played_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(RecordError) as error:
        allmende.replay(text)
    assert error.value.message.id == "error-record-move"
    assert error.value.line == line


def test_moves_after_the_end_are_refused() -> None:
    text = str(played(1, 3).record)
    with pytest.raises(RecordError) as error:
        allmende.replay(text + "1 done\n")
    assert error.value.line == len(text.splitlines()) + 1
    assert error.value.message.args["reason"].id == "reason-over"  # type: ignore[union-attr]


def test_records_of_other_rules_are_refused() -> None:
    with pytest.raises(RecordError) as error:
        allmende.replay(change(3, "rules 1999.01"))
    assert error.value.message.id == "error-record-rules"
    assert error.value.message.args["found"] == "1999.01"


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(UnknownTitleError):
        allmende.replay(change(2, "title chess"))


@pytest.mark.parametrize(
    "text",
    [
        change(7, "deal first 3"),  # nobody sits there
        change(7, "deal first 0"),
        change(7, "deal first one"),
        change(7, "deal first"),
        change(7, "deal second 1"),
        change(8, "deal quadrants A12 C34 B24 F23 E13"),
        change(8, "deal quadrants A12 A12 B24 F23 E13 D14"),
        change(8, "deal quadrants A34 C12 B24 F23 E13 D14"),
        change(8, "deal quadrants"),
        change(8, "deal hands 1 2 3"),
        change(4, "players 3"),
        change(4, "players 4"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        allmende.replay(text)


@pytest.mark.parametrize(
    "text",
    [
        change(4, "players 0"),
        change(4, "players 5"),
        change(4, "players 99999999999999999999"),
        change(5, "option cards on"),
        change(5, "option colour blue"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        allmende.replay(text)


def test_absurdly_long_numbers_are_refused_like_anything_else() -> None:
    long = "1" * 5000
    for text in (change(4, f"players {long}"), change(9, f"{long} exchange 6"), change(7, f"deal first {long}")):
        with pytest.raises(RecordError):
            allmende.replay(text)


def edited(text: str) -> st.SearchStrategy[str]:
    """Texts with a piece cut out, doubled or replaced."""
    piece: st.SearchStrategy[Callable[[str], str]] = st.one_of(
        st.just(lambda _: ""), st.just(lambda cut: cut * 2), st.text(max_size=6).map(lambda new: lambda _: new)
    )
    return st.tuples(st.integers(0, len(text)), st.integers(0, 12), piece).map(
        lambda edit: text[: edit[0]] + edit[2](text[edit[0] : edit[0] + edit[1]]) + text[edit[0] + edit[1] :]
    )


@given(st.one_of(edited(TEXT), edited(TEXT).flatmap(edited), st.text(max_size=40)))
def test_whatever_is_read_it_is_a_game_or_an_error_of_ours(text: str) -> None:
    try:
        game = allmende.replay(text)
    except AllmendeError:
        return
    assert isinstance(game, Game)
    assert game.title is allmende.hallertau.TITLE


def test_the_record_of_a_new_game_has_no_moves() -> None:
    record = new(4, 1).record
    assert record.moves == []
    assert Record.parse(str(record)) == record
    assert list(record.deal) == ["first"]  # four players use no Quadrant cards, and there are no hand cards
