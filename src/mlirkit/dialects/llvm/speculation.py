"""Which divisions may run where they would not have run."""

from __future__ import annotations

from mlirkit.dialects.declared import llvm
from mlirkit.dialects.divisions import Division
from mlirkit.ods.live.hooks import interface

interface(llvm.UDivOp, "ConditionallySpeculatable")(Division(False))
interface(llvm.SDivOp, "ConditionallySpeculatable")(Division(True))
