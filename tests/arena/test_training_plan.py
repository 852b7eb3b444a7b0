"""A plan names all trainings; what is wrong with one is told by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.arena.learning.search_training import LOOKS
from allmende.arena.learning.training_plan import SHIPPED, Errand, TrainingPlanError, timetable
from allmende.bots.learned import Subject, shipped


def read(text: str, tmp_path: Path) -> list[Errand]:
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")
    return timetable(file)


def test_the_plan_that_comes_along_has_every_subject_once() -> None:
    errands = timetable(SHIPPED)
    assert sorted(str(errand.about) for errand in errands) == shipped()
    places = {str(errand.about): place for place, errand in enumerate(errands)}
    for errand in errands:
        begin = errand.task.begin
        assert not begin or places[begin] < places[str(errand.about)], "what is begun with has been learned by then"


def test_a_plan_is_read_in_its_order(tmp_path: Path) -> None:
    last, first = read(
        """
        [agricola-3-cards]
        minutes = 1.5
        looks = 64
        options = { cards = "all" }
        from = "agricola-2"

        [agricola-2] # the oldest
        minutes = 20
        """,
        tmp_path,
    )
    assert (last.about, first.about) == (Subject("agricola", 3, True), Subject("agricola", 2, False))
    assert (last.task.minutes, last.task.looks, last.task.begin) == (1.5, 64, "agricola-2")
    assert (last.options["cards"], last.options["side_job"]) == ("all", "off")
    assert first.task.looks == LOOKS


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[agricola-2]\nminutes 30\n", 2),
        ("[agricola-2]\nminutes = 30\nlooks = [", 3),
        ("[agricola-2]\n\nminutes = -1\n", 3),
        ("[agricola-2]\nminutes = 'long'\n", 2),
        ("[agricola-2]\nminutes = 1\nsucceed = 101\n", 3),
        ("[arle-2]\nminutes = 1\n\n[agricola-2]\nminutes = 1\nminuts = 2\n", 6),
        ("# nothing\n[agricola-2]\n", 2),
        ("[arle-2]\nminutes = 1\n[agricola-9]\nminutes = 1\n", 3),
        ("[catan-2]\nminutes = 1\n", 1),
        ("[agricola]\nminutes = 1\n", 1),
        ("[agricola-2-cards]\nminutes = 1\n", 1),
        ('[agricola-2]\nminutes = 1\noptions = { moon = "full" }\n', 3),
        ("[agricola-2]\nminutes = 1\nfrom = 'arle-2'\n", 3),
        ("[agricola-2]\nminutes = 1\nfrom = 'home'\n", 3),
        ("minutes = 1\n", 1),
        ("[arle-2]\nminutes = 1\n[arle-2]\nminutes = 2\n", 3),
        ("\xff\n", 1),
    ],
)
def test_a_damaged_plan_is_told_by_its_line(text: str, line: int, tmp_path: Path) -> None:
    with pytest.raises(TrainingPlanError, match=f"line {line} ") as error:
        read(text, tmp_path)
    assert error.value.message.args["line"] == line
    assert error.value.message.args["text"] == text.splitlines()[line - 1].strip()
