"""What a player of Agricola has, line by line: family, food, goods, animals, improvements, what is still to come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from allmende.agricola.faces.farmers import FarmerView, PlayedView
from allmende.agricola.faces.views import View
from allmende.agricola.rules.components import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.cli.agricola.farmyard import amount, farm_in_words, grown
from allmende.cli.console import Console
from allmende.core.rules.phrases import one_clause_of

_ANIMAL_NAMES = RESOURCE_NAMES[SHEEP : SHEEP + ANIMALS]


def facts(view: View, player: FarmerView, near: bool, console: Console) -> list[tuple[str, str]]:
    """Pairs of a title and what stands behind it; of those who are not near, the farmyard comes in words."""
    goods = {name: count for name, count in player.goods.items() if name not in _ANIMAL_NAMES}
    rows = [
        ("agricola-family", _family(player, near, console)),
        ("table-goods", amounts(goods, console)),
        ("agricola-animals", amounts({name: player.goods[name] for name in _ANIMAL_NAMES}, console)),
    ]
    if not view.over and player.food_due:
        rows.append(("agricola-harvest", food(view, player, console)))
    if player.begging:
        rows.append(("score-begging", str(player.begging)))
    if player.improvements:
        names = [console.words(f"improvement-{name}") for name in player.improvements]
        rows.append(("score-improvements", ", ".join(names)))
    if player.minors or player.occupations:
        rows.append(("table-hand", held(player, console)))
    if player.played:
        rows.append(("table-played", ", ".join(card_in_play(card, console) for card in player.played)))
    if player.promised:
        rows.append(("agricola-promised", _promised(player, console)))
    if near:
        left = console.words("agricola-left", fences=player.fences_left, stables=player.stables_left)
        rows.append(("agricola-supply", left))
    else:
        rows.insert(1, ("agricola-farm", farm_in_words(player, console)))
    return rows


def amounts(goods: dict[str, int], console: Console) -> str:
    """So many of each resource of which there is any."""
    return ", ".join(amount(name, count, console) for name, count in goods.items() if count) or "–"


def ways(costs: Sequence[dict[str, int]], console: Console) -> list[str]:
    """What a card costs, in one way or another, as one line; none if it costs nothing."""
    paid = [amounts(cost, console) for cost in costs if cost]
    return [console.words("agricola-cost", cost=one_clause_of(paid))] if paid else []


def food(view: View, player: FarmerView, console: Console) -> str:
    """How much food the next harvest takes, and how much of it is there."""
    have = player.goods[RESOURCE_NAMES[FOOD]]
    return console.words("agricola-food", due=player.food_due, have=have, round=view.next_harvest)


def held(player: FarmerView, console: Console) -> str:
    """How many cards of which kind a player holds."""
    return console.words("agricola-held", minors=player.minors, occupations=player.occupations)


def card_in_play(card: PlayedView, console: Console) -> str:
    """A card in play by its name, with what is left on it or what grows there."""
    name = console.words(f"card-{card.name}")
    lying = {**card.stored, **card.animals}
    if lying:
        return f"{name} ({amounts(lying, console)})"
    if card.left >= 0:
        return console.words("agricola-card-left", card=name, count=card.left)
    if card.bed:
        growing = grown(card, console) or console.words("table-empty")
        return f"{name} ({growing})"
    return name


def _family(player: FarmerView, near: bool, console: Console) -> str:
    """How many people there are, how many of them are still at home; of the own house also what it is made of."""
    people = console.words("agricola-people", count=player.people, home=player.home, newborns=player.newborns)
    if not near:
        return people
    rooms = sum(space.tile == "room" for space in player.farm)
    return f"{people}; {console.words('agricola-rooms', count=rooms, house=player.house)}"


def _lying(name: str, count: int, console: Console) -> str:
    """What lies on a round space: goods, a piece, or the mark of a card with something to be done."""
    return console.words("agricola-fields", count=count) if name == "field" else amount(name, count, console)


def _promised(player: FarmerView, console: Console) -> str:
    """What lies on the spaces of the rounds to come."""
    rounds: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
    for promise in player.promised:
        rounds[promise.resource, promise.count].append(str(promise.round))
    return "; ".join(
        console.words(
            "agricola-in-rounds", what=_lying(name, count, console), count=len(numbers), rounds=", ".join(numbers)
        )
        for (name, count), numbers in rounds.items()
    )
