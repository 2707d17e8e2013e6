"""Verifiers of memref: indices and sizes, atomic updates, transfers, globals, and types of casts.

Verifiers of views are in views.py.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.cast_types import CastOfOneValue
from mlirkit.dialects.declared import memref
from mlirkit.dialects.memref.views import verify_element_types
from mlirkit.ods.live.hooks import follows_signature, follows_signature_except, interface, verifier


@verifier(memref.LoadOp)
@follows_signature
def verify_load(op: memref.LoadOp) -> None:
    """Mirrors LoadOp::verify."""
    rank, count = len(op.memref.type.dims), len(op.indices)
    if rank != count:
        raise op.op_error(f"incorrect number of indices for load, expected {rank} but got {count}")


@verifier(memref.StoreOp)
@follows_signature
def verify_store(op: memref.StoreOp) -> None:
    """Mirrors StoreOp::verify."""
    if len(op.memref.type.dims) != len(op.indices):
        raise op.op_error("store index operand count not equal to memref rank")


@verifier(memref.PrefetchOp)
@follows_signature
def verify_prefetch(op: memref.PrefetchOp) -> None:
    """Mirrors PrefetchOp::verify."""
    if len(op.memref.type.dims) != len(op.indices):
        raise op.op_error("too few indices")


def _verify_allocation_scope(op: memref.AllocaOp) -> None:
    if parent_with_trait(op, "AutomaticAllocationScope") is None:
        raise op.op_error("requires an ancestor op with AutomaticAllocationScope trait")


@verifier(memref.AllocaOp)
@follows_signature_except(_verify_allocation_scope)
def verify_stack_allocation(op: memref.AllocaOp) -> None:
    """Mirrors AllocaOp::verify."""
    _verify_allocation_scope(op)
    _verify_sizes(op)


@verifier(memref.AllocOp)
@follows_signature
def verify_allocation(op: memref.AllocOp) -> None:
    """Mirrors AllocOp::verify."""
    _verify_sizes(op)


def _verify_sizes(op: memref.AllocOp | memref.AllocaOp) -> None:
    """Mirrors verifyAllocLikeOp."""
    type = op.memref.type
    dynamic = sum(size == DYNAMIC for size in type.dims)
    sizes = len(op.dynamicSizes)
    if sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    map = layout_map(type.layout)
    symbols = 0 if map is None or map.is_identity else map.n_symbols
    count = len(op.symbolOperands)
    if count != symbols:
        raise op.op_error(
            f"symbol operand count does not equal memref symbol count: expected {symbols}, got {count}"
        )


@verifier(memref.ReallocOp)
def verify_realloc(op: memref.ReallocOp) -> None:
    """Mirrors ReallocOp::verify."""
    source, result = op.source.type, op.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return
    for noun, type in (("source", source), ("result", result)):
        if not type.has_identity_layout:
            raise op.error(f"unsupported layout for {noun} memref type '{type}'")
    if source.memory_space != result.memory_space:
        raise op.error(
            f"different memory spaces specified for source memref type '{source}' and result memref type "
            f"'{result}'"
        )
    verify_element_types(op, source, result, "source memref", "result memref")
    if result.has_static_shape == (op.dynamicResultSize is not None):
        problem = "unnecessary" if result.has_static_shape else "missing"
        raise op.error(f"{problem} dimension operand for result type '{result}'")


@verifier(memref.AssumeAlignmentOp)
def verify_assume_alignment(op: memref.AssumeAlignmentOp) -> None:
    """Mirrors AssumeAlignmentOp::verify."""
    alignment = op.alignment.value
    if alignment & (alignment - 1) or not alignment:
        raise op.op_error("alignment must be power of 2")


@verifier(memref.DistinctObjectsOp)
def verify_distinct_objects(op: memref.DistinctObjectsOp) -> None:
    """Mirrors DistinctObjectsOp::verify."""
    if op.operand_types() != op.result_types():
        raise op.op_error("operand types and result types must match")
    if not op.operands_:
        raise op.op_error("expected at least one operand")


class AllocaScope(RegionBranchOpInterface):
    """Control flow of `memref.alloca_scope`: into the region, and out of it."""

    __slots__ = ()

    def successor_regions(self, op: memref.AllocaScopeOp, point: Operation | None) -> list[Region | None]:
        return [op.bodyRegion] if point is None else [None]


interface(memref.AllocaScopeOp, "RegionBranchOpInterface")(AllocaScope())


# -- atomic updates ---------------------------------------------------------------------------------------

_KINDS_OF_FLOATS = (
    memref.AtomicRMWKind.addf,
    memref.AtomicRMWKind.maximumf,
    memref.AtomicRMWKind.minimumf,
    memref.AtomicRMWKind.mulf,
)
_KINDS_OF_INTEGERS = (
    memref.AtomicRMWKind.addi,
    memref.AtomicRMWKind.andi,
    memref.AtomicRMWKind.maxs,
    memref.AtomicRMWKind.maxu,
    memref.AtomicRMWKind.mins,
    memref.AtomicRMWKind.minu,
    memref.AtomicRMWKind.muli,
    memref.AtomicRMWKind.ori,
    memref.AtomicRMWKind.xori,
)


@verifier(memref.AtomicRMWOp)
def verify_atomic_rmw(op: memref.AtomicRMWOp) -> None:
    """Mirrors AtomicRMWOp::verify."""
    if len(op.memref.type.dims) != len(op.indices):
        raise op.op_error("expects the number of subscripts to be equal to memref rank")
    kind, type = op.kind, op.value.type
    if kind in _KINDS_OF_FLOATS and not isinstance(type, FloatType):
        raise op.op_error(f"with kind '{kind}' expects a floating-point type")
    if kind in _KINDS_OF_INTEGERS and not isinstance(type, IntegerType):
        raise op.op_error(f"with kind '{kind}' expects an integer type")


@verifier(memref.GenericAtomicRMWOp)
def verify_generic_atomic_rmw(op: memref.GenericAtomicRMWOp) -> None:
    """Mirrors GenericAtomicRMWOp::verify."""
    arguments = op.atomic_body.blocks[0].args
    if len(arguments) != 1:
        raise op.op_error("expected single number of entry block arguments")
    if arguments[0].type != op.result.type:
        raise op.op_error("expected block argument of the same type result type")
    for nested in walk_postorder(op):
        if nested is not op and not is_memory_effect_free(nested):
            raise nested.error(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects"
            )


@verifier(memref.AtomicYieldOp)
def verify_atomic_yield(op: memref.AtomicYieldOp) -> None:
    """Mirrors AtomicYieldOp::verify."""
    parent = op.parent_op
    if not isinstance(parent, memref.GenericAtomicRMWOp):
        return
    expected, yielded = parent.result.type, op.result.type
    if expected != yielded:
        raise op.op_error(f"types mismatch between yield op: '{yielded}' and its parent: '{expected}'")


# -- transfers --------------------------------------------------------------------------------------------


@verifier(memref.DmaStartOp)
def verify_dma_start(op: memref.DmaStartOp) -> None:
    """Mirrors DmaStartOp::verify: source, destination, number of elements, tag, and maybe a stride."""
    types = op.operand_types()
    if len(types) < 4:
        raise op.op_error("expected at least 4 operands")
    at = 0
    needed = 4
    for noun in ("source", "destination", "tag"):
        type = types[at]
        if not isinstance(type, MemRefType):
            raise op.op_error(f"expected {noun} to be of memref type")
        rank = len(type.dims)
        needed += rank
        if len(types) < needed:
            raise op.op_error(f"expected at least {needed} operands")
        if not _all_index(types[at + 1 : at + 1 + rank]):
            raise op.op_error(f"expected {noun} indices to be of index type")
        at += 1 + rank
        if noun == "destination":
            if not _all_index(types[at : at + 1]):
                raise op.op_error("expected num elements to be of index type")
            at += 1
    if len(types) not in (needed, needed + 2):
        raise op.op_error("incorrect number of operands")
    if not _all_index(types[needed:]):
        raise op.op_error("expected stride and num elements per stride to be of type index")


def _all_index(types: Sequence[Type]) -> bool:
    return all(isinstance(type, IndexType) for type in types)


@verifier(memref.DmaWaitOp)
def verify_dma_wait(op: memref.DmaWaitOp) -> None:
    """Mirrors DmaWaitOp::verify."""
    indices, rank = len(op.tagIndices), len(op.tagMemRef.type.dims)
    if indices != rank:
        raise op.op_error(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, "
            f"expected {rank}, but got {indices}"
        )


# -- globals ----------------------------------------------------------------------------------------------


@verifier(memref.GlobalOp)
def verify_global(op: memref.GlobalOp) -> None:
    """Mirrors GlobalOp::verify."""
    type = op.type.value
    if not isinstance(type, MemRefType) or DYNAMIC in type.dims:
        raise op.op_error(f"type should be static shaped memref, but got '{type}'")
    value = op.initial_value
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
        expected, result = (", ".join(map(str, shaped.dims)) for shaped in (type, held))
        raise op.op_error(f"initial value shape expected to be {expected} but was {result}")


class GlobalUser(SymbolUserOpInterface):
    """`memref.get_global` names a global, and has its type."""

    __slots__ = ()

    def verify_symbol_uses(self, op: memref.GetGlobalOp, tables: SymbolTableCollection) -> None:
        reference = op.name
        symbol = tables.lookup_nearest_symbol_from(op, reference)
        if not isinstance(symbol, memref.GlobalOp):
            raise op.op_error(f"'{reference.value}' does not reference a valid global memref")
        type, held = op.result.type, symbol.type.value
        if type != held:
            raise op.op_error(
                f"result type '{type}' does not match type '{held}' of the global memref {reference}"
            )


interface(memref.GetGlobalOp, "SymbolUserOpInterface")(GlobalUser())


# -- casts ------------------------------------------------------------------------------------------------


class Cast(CastOfOneValue):
    """Casts between memrefs whose sizes, strides and offsets agree where both are static, or of which one is
    unranked."""

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


interface(memref.CastOp, "CastOpInterface")(Cast())


class MemorySpaceCast(CastOfOneValue):
    """Casts between memrefs that differ only in the memory space."""

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


interface(memref.MemorySpaceCastOp, "CastOpInterface")(MemorySpaceCast())
