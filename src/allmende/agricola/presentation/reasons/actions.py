"""Reasons why an action can't be done in some way, or in no way at all, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.improvement import KIND_NAMES, MAJORS
from allmende.agricola.components.moves import (
    BAKE,
    DONE,
    FENCE,
    IMPROVE,
    KEEP,
    OVENS,
    PICK,
    PLACE,
    PLAY,
    PLOW,
    RENOVATE,
    ROOM,
    SOW,
    SOW_PASTURE,
    STABLE,
    UPGRADE,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, GRAIN, STONY, VEGETABLE, WOOD, WOODEN
from allmende.agricola.components.upgrades import FIREPLACES, fireplace_of, hearth_of
from allmende.agricola.presentation.reasons.cards import (
    not_held,
    nothing_of_card,
    why_not_played,
    why_not_plowed,
    why_not_with_card,
)
from allmende.agricola.presentation.reasons.fences import no_pasture, not_fenced
from allmende.agricola.presentation.reasons.shortages import (
    FINISH_FIRST,
    NOT_NOW,
    cost_missing,
    first,
    good_missing,
    goods_missing,
    improvement_missing,
    no_place_for_field,
    of_these,
    taken,
)
from allmende.agricola.presentation.reasons.special import in_sight, not_so, nothing
from allmende.agricola.presentation.wording.effects import major_names
from allmende.agricola.rules.language import (
    Action,
    AndAfterward,
    AndOr,
    BakeBread,
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    Effect,
    GrowFamily,
    OneOf,
    PlayMinor,
    PlayOccupation,
    Plow,
    Renovate,
    Sow,
    TakeAll,
    TakeOne,
    Then,
)
from allmende.agricola.rules.language.action import asking_card
from allmende.agricola.rules.language.another_space import PlaceAnother, PlaceFromSupply, UseAnother
from allmende.agricola.rules.language.farming import MoveCrop, PickCrops, sown_crop, sown_space, terms_of
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn, occupations_held
from allmende.agricola.rules.language.nodes import CardAction, SpecialAction, single_action
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TakeFrom, TilesOnCard
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.language.turns import TAUGHT_INSTEAD, is_noted
from allmende.agricola.rules.language.yards import ExchangeTaken, LayStables
from allmende.agricola.rules.permits import NO_RENOVATION, STRAIGHT_TO_STONE, TEACHES_BAKERS
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME

NAMES: dict[type[Action], str] = {
    BuildRooms: "rooms",
    BuildStables: "stables",
    Plow: "plow",
    Sow: "sow",
    BakeBread: "bake",
    Renovate: "renovate",
    BuildMajor: "major",
    PlayMinor: "minor",
    PlayOccupation: "occupation",
}
"""The names, in the message `reason-of-action`, of actions that stand beside others."""


def why_not_chosen(action: Action, state: State, seat: int, move: int) -> Message | None:
    """The reason why a move is not among those of an action that is asked for; None if it belongs elsewhere."""
    if move == DONE:
        return Message("reason-choose-first" if asking_card(state, seat) else "reason-one-action")
    stack = state.seats[seat].stack
    if isinstance(action, AndOr):
        return _why_not_of_both(action, stack[-2], state, seat, move)
    for part in action.actions():
        if _owns(part, state, seat, move):
            return _why_not(part, state, seat, move) or NOT_NOW
    around = state.steps[stack[-FRAME - 3]] if len(stack) > FRAME else None
    return _why_not_of_both(around, stack[-FRAME - 2], state, seat, move) if isinstance(around, AndOr) else None


def _why_not_of_both(action: AndOr, taken: int, state: State, seat: int, move: int) -> Message | None:
    """The reason why a move is not among those of several actions, of which some have been taken or are under way."""
    for i, part in enumerate(action.options):
        if _owns(part, state, seat, move):
            if taken >> i & 1:
                return Message("reason-action-taken")
            return FINISH_FIRST if move in part.choices(state, seat) else _why_not(part, state, seat, move)
    return None


def _owns(action: Action, state: State, seat: int, move: int) -> bool:
    """True if a move belongs to an action of the seat: only with a card, occupations may take the place of bread."""
    if isinstance(action, BakeBread) and move >= PLAY and not state.seats[seat].permits & TEACHES_BAKERS:
        return False
    return action.owns(move)


def candidates(action: Action, state: State, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to choose."""
    done = state.seats[seat].stack[-2] if isinstance(action, AndOr) else 0
    parts = [part for i, part in enumerate(action.actions()) if not done >> i & 1]
    found = [move for part in parts for move in _visible(part, state, seat)]
    plays = any(isinstance(part, (PlayMinor, PlayOccupation)) for part in parts)
    return found + ([PLAY + card for card in state.seats[seat].hand] if plays else [])


