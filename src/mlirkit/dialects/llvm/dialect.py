"""The llvm dialect: its definitions, the types that upstream defines in C++ alone, and its attributes on
operations of any dialect."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import OpaqueType
from mlirkit.dialects.llvm.parameter_attributes import (
    verify_argument_attribute,
    verify_operation_attribute,
    verify_result_attribute,
)
from mlirkit.dialects.llvm.types import BARE_TYPES
from mlirkit.ods.live.dialect import LiveDialect


class LLVMDialect(LiveDialect):
    """Adds `!llvm.void` and the like."""

    UNKNOWN_TYPE = "unknown LLVM type: {}"
    ALLOWS_UNKNOWN_OPERATIONS = True

    def parse_type(self, parser: Any) -> Any:
        text = parser.full_symbol_spec()
        if text in BARE_TYPES:
            parser.skip_symbol_spec()
            return OpaqueType(self.name, text)
        return LiveDialect.parse_type(self, parser)

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        verify_operation_attribute(op, name, attribute)

    def verify_region_arg_attribute(
        self, op: Any, region_index: int, arg_index: int, name: str, attribute: Any
    ) -> None:
        verify_argument_attribute(op, arg_index, name, attribute)

    def verify_region_result_attribute(
        self, op: Any, region_index: int, result_index: int, name: str, attribute: Any
    ) -> None:
        verify_result_attribute(op, result_index, name, attribute)


DIALECT_CLASS = LLVMDialect
