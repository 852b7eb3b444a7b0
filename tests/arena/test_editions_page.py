"""The page on ladders tells the truth: its editions are those there are, and its commands can be given."""

from __future__ import annotations

import re
from pathlib import Path

from allmende.arena.editions import EDITIONS, FIRST
from allmende.bots import make
from allmende.titles import OWN

PAGE = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text("utf-8")


def test_it_lists_all_editions() -> None:
    rows = re.findall(r"^\| [\w ]+ \| `([\w-]+)` \| (?:`(\w+)=(\w+)`|–) \|", PAGE, re.MULTILINE)
    listed = [(name, {option: value} if option else {}) for name, option, value in rows]
    assert listed == [(name, dict(each.options)) for named in EDITIONS.values() for name, each in named.items()]
    assert all(each.opponents == FIRST for named in EDITIONS.values() for each in named.values())


def test_every_row_has_a_command_that_can_be_given() -> None:
    commands = re.findall(r"`allmende ladder (\w+) --edition ([\w-]+) --bot (\w+)` \|$", PAGE, re.MULTILINE)
    assert len(commands) >= 5
    for title, edition, bot in commands:
        assert edition in EDITIONS[title]
        make(bot, OWN[title])
