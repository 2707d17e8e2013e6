"""Python types of definitions' parts, as annotations over `ir` (mlirkit.ir) and the dialect's classes.

    attribute      result of the accessor               types that may be assigned or passed
    StrAttr        ir.StringAttr                        ir.StringAttr | str
    an enum's      the enum's class                     the class, an int, a str, or an attribute
    UnitAttr       bool                                 bool

The conversions themselves are in conversions.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.live import hooks
from mlirkit.ods.model import Attribute, EnumInfo, NamedTypeConstraint, Property
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# Names that every stub defines.
VALUE = "_Value"
VALUES = "_Values"

# The class in `ir`, and the plain Python types that convert to it, by C++ class.
_STORAGE: dict[str, tuple[str, str]] = {
    "AffineMapAttr": ("ir.AffineMapAttr", "ir.AffineMap"),
    "ArrayAttr": ("ir.ArrayAttr", "Sequence[Any]"),
    "BoolAttr": ("ir.IntegerAttr", "bool"),
    "DenseArrayAttr": ("ir.DenseArrayAttr", ""),
    "DenseBoolArrayAttr": ("ir.DenseArrayAttr", "Sequence[bool]"),
    "DenseF32ArrayAttr": ("ir.DenseArrayAttr", "Sequence[float]"),
    "DenseF64ArrayAttr": ("ir.DenseArrayAttr", "Sequence[float]"),
    "DenseI16ArrayAttr": ("ir.DenseArrayAttr", "Sequence[int]"),
    "DenseI32ArrayAttr": ("ir.DenseArrayAttr", "Sequence[int]"),
    "DenseI64ArrayAttr": ("ir.DenseArrayAttr", "Sequence[int]"),
    "DenseI8ArrayAttr": ("ir.DenseArrayAttr", "Sequence[int]"),
    "DenseElementsAttr": ("ir.DenseElementsAttr", "Any"),
    "DenseFPElementsAttr": ("ir.DenseFPElementsAttr", "Any"),
    "DenseIntElementsAttr": ("ir.DenseIntElementsAttr", "Any"),
    "DictionaryAttr": ("ir.DictAttr", "Mapping[str, Any]"),
    "ElementsAttr": ("ir.ElementsAttr", "Any"),
    "FlatSymbolRefAttr": ("ir.FlatSymbolRefAttr", "str | ir.Operation"),
    "FloatAttr": ("ir.FloatAttr", "float"),
    "IntegerAttr": ("ir.IntegerAttr", "int"),
    "IntegerSetAttr": ("ir.IntegerSetAttr", "ir.IntegerSet"),
    "StringAttr": ("ir.StringAttr", "str"),
    "SymbolRefAttr": ("ir.SymbolRefAttr", "str | Sequence[str] | ir.Operation"),
    "TypeAttr": ("ir.TypeAttr", "ir.Type"),
    "UnitAttr": ("ir.UnitAttr", "bool"),
}

# The possible types in `ir`, by C++ class.
_TYPES: dict[str, str] = {
    "BaseMemRefType": "ir.MemRefType | ir.UnrankedMemRefType",
    "ComplexType": "ir.ComplexType",
    "FloatType": "ir.FloatType",
    "FunctionType": "ir.FunctionType",
    "IndexType": "ir.IndexType",
    "IntegerType": "ir.IntegerType",
    "MemRefType": "ir.MemRefType",
    "NoneType": "ir.NoneType",
    "RankedTensorType": "ir.RankedTensorType",
    "ShapedType": "ir.ShapedType",
    "TensorType": "ir.RankedTensorType | ir.UnrankedTensorType",
    "TupleType": "ir.TupleType",
    "UnrankedMemRefType": "ir.UnrankedMemRefType",
    "UnrankedTensorType": "ir.UnrankedTensorType",
    "VectorType": "ir.VectorType",
}

# The class of elements, by the name of the array's definition.
_ELEMENTS: dict[str, str] = {
    "AffineMapArrayAttr": "ir.AffineMapAttr",
    "BoolArrayAttr": "ir.BoolAttr",
    "DictArrayAttr": "ir.DictAttr",
    "F32ArrayAttr": "ir.FloatAttr",
    "F64ArrayAttr": "ir.FloatAttr",
    "FlatSymbolRefArrayAttr": "ir.FlatSymbolRefAttr",
    "I32ArrayAttr": "ir.IntegerAttr",
    "I64ArrayAttr": "ir.IntegerAttr",
    "I64SmallVectorArrayAttr": "ir.IntegerAttr",
    "StrArrayAttr": "ir.StringAttr",
    "SymbolRefArrayAttr": "ir.SymbolRefAttr",
    "TypeArrayAttr": "ir.TypeAttr",
}

_CPP_NUMBER = LateRegex(r"(?:std::)?(?:u?int\d*(?:_t)?|unsigned|size_t|signed|long|APInt|APSInt)$")
_CPP_FLOAT = LateRegex(r"(?:float|double|APFloat)$")
_CPP_STRING = LateRegex(r"(?:StringRef|std::string|string|Twine)$")
_CPP_LIST = LateRegex(r"(?:ArrayRef|SmallVector|SmallVectorImpl|std::vector)<(.*)>$")
# Attributes and types of unspecified Python class: interfaces, and classes without a definition.
_CPP_VALUE = LateRegex(r"^[\w:]*(Attr|Type)(?:Interface)?$")
_CPP_OPTIONAL = LateRegex(r"(?:std::)?optional<(.*)>$")


def or_none(annotation: str) -> str:
    return annotation if annotation == "Any" or annotation.endswith(" | None") else f"{annotation} | None"


def operand_read(group: NamedTypeConstraint, dialect: LiveDialect) -> str:
    """The annotation of an operand's accessor."""
    if group.constraint.segment_attribute:
        return "list[list[ir.Value]]"
    if group.is_variadic:
        return "ir.OpOperandList"
    type = value_type(group, dialect)
    read = f"TypedValue[{type}]" if type else "ir.Value"
    return or_none(read) if group.is_optional else read


