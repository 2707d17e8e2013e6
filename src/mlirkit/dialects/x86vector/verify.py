"""The verifier of x86vector's compression."""

from __future__ import annotations

from mlirkit.dialects.declared import x86vector
from mlirkit.ods.live.hooks import verifier


@verifier(x86vector.MaskCompressOp)
def verify_compress(op: x86vector.MaskCompressOp) -> None:
    """Mirrors MaskCompressOp::verify."""
    source, constant, result = op.src, op.constant_src, op.dst.type
    if source is not None and constant is not None:
        raise op.error("cannot use both src and constant_src")
    if source is not None and source.type != result:
        raise op.error("failed to verify that src and dst have same type")
    if constant is not None and constant.type != result:
        raise op.error("failed to verify that constant_src and dst have same type")
