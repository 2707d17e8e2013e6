"""Names that block arguments of mhlo print with."""

from __future__ import annotations

from mlirkit.core.region import Region
from mlirkit.dialects.chlo.asm import name_arguments
from mlirkit.dialects.stablehlo.names import name_while_arguments
from mlirkit.ods.live.hooks import SetName, block_names
from mlirkit_dialects.mhlo import classes as mhlo

block_names(mhlo.WhileOp)(name_while_arguments)


@block_names(mhlo.ScanOp)
def name_scan_arguments(region: Region, set_name: SetName) -> None:
    op = region.parent_op
    name_arguments(region, len(op.inputs) if isinstance(op, mhlo.ScanOp) else 0, set_name)