def value_type(group: NamedTypeConstraint, dialect: LiveDialect) -> str:
    """The types of a value if its C++ accessor returns a TypedValue; else ""."""
    cpp_type = group.constraint.each.cpp_type
    name = cpp_type.strip().removeprefix("::").removeprefix("mlir::")
    return _TYPES.get(name) or own_class(cpp_type, dialect)


def operand_parameter(group: NamedTypeConstraint) -> str:
    """The annotation of an argument for an operand, without None for an absent operand."""
    if group.constraint.segment_attribute:
        return f"Sequence[Sequence[{VALUE}]]"
    return VALUES if group.is_variadic else VALUE


def result_read(group: NamedTypeConstraint, dialect: LiveDialect) -> str:
    """The annotation of a result's accessor."""
    if group.is_variadic:
        return "ir.OpResultList"
    type = value_type(group, dialect)
    read = f"TypedResult[{type}]" if type else "ir.OpResult"
    return or_none(read) if group.is_optional else read


def result_type_parameter(group: NamedTypeConstraint) -> str:
    """The annotation of an argument for a result's type in a constructor."""
    if group.is_variadic:
        return "Sequence[ir.Type]"
    return "ir.Type | None" if group.is_optional else "ir.Type"


def attribute_read(definition: Attribute, dialect: LiveDialect) -> str:
    """The annotation of an attribute's accessor."""
    if definition.enum is not None:
        read = enum_name(definition.enum, dialect)
    elif definition.is_unit:
        return "bool"
    else:
        read = _stored_read(definition, dialect)
    return read if definition.is_required else or_none(read)


def stored_attribute(definition: Attribute, dialect: LiveDialect) -> str:
    """The annotation of the accessor of the attribute object itself, without conversion."""
    storage = _stored_read(definition, dialect)
    return storage if definition.is_required else or_none(storage)


def _stored_read(definition: Attribute, dialect: LiveDialect) -> str:
    """The attribute's class, with the class of elements if the definition has it."""
    stored = _storage(definition, dialect)[0]
    if stored == "ir.ArrayAttr":
        element = _ELEMENTS.get(definition.innermost.known_name)
        return stored if element is None else f"TypedArrayAttr[{element}]"
    if stored == "ir.TypeAttr":
        type = _TYPES.get(definition.innermost.return_type.rpartition("::")[2])
        return stored if type is None else f"TypedTypeAttr[{type}]"
    return stored


def attribute_parameter(definition: Attribute, dialect: LiveDialect) -> str:
    """The annotation of an argument for an attribute, without None for an absent attribute."""
    if definition.enum is not None:
        return f"{enum_name(definition.enum, dialect)} | int | str | ir.Attribute"
    stored, plain = _storage(definition, dialect)
    return f"{stored} | {plain}" if plain else stored


