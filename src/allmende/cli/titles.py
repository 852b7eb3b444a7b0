"""`allmende titles`: lists the games that can be played."""

from __future__ import annotations

import argparse
from typing import Any

from allmende import bots
from allmende.cli.console import Console
from allmende.cli.output import write
from allmende.cli.parser import Parser
from allmende.cli.told_output import OptionOutput, TitleOutput, TitlesOutput
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import TITLES


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("titles", run)
    group.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print every title with its options and bots, and the errors of those that can't be played."""
    if options.json:
        write(TitlesOutput(titles=[_output(title) for title in TITLES.values()]))
    else:
        for title in TITLES.values():
            _print(title, console)
    for message in TITLES.broken.values():
        console.complain(message)
    return 0


def _print(title: Title[Any, Any], console: Console) -> None:
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


def _output(title: Title[Any, Any]) -> TitleOutput:
    options = {
        name: OptionOutput(
            list(choice.values),
            choice.default,
            choice.follows,
            {choice.needs[0]: list(choice.needs[1:])} if choice.needs else {},
        )
        for name, choice in title.options.items()
    }
    presets = {name: dict(preset) for name, preset in title.presets.items()}
    return TitleOutput(title.name, list(title.players), title.newest_rules, options, presets, bots.names(title))
