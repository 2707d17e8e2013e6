"""How much text there may be: values share parts, so that a small file can stand for an endless text.

A value that is large is measured before it is printed further, each of its parts once.  Texts above
`MAX_SHARED_TEXT` are refused if they are also out of proportion to the parts that they are made of.
"""

from __future__ import annotations

from typing import Final

from mlirkit.support.diagnostics import MLIRError

# A value in which this many values print is measured.
MEASURED_VALUES: Final = 1 << 18
# The characters of one value's text that repetition of its parts may lead to.
MAX_SHARED_TEXT: Final = 1 << 28
# Longer texts may be this many times as long as their parts, each taken once.
MAX_REPETITION: Final = 64


class OutputTooLarge(MLIRError):
    """Raised instead of printing a text that is out of proportion to what is printed."""


def check_text_size(size: int, distinct: int) -> None:
    """Raise OutputTooLarge for a text of `size` characters, made of parts with `distinct` in all."""
    if size > MAX_SHARED_TEXT and size > MAX_REPETITION * distinct:
        raise OutputTooLarge(
            f"the text of a value would have more than {MAX_SHARED_TEXT} characters, made of parts that "
            f"have {distinct}"
        )
