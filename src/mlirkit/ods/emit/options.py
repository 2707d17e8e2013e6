"""What generators ask of the command line: options by their names without dashes."""

from __future__ import annotations

from typing import Protocol


class Options(Protocol):
    """The command line of `mlirkit tblgen`, or anything that answers like it."""

    def value(self, name: str, default: str = "") -> str:
        """The last value given for an option."""

    def given(self, name: str) -> bool:
        """Does the command line mention the option?"""
