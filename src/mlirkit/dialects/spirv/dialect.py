"""The spirv dialect: its definitions, what upstream defines in C++ alone, attributes on any operation."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.spirv.attributes import ATTRIBUTES
from mlirkit.dialects.spirv.discardable import (
    verify_argument_attribute,
    verify_operation_attribute,
    verify_result_attribute,
)
from mlirkit.dialects.spirv.structs import StructType
from mlirkit.dialects.spirv.types import TYPES
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.model import Definitions


class SPIRVDialect(LiveDialect):
    """Adds `!spirv.ptr`, `#spirv.vce` and the like."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def __init__(self, name: str, definitions: Definitions, module_name: str) -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        for cls in (*TYPES, StructType):
            self.types[cls.MNEMONIC] = cls
        for attribute_class in ATTRIBUTES:
            self.attributes[attribute_class.MNEMONIC] = attribute_class

    def parse_attribute(self, parser: Any, type: Any) -> Any:
        if type is not None:
            raise parser.error("unexpected type", parser.name_location())
        mnemonic = parser.parse_mnemonic()
        cls = self.attribute_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown SPIR-V attribute kind: {mnemonic}", parser.name_location())
        return cls.parse_value(parser, None)

    def parse_type(self, parser: Any) -> Any:
        mnemonic = parser.parse_mnemonic()
        cls = self.types.get(mnemonic)
        if cls is None:
            raise parser.error(f"unknown SPIR-V type: {mnemonic}", parser.name_location())
        return cls.parse_value(parser)

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


DIALECT_CLASS = SPIRVDialect
