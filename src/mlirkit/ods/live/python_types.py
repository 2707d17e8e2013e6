"""Python types of what definitions declare, as annotations over `ir` (mlirkit.ir) and the dialect's classes.

    attribute      what an accessor gives               what may be assigned or passed
    StrAttr        ir.StringAttr                        ir.StringAttr | str
    an enum's      the enum's class                     the class, an int, a str, or an attribute
    UnitAttr       bool                                 bool

The conversions themselves are in conversions.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.model import Attribute, EnumInfo, NamedTypeConstraint, Property

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# Names that every stub defines.
VALUE = "_Value"
VALUES = "_Values"

# By C++ class: the class in `ir`, and the plain Python values that become one.
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
    "DictionaryAttr": ("ir.DictAttr", "Mapping[str, Any]"),
    "FlatSymbolRefAttr": ("ir.FlatSymbolRefAttr", "str | ir.Operation"),
    "FloatAttr": ("ir.FloatAttr", "float"),
    "IntegerAttr": ("ir.IntegerAttr", "int"),
    "StringAttr": ("ir.StringAttr", "str"),
    "SymbolRefAttr": ("ir.SymbolRefAttr", "str | Sequence[str] | ir.Operation"),
    "TypeAttr": ("ir.TypeAttr", "ir.Type"),
    "UnitAttr": ("ir.UnitAttr", "bool"),
}

_CPP_NUMBER = re.compile(r"(?:std::)?(?:u?int\d*(?:_t)?|unsigned|size_t|signed|long|APInt|APSInt)$")
_CPP_FLOAT = re.compile(r"(?:float|double|APFloat)$")
_CPP_STRING = re.compile(r"(?:StringRef|std::string|string|Twine)$")
_CPP_LIST = re.compile(r"(?:ArrayRef|SmallVector|SmallVectorImpl|std::vector)<(.*)>$")
_CPP_OPTIONAL = re.compile(r"(?:std::)?optional<(.*)>$")


def or_none(annotation: str) -> str:
    return f"{annotation} | None"


def operand_read(group: NamedTypeConstraint) -> str:
    """What an operand's accessor gives."""
    if group.constraint.segment_attribute:
        return "list[list[ir.Value]]"
    if group.is_variadic:
        return "ir.OpOperandList"
    return "ir.Value | None" if group.is_optional else "ir.Value"


def operand_given(group: NamedTypeConstraint) -> str:
    """What may be given for an operand, None for an absent one aside."""
    if group.constraint.segment_attribute:
        return f"Sequence[Sequence[{VALUE}]]"
    return VALUES if group.is_variadic else VALUE


def result_read(group: NamedTypeConstraint) -> str:
    """What a result's accessor gives."""
    if group.is_variadic:
        return "ir.OpResultList"
    return "ir.OpResult | None" if group.is_optional else "ir.OpResult"


def result_type_given(group: NamedTypeConstraint) -> str:
    """What stands for a result's type in a constructor."""
    if group.is_variadic:
        return "Sequence[ir.Type]"
    return "ir.Type | None" if group.is_optional else "ir.Type"


def attribute_read(definition: Attribute, dialect: LiveDialect) -> str:
    """What an attribute's accessor gives."""
    if definition.enum is not None:
        read = enum_name(definition.enum, dialect)
    elif definition.is_unit:
        return "bool"
    else:
        read = _storage(definition, dialect)[0]
    return read if definition.is_required else or_none(read)


def attribute_given(definition: Attribute, dialect: LiveDialect) -> str:
    """What may be given for an attribute, None for an absent one aside."""
    if definition.enum is not None:
        return f"{enum_name(definition.enum, dialect)} | int | str | ir.Attribute"
    stored, plain = _storage(definition, dialect)
    return f"{stored} | {plain}" if plain else stored


def _storage(definition: Attribute, dialect: LiveDialect) -> tuple[str, str]:
    name = definition.storage_type.rsplit("::", 1)[-1]
    own = own_class(definition.storage_type, dialect)
    if own:
        return own, ""
    return _STORAGE.get(name, ("ir.Attribute", "Any"))


def own_class(cpp_type: str, dialect: LiveDialect) -> str:
    """The name of the dialect's own attribute or type class that C++ calls so, else ""."""
    for definition in (*dialect.definitions.attributes.values(), *dialect.definitions.types.values()):
        if definition.dialect_name == dialect.name and definition.mnemonic is not None:
            full = canonical(f"{definition.cpp_namespace}::{definition.cpp_class_name}")
            if canonical(cpp_type.strip()) in (full, definition.cpp_class_name):
                return definition.cpp_class_name
    return ""


def enum_name(info: EnumInfo, dialect: LiveDialect) -> str:
    """The enum's class, if the dialect's module has it."""
    for known in dialect.definitions.enums.values():
        if known.class_name == info.class_name:
            return info.class_name
    return "int"


def property_type(definition: Property, dialect: LiveDialect) -> str:
    """What a native property reads as, and may be given as."""
    if definition.enum is not None:
        return enum_name(definition.enum, dialect)
    return {"bool": "bool", "int": "int", "string": "str"}.get(definition.wire_kind, "Any")


def parameter_type(cpp_type: str, info: EnumInfo | None, dialect: LiveDialect) -> str:
    """A parameter of an attribute, type or custom builder, by its C++ type."""
    if info is not None:
        return enum_name(info, dialect)
    text = cpp_type.replace("const ", "").strip().rstrip("&* ").removeprefix("::")
    name = text.removeprefix("mlir::").removeprefix("llvm::")
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
    own = own_class(cpp_type, dialect)
    if own:
        return own
    for known in dialect.definitions.enums.values():
        if canonical(f"{known.cpp_namespace}::{known.class_name}") == canonical(cpp_type.strip()):
            return known.class_name
    return _STORAGE.get(name, ("Any", ""))[0]


def covers(wide: str, narrow: str) -> bool:
    """Is every value of one annotation a value of another, as far as their texts tell?"""
    taken = _alternatives(wide)
    return all(any(_covers_one(each, one) for each in taken) for one in _alternatives(narrow))


def _alternatives(annotation: str) -> set[str]:
    found = set(annotation.split(" | "))
    if VALUES in found:
        found = found - {VALUES} | {f"Sequence[{VALUE}]", VALUE}
    return found


def _covers_one(wide: str, narrow: str) -> bool:
    if wide in (narrow, "Any") or (wide == "ir.Attribute" and narrow.endswith("Attr")):
        return True
    if (wide, narrow) in (("int", "bool"), ("float", "int"), ("float", "bool")):
        return True
    if wide.startswith("Sequence[") and narrow.startswith("Sequence["):
        return covers(wide[len("Sequence[") : -1], narrow[len("Sequence[") : -1])
    return False
