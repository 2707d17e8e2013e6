"""Remarks of optimizations, by category: passed, missed, failed or analysis.

    emit_remark(op, Remark(RemarkKind.MISSED, op.location, "unroll", "loops", arguments={"Reason": "..."}))

Without an engine in the context, remarks are dropped.  An engine turns them into diagnostics or YAML
documents, at once or (`is_final`) when it ends, and then only the last of equal ones.
Mirror: mlir/IR/Remarks.h.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from mlirkit.core.location import FileLineColLoc, Location, diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import DiagnosticSeverity


class RemarkKind(Enum):
    """The category of a remark."""

    PASSED = "Passed"
    MISSED = "Missed"
    FAILURE = "Failure"
    ANALYSIS = "Analysis"


class Remark:
    """One remark: its place, its name, its categories, and its arguments, by key."""

    __slots__ = ("arguments", "category", "function", "kind", "location", "name", "sub_category")

    def __init__(
        self,
        kind: RemarkKind,
        location: Location,
        name: str,
        category: str = "",
        sub_category: str = "",
        function: str = "",
        arguments: Mapping[str, str] | None = None,
    ) -> None:
        self.kind = kind
        self.location = location
        self.name = name
        self.category = category
        self.sub_category = sub_category
        self.function = function
        self.arguments = dict(arguments or {})

    @property
    def full_category(self) -> str:
        return ":".join([category for category in (self.category, self.sub_category) if category])

    def message(self) -> str:
        """The remark as a diagnostic."""
        text = f"[{self.kind.value}] {self.name} | "
        if self.full_category:
            text += f"Category:{self.full_category} | "
        if self.function:
            text += f"Function={self.function} | "
        return text + ", ".join([f"{key}={_quoted(value)}" for key, value in sorted(self.arguments.items())])

    def document(self) -> str:
        """The remark as a document of YAML."""
        file, line, column = "<unknown file>", 0, 0
        location = self.location
        if isinstance(location, FileLineColLoc):
            file, line, column = location.filename, location.line, location.column
        fields = {
            "Pass": _scalar(self.full_category),
            "Name": _scalar(self.name or "<unknown remark name>"),
            "DebugLoc": f"{{ File: {_scalar(file)}, Line: {line}, Column: {column} }}",
            "Function": _scalar(self.function or "<unknown function>"),
        }
        lines = [f"--- !{self.kind.value}", *[f"{f'{name}:':17}{text}" for name, text in fields.items()]]
        if self.arguments:
            lines.append("Args:")
            lines += [f"  - {f'{key}:':17}{_scalar(value)}" for key, value in self.arguments.items()]
        return "\n".join([*lines, "...", ""])


def _quoted(value: str) -> str:
    return f'"{value}"' if re.search(r"[ ,{}]", value) else value


_PLAIN: Final = re.compile(r"[A-Za-z0-9_^./][A-Za-z0-9_^., \t-]*(?<! )")
_SPECIAL: Final = re.compile(r"null|Null|NULL|~|true|True|TRUE|false|False|FALSE|[0-9.].*")


def _scalar(text: str) -> str:
    """Text as LLVM writes it in YAML: in quotes if it might be read as another kind of scalar."""
    if _PLAIN.fullmatch(text) and "/" not in text and not _SPECIAL.fullmatch(text):
        return text
    return "'" + text.replace("'", "''") + "'"


class RemarkEngine:
    """Takes remarks whose category matches the pattern for their kind, and passes them on."""

    def __init__(
        self,
        filters: Mapping[RemarkKind, str],
        is_final: bool = False,
        write: Callable[[str], None] | None = None,
    ) -> None:
        # An invalid pattern matches no remark.
        self._filters = {kind: _compiled(text) for kind, text in filters.items()}
        self._is_final = is_final
        # The function that writes documents; without one, remarks become diagnostics.
        self._write = write
        self._kept: dict[tuple[RemarkKind, Location, str, str], tuple[Operation, Remark]] = {}

    def emit(self, op: Operation, remark: Remark) -> None:
        """Emit a remark at an operation, if an engine or handler accepts it."""
        pattern = self._filters.get(remark.kind)
        if pattern is None or not pattern.fullmatch(remark.category):
            return
        if self._is_final:
            key = (remark.kind, remark.location, remark.name, remark.full_category)
            self._kept.pop(key, None)
            self._kept[key] = (op, remark)
        else:
            self._report(op, remark)

    def finish(self) -> None:
        """Emit the stored remarks."""
        kept = list(self._kept.values())
        self._kept = {}
        for op, remark in kept:
            self._report(op, remark)

    def _report(self, op: Operation, remark: Remark) -> None:
        if self._write is not None:
            self._write(remark.document())
            return
        context = op.info.context
        if context is not None:
            diagnostic = diagnostic_at(remark.location, remark.message(), DiagnosticSeverity.REMARK)
            context.emit(diagnostic)


def _compiled(text: str) -> re.Pattern[str] | None:
    try:
        return re.compile(text)
    except re.error:
        return None


def emit_remark(op: Operation, remark: Remark) -> None:
    """Pass the remark to the engine of the operation's context, if any."""
    context = op.info.context
    engine = None if context is None else context.remark_engine
    if isinstance(engine, RemarkEngine):
        engine.emit(op, remark)
