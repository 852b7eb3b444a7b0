"""Who can take part in a match: bots by name, minds of trainings and those that come along, and other programs."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from allmende import bots
from allmende.bots.champions import MindBot, champion, exploiter
from allmende.bots.insights import can_search
from allmende.bots.learned import Subject
from allmende.bots.program import ProgramBot, command_in, written_in
from allmende.bots.tree import Effort
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.title import Title

MIND: Final = "mind.npz"
"""What the mind is called in the folder of a training."""
CHAMPION: Final = "champion"
ALONG: Final[dict[str, Callable[[Subject], Path | None]]] = {CHAMPION: champion, "exploiter": exploiter}
"""As these, instead of a folder, minds are named that come along for a subject."""
_TRAINED: Final = re.compile(r"(?P<folder>.+)@(?P<looks>[1-9]\d{0,5})(?:#(?P<digest>[0-9a-f]{8}))?")


def contestant(name: str, title: Title[Any, Any], about: Subject, options: Mapping[str, str] = {}) -> bots.Bot:
    """A bot by its name, as FOLDER@LOOKS the mind of a training with so many looks, as cmd:COMMAND a program.

    Instead of a folder, `champion` and `exploiter` are the minds that come along for a subject. UnknownBotError if
    there is none of these, or if that mind is another one now; ProgramError if there is no such program.
    """
    if (command := command_in(name)) is not None:
        return ProgramBot(title, command, options)
    found = _TRAINED.fullmatch(name)
    if found is None or not can_search(title):
        return bots.make(name, title)
    if (file := mind_of(name, about)) is not None:
        return MindBot(title, file, Effort(int(found["looks"])))
    if found["folder"] in ALONG and found["digest"] is None:
        raise bots.UnknownBotError(
            f"no {found['folder']} comes along for {about}",
            Message("error-none-along", {"kind": found["folder"], "subject": str(about)}),
        )
    return bots.make(name, title)


def contestant_at(game: Game, name: str) -> bots.Bot:
    """A bot that joins a game under way, named as above."""
    return contestant(name, game.title, Subject.of(game.title, game.position), game.options)


def names_in(text: str) -> list[str]:
    """Bots separated by commas; one with commas of its own, such as a command, stands in quotation marks.

    >>> names_in('greedy,"cmd:./my-bot --seeds 1,2"')
    ['greedy', 'cmd:./my-bot --seeds 1,2']
    """
    return next(csv.reader([text], skipinitialspace=True), [""])


def as_list(names: Sequence[str]) -> str:
    """Bots as `names_in` reads them.

    >>> as_list(['greedy', 'cmd:./my-bot --seeds 1,2'])
    'greedy,"cmd:./my-bot --seeds 1,2"'
    """
    written = io.StringIO()
    csv.writer(written, lineterminator="").writerow(names)
    return written.getvalue()


def as_it_is(name: str, about: Subject) -> str:
    """The name with which a mind is meant as it is now, whatever becomes of its training; others as they are."""
    file = mind_of(name, about)
    return name if file is None or "#" in name else f"{name}#{digest(file)}"


def mind_of(name: str, about: Subject) -> Path | None:
    """The file of the mind that is named as FOLDER@LOOKS, or that comes along as champion@LOOKS, if there is one."""
    if (found := _TRAINED.fullmatch(name)) is None:
        return None
    own = Path(found["folder"], MIND)
    comes_along = ALONG.get(found["folder"])
    file = comes_along(about) if comes_along and not own.exists() else own
    return file if file is not None and file.exists() and found["digest"] in (None, digest(file)) else None


def rival_of(name: str, about: Subject) -> tuple[Path, int] | None:
    """The file of the mind that is named like this, and its looks."""
    file, found = mind_of(name, about), _TRAINED.fullmatch(name)
    return None if file is None or found is None else (file, int(found["looks"]))


def digest(file: Path) -> str:
    """What tells a file from others, by its content."""
    return sha256(file.read_bytes()).hexdigest()[:8]


def bot_message(name: str) -> Message:
    """What a bot is called: by its name, as a level of an earlier version, or by the place where its mind lies."""
    if (command := written_in(name)) is not None:
        return Message("bot-program", {"command": command})
    level, dash, version = name.partition("-")
    if "@" in name:
        return Message("bot-trained", {"name": name.partition("#")[0]})
    if dash:
        return Message("bot-kept", {"level": Message(f"bot-{level}"), "version": version})
    return Message(f"bot-{name}")
