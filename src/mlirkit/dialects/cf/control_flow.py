"""What branches of cf pass to their successors."""

from __future__ import annotations

from mlirkit.dialects.branches import Branch, Switch
from mlirkit.ods.live.hooks import interface

interface("cf.br", "BranchOpInterface")(Branch("destOperands"))
interface("cf.cond_br", "BranchOpInterface")(Branch("trueDestOperands", "falseDestOperands"))
interface("cf.switch", "BranchOpInterface")(
    Switch("defaultOperands", "caseOperands", "case_operand_segments")
)
