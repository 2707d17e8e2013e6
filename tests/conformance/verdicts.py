"""What parsing and verifying a module says, ours and mlir-opt's, to the byte.

Chunks are joined by the marker of `--split-input-file`, so that one run of mlir-opt judges many modules.
"""

from __future__ import annotations

from mlirkit.builtin.ops import load_builtin
from mlirkit.core.context import Context
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.support.diagnostics import ParseError, render
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.conformance.tools import mlir_opt, run

MARKER = "// -----\n"
NAME = "<stdin>"


def builtin_context() -> Context:
    """Only the builtin dialect is known; everything else is allowed."""
    context = Context(allow_unregistered_dialects=True, load_shipped=False)
    context.register_dialect("builtin", load_builtin)
    return context


def our_errors(text: str, context: Context, first_line: int = 1) -> str:
    """What the error output for one chunk should be."""
    buffer = SourceBuffer(NAME, text.encode(), first_line)
    try:
        diagnostics = collect_diagnostics(parse_buffer(buffer, context).top_operation(True))
    except ParseError as error:
        diagnostics = error.error_diagnostics
    return "".join(f"{render(each, {NAME: buffer})}\n" for each in diagnostics)


def their_errors(text: str, *flags: str) -> str:
    """mlir-opt's error output, one chunk after another."""
    done = run(
        mlir_opt(),
        "--allow-unregistered-dialect",
        "--split-input-file",
        "--mlir-disable-threading",
        *flags,
        stdin=text,
        check=False,
    )
    return done.stderr.decode("utf-8", "surrogateescape")


def check_errors(chunks: list[str], context: Context) -> list[bool]:
    """Assert that both say the same about every chunk; returns which chunks are valid."""
    text = MARKER.join(chunks)
    expected = their_errors(text)
    ours: list[str] = []
    line = 1
    for number, chunk in enumerate(chunks):
        # A chunk begins with the rest of the marker's line.
        body = chunk if number == 0 else f"\n{chunk}"
        ours.append(our_errors(body, context, line))
        line += body.count("\n")
    if "".join(ours) != expected:
        # Find the first chunk on which the two part.
        at = 0
        for chunk, each in zip(chunks, ours, strict=True):
            if not expected.startswith(each, at):
                raise AssertionError(f"{chunk}\n--- ours:\n{each}\n--- mlir-opt:\n{expected[at : at + 3000]}")
            at += len(each)
        raise AssertionError(f"mlir-opt has more to say:\n{expected[at : at + 3000]}")
    return [not each for each in ours]
