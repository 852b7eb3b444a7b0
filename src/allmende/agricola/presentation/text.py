"""The state as plain text: every name is the one that moves and records use."""

from __future__ import annotations

from allmende.agricola.components.farmyard import COLUMNS, ROWS, left_fence
from allmende.agricola.presentation.farmers import FarmerView, PlayedView
from allmende.agricola.presentation.views import CampaignView, View


def table_text(view: View) -> str:
    """All boards, readable in a terminal, a notebook or a bug report.

    >>> from allmende import agricola
    >>> print(str(agricola.new(players=2, seed=7)).splitlines()[0])
    Agricola, round 1, work phase, seat 2 to act, starting player: seat 2, harvest after round 4
    """
    acting = "game over" if view.over else f"seat {', '.join(str(seat + 1) for seat in view.to_act)} to act"
    harvest = f", harvest after round {view.next_harvest}" if view.next_harvest else ""
    lines = [
        f"Agricola, round {view.round}, {view.phase} phase, {acting}, starting player: seat {view.first + 1}{harvest}"
    ]
    taken = [
        f"{action.name} by seat {' and '.join(str(seat + 1) for seat in action.present())}"
        for action in view.actions
        if action.seats
    ]
    lines.append(f"  occupied: {', '.join(taken) or 'nothing'}")
    goods = [f"{action.count} {action.resource} on {action.name}" for action in view.actions if action.count]
    lines.append(f"  goods: {', '.join(goods)}")
    lines.append(f"  in play: {' '.join(action.name for action in view.actions if not action.resource)}")
    lines.append(f"  improvements: {' '.join(view.improvements) or 'none'}")
    if view.beside:
        lines.append(f"  beside the board: {' '.join(view.beside)}")
    if view.campaign is not None:
        lines.append(f"  campaign: {_campaign(view.campaign)}")
    for player in view.players:
        lines += ["", *_player(player, len(view.players))]
    return "\n".join(lines)


def _campaign(campaign: CampaignView) -> str:
    if not campaign.games:
        return f"game {campaign.game}, goal {campaign.goal}"
    points, totals = (" ".join(map(str, numbers)) for numbers in (campaign.points, campaign.totals))
    return f"game {campaign.game} of {campaign.games}, {points} points for ranks, {totals} in all"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "nothing"


def _player(player: FarmerView, players: int) -> list[str]:
    score = " + ".join(f"{line.points} {line.category}" for line in player.score)
    rooms = sum(space.tile == "room" for space in player.farm)
    return [
        f"Seat {player.seat + 1} of {players}: {player.home} of {player.people} people at home, "
        f"{_counts(player.goods)}; {player.food_due} food due, {player.begging} begging markers",
        f"  {rooms} {player.house} rooms, pets {' '.join(filter(None, player.pets)) or 'none'}, improvements "
        f"{' '.join(player.improvements) or 'none'}",
        *_cards(player),
        *(f"  {line}" for line in farm_lines(player)),
        f"  {player.points} points: {score}",
    ]


def _cards(player: FarmerView) -> list[str]:
    """The hand, or its number of cards if it is hidden, and the cards in play."""
    lines: list[str] = []
    held = player.minors + player.occupations
    if held:
        hidden = f"{player.minors} minor improvements, {player.occupations} occupations"
        lines.append(f"  hand: {' '.join(player.hand) or hidden}")
    if player.packet:
        lines.append(f"  packet: {' '.join(player.packet)}")
    if player.played:
        lines.append(f"  played: {', '.join(_played(card) for card in player.played)}")
    return lines


def _played(card: PlayedView) -> str:
    """A card in play with the rest of the goods on it, its crops, or its animals, or that lies face down."""
    if card.face_down:
        return f"{card.name} (face down)"
    lying = {**card.stored, **card.animals}
    if lying:
        return f"{card.name} ({', '.join(f'{count} {name}' for name, count in lying.items())})"
    if card.left >= 0:
        return f"{card.name} ({card.left} left)"
    below = f" over {card.below} vegetable" if card.below else ""
    return f"{card.name} ({card.count} {card.crop}{below})" if card.count else card.name


def farm_lines(player: FarmerView) -> list[str]:
    """The farmyard, drawn with a letter for each space.

    R is a room, F a field with g grain or v vegetables, G if a vegetable lies below the grain, a capital P a pasture,
    perhaps sown in the same way, S a stable.
    """
    lines: list[str] = []
    fenced = set(player.fences)
    for row in range(ROWS + 1):
        edge = range(row * COLUMNS, (row + 1) * COLUMNS)
        lines.append("+" + "+".join("---" if fence in fenced else "   " for fence in edge) + "+")
        if row < ROWS:
            cells = ""
            for column in range(COLUMNS + 1):
                cells += "|" if left_fence(row, column) in fenced else " "
                if column < COLUMNS:
                    cells += _letters(player, row * COLUMNS + column)
            lines.append(cells)
    return lines


def _letters(player: FarmerView, number: int) -> str:
    space = player.farm[number]
    if space.tile == "room":
        return " R "
    if space.tile == "field":
        letter = space.crop[:1].upper() if space.below else space.crop[:1]
        return f"F{letter}{space.count}" if space.count else " F "
    if space.count:
        return f"P{space.crop[:1]}{space.count}"
    return (" P" if space.pasture >= 0 else " .") + ("S" if space.stable else " ")
