"""Names results and block arguments of stablehlo print with."""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.dialects.declared import stablehlo
from mlirkit.ods.live.hooks import SetName, block_names, result_names


@result_names(stablehlo.ConstantOp)
def name_constant(op: Operation, set_name: SetName) -> None:
    """Scalars of integers are `%c`, all else `%cst`."""
    value: Any = op.inherent("value")
    integer = getattr(value, "element_type", None).__class__.__name__ == "IntegerType"
    set_name(op.result_values()[0], "c" if integer else "cst")


@block_names(stablehlo.WhileOp)
def name_while_arguments(region: Region, set_name: SetName) -> None:
    block = region.first_block
    if block is not None:
        for argument in block.args:
            set_name(argument, "iterArg")
