"""Bots that come to a server's tables over HTTP. Each has a unique name there, `@NAME`."""

from __future__ import annotations

import re
from typing import Final

from allmende.core.message import Message

MARK: Final = "@"
"""The first character of their names, by which they are told from people and other bots, in ratings, too."""
NAME: Final = re.compile(r"@[a-z][a-z0-9-]{0,23}")


def is_remote(bot: str | None) -> bool:
    """True for the name of such a bot."""
    return bot is not None and bot.startswith(MARK)


def called(bot: str) -> Message:
    """The message that names a bot at a server's table: names of ours are translated, others are kept."""
    return Message("bot-program", {"command": bot}) if is_remote(bot) else Message(f"bot-{bot}")
