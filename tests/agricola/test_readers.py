"""Action spaces, improvements and hand cards are one tree each, read in several ways: rules, words, icons, labels."""

from __future__ import annotations

import re
from itertools import groupby
from typing import get_args

import pytest

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENT_RULINGS, IMPROVEMENTS
from allmende.agricola.components.board import BOARD_SPACES, FIRST_HAND_CARD, ROUNDS, SPACE_NAMES, STAGE_OF_ROUND
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons import icons
from allmende.agricola.presentation.reference import card_references, reference
from allmende.agricola.rules.language import Action, Effect, Given, OneOf, TakeOne, former
from allmende.agricola.rules.language.action import OnCard, Priced
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.another_space import Placing
from allmende.agricola.rules.language.card import AtAnyTime, Card
from allmende.agricola.rules.language.card_spaces import ActionSpace, Spot
from allmende.agricola.rules.language.conditions import Condition, Counting
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.custom import AddCrop, JoinHerds, PayOrBeg
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.facts import Fact
from allmende.agricola.rules.language.field_deals import OnField
from allmende.agricola.rules.language.fieldwork import SowThere
from allmende.agricola.rules.language.lots import PlayDrawn
from allmende.agricola.rules.language.majors import Improving
from allmende.agricola.rules.language.nodes import (
    AccessNode,
    AmountNode,
    ConditionNode,
    EffectNode,
    PartNode,
    SavingNode,
)
from allmende.agricola.rules.language.pieces import Building
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.sharing import Access
from allmende.agricola.rules.language.stock import Stock
from allmende.agricola.rules.language.trigger import CardPart
from allmende.agricola.rules.spaces import SPACE_RULINGS, starting_spaces
from allmende.core import Message
from allmende.words import LANGUAGES, Speaker

ACTION_ICONS = {
    "farm-expansion": "material*5 reed*2 arrow room and-or wood*2 arrow stable",
    "meeting-place": "starting-player each-round food",
    "meeting-place cards": "starting-player afterward minor",
    "grain-seeds": "grain",
    "farmland": "field",
    "lessons": "food*0/1 arrow occupation",
    "day-laborer": "food*2",
    "forest 1": "each-round wood*2",
    "forest 2": "each-round wood*3",
    "forest 3": "each-round wood*3",
    "forest 4": "each-round wood*3",
    "forest 5": "each-round wood*3",
    "forest 6": "each-round wood*3",
    "clay-pit": "each-round clay",
    "reed-bank": "each-round reed",
    "fishing": "each-round food",
    "grain-utilization": "sow and-or bake",
    "fencing": "wood arrow fence",
    "sheep-market": "each-round sheep",
    "major-improvement": "improvement",
    "major-improvement cards": "improvement or minor",
    "basic-wish-for-children": "grow@room",
    "basic-wish-for-children cards": "grow@room afterward minor",
    "house-redevelopment": "renovate afterward improvement",
    "house-redevelopment cards": "renovate afterward improvement or minor",
    "western-quarry": "each-round stone",
    "vegetable-seeds": "vegetable",
    "pig-market": "each-round boar",
    "cattle-market": "each-round cattle",
    "eastern-quarry": "each-round stone",
    "cultivation": "field and-or sow",
    "urgent-wish-for-children": "grow",
    "farm-redevelopment": "renovate afterward wood arrow fence",
    **{f"copse {players}": "each-round wood" for players in (4, 5, 6)},
    "grove": "each-round wood*2",
    "resource-market 3": "food reed slash stone",
    "resource-market 4": "reed stone food",
    "resource-market 5": "reed stone wood",
    "resource-market 6": "reed stone wood",
    "hollow 3": "each-round clay",
    "hollow 4": "each-round clay*2",
    "hollow 5": "each-round clay*3",
    "hollow 6": "each-round clay*3",
    "more-lessons 3": "food*2 arrow occupation",
    **{f"more-lessons {players}": "food*1/1/2 arrow occupation" for players in (4, 5, 6)},
    **{f"traveling-players {players}": "each-round food" for players in (4, 5, 6)},
    "side-job": "wood arrow stable times*1 and-or bake",
    "tile-copse": "each-round wood",
    "tile-resource-market": "stone food",
    "tile-animal-market": "sheep food or boar or food arrow cattle",
    **{f"modest-wish-for-children {players}": "from-round*5 grow@room" for players in range(1, 7)},
    "third-lessons": "food*2 arrow occupation",
    "house-building": "material*5 reed*2 arrow room",
    "riverbank-forest": "reed each-round wood",
    "animal-market": "sheep food or boar or food arrow cattle",
    "farm-supplies": "food arrow grain and-or food arrow field",
    "building-supplies": "food reed slash stone wood slash clay",
    "corral": "sheep else boar else cattle",
    "improvement": "from-round*5 improvement",
    "improvement cards": "minor from-round*5 improvement or minor",
}
"""By action space, and number of players or hand cards where they matter."""

