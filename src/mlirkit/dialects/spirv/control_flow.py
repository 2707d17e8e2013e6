"""What branches of spirv pass to their successors."""

from __future__ import annotations

from mlirkit.dialects.branches import Branch, Switch
from mlirkit.ods.live.hooks import interface

interface("spirv.Branch", "BranchOpInterface")(Branch("targetOperands"))
interface("spirv.BranchConditional", "BranchOpInterface")(Branch("trueTargetOperands", "falseTargetOperands"))
interface("spirv.Switch", "BranchOpInterface")(
    Switch("defaultOperands", "targetOperands", "case_operand_segments")
)
