"""Action spaces and cards are one tree each, read in several ways: rules, words, icons, and the texts of moves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from allmende.core import Message
from allmende.core.rules.state import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import QUADRANTS, SPACE_NAMES, SPACE_ROWS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import RESOURCE_NAMES
from allmende.hallertau.presentation.icons import icons, income_icons, lower_icons, phase_icons, upper_icons
from allmende.hallertau.presentation.nodes import AmountNode, ConditionNode, Node
from allmende.hallertau.presentation.wording import choice, lower, say, upper
from allmende.hallertau.rules.language import Amount, Card, Condition, Cost, Effect, Source
from allmende.hallertau.rules.language.effect import UpTo
from allmende.hallertau.rules.language.flock import Sustaining
from allmende.hallertau.rules.language.gains import Piecewise
from allmende.hallertau.rules.spaces import SPACES
from allmende.hallertau.rules.steps import PHASES, STEPS
from hallertau.scenario import spell

SPACE_ICONS = {
    "gateway-card": "gateway-card rooster",
    "sheep-breeding": "milk*2 arrow sheep or milk*4 arrow sheep*2",
    "sheep-shearing": "wool per-sheep sustain",
    "clay-delivery": "clay times-round",
    "farming": "field@5 or sow*4",
    "farmyard-card": "farmyard-card rooster",
    "butchery": "sheep arrow meat*4 hides*2",
    "nursery": "clay*3 or crop*3",
    "busy-weekend": "milk slash wool sow*2",
    "clearing": "field@2 clay",
    "bonus-card": "bonus-card rooster",
    "small-trade": "crop*2 milk slash wool sustain",
    "cultivation": "sow*3",
    "weekly-market": "sheep meat",
    "land-sale": "field arrow jewelry clay*3",
    "point-card": "point-card rooster",
    "fertilizing": "raise*2 sow*1",
    "tool-shed": "clay*4 or field@4",
    "town-hall": "retreat arrow jewelry*2",
    "sheep-market": "sheep hides",
}

CARD_ICONS = {
    "001": "book sheep*2/3/4 | sustain-one*1/2/3 bonus-card",
    "004": "book clay reaches window | field@4",
    "009": "dark-book full-space | jewelry bonus-card",
    "021": "book sheep*1/2/4/7 | hops*1/2/3/4 slash meat*1/2/3/4",
    "022": "book exactly field-planted*1-2 | harvest*1 bonus-card",
    "023": "book no field-empty | lift field*all",
    "104": "book hops*2/3/4/5 | field@2/3/4/5",
    "110": "book each*2/5/7 flax plus barley plus rye | bonus-card*0/1/2 hops clay",
    "212": "book tools*5/6/7 | clay*12/13/14 minus-window",
    "228": "book field-barley-rye*4 | hides*2 bonus-card",
    "306": "book jewelry exceeds field or sheep exceeds field | field@2 sow*1",
    "321": "book barley reaches number*10 minus-jewelry | flax*2 hops bonus-card",
    "326": "book sheep@4 slash sheep@5/6 slash sheep@stables | wool*1/2/3 bonus-card",
    "329": "dark-book worker@nursery*1/3/6 | meat*0/2/7 bonus-card",
    "330": "phase*4 | book tools-this-phase*1/3/5 | gateway-card*0/1/2 bonus-card",
    "404": "pay rye*8 minus-field | sheep bonus-card",
    "412": "pay hops*3/5/7 | hops*0/3/6 field@4 bonus-card",
    "419": "phase-not*4 | pay jewelry | use-space",
    "509": "book at-most field*4/2/1/0 | field@2/3/4/5 bonus-card*0/1/2/2",
    "531": "pay sheep-back*2 | bonus-card wool*4 slash jewelry",
    "609": "book sum sheep plus jewelry reaches window | tools field@5",
    "615": "book jewelry*5/6/7/8 | tools*2 slash field@2*2 slash field@5*2 slash sheep*3",
    "723": "pay flax*7 or flax*5 hides or flax*3 hides*2 or flax hides*3 or hides*4 | jewelry*2 bonus-card",
    "731": "pay tools | barley per-hides*2 wool per-hides*2 bonus-card",
    "811": "pay just-harvested flax*3 | sow flax",
    "839": "book tools*8 | tools arrow jewelry",
    "907": "pay good-alike*5 good-alike*5",
    "922": "pay field@3/4/5*7",
}

TOKEN = re.compile(r"[a-z]+(-[a-z]+)*(@[a-z0-9/-]+)?(\*(\d+(/\d+)*|\d+-\d+|all))?")


def rows(card: Card) -> list[list[str]]:
    return [phase_icons(card), upper_icons(card), lower_icons(card), income_icons(card)]


# Every node has readers


def kinds(kind: type) -> set[type]:
    """A kind of node and all kinds of it."""
    return {kind}.union(*map(kinds, kind.__subclasses__()))


def test_every_kind_of_effect_and_cost_has_readers() -> None:
    made_of_others = {Effect, UpTo, Piecewise, Cost, Source, Card, Sustaining}
    assert kinds(Effect) - made_of_others == set(get_args(Node))


def test_every_kind_of_condition_has_readers() -> None:
    assert kinds(Condition) - {Condition} == set(get_args(ConditionNode))


def test_every_kind_of_amount_has_readers() -> None:
    assert kinds(Amount) - {Amount} == set(get_args(AmountNode))


# Icons


@pytest.mark.parametrize("space", SPACE_NAMES)
def test_icons_show_what_an_action_space_does(space: str) -> None:
    assert " ".join(icons(SPACES[SPACE_NAMES.index(space)])) == SPACE_ICONS[space]


@pytest.mark.parametrize("number", CARD_ICONS)
def test_icons_show_what_stands_on_a_card(number: str) -> None:
    found = rows(CARDS[CARD_NAMES.index(number)])
    assert " | ".join(" ".join(row) for row in found if row) == CARD_ICONS[number]


@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_icons_are_tokens(card: Card) -> None:
    _, above, below, income = found = rows(card)
    assert above[0] in ("book", "dark-book", "pay")
    assert bool(below) == bool(card.effects)
    assert bool(income) == (card.income is not None)
    assert [token for row in found for token in row if not TOKEN.fullmatch(token)] == []


# Words


@pytest.mark.parametrize("space", SPACES, ids=SPACE_NAMES)
def test_words_name_every_resource_that_icons_show(space: Source) -> None:
    message = say(space)
    assert isinstance(message, Message)
    assert message.id.startswith("effect-")
    shown = {token.partition("*")[0] for token in icons(space)}
    said = spell(message)
    assert all(resource in said for resource in shown & set(RESOURCE_NAMES))


def messages(message: Message) -> Iterator[Message]:
    """A message and all messages inside it."""
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from messages(part)


def options(card: Card) -> int:
    """Between how many options one chooses."""
    if card.price is not None:
        return len(card.price.options)
    return card.when.options if card.when is not None else 1


@pytest.mark.parametrize("card", [card for card in CARDS if options(card) > 1], ids=lambda card: str(card.number))
def test_each_option_of_a_card_can_be_said_alone(card: Card) -> None:
    texts = [choice(card, option) for option in range(options(card))]
    assert len(set(map(spell, texts))) > 1
    for text in texts:
        assert not {message.id for message in messages(text)} & {"respectively", "respectively-two"}


def test_an_option_that_gives_nothing_of_a_thing_does_not_mention_it() -> None:
    """007: at least 1, 2 or 5 Meat; 0, 1 or 2 Tools, and 1 Bonus card."""
    card = CARDS[CARD_NAMES.index("007")]
    below = [lower(card, option) for option in range(3)]
    assert ["tools" in spell(text) for text in below if text is not None] == [False, True, True]
    assert [spell(text).count("bonus") for text in below if text is not None] == [1, 1, 1]


def test_a_price_with_several_numbers_of_one_thing_names_the_thing_once() -> None:
    text = upper(CARDS[CARD_NAMES.index("412")])
    assert text is not None
    assert Counter(message.id for message in messages(text))["resource-hops"] == 1


# The vocabulary of steps and spaces


def test_there_are_twenty_spaces_five_in_each_quadrant() -> None:
    assert [len(spaces) for spaces in QUADRANTS] == [0, 5, 5, 5, 5]
    names = [SPACE_NAMES[number] for number in QUADRANTS[4]]
    assert names == ["point-card", "fertilizing", "tool-shed", "town-hall", "sheep-market"]


def test_card_spaces_have_two_rows_and_all_others_three() -> None:
    assert sorted(SPACE_ROWS) == [2] * 4 + [3] * 16


def test_every_step_stands_at_its_index() -> None:
    assert [step.index for step in STEPS[1:]] == list(range(1, len(STEPS)))
    assert STEPS[1:11] == PHASES[:10]
    assert all(isinstance(step, Step) for step in STEPS)


def test_no_two_steps_share_an_index() -> None:
    assert len(set(map(id, STEPS[1:]))) == len(STEPS) - 1