FIREPLACE = (
    "cook vegetable slash sheep slash boar arrow food*2 line cook cattle arrow food*3 line bake grain arrow food*2"
)
HEARTH = (
    "cook vegetable slash boar arrow food*3 line cook sheep arrow food*2 line cook cattle arrow food*4"
    " line bake grain arrow food*3"
)
IMPROVEMENT_ICONS = {
    "fireplace-2": FIREPLACE,
    "fireplace-3": FIREPLACE,
    "cooking-hearth-4": f"fireplace instead-of clay*4 line {HEARTH}",
    "cooking-hearth-5": f"fireplace instead-of clay*5 line {HEARTH}",
    "well": "at-once next-rounds*5 food",
    "clay-oven": "at-once bake line bake grain arrow food*5 times*1",
    "stone-oven": "at-once bake line bake grain arrow food*4 times*2",
    "joinery": "harvest wood arrow food*2 line book wood*3/5/7 score*1/2/3",
    "pottery": "harvest clay arrow food*2 line book clay*3/5/7 score*1/2/3",
    "basketmakers-workshop": "harvest reed arrow food*3 line book reed*2/4/5 score*1/2/3",
}
IMPROVEMENT_ICONS |= {
    "fireplace-4": FIREPLACE,
    "cooking-hearth-6": f"fireplace instead-of clay*6 line {HEARTH}",
    **{f"second-{name}": row for name, row in IMPROVEMENT_ICONS.items() if name[-1] not in "2345"},
}


TOKEN = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:@([a-z]+))?(?:\*\d+(?:/\d+)*)?")
SIGNS = {
    "arrow", "slash", "or", "and-or", "afterward", "instead-of", "line",
    "each-round", "from-round", "next-rounds", "at-once", "cook", "bake", "harvest", "book", "times", "score",
    "room", "stable", "fence", "field", "sow", "renovate", "grow", "starting-player", "improvement", "minor",
    "occupation", "material", "fireplace", "else",
}  # fmt: skip


# Every node has readers


def kinds(kind: type) -> set[type]:
    """A kind of node and all kinds of it.

    Readers know counted things and facts by their names, which have a test of their own, and read what cards were made
    of before an amendment as what came in its place.
    """
    below = [] if kind in (Counted, Fact) else kind.__subclasses__()
    return {kind}.union(*(kinds(each) for each in below if each.__module__ != former.__name__))


@pytest.mark.parametrize(
    ("base", "nodes", "by_themselves"),
    [
        (
            Effect,
            get_args(EffectNode),
            {Given, Action, Building, Priced, Improving, OnCard, OnField, Stock, Placing, Discard},
        ),
        (Amount, get_args(AmountNode), set()),
        (Condition, get_args(ConditionNode), {Counting, BeforeActions}),  # which only says when its owner is asked
        (Saving, get_args(SavingNode), set()),
        (Access, get_args(AccessNode), set()),
    ],
)
def test_every_kind_of_node_is_one_of_those_that_readers_match(
    base: type, nodes: tuple[type, ...], by_themselves: set[type]
) -> None:
    parts_of_cards = kinds(CardPart) | {AtAnyTime, ActionSpace, Spot}
    assert kinds(base) - {base} - by_themselves - parts_of_cards == set(nodes)


