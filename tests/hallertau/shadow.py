"""A second table that is moved by events alone: if it equals the real one, the events tell everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from allmende.core import ONLOOKER, Event, Game
from allmende.hallertau.components.board import SPACE_COUNT, SPACE_NAMES, quadrant_of, topmost_row
from allmende.hallertau.components.contents import TWICE
from allmende.hallertau.components.numbers import CARD_DECKS, CARD_NAMES
from allmende.hallertau.components.pieces import CRAFT_NAMES, CRAFTS, DECK_NAMES, GOODS, RESOURCE_NAMES
from allmende.hallertau.record import events as told
from allmende.hallertau.rules.player import EMPTY, NO_CARD, Player
from allmende.hallertau.rules.state import State
from core.games import stand


class Shadow:
    """What somebody knows who saw the table before the first decision and then only heard the events.

    `eyes` are those of a seat, which knows its own hand, or of an onlooker. `removed` are the cards that were
    discarded.
    """

    def __init__(self, game: Game, eyes: int = ONLOOKER) -> None:
        state = stand(game)
        self.eyes = eyes
        self.round, self.phase, self.first = state.round, state.phase, state.first
        self.board = dict(zip(SPACE_NAMES, state.board, strict=True))
        self.piles = {name: state.left_in(pile) for pile, name in enumerate(DECK_NAMES)}
        self.removed: list[str] = []
        self.winners: list[int] | None = None
        self.seats = [Boards(mine, eyes == seat) for seat, mine in enumerate(state.seats)]

    def hear(self, events: Iterable[Event]) -> None:
        """Move the boards as the events say, of which these eyes see what they may see."""
        for event in events:
            seen = event.as_seen_by(self.eyes)
            if seen.seat >= 0 and not isinstance(seen, told.FirstPlayerPassed):
                self.seats[seen.seat].hear(seen, self)
            else:
                self.hear_table(seen)

    def hear_table(self, event: Event) -> None:
        match event:
            case told.RoundBegan(round=number):
                assert number == self.round + 1
                self.round = number
            case told.PhaseBegan(phase=phase):
                assert phase == self.phase % 10 + 1 or (self.phase, phase, self.round) == (10, 11, 6)
                self.phase = phase
                for seat in self.seats:
                    seat.doubled = set()
                    if phase == 9:
                        seat.exhausted = 0
            case told.WorkersRemoved(quadrants=quadrants, spaces=spaces):
                occupied = [name for name in SPACE_NAMES if self.board[name]]
                assert sorted(spaces) == sorted(
                    name for name in occupied if quadrant_of(SPACE_NAMES.index(name)) in quadrants
                )
                for name in spaces:
                    self.clear_row(name, topmost_row(self.board[name]))
            case told.FirstPlayerPassed(seat=seat):
                assert seat != self.first
                self.first = seat
            case told.GameEnded(winners=winners):
                self.winners = winners
            case _:
                raise AssertionError(f"an event that nobody understands: {event}")

    def clear_row(self, space: str, row: int) -> int:
        """Take the workers off a row, and say how many they were."""
        count = self.board[space] >> 2 * row - 2 & 3
        self.board[space] -= count << 2 * row - 2
        return count

    def check(self, game: Game) -> None:
        """Compare with the real table."""
        state = stand(game)
        assert (self.round, self.phase, self.first) == (state.round, state.phase, state.first)
        assert [self.board[SPACE_NAMES[space]] for space in range(SPACE_COUNT)] == state.board
        assert list(self.piles.values()) == [state.left_in(pile) for pile in range(len(DECK_NAMES))]
        assert (self.winners is not None) == game.is_over
        assert not game.is_over or self.winners == game.winners
        for shadow, mine in zip(self.seats, state.seats, strict=True):
            shadow.check(mine, state)


class Boards:
    """One player's share of it. An unseen card in the hand is known by its deck."""

    def __init__(self, mine: Player, hand_seen: bool) -> None:
        self.goods = dict(zip(RESOURCE_NAMES[:GOODS], mine.goods, strict=True))
        self.fields = [(field % EMPTY, field // EMPTY) for field in mine.fields]
        self.doubled = {column for column in range(len(mine.fields)) if mine.doubled >> column & 1}
        self.sheep = mine.sheep[:]
        self.crafts = dict(zip(CRAFT_NAMES, mine.crafts, strict=True))
        self.boulders = {name: mine.boulders[2 * craft : 2 * craft + 2] for craft, name in enumerate(CRAFT_NAMES)}
        self.center, self.jewelry, self.tools = mine.center, mine.jewelry, mine.tools
        self.workers, self.exhausted = mine.workers, mine.exhausted
        self.face_down = {place for place, card in enumerate(mine.stable) if card != NO_CARD}
        self.side = mine.side != NO_CARD
        self.hand_seen = hand_seen
        self.hand = [CARD_NAMES[card] if hand_seen else DECK_NAMES[CARD_DECKS[card]] for card in mine.hand]
        self.played = [CARD_NAMES[card] for card in mine.played]

    def check(self, mine: Player, state: State) -> None:
        """Compare with the real boards."""
        assert [self.goods[name] for name in RESOURCE_NAMES[:GOODS]] == mine.goods
        assert self.fields == [(field % EMPTY, field // EMPTY) for field in mine.fields]
        assert self.doubled == {column for column in range(len(mine.fields)) if mine.doubled >> column & 1}
        assert self.sheep == mine.sheep
        assert [self.crafts[name] for name in CRAFT_NAMES] == mine.crafts
        assert [column for craft in range(CRAFTS) for column in self.boulders[CRAFT_NAMES[craft]]] == mine.boulders
        assert (self.center, self.jewelry, self.tools) == (mine.center, mine.jewelry, mine.tools)
        assert self.workers == mine.workers
        if (state.phase, state.turn) != (9, -1):  # tools are ready again once the Progress Phase is under way
            assert self.exhausted == mine.exhausted
        assert self.face_down == {place for place, card in enumerate(mine.stable) if card != NO_CARD}
        assert self.side == (mine.side != NO_CARD)
        assert self.played == [CARD_NAMES[card] for card in mine.played]
        if self.hand_seen:
            assert self.hand == [CARD_NAMES[card] for card in mine.hand]
        else:
            assert Counter(self.hand) == Counter(DECK_NAMES[CARD_DECKS[card]] for card in mine.hand)

    def hear(self, event: Event, shadow: Shadow) -> None:
        """Move these boards as an event says."""
        match event:
            case told.WorkersGained() | told.WorkersPlaced() | told.WorkersExchanged():
                self.hear_workers(event, shadow)
            case told.WorkersReturned(space=space, row=row, count=count):
                assert shadow.clear_row(space, row) == count > 0
            case told.WorkersMoved(space=space, to=to, count=count):
                assert sum(shadow.clear_row(space, row) for row in (1, 2, 3)) == count == 3
                shadow.board[to] += count << 4
            case told.Gained(resource=resource, count=count, to=to):
                assert count > 0
                self.gain(resource, count, to)
            case told.Paid(resource=resource, count=count, source=source):
                assert count > 0
                self.gain(resource, -count, source)
                if resource == "tools":  # exhausted ones are paid first
                    self.exhausted = max(0, self.exhausted - count)
            case told.SheepMoved(source=source, to=to_place):
                assert abs(to_place - source) == 1
                self.sheep[source] -= 1
                self.sheep[to_place] += 1
            case told.SheepDied(count=count):
                assert count == self.sheep[shadow.round] > 0
                self.sheep[shadow.round] = 0
            case told.CardsDrawn() | told.CardPlayed() | told.CardDiscarded():
                self.hear_cards(event, shadow)
            case _:
                self.hear_crafts(event, shadow)

    def gain(self, resource: str, count: int, place: str) -> None:
        if resource == "sheep":
            self.sheep[int(place.removeprefix("sheep:"))] += count
        elif resource == "tools":
            self.tools += count
        elif resource == "jewelry":
            self.jewelry += count
        else:
            self.goods[resource] += count

    def hear_workers(self, event: Event, shadow: Shadow) -> None:
        match event:
            case told.WorkersGained(count=count):
                assert self.workers == 0 or shadow.phase == 4  # a card takes some back
                self.workers += count
                if shadow.phase == 2 and self.face_down:
                    self.face_down.remove(shadow.round)
                    self.side = True
            case told.WorkersPlaced(space=space, row=row, count=count, own=own):
                assert count == row or (own, row, count) == (True, 2, 1)  # a card needs but one for the second row
                assert not shadow.board[space] >> 2 * row - 2 & 3
                self.workers -= count if own else 0
                shadow.board[space] += count << 2 * row - 2
            case told.WorkersExchanged(count=count):
                self.workers -= count
                self.tools += count
            case _:
                raise AssertionError(f"not an event of workers: {event}")

    def hear_cards(self, event: Event, shadow: Shadow) -> None:
        match event:
            case told.CardsDrawn(deck=deck, count=count, cards=cards, source=source):
                assert len(cards) == (count if self.hand_seen else 0)
                self.hand += cards if self.hand_seen else [deck] * count
                if source == "stable-board":
                    assert (self.side, deck, count) == (True, "farmyard", 1)
                    self.side = False
                else:
                    shadow.piles[deck] -= count
            case told.CardPlayed(card=card):
                self.lose(card)
                self.played.append(card)
            case told.CardDiscarded(card=card):
                self.lose(card)
                shadow.removed.append(card)
            case _:
                raise AssertionError(f"not an event of cards: {event}")

    def lose(self, card: str) -> None:
        """Take a card out of the hand."""
        self.hand.remove(card if self.hand_seen else DECK_NAMES[CARD_DECKS[CARD_NAMES.index(card)]])

    def hear_crafts(self, event: Event, shadow: Shadow) -> None:
        match event:
            case told.CraftAdvanced(craft=craft, position=position, tools=tools):
                assert position == self.crafts[craft] + 1
                self.crafts[craft] = position
                for which in range(tools):
                    self.boulders[craft][which] += 1
                if shadow.round < 6:  # in Round 6 they are paid
                    self.exhausted += tools
            case told.CraftRetreated(craft=craft, position=position):
                assert position == self.crafts[craft] - 1
                self.crafts[craft] = position
            case told.CenterMoved(position=position):
                assert position == self.center + 1 <= min(self.crafts.values())
                self.center = position
            case told.BoulderMoved(craft=craft, which=which, position=position):
                assert position == self.boulders[craft][which] + 1
                self.boulders[craft][which] = position
            case told.BouldersReset():
                assert shadow.phase == 10
                self.boulders = {name: [column + 2, column + 4] for name, column in self.crafts.items()}
            case _:
                self.hear_fields(event)

    def hear_fields(self, event: Event) -> None:
        match event:
            case told.FieldGained(column=column, row=row):
                assert self.fields[column] == (0, 0)
                self.fields[column] = (row, 0)
            case told.FieldSpent(column=column, row=row, good=good):
                assert self.fields[column][0] == row
                assert self.growing(column)[0] == good
                self.fields[column] = (0, 0)
                self.doubled.discard(column)
            case told.Uprooted(column=column, row=row, good=good):
                assert self.fields[column][0] == row
                assert self.growing(column)[0] == good
                self.fields[column] = (row, 0)
                self.doubled.discard(column)
            case told.FieldMoved(column=column, row=row, to=to):
                assert self.fields[column][0] == row != to
                self.fields[column] = (to, self.fields[column][1])
            case told.Sown(good=good, count=count, column=column, row=row):
                assert self.fields[column] == (row, 0)
                self.goods[good] -= count
                self.fields[column] = (row, RESOURCE_NAMES.index(good) + (TWICE if count == 2 else 1))
            case told.YieldDoubled(good=good, column=column):
                assert self.growing(column)[0] == good
                self.doubled.add(column)
            case told.Harvested(good=good, count=count, column=column, row=row):
                assert self.growing(column)[0] == good
                assert count == row * self.growing(column)[1] * (2 if column in self.doubled else 1)
                self.goods[good] += count
                self.fields[column] = (row, 0)
                self.doubled.discard(column)
            case _:
                raise AssertionError(f"an event that nobody understands: {event}")

    def growing(self, column: int) -> tuple[str, int]:
        """What grows in a column, and how many of it were sown."""
        content = self.fields[column][1]
        if content >= TWICE:
            return RESOURCE_NAMES[content - TWICE], 2
        return (RESOURCE_NAMES[content - 1], 1) if content else ("", 0)
