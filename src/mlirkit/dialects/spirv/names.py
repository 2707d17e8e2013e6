"""Names that results of spirv print with: `%cst3_i32`, `%true`, `%cst_vec_4xf32`, `%v0_addr`."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.dialects.declared import spirv
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(spirv.ConstantOp)
def name_constant(op: spirv.ConstantOp, set_name: SetName) -> None:
    """Mirrors ConstantOp::getAsmResultNames."""
    result = op.constant
    value = op.value_attr
    type = result.type
    name = "cst"
    if isinstance(value, IntegerAttr) and isinstance(type, IntegerType):
        if type.width == 1:
            set_name(result, "true" if value.value else "false")
            return
        name += str(value.value)
    if isinstance(type, IntegerType | FloatType):
        name += f"_{type}"
    if isinstance(type, VectorType):
        name += f"_vec_{type.shape[0]}"
        if isinstance(type.element_type, IntegerType | FloatType):
            name += f"x{type.element_type}"
    set_name(result, name)


@result_names(spirv.AddressOfOp)
def name_address(op: spirv.AddressOfOp, set_name: SetName) -> None:
    set_name(op.pointer, f"{op.variable.path[0]}_addr")
