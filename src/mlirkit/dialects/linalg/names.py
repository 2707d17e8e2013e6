"""Names that results and region arguments of linalg print with: `%mapped`, `%in`, `%out`."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.operation_parts import inherent_of
from mlirkit.core.region import Region
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.value_names import name_first_results
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import SetName, block_names

name_first_results(
    "linalg",
    {
        "broadcast": "broadcasted",
        "map": "mapped",
        "pack": "pack",
        "reduce": "reduced",
        "transpose": "transposed",
        "unpack": "unpack",
    },
)


@block_names(linalg.GenericOp, linalg.MapOp, linalg.ReduceOp)
def name_elements(region: Region, set_name: SetName) -> None:
    """Name the arguments for inputs `%in`, and for outputs `%out` in generic, `%init` in other operations."""
    op = region.parent_op
    block = region.first_block
    if block is None or op is None:
        return
    count = op.operand_count
    if isinstance(op, linalg.GenericOp):
        sizes = inherent_of(op, OPERAND_SIZES)
        inputs = sizes.values[0] if isinstance(sizes, DenseI32ArrayAttr) else 0
    else:
        inputs = count - 1 if isinstance(op, linalg.MapOp) else count // 2
    output = "out" if isinstance(op, linalg.GenericOp) else "init"
    for place, argument in enumerate(block.args):
        set_name(argument, "in" if place < inputs else output)
