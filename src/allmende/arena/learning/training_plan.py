"""Training plans: a file of TOML with a table for each subject, in order, with minutes and options.

An error names the line of a damaged file. A subject whose title bots can't search yet waits; that is no mistake.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from allmende.arena.learning.search_training import FIRST_GAMES, LOOKS
from allmende.bots.learned import Subject
from allmende.bots.title_ai import can_search
from allmende.core.errors import AllmendeError, OptionError
from allmende.core.message import Message
from allmende.titles import TITLES

SHIPPED: Final = Path(__file__).with_name("plan.toml")
"""The plan in this package, with all subjects."""


class TrainingPlanError(AllmendeError):
    """A plan can't be read."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A training in a plan: minutes of one core, looks a decision, first games of the league, and options.

    `begin` is a subject whose net it begins with if there is none of its own. Where the subject has a champion, all
    games are against it, until the net takes its place by winning `succeed` per cent of a generation's games; never if
    that is 0.
    """

    minutes: Annotated[float, msgspec.Meta(gt=0)]
    looks: Annotated[int, msgspec.Meta(gt=0)] = LOOKS
    lessons: Annotated[int, msgspec.Meta(gt=0)] = FIRST_GAMES
    options: dict[str, str] = {}
    begin: str = msgspec.field(default="", name="from")
    succeed: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class Errand(NamedTuple):
    """A training of a plan, with all options of its title."""

    about: Subject
    task: Task
    options: dict[str, str]

    @property
    def can_search(self) -> bool:
        """True if there are bots for its title that search and can learn from it."""
        return can_search(TITLES[self.about.title])


class _WrongError(Exception):
    """An error in a table: its key, or "" for its name."""

    def __init__(self, key: str = "") -> None:
        super().__init__(key)
        self.key = key


def timetable(file: Path) -> list[Errand]:
    """The trainings of a plan, in their order; TrainingPlanError names the line that can't be understood."""
    text = file.read_bytes().decode(errors="replace")
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"at line (\d+)", str(error))
        raise _damaged(file, text, int(where[1]) if where else len(text.splitlines())) from None
    found = []
    for name, table in tables.items():
        try:
            found.append(_errand(name, table))
        except _WrongError as wrong:
            raise _damaged(file, text, _line(text, name, wrong.key)) from None
    return found


def _errand(name: str, table: Any) -> Errand:
    about = _subject(name)
    try:
        task = msgspec.convert(table, Task)
    except msgspec.ValidationError as error:
        key = re.search(r"`\$\.(\w+)|unknown field `(\w+)`", str(error))
        raise _WrongError((key[1] or key[2]) if key else "") from None
    if task.begin and _subject(task.begin, "from").title != about.title:
        raise _WrongError("from")
    title = TITLES[about.title]
    try:
        options = title.checked_options(about.players, task.options)
    except OptionError:
        raise _WrongError("options") from None
    if Subject.under(title, about.players, options) != about:
        raise _WrongError
    return Errand(about, task, options)


def _subject(name: str, key: str = "") -> Subject:
    try:
        about = Subject.parse(name)
    except ValueError:
        raise _WrongError(key) from None
    if str(about) != name or about.title not in TITLES or about.players not in TITLES[about.title].players:
        raise _WrongError(key)
    return about


def _line(text: str, name: str, key: str) -> int:
    """The number, from 1, of the line with a key of a table, or with the name of the table."""
    found, inside = 1, False
    for number, line in enumerate(text.splitlines(), 1):
        word = re.match(r"\s*\[?\s*[\"']?([\w-]+)", line)
        if word is None:
            continue
        if line.lstrip().startswith("["):
            inside = word[1] == name
        elif inside and key and word[1] == key:
            return number
        if word[1] == name:
            found = number
    return found


def _damaged(file: Path, text: str, line: int) -> TrainingPlanError:
    said = text.splitlines()[line - 1].strip() if text.strip() else ""
    return TrainingPlanError(
        f"{file}, line {line} can't be understood: {said}",
        Message("error-plan", {"file": str(file), "line": line, "text": said}),
    )
