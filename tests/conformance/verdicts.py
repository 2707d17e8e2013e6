"""The diagnostics of parsing and verifying a module, ours and mlir-opt's, to the byte.

Chunks are joined by the marker of `--split-input-file`, so that one run of mlir-opt checks many modules.
"""

from __future__ import annotations

import os
import re
import subprocess
from bisect import bisect_right

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
    """A context with the builtin dialect only, in which unregistered dialects are allowed."""
    context = Context(allow_unregistered_dialects=True, load_shipped=False)
    context.register_dialect("builtin", load_builtin)
    return context


def our_errors(text: str, context: Context, first_line: int = 1) -> str:
    """The error output that mlir-opt should have for one chunk."""
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


def errors_of_each(chunks: list[str]) -> list[str | None]:
    """mlir-opt's error output for each chunk, lines counted from its start; None if the tool crashes."""
    text = MARKER.join(each if each.endswith("\n") else f"{each}\n" for each in chunks)
    flags = ["--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading"]
    done = subprocess.run(
        [mlir_opt(), *flags, "-o", os.devnull],
        input=text.encode(),
        capture_output=True,
        check=False,
    )
    if done.returncode < 0:
        if len(chunks) == 1:
            return [None]
        middle = len(chunks) // 2
        return errors_of_each(chunks[:middle]) + errors_of_each(chunks[middle:])
    starts = [0]
    for chunk in chunks:
        starts.append(starts[-1] + chunk.rstrip("\n").count("\n") + 2)
    found = [""] * len(chunks)
    number = 0
    for part in re.split(r"(?m)^(?=<stdin>:\d+:\d+: error)", done.stderr.decode("utf-8", "surrogateescape")):
        place = re.match(rf"{NAME}:(\d+):", part)
        if place is not None:
            number = bisect_right(starts, int(place[1]) - 1) - 1
        found[number] += _moved(part, starts[number])
    return list(found)


def _moved(errors: str, lines: int) -> str:
    """Errors as they are without the first `lines` lines of the input."""
    return re.sub(rf"(?m)^{NAME}:(\d+):", lambda found: f"{NAME}:{int(found[1]) - lines}:", errors)


def check_errors(chunks: list[str], context: Context) -> list[bool]:
    """Assert that both report the same errors for every chunk; return for each chunk whether it is valid."""
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
        # Find the first chunk with a difference.
        at = 0
        for chunk, each in zip(chunks, ours, strict=True):
            if not expected.startswith(each, at):
                raise AssertionError(f"{chunk}\n--- ours:\n{each}\n--- mlir-opt:\n{expected[at : at + 3000]}")
            at += len(each)
        raise AssertionError(f"mlir-opt has more to say:\n{expected[at : at + 3000]}")
    return [not each for each in ours]
