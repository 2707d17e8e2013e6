"""Diagnostics of an operator's definition from the generators of C++: errors, warnings, wrong formats.

A wrong format is fatal, unless --asmformat-error-is-fatal=false omits the syntax of the operation.
"""

from __future__ import annotations

from mlirkit.ods.assembly_format import FormatError
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.support.diagnostics import DiagnosticSeverity, ParseError
from mlirkit.tablegen import Record


class OpReports:
    """The reports of one operator."""

    __slots__ = ("_options", "_reader", "_record")

    def __init__(self, reader: DefinitionReader, record: Record, options: Options) -> None:
        self._reader = reader
        self._record = record
        self._options = options

    def error(self, message: str) -> ParseError:
        """An error at the definition, for the caller to raise."""
        return self._reader.error(self._record, message)

    def warn(self, message: str) -> None:
        """Report a warning at the definition."""
        self._options.report(
            self._reader.records.diagnostics_at(self._record, DiagnosticSeverity.WARNING, message)
        )

    def format_error(self, error: FormatError) -> None:
        """Raise the error, or report it and continue."""
        error.placed(self._reader.records, self._record)
        if self._options.flag("asmformat-error-is-fatal", True):
            raise error
        self._options.report([error])
