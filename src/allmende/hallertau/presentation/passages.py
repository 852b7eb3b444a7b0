"""A position of Hallertau in words, for screen readers and the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from allmende.core.message import Argument, Message, Part, player
from allmende.core.passages import Line, Passage, amounts, deciding, of_player, points, titled
from allmende.core.rules.phrases import amount
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import space_number
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES
from allmende.hallertau.presentation import wording
from allmende.hallertau.presentation.views import CraftView, FieldView, HandCard, PlayerView, SpaceView, View
from allmende.hallertau.rules.spaces import SPACES

QUADRANTS = 4


def passages(view: View) -> list[Passage]:
    """The round, the action board by quadrants, all villages, and the cards that the viewer may see."""
    found = [_table(view), *_board(view)]
    found += [of_player("farm", each.seat, "screen-village", _village(each, view)) for each in view.players]
    for each in view.players:
        if each.hand:
            lines = [_held(card) for card in each.hand]
            found.append(of_player("hand", each.seat, "passage-hand", lines))
        if each.played:
            lines = [_card(number) for number in each.played]
            found.append(of_player("played", each.seat, "passage-played", lines))
    return [*found, points((each.seat, each.points, each.score) for each in view.players)]


def _table(view: View) -> Passage:
    """The round and phase, the seats that decide, the quadrants cleared, and the cards left in the piles."""
    round_: dict[str, Argument] = {
        "round": view.round,
        "phase": Message(f"phase-{view.phase}"),
        "first": player(view.first),
    }
    lines = [Line(Message("table-heading", round_)), deciding(view.to_act, view.winners, view.over)]
    if view.round > 1 and view.quadrants:
        numbers: list[Part] = [*view.quadrants]
        lines.append(Line(Message("passage-cleared", {"quadrants": numbers})))
    if view.cards:
        lines.append(titled(Message("passage-piles"), [cards(deck, count) for deck, count in view.piles.items()]))
    return Passage("table", -1, Message("passage-table"), lines)


def _board(view: View) -> Iterator[Passage]:
    """The spaces of each quadrant, with their present costs and the number of Workers on them."""
    for quadrant in range(1, QUADRANTS + 1):
        lines = [_space(space) for space in view.spaces if space.open and space.quadrant == quadrant]
        yield Passage("spaces", -1, Message("passage-quadrant", {"quadrant": quadrant}), lines)


def _space(space: SpaceView) -> Line:
    name = Message(f"space-{space.name}")
    says = Message("screen-space", {"space": name, "cost": space.cost, "count": sum(space.workers)})
    return Line(says, space.name, name, (wording.sentence(SPACES[space_number(space.name)]),))


def _village(player: PlayerView, view: View) -> list[Line]:
    """Everything before a player."""
    lines = [
        titled(Message("table-means"), means(player)),
        titled(Message("table-goods"), amounts(player.goods)),
        titled(Message("table-fields"), [_field(field) for field in fields(player)]),
        titled(Message("table-sheep"), sheep(player)),
        Line(Message("screen-center", {"points": player.window_points, "workers": player.window_workers})),
        *(_craft(craft) for craft in player.crafts),
    ]
    if view.cards:
        lines.append(titled(Message("passage-in-hand"), backs(player)))
        if player.waiting:
            lines.append(titled(Message("passage-waiting"), [Message("name", {"name": c}) for c in player.waiting]))
    return lines


def means(player: PlayerView) -> list[Message]:
    """The Workers, the Tools, some of which may be exhausted, and the Jewelry."""
    tools = amount("tools", player.tools)
    if player.exhausted:
        tools = Message("table-exhausted", {"tools": tools, "count": player.exhausted})
    return [amount("workers", player.workers), tools, amount("jewelry", player.jewelry)]


def fields(player: PlayerView) -> list[FieldView]:
    """The Fields by row, the best first."""
    return sorted((field for field in player.fields if field), key=lambda field: (-field.row, field.good))


def _field(field: FieldView) -> Message:
    holds = amount(field.good, field.count) if field.good else Message("table-empty")
    return Message("passage-field", {"row": field.row, "holds": holds, "doubled": "yes" if field.doubled else "no"})


def sheep(player: PlayerView) -> list[Message]:
    """The Sheep by the rounds until which they live, then those in the Stables."""
    found = [
        Message("table-sheep-card", {"count": count, "round": round_})
        for round_, count in enumerate(player.sheep, 1)
        if count
    ]
    return [*found, Message("table-sheep-stables", {"count": player.stables})] if player.stables else found


def _craft(craft: CraftView) -> Line:
    """The position of a Craft Building, the Tools for its next step, and the positions of its Boulders."""
    where: dict[str, Argument] = {
        "craft": Message(f"craft-{craft.name}"),
        "position": craft.position,
        "tools": craft.tools,
    }
    boulders: list[Part] = [*craft.boulders]
    return Line(Message("passage-craft", {"craft": Message("screen-craft", where), "boulders": boulders}))


def backs(player: PlayerView) -> list[Message]:
    """The backs of the cards in a hand, counted."""
    counts = Counter(player.hand_decks)
    return [cards(deck, counts[deck]) for deck in DECK_NAMES if counts[deck]]


def cards(deck: str, count: int) -> Message:
    """`count` cards of a deck."""
    return Message("amount", {"count": count, "resource": Message(f"deck-{deck}", {"count": count})})


def _card(number: str) -> Line:
    """A card with all its text."""
    card, name = CARDS[CARD_NAMES.index(number)], Message("name", {"name": number})
    parts = [wording.phase_bar(card), wording.points(card)]
    if (ruling := wording.ruling(card)) is not None:
        parts.append(Message("cards-ruling", {"ruling": ruling}))
    about = tuple(part for part in parts if part is not None)
    return Line(Message("passage-line", {"title": name, "says": wording.card_text(card)}), number, None, about)


def _held(held: HandCard) -> Line:
    """A card in the hand, with a note that it can be played now, or the reason why not."""
    line = _card(held.number)
    if held.reason is None:
        return msgspec.structs.replace(line, says=Message("passage-playable", {"card": line.says}))
    return msgspec.structs.replace(line, about=(held.reason, *line.about))
