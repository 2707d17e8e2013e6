"""Speculation of divisions: those that cannot divide by zero or overflow may run on other paths."""

from __future__ import annotations

from mlirkit.dialects.declared import arith
from mlirkit.dialects.divisions import Division
from mlirkit.ods.live.hooks import interface

interface(arith.DivUIOp, "ConditionallySpeculatable")(Division(False))
interface(arith.CeilDivUIOp, "ConditionallySpeculatable")(Division(False))
interface(arith.DivSIOp, "ConditionallySpeculatable")(Division(True))
interface(arith.CeilDivSIOp, "ConditionallySpeculatable")(Division(True))