def _storage(definition: Attribute, dialect: LiveDialect) -> tuple[str, str]:
    name = definition.storage_type.rsplit("::", 1)[-1]
    class_name = own_class(definition.storage_type, dialect)
    if class_name:
        return class_name, ""
    return _STORAGE.get(name, ("ir.Attribute", "Any"))


def own_class(cpp_type: str, dialect: LiveDialect) -> str:
    """The name of the dialect's own attribute or type class with this C++ name, else ""."""
    for definition in (*dialect.definitions.attributes.values(), *dialect.definitions.types.values()):
        if definition.dialect_name == dialect.name and definition.mnemonic is not None:
            full = canonical(f"{definition.cpp_namespace}::{definition.cpp_class_name}")
            if canonical(cpp_type.strip()) in (full, definition.cpp_class_name):
                return definition.cpp_class_name
    return ""


def enum_name(info: EnumInfo, dialect: LiveDialect) -> str:
    """The name of the enum's class, if it is in the dialect's module."""
    for enum in dialect.definitions.enums.values():
        if enum.class_name == info.class_name:
            return info.class_name
    return "int"


def property_type(definition: Property, dialect: LiveDialect) -> str:
    """The annotation of a native property, for reading and for arguments."""
    if definition.enum is not None:
        return enum_name(definition.enum, dialect)
    return {"bool": "bool", "int": "int", "string": "str"}.get(definition.wire_kind, "Any")


def parameter_type(cpp_type: str, info: EnumInfo | None, dialect: LiveDialect) -> str:
    """The annotation of a parameter of an attribute, type or custom builder, by its C++ type."""
    if info is not None:
        return enum_name(info, dialect)
    text = cpp_type.replace("const ", "").strip().rstrip("&* ").removeprefix("::")
    name = text.removeprefix("mlir::").removeprefix("llvm::")
    name = hooks.cpp_aliases.get(name) or name
    if name == "bool":
        return "bool"
    for pattern, plain in ((_CPP_NUMBER, "int"), (_CPP_FLOAT, "float"), (_CPP_STRING, "str")):
        if pattern.match(name):
            return plain
    listed = _CPP_LIST.match(name)
    if listed:
        return f"Sequence[{parameter_type(listed.group(1), None, dialect)}]"
    optional = _CPP_OPTIONAL.match(name)
    if optional:
        return or_none(parameter_type(optional.group(1), None, dialect))
    if name in ("Type", "Attribute"):
        return f"ir.{name}"
    if name == "Value":
        return VALUE
    if name in ("ValueRange", "TypeRange"):
        return f"Sequence[{'ir.Type' if name == 'TypeRange' else VALUE}]"
    class_name = own_class(cpp_type, dialect)
    if class_name:
        return class_name
    suffix = f"::{canonical(name)}"
    for enum in dialect.definitions.enums.values():
        if f"::{canonical(f'{enum.cpp_namespace}::{enum.class_name}')}".endswith(suffix):
            return enum.class_name
    if name in _STORAGE:
        return _STORAGE[name][0]
    if name in _TYPES:
        return _TYPES[name]
    if name == "AffineMap":
        return "ir.AffineMap"
    if name.endswith("Loc"):
        return "ir.Location"
    kind = _CPP_VALUE.search(name)
    return "Any" if kind is None else f"ir.{'Type' if kind[1] == 'Type' else 'Attribute'}"


def covers(wide: str, narrow: str) -> bool:
    """Whether every value of one annotation is a value of another, by comparing the texts."""
    wide_types = _alternatives(wide)
    return all(
        any(_covers_one(wide_type, narrow_type) for wide_type in wide_types)
        for narrow_type in _alternatives(narrow)
    )


def _alternatives(annotation: str) -> set[str]:
    alternatives = set(annotation.split(" | "))
    if VALUES in alternatives:
        alternatives = alternatives - {VALUES} | {f"Sequence[{VALUE}]", VALUE}
    return alternatives


def _covers_one(wide: str, narrow: str) -> bool:
    if wide in (narrow, "Any") or (wide == "ir.Attribute" and narrow.endswith("Attr")):
        return True
    if (wide, narrow) in (("int", "bool"), ("float", "int"), ("float", "bool")):
        return True
    if wide.startswith("Sequence[") and narrow.startswith("Sequence["):
        return covers(wide[len("Sequence[") : -1], narrow[len("Sequence[") : -1])
    return False
