"""Verifiers of affine: loops and conditions, maps and their operands, memory accesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, VectorType
from mlirkit.builtin.types import SIGNED, UNSIGNED, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import inherent_of, operands_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.affine.bounds import constant_of, trip_count
from mlirkit.dialects.affine.identifiers import (
    affine_scope,
    is_valid_dimension,
    is_valid_symbol,
    verify_identifiers,
)
from mlirkit.dialects.declared import affine
from mlirkit.dialects.loop_yields import loop_with_additional_yields
from mlirkit.dialects.region_branches import ThenElse
from mlirkit.ods.live.hooks import (
    follows_bodies,
    follows_bodies_except,
    follows_parent,
    follows_signature,
    follows_signature_except,
    interface,
    region_verifier,
    verifier,
)

Kind = affine.AtomicRMWKind

Access: TypeAlias = (
    affine.AffineLoadOp | affine.AffineStoreOp | affine.AffineVectorLoadOp | affine.AffineVectorStoreOp
)

# -- loops and conditions ---------------------------------------------------------------------------------


def _verify_bounds(op: affine.AffineForOp) -> None:
    """Check that operands of bounds are valid dimensions and symbols."""
    if op.operand0 is None:
        return
    lower, upper = inherent_of(op, "lowerBoundMap"), inherent_of(op, "upperBoundMap")
    assert isinstance(lower, AffineMapAttr) and isinstance(upper, AffineMapAttr)
    if lower.map.n_inputs:
        verify_identifiers(op, list(op.lowerBoundOperands), lower.map.n_dims)
    if upper.map.n_inputs:
        verify_identifiers(op, list(op.upperBoundOperands), upper.map.n_dims)


@region_verifier(affine.AffineForOp)
@follows_bodies_except(_verify_bounds)
def verify_for_body(op: affine.AffineForOp) -> None:
    """Mirrors AffineForOp::verifyRegions."""
    arguments = op.region.blocks[0].args
    if not arguments or not isinstance(arguments[0].type, IndexType):
        raise op.op_error("expected body to have a single index argument for the induction variable")
    lower, upper = op.lowerBoundMap.map, op.upperBoundMap.map
    _verify_bounds(op)
    for side, map in (("lower", lower), ("upper", upper)):
        if not map.results:
            raise op.op_error(f"expected {side} bound map to have at least one result")
    if not op.result_count:
        return
    if len(op.inits) != op.result_count:
        raise op.op_error("mismatch between the number of loop-carried values and results")
    if len(arguments) - 1 != op.result_count:
        raise op.op_error("mismatch between the number of basic block args and results")


def _verify_condition(op: affine.AffineIfOp) -> None:
    """Check that operands of the condition are valid dimensions and symbols."""
    condition = inherent_of(op, "condition")
    assert isinstance(condition, IntegerSetAttr)
    verify_identifiers(op, operands_of(op), condition.value.n_dims)


@verifier(affine.AffineIfOp)
@follows_signature_except(_verify_condition)
def verify_if(op: affine.AffineIfOp) -> None:
    """Mirrors AffineIfOp::verify."""
    condition = op.condition.value
    if op.operand_count != condition.n_inputs:
        raise op.op_error("operand count and condition integer set dimension and symbol count must match")
    _verify_condition(op)


@verifier(affine.AffineParallelOp)
def verify_parallel(op: affine.AffineParallelOp) -> None:
    """Mirrors AffineParallelOp::verify."""
    lower, upper = list(op.lowerBoundsGroups), list(op.upperBoundsGroups)
    steps, arguments = len(op.steps), len(op.region.blocks[0].args)
    if not len(lower) == len(upper) == steps == arguments:
        raise op.op_error(
            f"the number of region arguments ({arguments}) and the number of map groups for lower "
            f"({len(lower)}) and upper bound ({len(upper)}), and the number of steps ({steps}) must all match"
        )
    lower_map, upper_map = op.lowerBoundsMap.map, op.upperBoundsMap.map
    for side, groups, map in (("lower", lower, lower_map), ("upper", upper, upper_map)):
        if 0 in groups:
            raise op.op_error(f"expected {side} bound map to have at least one result")
        if sum(groups) != map.n_results:
            raise op.op_error(f"expected {side} bounds map to have {sum(groups)} results")
    reductions = op.reductions
    if len(reductions) != op.result_count:
        raise op.op_error("a reduction must be specified for each output")
    for reduction, type in zip(reductions, op.result_types()):
        kind = Kind.symbolize(reduction.value) if isinstance(reduction, IntegerAttr) else None
        if kind is None:
            raise op.op_error("invalid reduction attribute")
        if not _can_reduce(kind, type):
            raise op.op_error("result type cannot match reduction attribute")
    operands = list(op.mapOperands)
    verify_identifiers(op, operands[: lower_map.n_inputs], lower_map.n_dims)
    verify_identifiers(op, operands[lower_map.n_inputs :], upper_map.n_dims)


def _can_reduce(kind: affine.AtomicRMWKind, type: Type) -> bool:
    """Mirrors isResultTypeMatchAtomicRMWKind, which does not handle all kinds."""
    if kind in (Kind.addf, Kind.maximumf, Kind.minimumf, Kind.mulf):
        return isinstance(type, FloatType)
    if kind in (Kind.maxs, Kind.mins):
        return isinstance(type, IntegerType) and type.signedness == SIGNED
    if kind in (Kind.maxu, Kind.minu):
        return isinstance(type, IntegerType) and type.signedness == UNSIGNED
    if kind in (Kind.addi, Kind.andi, Kind.muli, Kind.ori):
        return isinstance(type, IntegerType)
    return kind == Kind.assign


@verifier(affine.AffineYieldOp)
@follows_parent
def verify_yield(op: affine.AffineYieldOp) -> None:
    """Mirrors AffineYieldOp::verify."""
    parent = op.parent_op
    if not isinstance(parent, (affine.AffineParallelOp, affine.AffineIfOp, affine.AffineForOp)):
        raise op.op_error("only terminates affine.if/for/parallel regions")
    if parent.result_count != len(op.operands_):
        raise op.op_error("parent of yield must have same number of results as the yield operands")
    if parent.result_types() != op.operand_types():
        raise op.op_error("types mismatch between yield op and its parent")


class For(RegionBranchOpInterface):
    """Control flow of a loop: into the body or past it, where constant bounds may decide."""

    __slots__ = ()

    def successor_regions(self, op: affine.AffineForOp, point: Operation | None) -> list[Region | None]:
        trips = trip_count(op)
        if point is None and trips is not None:
            return [op.region if trips else None]
        # A body that never runs has no successor.
        return [] if trips == 0 else [None] if trips == 1 else [op.region, None]

    def entry_operand_numbers(self, op: affine.AffineForOp, target: Region | None) -> range:
        return range(op.operand_count - len(op.inits), op.operand_count)

    def successor_inputs(self, op: affine.AffineForOp, target: Region | None) -> list[Value]:
        return list(op.results_) if target is None else _carried(op)


class ForLoop(LoopLikeOpInterface):
    """Loop-carried values are arguments behind the induction variable."""

    __slots__ = ()

    def inits(self, op: affine.AffineForOp) -> Sequence[Value]:
        return list(op.inits)

    def region_iter_args(self, op: affine.AffineForOp) -> Sequence[Value]:
        if not op.region.blocks[0].args:
            # MLIR subtracts unsigned numbers: no arguments except the induction variable.
            count = len(op.inits)
            raise op.op_error(f"different number of inits and region iter_args: {count} != {2**64 - 1}")
        return _carried(op)

    def yielded_values(self, op: affine.AffineForOp) -> Sequence[Value]:
        last = op.region.blocks[0].last
        return [] if last is None else list(last.operand_values())

    def with_additional_yields(
        self, op: affine.AffineForOp, inits: Sequence[Value], yielded: Sequence[Value]
    ) -> Operation | None:
        return loop_with_additional_yields(op, inits, self.inits(op), yielded)

    def loop_induction_vars(self, op: affine.AffineForOp) -> Sequence[Value]:
        return list(op.region.blocks[0].args[:1])

    def loop_lower_bounds(self, op: affine.AffineForOp) -> Sequence[int | None]:
        return [constant_of(op.lowerBoundMap.map)]

    def loop_upper_bounds(self, op: affine.AffineForOp) -> Sequence[int | None]:
        return [constant_of(op.upperBoundMap.map)]

    def loop_steps(self, op: affine.AffineForOp) -> Sequence[int | None]:
        return [op.step.value]


def _carried(op: affine.AffineForOp) -> list[Value]:
    return list(op.region.blocks[0].args[1:])


interface(affine.AffineForOp, "RegionBranchOpInterface")(follows_bodies(For()))
interface(affine.AffineIfOp, "RegionBranchOpInterface")(follows_bodies(ThenElse()))
interface(affine.AffineForOp, "LoopLikeOpInterface")(follows_bodies(ForLoop()))
interface(affine.AffineParallelOp, "LoopLikeOpInterface")(LoopLikeOpInterface())

# -- maps -------------------------------------------------------------------------------------------------


def _verify_symbols(op: affine.AffineApplyOp) -> None:
    """Check that symbols of the map are valid symbols."""
    map = op.map.map
    if not map.n_symbols:
        return
    scope = affine_scope(op)
    for operand in op.mapOperands[map.n_dims :]:
        if is_valid_dimension(operand, scope) and not is_valid_symbol(operand, scope):
            raise op.error("dimensional operand cannot be used as a symbol")


@verifier(affine.AffineApplyOp)
@follows_signature_except(_verify_symbols)
def verify_apply(op: affine.AffineApplyOp) -> None:
    """Mirrors AffineApplyOp::verify."""
    map = op.map.map
    _verify_inputs(op, map)
    if map.n_results != 1:
        raise op.op_error("mapping must produce one value")
    _verify_symbols(op)


@verifier(affine.AffineMinOp, affine.AffineMaxOp)
@follows_signature
def verify_extremum(op: affine.AffineMinOp | affine.AffineMaxOp) -> None:
    """Mirrors verifyAffineMinMaxOp."""
    map = op.map.map
    _verify_inputs(op, map)
    if not map.n_results:
        raise op.op_error("affine map expect at least one result")


def _verify_inputs(op: Operation, map: AffineMap) -> None:
    if op.operand_count != map.n_inputs:
        raise op.op_error("operand count and affine map dimension and symbol count must match")


@verifier(affine.AffineDelinearizeIndexOp)
def verify_delinearize_index(op: affine.AffineDelinearizeIndexOp) -> None:
    """Mirrors AffineDelinearizeIndexOp::verify."""
    _verify_basis(op, "should return an index for each basis element and up to one extra index")
    if any(size <= 0 and size != DYNAMIC for size in op.static_basis.values):
        raise op.op_error("no basis element may be statically non-positive")


@verifier(affine.AffineLinearizeIndexOp)
def verify_linearize_index(op: affine.AffineLinearizeIndexOp) -> None:
    """Mirrors AffineLinearizeIndexOp::verify."""
    _verify_basis(op, "should be passed a basis element for each index except possibly the first")


def _verify_basis(
    op: affine.AffineDelinearizeIndexOp | affine.AffineLinearizeIndexOp, length_problem: str
) -> None:
    basis = op.static_basis.values
    if len(op.multi_index) not in (len(basis), len(basis) + 1):
        raise op.op_error(length_problem)
    if list(basis).count(DYNAMIC) != len(op.dynamic_basis):
        raise op.op_error(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis "
            "entry) -- this can only happen due to an incorrect fold/rewrite"
        )


# -- memory -----------------------------------------------------------------------------------------------


def _verify_load_indices(op: Operation) -> None:
    """Check that operands of the map are valid dimensions and symbols."""
    _verify_indices(op, operands_of(op)[1:])


def _verify_store_indices(op: Operation) -> None:
    """Check that operands of the map are valid dimensions and symbols."""
    _verify_indices(op, operands_of(op)[2:])


def _verify_indices(op: Operation, indices: list[Value]) -> None:
    map = inherent_of(op, "map")
    assert isinstance(map, AffineMapAttr)
    verify_identifiers(op, indices, map.map.n_dims)


@verifier(affine.AffineLoadOp)
@follows_signature_except(_verify_load_indices)
def verify_load(op: affine.AffineLoadOp) -> None:
    """Mirrors AffineLoadOp::verify."""
    if op.result.type != op.memref.type.element_type:
        raise op.op_error("result type must match element type of memref")
    _verify_indexing(op, "load")


@verifier(affine.AffineStoreOp)
@follows_signature_except(_verify_store_indices)
def verify_store(op: affine.AffineStoreOp) -> None:
    """Mirrors AffineStoreOp::verify."""
    if op.value.type != op.memref.type.element_type:
        raise op.op_error("value to store must have the same type as memref element type")
    _verify_indexing(op, "store")


@verifier(affine.AffineVectorLoadOp)
def verify_vector_load(op: affine.AffineVectorLoadOp) -> None:
    """Mirrors AffineVectorLoadOp::verify."""
    _verify_indexing(op, "load")
    _verify_elements(op, op.memref.type, op.result.type)


@verifier(affine.AffineVectorStoreOp)
def verify_vector_store(op: affine.AffineVectorStoreOp) -> None:
    """Mirrors AffineVectorStoreOp::verify."""
    _verify_indexing(op, "store")
    _verify_elements(op, op.memref.type, op.value.type)


def _verify_elements(op: Operation, memref: MemRefType, vector: VectorType) -> None:
    if memref.element_type != vector.element_type:
        raise op.op_error("requires memref and vector types of the same elemental type")


def _verify_indexing(op: Access, noun: str) -> None:
    map, indices = op.map.map, list(op.indices)
    if map.n_results != len(op.memref.type.dims):
        raise op.op_error("affine map num results must equal memref rank")
    if map.n_inputs != len(indices):
        raise op.op_error("expects as many subscripts as affine map inputs")
    for index in indices:
        if not isinstance(index.type, IndexType):
            raise op.op_error(f"index to {noun} must have 'index' type")
    _verify_indices(op, indices)


@verifier(affine.AffinePrefetchOp)
def verify_prefetch(op: affine.AffinePrefetchOp) -> None:
    """Mirrors AffinePrefetchOp::verify."""
    map = op.map.map
    if map.n_results != len(op.memref.type.dims):
        raise op.op_error("affine.prefetch affine map num results must equal memref rank")
    if map.n_inputs != len(op.indices):
        raise op.op_error("too few operands")
    scope = affine_scope(op)
    for index in op.indices:
        if not is_valid_dimension(index, scope) and not is_valid_symbol(index, scope):
            raise op.op_error("index must be a valid dimension or symbol identifier")
