"""Sizes and alignments of ptr's pointers.  Mirror: mlir/lib/Dialect/Ptr/IR/PtrTypes.cpp."""

from __future__ import annotations

from typing import Final

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import ptr
from mlirkit.dialects.type_sizes import DataLayout, TypeLayout, type_layout

_BYTE: Final = 8
# Pointers to the default memory space without an entry: all in bits.
_DEFAULT_SIZE: Final = 64
_DEFAULT_ALIGNMENT: Final = 8

#: The number of a specification that means none.
UNSPECIFIED: Final = (1 << 32) - 1


class PointerLayout(TypeLayout[ptr.PtrType]):
    """Pointers; a memory space without an entry has the layout of the default memory space."""

    __slots__ = ()

    def type_size_in_bits(self, type: ptr.PtrType, layout: DataLayout) -> int:
        spec = _spec(type, layout)
        return _DEFAULT_SIZE if spec is None else spec.size

    def abi_alignment(self, type: ptr.PtrType, layout: DataLayout) -> int:
        spec = _spec(type, layout)
        return (_DEFAULT_ALIGNMENT if spec is None else spec.abi) // _BYTE

    def preferred_alignment(self, type: ptr.PtrType, layout: DataLayout) -> int:
        spec = _spec(type, layout)
        return (_DEFAULT_ALIGNMENT if spec is None else spec.preferred) // _BYTE

    def index_bitwidth(self, type: ptr.PtrType, layout: DataLayout) -> int:
        spec = _spec(type, layout)
        if spec is None:
            return _DEFAULT_SIZE
        return spec.size if spec.index is None or spec.index == UNSPECIFIED else spec.index


def _spec(type: ptr.PtrType, layout: DataLayout) -> ptr.SpecAttr | None:
    """The layout entry of pointers to the memory space, else to the default one."""
    specs: dict[Attribute | None, ptr.SpecAttr] = {
        key.memorySpace: value
        for key, value in layout.entries.items()
        if isinstance(key, ptr.PtrType) and isinstance(value, ptr.SpecAttr)
    }
    return specs.get(type.memorySpace) or specs.get(layout.named("default_memory_space"))


type_layout(ptr.PtrType, PointerLayout())
