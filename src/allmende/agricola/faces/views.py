"""What a seat sees: the whole table of Agricola as plain values, ready to draw."""

from __future__ import annotations

import msgspec

from allmende.agricola.faces.farmers import FarmerView, farmer, names_of, next_feeding, with_hand
from allmende.agricola.facts.deal import GAMES
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.board import (
    FIRST_HAND_CARD,
    ROUNDS,
    SPACE_COUNT,
    SPACE_NAMES,
    STAGE_OF_ROUND,
    next_harvest,
)
from allmende.agricola.rules.campaign import champions, solo_goal, standing
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.language.placing import revealed_spaces
from allmende.agricola.rules.numbers import SPACE_OF_CARD
from allmende.agricola.rules.phases import PHASE_NAMES, WORK
from allmende.agricola.rules.scoring import winners
from allmende.agricola.rules.standing import owner_of, space_of
from allmende.agricola.rules.state import Table
from allmende.core.plain import Plain
from allmende.core.view import EVERYTHING


class ActionView(Plain, frozen=True):
    """An action space in play. `round` is the round space on which it lies as a card, 0 for one of the board.

    `resource` is what accumulates there, "" if nothing does, `count` how much lies there and `each` how much comes each
    round. `seats` are those whose people are there, person by person in the order in which they came, newborns among
    them. `closed`: it can't be used any more in this round. `owner` has it in front of it as a hand card; -1 is the
    board.
    """

    name: str
    round: int
    resource: str
    count: int
    each: int
    seats: list[int]
    closed: bool
    owner: int

    def present(self) -> list[int]:
        """The seats that have people there, each once."""
        return list(dict.fromkeys(self.seats))


class RoundView(Plain, frozen=True):
    """A round space: its stage, the action space that came into play there, or "", and whether a harvest follows."""

    round: int
    stage: int
    space: str
    harvest: bool


class CampaignView(Plain, frozen=True):
    """Where a campaign stands: its `game` of `games`, which is 0 alone, where there is a `goal` instead.

    `points` are those of the ranks by seat, and `totals` those of the scoring pads, with this game's once it is over;
    then `goes_on` says whether another game follows, and `winners` who has won if none does.
    """

    game: int
    games: int
    goal: int
    points: list[int]
    totals: list[int]
    goes_on: bool
    winners: list[int]


class View(Plain, frozen=True):
    """The table. `phase` is that of the round or of the harvest, `scoring` at the end, `draft` before the first round.

    `turn` is the seat whose turn it is, or -1. `next_harvest` is the round at whose end families are fed next, 0 after
    the last time. `first` is the starting player. `improvements` are the major ones that can still be built.
    `campaign` is null outside of one.
    """

    round: int
    stage: int
    phase: str
    turn: int
    first: int
    to_act: list[int]
    next_harvest: int
    solo: bool
    actions: list[ActionView]
    rounds: list[RoundView]
    improvements: list[str]
    players: list[FarmerView]
    campaign: CampaignView | None
    over: bool
    winners: list[int]


def common_view(table: Table) -> View:
    """The table as an onlooker sees it: the cards of the rounds to come and all hands are hidden."""
    acting = table.to_act()
    revealed = revealed_spaces(table)
    return View(
        round=table.round,
        stage=STAGE_OF_ROUND[table.round],
        phase=PHASE_NAMES[table.phase],
        turn=acting[0] if table.phase == WORK and acting else -1,
        first=table.first,
        to_act=acting,
        next_harvest=next_feeding(table),
        solo=table.setup.solo,
        actions=[_action(table, space) for space in range(SPACE_COUNT) if revealed >> space & 1],
        rounds=[_round(table, number, revealed) for number in range(1, ROUNDS + 1)],
        improvements=names_of(table, table.improvements),
        players=[farmer(table, seat) for seat in range(len(table.seats))],
        campaign=_campaign(table) if table.deal.game else None,
        over=table.over,
        winners=winners(table) if table.over else [],
    )


def own_view(common: View, table: Table, seat: int) -> View:
    """The table as a seat sees it: with its own hand."""
    farmers = list(common.players)
    for number in range(len(farmers)) if seat == EVERYTHING else [seat] if seat >= 0 else []:
        farmers[number] = with_hand(farmers[number], table.seats[number])
    return msgspec.structs.replace(common, players=farmers)


def _campaign(table: Table) -> CampaignView:
    game = table.deal.game
    if len(table.seats) == 1:
        return CampaignView(game, 0, solo_goal(game), [], [], table.over, [])
    earned, totals = standing(table)
    ended = table.over and game == GAMES
    return CampaignView(game, GAMES, 0, earned, totals, table.over and not ended, champions(table) if ended else [])


def _action(table: Table, space: int) -> ActionView:
    each = table.setup.accumulates[space]
    seats = [owner_of(person) for person in table.persons if space_of(person) == space]
    return ActionView(
        name=SPACE_NAMES[space],
        round=table.order.index(space) + 1 if space in table.order else 0,
        resource=RESOURCE_NAMES[accumulated(space)] if each else "",
        count=table.goods[space],
        each=each,
        seats=seats,
        closed=bool(table.occupied >> space & 1),
        owner=_owner(table, space) if space >= FIRST_HAND_CARD else -1,
    )


def _owner(table: Table, space: int) -> int:
    """The seat in front of which the card lies that is an action space."""
    card = SPACE_OF_CARD.index(space)
    return next(seat for seat, mine in enumerate(table.seats) if card in mine.played)


def _round(table: Table, number: int, revealed: int) -> RoundView:
    space = table.order[number - 1]
    return RoundView(
        round=number,
        stage=STAGE_OF_ROUND[number],
        space=SPACE_NAMES[space] if revealed >> space & 1 else "",
        harvest=next_harvest(number) == number,
    )
