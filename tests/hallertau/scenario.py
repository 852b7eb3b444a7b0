"""Positions in one line, and what they look like, in the words of the rulebook.

    game = at(PROGRESS, village(goods={"clay": 3}, fields=["4:barley", "2"], tools=2), round=3)

sets a village up in the middle of a game and lets the course of play go on from the start of that phase to the
first decision. What is not named is as at the start of the game, but with empty hands: no goods, no fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allmende import hallertau
from allmende.core import Event, Game, Message
from allmende.hallertau.components import board as action_board
from allmende.hallertau.components.contents import TWICE
from allmende.hallertau.components.numbers import CARD_NAMES, deck_cards
from allmende.hallertau.components.pieces import (
    COLUMNS,
    CRAFT_NAMES,
    CRAFTS,
    DECK_NAMES,
    FIRST_BOULDER,
    GOODS,
    RESOURCE_NAMES,
    ROUNDS,
    SECOND_BOULDER,
    STABLES,
)
from allmende.hallertau.presentation.views import PlayerView, View
from allmende.hallertau.rules.player import EMPTY, NO_CARD, Player, new_player
from core.games import stand

# The phases that positions are set up in.
REMOVE_WORKERS, NEW_WORKERS, ACTIONS, NEW_CARD, FALLOW_FIELDS, HARVEST = 1, 2, 4, 5, 6, 7
MILKING, PROGRESS, BOULDERS = 8, 9, 10

CROPS = ["barley", "flax", "hops", "rye"]
DEALS = {
    1: ("C2", "D4", "B1", "A3", "E3", "F1"),
    2: ("A12", "C34", "B24", "D14", "E13", "F23"),
    3: ("A123", "B234", "C134", "D123", "E124", "F134"),
    4: (),
}
"""A hand-written order of the Quadrant cards for each number of players."""

SPACE_NAMES = [action_board.SPACE_NAMES[space] for space in action_board.WITHOUT_CARDS]
"""The sixteen action spaces of the No Cards Variant."""


def village(
    goods: Mapping[str, int] | None = None,
    fields: Sequence[str] = (),
    sheep: Mapping[int | str, int] | None = None,
    crafts: Mapping[str, int] | Sequence[int] = (),
    boulders: Mapping[str, tuple[int, int]] | None = None,
    center: int | None = None,
    workers: int = 6,
    tools: int = 0,
    exhausted: int = 0,
    jewelry: int = 0,
    hand: Sequence[str] = (),
    played: Sequence[str] = (),
    stable: Mapping[int, str] | None = None,
    side: str = "",
) -> Player:
    """A player's boards. `sheep` lie on round spaces 1 to 6 or in the "stables"; a field is "3" or "4:barley", or
    "4:2 barley" if two of it were sown there.

    Cards are their numbers ("104"): in the `hand`, `played`, face down on the Stable board by round space, and the
    one at its `side`.

    The Community Center sticks to the leftmost Craft Building and boulders lie two and four spaces right of each,
    unless they are named.
    """
    supply = [0] * GOODS
    for good, count in (goods or {}).items():
        supply[RESOURCE_NAMES.index(good)] = count
    columns = [_field(text) for text in fields] + [0] * (COLUMNS - len(fields))
    flock = [0] * (STABLES + 1)
    for place, count in (sheep or {}).items():
        flock[STABLES if place == "stables" else int(place)] = count
    if isinstance(crafts, Mapping):
        state = [crafts.get(name, 0) for name in CRAFT_NAMES]
    else:
        state = list(crafts) or [0] * CRAFTS
    stones: list[int] = []
    for name, column in zip(CRAFT_NAMES, state, strict=True):
        stones += (boulders or {}).get(name, (column + FIRST_BOULDER, column + SECOND_BOULDER))
    tile = min(state) if center is None else center
    face_down = [NO_CARD] * (ROUNDS + 1)
    for place, number in (stable or {}).items():
        face_down[place] = card(number)
    mine = new_player()
    mine.workers = workers
    mine.tools = tools
    mine.exhausted = exhausted
    mine.jewelry = jewelry
    mine.center = tile
    mine.goods = supply
    mine.fields = columns
    mine.sheep = flock
    mine.crafts = state
    mine.boulders = stones
    mine.side = card(side) if side else NO_CARD
    mine.stable = face_down
    mine.hand = [card(number) for number in hand]
    mine.played = [card(number) for number in played]
    return mine


def card(number: str) -> int:
    """The card with this printed number."""
    return CARD_NAMES.index(number)


def _field(text: str) -> int:
    row, _, planted = text.partition(":")
    if not planted:
        return int(row)
    if planted.startswith("2 "):
        return int(row) + EMPTY * (RESOURCE_NAMES.index(planted.removeprefix("2 ")) + TWICE)
    return int(row) + EMPTY * (RESOURCE_NAMES.index(planted) + 1)


def scenario(
    phase: int,
    *villages: Player,
    round: int = 1,  # noqa: A002  # the rulebook's word
    first: int = 0,
    board: Mapping[str, int] | None = None,
    cards: tuple[str, ...] | None = None,
    progress: str = "together",
    piles: Mapping[str, Sequence[str]] | None = None,
    amendments: int | None = None,
) -> Game:
    """A game that stands right before this phase, under all amendments or so many.

    `board` names action spaces and how many rows are taken.

    It is played with cards if there are any in the villages, or if `piles` names what lies on top of "gateway",
    "farmyard", "bonus" and "point"; they hold only what is named there.
    """
    players = len(villages)
    quadrants = DEALS[players] if cards is None else cards
    if piles is not None or any(mine.hand or mine.played or max(mine.stable) >= 0 for mine in villages):
        game = hallertau.new(players=players, deal=_deal(first, quadrants), progress=progress)
    else:
        game = hallertau.new(players=players, deal=hallertau.Deal(first, quadrants), progress=progress, cards="off")
    state = stand(game)
    if amendments is not None:
        state.amendments = amendments
    state.decks = [[card(number) for number in (piles or {}).get(pile, ())] for pile in DECK_NAMES]
    state.drawn = [0] * len(DECK_NAMES)
    for seat, mine in enumerate(villages):
        state.seats[seat] = mine
    state.round = round
    state.first = first
    state.board = [0] * action_board.SPACE_COUNT
    for name, rows in (board or {}).items():
        state.board[_number(name)] = (0b000000, 0b000001, 0b001001, 0b111001)[rows]
    state.phase = phase
    state.turn = -1
    game.opening = []
    return game


def _deal(first: int, quadrants: tuple[str, ...]) -> hallertau.Deal:
    """Some deal with cards."""
    piles = (deck_cards(deck) for deck in ("beginner", "hops", "bonus", "point"))
    return hallertau.Deal(first, quadrants, *(tuple(CARD_NAMES[card] for card in pile) for pile in piles))


def at(
    phase: int,
    *villages: Player,
    round: int = 1,  # noqa: A002
    first: int = 0,
    board: Mapping[str, int] | None = None,
    cards: tuple[str, ...] | None = None,
    progress: str = "together",
    piles: Mapping[str, Sequence[str]] | None = None,
    amendments: int | None = None,
) -> Game:
    """A game at the first decision from the start of this phase on; what happened is in `opening`."""
    game = scenario(
        phase,
        *villages,
        round=round,
        first=first,
        board=board,
        cards=cards,
        progress=progress,
        piles=piles,
        amendments=amendments,
    )
    _listen(game, until=None)
    return game


def only(
    phase: int,
    *villages: Player,
    round: int = 1,  # noqa: A002
    first: int = 0,
    board: Mapping[str, int] | None = None,
    cards: tuple[str, ...] | None = None,
) -> Game:
    """A game after this one phase, or at its first decision; what happened is in `opening`."""
    game = scenario(phase, *villages, round=round, first=first, board=board, cards=cards)
    _listen(game, until=phase)
    return game


def _listen(game: Game, until: int | None) -> None:
    state = stand(game)
    state.log = game.opening
    if until is None:
        state.go_on()
    while until == state.phase and not state.to_act() and not state.over:
        if state.anytime is None or not state.anytime.interrupt(state):
            state.proceed()
        for seat in range(len(state.seats)):
            state.settle(seat)
    state.log = None


def use(space: str, mine: Player, rows: int = 0, round: int = 1) -> Game:  # noqa: A002
    """A village that has just placed workers on an action space, with one more player at the table.

    When nothing is left to decide there, it is the other player's turn.
    """
    game = at(ACTIONS, mine, village(), round=round, board={space: rows})
    game.play(f"place {space}")
    return game


def progress(mine: Player, round: int = 1) -> Game:  # noqa: A002
    """A village in Phase 9, beside another player who keeps the phase open by thinking about a Jewelry."""
    return at(PROGRESS, mine, village(jewelry=1), round=round)


def _number(name: str) -> int:
    return action_board.space_number(name)


# What a table looks like


def moves(game: Game, seat: int = 0) -> set[str]:
    """The texts of all moves that the seat may make."""
    return set(game.moves_of(seat).texts)


def me(game: Game, seat: int = 0) -> PlayerView:
    """The seat's boards as everybody sees them."""
    view = game.view(seat)
    assert isinstance(view, View)
    return view.players[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """The goods in the seat's supply."""
    return {good: count for good, count in me(game, seat).goods.items() if count}


def fields(game: Game, seat: int = 0) -> list[str]:
    """The seat's fields, sorted, as `village` writes them."""
    return sorted(
        f"{field.row}:{'2 ' if field.count > 1 else ''}{field.good}".rstrip(":")
        for field in me(game, seat).fields
        if field
    )


def hand(game: Game, seat: int = 0) -> list[str]:
    """The numbers of the cards in the seat's hand, in the order in which they came."""
    return [CARD_NAMES[number] for number in stand(game).seats[seat].hand]


def sheep(game: Game, seat: int = 0) -> dict[int | str, int]:
    """The seat's sheep by round space and in the "stables"."""
    mine = me(game, seat)
    flock: dict[int | str, int] = {place: n for place, n in enumerate(mine.sheep, 1) if n}
    if mine.stables:
        flock["stables"] = mine.stables
    return flock


def crafts(game: Game, seat: int = 0) -> dict[str, int]:
    """The columns of the seat's Craft Buildings."""
    return {craft.name: craft.position for craft in me(game, seat).crafts}


def boulders(game: Game, seat: int = 0) -> dict[str, list[int]]:
    """The columns of the seat's boulders that are on the board."""
    return {craft.name: craft.boulders for craft in me(game, seat).crafts}


def rows(game: Game, space: str) -> list[int]:
    """The workers on an action space, bottom row first."""
    view = game.view(0)
    assert isinstance(view, View)
    return next(list(seen.workers) for seen in view.spaces if seen.name == space)


def workers_on(game: Game) -> dict[str, int]:
    """How many workers lie on each action space that has any."""
    counts = {name: sum(rows(game, name)) for name in SPACE_NAMES}
    return {name: count for name, count in counts.items() if count}


def spell(message: Message) -> str:
    """A message with its arguments, short enough to compare: `reason-needs(have=1, needed=2 milk)`."""
    if message.id == "amount":
        return f"{message.args['count']} {_spell(message.args['resource'])}"
    if message.id.startswith("resource-"):
        return message.id.removeprefix("resource-")
    args = ", ".join(f"{name}={_spell(message.args[name])}" for name in sorted(message.args))
    return f"{message.id}({args})" if args else message.id


def _spell(arg: int | str | Message | list[Message]) -> str:
    if isinstance(arg, Message):
        return spell(arg)
    if isinstance(arg, list):
        return f"[{', '.join(map(spell, arg))}]"
    return str(arg)


def refusals(game: Game, seat: int = 0) -> dict[str, str]:
    """Why things that the seat sees can't be used."""
    decision = game.decision(seat)
    assert decision is not None
    return {refusal.target: spell(refusal.reason) for refusal in decision.refusals}


def happened(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


# Everything that can come of a space


def ends(game: Game, seat: int = 0) -> list[Game]:
    """All games that can come of what the seat has to decide now, up to another seat's decision.

    Games that look alike are met once.
    """
    found: dict[str, Game] = {}
    seen: set[str] = set()
    open_ = [game]
    while open_:
        here = open_.pop()
        key = f"{here}{here.state.seats[seat].stack}"
        if key in seen:
            continue
        seen.add(key)
        if here.to_act != [seat]:
            found[key] = here
            continue
        for move in here.moves_of(seat):
            twin = here.copy()
            twin.play(move, seat)
            open_.append(twin)
    return list(found.values())


def outcomes(space: str, mine: Player, round: int = 1) -> set[str]:  # noqa: A002
    """All that can come of placing workers on an action space, sparingly or not, as `outcome` writes it."""
    game = at(ACTIONS, mine, village(), round=round)
    found: set[str] = set()
    for move in (f"place {space}", f"place sparingly {space}"):
        if move in moves(game):
            twin = game.copy()
            twin.play(move)
            found |= {outcome(end) for end in ends(twin)}
    return found


def outcome(game: Game, seat: int = 0) -> str:
    """What a village has: goods, jewelry, fields, sheep, crafts that have moved, tools."""
    mine = me(game, seat)
    parts = [f"{count} {good}" for good, count in sorted(goods(game, seat).items())]
    parts += [f"{mine.jewelry} jewelry"] if mine.jewelry else []
    parts += [f"field {field}" for field in fields(game, seat)]
    parts += [f"{count} sheep on {place}" for place, count in sheep(game, seat).items()]
    parts += [f"{name} at {column}" for name, column in crafts(game, seat).items() if column]
    parts += [f"{mine.tools} tools"] if mine.tools else []
    return ", ".join(parts) or "nothing"
