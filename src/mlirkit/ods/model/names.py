"""Names of definitions in Python's and C++'s spelling."""

from __future__ import annotations

import re

from mlirkit.support.late_regex import LateRegex

# Between a lower-case letter or digit and an upper-case letter, and before the last of several upper-case
# letters.
_WORDS = LateRegex(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def snake_case(name: str) -> str:
    """`lowerBound` as `lower_bound`, `CConv` as `c_conv`: upstream's spelling in its bindings."""
    return _WORDS.sub("_", name).lower()


# After the first character: an underscore and the lower-case letter that replaces it.
_SNAKE_JOINT = LateRegex(r"(?<=.)_([a-z])", re.DOTALL)


def camel_case(name: str) -> str:
    """`static_sizes` as `StaticSizes`: the name after `get` and `set` in C++.

    Only a lower-case letter replaces the underscore before it: `a_1` is `A_1`.
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
