"""A second set of boards that is moved by events alone: if it equals the real one, the events tell everything."""

from __future__ import annotations

from collections.abc import Iterable

from allmende.core import Event, Game
from allmende.hallertau import events as told
from allmende.hallertau.components import CRAFT_NAMES, GOODS, RESOURCE_NAMES
from allmende.hallertau.player import EMPTY, Player
from allmende.hallertau.spaces import SPACES
from core.games import stand


class Shadow:
    """What an onlooker knows who saw the table before the first decision and then only heard the events."""

    def __init__(self, game: Game) -> None:
        position = stand(game)
        self.round, self.phase, self.first = position.round, position.phase, position.first
        self.board = {space.name: position.board[number] for number, space in enumerate(SPACES)}
        self.winners: list[int] | None = None
        self.seats = [Boards(mine) for mine in position.seats]

    def hear(self, events: Iterable[Event]) -> None:
        """Move the boards as the events say."""
        for event in events:
            if event.seat >= 0 and not isinstance(event, told.FirstPlayerPassed):
                self.seats[event.seat].hear(event, self)
            else:
                self.hear_table(event)

    def hear_table(self, event: Event) -> None:
        match event:
            case told.RoundBegan(round=number):
                assert number == self.round + 1
                self.round = number
            case told.PhaseBegan(phase=phase):
                assert phase == self.phase % 10 + 1 or (self.phase, phase, self.round) == (10, 11, 6)
                self.phase = phase
                if phase == 9:
                    for seat in self.seats:
                        seat.exhausted = 0
            case told.WorkersRemoved(quadrants=quadrants, spaces=spaces):
                for space in SPACES:
                    occupied = self.board[space.name] > 0
                    assert (space.name in spaces) == (occupied and space.quadrant in quadrants)
                for name in spaces:
                    for row in (3, 2, 1):
                        if self.board[name] >> 2 * row - 2:
                            self.board[name] -= row << 2 * row - 2
                            break
            case told.FirstPlayerPassed(seat=seat):
                assert seat == (self.first + 1) % len(self.seats)
                self.first = seat
            case told.GameEnded(winners=winners):
                self.winners = winners
            case _:
                raise AssertionError(f"an event that nobody understands: {event}")

    def check(self, game: Game) -> None:
        """Compare with the real table."""
        position = stand(game)
        assert (self.round, self.phase, self.first) == (position.round, position.phase, position.first)
        assert list(self.board.values()) == position.board
        assert (self.winners is not None) == game.is_over
        assert not game.is_over or self.winners == game.winners
        for shadow, mine in zip(self.seats, position.seats, strict=True):
            assert [shadow.goods[name] for name in RESOURCE_NAMES[:GOODS]] == mine.goods
            assert shadow.fields == [(field % EMPTY, field // EMPTY) for field in mine.fields]
            assert shadow.sheep == mine.sheep
            assert [shadow.crafts[name] for name in CRAFT_NAMES] == mine.crafts
            assert (shadow.center, shadow.jewelry, shadow.tools) == (mine.center, mine.jewelry, mine.tools)
            assert (shadow.workers, shadow.exhausted) == (mine.workers, mine.exhausted)


class Boards:
    """One player's share of it."""

    def __init__(self, mine: Player) -> None:
        self.goods = dict(zip(RESOURCE_NAMES[:GOODS], mine.goods, strict=True))
        self.fields = [(field % EMPTY, field // EMPTY) for field in mine.fields]
        self.sheep = mine.sheep[:]
        self.crafts = dict(zip(CRAFT_NAMES, mine.crafts, strict=True))
        self.center, self.jewelry, self.tools = mine.center, mine.jewelry, mine.tools
        self.workers, self.exhausted = mine.workers, mine.exhausted

    def hear(self, event: Event, shadow: Shadow) -> None:
        """Move these boards as an event says."""
        match event:
            case told.WorkersGained(count=count):
                assert self.workers == 0
                self.workers = count
            case told.WorkersPlaced(space=space, row=row, count=count):
                assert count == row
                self.workers -= count
                shadow.board[space] += count << 2 * row - 2
            case told.WorkersExchanged(count=count):
                self.workers -= count
                self.tools += count
            case told.Gained(resource=resource, count=count, to=to):
                assert count > 0
                self.gain(resource, count, to)
            case told.Paid(resource=resource, count=count, source=source):
                assert count > 0
                self.gain(resource, -count, source)
            case told.SheepMoved(source=source, to=to_place):
                assert to_place == source + 1
                self.sheep[source] -= 1
                self.sheep[to_place] += 1
            case told.SheepDied(count=count):
                assert count == self.sheep[shadow.round] > 0
                self.sheep[shadow.round] = 0
            case told.CraftAdvanced(craft=craft, position=position, tools=tools):
                assert position == self.crafts[craft] + 1
                self.crafts[craft] = position
                if shadow.round < 6:  # in Round 6 they are paid
                    self.exhausted += tools
            case told.CraftRetreated(craft=craft, position=position):
                assert position == self.crafts[craft] - 1
                self.crafts[craft] = position
            case told.CenterMoved(position=position):
                assert position == self.center + 1 == min(self.crafts.values())
                self.center = position
            case told.BouldersReset():
                assert shadow.phase == 10
            case _:
                self.hear_fields(event)

    def gain(self, resource: str, count: int, place: str) -> None:
        if resource == "sheep":
            self.sheep[int(place.removeprefix("sheep:"))] += count
        elif resource == "tools":
            self.tools += count
        elif resource == "jewelry":
            self.jewelry += count
        else:
            self.goods[resource] += count

    def hear_fields(self, event: Event) -> None:
        match event:
            case told.FieldGained(column=column, row=row):
                assert self.fields[column] == (0, 0)
                self.fields[column] = (row, 0)
            case told.FieldSpent(column=column, row=row, good=good):
                assert self.fields[column] == (row, number(good))
                self.fields[column] = (0, 0)
            case told.FieldMoved(column=column, row=row, to=to):
                assert self.fields[column][0] == row
                self.fields[column] = (to, self.fields[column][1])
            case told.Sown(good=good, column=column, row=row):
                assert self.fields[column] == (row, 0)
                self.goods[good] -= 1
                self.fields[column] = (row, number(good))
            case told.Harvested(good=good, count=count, column=column, row=row):
                assert self.fields[column] == (row, number(good))
                assert count == row
                self.goods[good] += count
                self.fields[column] = (row, 0)
            case _:
                raise AssertionError(f"an event that nobody understands: {event}")


def number(good: str) -> int:
    """How a field remembers what grows on it: 0 nothing, else one more than the good."""
    return RESOURCE_NAMES.index(good) + 1 if good else 0
