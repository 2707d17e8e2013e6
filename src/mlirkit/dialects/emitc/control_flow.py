"""Where control flows in the conditionals of emitc."""

from __future__ import annotations

from mlirkit.dialects.declared import emitc
from mlirkit.dialects.region_branches import If, Switch
from mlirkit.ods.live.hooks import interface

interface(emitc.IfOp, "RegionBranchOpInterface")(If())
interface(emitc.SwitchOp, "RegionBranchOpInterface")(Switch())
