"""The verifier of x86vector's compression."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.hooks import verifier


@verifier("x86vector.avx512.mask.compress")
def verify_compress(op: Any) -> None:
    """As MaskCompressOp::verify."""
    source, constant, result = op.src, op.inherent("constant_src"), op.result_types()[0]
    if source is not None and constant is not None:
        raise op.error("cannot use both src and constant_src")
    if source is not None and source.type != result:
        raise op.error("failed to verify that src and dst have same type")
    if constant is not None and constant.type != result:
        raise op.error("failed to verify that constant_src and dst have same type")
