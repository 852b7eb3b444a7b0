"""What a card does, tried out on the turn of a hand-written village in Phase 4.

cannot("104", village(goods={"hops": 1}))
assert choices("104", village(goods={"hops": 3})) == {"choose 1", "choose 2"}
assert gains("104", village(goods={"hops": 3}), "choose 2") == {"field 3": 1}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from allmende.core import Game
from allmende.hallertau.components.numbers import CARD_DECKS, CARD_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES
from allmende.hallertau.rules.phases import REMOVE_WORKERS, SCORING
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.scenario import ACTIONS, at, crafts, fields, goods, me, moves, sheep, village

PILES = {
    "gateway": ["028", "029", "030", "027"],
    "farmyard": ["433", "434", "435", "432"],
    "bonus": ["843", "844", "845", "842"],
    "point": ["923", "924", "925", "922"],
}
"""What can be drawn, from the top."""


def holding(
    card: str,
    mine: Player,
    round: int = 1,  # noqa: A002  # the rulebook's word
    board: Mapping[str, int] | None = None,
) -> Game:
    """The turn of a village with this card in hand, too, beside another player."""
    mine.hand.append(CARD_NAMES.index(card))
    return at(ACTIONS, mine, village(), round=round, board=board, piles=PILES)


def can(game: Game, card: str, seat: int = 0) -> bool:
    """Whether the seat may play the card now."""
    return f"play {card}" in moves(game, seat)


def asked(game: Game, seat: int = 0) -> set[str]:
    """What the seat may do now, apart from playing cards."""
    return {move for move in moves(game, seat) if not move.startswith("play ")}


def play(game: Game, *texts: str, seat: int = 0) -> None:
    """Make these moves, one after the other."""
    for move in texts:
        game.play(move, seat)


def cannot(card: str, *villages: Player, round: int = 1, board: Mapping[str, int] | None = None) -> None:  # noqa: A002
    """None of these villages may play the card."""
    for mine in villages:
        assert not can(holding(card, mine, round, board), card)


def playing(
    card: str,
    mine: Player,
    *then: str,
    round: int = 1,  # noqa: A002
    board: Mapping[str, int] | None = None,
) -> Game:
    """The village after it has played the card and made these moves."""
    game = holding(card, mine, round, board)
    for move in (f"play {card}", *then):
        game.play(move, 0)
    return game


def choices(
    card: str,
    mine: Player,
    *then: str,
    round: int = 1,  # noqa: A002
    board: Mapping[str, int] | None = None,
) -> set[str]:
    """What the village may choose once it has played the card and made these moves."""
    return asked(playing(card, mine, *then, round=round, board=board))


def gains(
    card: str,
    mine: Player,
    *then: str,
    round: int = 1,  # noqa: A002
    board: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """All that is different once the card is resolved with these moves, and nothing is left to decide."""
    before = possessions(holding(card, mine.copy(), round, board))
    game = playing(card, mine, *then, round=round, board=board)
    assert any(move.startswith("exchange") for move in moves(game)), f"not resolved: {asked(game)}"
    return differences(before, possessions(game))


def phases_of(card: str, mine: Player, round: int = 2) -> set[int]:  # noqa: A002
    """The phases, and 11 for the end of the game, at whose beginning the village may play the card."""
    found: set[int] = set()
    for phase in range(REMOVE_WORKERS, SCORING + 1):
        holder = mine.copy()
        # With a card that can be played at any time it is asked in every phase.
        holder.hand += [CARD_NAMES.index(card), CARD_NAMES.index("325")]
        game = at(phase, holder, village(), round=round, piles=PILES)
        assert stand(game).phase == phase
        if can(game, card):
            found.add(phase)
    return found


def differences(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What has come and what has gone."""
    return {thing: after[thing] - before[thing] for thing in before | after if after[thing] != before[thing]}


def possessions(game: Game, seat: int = 0) -> Counter[str]:
    """All that a village has: goods, sheep by place, fields, tools, jewelry, Craft Buildings, and cards by deck."""
    mine = me(game, seat)
    found = Counter(goods(game, seat)) + Counter(crafts(game, seat))
    found += Counter({f"sheep {place}": count for place, count in sheep(game, seat).items()})
    found += Counter(f"field {field}" for field in fields(game, seat))
    found += Counter({"tools": mine.tools, "jewelry": mine.jewelry})
    # A card that is played goes from the hand to the table: it is still there.
    return (
        found
        + Counter(mine.hand_decks)
        + Counter(DECK_NAMES[CARD_DECKS[CARD_NAMES.index(card)]] for card in mine.played)
    )
