"""The limit of the text's size: values share parts, so that a small file may describe an endless text.

A large value is measured before it is printed further, each of its parts once.  Texts above
`LIMITS.value_text` are refused if they are also out of proportion to the parts that they consist of.
"""

from __future__ import annotations

from typing import Final

from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.limits import LIMITS, VALUE_TEXT

# A value in which this many values print is measured.
MEASURED_VALUES: Final = 1 << 18
# Longer texts may be this many times as long as their parts, each taken once.
MAX_REPETITION: Final = 64


class OutputTooLarge(MLIRError):
    """Raised in place of printing a text that is out of proportion to the IR."""


def check_text_size(size: int, distinct: int) -> None:
    """Raise OutputTooLarge for a text of `size` characters, made of parts with `distinct` in all."""
    limit = LIMITS.value_text
    if size > limit and size > MAX_REPETITION * distinct:
        raise OutputTooLarge(
            f"the text of a value would have more than {limit} characters, made of parts that have "
            f"{distinct}; {VALUE_TEXT} in the environment lifts the limit"
        )
