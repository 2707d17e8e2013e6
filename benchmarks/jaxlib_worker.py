"""The figures of jaxlib's bindings of MLIR, on the same inputs.

    python -m benchmarks.jaxlib_worker FOLDER

jaxlib's parser includes verification; jaxlib reads bytecode that it has written, since it refuses LLVM 22's.
"""

from __future__ import annotations

import io
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.building import create
from benchmarks.measure import SIZES, report, seconds


def modules(folder: Path, size: str) -> dict[str, float]:
    """All jobs of the bindings, on one of the modules of functions."""
    from jaxlib.mlir import ir

    context = ir.Context()
    context.allow_unregistered_dialects = True
    generic = (folder / f"{size}.mlir").read_text()
    found: dict[str, float] = {}
    found["parse generic"] = seconds(lambda: ir.Module.parse(generic, context))
    module = ir.Module.parse(generic, context)
    operation = module.operation
    code = write_bytecode(operation)
    found["bytecode read"] = seconds(lambda: ir.Module.parse(code, context))
    found["bytecode write"] = seconds(lambda: write_bytecode(operation))
    found["print generic"] = seconds(
        lambda: operation.get_asm(print_generic_op_form=True, assume_verified=True)
    )
    found["verify"] = seconds(operation.verify)
    with context, ir.Location.unknown():
        found["clone"] = seconds(operation.clone)
    found["walk names and types"] = seconds(lambda: names_and_types(ir, operation))
    found["create"] = seconds(lambda: create(ir, context))
    found["replace and erase"] = min(
        [replace_and_erase(ir, ir.Module.parse(generic, context)) for _ in range(2)]
    )
    return {f"{name} {size}": value for name, value in found.items()}


def write_bytecode(operation: Any) -> bytes:
    """The whole module as bytes."""
    out = io.BytesIO()
    operation.write_bytecode(out)
    return out.getvalue()


def names_and_types(ir: Any, operation: Any) -> Counter[Any]:
    """Names and operand types of all operations; a list of them, as in mlirkit's job, takes longer here."""
    found: Counter[Any] = Counter()

    def visit(op: Any) -> Any:
        found[op.name] += 1
        for operand in op.operands:
            found[operand.type] += 1
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    return found


def replace_and_erase(ir: Any, module: Any) -> float:
    """CPU seconds of replacing each `arith.xori` by its first operand."""
    targets: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name == "arith.xori":
            targets.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)

    def replace() -> None:
        for op in targets:
            op.result.replace_all_uses_with(op.operands[0])
            op.operation.erase()

    return seconds(replace, 1)


def main(folder: str) -> None:
    found: dict[str, float] = {}
    for size in SIZES:
        found.update(modules(Path(folder), size))
    report(found)


if __name__ == "__main__":
    main(sys.argv[1])
