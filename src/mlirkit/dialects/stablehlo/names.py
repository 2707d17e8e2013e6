"""Names that results and block arguments of stablehlo print with."""

from __future__ import annotations

from mlirkit.builtin.types import IntegerType
from mlirkit.core.region import Region
from mlirkit.dialects.declared import stablehlo
from mlirkit.ods.live.hooks import SetName, block_names, result_names


@result_names(stablehlo.ConstantOp)
def name_constant(op: stablehlo.ConstantOp, set_name: SetName) -> None:
    """Name integer constants `%c`, others `%cst`."""
    set_name(op.output, "c" if isinstance(op.value_attr.element_type, IntegerType) else "cst")


@block_names(stablehlo.WhileOp)
def name_while_arguments(region: Region, set_name: SetName) -> None:
    block = region.first_block
    if block is not None:
        for argument in block.args:
            set_name(argument, "iterArg")
