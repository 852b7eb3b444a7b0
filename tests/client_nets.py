"""What numpy's nets guess, for the client's unit tests of the nets that a page computes."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any, Final

from allmende.bots import champions, nets, panel
from allmende.bots.javascript_nets import places_of
from allmende.bots.learned import WEIGHTS, Subject, check_features
from allmende.bots.title_ai import policy_inputs, value_inputs
from allmende.bots.value_net import ValueNet
from allmende.core.rules.state import State
from allmende.titles import TITLES

FILE: Final = Path(__file__).parent.parent / "build" / "client" / "nets.json"
PACKAGE: Final = Path(champions.__file__).parent
"""The folder to which names of files refer."""
CARDS: Final = {"agricola": "all", "hallertau": "on"}
"""The option of games with hand cards."""
ROWS: Final = 20
"""The number of rows that each net is asked about."""

Json = dict[str, Any]
Seen = list[tuple[State[Any], int]]


def seen(about: Subject) -> Seen:
    """States of a random game, as many as `ROWS`, each with the seat that acts."""
    title, rng = TITLES[about.title], Random(str(about))
    cards = {"cards": CARDS[about.title] if about.cards else "off"} if about.title in CARDS else {}
    options = title.checked_options(about.players, cards)
    _, state = title.begin(about.players, options, rng)
    assert Subject.of(title, state) == about
    found: Seen = []
    while not state.over:
        seat = state.to_act()[0]
        found.append((state.copy(), seat))
        state.play(seat, rng.choice(state.moves(seat)))
    return [found[i * len(found) // ROWS] for i in range(ROWS)]


def by_value(file: Path, about: Subject) -> Json:
    """Rows for a value net, and its guesses."""
    encode, names, _ = value_inputs(TITLES[about.title])
    net, wanted = ValueNet.load(file), names(about.players, about.cards)
    check_features(file, net, names, about)
    rows = [encode(state, seat) for state, seat in seen(about)]
    return _asked(net.features, wanted, rows) | {"guesses": net.seeing(wanted).worths(rows)}


def by_policy(file: Path, about: Subject) -> Json:
    """Rows for a policy-value net, each with its legal moves, and its evaluations."""
    inputs, net = policy_inputs(TITLES[about.title]), champions.load(file, about)
    rows = [inputs.encode(state, seat) for state, seat in seen(about)]
    moves = [list(state.moves(seat)) for state, seat in seen(about)]
    known = nets.policy_value_net(file).features
    return _asked(known, net.features, rows) | {"moves": moves, **net.evaluations(rows, moves)._asdict()}


def answers() -> dict[str, Json]:
    """What each net of the package guesses, by its file."""
    found = {}
    for folder in (WEIGHTS, Path(panel.__file__).parent):
        for file in sorted(folder.rglob("*.npz")):
            guess = by_policy if file.parent in (champions.CHAMPIONS, champions.EXPLOITERS) else by_value
            found[file.relative_to(PACKAGE).as_posix()] = guess(file, Subject.parse(file.stem))
    return found


def write() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(answers()), encoding="utf-8")


def _asked(known: Any, wanted: Any, rows: list[bytes]) -> Json:
    return {"places": list(places_of(known, wanted)), "rows": b64encode(b"".join(rows)).decode()}


if __name__ == "__main__":
    write()
