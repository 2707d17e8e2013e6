"""jaxlib's figures on one program of stablehlo: the jobs of `shape_worker`, each in its own process.

    python -m benchmarks.jaxlib_shape_worker FOLDER STEM

jaxlib's parsing includes verification.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

from benchmarks.measure import in_process, report, seconds


def main(folder: str, stem: str) -> None:
    from jaxlib.mlir import ir
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    from jaxlib.mlir.dialects import stablehlo

    text = (Path(folder) / f"{stem}.mlir").read_text()
    registry: Any = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context: Any = ir.Context()
    context.enable_multithreading(False)
    context.append_dialect_registry(registry)
    stablehlo.register_dialect(context)
    context.load_all_available_dialects()

    def parse(source: Any) -> Any:
        return ir.Module.parse(source, context)

    def code(module: Any) -> bytes:
        out = io.BytesIO()
        module.operation.write_bytecode(out)
        return out.getvalue()

    def rereading() -> float:
        written = code(parse(text))
        return seconds(lambda: parse(written), 1)

    def of(work: Any) -> Any:
        def job() -> float:
            module = parse(text)
            return seconds(lambda: work(module), 1)

        return job

    found = {
        "parse custom": lambda: seconds(lambda: parse(text), 1),
        "bytecode read": rereading,
        "verify": of(lambda module: module.operation.verify()),
        "print generic": of(
            lambda module: module.operation.get_asm(print_generic_op_form=True, assume_verified=True)
        ),
        "print custom": of(lambda module: module.operation.get_asm(assume_verified=True)),
        "bytecode write": of(code),
        "clone": of(lambda module: module.operation.clone()),
    }
    report({name: in_process(job) for name, job in found.items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
