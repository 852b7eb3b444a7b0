"""The setup of a game: all that stays as it is throughout."""

from __future__ import annotations

from allmende.agricola.components.improvement import KIND_NAMES, Improvement
from allmende.agricola.record.deal import Hands


class Setup:
    """The setup of a game, which stays as it is throughout: for how many players it is, and with which tiles.

    `spaces` are the action spaces that are there from the start, as bits; `actions` has by action space the step that
    carries it out, `accumulates` the number of goods that come onto it each round, and `links` as bits the spaces that
    are blocked for the rest of a round when it is used. `improvements` are the major ones by their numbers, and after
    them the minor ones that cook; `of_kind` are their numbers by kind, and `majors` those of this game, as bits.

    `cards` has by hand card the step that carries it out; it is empty in a game without them. `hands` says how players
    come to their hands; `picks` are the numbers of cards of both kinds that are taken out of each packet, packet by
    packet.
    """

    def __init__(
        self,
        solo: bool,
        spaces: int,
        actions: list[int],
        accumulates: list[int],
        links: list[int],
        improvements: list[Improvement],
        majors: int,
        cards: list[int],
        hands: Hands | None,
    ) -> None:
        self.solo = solo
        self.spaces = spaces
        self.actions = actions
        self.accumulates = accumulates
        self.links = links
        self.improvements = improvements
        self.of_kind: list[list[int]] = [
            [i for i in range(len(improvements)) if improvements[i].kind == kind] for kind in range(len(KIND_NAMES))
        ]
        self.majors = majors
        self.cards = cards
        self.hands = hands
        self.picks: list[int] = list(hands.picks) if hands is not None else []
