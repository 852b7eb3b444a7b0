"""The deal of a game of Agricola: every random outcome."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

import msgspec

from allmende.agricola.components.board import SPACE_NAMES, STAGES, cards_of_stage
from allmende.agricola.components.numbers import CARD_NAMES, LEAST_PLAYERS, cards_of, is_occupation
from allmende.core.errors import OptionError
from allmende.core.message import Message
from allmende.core.record import SeatIndex

HAND: Final = 7
"""The number of minor improvements, and of occupations, that each player has at the start."""


class Hands(NamedTuple):
    """A way for players to get hands: `size` cards of each kind, 0 for all, and the numbers taken from each packet.

    `deck` is the name of the deck in play. If hands can be `redrawn`, a player who does not like the cards of a kind
    draws others. Without `picks` the cards are simply dealt. After each pick but the last one, packets go to the left.
    `deck_x` are the cards of deck X, if they are drawn at the Western Quarry.
    """

    size: int
    picks: tuple[int, ...]
    deck: str = "base"
    redrawn: bool = False
    deck_x: tuple[int, ...] = ()


HANDS: Final[dict[str, Hands]] = {
    "dealt": Hands(HAND, ()),
    "mulligan": Hands(HAND, (), redrawn=True),
    "draft": Hands(HAND, (1,) * HAND),
    "draft-8": Hands(HAND + 1, (1,) * HAND),
    "quick-draft": Hands(HAND, (3, 2, 2)),
    "choose-10": Hands(10, (HAND,)),
    "choose": Hands(0, (HAND,)),
}
"""By the value of the option `hands`; the last one is for one player."""

LOTS: Final = 2**31 - 1
"""The number of lots that a game can have, plus 1. It is a prime number."""
LOT_STEP: Final = 48_271
"""The factor from one lot to the next one: no power of it but the last leads back to the first."""
DRAWING_LOTS: Final = ("paper-knife", "moonshine")
"""The cards for which a game needs a lot."""
DRAWING_MINORS: Final = ("young-artist", "stretch-goat")
"""The cards that let their owner draw new minor improvements, which lie in a pile."""
MOST_MINORS: Final = 28
"""The largest number of them that can be drawn: two in each round."""

GAMES: Final = 3
"""The games of a campaign with several players; a solo campaign can go on for ever."""
MOST_IN_CAMPAIGN: Final = 4
"""The largest number of players for whom the rulebook has points for the ranks in a campaign."""


class Deal(msgspec.Struct, frozen=True):
    """The starting player, and the action space that comes into play in each of the 14 rounds.

    In a campaign it is the `game` of this number, 0 outside of one, to which the seats bring more `food`, the `points`
    of the campaign so far, and the `totals` of their scoring pads; what is empty is nothing. `hands` are the
    names of the hand cards that each seat is dealt, none in a game without them, and `kept` those of the occupations
    that it has in play from the start; `pile` are the cards that others are drawn from, in order: all that were not
    dealt where hands can be redrawn, and otherwise as many minor improvements as a card could have drawn. All that
    cards have drawn by lot follows from `lot`; it is 0 if no card can. `deck_x` are the cards of deck X, the top one
    first, where it is played with.
    """

    first: SeatIndex
    cards: tuple[str, ...]
    game: int = 0
    food: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    kept: tuple[tuple[str, ...], ...] = ()
    pile: tuple[str, ...] = ()
    lot: int = 0
    deck_x: tuple[str, ...] = ()

    def order(self) -> list[int]:
        """The action spaces by their numbers."""
        return [SPACE_NAMES.index(name) for name in self.cards]


def draw(
    players: int, campaign: bool, rng: Random, hands: Hands | None = None, kept: tuple[tuple[str, ...], ...] = ()
) -> Deal:
    """Draw a deal by lot, perhaps of a game of a campaign, with the occupations that are kept from the one before."""
    check_players(players, campaign, hands)
    first, order = rng.randrange(players), draw_cards([], rng)
    dealt = draw_hands(players, hands, rng, kept) if hands else ()
    pile = draw_pile(players, hands, rng, dealt + kept) if hands and needs_pile(players, hands) else ()
    lot = rng.randrange(1, LOTS) if hands and draws_lots(players, hands) else 0
    deck_x = draw_deck_x([CARD_NAMES[card] for card in hands.deck_x], rng) if hands else ()
    return Deal(first, order, 1 if campaign else 0, hands=dealt, kept=kept, pile=pile, lot=lot, deck_x=deck_x)


def draw_deck_x(deck: Sequence[str], rng: Random, seen: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The cards of deck X in random order, behind those that have been drawn."""
    hidden = [card for card in deck if card not in seen]
    rng.shuffle(hidden)
    return (*seen, *hidden)


