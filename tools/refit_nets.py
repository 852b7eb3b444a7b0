"""Fits the nets that come along to the moves that their titles have now: `python tools/refit_nets.py`.

A net has a row of numbers for each move of the vocabulary. New cards bring new moves: each gets a row made of what the
net has learned of what the move is about; all other rows stay as they are. The file keeps the texts of the moves, by
which the next time tells old from new.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from allmende.arena.contestants import digest
from allmende.arena.learning.feature_names import FeatureNames
from allmende.bots.learned import Subject
from allmende.bots.value_net import rows_named
from rename_in_nets import BOTS, amend


def refit(folder: Path, before: Sequence[str] = ()) -> list[Path]:
    """Fit all nets of a folder that rate moves; those that have changed.

    `before` are the texts of the moves, in order, that a net without such texts rates; without them, if it rates
    another number of moves than there are now, all its rows are made anew.
    """
    digests, changed = {}, []
    for file in sorted(folder.rglob("*.npz")):
        with np.load(file, allow_pickle=False) as net:
            arrays = {name: net[name] for name in net.files}
        if "words" not in arrays:
            continue
        names = FeatureNames.of(Subject.parse(file.stem))
        known = arrays["moves"].tolist() if "moves" in arrays else list(before)
        if known == names.moves or (not known and len(arrays["answers"]) == len(names.moves)):
            continue
        learned = rows_named(arrays["words"].tolist(), arrays["answers-of-words"].astype(np.float32), names.words)
        answers = (names.move_features @ learned).astype(np.float16)
        places = {text: place for place, text in enumerate(known)}
        for move, text in enumerate(names.moves):
            if text in places:
                answers[move] = arrays["answers"][places[text]]
        before_size, before_digest = file.stat().st_size, digest(file)
        np.savez_compressed(file, allow_pickle=False, **(arrays | {"answers": answers, "moves": np.array(names.moves)}))
        digests[before_digest] = digest(file)
        amend(file.with_suffix(".md"), {f"{before_size:,} bytes": f"{file.stat().st_size:,} bytes"})
        changed.append(file)
    for card in sorted(folder.rglob("*.md")):
        amend(card, digests)
    return changed


if __name__ == "__main__":
    for changed in refit(BOTS / "weights"):
        print(changed.relative_to(BOTS))
    sys.exit()
