"""The page on Agricola tells how unclear cards are read, and what has been corrected."""

from __future__ import annotations

import re
from pathlib import Path

from allmende.agricola.cards import CARDS
from allmende.agricola.rules.amendments import AMENDMENTS
from allmende.core.message import Message
from allmende.words import Speaker

PAGE = (Path(__file__).parents[2] / "docs/agricola.md").read_text(encoding="utf-8")


def lines_of(heading: str) -> list[str]:
    """The items of a list on the page, under a heading, each in one line."""
    items = re.findall(r"^(?:\*|\d+\.) .*(?:\n +.*)*", PAGE.split(heading)[1].split("\n#")[0], re.MULTILINE)
    return [" ".join(item.split()) for item in items]


def test_it_has_the_rulings_of_all_cards() -> None:
    speaker = Speaker("en", strict=True)
    names = {card.number: speaker.say(Message(f"card-{card.name}")) for card in CARDS}
    expected = [f"* **{card.number} {names[card.number]}:** {card.ruling}" for card in CARDS if card.ruling]
    assert lines_of("### Single cards") == expected


def test_it_has_all_amendments() -> None:
    expected = [f"{each.number}. {each.says} ({each.source})" for each in AMENDMENTS]
    assert lines_of("### What has been corrected") == expected
