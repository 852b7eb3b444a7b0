"""`allmende` where a pace may leave less than a minute, so that a test sees the end of somebody's time."""

from __future__ import annotations

import sys

from allmende.cli import main
from allmende.server.pace import terms

if __name__ == "__main__":
    terms.MINUTE = 1  # type: ignore[misc]
    sys.exit(main())
