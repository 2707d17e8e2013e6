"""Text side by side: the prints of mlirkit and mlir-opt for the same modules, with the same flags.

    python -m tests.conformance.text_comparison 0 10000              generated modules by seed, all flags
    python -m tests.conformance.text_comparison 0 10000 functions    functions over the shipped dialects

A difference is shrunk to a small module and printed.  Modules go to mlir-opt in batches, split at markers.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from mlirkit.cli.split_input import split_input
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from mlirkit.text.printer import print_operation

from ..generators.functions import generate_functions
from ..generators.modules import generate_module
from .tools import mlir_opt

MARKER = "// -----\n"

# mlir-opt's flags, and ours.
FLAGS: dict[str, OpPrintingFlags] = {
    "": OpPrintingFlags(),
    "--mlir-print-op-generic": OpPrintingFlags(generic_op_form=True),
    "--mlir-print-debuginfo": OpPrintingFlags(debug_info=True),
    "--mlir-print-debuginfo --mlir-pretty-debuginfo": OpPrintingFlags(
        debug_info=True, pretty_debug_info=True
    ),
    "--mlir-pretty-debuginfo": OpPrintingFlags(pretty_debug_info=True),
    "--mlir-print-local-scope": OpPrintingFlags(local_scope=True),
    "--mlir-print-local-scope --mlir-print-debuginfo": OpPrintingFlags(local_scope=True, debug_info=True),
    "--mlir-print-skip-regions": OpPrintingFlags(skip_regions=True),
    "--mlir-print-skip-regions --mlir-print-op-generic": OpPrintingFlags(
        skip_regions=True, generic_op_form=True
    ),
    "--mlir-print-unique-ssa-ids": OpPrintingFlags(unique_ssa_ids=True),
    "--mlir-print-value-users": OpPrintingFlags(value_users=True),
    "--mlir-print-value-users --mlir-print-op-generic": OpPrintingFlags(
        value_users=True, generic_op_form=True
    ),
    "--mlir-use-nameloc-as-prefix": OpPrintingFlags(use_name_loc_as_prefix=True),
    "--mlir-use-nameloc-as-prefix --mlir-print-op-generic --mlir-print-debuginfo": OpPrintingFlags(
        use_name_loc_as_prefix=True, generic_op_form=True, debug_info=True
    ),
    "--mlir-elide-elementsattrs-if-larger=2": OpPrintingFlags(large_elements_limit=2),
    "--mlir-elide-resource-strings-if-larger=16": OpPrintingFlags(large_resource_limit=16),
    "--mlir-elide-resource-strings-if-larger=0": OpPrintingFlags(large_resource_limit=0),
    "--mlir-print-elementsattrs-with-hex-if-larger=1": OpPrintingFlags(large_elements_hex_limit=1),
    "--mlir-print-elementsattrs-with-hex-if-larger=-1": OpPrintingFlags(large_elements_hex_limit=-1),
}


class Batch:
    """Modules in one file, read by us once and by mlir-opt for each set of flags."""

    def __init__(self, texts: list[str], path: Path) -> None:
        self.texts = texts
        self.path = path
        path.write_text(MARKER.join(texts), "utf-8", "surrogateescape")
        whole = SourceBuffer(str(path), path.read_bytes())
        chunks, _ = split_input(whole, MARKER.strip().encode())
        self.operations: list[Operation | None] = []
        self.messages: list[str] = []
        for chunk in chunks:
            operation, message = read(chunk)
            self.operations.append(operation)
            self.messages.append(message)

    def differences(self, flags: str) -> list[int]:
        """The modules whose text or verdict differs, by index."""
        theirs = run_mlir_opt(self.path, flags).split(MARKER)
        assert len(theirs) == len(self.operations), "mlir-opt did not get to the end"
        return [
            index
            for index, operation in enumerate(self.operations)
            if theirs[index] != (print_one(operation, flags) if operation is not None else "")
        ]


def read(buffer: SourceBuffer) -> tuple[Operation | None, str]:
    """The module, or None and the error."""
    context = Context(allow_unregistered_dialects=True)
    try:
        operation = parse_buffer(buffer, context).top_operation(True)
    except MLIRError as error:
        return None, error.message
    diagnostics = collect_diagnostics(operation)
    return (None, diagnostics[0].message) if diagnostics else (operation, "")


def print_one(operation: Operation, flags: str) -> str:
    """The print of `mlirkit opt`."""
    return print_operation(operation, FLAGS[flags]) + "\n"


def run_mlir_opt(path: Path, flags: str) -> str:
    """mlir-opt's prints for all chunks of a file; empty for refused chunks."""
    command = [mlir_opt(), "--allow-unregistered-dialect", "--split-input-file", *flags.split(), str(path)]
    done = subprocess.run(command, capture_output=True, timeout=600, check=False)
    assert done.returncode in (0, 1), f"mlir-opt crashed: {done.stderr.decode(errors='replace')[:500]}"
    return done.stdout.decode("utf-8", "surrogateescape")


def shrink(text: str, differs: Callable[[str], bool]) -> str:
    """A smaller text that still differs: runs of lines are removed as long as the difference remains."""
    lines = text.split("\n")
    size = len(lines) // 2
    while size:
        at = 0
        while at < len(lines):
            shorter = lines[:at] + lines[at + size :]
            if differs("\n".join(shorter)):
                lines = shorter
            else:
                at += size
        size //= 2
    return "\n".join(lines)


def differs_alone(text: str, flags: str, path: Path) -> bool:
    """Whether a module that both accept prints differently."""
    try:
        batch = Batch([text], path)
        return batch.operations[0] is not None and bool(batch.differences(flags))
    except (AssertionError, RecursionError):
        return False


def report(text: str, flags: str, path: Path) -> str:
    """A shrunk difference in readable form."""
    small = shrink(text, lambda each: differs_alone(each, flags, path))
    batch = Batch([small], path)
    operation = batch.operations[0]
    ours = "refused: " + batch.messages[0] if operation is None else print_one(operation, flags)
    return f"flags: {flags}\n{small}\n--- mlirkit\n{ours}--- mlir-opt\n{run_mlir_opt(path, flags)}"


def generated(seeds: range, kind: str = "modules") -> list[str]:
    """Modules of many sizes: of unregistered operations, or `functions`."""
    if kind == "functions":
        return [generate_functions(seed, size=20 + seed % 80) for seed in seeds]
    return [generate_module(seed, size=10 + seed % 60) for seed in seeds]


def main(first: int, end: int, kind: str = "modules") -> int:
    """Compare the modules of the given seeds; return the number of differences."""
    count = 0
    step = 500
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "batch.mlir"
        for start in range(first, end, step):
            seeds = range(start, min(start + step, end))
            batch = Batch(generated(seeds, kind), path)
            for flags in FLAGS:
                different = batch.differences(flags)
                count += len(different)
                for index in different[:1]:
                    text = report(batch.texts[index], flags, Path(folder) / "one.mlir")
                    print(f"seed {seeds[index]}: {text}")
            print(f"{seeds.stop - first} modules, {count} differences", flush=True)
    return count


if __name__ == "__main__":
    sys.exit(1 if main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]) else 0)
