"""Games whose boards, cards and questions the client's unit tests look at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from agricola.scenario import CARDS
from allmende import agricola as title
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.views import View
from allmende.agricola.record.deal import HANDS, draw_hands
from allmende.arle.presentation.views import PlayerView as Boards
from allmende.arle.presentation.views import View as Farms
from allmende.core import Game
from allmende.hallertau.cards import CARDS as HAND_CARDS
from allmende.hallertau.components.numbers import card_index
from allmende.hallertau.presentation.views import PlayerView as Village
from allmende.hallertau.presentation.views import View as Villages
from allmende.hallertau.rules.state import State
from browser import agricola, arle
from browser.farmyards import dealt, offered, supplied
from browser.games import CARD_STANDS, WITH_CARDS, asked, asks, decision, played

Games = dict[str, Callable[[], Game]]

PLACING = agricola.STANDS["placing a person"]


# Agricola


def farmers(game: Game) -> list[FarmerView]:
    """The farms of Agricola."""
    seen = game.view(game.to_act[0])
    assert isinstance(seen, View)
    return seen.players


def is_short(game: Game) -> bool:
    """Whether there is less food than the next harvest takes."""
    farmer = farmers(game)[game.to_act[0]]
    return PLACING(game) and farmer.goods["food"] < farmer.food_due


def bakes(game: Game) -> bool:
    """Whether bread can be baked in something of one's own."""
    return agricola.offers(game, "bake fireplace") or agricola.offers(game, "bake cooking-hearth")


def some_are_playable(game: Game) -> bool:
    """Whether some cards can be played, and others not."""
    lit = [move for move in decision(game).moves if move.text.startswith("play ")]
    return 0 < len(lit) < len(farmers(game)[game.to_act[0]].hand)


def holding(players: int, card: str, *moves: str) -> Game:
    """A game in which the first player has this card in hand, after these moves."""
    hands = draw_hands(players, HANDS["dealt"], Random(0))
    alike = [name for name in hands[0] if _is_occupation(name) == _is_occupation(card)]
    first = (*(name for name in hands[0] if name != alike[0]), card)
    game = title.new(players=players, deal=title.Deal(0, CARDS, hands=(first, *hands[1:])), cards="all")
    for move in moves:
        game.play(move)
    return game


def _is_occupation(name: str) -> bool:
    return is_occupation(CARD_NAMES.index(name))


def with_chapel() -> Game:
    """A game in which the second player can use the first one's Chapel."""
    for seed in range(200):
        game, random = holding(2, "chapel"), Random(seed)
        while not game.is_over:
            seat = game.to_act[0]
            texts = game.moves_of(seat).texts
            if seat == 1 and "place chapel" in texts:
                return game
            if "play chapel" in texts:
                game.play("play chapel", seat)
            else:
                agricola.step(game, random)
    raise AssertionError("nobody plays the Chapel")


def with_herd() -> Game:
    """A game in which sheep have come to a pasture."""
    game = supplied({"wood": 14}, "place fencing", "fence d1 d2")
    game.play("done", 0)
    while "place sheep-market" not in offered(game):
        game.play(offered(game)[0], 0)
    game.play("place sheep-market", 0)
    return game


HEARTHS = ("place major-improvement", "build fireplace-2", "place major-improvement")
TOGETHER = ("place lessons", "play little-peasant", "place day-laborer", "place clay-pit", "place reed-bank")
DISCARDED = ("place lessons", "play illusionist", "place clay-pit", "place reed-bank", "place forest")
CARAVAN = ("place meeting-place", "play caravan", "place basic-wish-for-children")
RAMMED = ("place meeting-place", "play rammed-clay")
PLOWED = ("place farmland", "plow c2")
LONG_NAMES = ["handplow", "hedge-keeper", "seasonal-worker"]