def test_every_action_says_why_it_is_not_possible() -> None:
    silent = {kind for kind in get_args(EffectNode) if issubclass(kind, Action) and kind.refusal is Action.refusal}
    assert silent == {AddCrop, JoinHerds, PayOrBeg, PlayDrawn, SowThere}  # which are asked for only where possible


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_every_part_of_a_card_is_one_of_those_that_readers_match(card: Card) -> None:
    assert all(isinstance(part, PartNode) for part in card.in_order)


# Icons


def test_icons_show_what_an_action_space_provides() -> None:
    found = {
        f"{each.name} {each.players or ''}{'cards' if each.cards else ''}".strip(): " ".join(each.icons)
        for each in reference().actions
    }
    assert found == ACTION_ICONS


def test_icons_show_what_an_improvement_does() -> None:
    assert {each.name: " ".join(each.icons) for each in reference().improvements} == IMPROVEMENT_ICONS


def test_icons_are_tokens_that_the_reader_describes() -> None:
    printed = reference()
    for token in {token for piece in (*printed.actions, *printed.improvements) for token in piece.icons}:
        match = TOKEN.fullmatch(token)
        assert match, token
        assert match[1] in SIGNS | set(RESOURCE_NAMES), token
        assert match[2] in (None, "room"), token


def test_alternatives_of_a_kind_that_no_space_has_are_large() -> None:
    assert icons(OneOf([TakeOne(0, [], []), TakeOne(1, [], [])])) == ["wood", "or", "clay"]


# What is printed


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_action_space_of_a_game_is_told_of_once(players: int) -> None:
    spaces = starting_spaces(players, side_job=True, tile=True)
    there = [
        name for i, name in enumerate(SPACE_NAMES) if spaces >> i & 1 or i in range(BOARD_SPACES, BOARD_SPACES + 14)
    ]
    told = [each.name for each in reference().actions if each.players in (0, players) and not each.cards]
    assert [name for name in told if name in there] == there
    assert {each.name for each in reference().actions} == set(SPACE_NAMES[:FIRST_HAND_CARD])


def test_what_depends_on_the_players_is_told_of_for_each_number() -> None:
    found = [(each.name, each.players) for each in reference().actions if each.players]
    assert found == [
        *(("forest", players) for players in (1, 2, 3, 4, 5, 6)),
        *(("copse", players) for players in (4, 5, 6)),
        *((name, players) for name in ("resource-market", "hollow", "more-lessons") for players in (3, 4, 5, 6)),
        *(("traveling-players", players) for players in (4, 5, 6)),
        *(("modest-wish-for-children", players) for players in (1, 2, 3, 4, 5, 6)),
    ]


def test_what_depends_on_hand_cards_is_told_of_without_and_with_them() -> None:
    names = ("meeting-place", "major-improvement", "basic-wish-for-children", "house-redevelopment", "improvement")
    found = [(each.name, each.cards) for each in reference().actions if each.cards is not None]
    assert found == [(name, cards) for name in names for cards in (False, True)]


def test_cards_are_told_of_one_by_one() -> None:
    cards = card_references()
    improvements = [each.name for each in IMPROVEMENTS]
    actions = SPACE_NAMES[BOARD_SPACES : BOARD_SPACES + ROUNDS]
    assert [card.name for card in cards if not card.cards] == [*actions, *improvements, *CARD_NAMES]
    kinds_in_order = [kind for kind, _ in groupby(cards, lambda card: card.kind)]
    assert kinds_in_order == ["action", "improvement", "minor", "space", "merchant", "incident", "occupation"]
    assert [card.stage for card in cards if card.kind == "action" and not card.cards] == STAGE_OF_ROUND[1:]
    found = {card.name: card for card in cards}
    well, caravan, braggart = found["well"], found["caravan"], found["braggart"]
    assert (well.costs, well.points, well.stage) == ([{"wood": 1, "stone": 3}], 4, 0)
    assert (caravan.number, caravan.costs, caravan.players) == ("B010", [{"wood": 3, "food": 3}], 1)
    assert (braggart.number, braggart.costs, braggart.players) == ("A133", [{}], 3)


