"""The passages of a position of Agricola in words, for screen readers and the terminal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from allmende.agricola.components.board import ROUNDS, SPACE_NAMES
from allmende.agricola.components.farmyard import COLUMNS, ROWS
from allmende.agricola.components.pieces import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.agricola.presentation.farmers import FarmerView, FarmSpaceView, PlayedView
from allmende.agricola.presentation.reference import HandCardReference, ImprovementReference, hand_card, reference
from allmende.agricola.presentation.views import ActionView, View
from allmende.agricola.presentation.wording import space_text
from allmende.core.message import Argument, Message, player
from allmende.core.passages import Line, Passage, amounts, deciding, of_player, points, titled
from allmende.core.rules.phrases import amount, one_clause_of

ANIMAL_NAMES = RESOURCE_NAMES[SHEEP : SHEEP + ANIMALS]


def passages(view: View, with_cards: bool) -> list[Passage]:
    """The round, the action spaces, the improvements for sale, all farms, and the cards that the viewer may see."""
    found = [_table(view)]
    if not view.over:
        actions = sorted(view.actions, key=lambda action: action.round)
        spaces = [_action(action, len(view.players), with_cards) for action in actions]
        names = [action.name for action in actions]
        spaces += [_card(name, Message(f"card-{name}")) for name in view.beside if name not in names]
        found.append(Passage("spaces", -1, Message("passage-spaces"), spaces))
        improvements = [_improvement(name) for name in view.improvements]
        found.append(Passage("supply", -1, Message("agricola-all-improvements"), improvements))
    found += [of_player("farm", each.seat, "screen-farm-of", _farm(each, view)) for each in view.players]
    for each in view.players:
        if each.packet:
            lines = [_card(name, Message(f"card-{name}")) for name in each.packet]
            found.append(of_player("hand", each.seat, "passage-packet", lines))
        if each.hand:
            lines = [_card(name, Message(f"card-{name}")) for name in each.hand]
            found.append(of_player("hand", each.seat, "passage-hand", lines))
        if each.played:
            lines = [_card(card.name, in_play(card)) for card in each.played]
            found.append(of_player("played", each.seat, "passage-played", lines))
    return [*found, points((each.seat, each.points, each.score) for each in view.players)]


def _table(view: View) -> Passage:
    """The state of the game, and the time of the next harvest."""
    phase = Message(f"round-phase-{view.phase}")
    when: dict[str, Argument] = {"round": view.round, "count": ROUNDS, "stage": view.stage, "phase": phase}
    lines = [Line(Message("agricola-heading", when)), deciding(view.to_act, view.winners, view.over)]
    if not view.over:
        first = player(view.first) if len(view.players) > 1 else "none"
        lines.append(Line(Message("agricola-next", {"harvest": view.next_harvest, "first": first})))
    if view.campaign is not None:
        ids = ("campaign-game", "campaign-alone")
        numbers = {"game": view.campaign.game, "games": view.campaign.games, "goal": view.campaign.goal}
        lines.append(Line(Message(ids[not view.campaign.games], numbers)))
    return Passage("table", -1, Message("passage-table"), lines)


def _action(action: ActionView, players: int, with_cards: bool) -> Line:
    """An action space: the goods and people there, and its effects."""
    name, there = Message(f"action-{action.name}"), [player(seat) for seat in action.present()]
    state = "taken" if there else "closed" if action.closed else "free"
    space: Message = name
    if action.resource:
        space = Message("passage-line", {"title": name, "says": amount(action.resource, action.count)})
    says = Message("passage-space", {"space": space, "state": state, "there": there})
    if action.markers:
        marked = [player(seat) for seat in action.markers]
        says = Message("passage-line", {"title": says, "says": Message("screen-space-marked", {"player": marked})})
    if action.card:
        about = hand_card(action.name).text
    else:
        about = space_text(SPACE_NAMES.index(action.name), players, with_cards)
    return Line(says, action.name, name, (about,))


def _improvement(name: str) -> Line:
    """A major improvement that can still be built, with its cost and points."""
    each, called = _improvements()[name], Message(f"improvement-{name}")
    worth: dict[str, Argument] = {"improvement": called, "cost": amounts(each.cost), "points": each.points}
    about = (each.text,) if each.ruling is None else (each.text, Message("cards-ruling", {"ruling": each.ruling}))
    return Line(Message("screen-improvement", worth), name, called, about)


def _farm(mine: FarmerView, view: View) -> list[Line]:
    """The farmyard row by row with its pastures, and the other things before a player."""
    goods = {name: count for name, count in mine.goods.items() if name not in ANIMAL_NAMES}
    rooms = sum(space.tile == "room" for space in mine.farm)
    lines = [
        Line(Message("screen-family", {"people": mine.people, "newborns": mine.newborns, "home": mine.home})),
        Line(Message("agricola-rooms", {"count": rooms, "house": mine.house})),
        titled(Message("table-goods"), amounts(goods)),
        titled(Message("agricola-animals"), amounts({name: mine.goods[name] for name in ANIMAL_NAMES})),
        *_rows(mine),
        *_pastures(mine),
    ]
    lines += [Line(Message("screen-yard-pet", {"animal": amount(animal, 1)})) for animal in mine.pets if animal]
    if mine.corner_stable:
        lines.append(Line(Message("screen-yard-corner", {"place": mine.corner_stable, "what": "stable"})))
    if any(mine.homeless.values()):
        lines.append(Line(Message("screen-homeless", {"animals": amounts(mine.homeless)})))
    if not view.over and mine.food_due:
        short = max(0, mine.food_due - mine.goods[RESOURCE_NAMES[FOOD]])
        due = {"due": mine.food_due, "short": short, "round": view.next_harvest}
        lines.append(Line(Message("screen-feeding", due)))
    if mine.begging:
        lines.append(Line(Message("screen-begging", {"count": mine.begging})))
    if mine.improvements:
        built = [Message(f"improvement-{name}") for name in mine.improvements]
        lines.append(titled(Message("score-improvements"), built))
    if mine.minors or mine.occupations:
        lines.append(titled(Message("passage-in-hand"), [held(mine)]))
    if mine.promised:
        lines.append(titled(Message("agricola-promised"), promised(mine)))
    return [*lines, titled(Message("agricola-supply"), [left(mine)])]


def _rows(mine: FarmerView) -> Iterator[Line]:
    """The farmyard spaces, row by row."""
    for row in range(ROWS):
        spaces = [_space(space, mine) for space in mine.farm[row * COLUMNS : (row + 1) * COLUMNS]]
        yield titled(Message("passage-row", {"row": row + 1}), spaces)


def _space(space: FarmSpaceView, mine: FarmerView) -> Message:
    """The things on a farmyard space."""
    what: list[Message] = []
    if space.tile == "room":
        what.append(Message("screen-yard-room", {"house": mine.house}))
    elif space.tile == "field":
        crop = grown(space)
        what.append(Message("screen-yard-sown", {"crop": crop}) if crop else Message("screen-yard-field"))
    elif space.pasture >= 0:
        what.append(Message("screen-sign-pasture"))
    elif not space.stable:
        what.append(Message("screen-yard-unused"))
    if space.stable:
        what.append(Message("screen-yard-stable"))
    if space.count and space.tile != "field":
        what.append(Message("screen-yard-sown-pasture", {"crop": amount(space.crop, space.count)}))
    if space.lies:
        what.append(Message("screen-yard-lies", {"what": amount(space.lies, 1)}))
    if space.animal:
        what.append(amount(space.animal, 1))
    return Message("screen-yard-space", {"place": space.name, "what": what})


def _pastures(mine: FarmerView) -> Iterator[Line]:
    """Each pasture with its spaces, the animals there, and its capacity."""
    for pasture in mine.pastures:
        animals: Message | str = amount(pasture.animal, pasture.count) if pasture.count else "none"
        holds = Message("screen-yard-pasture", {"capacity": pasture.capacity, "animals": animals})
        yield titled(Message("listed", {"what": [*pasture.spaces]}), holds)


def grown(field: FarmSpaceView | PlayedView) -> list[Message]:
    """The crops on a field, and the vegetables below them."""
    if not field.count:
        return []
    return [amount(field.crop, field.count)] + ([amount("vegetable", field.below)] if field.below else [])


def held(mine: FarmerView) -> Message:
    """The numbers of cards of both kinds that a player holds."""
    return Message("agricola-held", {"minors": mine.minors, "occupations": mine.occupations})


def left(mine: FarmerView) -> Message:
    """The numbers of fences and stables left to a player."""
    return Message("agricola-left", {"fences": mine.fences_left, "stables": mine.stables_left})


def promised(mine: FarmerView) -> list[Message]:
    """The things on the spaces of the rounds to come."""
    rounds: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
    for promise in mine.promised:
        rounds[promise.resource, promise.count].append(str(promise.round))
    return [
        Message("agricola-in-rounds", {"what": _lying(name, n), "count": len(numbers), "rounds": ", ".join(numbers)})
        for (name, n), numbers in rounds.items()
    ]


def _lying(name: str, count: int) -> Message:
    """The things on a round space: goods, a piece, or the mark of a card with something to be done."""
    return Message("agricola-fields", {"count": count}) if name == "field" else amount(name, count)


def in_play(card: PlayedView) -> Message:
    """A card in play by its name, with the rest of the goods on it or the crops there; or it lies face down."""
    name = Message(f"card-{card.name}")
    if card.face_down:
        return Message("agricola-card-face-down", {"card": name})
    lying: Mapping[str, int] = {**card.stored, **card.animals}
    if any(lying.values()):
        return Message("passage-with", {"what": name, "there": amounts(lying)})
    if card.left >= 0:
        return Message("agricola-card-left", {"card": name, "count": card.left})
    if card.bed:
        return Message("passage-with", {"what": name, "there": grown(card) or Message("table-empty")})
    return name


def _card(name: str, called: Message) -> Line:
    """A hand card with its cost, prerequisite and effects."""
    card = hand_card(name)
    says = Message("passage-line", {"title": called, "says": card.text})
    number, kind = Message("name", {"name": card.number}), {"kind": card.kind, "players": card.players}
    about = [Message("passage-line", {"title": number, "says": Message("agricola-kind-of-card", kind)})]
    about += [] if (cost := costs(card)) is None else [cost]
    if card.cost_each:
        about.append(Message("agricola-cost-each", {"cost": amounts(card.cost_each)}))
    if card.prerequisite is not None:
        about.append(Message("reason-prerequisite", {"what": card.prerequisite}))
    if card.points:
        about.append(Message("table-total", {"points": card.points}))
    if card.ruling is not None:
        about.append(Message("cards-ruling", {"ruling": card.ruling}))
    return Line(says, name, Message(f"card-{name}"), tuple(about))


def costs(card: HandCardReference) -> Message | None:
    """The cost of a card, in one way or another; None if it costs nothing."""
    ways = [Message("listed", {"what": amounts(cost)}) for cost in card.costs if cost]
    return Message("agricola-cost", {"cost": one_clause_of(ways)}) if ways else None


@cache
def _improvements() -> dict[str, ImprovementReference]:
    return {each.name: each for each in reference().improvements}
