"""Words for what builds and plays improvements and plays occupations."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS as MAJORS
from allmende.agricola.components.improvement import on_top
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.presentation.wording.conditions import major_improvements
from allmende.agricola.presentation.wording.things import all_things, deed_only
from allmende.agricola.rules.language.changes import ExchangeMajor
from allmende.agricola.rules.language.errands import DiscardCard
from allmende.agricola.rules.language.improvements import PlayMinor
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.majors import BuildMajor, major_names
from allmende.agricola.rules.language.nodes import (
    PlayNode,
)
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.savings import Instead, Less
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, one_of


def playing(effect: PlayNode) -> Message:
    """Things built or played."""
    match effect:
        case BuildMajor():
            said = _build_major(effect)
            return Message("effect-build-for", {"effect": said, "cost": amounts(effect.cost)}) if effect.cost else said
        case ExchangeMajor():
            pairs = [[named("the-improvement", MAJORS[number].name) for number in pair] for pair in effect.pairs]
            swaps = [Message("exchange-for-major", {"old": old, "new": new}) for old, new in pairs]
            return Message("effect-exchange-major", {"options": one_clause_of(swaps)})
        case PlayMinor(savings=[Less() as less]):
            cheaper = goods(less.resource, less.count)
            return Message("effect-for-less", {"effect": Message("effect-play-minor"), "what": cheaper})
        case PlayMinor():
            return Message("effect-play-minor")
        case PlayOccupation():
            return _occupation(effect)
        case DiscardCard():
            return Message("effect-discard", {"gains": all_things(effect.gains)})
        case PlayDrawn(or_give=True):
            return Message("effect-play-or-give", {"cost": goods(FOOD, effect.food)})
        case PlayDrawn():
            return Message("effect-play-drawn")
        case DrawByLot():
            raise deed_only(effect)
        case _:
            assert_never(effect)


def _build_major(effect: BuildMajor) -> Message:
    """Building a major improvement: any one, one of a kind of which there are several, or one that is the only one."""
    if effect.savings and isinstance(effect.savings[0], Instead):
        return Message("effect-build-major-for-food", {"food": goods(FOOD, 1)})
    if len(effect.among) == IMPROVEMENTS:
        return Message("effect-build-major")
    if any(MAJORS[i].cooks for i in effect.among):
        return Message("effect-build-one", {"what": major_names(MAJORS, effect.among)})
    return Message("effect-build-only-one", {"what": one_of(major_improvements(on_top(effect.among)))})


def _occupation(effect: PlayOccupation) -> Message:
    """Playing occupations; the first ones of the game may cost less than the later ones."""
    first, last = effect.food[0], effect.food[-1]
    if first != last:
        return Message("effect-occupation-from", {"count": effect.food.index(last), "food": first, "later": last})
    if last:
        return Message("effect-occupation", {"cost": goods(FOOD, last)})
    said = Message("effect-occupations-free", {"most": effect.most})
    if effect.to_doer:
        return Message("effect-pay-doer", {"cost": amounts(effect.fee), "effect": said})
    return Message("effect-fee", {"cost": amounts(effect.fee), "effect": said}) if effect.fee else said
