"""Games that differ only in what one pair of eyes can't see, and are played by moves that look the same to them.

What the eyes have seen is kept book of here, by the rulebooks: cards on the table, those of their own hand and packet,
what was shown or passed to them. Everything else may be another card: the cards are renamed, and the other game is
followed move by move. It has to go on as the first one did, but for those names; where it does not, since what others
hold decides whether they are asked at all, other names are tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from allmende.agricola.components.numbers import CARD_NAMES as AGRICOLA_CARDS
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.record.deal import DRAWING_LOTS, LOTS, Deal, draw_cards, piles
from allmende.agricola.record.events import OccupationDrawn
from allmende.agricola.rules.state import State as AgricolaState
from allmende.core import Event, Game, IllegalMoveError
from allmende.core.rules.state import FRAME
from allmende.hallertau.components.numbers import CARD_NAMES as HALLERTAU_CARDS
from allmende.hallertau.record.deal import redraw
from allmende.hallertau.rules.state import State as HallertauState

TRIES: Final = 60
MOST_RENAMED: Final = 90

Names = Mapping[str, str]


@dataclass
class Seen:
    """A game, and what these eyes have seen of its cards: `last` has the number of moves after which that was last."""

    game: Game
    eyes: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    happened: list[list[Event]] = field(default_factory=list)
    stands: list[object] = field(default_factory=list)
    last: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        whole = self.game
        self.moves = whole.record.moves
        self.game = Game(whole.title, whole.players, whole.options, whole.deal)
        self._note(self.game.opening)
        for seat, text in self.moves:
            self._note(self.game.play(text, seat))

    def _note(self, events: list[Event]) -> None:
        self.happened.append(events)
        self.stands.append(stand(self.game))
        time = len(self.stands) - 1
        for card in {*open_cards(self.game, self.eyes), *told(events, self.eyes)}:
            self.last[card] = time


def stand(game: Game) -> object:
    """Who is asked, and what lies on everybody's stack: it is the same in games that go on alike."""
    return game.to_act, [seat.stack[::FRAME] for seat in game.state.seats], game.state.reveal_count


def open_cards(game: Game, eyes: int) -> Iterator[str]:
    """The cards that these eyes see at the moment."""
    state = game.state
    match state:
        case AgricolaState():
            for seat, farmer in enumerate(state.seats):
                seen = [*farmer.hand, *farmer.packet] if seat == eyes else []
                yield from (AGRICOLA_CARDS[card] for card in (*farmer.played, *seen))
        case HallertauState():
            for seat, mine in enumerate(state.seats):
                yield from (HALLERTAU_CARDS[card] for card in (*mine.played, *(mine.hand if seat == eyes else [])))
        case _:
            pass


def told(events: list[Event], eyes: int) -> Iterator[str]:
    """The cards that somebody with these eyes is shown or told of."""
    for event in events:
        fields = msgspec.structs.asdict(event)
        if "card" in fields:
            yield fields["card"]
        if eyes >= 0 and eyes in (event.seat, fields.get("to")):
            yield from fields.get("cards", [])


def alike(cards: Any, names: Names) -> Any:
    """The same with other names of cards, whatever it is."""
    match cards:
        case str():
            return names.get(cards, cards)
        case tuple() | list():
            return type(cards)(alike(each, names) for each in cards)
        case msgspec.Struct():
            fields = msgspec.structs.asdict(cards)
            return type(cards)(**{name: alike(value, names) for name, value in fields.items()})
        case _:
            return cards


def drawing_lots(deal: Deal) -> Deal:
    """The deal with the two cards that draw lots in the hands of the first two seats."""
    for hand, card in zip(deal.hands, DRAWING_LOTS, strict=False):
        mine = next(
            name
            for name in hand
            if is_occupation(AGRICOLA_CARDS.index(name)) == is_occupation(AGRICOLA_CARDS.index(card))
        )
        deal = alike(deal, {mine: card, card: mine})
    return deal


