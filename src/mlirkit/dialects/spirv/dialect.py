"""The spirv dialect: its definitions, types and attributes that upstream defines only in C++, and its
attributes on operations of any dialect: environments, entry points, interfaces of functions."""

from __future__ import annotations

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.spirv.attributes import ATTRIBUTES, InterfaceVarABIAttr, TargetEnvAttr
from mlirkit.dialects.spirv.structs import StructType
from mlirkit.dialects.spirv.types import TYPES, SPIRVType
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import Definitions
from mlirkit.support.diagnostics import MLIRError


@dialect_class("spirv")
class SPIRVDialect(LiveDialect):
    """Adds `!spirv.ptr`, `#spirv.vce` and the like, and verifies operations and regions with its
    attributes."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def __init__(self, name: str, definitions: Definitions, module_name: str) -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        for cls in (*TYPES, StructType):
            self.types[cls.MNEMONIC] = cls
        for attribute_class in ATTRIBUTES:
            self.attributes[attribute_class.MNEMONIC] = attribute_class

    def parse_attribute(self, parser: DialectAsmParser, type: Type | None) -> Attribute:
        if type is not None:
            raise parser.error("unexpected type", parser.name_location())
        mnemonic = parser.parse_mnemonic()
        cls = self.attribute_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown SPIR-V attribute kind: {mnemonic}", parser.name_location())
        attribute: Attribute = cls.parse_value(parser, None)
        return attribute

    def parse_type(self, parser: DialectAsmParser) -> SPIRVType:
        mnemonic = parser.parse_mnemonic()
        cls = self.types.get(mnemonic)
        if cls is None:
            raise parser.error(f"unknown SPIR-V type: {mnemonic}", parser.name_location())
        type: SPIRVType = cls.parse_value(parser)
        return type

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """As SPIRVDialect::verifyOperationAttribute."""
        if name == "spirv.entry_point_abi":
            if not isinstance(attribute, spirv.EntryPointABIAttr):
                raise op.error(f"'{name}' attribute must be an entry point ABI attribute")
        elif name == "spirv.target_env":
            if not isinstance(attribute, TargetEnvAttr):
                raise op.error(f"'{name}' must be a spirv::TargetEnvAttr")
        else:
            raise op.error(f"found unsupported '{name}' attribute on operation")

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """As SPIRVDialect::verifyRegionArgAttribute."""
        function = op.info.interfaces_at_hand.get("FunctionOpInterface")
        if function is None:
            raise op.error(
                "cannot attach SPIR-V attributes to region argument which is not part of a "
                "FunctionOpInterface type"
            )
        _verify_interface(op, function.argument_types(op)[arg_index], name, attribute)

    def verify_region_result_attribute(
        self, op: Operation, region_index: int, result_index: int, name: str, attribute: Attribute
    ) -> None:
        """As SPIRVDialect::verifyRegionResultAttribute."""
        if not isinstance(op, spirv.GraphARMOp):
            raise op.error(
                "cannot attach SPIR-V attributes to region result which is not part of a "
                "spirv::GraphARMOp type"
            )
        function = op.info.interfaces_at_hand["FunctionOpInterface"]
        _verify_interface(op, function.result_types(op)[result_index], name, attribute)


def _verify_interface(op: Operation, type: Type, name: str, value: Attribute) -> None:
    """As verifyRegionAttribute."""
    problem = ""
    if name == "spirv.interface_var_abi":
        if not isinstance(value, InterfaceVarABIAttr):
            problem = f"'{name}' must be a spirv::InterfaceVarABIAttr"
        elif value.storage_class is not None and not isinstance(type, IntegerType | IndexType | FloatType):
            problem = f"'{name}' attribute cannot specify storage class when attaching to a non-scalar value"
    elif name == "spirv.decoration":
        if not isinstance(value, spirv.DecorationAttr):
            problem = f"'{name}' must be a spirv::DecorationAttr"
    else:
        problem = f"found unsupported '{name}' attribute on region argument"
    if problem:
        raise MLIRError.at(op.diagnostic(problem))
