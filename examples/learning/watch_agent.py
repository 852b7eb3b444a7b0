"""A net that first_agent.py has made plays a game and tells its moves: `python watch_agent.py arle`."""

from __future__ import annotations

import argparse
from pathlib import Path

from first_agent import OPTIONS, AgainstRandom
from sb3_contrib import MaskablePPO


def watch(title: str, seed: int = 7) -> None:
    """Tell every move of the net, always its favourite, and how the game ended."""
    model, game = MaskablePPO.load(f"{title}.zip"), AgainstRandom(title, seed)
    seen, over = game.reset()[0], False
    while not over:
        action, _ = model.predict(seen, action_masks=game.action_masks(), deterministic=True)
        print(game.playing.text(int(action)))
        seen, _, over, _, info = game.step(action)
    print(f"won {info['won']:.0%}, {info['points']:g} points")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=OPTIONS)
    title = parser.parse_args().title
    if not Path(f"{title}.zip").exists():
        program = Path(__file__).with_name("first_agent.py")
        parser.exit(1, f"There is no {title}.zip in this folder; python {program} {title} makes one.\n")
    watch(title)
