"""Bots that come to a server's tables over HTTP. Each has a name of its own there, `@NAME`, that no other bot has."""

from __future__ import annotations

import re
from typing import Final

from allmende.core.message import Message

MARK: Final = "@"
"""What their names begin with wherever bots are named, so that ratings, too, can tell them from people and bots."""
NAME: Final = re.compile(r"@[a-z][a-z0-9-]{0,23}")


def is_remote(bot: str | None) -> bool:
    """Whether this is the name of such a bot."""
    return bot is not None and bot.startswith(MARK)


def called(bot: str) -> Message:
    """What a bot at a server's table is called: our own in every language, others as they are named."""
    return Message("bot-program", {"command": bot}) if is_remote(bot) else Message(f"bot-{bot}")
