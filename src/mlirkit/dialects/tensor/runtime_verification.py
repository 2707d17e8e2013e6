"""Runtime checks of operations on tensors.

Mirror: mlir/lib/Dialect/Tensor/Transforms/RuntimeOpVerification.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType
from mlirkit.core.runtime_verification import ErrorMessage, RuntimeVerifiableOpInterface
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.runtime_checks import Checks
from mlirkit.dialects.slices import slice_of
from mlirkit.ods.live.hooks import external_model
from mlirkit.patterns.rewriter import PatternRewriter

_INTERFACE = "RuntimeVerifiableOpInterface"


class CastChecks(RuntimeVerifiableOpInterface):
    """Checks of the rank and sizes that are static only in the result type."""

    __slots__ = ()

    def generate_runtime_verification(
        self, op: tensor.CastOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        result_type = op.dest.type
        if not isinstance(result_type, RankedTensorType):
            return
        checks = Checks(op, rewriter, message)
        source_type = op.source.type
        rank = len(result_type.dims)
        if isinstance(source_type, UnrankedTensorType):
            checks.check_rank(tensor.RankOp, op.source, rank)
        static = (
            [size != DYNAMIC for size in source_type.dims]
            if isinstance(source_type, RankedTensorType)
            else [False] * rank
        )
        sizes = [None if size == DYNAMIC else size for size in result_type.dims]
        checks.check_sizes(tensor.DimOp, op.source, static, sizes)


class DimChecks(RuntimeVerifiableOpInterface):
    __slots__ = ()

    def generate_runtime_verification(
        self, op: tensor.DimOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        Checks(op, rewriter, message).check_dimension_index(tensor.RankOp, op.source, op.index)


class AccessChecks(RuntimeVerifiableOpInterface):
    """Checks that indices are in bounds."""

    __slots__ = ()

    def generate_runtime_verification(
        self, op: tensor.ExtractOp | tensor.InsertOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        source = op.tensor if isinstance(op, tensor.ExtractOp) else op.dest
        Checks(op, rewriter, message).check_access(tensor.DimOp, source, list(op.indices))


class ExtractSliceChecks(RuntimeVerifiableOpInterface):
    __slots__ = ()

    def generate_runtime_verification(
        self, op: tensor.ExtractSliceOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        checks = Checks(op, rewriter, message)
        zero, one = checks.index(0), checks.index(1)
        checks.check_slice(
            slice_of(op),
            zero,
            one,
            lambda number: checks.dimension_or_size(tensor.DimOp, op.source, number),
            "extract_slice",
        )


external_model(_INTERFACE, CastChecks(), tensor.CastOp)
external_model(_INTERFACE, DimChecks(), tensor.DimOp)
external_model(_INTERFACE, AccessChecks(), tensor.ExtractOp, tensor.InsertOp)
external_model(_INTERFACE, ExtractSliceChecks(), tensor.ExtractSliceOp)
