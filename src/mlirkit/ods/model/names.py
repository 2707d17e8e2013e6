"""Names of definitions in Python's case and in C++'s."""

from __future__ import annotations

import re

from mlirkit.support.late_regex import LateRegex

# Between a small letter or digit and a capital, and before the last of several capitals.
_WORDS = LateRegex(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def snake_case(name: str) -> str:
    """`lowerBound` as `lower_bound`, `CConv` as `c_conv`: as upstream's bindings spell it."""
    return _WORDS.sub("_", name).lower()


# Behind the first character: an underscore and the small letter that takes its place.
_SNAKE_JOINT = LateRegex(r"(?<=.)_([a-z])", re.DOTALL)


def camel_case(name: str) -> str:
    """`static_sizes` as `StaticSizes`: the name behind `get` and `set` in C++.

    Only a small letter takes the place of the underscore before it: `a_1` is `A_1`.
    """
    first = name[:1]
    if first.isascii():
        first = first.upper()
    if "_" not in name:
        return first + name[1:]
    return first + _SNAKE_JOINT.sub(lambda match: match[1].upper(), name)[1:]


def camel_case_of_variable(name: str) -> str:
    """`static_sizes` as `staticSizes`."""
    return name[:1] + camel_case(name)[1:]
