"""The words for dealings with other players."""

from __future__ import annotations

from allmende.agricola.language.neighbors import GiveTo
from allmende.agricola.phrases import amounts
from allmende.agricola.wording.effects import all_things, say
from allmende.core.message import Message


@say.register
def _(effect: GiveTo) -> Message:
    return Message("effect-give-to", {"cost": amounts(effect.cost), "gains": all_things(effect.gains)})
