"""Structs of the API about drafts that are practised. A draft follows from its seed, its options and the picks."""

from __future__ import annotations

import msgspec

from allmende.bots.card_choices import CardChoice
from allmende.bots.card_knowledge import Estimate, Measured
from allmende.bots.draft import OWN, Draft, Pick
from allmende.server.http.messages import RequestBody
from allmende.server.tables.messages import NewPlayer


class DraftWay(msgspec.Struct, frozen=True):
    """A way of drafting that can be practised: of a title, for so many players, by these options."""

    title: str
    players: int
    options: dict[str, str]


class DraftStart(RequestBody, frozen=True):
    """A request for a table at which the hands of a draft are played, by people at one screen and bots."""

    players: list[NewPlayer]
    options: dict[str, str]
    picks: list[str]


class JudgedPick(msgspec.Struct, frozen=True):
    """A card that I have picked, among those of its kind in the packet, the best first.

    The best of them should bring so many points more: `behind`, 0 if it `is_best`.
    """

    card: str
    ranked: list[CardChoice]
    behind: Estimate
    is_best: bool

    @classmethod
    def of(cls, pick: Pick) -> JudgedPick:
        """A pick as it is told."""
        return cls(pick.card, [*pick.ranked], pick.behind, pick.is_best)


class DraftState(msgspec.Struct, frozen=True):
    """A draft after my picks: the cards `offered` next, by kind, and my `hand`.

    Once it `is_over`, `hands` say by seat, mine first, how many points more than a mean hand each should bring, and
    `ahead` how many more mine than the best of the others.
    """

    offered: list[list[str]]
    hand: list[str]
    picks: list[JudgedPick]
    is_over: bool
    hands: list[Estimate]
    ahead: Estimate | None
    measured: Measured

    @classmethod
    def of(cls, draft: Draft) -> DraftState:
        """A draft as it is told: of the bots' hands only what they are worth, and that at its end."""
        seats = range(OWN, draft.game.players) if draft.is_over else ()
        return cls(
            draft.offered,
            draft.hand,
            [JudgedPick.of(pick) for pick in draft.picks],
            draft.is_over,
            [draft.worth(seat) for seat in seats],
            draft.ahead if draft.is_over else None,
            draft.judge.known.measured,
        )
