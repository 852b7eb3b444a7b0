"""Programs that the operator of a server allows as bots, by name. Clients can name no other program.

They are kept in the environment, which a server's worker processes inherit.
"""

from __future__ import annotations

import os
import re
from typing import Final

import msgspec

from allmende.bots.program import command_in, written_in
from allmende.bots.protocol import SECONDS
from allmende.bots.talk import ProgramError
from allmende.core.message import Message

VARIABLE: Final = "ALLMENDE_HIRED_BOTS"
_NAMED: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]{0,23})=(?P<command>.+)", re.DOTALL)


def hired() -> dict[str, str]:
    """The programs by name, each in the form of a bot's name."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=dict[str, str])


def hire(written: str, taken: frozenset[str]) -> None:
    """Allow a program, written as NAME=COMMAND; ProgramError if it can't be started, or if the name is taken."""
    found = _NAMED.fullmatch(written)
    if found is None:
        raise ProgramError(f"{written!r} is not NAME=COMMAND", Message("program-no-name", {"bot": written}))
    name, command = found["name"], found["command"]
    if name in taken or name in hired():
        raise ProgramError(f"the name {name!r} is taken", Message("program-name-taken", {"bot": name}))
    if written_in(command) is None:
        command = f"cmd@{SECONDS:g}:{command}"
    command_in(command)
    os.environ[VARIABLE] = msgspec.json.encode({**hired(), name: command}).decode()