def draws_lots(players: int, rules: Hands) -> bool:
    """True if cards of the game have something drawn by lot."""
    return has_any(players, rules, DRAWING_LOTS)


def draws_minors(players: int, rules: Hands) -> bool:
    """True if a card of the game lets its owner draw new minor improvements."""
    return has_any(players, rules, DRAWING_MINORS)


def has_any(players: int, rules: Hands, names: tuple[str, ...]) -> bool:
    """True if one of these cards is in the game."""
    return any(name in pile for pile in piles(players, rules.deck) for name in names)


def needs_pile(players: int, rules: Hands) -> bool:
    """True if cards can be drawn in the game that were not dealt."""
    return rules.redrawn or draws_minors(players, rules)


def drawn(lot: int, time: int, count: int) -> int:
    """Draw one of `count` by lot; every `time` draws another one."""
    return lot * pow(LOT_STEP, time, LOTS) % LOTS % count


def draw_hands(
    players: int, rules: Hands, rng: Random, kept: tuple[tuple[str, ...], ...] = ()
) -> tuple[tuple[str, ...], ...]:
    """Draw minor improvements and occupations for all players (chapter "Improvements and Occupations")."""
    hands: list[tuple[str, ...]] = [() for _ in range(players)]
    in_play = {name for names in kept for name in names}
    for kind, names in enumerate(piles(players, rules.deck)):
        pile = [name for name in names if name not in in_play]
        size = hand_size(players, rules, kind, pile, kept)
        rng.shuffle(pile)
        hands = [(*hand, *pile[size * i : size * (i + 1)]) for i, hand in enumerate(hands)]
    return tuple(hands)