def twin(game: Game, eyes: int, random: Random) -> Game | None:
    """A game that these eyes can't tell from this one, as far as it has come; None if none was found.

    At first as many cards as can be have other names, then fewer and fewer.
    """
    seen = Seen(game, eyes)
    for number in range(TRIES):
        other = _followed(seen, MOST_RENAMED * (TRIES - number) // TRIES, random)
        if other is not None and (other.deal, other.record.moves) != (game.deal, seen.moves):
            return other
    return None


def _followed(seen: Seen, most: int, random: Random) -> Game | None:
    """The game once more with so many other hidden cards, or None if it goes on otherwise then."""
    names = _renamed(seen, most, random)
    first = seen.game
    game = Game(first.title, first.players, first.options, _dealt(seen, names, random))
    happened = game.opening
    for time, (seat, text) in enumerate(seen.moves):
        if happened != alike(seen.happened[time], names) or stand(game) != seen.stands[time]:
            return None
        move = _renamed_move(seen, game, time, names, random)
        try:
            happened = game.play(move, seat)
        except IllegalMoveError:
            assert seat != seen.eyes, f"{text!r} is legal or not because of what this seat can't see"
            return None
    return game if happened == alike(seen.happened[-1], names) and stand(game) == seen.stands[-1] else None


def _renamed(seen: Seen, most: int, random: Random) -> dict[str, str]:
    """Other names for some of the cards of each kind that are never seen."""
    names = {}
    for group in _groups(seen.game):
        hidden = [card for card in group if card not in seen.last]
        some = random.sample(hidden, min(len(hidden), most))
        names.update(zip(some, random.sample(some, len(some)), strict=True))
    return names


def _groups(game: Game) -> list[list[str]]:
    """The cards of a game that have the same backs."""
    match game.state:
        case AgricolaState(setup=setup):
            kept = {name for names in game.deal.kept for name in names}  # type: ignore[attr-defined]
            groups = piles(game.players, setup.hands.deck) if setup.hands else []
            return [[name for name in group if name not in kept] for group in groups]
        case HallertauState(deal=deal):
            return [[*pile] for pile in (deal.gateway, deal.farmyard, deal.bonus, deal.point)]
        case _:
            return []


def _dealt(seen: Seen, names: Names, random: Random) -> Any:
    """The deal with other cards, and with all else that is still to come drawn anew."""
    deal: Any = alike(seen.game.deal, names)
    state = seen.game.state
    match state:
        case AgricolaState():
            deal = msgspec.structs.replace(deal, cards=draw_cards([*deal.cards[: state.round]], random))
            lots = any(isinstance(event, OccupationDrawn) for events in seen.happened for event in events)
            return msgspec.structs.replace(deal, lot=random.randrange(1, LOTS)) if deal.lot and not lots else deal
        case HallertauState():
            come = redraw(deal, seen.game.players, state.rounds_cleared(), random)
            return msgspec.structs.replace(deal, quadrants=come.quadrants)
        case _:
            return deal


def _renamed_move(seen: Seen, game: Game, time: int, names: dict[str, str], random: Random) -> str:
    """The move of the other game that goes with the one at this time.

    In a draft it may be another card of the same packet and kind, if the eyes see neither of them from now on: then
    these two change their names.
    """
    seat, text = seen.moves[time]
    verb, _, card = text.partition(" ")
    if verb != "keep":
        return text
    if seat != seen.eyes and game.title.prompt(game.state, seat).id == "prompt-draft":
        given = {new: old for old, new in names.items()}
        packet = [given.get(name, name) for name in (other.split()[1] for other in game.moves_of(seat).texts)]
        (group,) = (group for group in _groups(game) if card in group)
        free = [name for name in packet if name in group and seen.last.get(name, 0) <= time >= seen.last.get(card, 0)]
        if card in free and random.random() < 0.5:
            other = random.choice(free)
            names[card], names[other] = names.get(other, other), names.get(card, card)
    return f"keep {names.get(card, card)}"