def _visible(action: Action, state: State, seat: int) -> list[int]:
    node = single_action(action)
    if isinstance(node, SpecialAction):
        return in_sight(node, state, seat)
    match node:
        case BuildRooms() | BuildStables() | Plow() | TilesOnCard():
            return list(range(node.first, node.first + SPACES))
        case BuildMajor():
            of_hand = [PLAY + card for card in node.of_hand if card in state.seats[seat].hand]
            return [IMPROVE + i for i in node.among] + of_hand
        case BakeBread():
            return [BAKE + kind for kind in range(OVENS) if state.improvement_of(seat, kind) >= 0]
        case Sow():
            pastures = state.seats[seat].sowable_pastures()
            return [*range(SOW, SOW_PASTURE), *_pastures(GRAIN, pastures), *_pastures(VEGETABLE, pastures)]
        case Renovate() | GrowFamily() | TakeOne():
            return [node.first]
        case PickCrops() | MoveCrop():
            mine = state.seats[seat]
            return [PICK + field for field in range(len(mine.crops)) if field >= SPACES or mine.fields >> field & 1]
        case PlaceAnother() | PlaceFromSupply() | UseAnother():
            return [PLACE + space for space in range(SPACE_COUNT) if state.spaces >> space & 1]
        case DrawByLot():
            return [KEEP + card for card in occupations_held(state.seats[seat])]
        case PlayDrawn():
            return [PLAY + node.drawn(state.seats[seat])]
        case LayStables() | ExchangeTaken():
            return []
        case BuildFences() | PlayMinor() | PlayOccupation() | Offer() | BuyFromPile() | TakeFrom():
            return []  # the hand is added once for all
        case _:
            assert_never(node)


def _why_not(action: Action, state: State, seat: int, move: int) -> Message | None:
    """The reason why the seat can't do an action in one of its ways."""
    mine = state.seats[seat]
    node = single_action(action)
    if isinstance(node, SpecialAction):
        return not_so(node, state, seat, move)
    if isinstance(node, CardAction):
        return why_not_with_card(node, state, seat, move)
    match node:
        case BuildRooms():
            beside = None if mine.room_sites() >> move - ROOM & 1 else Message("reason-room-beside")
            return first(taken(mine, 1 << move - ROOM), beside, cost_missing(state, seat, ROOM, terms_of(node)))
        case BuildStables():
            if move >= STABLE + SPACES:
                return Message("reason-no-stable-amid-fields")
            place = 1 << move - STABLE
            small = None if node.sites(mine) & place else _no_site(node)
            return first(taken(mine, place, in_pastures=True), nowhere(node, state, seat), small)
        case Plow():
            return first(why_not_plowed(state, seat, move - PLOW), goods_missing(state, seat, node.cost))
        case Sow():
            crop = sown_crop(move)
            if move >= SOW_PASTURE:
                site = mine.sowable_pastures() >> sown_space(move) & 1
                return first(None if site else Message("reason-pasture-not-sown"), good_missing(state, seat, crop))
            return first(_field_missing(state, seat, [crop]), good_missing(state, seat, crop))
        case BuildFences():
            return not_fenced(node, state, seat, move - FENCE) if move < SOW else Message("reason-no-such-way")
        case BuildMajor():
            return (
                why_not_played(node, state, seat, move - PLAY) if move >= PLAY else _major_of(node, state, seat, move)
            )
        case BakeBread():
            return _bake(state, seat, move - BAKE) if move < PLAY else _taught(state, seat, move - PLAY)
        case Renovate():
            return _renovate(node, state, seat, move)
        case GrowFamily() | TakeOne():
            return nowhere(node, state, seat)
        case _:
            assert_never(node)


