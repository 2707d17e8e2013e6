"""C++ functions of `mlir::smt` that definitions call: tests for types of values."""

from __future__ import annotations

from typing import Final

from mlirkit.core.attribute import Type
from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.hooks import cpp_name

is_value_type: Final = HasMnemonic("smt", "bool", "int", "bv", "array", "sort", "func")
_is_function: Final = HasMnemonic("smt", "func")

cpp_name("function", "smt::isAnySMTValueType")(is_value_type)


@cpp_name("function", "smt::isAnyNonFuncSMTValueType")
def is_value_type_but_function(type: Type) -> bool:
    """Mirrors isAnyNonFuncSMTValueType."""
    return is_value_type(type) and not _is_function(type)
