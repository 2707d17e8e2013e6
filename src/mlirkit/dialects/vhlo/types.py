"""The mapping between vhlo's types and builtin's, both ways.

Elementary types are mapped by name: `!vhlo.f32_v1` is `f32`, `!vhlo.bool_v1` is `i1`; compound ones by class,
with their parts mapped.  Used by the syntax of vhlo's attributes, which write numbers as builtin's, by its
bytecode, and by the conversions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin import float_types, types
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.integer import int_of_digits
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedTensorType
from mlirkit.builtin.types import ComplexType, FunctionType, IndexType, IntegerType, TupleType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.dialect import LiveDialect

Encoding = Callable[[Any], Attribute | None]

# Names other than a builtin name with a version.
_SPECIAL = {
    "bool_v1": integer_type(1),
    "tf31_v1": float_types.TF32,
    "index_v1": types.INDEX,
    "none_v1": types.NONE,
}
_SPECIAL_NAMES: dict[Type, str] = {type: name for name, type in _SPECIAL.items()}


def elementary_builtin(mnemonic: str) -> Type | None:
    """The builtin type of an elementary vhlo type, by mnemonic."""
    special = _SPECIAL.get(mnemonic)
    if special is not None:
        return special
    name = mnemonic.removesuffix("_v1")
    if name in float_types.FLOAT_TYPES:
        return float_types.FLOAT_TYPES[name]
    for prefix, signedness in (("ui", types.UNSIGNED), ("i", types.SIGNLESS)):
        if name.startswith(prefix) and name[len(prefix) :].isdigit():
            return integer_type(int_of_digits(name[len(prefix) :]), signedness)
    return None


def elementary_vhlo(type: Type) -> str | None:
    """The mnemonic of the vhlo type for an elementary builtin type."""
    special = _SPECIAL_NAMES.get(type)
    if special is not None:
        return special
    if isinstance(type, FloatType):
        return f"{type.keyword}_v1"
    if isinstance(type, IntegerType) and not type.is_signed and type.width in (2, 4, 8, 16, 32, 64):
        return f"{'ui' if type.is_unsigned else 'i'}{type.width}_v1"
    return None


def int_width(type: Type) -> int | None:
    """The width of a vhlo integer type, for its bytecode."""
    builtin = elementary_builtin(type.MNEMONIC)
    if isinstance(builtin, IntegerType):
        return builtin.width
    return 64 if isinstance(builtin, IndexType) else None


def float_semantics(type: Type) -> FloatSemantics | None:
    """The format of a vhlo float type, for its bytecode."""
    builtin = elementary_builtin(type.MNEMONIC)
    return builtin.semantics if isinstance(builtin, FloatType) else None


class TypeMap:
    """A map of types, both ways; `other` converts types in neither table (tokens, quantized types).

    Results are cached.  A type without a counterpart maps to None.
    """

    def __init__(
        self,
        vhlo: LiveDialect,
        encoding_to_builtin: Encoding = lambda attribute: attribute,
        encoding_to_vhlo: Encoding = lambda attribute: attribute,
        other_to_builtin: Callable[[Type], Type | None] = lambda type: None,
        other_to_vhlo: Callable[[Type], Type | None] = lambda type: None,
    ) -> None:
        self.vhlo = vhlo
        self._encoding_to_builtin = encoding_to_builtin
        self._encoding_to_vhlo = encoding_to_vhlo
        self._other_to_builtin = other_to_builtin
        self._other_to_vhlo = other_to_vhlo
        self._builtin: dict[Type, Type | None] = {}
        self._vhlo: dict[Type, Type | None] = {}

    def to_builtin(self, type: Type) -> Type | None:
        """The builtin type of a vhlo type."""
        if type not in self._builtin:
            self._builtin[type] = self._to_builtin(type)
        return self._builtin[type]

    def _to_builtin(self, type: Type) -> Type | None:
        if type.DIALECT != "vhlo":
            return None
        elementary = elementary_builtin(type.MNEMONIC)
        if elementary is not None:
            return elementary
        mnemonic = type.MNEMONIC
        values = parameters_of(type)
        if mnemonic == "complex_v1":
            part = self.to_builtin(values[0])
            return None if part is None else ComplexType(element_type=part)
        if mnemonic == "tensor_v1":
            element = self.to_builtin(values[1])
            if element is None:
                return None
            encoding = None if values[2] is None else self._encoding_to_builtin(values[2])
            if encoding is None and values[2] is not None:
                return None
            return RankedTensorType(values[0], element, encoding)
        if mnemonic == "unranked_tensor_v1":
            element = self.to_builtin(values[0])
            return None if element is None else UnrankedTensorType(element_type=element)
        if mnemonic == "buffer_v1":
            element = self.to_builtin(values[1])
            return None if element is None else MemRefType(values[0], element)
        if mnemonic == "func_v1":
            inputs = self.all_to_builtin(values[0])
            outputs = self.all_to_builtin(values[1])
            return None if inputs is None or outputs is None else FunctionType(inputs, outputs)
        if mnemonic == "tuple_v1":
            parts = self.all_to_builtin(values[0])
            return None if parts is None else TupleType(parts)
        return self._other_to_builtin(type)

    def all_to_builtin(self, types: Sequence[Type]) -> list[Type] | None:
        """Several types; None if one has no counterpart."""
        converted = [self.to_builtin(type) for type in types]
        return (
            None
            if any(type is None for type in converted)
            else [type for type in converted if type is not None]
        )

    def to_vhlo(self, type: Type) -> Type | None:
        """The vhlo type of a builtin type."""
        if type not in self._vhlo:
            self._vhlo[type] = self._to_vhlo(type)
        return self._vhlo[type]

    def _to_vhlo(self, type: Type) -> Type | None:
        elementary = elementary_vhlo(type)
        if elementary is not None:
            return self._make(elementary)
        if isinstance(type, ComplexType):
            return self._make_of("complex_v1", [self.to_vhlo(type.element_type)])
        if isinstance(type, RankedTensorType):
            encoding = None if type.encoding is None else self._encoding_to_vhlo(type.encoding)
            if encoding is None and type.encoding is not None:
                return None
            element = self.to_vhlo(type.element_type)
            return None if element is None else self._make("tensor_v1", type.dims, element, encoding)
        if isinstance(type, UnrankedTensorType):
            return self._make_of("unranked_tensor_v1", [self.to_vhlo(type.element_type)])
        if isinstance(type, MemRefType):
            element = self.to_vhlo(type.element_type)
            return None if element is None else self._make("buffer_v1", type.dims, element)
        if isinstance(type, FunctionType):
            inputs = self.all_to_vhlo(type.inputs)
            outputs = self.all_to_vhlo(type.results)
            return None if inputs is None or outputs is None else self._make("func_v1", inputs, outputs)
        if isinstance(type, TupleType):
            parts = self.all_to_vhlo(type.types)
            return None if parts is None else self._make("tuple_v1", parts)
        return self._other_to_vhlo(type)

    def all_to_vhlo(self, types: Sequence[Type]) -> tuple[Type, ...] | None:
        converted = [self.to_vhlo(type) for type in types]
        return (
            None
            if any(type is None for type in converted)
            else tuple([result for result in converted if result is not None])
        )

    def _make(self, mnemonic: str, *parameters: object) -> Type | None:
        cls = self.vhlo.type_class(mnemonic)
        made: Type | None = None if cls is None else cls(*parameters)
        return made

    def _make_of(self, mnemonic: str, parts: list[Type | None]) -> Type | None:
        return None if any(part is None for part in parts) else self._make(mnemonic, *parts)
