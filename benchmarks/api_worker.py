"""The figures of the jobs in `api_jobs`, with upstream's bindings in jaxlib or with mlirkit.

python -m benchmarks.api_worker jaxlib|mlirkit [JOB ...]
"""

from __future__ import annotations

import sys

from benchmarks.api_jobs import GATES, Bench
from benchmarks.measure import ROUNDS, report, seconds


def bench(side: str) -> Bench:
    """The bindings of one side."""
    if side == "jaxlib":
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import arith, func, scf

        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        return Bench(ir, arith, func, scf, registry)
    from mlirkit import ir as our_ir
    from mlirkit.dialects import arith as our_arith
    from mlirkit.dialects import func as our_func
    from mlirkit.dialects import scf as our_scf

    return Bench(our_ir, our_arith, our_func, our_scf)


def main(side: str, *names: str) -> None:
    found: dict[str, float] = {}
    given = bench(side)
    for name in names or GATES:
        job = getattr(given, name)()
        found[name] = seconds(job, ROUNDS)
        del job
    given.close()
    report(found)


if __name__ == "__main__":
    main(*sys.argv[1:])
