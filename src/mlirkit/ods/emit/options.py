"""The options of generators, by their names without dashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from mlirkit.support.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mlirkit.ods.assembly_format import FormatError


class Options(Protocol):
    """The command line of `mlirkit tblgen`, or anything that answers like it."""

    def value(self, name: str, default: str = "") -> str:
        """The last value given for an option."""

    def given(self, name: str) -> bool:
        """Does the command line mention the option?"""

    def flag(self, name: str, default: bool) -> bool:
        """Whether an option that is on or off is on."""

    def report(self, diagnostics: Sequence[Diagnostic | FormatError]) -> None:
        """Say something behind the generator; errors, but for those of formats, keep it from writing."""
