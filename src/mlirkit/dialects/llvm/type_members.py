"""Members of llvm's types in upstream's bindings: `StructType.get_literal([i32])`, `PointerType.get(1)`.

Types are values, so that a structure gets its body when it is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.dialects.declared import live_class, llvm
from mlirkit.dialects.llvm.structs import make_struct
from mlirkit.dialects.llvm.types import NO_ELEMENTS, bare_name, is_function
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import value_members

# Counters for `new_identified`, by name.
_counters: Final[dict[str, Any]] = {}


@value_members(llvm.LLVMPointerType)
class PointerMembers(llvm.LLVMPointerType):
    """Members of upstream's `PointerType`: casts."""


@value_members(llvm.LLVMPPCFP128Type)
class DoubleDoubleMembers(llvm.LLVMPPCFP128Type):
    """Members of a float type."""

    @property
    def width(self) -> int:
        """The bits of the pair of doubles."""
        return 128


@value_members(llvm.LLVMStructType)
class StructMembers(llvm.LLVMStructType):
    """Members of upstream's `StructType`."""

    @staticmethod
    def get_literal(
        elements: Sequence[Type], *, packed: bool = False, context: Context | None = None
    ) -> llvm.LLVMStructType:
        """`!llvm.struct<(i32, ...)>`; ValueError for types that a structure cannot contain."""
        return _struct(None, elements, packed, True, context)

    @staticmethod
    def get_identified(name: str, *, context: Context | None = None) -> llvm.LLVMStructType:
        """`!llvm.struct<"name", opaque>`: without a body."""
        return _struct(name, (), True, False, context)

    @staticmethod
    def get_opaque(name: str, context: Context | None = None) -> llvm.LLVMStructType:
        return _struct(name, (), True, False, context)

    @staticmethod
    def new_identified(
        name: str, elements: Sequence[Type], *, packed: bool = False, context: Context | None = None
    ) -> llvm.LLVMStructType:
        """A structure with a body and a unique name, which begins with `name`."""
        number = next(_counters.setdefault(name, count()))
        return _struct(f"{name}.{number}" if number else name, elements, packed, True, context)

    def set_body(self, elements: Sequence[Type], *, packed: bool = False) -> None:
        """ValueError unless this is the body already: types are immutable."""
        struct = _struct(self.name, elements, packed, True, None)
        if struct != self:
            raise ValueError(
                "a structure gets its body when it is made: "
                "StructType.new_identified(name, elements), or Type.parse"
            )

    @property
    def name(self) -> str | None:
        name, *_ = parameters_of(self)
        result: str | None = name
        return result

    @property
    def body(self) -> Sequence[Type] | None:
        """The types of the elements, None without a body."""
        _, types, _, has_body = parameters_of(self)
        return types if has_body else None

    @property
    def packed(self) -> bool:
        _, _, packed, has_body = parameters_of(self)
        return bool(has_body and packed)

    @property
    def opaque(self) -> bool:
        *_, has_body = parameters_of(self)
        return not has_body


def _struct(
    name: str | None, elements: Sequence[Type], packed: bool, has_body: bool, context: Context | None
) -> llvm.LLVMStructType:
    for type in elements:
        if bare_name(type) in NO_ELEMENTS or is_function(type):
            raise ValueError(f"invalid LLVM structure element type: '{type}'")
    return make_struct(live_class(llvm.LLVMStructType, context), name, elements, packed, has_body)
