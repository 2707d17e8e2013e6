"""Verifiers of affine: loops and conditions, maps and what they are applied to, memory accesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.affine_expr import AffineConstantExpr
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import SIGNED, UNSIGNED, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.affine.identifiers import (
    affine_scope,
    is_valid_dimension,
    is_valid_symbol,
    verify_identifiers,
)
from mlirkit.dialects.region_branches import ThenElse
from mlirkit.ods.live.hooks import interface, region_verifier, verifier
from mlirkit.ods.live.parameter_text import enum_named

_YIELDED_FROM = ("affine.parallel", "affine.if", "affine.for")

# -- loops and conditions ---------------------------------------------------------------------------------


@region_verifier("affine.for")
def verify_for_body(op: Any) -> None:
    """As AffineForOp::verifyRegions."""
    arguments = op.region_at(0).first_block.args
    if not arguments or not isinstance(arguments[0].type, IndexType):
        raise op.op_error("expected body to have a single index argument for the induction variable")
    lower, upper = op.inherent("lowerBoundMap").map, op.inherent("upperBoundMap").map
    for map, operands in ((lower, op.lowerBoundOperands), (upper, op.upperBoundOperands)):
        if map.n_inputs:
            verify_identifiers(op, list(operands), map.n_dims)
    for what, map in (("lower", lower), ("upper", upper)):
        if not map.results:
            raise op.op_error(f"expected {what} bound map to have at least one result")
    if not op.result_count:
        return
    if len(op.inits) != op.result_count:
        raise op.op_error("mismatch between the number of loop-carried values and results")
    if len(arguments) - 1 != op.result_count:
        raise op.op_error("mismatch between the number of basic block args and results")


@verifier("affine.if")
def verify_if(op: Any) -> None:
    """As AffineIfOp::verify."""
    condition = op.inherent("condition").value
    if op.operand_count != condition.n_inputs:
        raise op.op_error("operand count and condition integer set dimension and symbol count must match")
    verify_identifiers(op, op.operand_values(), condition.n_dims)


@verifier("affine.parallel")
def verify_parallel(op: Any) -> None:
    """As AffineParallelOp::verify."""
    lower, upper = (list(op.inherent(f"{each}BoundsGroups")) for each in ("lower", "upper"))
    steps, arguments = len(op.inherent("steps")), len(op.region_at(0).first_block.args)
    if not len(lower) == len(upper) == steps == arguments:
        raise op.op_error(
            f"the number of region arguments ({arguments}) and the number of map groups for lower "
            f"({len(lower)}) and upper bound ({len(upper)}), and the number of steps ({steps}) must all match"
        )
    maps = [op.inherent(f"{each}BoundsMap").map for each in ("lower", "upper")]
    for what, groups, map in zip(("lower", "upper"), (lower, upper), maps, strict=True):
        if 0 in groups:
            raise op.op_error(f"expected {what} bound map to have at least one result")
        if sum(groups) != map.n_results:
            raise op.op_error(f"expected {what} bounds map to have {sum(groups)} results")
    reductions = list(op.inherent("reductions"))
    if len(reductions) != op.result_count:
        raise op.op_error("a reduction must be specified for each output")
    kinds: Any = enum_named("arith::AtomicRMWKind", op.info.context.dialect("affine"))
    names = {case.value: case.symbol for case in kinds.cases}
    for reduction, type in zip(reductions, op.result_types(), strict=True):
        if not isinstance(reduction, IntegerAttr) or reduction.value not in names:
            raise op.op_error("invalid reduction attribute")
        if not _can_reduce(names[reduction.value], type):
            raise op.op_error("result type cannot match reduction attribute")
    operands = op.operand_values()
    first = maps[0].n_inputs
    verify_identifiers(op, operands[:first], maps[0].n_dims)
    verify_identifiers(op, operands[first:], maps[1].n_dims)


# Kinds of reductions of floats.
FLOAT_KINDS = ("addf", "maximumf", "minimumf", "mulf")


def _can_reduce(kind: str, type: Type) -> bool:
    """As isResultTypeMatchAtomicRMWKind, which knows not all kinds."""
    if kind in FLOAT_KINDS:
        return isinstance(type, FloatType)
    if kind in ("maxs", "mins"):
        return isinstance(type, IntegerType) and type.signedness == SIGNED
    if kind in ("maxu", "minu"):
        return isinstance(type, IntegerType) and type.signedness == UNSIGNED
    return kind == "assign" or (kind in ("addi", "andi", "muli", "ori") and isinstance(type, IntegerType))


@verifier("affine.yield")
def verify_yield(op: Any) -> None:
    """As AffineYieldOp::verify."""
    parent = op.parent_op
    if parent is None or parent.name not in _YIELDED_FROM:
        raise op.op_error("only terminates affine.if/for/parallel regions")
    if parent.result_count != op.operand_count:
        raise op.op_error("parent of yield must have same number of results as the yield operands")
    if parent.result_types() != op.operand_types():
        raise op.op_error("types mismatch between yield op and its parent")


class For(RegionBranchOpInterface):
    """Into the body or past it, from the operation and from the end of the body; bounds may decide."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        trips = _trip_count(op)
        if point is None and trips is not None:
            return [op.region_at(0) if trips else None]
        return [None] if trips == 1 else [op.region_at(0), None]

    def entry_successor_operands(self, op: Any, target: Region | None) -> list[Value]:
        return list(op.inits)

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        return list(op.result_values()) if target is None else _carried(op)


