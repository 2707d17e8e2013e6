"""What generators ask of the command line: options by their names without dashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from mlirkit.support.diagnostics import Diagnostic


class Options(Protocol):
    """The command line of `mlirkit tblgen`, or anything that answers like it."""

    def value(self, name: str, default: str = "") -> str:
        """The last value given for an option."""

    def given(self, name: str) -> bool:
        """Does the command line mention the option?"""

    def report(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Say something behind the generator; errors keep its text from being written."""
