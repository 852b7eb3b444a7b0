"""Writes the JSON schema of the output of `--json`: `python tools/output_schema.py [--check]`.

With `--check` nothing is written, and a schema that is out of date is an error.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from allmende.cli.outputs import OUTPUTS

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "docs/output.schema.json"
SPARING: Final = ("Message", "ToldPassage", "MoveView", "Guidance")
"""Structs that are written without fields that have their defaults; all others are written whole."""


def schema() -> str:
    """The schema of all outputs, as indented JSON."""
    found: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The output of allmende COMMAND --json",
        **msgspec.json.schema(OUTPUTS),
    }
    for name, definition in found["$defs"].items():
        definition["description"] = " ".join(definition["description"].partition(">>>")[0].split())
        if name not in SPARING:
            definition["required"] = list(definition["properties"])
            for part in definition["properties"].values():
                part.pop("default", None)
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the schema, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        PLACE.write_text(schema(), encoding="utf-8")
    elif not PLACE.exists() or PLACE.read_text(encoding="utf-8") != schema():
        print(f"{PLACE.name} is out of date: python tools/output_schema.py writes it")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
