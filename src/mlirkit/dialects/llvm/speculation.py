"""Which divisions may run where they would not have run."""

from __future__ import annotations

from mlirkit.dialects.divisions import Division
from mlirkit.ods.live.hooks import interface

interface("llvm.udiv", "ConditionallySpeculatable")(Division(False))
interface("llvm.sdiv", "ConditionallySpeculatable")(Division(True))
