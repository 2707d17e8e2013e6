"""Verifiers of memref: indices and sizes, atomic updates, transfers, globals, and which types its casts go
between; those of views are in views.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, ShapedType, UnrankedMemRefType
from mlirkit.builtin.strides import layout_map, strides_and_offset
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import RegionBranchOpInterface, SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.cast_types import CastOfOneValue
from mlirkit.dialects.memref import views
from mlirkit.ods.live.hooks import interface, verifier

# Importing it registers the verifiers of views.
assert views


@verifier("memref.load")
def verify_load(op: Any) -> None:
    """As LoadOp::verify."""
    rank = len(op.operand_at(0).type.dims)
    if rank != op.operand_count - 1:
        raise op.op_error(
            f"incorrect number of indices for load, expected {rank} but got {op.operand_count - 1}"
        )


@verifier("memref.store")
def verify_store(op: Any) -> None:
    """As StoreOp::verify."""
    if len(op.operand_at(1).type.dims) != op.operand_count - 2:
        raise op.op_error("store index operand count not equal to memref rank")


@verifier("memref.prefetch")
def verify_prefetch(op: Any) -> None:
    """As PrefetchOp::verify."""
    if len(op.operand_at(0).type.dims) != op.operand_count - 1:
        raise op.op_error("too few indices")


@verifier("memref.alloc", "memref.alloca")
def verify_allocation(op: Any) -> None:
    """As AllocaOp::verify and verifyAllocLikeOp."""
    if op.info.name == "memref.alloca":
        scope = op.parent_op
        while scope is not None and not scope.info.has_trait("AutomaticAllocationScope"):
            scope = scope.parent_op
        if scope is None:
            raise op.op_error("requires an ancestor op with AutomaticAllocationScope trait")
    type = op.result_types()[0]
    if not isinstance(type, MemRefType):
        raise op.op_error("result must be a memref")
    dynamic = sum(size == DYNAMIC for size in type.dims)
    sizes = len(op.dynamicSizes)
    if sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    map = layout_map(type.layout)
    symbols = 0 if map is None or map.is_identity else map.n_symbols
    given = len(op.symbolOperands)
    if given != symbols:
        raise op.op_error(
            f"symbol operand count does not equal memref symbol count: expected {symbols}, got {given}"
        )


@verifier("memref.realloc")
def verify_realloc(op: Any) -> None:
    """As ReallocOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    for what, type in (("source", source), ("result", result)):
        if not type.has_identity_layout:
            raise op.error(f"unsupported layout for {what} memref type '{type}'")
    if source.memory_space != result.memory_space:
        raise op.error(
            f"different memory spaces specified for source memref type '{source}' and result memref type "
            f"'{result}'"
        )
    views.verify_element_types(op, source, result, "source memref", "result memref")
    if result.has_static_shape == (op.operand_count > 1):
        problem = "unnecessary" if result.has_static_shape else "missing"
        raise op.error(f"{problem} dimension operand for result type '{result}'")


@verifier("memref.assume_alignment")
def verify_assume_alignment(op: Any) -> None:
    """As AssumeAlignmentOp::verify."""
    alignment = op.inherent("alignment").value
    if alignment & (alignment - 1) or not alignment:
        raise op.op_error("alignment must be power of 2")


@verifier("memref.distinct_objects")
def verify_distinct_objects(op: Any) -> None:
    """As DistinctObjectsOp::verify."""
    if op.operand_types() != op.result_types():
        raise op.op_error("operand types and result types must match")
    if not op.operand_count:
        raise op.op_error("expected at least one operand")


