"""The rules know no card: cards say what they do, and the rules what that means."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from allmende.agricola import rules
from allmende.agricola.components.numbers import CARD_NAMES, CARD_NUMBERS

RULES = Path(rules.__path__[0])
MODULES = sorted(path for path in RULES.rglob("*.py") if "amendments" not in path.name)
"""All modules but those of amendments, which say by which card each was found."""
PIECES = {"stable"}
"""Cards that are called like a piece of the game, of which the rules speak."""
NAMES = {*CARD_NAMES} - PIECES
IDENTIFIERS = {name.replace("-", "_").upper() for name in NAMES}
NUMBER = re.compile(r"\b[A-ELX]\d{3}\b")


def named_cards(source: str) -> Iterator[str]:
    """The cards that a module names: by number, by their names on the wire, or by names made of these."""
    yield from NUMBER.findall(source)
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str() as text) if text.removeprefix("card:") in NAMES:
                yield text
            case ast.Name(id=name) | ast.alias(name=name) if name.strip("_").removesuffix("_CARD") in IDENTIFIERS:
                yield name


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(RULES)))
def test_no_module_of_the_rules_names_a_card(module: Path) -> None:
    assert list(named_cards(module.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [f'CARD = card_index("{CARD_NUMBERS[0]}")', f'paid = "card:{CARD_NAMES[0]}"', "from sharing import MUMMYS_BOY"],
)
def test_a_card_in_a_module_would_be_found(source: str) -> None:
    assert list(named_cards(source))