AGRICOLA: Games = {
    "late, alone": lambda: agricola.played(1, PLACING, rounds=7),
    "late, of four": lambda: agricola.played(4, PLACING, rounds=7),
    "short of food": lambda: agricola.played(2, is_short, rounds=2),
    "with a well": lambda: supplied({"wood": 1, "stone": 3}, "place major-improvement", "build well", seed=5),
    "with grain": lambda: supplied({"grain": 1}, "place grain-seeds"),
    "begging": lambda: agricola.played(2, lambda game: any(each.begging for each in farmers(game))),
    "sowing": lambda: agricola.played(2, lambda game: agricola.offers(game, "sow grain")),
    "eating": lambda: agricola.played(2, agricola.STANDS["placing with something to eat"]),
    "feeding": lambda: agricola.played(2, agricola.STANDS["feeding"]),
    "improved": lambda: agricola.played(3, lambda game: sum(len(each.improvements) for each in farmers(game)) > 2),
    "improving": lambda: supplied({"clay": 3, "stone": 1}, "place major-improvement"),
    "improving with clay": lambda: supplied({"clay": 3}, "place major-improvement"),
    "improving an oven": lambda: supplied({"clay": 6}, *HEARTHS),
    "baking": lambda: agricola.played(2, bakes),
    "using": lambda: agricola.played(2, lambda game: agricola.offers(game, "use ")),
    "over": lambda: agricola.finished(2),
    "of three": lambda: agricola.played(3, PLACING, rounds=4),
    "of four": lambda: agricola.played(4, PLACING, rounds=4),
    "fencing": lambda: agricola.played(1, lambda game: agricola.offers(game, "fence")),
    "with a hand": lambda: agricola.played(1, some_are_playable, cards="base"),
    "paying for a card": lambda: agricola.played(1, asked("prompt-pay-for"), cards="base"),
    "using a card": lambda: agricola.played(
        1, lambda game: asked("prompt-place")(game) and agricola.offers(game, "use card"), cards="base"
    ),
    "with long names": lambda: dealt(LONG_NAMES),
    "without terms": lambda: dealt(["loppers", "caravan"]),
    "together": lambda: holding(4, "little-peasant", *TOGETHER),
    "together at work": lambda: holding(4, "little-peasant", *TOGETHER, "place day-laborer"),
    "goods on a card": lambda: holding(3, "sequestrator", "place lessons", "play sequestrator"),
    "choosing a round": lambda: holding(2, "stable-planner", "place lessons", "play stable-planner"),
    "a round chosen": lambda: holding(2, "stable-planner", "place lessons", "play stable-planner", "choose 1"),
    "discarding": lambda: holding(3, "illusionist", *DISCARDED),
    "with a Chapel": with_chapel,
    "free fences": lambda: supplied({"wood": 3}, "place fencing", kept=["hedge-keeper"]),
    "in a caravan": lambda: supplied({"wood": 3}, *CARAVAN, hand=["caravan"]),
    "with tiles": lambda: agricola.begun(2, **agricola.TILES),
    "in a draft": lambda: title.new(2, 7, cards="all", hands="draft"),
    "growing": lambda: supplied({"wood": 9, "reed": 2}, "place farm-expansion"),
    "plowing": lambda: supplied({"grain": 2}, "place farmland"),
    "plowed": lambda: supplied({"grain": 2}, "place farmland", "plow c2"),
    "sowing or not": lambda: supplied({"grain": 2, "vegetable": 1}, *PLOWED, "place grain-utilization"),
    "sown": lambda: supplied({"grain": 2, "vegetable": 1}, *PLOWED, "place grain-utilization", "sow grain"),
    "with a room and a stable": lambda: supplied(
        {"wood": 9, "reed": 2}, "place farm-expansion", "room b2", "stable e1"
    ),
    "with a herd": with_herd,
    "fencing with clay": lambda: supplied({"clay": 8}, *RAMMED, "place fencing", hand=["rammed-clay"]),
    "with a pasture": lambda: supplied({"wood": 14}, "place fencing", "fence c1 d1 c2 d2"),
    "with a Wood Cutter": lambda: supplied({}, "place forest", kept=["wood-cutter"]),
}


# Fields of Arle


def boards(game: Game) -> Boards:
    """The boards of the one who decides in Fields of Arle."""
    seen = game.view(0)
    assert isinstance(seen, Farms)
    return seen.players[game.to_act[0]]


