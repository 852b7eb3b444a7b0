"""The words of cards that place people, that let the family grow, and that house people."""

from __future__ import annotations

from allmende.agricola.faces.wording.access import MEETING
from allmende.agricola.faces.wording.amounts import each
from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import say, space_names
from allmende.agricola.rules.language.people import CallLater, EndLodging, HadRoom, Helper, Provided
from allmende.agricola.rules.language.placing import PlaceAnother, PlaceFromSupply, UseAnother
from allmende.agricola.rules.phrases import amounts
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


@holding.register
def _(condition: HadRoom) -> Message:
    return Message("if-had-room")


@say.register
def _(effect: Provided) -> Message:
    return say(effect.options[0])


@gift.register
def _(effect: Helper) -> Message:
    return Message("deed-call-now")


@gift.register
def _(effect: CallLater) -> Message:
    return Message("deed-call-later", {"ahead": each(effect.ahead, 1)})


@gift.register
def _(effect: EndLodging) -> Message:
    return Message("deed-end-lodging")


@say.register
def _(effect: PlaceAnother) -> Message:
    if effect.occupied:
        return Message("effect-place-anywhere", {"meeting": MEETING})
    return Message("effect-place-another")


@say.register
def _(effect: UseAnother) -> Message:
    if effect.the_other:
        said = Message("effect-use-other", {"occupied": "yes" if effect.occupied else "no"})
    else:
        said = Message("effect-use-another", {"spaces": one_of(space_names(effect.bits))})
    return Message("effect-pay-to", {"cost": amounts(effect.cost), "effect": said}) if effect.cost else said


@gift.register
def _(effect: PlaceFromSupply) -> Message:
    return Message("deed-place-from-supply")
