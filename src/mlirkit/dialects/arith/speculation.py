"""Which divisions may run where they would not have run."""

from __future__ import annotations

from mlirkit.dialects.divisions import Division
from mlirkit.ods.live.hooks import interface

for _name in ("divui", "ceildivui"):
    interface(f"arith.{_name}", "ConditionallySpeculatable")(Division(False))
for _name in ("divsi", "ceildivsi"):
    interface(f"arith.{_name}", "ConditionallySpeculatable")(Division(True))