WORKING = arle.STANDS["placing a worker"]


def can_load_two(game: Game) -> bool:
    """Whether a vehicle has room for two wood that are there."""
    if not WORKING(game) or not arle.offers(game, "load wood"):
        return False
    twin = game.copy()
    twin.play(next(move.text for move in decision(game).moves if move.text.startswith("load wood ")), game.to_act[0])
    return arle.offers(twin, "load wood")


ARLE: Games = {
    "selling": lambda: arle.played(
        2, lambda game: arle.STANDS["selling"](game) and len(decision(game).moves) > 2, half_year=3
    ),
    "with sheep": lambda: arle.played(2, lambda game: WORKING(game) and boards(game).goods["sheep"] > 0),
    "with buildings": lambda: arle.played(2, lambda game: WORKING(game) and bool(boards(game).buildings), half_year=5),
    "midway": lambda: arle.played(2, WORKING, half_year=6),
    "refused": lambda: arle.played(
        2, lambda game: any(each.target.startswith("space:") for each in decision(game).refusals)
    ),
    "alone": lambda: arle.begun(1),
    "loading": lambda: arle.played(2, can_load_two),
    "loading a destination": lambda: arle.played(2, lambda game: WORKING(game) and arle.offers(game, "load hage")),
    "imitating": lambda: arle.played(2, asks("imitate")),
    "loading at the end": lambda: arle.played(
        2, lambda game: asked("prompt-end-of-work")(game) and arle.offers(game, "load")
    ),
    "the end of a turn": lambda: arle.played(
        2, lambda game: asked("prompt-end-of-turn")(game) and arle.offers(game, "load")
    ),
}


# Hallertau


def village(game: Game) -> Village:
    """The boards and cards of who decides."""
    view = game.view(game.to_act[0])
    assert isinstance(view, Villages)
    return view.players[game.to_act[0]]


def mixed(game: Game) -> bool:
    """Whether some cards can be played in a turn, one of them sparingly, and others not."""
    moves = decision(game).moves
    return (
        CARD_STANDS["playing a card in turn"](game)
        and any(move.target.startswith("card:") for move in moves)
        and any(move.text.startswith("play sparingly ") for move in moves)
        and any(card.reason is not None and card.reason.id == "reason-needs" for card in village(game).hand)
    )


def lapses(game: Game) -> bool:
    """Whether a card that could be played now could miss its chance."""
    cards = [move.target.removeprefix("card:") for move in decision(game).moves if move.target.startswith("card:")]
    return any(HAND_CARDS[card_index(int(card))].passing for card in cards)


def is_turn_of_another(game: Game) -> bool:
    """Whether somebody else has a turn than the one who is asked."""
    assert isinstance(game.state, State)
    return game.state.is_clockwise() and game.state.turn == 1 - game.to_act[0]


def other_has_played(game: Game) -> bool:
    """Whether the other one of two has laid down a card."""
    view = game.view(0)
    assert isinstance(view, Villages)
    return asks("place")(game) and bool(view.players[1 - game.to_act[0]].played)


MOMENT = asked("prompt-moment")

HALLERTAU: Games = {
    "with a hand": lambda: played(1, mixed, options=WITH_CARDS),
    "income": lambda: played(1, CARD_STANDS["income"], options=WITH_CARDS),
    "with cards of another": lambda: played(2, other_has_played, options=WITH_CARDS),
    "a moment": lambda: played(1, lambda game: MOMENT(game) and not lapses(game), options=WITH_CARDS),
    "a chance that could lapse": lambda: played(1, lambda game: MOMENT(game) and lapses(game), options=WITH_CARDS),
    "a chance in the turn of another": lambda: played(
        2, lambda game: MOMENT(game) and lapses(game) and is_turn_of_another(game), options=WITH_CARDS
    ),
}

BOARDS: Games = {
    f"{of} {name}": game
    for of, games in {"agricola": AGRICOLA, "arle": ARLE, "hallertau": HALLERTAU}.items()
    for name, game in games.items()
}