class ForLoop(LoopLikeOpInterface):
    """Values carried along are arguments behind the induction variable."""

    __slots__ = ()

    def inits(self, op: Any) -> Sequence[Value]:
        return list(op.inits)

    def region_iter_args(self, op: Any) -> Sequence[Value]:
        if not op.region_at(0).first_block.args:
            # MLIR counts them without a sign: none at all but for the induction variable.
            count = len(op.inits)
            raise op.op_error(f"different number of inits and region iter_args: {count} != {2**64 - 1}")
        return _carried(op)

    def yielded_values(self, op: Any) -> Sequence[Value]:
        last = op.region_at(0).first_block.last
        return [] if last is None else list(last.operand_values())


def _trip_count(op: Any) -> int | None:
    """How often the body runs, where both bounds are numbers."""
    bounds = [op.inherent(f"{each}BoundMap").map.results for each in ("lower", "upper")]
    step = op.inherent("step").value
    ends = [each[0].value for each in bounds if len(each) == 1 and isinstance(each[0], AffineConstantExpr)]
    if len(ends) < 2 or step <= 0:
        return None
    trips: int = -((ends[0] - ends[1]) // step)
    return max(0, trips)


def _carried(op: Any) -> list[Value]:
    return list(op.region_at(0).first_block.args[1:])


interface("affine.for", "RegionBranchOpInterface")(For())
interface("affine.if", "RegionBranchOpInterface")(ThenElse())
interface("affine.for", "LoopLikeOpInterface")(ForLoop())
interface("affine.parallel", "LoopLikeOpInterface")(LoopLikeOpInterface())

# -- maps -------------------------------------------------------------------------------------------------


@verifier("affine.apply")
def verify_apply(op: Any) -> None:
    """As AffineApplyOp::verify."""
    map = op.inherent("map").map
    _verify_inputs(op, map)
    if map.n_results != 1:
        raise op.op_error("mapping must produce one value")
    scope = affine_scope(op)
    for operand in op.operand_values()[map.n_dims :]:
        if is_valid_dimension(operand, scope) and not is_valid_symbol(operand, scope):
            raise op.error("dimensional operand cannot be used as a symbol")


@verifier("affine.min", "affine.max")
def verify_extremum(op: Any) -> None:
    """As verifyAffineMinMaxOp."""
    map = op.inherent("map").map
    _verify_inputs(op, map)
    if not map.n_results:
        raise op.op_error("affine map expect at least one result")


def _verify_inputs(op: Any, map: Any) -> None:
    if op.operand_count != map.n_inputs:
        raise op.op_error("operand count and affine map dimension and symbol count must match")


@verifier("affine.delinearize_index")
def verify_delinearize_index(op: Any) -> None:
    """As AffineDelinearizeIndexOp::verify."""
    basis = op.inherent("static_basis").values
    if op.result_count not in (len(basis), len(basis) + 1):
        raise op.op_error("should return an index for each basis element and up to one extra index")
    _verify_basis(op, basis)
    if any(each <= 0 and each != DYNAMIC for each in basis):
        raise op.op_error("no basis element may be statically non-positive")


@verifier("affine.linearize_index")
def verify_linearize_index(op: Any) -> None:
    """As AffineLinearizeIndexOp::verify."""
    basis = op.inherent("static_basis").values
    if len(op.multi_index) not in (len(basis), len(basis) + 1):
        raise op.op_error("should be passed a basis element for each index except possibly the first")
    _verify_basis(op, basis)


def _verify_basis(op: Any, basis: Sequence[int]) -> None:
    if list(basis).count(DYNAMIC) != len(op.dynamic_basis):
        raise op.op_error(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis "
            "entry) -- this can only happen due to an incorrect fold/rewrite"
        )


# -- memory -----------------------------------------------------------------------------------------------


@verifier("affine.load")
def verify_load(op: Any) -> None:
    """As AffineLoadOp::verify."""
    type = op.operand_at(0).type
    if op.result_types()[0] != type.element_type:
        raise op.op_error("result type must match element type of memref")
    _verify_indexing(op, type, op.operand_values()[1:], "load")


@verifier("affine.store")
def verify_store(op: Any) -> None:
    """As AffineStoreOp::verify."""
    stored, type = op.operand_types()[:2]
    if stored != type.element_type:
        raise op.op_error("value to store must have the same type as memref element type")
    _verify_indexing(op, type, op.operand_values()[2:], "store")


@verifier("affine.vector_load")
def verify_vector_load(op: Any) -> None:
    """As AffineVectorLoadOp::verify."""
    type = op.operand_at(0).type
    _verify_indexing(op, type, op.operand_values()[1:], "load")
    _verify_elements(op, type, op.result_types()[0])


@verifier("affine.vector_store")
def verify_vector_store(op: Any) -> None:
    """As AffineVectorStoreOp::verify."""
    type = op.operand_at(1).type
    _verify_indexing(op, type, op.operand_values()[2:], "store")
    _verify_elements(op, type, op.operand_at(0).type)


def _verify_elements(op: Any, memref: Any, vector: Any) -> None:
    if memref.element_type != vector.element_type:
        raise op.op_error("requires memref and vector types of the same elemental type")


def _verify_indexing(op: Any, memref: Any, indices: Sequence[Value], what: str) -> None:
    map = op.attribute("map").map
    if map.n_results != len(memref.dims):
        raise op.op_error("affine map num results must equal memref rank")
    if map.n_inputs != len(indices):
        raise op.op_error("expects as many subscripts as affine map inputs")
    for index in indices:
        if not isinstance(index.type, IndexType):
            raise op.op_error(f"index to {what} must have 'index' type")
    verify_identifiers(op, indices, map.n_dims)


@verifier("affine.prefetch")
def verify_prefetch(op: Any) -> None:
    """As AffinePrefetchOp::verify."""
    map = op.attribute("map").map
    if map.n_results != len(op.operand_at(0).type.dims):
        raise op.op_error("affine.prefetch affine map num results must equal memref rank")
    if map.n_inputs + 1 != op.operand_count:
        raise op.op_error("too few operands")
    scope = affine_scope(op)
    for index in op.operand_values()[1:]:
        if not is_valid_dimension(index, scope) and not is_valid_symbol(index, scope):
            raise op.op_error("index must be a valid dimension or symbol identifier")
