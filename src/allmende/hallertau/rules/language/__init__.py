"""The vocabulary of spaces and cards: amounts, conditions, costs and effects.

A card or space is a frozen tree of small nodes. Every effect and cost is a step, so that a state can wait in the
middle of it: their methods are the rules reader. The readers for words, icons and reasons live outside and match on the
node types.

Everything is optional (chapters "Placing Workers" and "Resolving a Card"): each effect may be left with `done`. Only
gains without a choice are taken at once, because asking would be tedious: a player who wants less places workers or
plays a card *sparingly*, and is asked for every single piece. That mode travels down the tree in the frames, and so
does the option that was chosen between slashes.

Trees are written with the functions in `writing.py`, which are exported here.
"""

from __future__ import annotations

from allmende.hallertau.rules.language.amounts import Amount
from allmende.hallertau.rules.language.card import Card, never, only
from allmende.hallertau.rules.language.conditions import Condition
from allmende.hallertau.rules.language.costs import MoveCraftBack, Price
from allmende.hallertau.rules.language.effect import Cost, Effect, Source
from allmende.hallertau.rules.language.gains import TakeMarker
from allmende.hallertau.rules.language.writing import (
    EACH_SHEEP,
    FIELDS,
    THE_ROUND,
    WINDOW,
    advance_free,
    alike,
    all_of,
    any_of,
    at_least,
    at_most,
    between,
    card,
    crops,
    difference,
    different_crops,
    discard,
    draw,
    each_of,
    either,
    exactly,
    exceeds,
    exchange,
    field,
    fields,
    gain,
    gain_and_sow,
    half,
    harvest,
    least,
    lift_fields,
    matched,
    matching,
    move_boulders,
    move_empty_fields,
    no,
    one_of,
    pay,
    pay_alike,
    pay_field,
    pay_one_of,
    pay_sheep,
    price,
    reaches,
    return_top_rows,
    sow,
    sustain,
    sustain_one,
    total,
)

__all__ = [
    "EACH_SHEEP",
    "FIELDS",
    "THE_ROUND",
    "WINDOW",
    "Amount",
    "Card",
    "Condition",
    "Cost",
    "Effect",
    "MoveCraftBack",
    "Price",
    "Source",
    "TakeMarker",
    "advance_free",
    "alike",
    "all_of",
    "any_of",
    "at_least",
    "at_most",
    "between",
    "card",
    "crops",
    "difference",
    "different_crops",
    "discard",
    "draw",
    "each_of",
    "either",
    "exactly",
    "exceeds",
    "exchange",
    "field",
    "fields",
    "gain",
    "gain_and_sow",
    "half",
    "harvest",
    "least",
    "lift_fields",
    "matched",
    "matching",
    "move_boulders",
    "move_empty_fields",
    "never",
    "no",
    "one_of",
    "only",
    "pay",
    "pay_alike",
    "pay_field",
    "pay_one_of",
    "pay_sheep",
    "price",
    "reaches",
    "return_top_rows",
    "sow",
    "sustain",
    "sustain_one",
    "total",
]
