"""Names of definitions in Python's case."""

from __future__ import annotations

import re

# Between a small letter or digit and a capital, and before the last of several capitals.
_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def snake_case(name: str) -> str:
    """`lowerBound` as `lower_bound`, `CConv` as `c_conv`: as upstream's bindings spell it."""
    return _WORDS.sub("_", name).lower()
