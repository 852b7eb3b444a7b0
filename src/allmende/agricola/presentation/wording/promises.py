"""Words for goods and pieces that are laid on round spaces."""

from __future__ import annotations

from allmende.agricola.cards import CARDS
from allmende.agricola.components.board import ROUNDS
from allmende.agricola.components.pieces import CARD_MARK, FIELD_TILE, PROMISED_NAMES, RESOURCE_NAMES, RESOURCES
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods, least
from allmende.agricola.presentation.wording.conditions import ahead, limited, listed
from allmende.agricola.presentation.wording.effects import say
from allmende.agricola.rules.language.amounts import Steps
from allmende.agricola.rules.language.holdings import Times
from allmende.agricola.rules.language.promises import PromiseOn, PromisePiece
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively


def promise(effect: PromiseOn) -> Message:
    """Goods on round spaces, and perhaps something that can be done when their rounds begin."""
    if effect.waiting is None:
        return _promised_goods(effect)
    then = say(effect.waiting.effects[0])
    return Message("deed-promise-then", {"deed": _promised_goods(effect), "effect": then})


def _promised_goods(effect: PromiseOn) -> Message:
    """The goods alone."""
    what = goods(effect.resource, effect.count)
    if isinstance(effect.of, Steps):
        had = least(effect.of.least, effect.of.of)
        return Message("deed-promise-steps", {"what": what, "rounds": respectively(effect.of.counts), "least": had})
    if isinstance(effect.of, Times):
        spaces: Arguments = {"what": what, "times": effect.of.number, "each": each(effect.of.of, 1)}
        return Message("deed-promise-times", spaces)
    if effect.of is not None:
        return Message("deed-promise-each", {"what": what, "each": each(effect.of, 1)})
    if effect.by_cost:
        paid = [Message(f"resource-{RESOURCE_NAMES[cost[0]]}", {"count": 2}) for cost in CARDS[effect.card].costs]
        args: Arguments = {"what": what, "rounds": respectively(effect.costs), "paid": respectively(paid)}
        return Message("deed-promise-by-cost", args)
    if effect.odd > ROUNDS // 2 - 1:
        return Message("deed-promise-all-odd", {"what": what})
    if effect.odd:
        return Message("deed-promise-odd", {"what": what, "count": effect.odd})
    if effect.every:
        return Message("deed-promise-every", {"what": what, "every": effect.every})
    if effect.next_of:
        args = {"what": what, "rounds": listed(effect.rounds), "count": effect.next_of}
        return Message("deed-promise-next-of", args)
    if effect.rounds:
        return Message("deed-promise-in", {"what": what, "rounds": listed(effect.rounds)})
    if effect.later == list(range(1, len(effect.later) + 1)):
        return Message("deed-promise-next", {"what": what, "count": len(effect.later)})
    return Message("deed-promise-later", {"what": what, "later": ahead(effect.later), "count": effect.count})


def promise_piece(effect: PromisePiece) -> Message:
    """Pieces on round spaces, some rounds later; a mark there calls a helper."""
    if effect.of is not None and effect.piece == CARD_MARK:
        return Message("deed-call-later", {"ahead": each(effect.of, 1)})
    if effect.piece == FIELD_TILE and len(effect.later) == 1:
        return Message("deed-promise-field", {"later": effect.later[0]})
    piece, then = PROMISED_NAMES[effect.piece], say(effect.waiting.effects[0])
    if effect.of is not None:
        return Message("deed-promise-piece-by", {"piece": piece, "each": each(effect.of, 1), "effect": then})
    if effect.rounds:
        args: Arguments = {"piece": piece, "rounds": listed(effect.rounds), "effect": then}
        return Message("deed-promise-piece-in", {**args, **limited(effect.waiting.when)})
    if effect.piece == CARD_MARK and len(effect.later) == 1:
        return Message("deed-promise-mark", {"later": effect.later[0], "effect": then})
    if effect.piece < RESOURCES:
        return Message(
            "deed-promise-wares", {"what": goods(effect.piece, 1), "later": ahead(effect.later), "effect": then}
        )
    return Message("deed-promise-pieces", {"piece": piece, "later": ahead(effect.later), "effect": then})
