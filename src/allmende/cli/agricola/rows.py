"""A player's possessions in Agricola, line by line: family, goods, animals, harvest, improvements, cards, supply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES
from allmende.agricola.presentation.farmers import FarmerView, PlayedView
from allmende.agricola.presentation.passages import ANIMAL_NAMES, held, left, promised
from allmende.agricola.presentation.views import View
from allmende.cli.agricola.farmyard import farm_in_words, grown
from allmende.cli.console import Console
from allmende.core import passages
from allmende.core.rules.phrases import one_clause_of


def facts(view: View, player: FarmerView, near: bool, console: Console) -> list[tuple[str, str]]:
    """Pairs of a heading's id and text; the farmyard is among them as text unless it is drawn, that is `near`."""
    goods = {name: count for name, count in player.goods.items() if name not in ANIMAL_NAMES}
    rows = [
        ("agricola-family", _family(player, near, console)),
        ("table-goods", amounts(goods, console)),
        ("agricola-animals", amounts({name: player.goods[name] for name in ANIMAL_NAMES}, console)),
    ]
    if not view.over and player.food_due:
        rows.append(("agricola-harvest", food(view, player, console)))
    if player.begging:
        rows.append(("score-begging", str(player.begging)))
    if player.improvements:
        names = [console.words(f"improvement-{name}") for name in player.improvements]
        rows.append(("score-improvements", ", ".join(names)))
    if player.minors or player.occupations:
        rows.append(("table-hand", console.speaker.say(held(player))))
    if player.played:
        rows.append(("table-played", ", ".join(card_in_play(card, console) for card in player.played)))
    if player.promised:
        rows.append(("agricola-promised", "; ".join(map(console.speaker.say, promised(player)))))
    if near:
        rows.append(("agricola-supply", console.speaker.say(left(player))))
    else:
        rows.insert(1, ("agricola-farm", farm_in_words(player, console)))
    return rows


def amounts(goods: Mapping[str, int], console: Console) -> str:
    """Amounts of resources as text, without those that are 0."""
    return console.listed(passages.amounts(goods)) or "–"


def ways(costs: Sequence[dict[str, int]], console: Console) -> list[str]:
    """The alternative costs of a card, as one line; no line if it costs nothing."""
    paid = [amounts(cost, console) for cost in costs if cost]
    return [console.words("agricola-cost", cost=one_clause_of(paid))] if paid else []


def food(view: View, player: FarmerView, console: Console) -> str:
    """The food that the next harvest takes, and the food that the player has."""
    have = player.goods[RESOURCE_NAMES[FOOD]]
    return console.words("agricola-food", due=player.food_due, have=have, round=view.next_harvest)


def card_in_play(card: PlayedView, console: Console) -> str:
    """A card in play: its name, and the goods or crops on it."""
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
    """The number of people, and of those still at home; if `near`, also the rooms and their material."""
    people = console.words("agricola-people", count=player.people, home=player.home, newborns=player.newborns)
    if not near:
        return people
    rooms = sum(space.tile == "room" for space in player.farm)
    return f"{people}; {console.words('agricola-rooms', count=rooms, house=player.house)}"