def draw_pile(players: int, rules: Hands, rng: Random, dealt: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The cards that have not been dealt, in random order, as far as they may be drawn."""
    gone = {name for names in dealt for name in names}
    usable = piles(players, rules.deck) if rules.redrawn else piles(players, rules.deck)[:1]
    pile = [name for names in usable for name in names if name not in gone]
    rng.shuffle(pile)
    return tuple(pile if rules.redrawn else pile[:MOST_MINORS])


def hand_size(players: int, rules: Hands, kind: int, pile: list[str], kept: tuple[tuple[str, ...], ...]) -> int:
    """The number of cards of a kind dealt to each player out of a pile; solo, fewer occupations if some are kept."""
    if not rules.size:
        return len(pile)
    return rules.size - (len(kept[0]) if kind and players == 1 and kept else 0)


def piles(players: int, deck: str) -> list[list[str]]:
    """The minor improvements and the occupations of a deck that are used with `players` players."""
    return [[CARD_NAMES[card] for card in pile] for pile in card_piles(players, deck)]


@cache
def card_piles(players: int, deck: str) -> list[list[int]]:
    """The piles as numbers of cards; not to be changed."""
    usable = [card for card in cards_of(deck) if LEAST_PLAYERS[card] <= players]
    return [[card for card in usable if is_occupation(card) == kind] for kind in (False, True)]


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


def check_players(players: int, campaign: bool, hands: Hands | None = None) -> None:
    """Check that so many players can play a campaign, or get hands in this way; otherwise OptionError."""
    if campaign and players > MOST_IN_CAMPAIGN:
        raise OptionError(
            f"at most {MOST_IN_CAMPAIGN} players can play a campaign",
            Message("error-campaign-players", {"most": MOST_IN_CAMPAIGN}),
        )
    if hands is None or players == 1:
        return
    fewest = min(len(pile) for pile in card_piles(players, hands.deck))
    if fewest < hands.size * players:
        raise OptionError(
            f"{players} hands of {hands.size} cards of each kind need more than {fewest}",
            Message("error-too-few-cards", {"players": players, "size": hands.size, "there": fewest}),
        )


def check(deal: Deal, players: int, campaign: bool, hands: Hands | None = None) -> None:
    """Check that a game can be set up with this deal; otherwise OptionError with the reason."""
    check_players(players, campaign, hands)
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
    _check_hands(deal, players, hands)
    _check_pile(deal, players, hands)
    if sorted(deal.deck_x) != sorted(CARD_NAMES[card] for card in (hands.deck_x if hands else ())):
        raise OptionError("deck X must have each of its cards once, or none", Message("error-deal-deck-x"))
    if not 0 <= deal.lot < LOTS:
        raise OptionError(f"{deal.lot} is no lot", Message("error-deal-lot", {"most": LOTS - 1}))
    if not _is_continued(deal, players, campaign) or not _can_stay(deal, players, hands):
        raise OptionError(
            f"what is brought from earlier games does not fit: {deal}",
            Message("error-deal-campaign", {"game": deal.game}),
        )


def _check_hands(deal: Deal, players: int, rules: Hands | None) -> None:
    """OptionError unless every seat has as many cards of both kinds as it should, or none in a game without them."""
    if rules is not None and not rules.size and players > 1:
        raise OptionError("only a solo player may choose among all cards", Message("error-choose-alone"))
    staying = [name for names in deal.kept for name in names]
    known = [[name for name in pile if name not in staying] for pile in piles(players, rules.deck)] if rules else []
    dealt = [name for hand in deal.hands for name in hand]
    for name in dealt:
        if dealt.count(name) > 1 or not any(name in pile for pile in known):
            raise OptionError(
                f"{name} can't be in a hand here, or is in two", Message("error-deal-card", {"card": name})
            )
    if len(deal.hands) != (players if rules else 0):
        raise OptionError(
            f"there are {len(deal.hands)} hands of cards", Message("error-deal-hands", {"hands": len(deal.hands)})
        )
    for seat, hand in enumerate(deal.hands):
        for kind, pile in enumerate(known):
            size = hand_size(players, rules, kind, pile, deal.kept) if rules else 0
            if sum(name in pile for name in hand) != size:
                raise OptionError(
                    f"seat {seat + 1} needs {size} cards of both kinds",
                    Message("error-deal-hand", {"seat": seat + 1, "count": size}),
                )


def _check_pile(deal: Deal, players: int, rules: Hands | None) -> None:
    """OptionError unless the pile has all cards that are not dealt, as far as they may be drawn."""
    there = {name for names in (*deal.hands, *deal.kept) for name in names}
    kinds = piles(players, rules.deck) if rules is not None and needs_pile(players, rules) else []
    all_of_them = rules is not None and rules.redrawn
    usable = {name for names in (kinds if all_of_them else kinds[:1]) for name in names if name not in there}
    size = len(usable) if all_of_them else min(MOST_MINORS, len(usable))
    if len(deal.pile) != size or len({*deal.pile}) != size or not {*deal.pile} <= usable:
        raise OptionError("the pile must have all cards that are not dealt", Message("error-deal-pile"))


def _is_continued(deal: Deal, players: int, campaign: bool) -> bool:
    """True if goods and points from earlier games make sense: none in the first game, only food in a solo one."""
    brought = [deal.food, deal.points, deal.totals]
    if deal.game <= 1:
        return deal.game == int(campaign) and not any(brought)
    if players == 1:
        return campaign and not any(brought[1:]) and len(deal.food) in (0, 1) and min(deal.food, default=0) >= 0
    complete = all(len(numbers) == players for numbers in brought)
    return campaign and complete and deal.game <= GAMES and min(*deal.food, *deal.points) >= 0


def _can_stay(deal: Deal, players: int, rules: Hands | None) -> bool:
    """True if the seats can have these occupations in play from the start: solo, one per goal, otherwise one."""
    if not deal.kept:
        return True
    usable = piles(players, rules.deck)[1] if rules else []
    staying = [name for names in deal.kept for name in names]
    most = min(deal.game - 1, HAND) if players == 1 else 1
    return (
        deal.game > 1
        and len(deal.kept) == players
        and max(len(names) for names in deal.kept) <= most
        and len(set(staying)) == len(staying)
        and set(staying) <= set(usable)
    )
