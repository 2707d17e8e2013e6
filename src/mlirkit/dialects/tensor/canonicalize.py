"""The canonical form of tensor's operations that have one pattern or two.

Mirror: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp.
"""

from __future__ import annotations

from mlirkit.dialects.constant_values import result_number
from mlirkit.dialects.declared import scf, tensor
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


@canonicalizer(tensor.DimOp, _PATTERN + "DimOfForallOp", added_by=scf.ForallOp)
def read_size_of_output(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """The results of a parallel loop are of the sizes of its outputs."""
    loop = op.source.defining_op
    if not isinstance(loop, scf.ForallOp):
        return False
    rewriter.set_operand(op, 0, loop.outputs[result_number(op.source)])
    return True
