"""`allmende titles`: lists the games that can be played."""

from __future__ import annotations

import argparse

from allmende import bots
from allmende.cli.console import Console
from allmende.cli.parser import Parser
from allmende.core.message import Message
from allmende.titles import TITLES


def add(parser: Parser) -> None:
    """Add the command."""
    parser.command("titles", run)


def run(options: argparse.Namespace, console: Console) -> int:
    """Print every title with its options and bots, and the errors of those that can't be played."""
    for title in TITLES.values():
        console.say(
            "titles-title",
            name=title.name,
            title=Message(f"title-{title.name}"),
            players=", ".join(map(str, title.players)),
            rules=title.newest_rules,
        )
        for option, choice in title.options.items():
            needs = choice.needed(title.options) or "none"
            console.say("titles-option", option=option, meaning=Message(f"option-{option}"), needs=needs)
            for value in choice.listed:
                meaning = Message(f"option-{option}-{value}")
                default = "yes" if value == choice.default else "no"
                if choice.follows:
                    followed = title.options[choice.follows].values[choice.values.index(value)]
                    default = f"{choice.follows}={followed}"
                console.say("titles-value", value=value, meaning=meaning, default=default)
        console.say("titles-bots", bots=", ".join(bots.names(title)))
    for message in TITLES.broken.values():
        console.complain(message)
    return 0
