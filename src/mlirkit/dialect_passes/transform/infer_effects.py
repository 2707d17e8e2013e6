"""`transform-infer-effects`: marking arguments of named sequences as consumed, or else as only read.

Mirror: mlir/lib/Dialect/Transform/Transforms/InferEffects.cpp.
"""

from __future__ import annotations

from mlirkit.core.interfaces import function_body
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.kinds import CONSUMED, READ_ONLY, annotate, is_consumed_in_body
from mlirkit.passes.pass_base import Pass


class InferEffects(Pass):
    ARGUMENT = "transform-infer-effects"
    IS_DEFINED = True

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            if not isinstance(op, transform.NamedSequenceOp) or function_body(op).is_empty:
                continue
            blocks = function_body(op).blocks
            if len(blocks) != 1:
                raise op.error("only single-block operations are currently supported")
            for number, argument in enumerate(blocks[0].args):
                annotate(op, number, CONSUMED if is_consumed_in_body(argument) else READ_ONLY)
