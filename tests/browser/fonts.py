"""Machines with other fonts: what fontconfig offers a browser, whatever is installed here."""

from __future__ import annotations

import shutil
from pathlib import Path

import matplotlib
import pytest

MATPLOTLIB = Path(matplotlib.get_data_path()) / "fonts/ttf"
LIBERATION = Path("/usr/share/fonts/truetype/liberation")

CONFIGURATIONS = ("dejavu", "liberation", "none")
"""With DejaVu, as Debian has it by default; with Liberation alone; with none at all."""

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def configuration(name: str, folder: Path) -> Path:
    """Write one of the `CONFIGURATIONS` into a folder: the file that `FONTCONFIG_FILE` is to name."""
    fonts = folder / name
    fonts.mkdir()
    for file in _files(name):
        shutil.copy(file, fonts)
    written = folder / f"{name}.conf"
    written.write_text(CONFIGURATION.format(fonts=fonts, cache=folder / f"{name}-cache"))
    return written


def _files(name: str) -> list[Path]:
    match name:
        case "dejavu":
            return sorted(MATPLOTLIB.glob("DejaVu*.ttf"))
        case "liberation":
            if not LIBERATION.is_dir():
                pytest.skip(f"Debian's fonts-liberation is not in {LIBERATION}")
            return sorted(LIBERATION.glob("*.ttf"))
        case _:
            # Chromium ends itself where there is no font; this one has nothing but boxes.
            return [MATPLOTLIB / "LastResortHE-Regular.ttf"]
