"""Sizes and alignments of the test dialect's types in data layouts."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.core.attribute import Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.type_sizes import DataLayout, TypeLayout, type_layout
from mlirkit.ods.live.classes.declared_class import TYPE, declared_class

_TypeWithLayout = declared_class(TYPE + "test.test_type_with_layout", "TestTypeWithLayoutType")


class LayoutByKinds(TypeLayout[Type]):
    """As TestTypeWithLayoutType: each number is that of an entry `["its kind", number]` for a type of the class."""

    __slots__ = ()

    def type_size_in_bits(self, type: Type, layout: DataLayout) -> int:
        return _number("size", layout)

    def abi_alignment(self, type: Type, layout: DataLayout) -> int:
        return _number("alignment", layout)

    def preferred_alignment(self, type: Type, layout: DataLayout) -> int:
        return _number("preferred", layout)

    def index_bitwidth(self, type: Type, layout: DataLayout) -> int:
        return _number("index", layout)


def _number(wanted: str, layout: DataLayout) -> int:
    for key, value in layout.entries.items():
        if isinstance(key, _TypeWithLayout) and isinstance(value, ArrayAttr):
            kind, number = value.elements
            assert isinstance(kind, StringAttr) and isinstance(number, IntegerAttr)
            if kind.value == wanted:
                return number.bits
    return 1


type_layout(_TypeWithLayout, LayoutByKinds())
