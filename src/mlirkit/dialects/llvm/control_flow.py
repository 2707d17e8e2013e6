"""What branches of llvm pass to their successors."""

from __future__ import annotations

from mlirkit.dialects.branches import Branch, Cases, Switch
from mlirkit.ods.live.hooks import interface

interface("llvm.br", "BranchOpInterface")(Branch("destOperands"))
interface("llvm.cond_br", "BranchOpInterface")(Branch("trueDestOperands", "falseDestOperands"))
interface("llvm.invoke", "BranchOpInterface")(Branch("normalDestOperands", "unwindDestOperands"))
interface("llvm.indirectbr", "BranchOpInterface")(Cases("succOperands", "indbr_operand_segments"))
interface("llvm.switch", "BranchOpInterface")(
    Switch("defaultOperands", "caseOperands", "case_operand_segments")
)
