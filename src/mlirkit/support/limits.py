"""Limits of output, which prevent a small input from becoming an endless file; users can raise them.

    from mlirkit.support.limits import LIMITS

    LIMITS.resource_alignment = 1 << 31        in Python
    MLIRKIT_MAX_ALIGNMENT=2147483648           in the environment of a command

docs/SECURITY.md lists the limits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mlirkit.support.diagnostics import MLIRError

RESOURCE_ALIGNMENT: Final = "MLIRKIT_MAX_ALIGNMENT"
VALUE_TEXT: Final = "MLIRKIT_MAX_TEXT"


class Limits:
    """The limits of this process."""

    def __init__(self) -> None:
        # The largest alignment in bytes that bytecode gives to smaller resources: the largest page size in
        # use.
        self.resource_alignment: int = 1 << 16
        # The largest number of characters of a value's text, which repeated parts could make very long.
        self.value_text: int = 1 << 28

    def read_environment(self, environment: Mapping[str, str]) -> None:
        """Read the limits from environment variables; MLIRError for one that is no number from 1."""
        self.resource_alignment = _number(environment, RESOURCE_ALIGNMENT, self.resource_alignment)
        self.value_text = _number(environment, VALUE_TEXT, self.value_text)


def _number(environment: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environment.get(name)
    if not text:
        return otherwise
    # `int` accepts digits of other scripts as well.
    if not (text.isascii() and text.isdigit() and len(text) <= 18 and int(text)):
        raise MLIRError(f"{name} is a number from 1, not '{text}'")
    return int(text)


LIMITS: Final = Limits()
