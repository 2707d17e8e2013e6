"""The spirv dialect as a whole: its errors for unknown attributes and types, and its attributes on operations
of any dialect: environments, entry points, interfaces of functions."""

from __future__ import annotations

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import spirv
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.support.diagnostics import MLIRError


@dialect_class("spirv")
class SPIRVDialect(LiveDialect):
    """Verifies operations and regions with its attributes."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def parse_attribute(self, parser: DialectAsmParser, type: Type | None) -> Attribute:
        if type is not None:
            raise parser.error("unexpected type", parser.name_location())
        mnemonic = parser.parse_mnemonic()
        cls = self.attribute_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown SPIR-V attribute kind: {mnemonic}", parser.name_location())
        attribute: Attribute = cls.parse_value(parser, None)
        return attribute

    def parse_type(self, parser: DialectAsmParser) -> Type:
        mnemonic = parser.parse_mnemonic()
        cls = self.type_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown SPIR-V type: {mnemonic}", parser.name_location())
        type: Type = cls.parse_value(parser)
        return type

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """Mirrors SPIRVDialect::verifyOperationAttribute."""
        if name == "spirv.entry_point_abi":
            if not isinstance(attribute, spirv.EntryPointABIAttr):
                raise op.error(f"'{name}' attribute must be an entry point ABI attribute")
        elif name == "spirv.target_env":
            if not isinstance(attribute, spirv.TargetEnvAttr):
                raise op.error(f"'{name}' must be a spirv::TargetEnvAttr")
        else:
            raise op.error(f"found unsupported '{name}' attribute on operation")

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors SPIRVDialect::verifyRegionArgAttribute."""
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
        """Mirrors SPIRVDialect::verifyRegionResultAttribute."""
        if not isinstance(op, spirv.GraphARMOp):
            raise op.error(
                "cannot attach SPIR-V attributes to region result which is not part of a "
                "spirv::GraphARMOp type"
            )
        function = op.info.interfaces_at_hand["FunctionOpInterface"]
        _verify_interface(op, function.result_types(op)[result_index], name, attribute)


def _verify_interface(op: Operation, type: Type, name: str, value: Attribute) -> None:
    """Mirrors verifyRegionAttribute."""
    problem = ""
    if name == "spirv.interface_var_abi":
        if not isinstance(value, spirv.InterfaceVarABIAttr):
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
