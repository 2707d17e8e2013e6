"""The functions of a module and their types for display: vhlo's types are shown as stablehlo's."""

from __future__ import annotations

from typing import Any, NamedTuple

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.conversion.vhlo_mapping import FUNC_OPS
from mlirkit.conversion.vhlo_values import ValueMap
from mlirkit.conversion.vhlo_versions import split_version
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError

_FROM_FUNC_OPS = {versioned: name for name, versioned in FUNC_OPS.items()}


class Function(NamedTuple):
    """A symbol with a function type; `type` is a FunctionType or a dialect's function type."""

    name: str
    type: Any


def functions_of(module: Any) -> list[Function]:
    """The symbols of a module with a function type, bodies unread."""
    functions: list[Function] = []
    # A module of a damaged file may lack its region or block.
    for op in (op for region in module.regions for block in region.get_blocks() for op in block.ops()):
        name = op.attribute("sym_name")
        type = op.attribute("function_type")
        if name is not None and type is not None:
            converted = without_vhlo(type, module.context)
            plain = converted.value if isinstance(converted, TypeAttr) else converted
            functions.append(Function(str(getattr(name, "value", name)), plain))
    return functions


def argument_types(function: Function) -> list[Any]:
    """The types of a function's arguments; none if the type is no FunctionType."""
    return list(function.type.inputs) if isinstance(function.type, FunctionType) else []


def without_vhlo(value: Any, context: Context) -> Any:
    """An attribute or type of vhlo as stablehlo has it; itself if it is another, or has no counterpart."""
    if value is None or value.DIALECT != "vhlo":
        return value
    values = ValueMap(context)
    try:
        if isinstance(value, Type):
            return values.type_from_vhlo(value)
        return values.attribute_from_vhlo(value)
    except MLIRError:
        return value


def operation_name_without_vhlo(name: str) -> str:
    """`stablehlo.add` of `vhlo.add_v1`; other names as they are."""
    if not name.startswith("vhlo."):
        return name
    versioned = name.removeprefix("vhlo.")
    if versioned == "return_v1":
        # Of a function or of a region, which is another operation.
        return "return"
    return _FROM_FUNC_OPS.get(versioned) or f"stablehlo.{split_version(versioned)[0]}"
