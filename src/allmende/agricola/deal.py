"""Every random outcome of a game of Agricola."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from allmende.agricola.board import SPACE_NAMES, STAGES, cards_of_stage
from allmende.core.errors import OptionError
from allmende.core.message import Message
from allmende.core.record import SeatIndex

GAMES: Final = 3
"""Of a campaign with several players; alone one can go on for ever."""


class Deal(msgspec.Struct, frozen=True):
    """Who starts, and which action space comes into play in each of the 14 rounds.

    In a campaign it is the `game` of this number, 0 outside of one, to which the seats bring more `food`, the `points`
    of the campaign so far, and the `totals` of their scoring pads; what is empty is nothing.
    """

    first: SeatIndex
    cards: tuple[str, ...]
    game: int = 0
    food: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()

    def order(self) -> list[int]:
        """The action spaces by their numbers."""
        return [SPACE_NAMES.index(name) for name in self.cards]


def draw(players: int, campaign: bool, rng: Random) -> Deal:
    """A deal by lot, perhaps of the first game of a campaign."""
    return Deal(rng.randrange(players), draw_cards([], rng), 1 if campaign else 0)


def draw_cards(seen: list[str], rng: Random) -> tuple[str, ...]:
    """The cards of all rounds, of which the first ones are known, stage by stage."""
    cards: list[str] = []
    for stage in range(1, STAGES + 1):
        names = [SPACE_NAMES[space] for space in cards_of_stage(stage)]
        known = [name for name in seen if name in names]
        hidden = [name for name in names if name not in known]
        rng.shuffle(hidden)
        cards += known + hidden
    return tuple(cards)


def check(deal: Deal, players: int, campaign: bool) -> None:
    """OptionError unless a game can be set up like that; it says what does not fit."""
    if not 0 <= deal.first < players:
        raise OptionError(
            f"seat {deal.first + 1} can't be the starting player of {players}",
            Message("error-deal-first", {"seat": deal.first + 1, "players": players}),
        )
    start = 0
    for stage in range(1, STAGES + 1):
        names = [SPACE_NAMES[space] for space in cards_of_stage(stage)]
        found = deal.cards[start : start + len(names)]
        start += len(names)
        if sorted(found) != sorted(names):
            known, told = ", ".join(names), ", ".join(found)
            raise OptionError(
                f"the cards of stage {stage} are {known}, in any order, not {told or 'none'}",
                Message("error-deal-stage", {"stage": stage, "known": known, "found": told or "–"}),
            )
    if len(deal.cards) > start:
        rest = ", ".join(deal.cards[start:])
        raise OptionError(
            f"after stage {STAGES} there are no more cards: {rest}", Message("error-deal-rest", {"found": rest})
        )
    if not _is_continued(deal, players, campaign):
        raise OptionError(
            f"what is brought from earlier games does not fit: {deal}",
            Message("error-deal-campaign", {"game": deal.game}),
        )


def _is_continued(deal: Deal, players: int, campaign: bool) -> bool:
    """Whether what the seats bring from earlier games makes sense: nothing to the first, alone nothing but food."""
    brought = [deal.food, deal.points, deal.totals]
    if deal.game <= 1:
        return deal.game == int(campaign) and not any(brought)
    if players == 1:
        return campaign and not any(brought[1:]) and len(deal.food) in (0, 1) and min(deal.food, default=0) >= 0
    complete = all(len(numbers) == players for numbers in brought)
    return campaign and complete and deal.game <= GAMES and min(*deal.food, *deal.points) >= 0
