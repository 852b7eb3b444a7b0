"""Studies: their trees of lines, and their text."""

from __future__ import annotations

from random import Random

import pytest

from allmende import hallertau
from allmende.core import RecordError
from allmende.core.record import Record
from allmende.core.study import BEGINNING, Study
from allmende.titles import read_study, replay

HEAD = "\n".join(str(hallertau.new(players=2, seed=1).record).splitlines())
STUDY = f"""{HEAD}
{{Where to begin?}}
1 place butchery
[Butchery first]
{{Costs least.}}
{{Costs [nothing] {{else}}.}}
(
# a comment of the file, not of the study
1 place weekly-market
(
1 place clearing
)
2 place butchery
)
2 place weekly-market
"""


@pytest.fixture
def study() -> Study:
    return Study.parse(STUDY)[1]


def moves(study: Study, number: int) -> list[str]:
    return [study[step].move for step in study.path(number)]


def test_a_study_has_a_main_line_and_variations_of_it_and_of_one_another(study: Study) -> None:
    assert [moves(study, end) for end in study.lines()] == [
        ["place butchery", "place weekly-market"],
        ["place weekly-market", "place butchery"],
        ["place clearing"],
    ]


def test_names_and_comments_belong_to_the_position_above_them(study: Study) -> None:
    named = study[study[BEGINNING].children[0]]
    assert study[BEGINNING].comment == "Where to begin?"
    assert (named.name, named.comment) == ("Butchery first", "Costs least.\nCosts [nothing] {else}.")


def test_a_written_study_reads_the_same(study: Study) -> None:
    header, _ = Study.parse(STUDY)
    written = study.text(header)
    assert Study.parse(written)[1].text(header) == written
    assert [moves(Study.parse(written)[1], end) for end in Study.parse(written)[1].lines()] == [
        moves(study, end) for end in study.lines()
    ]


def test_a_grown_study_reads_the_same_whatever_was_added_promoted_and_removed() -> None:
    rng = Random(1)
    study = Study()
    for _ in range(200):
        study.add(rng.choice(list(study.nodes)), rng.randrange(2), f"place {rng.randrange(10_000)}")
    for _ in range(20):
        study.promote(rng.choice(list(study.nodes)[1:]))
        study.remove(rng.choice(study.lines()))
    header = Study.parse(HEAD)[0]
    again = Study.parse(study.text(header))[1]
    assert [moves(again, end) for end in again.lines()] == [moves(study, end) for end in study.lines()]


def test_a_deep_study_is_written_and_read() -> None:
    study, at = Study(), BEGINNING
    for number in range(3000):
        study.add(at, 0, f"place {number}")
        at = study.add(at, 1, f"place {number}")
    header = Study.parse(HEAD)[0]
    assert len(Study.parse(study.text(header))[1].nodes) == 6001


def test_the_record_of_a_study_is_its_main_line() -> None:
    assert Record.parse(STUDY).moves == [(0, "place butchery"), (1, "place weekly-market")]
    assert replay(STUDY).version == 2


def test_a_record_is_a_study_of_one_line() -> None:
    game = hallertau.new(players=2, seed=1)
    game.play("place butchery")
    header, study = Study.parse(str(game.record))
    assert str(study.record(header, study.lines()[0])) == study.text(header) == str(game.record)


def test_a_line_is_found_by_number_and_by_name(study: Study) -> None:
    main, second, third = study.lines()
    assert (study.line("1"), study.line("2"), study.line("3")) == (main, second, third)
    assert study.line("Butchery first") == main
    assert study.line("0") is study.line("4") is study.line("Weekly Market") is study.line("") is None


def test_the_same_move_twice_is_the_same_position() -> None:
    _, study = Study.parse(
        f"{HEAD}\n1 place butchery\n(\n1 place butchery\n2 place clearing\n)\n2 place weekly-market\n"
    )
    assert [moves(study, end) for end in study.lines()] == [
        ["place butchery", "place clearing"],
        ["place butchery", "place weekly-market"],
    ]


def test_a_promoted_line_is_the_main_line_and_the_old_one_its_variation(study: Study) -> None:
    study.promote(study.lines()[2])
    assert [moves(study, end) for end in study.lines()] == [
        ["place clearing"],
        ["place butchery", "place weekly-market"],
        ["place weekly-market", "place butchery"],
    ]


def test_a_removed_position_takes_all_after_it_along(study: Study) -> None:
    study.remove(study[BEGINNING].children[0])
    assert [moves(study, end) for end in study.lines()] == [
        ["place weekly-market", "place butchery"],
        ["place clearing"],
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    {
        "closed but not opened": ("1 place butchery\n)", 1),
        "opened but not closed": ("1 place butchery\n(\n1 place clearing", 1),
        "nothing replaced": ("(\n1 place clearing\n)", 0),
        "nothing within": ("1 place butchery\n(\n)", 2),
        "two opened at once": ("1 place butchery\n(\n(\n1 place clearing\n)\n)", 2),
        "a comment before its move": ("1 place butchery\n(\n{Well}\n1 place clearing\n)", 2),
        "no move": ("1 place butchery\n(\n1 place clearing\nplace weekly-market\n)", 3),
        "half a comment": ("1 place butchery\n{Well", 1),
        "an illegal move": ("1 place butchery\n(\n1 place moon\n)", 2),
        "an illegal move later": ("1 place butchery\n(\n1 place clearing\n1 place weekly-market\n)", 3),
        "another's move": ("1 place butchery\n(\n2 place clearing\n)", 2),
    }.values(),
)
def test_a_damaged_study_is_told_by_its_line(text: str, line: int) -> None:
    with pytest.raises(RecordError) as refused:
        read_study(f"{HEAD}\n{text}\n")
    assert refused.value.line == len(HEAD.splitlines()) + 1 + line
