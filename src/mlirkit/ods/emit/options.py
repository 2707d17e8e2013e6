"""The options of generators, by their names without dashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from mlirkit.support.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mlirkit.ods.assembly_format import FormatError


class Options(Protocol):
    """The command line of `mlirkit tblgen`, or an object with the same interface."""

    def value(self, name: str, default: str = "") -> str:
        """The last value of an option."""

    def given(self, name: str) -> bool:
        """Whether the command line contains the option."""

    def flag(self, name: str, default: bool) -> bool:
        """The value of a boolean option."""

    def report(self, diagnostics: Sequence[Diagnostic | FormatError]) -> None:
        """Report diagnostics of the generator; errors, except for FormatErrors, prevent the output."""
