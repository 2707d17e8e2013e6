"""The kind of a declared attribute, in the spelling of layout tables.

    kind    ::= class | number | `array` [`<` kind `>`] | `dense<` number `>` | `#` dialect `.` name
    class   ::= `string` | `unit` | `type` | `symbol` | ...          builtin's
    number  ::= `int` | (`i` | `si` | `ui`) width | `index` | `float` | `f32` | ...     [`{` values `}`]
    values  ::= first `-` last | value (`,` value)* | `&` mask

A kind distinguishes attributes that are known only by their position; it omits other constraints of a
definition, for example a range of numbers that is no enum.  The empty kind, "", is any attribute.  It is
computed from the definition's storage class and from the leaves of its predicate.  builtin/attribute_kind.py
checks it.
"""

from __future__ import annotations

import re

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.definitions import Definitions
from mlirkit.ods.model.enum_info import EnumInfo
from mlirkit.ods.model.predicate import And, Concat, CPred, Predicate, SubstLeaves

# Kinds by builtin C++ class.
_CLASSES = {
    "AffineMapAttr": "map",
    "ArrayAttr": "array",
    "BoolAttr": "i1",
    "DenseBoolArrayAttr": "dense<i1>",
    "DenseElementsAttr": "elements",
    "DenseF32ArrayAttr": "dense<f32>",
    "DenseF64ArrayAttr": "dense<f64>",
    "DenseI16ArrayAttr": "dense<i16>",
    "DenseI32ArrayAttr": "dense<i32>",
    "DenseI64ArrayAttr": "dense<i64>",
    "DenseI8ArrayAttr": "dense<i8>",
    "DenseIntElementsAttr": "elements",
    "DenseIntOrFPElementsAttr": "elements",
    "DictionaryAttr": "dictionary",
    "ElementsAttr": "elements",
    "FlatSymbolRefAttr": "flat_symbol",
    "FloatAttr": "float",
    "IntegerAttr": "int",
    "IntegerSetAttr": "set",
    "StringAttr": "string",
    "SymbolRefAttr": "symbol",
    "TypeAttr": "type",
    "UnitAttr": "unit",
}
# `isa<X>($_self)`, and `$_self.isa<X>()` of releases up to 17.
_CLASS = re.compile(r"^(?:::)?(?:llvm::isa<(.*)>\(\$_self\)|\$_self\.(?:template )?isa<(.*)>\(\))$")
_INTEGER = re.compile(r"\bis(Signless|Signed|Unsigned)Integer\((\d+)\)$")
_FLOAT = re.compile(r"\bis(B?F\d+)\(\)$")
_SIGNS = {"Signless": "i", "Signed": "si", "Unsigned": "ui"}


def attribute_kind(attribute: Attribute, definitions: Definitions) -> str:
    """The kind of a declared attribute, without its decorations; "" if it may be any attribute."""
    inner = attribute.innermost
    if inner.attr_name and not inner.attr_name.startswith("builtin."):
        return f"#{inner.attr_name}"
    if "EnumAttr" in inner.classes:
        return _of_class(inner.storage_type, definitions)
    if inner.enum is not None and "StrEnumAttr" not in inner.enum.classes:
        return f"i{inner.enum.bit_width}{_values(inner.enum)}"
    return _of_predicate(inner.predicate, definitions) or _of_class(inner.storage_type, definitions)


def _of_predicate(predicate: Predicate, definitions: Definitions) -> str:
    """The kind of the attributes that satisfy a predicate; "" if its leaves do not determine one."""
    leaves: list[str] = []
    element: Predicate | None = None
    pending: list[Predicate] = [predicate]
    for node in pending:  # grows while we walk it
        if isinstance(node, CPred):
            leaves.append(_bare(node.expression))
        elif isinstance(node, And):
            pending += node.children
        elif isinstance(node, Concat) and isinstance(node.child, SubstLeaves):
            element = node.child.child
        elif isinstance(node, SubstLeaves):
            pending.append(node.child)
    kind = ""
    for leaf in leaves:
        match = _CLASS.match(leaf)
        if match is not None and not kind:
            kind = _of_class(match.group(1) or match.group(2), definitions)
    if kind == "array" and element is not None:
        inner = _of_predicate(element, definitions)
        return f"array<{inner}>" if inner else kind
    if kind in ("int", "float"):
        return next((number for number in map(_number, leaves) if number), kind)
    return kind


def _bare(expression: str) -> str:
    """A leaf's text without enclosing parentheses."""
    text = expression.strip()
    while text.startswith("(") and text.endswith(")"):
        text = text[1:-1].strip()
    return text


def _number(leaf: str) -> str:
    """The type of number that a leaf tests for; "" if it tests something else."""
    match = _INTEGER.search(leaf)
    if match is not None:
        return f"{_SIGNS[match.group(1)]}{match.group(2)}"
    match = _FLOAT.search(leaf)
    if match is not None:
        return match.group(1).lower()
    return "index" if "IndexType>" in leaf else ""


def _of_class(cpp_class: str, definitions: Definitions) -> str:
    """The kind of a C++ class of attributes."""
    name = cpp_class.rpartition("::")[2]
    namespace = cpp_class.removesuffix(name).strip(":").removeprefix("mlir").strip(":")
    if not namespace:
        return _CLASSES.get(name, "")
    for attribute in definitions.attributes.values():
        if attribute.cpp_class_name == name and attribute.cpp_namespace.endswith(namespace):
            # Releases up to 17 have only the C++ names of classes.
            name = attribute.full_name or (
                f"{attribute.dialect_name}.{attribute.mnemonic}" if attribute.mnemonic else ""
            )
            return f"#{name}" if name else ""
    for enum in definitions.enums.values():
        if f"{enum.class_name}Attr" == name and enum.cpp_namespace.endswith(namespace):
            return f"i{enum.bit_width}{_values(enum)}"
    return ""


def _values(enum: EnumInfo) -> str:
    """The numbers of an enum's cases."""
    if enum.is_bit_enum:
        return f"{{&{enum.valid_bits}}}" if enum.valid_bits else ""
    values = sorted({case.value for case in enum.cases})
    if not values or values[0] < 0:
        return ""
    if values == list(range(values[0], values[-1] + 1)):
        return f"{{{values[0]}-{values[-1]}}}"
    return "{" + ",".join(map(str, values)) + "}"
