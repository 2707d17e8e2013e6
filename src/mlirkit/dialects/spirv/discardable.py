"""Attributes of spirv on operations of any dialect: environments, entry points, interfaces of functions.

Mirror: verifyOperationAttribute, verifyRegionArgAttribute and verifyRegionResultAttribute of SPIRVDialect.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.support.diagnostics import MLIRError


def _kind(value: Any) -> str:
    return f"{getattr(value, 'DIALECT', '')}.{getattr(value, 'MNEMONIC', '')}"


def verify_operation_attribute(op: Any, name: str, value: Any) -> None:
    if name == "spirv.entry_point_abi":
        if _kind(value) != name:
            raise op.emit_error(f"'{name}' attribute must be an entry point ABI attribute")
    elif name == "spirv.target_env":
        if _kind(value) != name:
            raise op.emit_error(f"'{name}' must be a spirv::TargetEnvAttr")
    else:
        raise op.emit_error(f"found unsupported '{name}' attribute on operation")


def verify_argument_attribute(op: Any, index: int, name: str, value: Any) -> None:
    function = op.info.interfaces.get("FunctionOpInterface")
    if function is None:
        raise op.emit_error(
            "cannot attach SPIR-V attributes to region argument which is not part of a FunctionOpInterface "
            "type"
        )
    _verify_value(op, function.argument_types(op)[index], name, value)


def verify_result_attribute(op: Any, index: int, name: str, value: Any) -> None:
    if op.info.name != "spirv.ARM.Graph":
        raise op.emit_error(
            "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type"
        )
    function = op.info.interfaces["FunctionOpInterface"]
    _verify_value(op, function.result_types(op)[index], name, value)


def _verify_value(op: Any, type: Any, name: str, value: Any) -> None:
    """As verifyRegionAttribute."""
    problem = ""
    if name == "spirv.interface_var_abi":
        if _kind(value) != name:
            problem = f"'{name}' must be a spirv::InterfaceVarABIAttr"
        elif "," in str(value).rpartition(")")[2] and not isinstance(
            type, IntegerType | IndexType | FloatType
        ):
            problem = f"'{name}' attribute cannot specify storage class when attaching to a non-scalar value"
    elif name == "spirv.decoration":
        if _kind(value) != name:
            problem = f"'{name}' must be a spirv::DecorationAttr"
    else:
        problem = f"found unsupported '{name}' attribute on region argument"
    if problem:
        raise MLIRError.at(op.diagnostic(problem))