def impossible(effect: Effect, state: State, seat: int) -> Message | None:
    """The reason why nothing of an effect is possible; of several that all come, the first one gives it."""
    match effect:
        case AndAfterward():
            return impossible(effect.effects[0], state, seat)
        case Then():
            return first(*(impossible(part, state, seat) for part in effect.effects))
        case OneOf():
            return None if effect.is_possible(state, seat) else _each(effect.options, state, seat)
        case Action():
            return nowhere(effect, state, seat)
        case TakeAll():
            return None if state.goods[effect.space] else Message("reason-nothing-there")
        case _:
            return None


def nowhere(action: Action, state: State, seat: int) -> Message | None:
    """The reason why the seat can't do an action in any way."""
    mine = state.seats[seat]
    node = single_action(action)
    if isinstance(node, SpecialAction):
        return nothing(node, state, seat)
    if isinstance(node, CardAction):
        return nothing_of_card(node, state, seat)
    match node:
        case BuildRooms():
            site = None if mine.room_sites() else Message("reason-no-place-for-room")
            return first(site, cost_missing(state, seat, ROOM, terms_of(node)))
        case BuildStables():
            left = None if mine.stables_left() else Message("reason-no-stables-left")
            site = None if node.sites(mine) else _no_site(node)
            return first(left, site, good_missing(state, seat, WOOD, node.wood))
        case Renovate():
            return None if node.is_possible(state, seat) else _renovate(node, state, seat, RENOVATE)
        case GrowFamily():
            if not mine.supply():
                return Message("reason-all-people")
            full = node.with_room and mine.lodgings() <= mine.people
            return first(Message("reason-no-room") if full else None, goods_missing(state, seat, node.cost))
        case Plow():
            return first(no_place_for_field(state, seat), goods_missing(state, seat, node.cost))
        case Sow():
            crops = mine.goods[GRAIN] or mine.goods[VEGETABLE]
            return first(
                _field_missing(state, seat, [GRAIN, VEGETABLE]), None if crops else Message("reason-nothing-to-sow")
            )
        case BuildFences():
            return no_pasture(node, state, seat)
        case BuildMajor():
            if node.is_possible(state, seat):
                return None
            return Message(
                "reason-no-improvement-affordable" if state.improvements & MAJORS else "reason-no-improvement-left"
            )
        case BakeBread():
            bakes = any(state.improvement_of(seat, kind) >= 0 for kind in range(OVENS))
            return first(None if bakes else Message("reason-nothing-that-bakes"), good_missing(state, seat, GRAIN))
        case TakeOne():
            if node.less is not None:
                return good_missing(state, seat, FOOD, node.price(state, seat)[1])
            return goods_missing(state, seat, node.cost)
        case _:
            assert_never(node)


def _no_site(action: BuildStables) -> Message:
    """The refusal for lack of a place for a stable."""
    if action.size:
        return Message("reason-stable-in-pasture", {"size": action.size})
    return Message("reason-no-place-for-stable")


def _each(parts: list[Action], state: State, seat: int) -> Message | None:
    """The reasons why none of several actions is possible; of those of one kind, the first is the cheapest."""
    said: Message | None = None
    kinds = {type(part): part for part in reversed(parts)}
    for part in kinds.values():
        reason = nowhere(part, state, seat)
        if reason is not None and type(part) in NAMES:
            reason = Message("reason-of-action", {"action": NAMES[type(part)], "reason": reason})
        if reason is not None:
            said = reason if said is None else Message("sentences", {"first": reason, "rest": said})
    return said


