"""Renames what nets see and say in all nets that come along: `python tools/rename_in_nets.py OLD=NEW [OLD=NEW …]`.

Nets call what is pending, and what cards and action spaces do, by the names of classes. Whoever renames a class renames
it in the nets, too: their numbers stay as they are, so nothing has to be learned anew. Each name is a whole word, such
as a class or a space. The cards beside the nets are told the new sizes and digests of their files.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from allmende.arena.contestants import digest

BOTS = Path(__file__).resolve().parent.parent / "src" / "allmende" / "bots"
LISTS = ("features", "words")


class RenamingError(Exception):
    """The nets can't be renamed like this; the message says why."""


def rename(folder: Path, names: Mapping[str, str]) -> list[Path]:
    """Rename in all nets of a folder; those that have changed. RenamingError, before anything is written, if no net
    has such a name, or if one has the new one already."""
    word = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, names)) + r")(?!\w)")
    met: set[str] = set()
    changed: dict[Path, dict[str, np.ndarray]] = {}
    for file in sorted(folder.rglob("*.npz")):
        with np.load(file, allow_pickle=False) as net:
            arrays = {name: net[name] for name in net.files}
        for kind in LISTS:
            before = arrays[kind].tolist() if kind in arrays else []
            met.update(old for text in before for old in word.findall(text))
            after = [word.sub(lambda found: names[found[1]], text) for text in before]
            if len(set(after)) < len(set(before)):
                twice = min(text for text in after if after.count(text) > 1)
                raise RenamingError(f"{file.name} would know two of its {kind} as {twice!r}")
            if after != before:
                arrays[kind] = np.array(after)
                changed[file] = arrays
    if missing := names.keys() - met:
        raise RenamingError(f"no net knows {min(missing)!r}")
    digests = {}
    for file, arrays in changed.items():
        before_size, before_digest = file.stat().st_size, digest(file)
        np.savez_compressed(file, allow_pickle=False, **arrays)
        digests[before_digest] = digest(file)
        amend(file.with_suffix(".md"), {f"{before_size:,} bytes": f"{file.stat().st_size:,} bytes"})
    for card in sorted(folder.rglob("*.md")):
        amend(card, digests)
    return list(changed)


def amend(card: Path, changes: Mapping[str, str]) -> None:
    """Replace words on a card, if there is one."""
    if not card.exists():
        return
    text = card.read_text("utf-8")
    for before, after in changes.items():
        text = text.replace(before, after)
    card.write_text(text, "utf-8")


def main(words: list[str]) -> int:
    """Rename as the words say; 2 if they say nothing that can be done."""
    pairs = dict(word.split("=", 1) for word in words if word.count("=") == 1)
    if not words or len(pairs) < len(words) or not all(pairs) or not all(pairs.values()):
        print((__doc__ or "").splitlines()[0], file=sys.stderr)
        return 2
    try:
        for file in rename(BOTS, pairs):
            print(file.relative_to(BOTS))
    except RenamingError as error:
        print(f"Nothing was renamed: {error}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
