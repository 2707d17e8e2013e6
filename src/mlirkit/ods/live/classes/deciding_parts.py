"""The part of an attribute that decides whether it satisfies a condition: mostly its class.

    deciding_kind("(::llvm::isa<::mlir::StringAttr>($_self))")     BY_CLASS
    deciding_part(attribute, BY_CLASS)                            the class of the attribute

Two attributes with the same deciding part both satisfy the condition, or neither does.  If no other verifier
of an operation reads its attributes, its signature contains these parts only (core/signatures.py): functions
that differ in their names have the same signature.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, OpaqueAttr, TypeAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.core.attribute import Attribute
from mlirkit.support.late_regex import LateRegex

# The deciding part of an attribute: the attribute itself, its class, the class of the type in a TypeAttr, the
# type of an IntegerAttr, the common class of an array's elements, or nothing: any attribute satisfies the
# condition.
BY_WHOLE: Final = 0
BY_CLASS: Final = 1
BY_CLASS_OF_TYPE: Final = 2
BY_TYPE: Final = 3
BY_CLASS_OF_ELEMENTS: Final = 4
BY_NOTHING: Final = 5

# The deciding part of every attribute of kind BY_NOTHING.
_NOTHING: Final = object()

# Tests for C++ attribute classes that correspond to one Python class, or to several.
_CLASSES: Final = (
    r"::llvm::isa<::mlir::(?:(?:String|Unit|FlatSymbolRef|SymbolRef|Type|Typed|Elements|Array|Dictionary"
    r"|AffineMap)Attr|DenseI(?:8|16|32|64)ArrayAttr|\w+::\w+Attr)>"
)
_OF_CLASS: Final = LateRegex(rf"\(*{_CLASSES}\(\$_self\)\)*")
_OF_CLASS_OF_TYPE: Final = LateRegex(
    r"\(*::llvm::isa<::mlir::TypeAttr>\(\$_self\)\)*"
    r"(?: && \(*(?:true|::llvm::isa<::mlir::(?:Type|FunctionType|MemRefType|LLVM::LLVMFunctionType)>"
    r"\(::llvm::cast<::mlir::TypeAttr>\(\$_self\)\.getValue\(\)\))\)*)+"
)
_OF_TYPE: Final = LateRegex(
    r"\(*::llvm::isa<::mlir::IntegerAttr>\(\$_self\)\)* && "
    r"\(*::llvm::cast<::mlir::IntegerAttr>\(\$_self\)\.getType\(\)\.is\w*Integer\(\d+\)\)*"
)
_OF_CLASS_OF_ELEMENTS: Final = LateRegex(
    r"\(*::llvm::isa<::mlir::ArrayAttr>\(\$_self\)\)* && "
    r"\(::llvm::all_of\(::llvm::cast<::mlir::ArrayAttr>\(\$_self\), "
    rf"\[&\]\(::mlir::Attribute attr\) \{{ return attr && \(*{_CLASSES}\(attr\)\)*; \}}\)\)"
)


def deciding_kind(condition: str) -> int:
    """The part of an attribute that decides whether it satisfies a condition over `$_self`."""
    if " && " not in condition:
        return BY_CLASS if _OF_CLASS.fullmatch(condition) else BY_WHOLE
    # The class that the condition begins with tells the expressions apart: each takes time to compile.
    head = condition.lstrip("(")
    if head.startswith("::llvm::isa<::mlir::TypeAttr>"):
        return BY_CLASS_OF_TYPE if _OF_CLASS_OF_TYPE.fullmatch(condition) else BY_WHOLE
    if head.startswith("::llvm::isa<::mlir::IntegerAttr>"):
        return BY_TYPE if _OF_TYPE.fullmatch(condition) else BY_WHOLE
    if head.startswith("::llvm::isa<::mlir::ArrayAttr>"):
        return BY_CLASS_OF_ELEMENTS if _OF_CLASS_OF_ELEMENTS.fullmatch(condition) else BY_WHOLE
    return BY_WHOLE


def deciding_part(attribute: Attribute, decides: int) -> object | None:
    """The deciding part of an attribute, to be compared by identity; None if it is the whole attribute."""
    if decides == BY_CLASS:
        # An opaque attribute satisfies conditions of any class.
        return None if isinstance(attribute, OpaqueAttr) else type(attribute)
    if decides == BY_CLASS_OF_TYPE:
        if not isinstance(attribute, TypeAttr) or isinstance(attribute.type, OpaqueType):
            return None
        return type(attribute.type)
    if decides == BY_TYPE:
        return attribute.type if isinstance(attribute, IntegerAttr) else None
    if decides == BY_NOTHING:
        return _NOTHING
    if not isinstance(attribute, ArrayAttr):
        return None
    common: type[Attribute] | None = None
    for element in attribute.elements:
        if common is None:
            if isinstance(element, OpaqueAttr):
                return None
            common = type(element)
        elif type(element) is not common:
            return None
    return common


class DecidingParts:
    """The deciding parts of an operation's attributes, by the kinds of their conditions."""

    __slots__ = ("_kinds",)

    def __init__(self, kinds: Mapping[str, int]) -> None:
        self._kinds = kinds

    def part(self, name: str, attribute: Attribute) -> object:
        """The deciding part of the attribute `name`, by which signatures compare it."""
        kind = self._kinds.get(name, BY_WHOLE)
        if kind == BY_WHOLE:
            return attribute
        part = deciding_part(attribute, kind)
        return attribute if part is None else part
