"""The operands that branches of spirv pass to their successors."""

from __future__ import annotations

from mlirkit.dialects.branches import Branch, Switch
from mlirkit.dialects.declared import spirv
from mlirkit.ods.live.hooks import interface

interface(spirv.BranchOp, "BranchOpInterface")(Branch("targetOperands"))
interface(spirv.BranchConditionalOp, "BranchOpInterface")(Branch("trueTargetOperands", "falseTargetOperands"))
interface(spirv.SwitchOp, "BranchOpInterface")(
    Switch("defaultOperands", "targetOperands", "case_operand_segments")
)
