"""What cards say: everything that stands on them, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import pytest

import allmende
from allmende.core import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import RESOURCE_NAMES, STABLES
from allmende.hallertau.presentation.icons import income_icons, lower_icons, upper_icons
from allmende.hallertau.presentation.reasons import why_not_played
from allmende.hallertau.presentation.wording import card_text, choice, ruling
from allmende.hallertau.rules.language import Amount, Card, Condition, Effect
from allmende.hallertau.rules.language.amounts import Matching, RoundNumber, SheepIn
from allmende.hallertau.rules.language.conditions import Between, Exceeds
from allmende.hallertau.rules.language.costs import PayAlike
from allmende.hallertau.rules.language.custom import DoubleYield, SowTwice
from allmende.hallertau.rules.language.farm import GainAndSow, LiftFields, Sow
from allmende.hallertau.rules.language.workers import (
    ReturnTopRows,
    ReturnWorkers,
    TakeWorkersBack,
    UseSecondRow,
    UseSpace,
)
from allmende.words import LANGUAGES, Speaker

SPEAKERS = {code: Speaker(code, strict=True) for code in LANGUAGES}
Part = Amount | Condition | Effect

WITHOUT_NUMBER = (
    ReturnWorkers, ReturnTopRows, TakeWorkersBack, UseSpace, UseSecondRow, SowTwice, DoubleYield, RoundNumber,
)  # fmt: skip
"""What is done once, to "a" thing; and the Round number, which is doubled in words."""


def _numbers_in(node: Part) -> Iterator[int]:
    """The numbers in a tree that are to be said."""
    match node:
        case Between():
            yield from {node.least, node.most}
        case Exceeds():
            yield from filter(None, node.numbers)
        case PayAlike():
            yield from [node.number, node.types] if node.types > 1 else [node.number]
        case SheepIn():
            yield from (place for place in node.places if place != STABLES)
        case GainAndSow():
            yield from _numbers_in(node.gain)
            return
        case Sow(number=Matching(numbers=numbers)):
            yield from filter(None, numbers)  # "no Field"
            return
        case LiftFields() if node.all:
            return
        case _ if isinstance(node, WITHOUT_NUMBER):
            return
        case _:
            for name in ("number", "numbers", "row", "rows"):
                value = getattr(node, name, None)
                numbers = value if isinstance(value, list) else [value]
                yield from (number for number in numbers if isinstance(number, int))
    amounts = node.amounts() if isinstance(node, (Condition, Effect)) else []
    for part in chain(amounts, node.parts()):
        yield from _numbers_in(part)


def _numbers(card: Card) -> Counter[int]:
    """The numbers in the tree of a card, as often as they are there."""
    found = Counter([card.points] if card.points else [])
    for node in (card.when, *card.costs(), *card.effects, card.income):
        if node is not None:
            found.update(_numbers_in(node))
    return found


def _check(text: str) -> None:
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    assert not any(mark in text for mark in ("{", "}", "None", "  ", " .", " ,", "..", ",,"))


def _say(message: Message) -> None:
    for speaker in SPEAKERS.values():
        _check(speaker.say(message))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_a_card_says_all_its_numbers(card: Card, code: str) -> None:
    text = SPEAKERS[code].say(card_text(card))
    _check(text)
    assert _numbers(card) - Counter(map(int, re.findall(r"\d+", text))) == Counter()


@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_a_card_names_every_resource_that_its_icons_show(card: Card) -> None:
    tokens = [*upper_icons(card), *lower_icons(card), *income_icons(card)]
    shown = {part for token in tokens for part in re.split(r"[@*-]", token)} & set(RESOURCE_NAMES)
    for speaker in SPEAKERS.values():
        text = speaker.say(card_text(card))
        for resource in shown:
            forms = [speaker.say(Message(f"resource-{resource}", {"count": count})) for count in (1, 2)]
            assert any(form in text for form in forms), resource


def test_the_numbers_of_a_card_are_found_in_its_tree() -> None:
    """509: at most 4, 2, 1 or 0 Fields; a Field in row 2, 3, 4 or 5; 0, 1, 2 or 2 cards."""
    card = CARDS[CARD_NAMES.index("509")]
    assert sorted(_numbers(card).elements()) == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5]


@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_each_option_of_a_card_can_be_said(card: Card) -> None:
    count = len(card.price.options) if card.price is not None else card.when.options if card.when is not None else 1
    for option in range(count):
        _say(choice(card, option))


def test_cards_with_the_same_tree_and_no_others_say_the_same() -> None:
    """Two different cards never read alike in one language and differently in the other."""
    texts = [{code: speaker.say(card_text(card)) for code, speaker in SPEAKERS.items()} for card in CARDS]
    pairs = {(text["en"], text["de"]) for text in texts}
    assert len(pairs) == len({english for english, _ in pairs}) == len({german for _, german in pairs})


@pytest.mark.parametrize("card", [card for card in CARDS if card.ruling], ids=lambda card: str(card.number))
def test_rulings_say_in_english_what_stands_beside_the_card(card: Card) -> None:
    message = ruling(card)
    assert message is not None
    assert SPEAKERS["en"].say(message).lower() == card.ruling.lower()
    assert SPEAKERS["de"].say(message) != card.ruling


SHARED_RULINGS = {
    "ruling-window": [4, 18, 116, 129, 212, 218, 219, 324, 417, 428, 527, 609, 624, 632, 711],
    "ruling-top-rows": [302, 725],
    "ruling-use-space": [419, 726],
    "ruling-just-harvested": [811, 812, 816],
}
"""What needs the same reading on several cards, by message: the numbers of these cards."""


def test_cards_that_need_the_same_reading_show_the_same() -> None:
    """Whatever reads the number in the window says that it is still 12 once there are points; and so on."""
    shown = {name: [card.number for card in CARDS if ruling(card) == Message(name)] for name in SHARED_RULINGS}
    assert shown == SHARED_RULINGS


def test_the_page_on_hallertau_holds_every_ruling_and_every_option() -> None:
    page = (Path(__file__).parents[2] / "docs/hallertau.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| ")]
    told = {int(number): row[1] for row in rows if re.match(r"\d{3}\b", row[0]) for number in row[0].split(", ")}
    assert told == {card.number: SPEAKERS["en"].say(said) for card in CARDS if (said := ruling(card)) is not None}
    for name, option in allmende.hallertau.TITLE.options.items():
        for word in (name, *option.values):
            assert f"`{word}`" in page


def test_a_card_without_a_ruling_has_none() -> None:
    shared = {number for numbers in SHARED_RULINGS.values() for number in numbers}
    assert [card for card in CARDS if (ruling(card) is None) == (bool(card.ruling) or card.number in shared)] == []


def _said(number: int) -> dict[str, str]:
    card = CARDS[CARD_NAMES.index(f"{number:03}")]
    return {code: speaker.say(card_text(card)) for code, speaker in SPEAKERS.items()}


def test_what_comes_back_of_what_was_paid_is_said_to_come_back() -> None:
    """As in the index of cards: 2 Hops (back). Something else that is gained, or an income, does not come back."""
    back = [406, 412, 415, 425, 620, 719, 734]
    for code, word in (("en", "(back)"), ("de", "(zurück)")):
        assert [card.number for card in CARDS if word in SPEAKERS[code].say(card_text(card))] == back
    assert "0, 6 or 12 Milk (back), respectively" in _said(620)["en"]
    assert "3 Hopfen (zurück) und 3 Gerste" in _said(425)["de"]


def test_a_point_card_asks_for_another_point_card() -> None:
    assert _said(902)["en"] == "You have at least 1 other Point card in play. 3 points."
    assert _said(902)["de"] == "Du hast mindestens 1 andere ausgespielte Punktekarte. 3 Punkte."
    assert "1 other Point card in play or at least 7 Bonus cards in play" in _said(901)["en"]
    assert "other" not in _said(906)["en"]


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (23, "Move any of your Fields", "Beliebig viele Äcker je eine Zeile hochschieben."),
        (121, "Move any of your empty Fields", "Beliebig viele leere Äcker je eine Zeile hochschieben."),
        (122, "Move any of your planted Fields", "Beliebig viele bepflanzte Äcker je eine Zeile hochschieben."),
        (839, "if you like, pay 1 Tool", "auf Wunsch 1 Gerät abgeben und dafür 1 Schmuck erhalten"),
    ],
)
def test_what_is_optional_reads_as_optional(number: int, english: str, german: str) -> None:
    assert english in _said(number)["en"]
    assert german in _said(number)["de"]


@pytest.mark.parametrize(
    ("number", "german"),
    [
        (9, "Mindestens 1 Aktionsfeld ist vollständig belegt."),
        (14, "Auf keinem, 1, bis zu 2 bzw. bis zu 3 Äckern aussäen."),
        (15, "1, 2, 3 bzw. 4 Ackerfrüchte unterschiedlicher Sorten erhalten."),
        (101, "unterschiedliche Schafe"),
        (114, "Auf keinem, 1 bzw. bis zu 2 Äckern aussäen."),
        (121, "Du hast 1 bis 3 Arbeiter in deinem Arbeitervorrat."),
        (316, "unterschiedliche Findlinge"),
        (321, "Du hast mindestens 10 Gerste (1 weniger pro Schmuck)."),
        (329, "Auf dem Aktionsfeld „Gärtnerei“ liegen mindestens 1, 3 oder 6 Arbeiter."),
        (414, "2 Karten von deiner Hand aus dem Spiel nehmen."),
        (801, "In Phase 3 jeder Runde: 1 Fleisch erhalten."),
    ],
)
def test_cards_speak_the_german_of_the_german_rulebook(number: int, german: str) -> None:
    assert german in _said(number)["de"]


@pytest.mark.parametrize("seed", range(3))
def test_every_card_that_cannot_be_played_says_why(seed: int) -> None:
    rng = Random(seed)
    game = allmende.hallertau.new(players=2, seed=seed, gateway="mixed", farmyard="mixed")
    while not game.is_over:
        seat = rng.choice(game.to_act)
        for card in rng.sample(CARDS, 20):
            reason = why_not_played(card, game.state, seat)
            assert (reason is None) == bool(card.options(game.state, seat))
            if reason is not None:
                assert reason.id != "reason-not-now"
                _say(reason)
        game.play(rng.choice(list(game.moves_of(seat))), seat)
