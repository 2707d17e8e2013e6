"""The output of a pipeline of passes for many modules, from mlirkit and from one run of mlir-opt."""

from __future__ import annotations

from mlirkit.core.context import Context
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.passes.pass_manager import PassManager
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.tools import mlir_opt, run

FLAGS = ("--split-input-file", "--allow-unregistered-dialect", "--mlir-print-debuginfo")


def joined(texts: list[str]) -> str:
    """One input of many modules, each written out: locations do not depend on where the input is split."""
    return f"{MARKER}\n".join([f"module {{\n{text}}}\n" for text in texts])


def reference(text: str, *flags: str) -> list[str | None]:
    """mlir-opt's output for each module; None for a module that crashes it."""
    pieces = text.split(MARKER + "\n")
    done = run(mlir_opt(), *FLAGS, *flags, stdin=text, check=False)
    outputs = [each.strip() for each in done.stdout.decode().split(MARKER + "\n")]
    if done.returncode >= 0 and len(outputs) == len(pieces):
        return [*outputs]
    if len(pieces) == 1:
        return [None]
    half = len(pieces) // 2
    first = f"{MARKER}\n".join([*pieces[:half], ""])
    # The location of each piece keeps its line.
    second = "\n" * first.count("\n") + f"{MARKER}\n".join(pieces[half:])
    return reference(first.removesuffix(f"{MARKER}\n"), *flags) + reference(second, *flags)


def ours(buffer: SourceBuffer, pipeline: str) -> str:
    """The print of one module after a pipeline; "" if the pipeline fails."""
    context = Context(allow_unregistered_dialects=True)
    # Passes print with these flags.
    context.printing_flags = OpPrintingFlags(debug_info=True)
    module = parse_buffer(buffer, context).top_operation(True)
    try:
        PassManager.parse(f"builtin.module({pipeline})", context).run(module)
    except MLIRError:
        return ""
    return str(module.get_asm(enable_debug_info=True)).strip()


def differences(texts: list[str], pipeline: str, attempts: int = 1) -> list[int]:
    """The numbers of the modules for which a pipeline has another output here than in mlir-opt.

    mlir-opt's output may depend on addresses: up to `attempts` of its runs are compared.
    """
    text = joined(texts)
    flag = f"--pass-pipeline=builtin.module({pipeline})"
    theirs = reference(text, flag)
    buffers = split(text)
    assert len(theirs) == len(buffers), f"{len(theirs)} outputs of {len(buffers)} modules"
    # Modules that crash mlir-opt are not compared.
    assert theirs.count(None) * 4 <= len(theirs)
    found: list[int] = []
    for number, (buffer, expected) in enumerate(zip(buffers, theirs, strict=True)):
        printed = None if expected is None else ours(buffer, pipeline)
        if printed != expected and all(reference(text, flag)[number] != printed for _ in range(1, attempts)):
            found.append(number)
    return found
