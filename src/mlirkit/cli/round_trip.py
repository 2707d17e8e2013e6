"""`--verify-roundtrip`: a module is written, as generic text and as bytecode, read again and compared."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.cli.output_file import say
from mlirkit.core.context import Context
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.support.diagnostics import MLIRError


def verify_round_trip(operation: Operation, context: Context) -> None:
    """Write and read again, as generic text and as bytecode, and compare the generic text of both.

    As in mlir-opt, reading uses a new context, and problems of both forms are reported.
    """
    problems = [
        message
        for kind, round_trip in (("textual", _through_text), ("bytecode", _through_bytecode))
        if (message := _problem(kind, round_trip, operation, context)) is not None
    ]
    if problems:
        name = operation.info.name
        diagnostics = [diagnostic_at(operation.location, f"'{name}' op {message}") for message in problems]
        raise MLIRError(problems[0], diagnostics)


def _problem(
    kind: str, round_trip: Callable[[Operation, Context], Operation], operation: Operation, context: Context
) -> str | None:
    try:
        read = round_trip(operation, context)
    except MLIRError as error:
        errors = error.error_diagnostics
        say("".join([f"{diagnostic.location}: error: {diagnostic.message}\n" for diagnostic in errors]))
        return f"failed to parse {kind} content back, cannot verify round-trip.\n"
    first, second = _reference_text(operation), _reference_text(read)
    if first == second:
        return None
    return (
        f"{kind} roundTrip testing roundtripped module differs from reference:\n"
        f"<<<<<<Reference\n{first}\n=====\n{second}\n>>>>>roundtripped\n"
    )


def _reference_text(operation: Operation) -> str:
    from mlirkit.text.printer import print_operation

    return print_operation(operation, OpPrintingFlags(debug_info=True, generic_op_form=True))


def _through_text(operation: Operation, context: Context) -> Operation:
    from mlirkit.text.parser import parse_source

    return parse_source(_reference_text(operation).encode("utf-8", "surrogateescape"), "-", context, False)


def _through_bytecode(operation: Operation, context: Context) -> Operation:
    from mlirkit.bytecode import read_bytecode, write_bytecode

    return read_bytecode(write_bytecode(operation), context, "-", False)
