"""mlir-opt's pass for its own tests of inference, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_inference_passes.py --test-return-type ...
"""

from __future__ import annotations

from itertools import product

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import INDEX
from mlirkit.core.creation import create_operation
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.symbols import symbol_name
from mlirkit.core.value import OpResult, Value
from mlirkit.dialects.declared import arith, tensor
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError

_INFERRING = (
    "test.op_with_infer_type_if",
    "test.op_with_infer_type_adaptor_if",
    "test.op_with_shaped_type_infer_type_if",
)


@register_pass
class TestReturnTypeDriver(Pass):
    """Builds operations with inferred types from all pairs of arguments, or their shapes."""

    ARGUMENT = "test-return-type"
    NAME = "(anonymous namespace)::TestReturnTypeDriver"
    OP_NAME = "func.func"

    def run(self) -> None:
        name = symbol_name(self.operation)
        [block] = self.operation.regions[0].get_blocks()
        operations = list(block.ops())
        if name == "testCreateFunctions":
            for op in operations[:-1]:
                for kind in _INFERRING:
                    self._create_pairs(op, kind, list(block.args))
        if name == "testReifyFunctions":
            for op in operations:
                if op.name == "test.op_with_shaped_type_infer_type_if":
                    self._reify(op)

    def _create_pairs(self, op: Operation, kind: str, arguments: list[Value]) -> None:
        """Create operations of a kind behind `op`, with its attributes, for all valid pairs of arguments."""
        rewriter = PatternRewriter()
        rewriter.set_insertion_point_after(op)
        for pair in product(arguments, repeat=2):
            state = OperationState(op.context.operation_name(kind), UNKNOWN_LOC)
            state.operands = list(pair)
            state.attributes = dict(op.attributes.entries())
            infer = state.info.infer_types
            assert infer is not None
            try:
                state.result_types = infer(state)
            except MLIRError:
                continue
            rewriter.insert(create_operation(state))

    def _reify(self, op: Operation) -> None:
        """The size of the only dimension: that of the first operand."""
        rewriter = PatternRewriter()
        rewriter.set_insertion_point(op)
        zero = rewriter.create(
            arith.ConstantOp, [INDEX], properties={"value": integer_attr(INDEX, 0)}, loc=op
        ).result
        size = create_or_fold(rewriter, tensor.DimOp, INDEX, [op.operand_at(0), zero], op.location)
        assert isinstance(size, OpResult)
        text = size.op.text_in_diagnostic(is_generic=False)
        self.emit(op.diagnostic(f"value 0: {text}", DiagnosticSeverity.REMARK))
