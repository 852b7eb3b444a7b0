"""The words of cards that place people, that let the family grow, and that house people."""

from __future__ import annotations

from allmende.agricola.language.placing import PlaceAnother, PlaceFromSupply, UseAnother
from allmende.agricola.phrases import amounts
from allmende.agricola.wording.access import MEETING
from allmende.agricola.wording.cards import gift
from allmende.agricola.wording.effects import say, space_names
from allmende.core.message import Message
from allmende.core.phrases import one_of


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
    return Message("effect-use-for", {"cost": amounts(effect.cost), "use": said}) if effect.cost else said


@gift.register
def _(effect: PlaceFromSupply) -> Message:
    return Message("deed-place-from-supply")
