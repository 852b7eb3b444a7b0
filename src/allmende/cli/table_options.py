"""The arguments that set up a table, shared by several commands."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import inf
from typing import Any

from allmende.cli.console import fail
from allmende.cli.parser import Parser
from allmende.core.title import Title


def add_set(group: argparse._ArgumentGroup, parser: Parser) -> None:
    """Add `--set OPTION=VALUE`."""
    group.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=parser.help("set"))


def chosen_options(words: Sequence[str], title: Title[Any, Any], players: int) -> dict[str, str]:
    """The options written as OPTION=VALUE, completed by the title.

    OptionError if the title has none of the kind, CommandError if one means nothing because of another.
    """
    options: dict[str, str] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not (option and equals and value):
            fail("error-set", word=word)
        options[option] = value
    complete = title.checked_options(players, options)
    for option in options:
        if option not in complete:
            fail("error-needs", option=option, needs=title.options[option].needed(title.options))
    return complete


def whole(word: str) -> int:
    """A whole number, for argparse; CommandError, in the user's language, if it is none."""
    try:
        return int(word)
    except ValueError:
        fail("error-whole", word=word)


def positive(word: str) -> int:
    """A whole number above zero, for argparse; CommandError if it is none."""
    number = whole(word)
    if number < 1:
        fail("error-positive", word=word)
    return number


def from_zero(word: str) -> int:
    """A whole number that is not below zero, for argparse; CommandError if it is none."""
    number = whole(word)
    if number < 0:
        fail("error-from-zero", word=word)
    return number


def percent(word: str) -> int:
    """A whole number from 1 to 100, for argparse; CommandError if it is none."""
    number = whole(word)
    if not 1 <= number <= 100:
        fail("error-percent", word=word)
    return number


def above_zero(word: str) -> float:
    """A number above zero, not necessarily whole, for argparse; CommandError if it is none."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        fail("error-above-zero", word=word)
    return number


def seconds_from_zero(word: str) -> float:
    """A number that is not below zero, not necessarily whole, for argparse; CommandError if it is none."""
    try:
        number = float(word)
    except ValueError:
        number = -1.0
    if not 0 <= number < inf:
        fail("error-seconds", word=word)
    return number
