"""The bots that can take part in a match: those with a name, nets of trainings and of this package, and programs."""

from __future__ import annotations

import csv
import io
import os
import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from allmende import bots
from allmende.bots.champions import TreeNetBot, champion, exploiter
from allmende.bots.learned import Subject
from allmende.bots.program import ProgramBot, command_in, written_in
from allmende.bots.title_ai import can_search
from allmende.bots.tree import SearchBudget
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.title import Title

MIND: Final = "mind.npz"
"""The file of the net in the folder of a training by search."""
CHAMPION: Final = "champion"
ALONG: Final[dict[str, Callable[[Subject], Path | None]]] = {CHAMPION: champion, "exploiter": exploiter}
"""The nets that this package has for a subject, by the word that stands for their folder."""
_POLICY: Final = re.compile(r"(?P<file>.+\.npz)(?:#(?P<digest>[0-9a-f]{8}))?")
_TRAINED: Final = re.compile(r"(?P<folder>.+)@(?P<looks>[1-9]\d{0,5})(?:#(?P<digest>[0-9a-f]{8}))?")


def contestant(name: str, title: Title[Any, Any], about: Subject, options: Mapping[str, str] = {}) -> bots.Bot:
    """The bot of a name: one of `bots.names`, FOLDER@LOOKS, FILE.npz or cmd:COMMAND.

    FOLDER@LOOKS is the net of a training, with a number of simulations; instead of a folder, `champion` and `exploiter`
    are the nets that this package has for a subject. FILE.npz is a policy that another learner has trained
    (`allmende.bots.mlp`). cmd:COMMAND is a program. UnknownBotError if there is none of
    these, or if the net has changed since the name was written with its digest; ProgramError if there is no such
    program.
    """
    if (command := command_in(name)) is not None:
        return ProgramBot(title, command, options)
    found = _TRAINED.fullmatch(name)
    if not can_search(title):
        return bots.make(name, title)
    if _POLICY.fullmatch(name):
        return _policy(name, title, about)
    if found is None:
        return bots.make(name, title)
    if (file := net_of(name, about)) is not None:
        return TreeNetBot(title, file, SearchBudget(int(found["looks"])))
    if found["folder"] in ALONG and found["digest"] is None:
        raise bots.UnknownBotError(
            f"no {found['folder']} comes along for {about}",
            Message("error-none-along", {"kind": found["folder"], "subject": str(about)}),
        )
    if os.sep in found["folder"]:
        raise bots.UnknownBotError(
            f"there is no net in {found['folder']}", Message("error-no-net-there", {"folder": found["folder"]})
        )
    return bots.make(name, title)


def _policy(name: str, title: Title[Any, Any], about: Subject) -> bots.Bot:
    from allmende.bots.mlp import MlpBot  # brings numpy, which no other bot needs before its first decision

    if (file := policy_of(name)) is None:
        raise bots.UnknownBotError(
            f"there is no such net: {name}", Message("error-no-policy-there", {"file": name.partition("#")[0]})
        )
    return MlpBot(title, file, about)


def contestant_at(game: Game, name: str) -> bots.Bot:
    """The bot of a name, as in `contestant`, for a game under way."""
    return contestant(name, game.title, Subject.of(game.title, game.state), game.options)


def names_in(text: str) -> list[str]:
    """The names of bots in a list with commas; one with commas of its own, such as a command, has quotation marks.

    >>> names_in('greedy,"cmd:./my-bot --seeds 1,2"')
    ['greedy', 'cmd:./my-bot --seeds 1,2']
    """
    return next(csv.reader([text], skipinitialspace=True), [""])


def as_list(names: Sequence[str]) -> str:
    """The list of bots that `names_in` reads.

    >>> as_list(['greedy', 'cmd:./my-bot --seeds 1,2'])
    'greedy,"cmd:./my-bot --seeds 1,2"'
    """
    written = io.StringIO()
    csv.writer(written, lineterminator="").writerow(names)
    return written.getvalue()


def as_it_is(name: str, about: Subject) -> str:
    """The name of a net with its digest, so that it stands for the net as it is now; other names unchanged."""
    file = policy_of(name) or net_of(name, about)
    return name if file is None or "#" in name else f"{name}#{digest(file)}"


def net_of(name: str, about: Subject) -> Path | None:
    """The file of a net that is named FOLDER@LOOKS, or champion@LOOKS and the like; None if there is none."""
    if (found := _TRAINED.fullmatch(name)) is None:
        return None
    own = Path(found["folder"], MIND)
    comes_along = ALONG.get(found["folder"])
    file = comes_along(about) if comes_along and not own.exists() else own
    return file if file is not None and file.exists() and found["digest"] in (None, digest(file)) else None


def policy_of(name: str) -> Path | None:
    """The file of a policy that is named FILE.npz; None if there is none, or not this one any more."""
    if (found := _POLICY.fullmatch(name)) is None:
        return None
    file = Path(found["file"])
    return file if file.is_file() and found["digest"] in (None, digest(file)) else None


def rival_of(name: str, about: Subject) -> tuple[Path, int] | None:
    """The file of the net of a name, and the number of simulations for a decision; None if there is no such net."""
    file, found = net_of(name, about), _TRAINED.fullmatch(name)
    return None if file is None or found is None else (file, int(found["looks"]))


def digest(file: Path) -> str:
    """A short digest of a file's content."""
    return sha256(file.read_bytes()).hexdigest()[:8]


def bot_message(name: str) -> Message:
    """The words for a bot: its name, the level and version of a frozen bot, the folder of a net, or a command."""
    if (command := written_in(name)) is not None:
        return Message("bot-program", {"command": command})
    level, dash, version = name.partition("-")
    if "@" in name or _POLICY.fullmatch(name):
        return Message("bot-trained", {"name": name.partition("#")[0]})
    if dash:
        return Message("bot-kept", {"level": Message(f"bot-{level}"), "version": version})
    return Message(f"bot-{name}")
