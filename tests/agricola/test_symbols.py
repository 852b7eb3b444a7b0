"""The browser draws everything that is shown of Agricola by symbols."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from allmende.agricola.cards import CARDS as HAND_CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.improvement import KIND_NAMES
from allmende.agricola.components.pieces import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.presentation.icons import card_icons, improvement_icons, space_icons
from allmende.agricola.rules.spaces import MOST_PLAYERS

CLIENT = Path(__file__).parents[2] / "client/src"
DRAWN = [CLIENT / "symbols" / f"{name}.ts" for name in ("goods", "things", "signs", "farm")]
DRAWINGS = {name: sorted((CLIENT / name / "drawings").glob("*.ts")) for name in ("agricola", "arle")}
WRITTEN = {
    "slash", "or", "and-or", "afterward", "instead-of", "line", "times", "from-round", "material", "return",
    "per", "colon", "if", "exactly", "at-most", "less", "plus", "later", "in-rounds", "even-rounds",
    "before", "after", "else", "evenly", "more-than", "as-many", "such", "gratis",
    "next-odd-rounds", "rounds-ahead", "until-round", "in-turn",
}  # fmt: skip
"""What is written instead, or has another name, as `Icons.svelte` knows."""

ROWS = (
    {
        f"{name} with {players}{' and cards' if cards else ''}": space_icons(number, players, cards)
        for number, name in enumerate(SPACE_NAMES[:FIRST_HAND_CARD])
        for players in range(MOST_PLAYERS + 1)
        for cards in (False, True)
    }
    | {improvement.name: improvement_icons(improvement) for improvement in IMPROVEMENTS}
    | {card.number: card_icons(card) for card in HAND_CARDS}
)
SCREEN = sorted(path for path in (CLIENT / "agricola").rglob("*") if path.suffix in (".svelte", ".ts"))


def _symbols(files: list[Path]) -> set[str]:
    key = re.compile(r"^  '?([a-z][a-z-]*)'?:", re.MULTILINE)
    return {name for file in files for name in key.findall(file.read_text("utf-8"))}


CARDS = [CLIENT / "symbols/hand.ts", CLIENT / "agricola/cards/drawings.ts"]
"""What only tables with hand cards draw."""
HALLERTAU_CARDS = CLIENT / "hallertau/cards/signs.ts"
TAKEN_OVER = {"book", "harvest"}
"""What Hallertau's cards bring because other games, which draw it too, may not have been opened."""
PLACE = re.compile(rf"{'|'.join(SPACE_NAMES)}|round-\d+|[a-z]+-\d(-more)?|\d+")
"""Action spaces and numbers are written."""
SYMBOLS = _symbols([*DRAWN, *DRAWINGS["agricola"], *CARDS])


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_every_token_is_drawn(row: list[str]) -> None:
    names = {part for token in row for part in re.split("[@/]", re.sub(r"\*.*", "", token))}
    assert {name for name in names - WRITTEN if not PLACE.fullmatch(name)} <= SYMBOLS


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_what_is_meant_by_a_token_has_a_name(row: list[str]) -> None:
    """A single symbol, the parts of a set, numbers, or action spaces: the page writes whatever else as a space."""
    named = [token.partition("@")[2].partition("*")[0] for token in row if not token.startswith("set@")]
    written = [name for name in named if name and name not in SYMBOLS and not re.fullmatch(r"[\d/]+", name)]
    assert all(PLACE.fullmatch(part) and not part.isdigit() for name in written for part in name.split("/"))


def test_what_is_written_is_known() -> None:
    source = (CLIENT / "agricola/Icons.svelte").read_text("utf-8")
    assert all(re.search(rf"(?<![\w-]){name}(?![\w-])", source) for name in WRITTEN)


def test_everything_on_the_boards_is_drawn() -> None:
    kinds = {re.sub(r"^second-|-\d$", "", improvement.name) for improvement in IMPROVEMENTS}
    assert {*RESOURCE_NAMES, *KIND_NAMES, *kinds} <= SYMBOLS
    assert {f"room-{house}" for house in HOUSE_NAMES} <= SYMBOLS


def test_every_category_of_points_has_a_symbol() -> None:
    listed = re.search(r"CATEGORY_SIGNS = \[(.*?)\]", (CLIENT / "agricola/layout.ts").read_text("utf-8"), re.DOTALL)
    assert listed is not None
    signs = re.findall(r"'([\w-]+)'", listed[1])
    assert len(signs) == 14
    assert set(signs) <= SYMBOLS


@pytest.mark.parametrize("file", SCREEN, ids=lambda file: file.name)
def test_the_screen_names_only_what_is_drawn(file: Path) -> None:
    named = re.findall(r"(?:<Symbol name=\"|\bsvg\('|\bsymbol: ')([\w-]+)[\"']", file.read_text("utf-8"))
    assert set(named) <= SYMBOLS


def test_no_two_games_draw_one_thing_each_its_own_way() -> None:
    """All symbols are in one list: a name means the same everywhere, or else it is drawn for all games."""
    drawn = {"all": _symbols(DRAWN)} | {game: _symbols(files) for game, files in DRAWINGS.items()}
    drawn |= {"Agricola's cards": _symbols(CARDS[1:]), "Hallertau's cards": _symbols([HALLERTAU_CARDS]) - TAKEN_OVER}
    for (one, symbols), (other, others) in combinations(drawn.items(), 2):
        assert not symbols & others, f"{one} and {other}"


def test_what_stands_on_hand_cards_is_explained_in_the_help() -> None:
    listed = "".join((CLIENT / "agricola" / name).read_text("utf-8") for name in ("Help.svelte", "cards/Signs.svelte"))
    explained = {*re.findall(r"'([\w-]+)'", listed), *RESOURCE_NAMES, *KIND_NAMES, "starting-player"}
    rows = [card_icons(card) for card in HAND_CARDS]
    on_cards = {re.sub(r"[@*].*", "", token) for row in rows for token in row}
    clear = {"line", "slash", "book", "score", "improvement", "fireplace", "cooking-hearth", "clay-oven", "stone-oven"}
    assert {name for name in on_cards - explained - clear if not PLACE.fullmatch(name)} == set()
