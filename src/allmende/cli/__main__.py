"""`python -m allmende.cli`."""

import sys

from allmende.cli import main

sys.exit(main())
