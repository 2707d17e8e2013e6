"""The llvm dialect: its definitions, the types that upstream defines only in C++, and the verification of its
attributes on operations of any dialect: data layouts, and attributes of parameters."""

from __future__ import annotations

from typing import ClassVar

from mlirkit.builtin.types import OpaqueType
from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.llvm.call_checks import verify_argument_attribute, verify_result_attribute
from mlirkit.dialects.llvm.data_layout import layout_problem
from mlirkit.dialects.llvm.types import BARE_TYPES
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class


@dialect_class("llvm")
class LLVMDialect(LiveDialect):
    """Adds `!llvm.void` and the like, and verifies attributes of operations and parameters."""

    UNKNOWN_TYPE = "unknown LLVM type: {}"
    ALLOWS_UNKNOWN_OPERATIONS = True
    # Names of upstream's bindings.
    ALIASES: ClassVar[dict[str, str]] = {"PointerType": "LLVMPointerType", "StructType": "LLVMStructType"}

    def parse_type(self, parser: DialectAsmParser) -> Type:
        text = parser.parse_optional_symbol_spec_of(BARE_TYPES)
        if text is not None:
            return OpaqueType(self.name, text)
        at = parser.current_location()
        if parser.parse_optional_type() is not None:
            raise parser.error("unexpected type, expected keyword", at)
        type: Type = LiveDialect.parse_type(self, parser)
        return type

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """Mirrors LLVMDialect::verifyOperationAttribute."""
        if name != "llvm.data_layout":
            return
        if not isinstance(attribute, StringAttr):
            raise op.op_error("expected 'llvm.data_layout' to be a string attributes")
        problem = layout_problem(attribute.value)
        if problem is not None:
            raise op.op_error(f"invalid data layout descriptor: {problem}\n")

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors LLVMDialect::verifyRegionArgAttribute."""
        verify_argument_attribute(op, arg_index, name, attribute)

    def verify_region_result_attribute(
        self, op: Operation, region_index: int, result_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors LLVMDialect::verifyRegionResultAttribute."""
        verify_result_attribute(op, result_index, name, attribute)
