"""mlirkit's figures on one program of `shape_inputs`, of whichever build the interpreter has installed.

    python -m benchmarks.shape_worker FOLDER STEM [JOB ...]

Each job runs once, in its own process, which before has read only a few functions of the same recipe.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.measure import in_process, report, seconds


def jobs(folder: Path, stem: str) -> dict[str, Callable[[], float]]:
    """Every job on one program."""
    from mlirkit import ir
    from mlirkit.bytecode import write_bytecode

    context = ir.Context()
    foreign = not (folder / f"{stem}.mlirbc").exists()

    def read(suffix: str) -> Any:
        path = folder / f"{stem}{suffix}"
        return path.read_bytes() if suffix.endswith("bc") else path.read_text()

    def parse(source: Any) -> Any:
        # Programs that only jaxlib reads are verified, since jaxlib's parser verifies.
        return ir.Module.parse(source, context, verify=foreign)

    def parsing(suffix: str) -> Callable[[], float]:
        def job() -> float:
            source = read(suffix)
            return seconds(lambda: parse(source), 1)

        return job

    def of(suffix: str, work: Callable[[Any], Any]) -> Callable[[], float]:
        def job() -> float:
            module = parse(read(suffix))
            return seconds(partial(work, module.operation), 1)

        return job

    warm = parse(read(".warm.mlir"))
    for flags in ({}, {"print_generic_op_form": True}, {"enable_debug_info": True}):
        warm.operation.get_asm(assume_verified=True, **flags)
    assert warm.operation.verify()
    parse(write_bytecode(warm.operation)).operation.clone()

    def rereading() -> float:
        code = write_bytecode(parse(read(".mlir")).operation)
        return seconds(lambda: parse(code), 1)

    common = {
        "verify": of(".mlir", lambda op: op.verify()),
        "print generic": of(".mlir", lambda op: op.get_asm(print_generic_op_form=True, assume_verified=True)),
        "print custom": of(".mlir", lambda op: op.get_asm(assume_verified=True)),
        "bytecode write": of(".mlir", write_bytecode),
        "clone": of(".mlir", lambda op: op.clone()),
    }
    if foreign:
        return {"parse custom": parsing(".mlir"), "bytecode read": rereading, **common}
    return {
        "parse custom": parsing(".custom.mlir"),
        "parse generic": parsing(".mlir"),
        "parse locations": parsing(".located.mlir"),
        "bytecode read": parsing(".mlirbc"),
        "print locations": of(
            ".located.mlir", lambda op: op.get_asm(enable_debug_info=True, assume_verified=True)
        ),
        **common,
    }


def main(folder: str, stem: str, *chosen: str) -> None:
    found = jobs(Path(folder), stem)
    report({name: in_process(job) for name, job in found.items() if not chosen or name in chosen})


if __name__ == "__main__":
    main(*sys.argv[1:])
