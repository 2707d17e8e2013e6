"""What a pipeline of passes makes of many modules, here and in mlir-opt: one run of mlir-opt does for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.tools import mlir_opt, run

FLAGS = ("--split-input-file", "--allow-unregistered-dialect", "--mlir-print-debuginfo")


def joined(texts: list[str]) -> str:
    """One input of many modules, each written out, so that its place does not hang on where the input is cut."""
    return f"{MARKER}\n".join([f"module {{\n{text}}}\n" for text in texts])


def reference(text: str, *flags: str) -> list[str]:
    """What mlir-opt prints for each module."""
    done = run(mlir_opt(), *FLAGS, *flags, stdin=text, check=False)
    return [each.strip() for each in done.stdout.decode().split(MARKER + "\n")]


def ours(buffer: SourceBuffer, apply: Callable[[Operation], Any]) -> str:
    """What is printed of one module after `apply` has changed it."""
    module = parse_buffer(buffer, Context(allow_unregistered_dialects=True)).top_operation(True)
    apply(module)
    module.verify()
    return str(module.get_asm(enable_debug_info=True)).strip()


def differences(texts: list[str], flags: list[str], apply: Callable[[Operation], Any]) -> list[int]:
    """The numbers of the modules that `apply` turns into another text than mlir-opt with `flags`."""
    text = joined(texts)
    theirs = reference(text, *flags)
    buffers = split(text)
    assert len(theirs) == len(buffers), f"{len(theirs)} outputs of {len(buffers)} modules"
    found = []
    for number, (buffer, expected) in enumerate(zip(buffers, theirs, strict=True)):
        if ours(buffer, apply) != expected:
            found.append(number)
    return found
