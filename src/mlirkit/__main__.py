"""`python -m mlirkit`: the command line."""

from __future__ import annotations

import sys

from mlirkit.cli import program

sys.exit(program())
