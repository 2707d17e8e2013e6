"""The outcome of small inputs in mlirkit and in mlir-opt: the generic form, or the errors and their places.

Inputs come in one text, separated as `--split-input-file` separates them, so that one run of mlir-opt handles
all.
"""

from __future__ import annotations

import re

from mlirkit.builtin.ops import load_builtin
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.support.diagnostics import Diagnostic, MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.conformance.tools import mlir_opt, run

MARKER = "// -----"

FLAGS = (
    "--split-input-file",
    "--allow-unregistered-dialect",
    "--mlir-print-op-generic",
    "--verify-each=0",
)

# The note with which mlir-opt shows the invalid operation.
VERIFIED = "note: see current operation"

# After these errors, mlir-opt sometimes reports one more before it stops.
LEXER_ERRORS = (
    "unexpected character",
    "expected three consecutive dots for an ellipsis",
    "@ identifier expected to start with letter or '_'",
    "expected '\"' in string literal",
    "unknown escape in string literal",
    "invalid SSA name",
    "invalid attribute name",
    "invalid block name",
    "invalid type identifier",
)

HEADLINE = re.compile(r"<stdin>:(\d+):\d+: (?:error|note): ")


def outcomes_of_reference(text: str, buffers: list[SourceBuffer]) -> list[str]:
    """mlir-opt's generic form of each buffer, or the headlines of its diagnostics."""
    done = run(mlir_opt(), *FLAGS, stdin=text, check=False)
    printed = done.stdout.decode().split(MARKER + "\n")
    assert len(printed) == len(buffers), "mlir-opt split the inputs in another way"
    outcomes = [text.strip() for text in printed]
    index = 0
    for line in done.stderr.decode("utf-8", "replace").splitlines():
        match = HEADLINE.match(line)
        if match is None or VERIFIED in line:
            continue
        while index + 1 < len(buffers) and int(match.group(1)) > buffers[index + 1].first_line:
            index += 1
        outcomes[index] = "\n".join(filter(None, [outcomes[index], _comparable(line)]))
    return outcomes


def outcome_of_ours(buffer: SourceBuffer) -> str:
    context = Context(allow_unregistered_dialects=True, load_shipped=False)
    context.register_dialect("builtin", load_builtin)
    # Dialects whose names occur as words in the cases.
    for name in ("arith", "complex", "index", "memref", "tensor", "vector"):
        context.load_dialect(Dialect(name))
    try:
        module = parse_buffer(buffer, context).top_operation(True)
        module.verify()
    except MLIRError as error:
        lines = [line for each in error.error_diagnostics for line in _headlines(each)]
        return "\n".join(_comparable(line) for line in lines if VERIFIED not in line)
    return str(module.get_asm(print_generic_op_form=True)).strip()


def split(text: str) -> list[SourceBuffer]:
    """The chunks between markers, each with the line breaks around it, as mlir-opt splits them."""
    buffers = []
    line = 1
    for chunk in text.split(MARKER):
        buffers.append(SourceBuffer("<stdin>", chunk.encode(), line))
        line += chunk.count("\n")
    return buffers


def _headlines(diagnostic: Diagnostic) -> list[str]:
    return [diagnostic.headline(), *(note.headline() for note in diagnostic.notes)]


def _comparable(line: str) -> str:
    # mlir-opt lists the dialects it was built with, and prints a NUL for the plural s it leaves out.
    return line.split("Available dialects:")[0].replace("\0", "").rstrip()


def differences(text: str) -> list[str]:
    """Every input whose outcome differs from mlir-opt's, with both outcomes."""
    buffers = split(text)
    found = []
    for buffer, reference in zip(buffers, outcomes_of_reference(text, buffers), strict=True):
        ours = outcome_of_ours(buffer)
        if ours.endswith(LEXER_ERRORS):
            reference = reference.split("\n")[0]
        if ours != reference:
            found.append(f"{buffer.data!r}\nmlir-opt: {reference}\nmlirkit:  {ours}")
    return found
