"""A view as plain text, with the names that moves and records use."""

from __future__ import annotations

from collections import Counter

from allmende.hallertau.presentation.views import PlayerView, SpaceView, View


def table_text(view: View) -> str:
    """All boards, readable in a terminal, a notebook or a bug report.

    >>> from allmende import hallertau
    >>> print(str(hallertau.new(players=2, seed=7)).splitlines()[0])
    Hallertau, round 1, phase 4, seat 2 to act, first player: seat 2
    """
    acting = "game over" if view.over else f"seat {', '.join(str(seat + 1) for seat in view.to_act)} to act"
    lines = [f"Hallertau, round {view.round}, phase {view.phase}, {acting}, first player: seat {view.first + 1}"]
    open_spaces = [space for space in view.spaces if space.open]
    for quadrant in (1, 2, 3, 4):
        spaces = [_space(space) for space in open_spaces if space.quadrant == quadrant]
        lines.append(f"  {quadrant}: {'  '.join(spaces)}")
    for player in view.players:
        lines += ["", *_player(player, len(view.players))]
        if view.cards:
            lines.append(_cards(player))
    return "\n".join(lines)


def _space(space: SpaceView) -> str:
    rows = "".join(str(count) if count else "." for count in space.workers)
    return f"{space.name} {rows}"


def _cards(player: PlayerView) -> str:
    """The hand and the cards played: a hidden hand is counted by the backs of its cards."""
    backs = Counter(player.hand_decks)
    hidden = ", ".join(f"{count} {deck}" for deck, count in backs.items())
    hand = " ".join(card.number for card in player.hand) or hidden or "none"
    waiting = f"; waiting {' '.join(player.waiting)}" if player.waiting else ""
    return f"  hand {hand}; played {' '.join(player.played) or 'none'}{waiting}"


def _player(player: PlayerView, players: int) -> list[str]:
    goods = ", ".join(f"{count} {good}" for good, count in player.goods.items() if count) or "no goods"
    fields = " ".join(f"{field.row}:{field.good or 'empty'}" for field in player.fields if field) or "none"
    sheep = " ".join(f"{count} on round {i}" for i, count in enumerate(player.sheep, 1) if count)
    score = " + ".join(f"{line.points} {line.category}" for line in player.score)
    window = f"{player.window_points} points" if player.window_points else f"{player.window_workers} workers"
    crafts = "  ".join(
        f"{craft.name} {craft.position} (boulders {' '.join(map(str, craft.boulders)) or 'gone'})"
        for craft in player.crafts
    )
    return [
        f"Seat {player.seat + 1} of {players}: {player.workers} workers, {player.tools} tools "
        f"({player.exhausted} exhausted), {player.jewelry} jewelry, {goods}",
        f"  fields {fields}; sheep {sheep or 'none on cards'}, {player.stables} in the stables",
        f"  center {player.center}, window {window}; {crafts}",
        f"  {player.points} points: {score}",
    ]
