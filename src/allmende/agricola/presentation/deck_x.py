"""Words and symbols of what only cards of deck X do, side by side, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.rules.language.custom_x import ActOnFree, DrawnNode, LosePerson, StayOnCard
from allmende.agricola.rules.language.deck_x import DrawFromDeckX
from allmende.agricola.rules.language.markers import (
    FeedMarkers,
    LayMarkers,
    LayTrail,
    MarkSpace,
    TakeFromMarked,
    TakeMarker,
)
from allmende.core.message import Message


def words(node: DrawFromDeckX | DrawnNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case DrawFromDeckX():
            return Message("effect-draw-from-deck-x")
        case LosePerson():
            return Message("deed-lose-person")
        case StayOnCard():
            return Message("deed-stay-on-card")
        case ActOnFree():
            return Message("effect-act-on-free", {"count": node.pile_size})
        case MarkSpace():
            return Message("deed-mark-space")
        case TakeFromMarked():
            return Message("deed-take-from-marked")
        case LayTrail():
            return Message("deed-lay-trail", {"least": node.least, "most": node.most, "count": node.each})
        case TakeMarker():
            return Message("deed-take-marker")
        case LayMarkers():
            return Message("deed-lay-markers", {"count": node.count, "every": node.every})
        case FeedMarkers():
            return Message("deed-feed-markers")
        case _:
            assert_never(node)


def symbols(node: DrawFromDeckX | DrawnNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case DrawFromDeckX():
            return ["pile"]
        case LosePerson():
            return ["less", "person"]
        case StayOnCard():
            return ["person", "onto-card"]
        case ActOnFree():
            return ["free", "place", f"times*{node.pile_size}"]
        case MarkSpace():
            return ["marker", "use", "each-round", "building-resource", "slash", "any-animal"]
        case TakeFromMarked():
            return ["take", "good"]
        case LayTrail():
            return ["at-most", f"score*{node.most}", "colon", f"marker*{node.each}", "per", "score"]
        case TakeMarker():
            return ["take", "marker"]
        case LayMarkers():
            if node.every:
                return ["plus", "marker", "per", f"marker*{node.every}"]
            return ["onto-card", f"marker*{node.count}"]
        case FeedMarkers():
            return ["food", "per", "marker"]
        case _:
            assert_never(node)
