"""Names that results of arith print with: `%c0_i32`, `%true`, `%cst`."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_width
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.matchers import constant_value
from mlirkit.dialects.declared import arith, vector
from mlirkit.folding.ap_int import APInt
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(arith.ConstantOp)
def name_constant(op: arith.ConstantOp, set_name: SetName) -> None:
    """Mirrors ConstantOp::getAsmResultNames."""
    value, result = op.value, op.result
    type = result.type
    if not isinstance(value, IntegerAttr):
        set_name(result, "cst")
    elif not isinstance(type, IntegerType):
        set_name(result, f"c{signed(value)}")
    elif type.width == 1:
        set_name(result, "true" if value.value else "false")
    else:
        set_name(result, f"c{signed(value)}_{type}")


def signed(value: IntegerAttr) -> int:
    """The number as APInt prints it, whatever the signedness of its type."""
    return APInt(value.number, integer_width(value.type)).signed


@result_names(arith.MulIOp)
def name_product(op: arith.MulIOp, set_name: SetName) -> None:
    """Mirrors MulIOp::getAsmResultNames: a multiple of `vector.vscale` is `%c4_vscale`."""
    result = op.result
    if not isinstance(result.type, IndexType):
        return
    for factor, scale in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        if isinstance(scale.defining_op, vector.VectorScaleOp):
            value = constant_value(factor)
            if isinstance(value, IntegerAttr):
                set_name(result, f"c{value.value}_vscale")
                return