def test_scoring_tables_are_those_of_the_board() -> None:
    printed = reference()
    assert printed.field_points == [-1, -1, 1, 2, 3, 4]
    assert printed.pasture_points == printed.vegetable_points == [-1, 1, 2, 3, 4]
    assert printed.grain_points == printed.sheep_points == [-1, 1, 1, 1, 2, 2, 3, 3, 4]
    assert printed.boar_points == [-1, 1, 1, 2, 2, 3, 3, 4]
    assert printed.cattle_points == [-1, 1, 2, 2, 3, 3, 4]


# Words


ENGLISH = Speaker("en", strict=True)


def said(name: str, players: int = 0) -> str:
    """What an action space provides, or an improvement does."""
    printed = reference()
    actions = [each for each in printed.actions if (each.name, each.players) == (name, players)]
    (found,) = actions or [each for each in printed.improvements if each.name == name]
    return ENGLISH.say(found.text)


@pytest.mark.parametrize(
    ("name", "players", "words"),
    [
        ("resource-market", 3, "Gain 1 Food and either 1 Reed or 1 Stone."),
        ("resource-market", 4, "Gain 1 Reed, 1 Stone and 1 Food."),
        ("resource-market", 6, "Gain 1 Reed, 1 Stone and 1 Wood."),
        (
            "house-building",
            0,
            "Build rooms (each for 5 of your house's material and 2 Reed). Linked with Traveling Players: if",
        ),
        ("copse", 5, "Take all Wood. 1 Wood comes each round. Linked with Lessons (second extension): if one"),
        ("riverbank-forest", 0, "Gain 1 Reed and take all Wood. 1 Wood comes each round."),
        ("forest", 1, "Take all Wood. 2 Wood come each round."),
        ("hollow", 3, "Take all Clay. 1 Clay comes each round."),
        ("grain-utilization", 0, "Sow any number of empty fields and/or bake bread."),
        ("more-lessons", 3, "Play 1 occupation for 2 Food."),
        ("joinery", 0, "Once per harvest, turn 1 Wood into 2 Food. At the end of the game, at least 3, 5 or 7 Wood"),
    ],
)
def test_words_say_what_is_printed(name: str, players: int, words: str) -> None:
    assert said(name, players).startswith(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_spaces_read_alike_only_if_they_do_the_same(language: str) -> None:
    speaker = Speaker(language, strict=True)
    rows: dict[str, set[str]] = {}
    for each in (*reference().actions, *reference().improvements):
        rows.setdefault(speaker.say(each.text), set()).add(
            " ".join(each.icons).replace("clay*5", "clay*4").replace("clay*6", "clay*4")
        )
    assert [text for text, found in rows.items() if len(found) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_say_all_numbers_and_resources_that_icons_show(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for each in (*reference().actions, *reference().improvements):
        text = speaker.say(each.text)
        for token in each.icons[each.icons.index("line") if "instead-of" in each.icons else 0 :]:
            name, _, numbers = token.partition("*")
            said_numbers = re.findall(r"\d+", text)
            assert set(numbers.split("/")) - {"", "0"} <= set(said_numbers), (each.name, token)
            if name in RESOURCE_NAMES:
                forms = [speaker.say(Message(f"resource-{name}", {"count": count})) for count in (1, 2)]
                assert any(form in text for form in forms), (each.name, token)


# Rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_said_in_english_as_they_stand_in_the_source(language: str) -> None:
    speaker = Speaker(language, strict=True)
    written = SPACE_RULINGS | IMPROVEMENT_RULINGS
    printed = reference()
    for each in (*printed.actions, *printed.improvements):
        assert (each.ruling is None) == (each.name not in written)
        if each.ruling is not None:
            assert (speaker.say(each.ruling) == written[each.name]) == (language == "en")
