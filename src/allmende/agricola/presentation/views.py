"""Views of a seat: the whole state of Agricola as plain values, ready to draw."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from allmende.agricola.components.board import (
    FIRST_HAND_CARD,
    ROUNDS,
    SPACE_COUNT,
    SPACE_NAMES,
    STAGE_OF_ROUND,
    next_harvest,
)
from allmende.agricola.components.numbers import CARD_NAMES, SPACE_OF_CARD
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.farmers import FarmerView, farmer, names_of, next_feeding, with_hand
from allmende.agricola.presentation.reference import HandCardReference, hand_card
from allmende.agricola.record.deal import GAMES
from allmende.agricola.record.events import CardDiscarded, CardPassed, CardPlayed, DeckXDrawn
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.campaign import champions, solo_goal, standing
from allmende.agricola.rules.heaped import strange_on
from allmende.agricola.rules.language.custom_five import laid_on
from allmende.agricola.rules.language.markers import marking
from allmende.agricola.rules.language.placing import revealed_spaces
from allmende.agricola.rules.language.yards import stables_on
from allmende.agricola.rules.occupants import owner_of, space_of
from allmende.agricola.rules.phases import PHASE_NAMES, WORK
from allmende.agricola.rules.scoring import winners
from allmende.agricola.rules.spaces import QUARRY
from allmende.agricola.rules.state import State
from allmende.core.event import Event
from allmende.core.plain import Plain
from allmende.core.view import EVERYTHING


class ActionView(Plain, frozen=True):
    """An action space in play. `round` is the round space on which it lies as a card, 0 for one of the board.

    `resource` accumulates there, "" if none does; `count` lie there and `each` come each round. `seats` are those whose
    people are there, person by person in the order in which they came, newborns among them. `strange` are goods of
    other kinds that lie there, and stables. `closed`: it can't be used any more in this round. `owner` has it in front
    of it as a hand card; -1 is the board. `card`: it is a hand card or a card of deck X. `draws`: so many cards of deck
    X are left to be drawn there; -1 if none ever is. `markers` are the seats whose cards have a marker there.
    """

    name: str
    round: int
    resource: str
    count: int
    each: int
    strange: dict[str, int]
    seats: list[int]
    closed: bool
    owner: int
    card: bool
    draws: int
    markers: list[int]

    def present(self) -> list[int]:
        """The seats that have people there, each once."""
        return list(dict.fromkeys(self.seats))


class RoundView(Plain, frozen=True):
    """A round space: its stage, the action space that came into play there, or "", and true if a harvest follows."""

    round: int
    stage: int
    space: str
    harvest: bool


class CampaignView(Plain, frozen=True):
    """The state of a campaign: its `game` of `games`, which is 0 in a solo one, where there is a `goal` instead.

    `points` are those of the ranks by seat, and `totals` those of the scoring pads, with this game's once it is over;
    then `goes_on` is true if another game follows, and `winners` are those of the campaign if none does.
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
    `beside` are the cards of deck X that lie beside the game board.
    `campaign` is null outside of one. `printed` is what stands on the hand cards that a screen shows, or of which it
    has been told, by name; other viewers find it in the reference.
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
    beside: list[str]
    players: list[FarmerView]
    campaign: CampaignView | None
    over: bool
    winners: list[int]
    printed: dict[str, HandCardReference]


def common_view(state: State) -> View:
    """The state as an onlooker sees it: the cards of the rounds to come and all hands are hidden."""
    acting = state.to_act()
    revealed = revealed_spaces(state)
    return View(
        round=state.round,
        stage=STAGE_OF_ROUND[state.round],
        phase=PHASE_NAMES[state.phase],
        turn=acting[0] if state.phase == WORK and acting else -1,
        first=state.first,
        to_act=acting,
        next_harvest=next_feeding(state),
        solo=state.setup.solo,
        actions=[_action(state, space) for space in range(SPACE_COUNT) if revealed >> space & 1],
        rounds=[_round(state, number, revealed) for number in range(1, ROUNDS + 1)],
        improvements=names_of(state, state.improvements),
        beside=[CARD_NAMES[card] for card in state.beside],
        players=[farmer(state, seat) for seat in range(len(state.seats))],
        campaign=_campaign(state) if state.deal.game else None,
        over=state.over,
        winners=winners(state) if state.over else [],
        printed={},
    )


def own_view(common: View, state: State, seat: int) -> View:
    """The state as a seat sees it: with its own hand."""
    farmers = list(common.players)
    for number in range(len(farmers)) if seat == EVERYTHING else [seat] if seat >= 0 else []:
        farmers[number] = with_hand(farmers[number], state.seats[number])
    return msgspec.structs.replace(common, players=farmers)


def with_printed(view: View, before: View | None, events: Iterable[Event]) -> View:
    """A view with what stands on the cards that it shows, or that events name, behind what the view `before` has."""
    names = [name for farmer in view.players for name in (*farmer.hand, *farmer.packet)]
    names += [card.name for farmer in view.players for card in farmer.played]
    shown = CardPlayed | CardPassed | CardDiscarded | DeckXDrawn
    names += [*view.beside, *(event.card for event in events if isinstance(event, shown))]
    printed = before.printed if before else {}
    new = {name: hand_card(name) for name in names if name not in printed}
    return msgspec.structs.replace(view, printed=printed | new) if printed or new else view


def _campaign(state: State) -> CampaignView:
    game = state.deal.game
    if len(state.seats) == 1:
        return CampaignView(game, 0, solo_goal(game), [], [], state.over, [])
    earned, totals = standing(state)
    ended = state.over and game == GAMES
    return CampaignView(game, GAMES, 0, earned, totals, state.over and not ended, champions(state) if ended else [])


def _action(state: State, space: int) -> ActionView:
    each = state.setup.accumulates[space]
    stables = stables_on(state, space)
    strange: dict[str, int] = {"stable": stables} if stables else {}
    lying = strange_on(state, space) + laid_on(state, space)
    for resource, count in zip(lying[::2], lying[1::2], strict=True):
        strange[RESOURCE_NAMES[resource]] = strange.get(RESOURCE_NAMES[resource], 0) + count
    seats = [owner_of(person) for person in state.persons if space_of(person) == space]
    return ActionView(
        name=SPACE_NAMES[space],
        round=state.order.index(space) + 1 if space in state.order else 0,
        resource=RESOURCE_NAMES[accumulated(space)] if each else "",
        count=state.goods[space],
        each=each,
        strange=strange,
        seats=seats,
        closed=bool(state.occupied >> space & 1),
        owner=_owner(state, space) if space >= FIRST_HAND_CARD else -1,
        card=space >= FIRST_HAND_CARD,
        draws=len(state.deck_x) if space == QUARRY and state.setup.hands and state.setup.hands.deck_x else -1,
        markers=marking(state, space),
    )


def _owner(state: State, space: int) -> int:
    """The seat in front of which the card lies that is an action space; -1 if it lies beside the game board."""
    card = SPACE_OF_CARD.index(space)
    return next((seat for seat, mine in enumerate(state.seats) if card in mine.played), -1)


def _round(state: State, number: int, revealed: int) -> RoundView:
    space = state.order[number - 1]
    return RoundView(
        round=number,
        stage=STAGE_OF_ROUND[number],
        space=SPACE_NAMES[space] if revealed >> space & 1 else "",
        harvest=next_harvest(number) == number,
    )