def _renovate(action: Renovate, state: State, seat: int, move: int) -> Message | None:
    """The reason why the seat can't renovate, perhaps straight to stone."""
    mine = state.seats[seat]
    if mine.house == STONY:
        return Message("reason-stone-already")
    if mine.permits & NO_RENOVATION:
        return Message("reason-card-forbids-renovation", {"card": _permitting(state, mine, NO_RENOVATION)})
    if move > RENOVATE and (mine.house != WOODEN or not mine.permits & STRAIGHT_TO_STONE):
        return Message("reason-straight-needs-card")
    return cost_missing(state, seat, move, terms_of(action))


def _permitting(state: State, mine: Player, permit: int) -> Message:
    """The card that permits or forbids something."""
    return named("card", next(CARD_NAMES[card] for card in mine.played if card_at(state, card).permits & permit))


def _field_missing(state: State, seat: int, crops: list[int]) -> Message | None:
    """The refusal if there is no empty field for any of these crops; some cards are fields for one of them only."""
    mine = state.seats[seat]
    if mine.sowable_pastures() or any(mine.empty_field(crop) >= 0 for crop in crops):
        return None
    other = any(mine.empty_field(crop) >= 0 for crop in (GRAIN, VEGETABLE))
    return Message("reason-no-field-for-this" if other else "reason-no-field-to-sow")


def _pastures(crop: int, spaces: int) -> list[int]:
    """The moves that sow pastures."""
    return [SOW_PASTURE + (crop - GRAIN) * SPACES + space for space in range(SPACES) if spaces >> space & 1]


def _not_left(state: State, seat: int, improvement: int) -> Message | None:
    """The refusal if a major improvement can't be built any more."""
    if state.improvements >> improvement & 1:
        return None
    whose = "mine" if state.seats[seat].has_improvement(improvement) else "other"
    return Message("reason-improvement-built", {"whose": whose})


def _major_of(action: BuildMajor, state: State, seat: int, move: int) -> Message | None:
    """The reason why a major improvement can't be built in one of its ways."""
    improvement = hearth_of(move - UPGRADE) if move >= UPGRADE else move - IMPROVE
    if improvement not in action.among:
        return Message("reason-other-improvement", {"what": major_names(action)})
    if move < UPGRADE:
        return _major(action, state, seat, improvement)
    return Message("reason-not-spent") if action.spends >= 0 else _upgrade(state, seat, move - UPGRADE)


def _major(action: BuildMajor, state: State, seat: int, improvement: int) -> Message | None:
    """The reason why a major improvement can't be built for its cost."""
    tile = state.setup.improvements[improvement]
    missing = cost_missing(state, seat, IMPROVE + improvement, action.terms())
    if (
        action.spends < 0
        and missing is not None
        and missing.id == "reason-needs"
        and tile.returns
        and not state.seats[seat].improvements & (1 << FIREPLACES) - 1
    ):
        have = of_these(state, seat, tile.cost)
        missing = Message("reason-needs-or-fireplace", {"needed": amounts(tile.cost), "have": have})
    return first(_not_left(state, seat, improvement), missing)


def _upgrade(state: State, seat: int, way: int) -> Message | None:
    """The reason why this Fireplace can't be returned for that Cooking Hearth."""
    return first(_not_left(state, seat, hearth_of(way)), improvement_missing(state, seat, fireplace_of(way)))


def _taught(state: State, seat: int, card: int) -> Message | None:
    """The reason why an occupation can't be played instead of baking bread."""
    again = Message("reason-once-per-turn") if is_noted(state.seats[seat], TAUGHT_INSTEAD) else None
    return first(not_held(state, seat, card), again, FINISH_FIRST)


def _bake(state: State, seat: int, kind: int) -> Message | None:
    """The reason why nothing can be baked with an improvement of this kind."""
    what = named("improvement", KIND_NAMES[kind])
    oven = state.improvement_of(seat, kind)
    if oven < 0:
        return Message("reason-no-improvement", {"what": what})
    most = state.setup.improvements[oven].most_bread
    baked = state.seats[seat].stack[-2] >> 8 * kind & 255 if isinstance(state.top(seat), BakeBread) else 0
    if most and baked >= most:
        return Message("reason-bakes-only", {"with": what, "count": most})
    return good_missing(state, seat, GRAIN)
