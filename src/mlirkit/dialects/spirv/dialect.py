"""The spirv dialect: its definitions, and the types and attributes that upstream defines in C++ alone."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.spirv.attributes import ATTRIBUTES
from mlirkit.dialects.spirv.structs import StructType
from mlirkit.dialects.spirv.types import TYPES
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.model import Definitions


class SPIRVDialect(LiveDialect):
    """Adds `!spirv.ptr`, `#spirv.vce` and the like."""

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


DIALECT_CLASS = SPIRVDialect
