"""`AttrBuilder`: builders of attributes from Python values, by the names of attributes in definitions.

    @register_attribute_builder("MyAttr")
    def my_attr(value, context): ...

Constructors of operations use a builder that is registered here for attributes of its name.  The builders
below are upstream's, for scripts that look them up; constructors have their own equivalents.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.builtin.attributes import UNIT, ArrayAttr, BoolAttr, FloatAttr, TypeAttr
from mlirkit.builtin.checked_values import dense_array_of_values, integer_of
from mlirkit.builtin.dense import DenseBoolArrayAttr
from mlirkit.builtin.float_types import F32, F64
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import INDEX, SIGNED, SIGNLESS, UNSIGNED, integer_type
from mlirkit.core.arguments import expect
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.core.upcalls import elements_from_array

# Called with a value and `context=`.
Builder = Callable[..., Any]


class AttrBuilder:
    """The builders by name."""

    @staticmethod
    def contains(attribute_kind: str) -> bool:
        return attribute_kind in _BUILDERS or _finders_builder(attribute_kind) is not None

    @staticmethod
    def get(attribute_kind: str) -> Builder:
        builder = _BUILDERS.get(attribute_kind) or _finders_builder(attribute_kind)
        if builder is None:
            raise KeyError(attribute_kind)
        return builder

    @staticmethod
    def insert(
        attribute_kind: str, attr_builder: Builder, replace: bool = False, allow_existing: bool = False
    ) -> None:
        """Add a builder; a registered one stays (`allow_existing`), is replaced, or is an error."""
        registered = _BUILDERS.get(attribute_kind)
        if registered is not None and not replace:
            if allow_existing:
                return
            raise RuntimeError(
                f"Attribute builder for '{attribute_kind}' is already registered with func: {registered}"
            )
        _BUILDERS[attribute_kind] = attr_builder
        _registered.add(attribute_kind)


# Further sources of builders: those of attributes that definitions of loaded dialects name.
BUILDER_FINDERS: Final[list[Callable[[str], Builder | None]]] = []


def _finders_builder(kind: str) -> Builder | None:
    for find in BUILDER_FINDERS:
        builder = find(kind)
        if builder is not None:
            return builder
    return None


def register_attribute_builder(
    kind: str, replace: bool = False, allow_existing: bool = False
) -> Callable[[Builder], Builder]:
    """Decorate a function `(value, context) -> Attribute` that makes attributes of the name `kind`."""
    expect(kind, str, "register_attribute_builder", "kind")

    def decorate(builder: Builder) -> Builder:
        AttrBuilder.insert(kind, builder, replace=replace, allow_existing=allow_existing)
        return builder

    return decorate


def function_name(kind: str) -> str:
    """The name of the builder of `kind` in upstream's modules, in lower case: `_arith_cmpipredicateattr`."""
    return f"_{kind.lower()}"


def builder_called(name: str) -> Builder | None:
    """The built-in builder that upstream's `ir` calls `name`, such as `_denseI64ArrayAttr`."""
    kinds = [kind for kind in _BUILDERS if function_name(kind) == name.lower()]
    return _BUILDERS[kinds[0]] if kinds else None


def known_builder(kind: str) -> Builder | None:
    """The built-in or registered builder of `kind`, without those of definitions."""
    return _BUILDERS.get(kind)


def registered_builder(kind: str) -> Builder | None:
    """The builder that a program has registered for `kind`; None for the built-in ones."""
    return _BUILDERS[kind] if kind in _registered else None


def _of(make: Callable[[Any], Any]) -> Builder:
    return lambda value, context=None: make(value)


def _array_of(make: Callable[[Any], Any]) -> Builder:
    return lambda value, context=None: ArrayAttr([make(element) for element in value])


def _integer(type: Type) -> Callable[[Any], Attribute]:
    return lambda value: integer_of(type, value)


def _dense(type: Type) -> Callable[[Any], Attribute]:
    return lambda value: dense_array_of_values(type, value)


def _elements(type: Type) -> Callable[[Any], Attribute]:
    def make(value: Any) -> Attribute:
        made: Attribute = elements_from_array(value, True, type, None, False)
        return made

    return make


def _symbol(value: Any) -> Attribute:
    return SymbolRefAttr.get(value) if isinstance(value, list) else FlatSymbolRefAttr(value)


def _boolean(value: Any) -> Any:
    return BoolAttr.get(value)


def _unit(value: Any) -> Attribute | None:
    return UNIT if value else None


def _f32(value: Any) -> Attribute:
    return FloatAttr.get(F32, value)


def _f64(value: Any) -> Attribute:
    return FloatAttr.get(F64, value)


_INTEGERS: Final[dict[str, Callable[[Any], Attribute]]] = {
    f"{prefix}{width}": _integer(integer_type(width, signedness))
    for prefix, signedness in (("I", SIGNLESS), ("SI", SIGNED), ("UI", UNSIGNED))
    for width in (1, 8, 16, 32, 64)
}

_ELEMENTS: Final[dict[str, Callable[[Any], Any]]] = {
    "BoolAttr": _boolean,
    "DictAttr": DictionaryAttr,
    "F32Attr": _f32,
    "F64Attr": _f64,
    "FlatSymbolRefAttr": FlatSymbolRefAttr,
    "StrAttr": _of(StringAttr.get),
    "SymbolRefAttr": _symbol,
    "TypeAttr": TypeAttr,
    "AffineMapAttr": AffineMapAttr,
    "I32Attr": _INTEGERS["I32"],
    "I64Attr": _INTEGERS["I64"],
}

_BUILDERS: Final[dict[str, Builder]] = {
    **{f"{name}Attr": _of(make) for name, make in _INTEGERS.items()},
    **{name: _of(make) for name, make in _ELEMENTS.items()},
    **{name.replace("Attr", "ArrayAttr"): _array_of(make) for name, make in _ELEMENTS.items()},
    "ArrayAttr": _of(ArrayAttr),
    "DictionaryAttr": _of(DictionaryAttr),
    "IndexAttr": _of(_integer(INDEX)),
    "IntegerSetAttr": _of(IntegerSetAttr),
    "MemRefTypeAttr": _of(TypeAttr),
    "SymbolNameAttr": _of(StringAttr),
    "UnitAttr": _of(_unit),
    "I64SmallVectorArrayAttr": _array_of(_INTEGERS["I64"]),
    "IndexListArrayAttr": _array_of(lambda row: ArrayAttr([_INTEGERS["I64"](index) for index in row])),
    "DenseBoolArrayAttr": _of(DenseBoolArrayAttr.get),
    **{f"DenseI{width}ArrayAttr": _of(_dense(integer_type(width))) for width in (8, 16, 32, 64)},
    "DenseF32ArrayAttr": _of(_dense(F32)),
    "DenseF64ArrayAttr": _of(_dense(F64)),
    "F64ElementsAttr": _of(_elements(F64)),
    "I32ElementsAttr": _of(_elements(integer_type(32))),
    "I64ElementsAttr": _of(_elements(integer_type(64))),
    "IndexElementsAttr": _of(_elements(INDEX)),
}

_registered: Final[set[str]] = set()
