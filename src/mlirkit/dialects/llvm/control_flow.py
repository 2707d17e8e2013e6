"""Operands that branches of llvm pass to their successors."""

from __future__ import annotations

from mlirkit.dialects.branches import Branch, Cases, Switch
from mlirkit.dialects.declared import llvm
from mlirkit.ods.live.hooks import interface

interface(llvm.BrOp, "BranchOpInterface")(Branch("destOperands"))
interface(llvm.CondBrOp, "BranchOpInterface")(Branch("trueDestOperands", "falseDestOperands"))
interface(llvm.InvokeOp, "BranchOpInterface")(Branch("normalDestOperands", "unwindDestOperands"))
interface(llvm.IndirectBrOp, "BranchOpInterface")(Cases("succOperands", "indbr_operand_segments"))
interface(llvm.SwitchOp, "BranchOpInterface")(
    Switch("defaultOperands", "caseOperands", "case_operand_segments")
)
