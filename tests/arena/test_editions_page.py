"""The page on ladders tells the truth: its editions are those there are, and every row is there and whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from allmende.arena.contestants import bot_message
from allmende.arena.editions import EDITIONS, FIRST
from allmende.bots.intervals import wilson_interval
from allmende.bots.levels import LEVELS
from allmende.cli.published import command
from allmende.core import Message
from allmende.words import Speaker

PAGE = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text("utf-8")
SAY = Speaker("en").say
TITLES = {SAY(Message(f"title-{title}")): title for title in EDITIONS}
BOTS = {SAY(bot_message(bot)): bot for bot in ("random", "greedy", *LEVELS)}
TABLES = re.findall(r"^### ([\w ]+), edition ([\w-]+)\n\n(\|.*\n)(\| ---.*\n)((?:\|.*\n)+)", PAGE, re.MULTILINE)
ROWS = [
    pytest.param(TITLES[title], edition, [cell.strip() for cell in row.strip("|").split("|")], id=row[:60])
    for title, edition, _, _, rows in TABLES
    for row in rows.splitlines()
]


def test_it_lists_all_editions() -> None:
    rows = re.findall(r"^\| [\w ]+ \| `([\w-]+)` \| (?:`(\w+)=(\w+)`|–) \|", PAGE, re.MULTILINE)
    listed = [(name, {option: value} if option else {}) for name, option, value in rows]
    assert listed == [(name, dict(each.options)) for named in EDITIONS.values() for name, each in named.items()]
    assert all(each.opponents == FIRST for named in EDITIONS.values() for each in named.values())


def _policy(cells: list[str]) -> str:
    """The name, with its digest, of the policy in a file that a row is about."""
    found = re.search(r"--bot '([\w.-]+\.npz#[0-9a-f]{8})'", cells[-1])
    assert found is not None
    assert found[1].startswith(f"{cells[0]}#")
    return found[1]


@pytest.mark.parametrize(("title", "name", "cells"), ROWS)
def test_a_row_is_whole_and_can_be_come_to_again(title: str, name: str, cells: list[str]) -> None:
    edition = EDITIONS[title][name]
    bot = BOTS[cells[0]] if cells[0] in BOTS else _policy(cells)
    met = [opponent != bot for opponent in edition.opponents]
    each = cells[3 : 3 + len(met)]
    assert [one != "–" for one in each] == met
    assert int(cells[1]) == edition.deals * edition.players * sum(met)
    found = re.fullmatch(r"(\d+) \((\d+)–(\d+)\)", cells[2])
    assert found is not None
    won, low, high = map(int, found.groups())
    assert abs(won - sum(int(one) for one in each if one != "–") / sum(met)) <= 1
    # Its interval is that of so many deals.
    widest = wilson_interval([won / 100] * edition.deals)
    assert widest.low is not None
    assert widest.high is not None
    assert max(abs(100 * widest.low - low), abs(100 * widest.high - high)) <= 1.5
    assert all(re.fullmatch(r"-?\d+\.\d ± \d+\.\d", cell) for cell in cells[-4:-2])
    assert float(cells[-2]) >= 0
    assert cells[-1] == f"`{command(title, name, bot)}`"


def test_every_table_has_the_columns_of_its_edition() -> None:
    opponents = " | ".join(SAY(bot_message(opponent)) for opponent in FIRST)
    heading = f"| Bot | Games | Won, % | {opponents} | Points | Theirs | ms a decision | Reproduce with |\n"
    assert TABLES
    assert {found for _, _, found, _, _ in TABLES} == {heading}


def test_every_bot_has_a_row_in_every_edition() -> None:
    everything = [(title, name, bot) for title, named in EDITIONS.items() for name in named for bot in BOTS.values()]
    own = [row.values for row in ROWS if row.values[2][0] in BOTS]
    assert sorted((title, name, BOTS[cells[0]]) for title, name, cells in own) == sorted(everything)
