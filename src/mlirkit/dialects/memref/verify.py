"""Verifiers of memref: numbers of indices and sizes, globals, and which types its casts go between."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import StridedLayoutAttr, UnitAttr
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.types import DYNAMIC, MemRefType, ShapedType, UnrankedMemRefType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.dialects.cast_types import CastOfOneValue
from mlirkit.ods.live.hooks import interface, verifier


@verifier("memref.load")
def verify_load(op: Any) -> None:
    """As LoadOp::verify."""
    rank = len(op.operand(0).type.shape)
    if rank != op.operand_count - 1:
        raise op.error(
            f"incorrect number of indices for load, expected {rank} but got {op.operand_count - 1}"
        )


@verifier("memref.store")
def verify_store(op: Any) -> None:
    """As StoreOp::verify."""
    if len(op.operand(1).type.shape) != op.operand_count - 2:
        raise op.error("store index operand count not equal to memref rank")


@verifier("memref.prefetch")
def verify_prefetch(op: Any) -> None:
    """As PrefetchOp::verify."""
    if len(op.operand(0).type.shape) != op.operand_count - 1:
        raise op.error("too few indices")


@verifier("memref.alloc", "memref.alloca")
def verify_allocation(op: Any) -> None:
    """As verifyAllocLikeOp."""
    type = op.result_types()[0]
    if not isinstance(type, MemRefType):
        raise op.error("result must be a memref")
    dynamic = sum(size == DYNAMIC for size in type.shape)
    sizes = len(op.dynamicSizes)
    if sizes != dynamic:
        raise op.error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    map = getattr(type.layout, "map", None)
    symbols = 0 if map is None else map.n_symbols
    given = len(op.symbolOperands)
    if given != symbols:
        raise op.error(
            f"symbol operand count does not equal memref symbol count: expected {symbols}, got {given}"
        )


@verifier("memref.global")
def verify_global(op: Any) -> None:
    """As GlobalOp::verify."""
    type = op.attribute("type").value
    if not isinstance(type, MemRefType) or DYNAMIC in type.shape:
        raise op.error(f"type should be static shaped memref, but got '{type}'")
    value = op.attribute("initial_value")
    if value is None or isinstance(value, UnitAttr):
        return
    if not isinstance(value, ElementsAttr):
        raise op.error(f"initial value should be a unit or elements attribute, but got {value}")
    held = value.type
    assert isinstance(held, ShapedType)
    if held.element_type != type.element_type:
        raise op.error(
            f"initial value element expected to be of type '{type.element_type}', "
            f"but was of type '{held.element_type}'"
        )
    if list(held.shape) != list(type.shape):
        expected, found = (", ".join(map(str, each.shape)) for each in (type, held))
        raise op.error(f"initial value shape expected to be {expected} but was {found}")


class GlobalUser(SymbolUserOpInterface):
    """`memref.get_global` names a global, and gives its type."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Operation, tables: Any) -> None:
        reference: Any = op.attribute("name")
        found = tables.lookup_nearest_symbol_from(op, reference)
        if found is None or found.name != "memref.global":
            raise op.error(f"'{reference.value}' does not reference a valid global memref")
        type = op.result_types()[0]
        held = found.attribute("type").value
        if type != held:
            raise op.error(
                f"result type '{type}' does not match type '{held}' of the global memref {reference}"
            )


interface("memref.get_global", "SymbolUserOpInterface")(GlobalUser())


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
            len(source.shape) == len(target.shape)
            and all(map(_agree, source.shape, target.shape))
            and (source.layout == target.layout or _layouts_agree(source, target))
        )


def _agree(left: int, right: int) -> bool:
    return DYNAMIC in (left, right) or left == right


def _layouts_agree(left: MemRefType, right: MemRefType) -> bool:
    one, other = _strides_and_offset(left), _strides_and_offset(right)
    if one is None or other is None:
        # Of a map that is no identity: nothing is held against it.
        return True
    (strides, offset), (other_strides, other_offset) = one, other
    return _agree(offset, other_offset) and all(map(_agree, strides, other_strides))


def _strides_and_offset(type: MemRefType) -> tuple[list[int], int] | None:
    """As MemRefType::getStridesAndOffset; None for maps other than the identity."""
    layout: Any = type.layout
    if isinstance(layout, StridedLayoutAttr):
        return list(layout.strides), layout.offset
    if not layout.map.is_identity:
        return None
    strides: list[int] = []
    stride = 1
    for size in reversed(type.shape):
        strides.append(stride)
        stride = DYNAMIC if DYNAMIC in (size, stride) else stride * size
    return strides[::-1], 0


interface("memref.cast", "CastOpInterface")(Cast())


class MemorySpaceCast(CastOfOneValue):
    """Between memrefs that differ in nothing but the memory space."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        if isinstance(source, MemRefType) and isinstance(target, MemRefType):
            return (source.shape, source.element_type, source.layout) == (
                target.shape,
                target.element_type,
                target.layout,
            )
        if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
            return source.element_type == target.element_type
        return False


interface("memref.memory_space_cast", "CastOpInterface")(MemorySpaceCast())