class AllocaScope(RegionBranchOpInterface):
    """Into the region, and out of it."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0)] if point is None else [None]


interface("memref.alloca_scope", "RegionBranchOpInterface")(AllocaScope())


# -- atomic updates ---------------------------------------------------------------------------------------

FLOAT_KINDS = ("addf", "maximumf", "minimumf", "mulf")
INTEGER_KINDS = ("addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori")


@verifier("memref.atomic_rmw")
def verify_atomic_rmw(op: Any) -> None:
    """As AtomicRMWOp::verify."""
    if len(op.operand_at(1).type.dims) != op.operand_count - 2:
        raise op.op_error("expects the number of subscripts to be equal to memref rank")
    kind = op.kind.name
    type = op.operand_at(0).type
    if kind in FLOAT_KINDS and not isinstance(type, FloatType):
        raise op.op_error(f"with kind '{kind}' expects a floating-point type")
    if kind in INTEGER_KINDS and not isinstance(type, IntegerType):
        raise op.op_error(f"with kind '{kind}' expects an integer type")


@verifier("memref.generic_atomic_rmw")
def verify_generic_atomic_rmw(op: Any) -> None:
    """As GenericAtomicRMWOp::verify."""
    arguments = op.region_at(0).first_block.args
    if len(arguments) != 1:
        raise op.op_error("expected single number of entry block arguments")
    if arguments[0].type != op.result_types()[0]:
        raise op.op_error("expected block argument of the same type result type")
    for nested in walk_postorder(op):
        if nested is not op and not is_memory_effect_free(nested):
            raise nested.error(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects"
            )


@verifier("memref.atomic_yield")
def verify_atomic_yield(op: Any) -> None:
    """As AtomicYieldOp::verify."""
    expected, found = op.parent_op.result_types()[0], op.operand_at(0).type
    if expected != found:
        raise op.op_error(f"types mismatch between yield op: '{found}' and its parent: '{expected}'")


# -- transfers --------------------------------------------------------------------------------------------


@verifier("memref.dma_start")
def verify_dma_start(op: Any) -> None:
    """As DmaStartOp::verify: source, destination, number of elements, tag, and maybe a stride."""
    types = op.operand_types()
    if len(types) < 4:
        raise op.op_error("expected at least 4 operands")
    at = 0
    needed = 4
    for what in ("source", "destination", "tag"):
        memref = types[at]
        if not isinstance(memref, MemRefType):
            raise op.op_error(f"expected {what} to be of memref type")
        rank = len(memref.dims)
        needed += rank
        if len(types) < needed:
            raise op.op_error(f"expected at least {needed} operands")
        if not _all_index(types[at + 1 : at + 1 + rank]):
            raise op.op_error(f"expected {what} indices to be of index type")
        at += 1 + rank
        if what == "destination":
            if not _all_index(types[at : at + 1]):
                raise op.op_error("expected num elements to be of index type")
            at += 1
    if len(types) not in (needed, needed + 2):
        raise op.op_error("incorrect number of operands")
    if not _all_index(types[needed:]):
        raise op.op_error("expected stride and num elements per stride to be of type index")


def _all_index(types: Sequence[Type]) -> bool:
    return all(isinstance(type, IndexType) for type in types)


@verifier("memref.dma_wait")
def verify_dma_wait(op: Any) -> None:
    """As DmaWaitOp::verify."""
    indices, rank = op.operand_count - 2, len(op.operand_at(0).type.dims)
    if indices != rank:
        raise op.op_error(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, "
            f"expected {rank}, but got {indices}"
        )


# -- globals ----------------------------------------------------------------------------------------------


@verifier("memref.global")
def verify_global(op: Any) -> None:
    """As GlobalOp::verify."""
    type = op.attribute("type").value
    if not isinstance(type, MemRefType) or DYNAMIC in type.dims:
        raise op.op_error(f"type should be static shaped memref, but got '{type}'")
    value = op.attribute("initial_value")
    if value is None or isinstance(value, UnitAttr):
        return
    if not isinstance(value, ElementsAttr):
        raise op.op_error(f"initial value should be a unit or elements attribute, but got {value}")
    held = value.type
    assert isinstance(held, ShapedType)
    if held.element_type != type.element_type:
        raise op.op_error(
            f"initial value element expected to be of type '{type.element_type}', "
            f"but was of type '{held.element_type}'"
        )
    if list(held.dims) != list(type.dims):
        expected, found = (", ".join(map(str, each.dims)) for each in (type, held))
        raise op.op_error(f"initial value shape expected to be {expected} but was {found}")


class GlobalUser(SymbolUserOpInterface):
    """`memref.get_global` names a global, and gives its type."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Operation, tables: Any) -> None:
        reference: Any = op.attribute("name")
        found = tables.lookup_nearest_symbol_from(op, reference)
        if found is None or found.name != "memref.global":
            raise op.op_error(f"'{reference.value}' does not reference a valid global memref")
        type = op.result_types()[0]
        held = found.attribute("type").value
        if type != held:
            raise op.op_error(
                f"result type '{type}' does not match type '{held}' of the global memref {reference}"
            )


interface("memref.get_global", "SymbolUserOpInterface")(GlobalUser())


# -- casts ------------------------------------------------------------------------------------------------


class Cast(CastOfOneValue):
    """Between memrefs whose sizes, strides and offsets agree wherever both are known; or one is unranked."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        memrefs = (MemRefType, UnrankedMemRefType)
        if not isinstance(source, memrefs) or not isinstance(target, memrefs):
            return False
        if (source.element_type, source.memory_space) != (target.element_type, target.memory_space):
            return False
        if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
            return isinstance(source, MemRefType) or isinstance(target, MemRefType)
        return (
            len(source.dims) == len(target.dims)
            and all(map(_agree, source.dims, target.dims))
            and (source.layout == target.layout or _layouts_agree(source, target))
        )


def _agree(left: int, right: int) -> bool:
    return DYNAMIC in (left, right) or left == right


def _layouts_agree(left: MemRefType, right: MemRefType) -> bool:
    one, other = strides_and_offset(left), strides_and_offset(right)
    if one is None or other is None:
        return False
    (strides, offset), (other_strides, other_offset) = one, other
    return _agree(offset, other_offset) and all(map(_agree, strides, other_strides))


interface("memref.cast", "CastOpInterface")(Cast())


class MemorySpaceCast(CastOfOneValue):
    """Between memrefs that differ in nothing but the memory space."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        if isinstance(source, MemRefType) and isinstance(target, MemRefType):
            return (source.dims, source.element_type, source.layout) == (
                target.dims,
                target.element_type,
                target.layout,
            )
        if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
            return source.element_type == target.element_type
        return False


interface("memref.memory_space_cast", "CastOpInterface")(MemorySpaceCast())
