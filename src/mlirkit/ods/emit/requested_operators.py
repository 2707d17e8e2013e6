"""The operators selected by the command line: --op-include-regex and --op-exclude-regex, by full name."""

from __future__ import annotations

from mlirkit.ods.emit.options import Options
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Record, Records
from mlirkit.tablegen.posix_regex import PosixRegex, RegexError


def requested_operators(records: Records, options: Options) -> list[Record]:
    """The operators selected by the command line, in byte order of their names."""
    if "Op" not in records.classes:
        raise MLIRError("ERROR: Couldn't find the 'Op' class!\n")
    include = compiled_pattern(options.value("op-include-regex"))
    exclude = compiled_pattern(options.value("op-exclude-regex"))
    result = []
    for record in sorted(
        records.all_derived().get("Op", []), key=lambda record: record.name.encode("utf-8", "surrogateescape")
    ):
        name = operation_name(record)
        if (include is None or include.search(name)) and not (exclude is not None and exclude.search(name)):
            result.append(record)
    return result


def operation_name(record: Record) -> str:
    """The full name of an operator's record: "arith.addi"."""
    prefix = record.value_as_def("opDialect").value_as_string("name")
    name = record.value_as_string("opName")
    return f"{prefix}.{name}" if prefix else name


class _Nothing:
    """An invalid pattern, which matches nothing, as in LLVM."""

    def search(self, text: str) -> bool:
        return False


def compiled_pattern(pattern: str) -> PosixRegex | _Nothing | None:
    """The compiled pattern of an option; None if the option is empty."""
    if not pattern:
        return None
    try:
        return PosixRegex(pattern)
    except RegexError:
        return _Nothing()
