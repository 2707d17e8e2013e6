"""Runtime checks of operations on memrefs.

Mirror: mlir/lib/Dialect/MemRef/Transforms/RuntimeOpVerification.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, UnrankedMemRefType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import INDEX
from mlirkit.core.runtime_verification import ErrorMessage, RuntimeVerifiableOpInterface
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, memref
from mlirkit.dialects.reassociation import groups_of
from mlirkit.dialects.runtime_checks import Checks
from mlirkit.dialects.slices import slice_of
from mlirkit.ods.live.hooks import external_model
from mlirkit.patterns.rewriter import PatternRewriter

_EQUAL = arith.CmpIPredicate.eq
_INTERFACE = "RuntimeVerifiableOpInterface"


def _static_size(size: int) -> int | None:
    return None if size == DYNAMIC else size


def _metadata(
    checks: Checks, source: Value, location_of: memref.CastOp | memref.SubViewOp
) -> memref.ExtractStridedMetadataOp:
    type = source.type
    assert isinstance(type, MemRefType)
    base = MemRefType([], type.element_type, None, type.memory_space)
    types = [base, *[INDEX] * (1 + 2 * len(type.dims))]
    return checks.rewriter.create(memref.ExtractStridedMetadataOp, types, [source], loc=location_of.location)


class AlignmentChecks(RuntimeVerifiableOpInterface):
    __slots__ = ()

    def generate_runtime_verification(
        self, op: memref.AssumeAlignmentOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        checks = Checks(op, rewriter, message)
        pointer = rewriter.create(
            memref.ExtractAlignedPointerAsIndexOp, [INDEX], [op.memref], loc=op.location
        ).result
        divisor = checks.index(op.alignment.value)
        rest = rewriter.create(arith.RemUIOp, [INDEX], [pointer, divisor], loc=op.location).result
        aligned = checks.compare(_EQUAL, rest, checks.index(0))
        checks.require(aligned, f"memref is not aligned to {op.alignment.value}")


class CastChecks(RuntimeVerifiableOpInterface):
    """Checks of the rank, sizes, offset and strides that are static only in the result type."""

    __slots__ = ()

    def generate_runtime_verification(
        self, op: memref.CastOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        result_type = op.dest.type
        if not isinstance(result_type, MemRefType):
            return
        checks = Checks(op, rewriter, message)
        source_type = op.source.type
        rank = len(result_type.dims)
        if isinstance(source_type, UnrankedMemRefType):
            checks.check_rank(memref.RankOp, op.source, rank)
        # The offset and the strides of an unranked memref can only be extracted behind a cast.
        dynamic = [DYNAMIC] * rank
        layout = StridedLayoutAttr(DYNAMIC, dynamic)
        type = MemRefType(dynamic, result_type.element_type, layout, result_type.memory_space)
        cast = rewriter.create(memref.CastOp, [type], [op.source], loc=op.location)
        metadata = _metadata(checks, cast.dest, op)
        static = (
            [size != DYNAMIC for size in source_type.dims]
            if isinstance(source_type, MemRefType)
            else [False] * rank
        )
        checks.check_sizes(memref.DimOp, op.source, static, [_static_size(size) for size in result_type.dims])
        result = strides_and_offset(result_type)
        if result is None:
            return
        strides, offset = result
        if offset != DYNAMIC:
            same = checks.compare(_EQUAL, metadata.offset, checks.index(offset))
            checks.require(same, "offset mismatch")
        for number, (stride, extracted) in enumerate(zip(strides, metadata.strides, strict=True)):
            if stride != DYNAMIC:
                same = checks.compare(_EQUAL, extracted, checks.index(stride))
                checks.require(same, f"stride mismatch of dim {number}")


class CopyChecks(RuntimeVerifiableOpInterface):
    __slots__ = ()

    def generate_runtime_verification(
        self, op: memref.CopyOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        source, target = op.source.type, op.target.type
        if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
            return
        checks = Checks(op, rewriter, message)
        for number, sizes in enumerate(zip(source.dims, target.dims, strict=True)):
            if DYNAMIC not in sizes:
                continue
            one, other = (
                checks.dimension(memref.DimOp, value, number) if size == DYNAMIC else checks.index(size)
                for value, size in zip((op.source, op.target), sizes, strict=True)
            )
            same = checks.compare(_EQUAL, one, other)
            checks.require(same, f"size of {number}-th source/target dim does not match")


class DimChecks(RuntimeVerifiableOpInterface):
    __slots__ = ()

    def generate_runtime_verification(
        self, op: memref.DimOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        Checks(op, rewriter, message).check_dimension_index(memref.RankOp, op.source, op.index)


class AccessChecks(RuntimeVerifiableOpInterface):
    """Checks that indices are in bounds."""

    __slots__ = ()

    def generate_runtime_verification(
        self,
        op: memref.LoadOp | memref.StoreOp | memref.AtomicRMWOp | memref.GenericAtomicRMWOp,
        rewriter: PatternRewriter,
        message: ErrorMessage,
    ) -> None:
        Checks(op, rewriter, message).check_access(memref.DimOp, op.memref, list(op.indices))


class SubViewChecks(RuntimeVerifiableOpInterface):
    __slots__ = ()

    def generate_runtime_verification(
        self, op: memref.SubViewOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        checks = Checks(op, rewriter, message)
        zero, one = checks.index(0), checks.index(1)
        sizes = _metadata(checks, op.source, op).sizes
        checks.check_slice(slice_of(op), zero, one, lambda number: sizes[number], "subview")


class ExpandShapeChecks(RuntimeVerifiableOpInterface):
    """Checks that the static sizes a dimension is split into divide its size."""

    __slots__ = ()

    def generate_runtime_verification(
        self, op: memref.ExpandShapeOp, rewriter: PatternRewriter, message: ErrorMessage
    ) -> None:
        checks = Checks(op, rewriter, message)
        dims = op.result.type.dims
        for number, group in enumerate(groups_of(op)):
            size = checks.dimension(memref.DimOp, op.src, number)
            product = 1
            for dim in group:
                if dims[dim] != DYNAMIC:
                    product *= dims[dim]
            divisor = checks.index(product)
            rest = rewriter.create(arith.RemSIOp, [INDEX], [size, divisor], loc=op.location).result
            divides = checks.compare(_EQUAL, rest, checks.index(0))
            checks.require(divides, "static result dims in reassoc group do not divide src dim evenly")


external_model(_INTERFACE, AlignmentChecks(), memref.AssumeAlignmentOp)
external_model(_INTERFACE, CastChecks(), memref.CastOp)
external_model(_INTERFACE, CopyChecks(), memref.CopyOp)
external_model(_INTERFACE, DimChecks(), memref.DimOp)
external_model(
    _INTERFACE,
    AccessChecks(),
    memref.LoadOp,
    memref.StoreOp,
    memref.AtomicRMWOp,
    memref.GenericAtomicRMWOp,
)
external_model(_INTERFACE, SubViewChecks(), memref.SubViewOp)
external_model(_INTERFACE, ExpandShapeChecks(), memref.ExpandShapeOp)
