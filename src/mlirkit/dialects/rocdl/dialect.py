"""The rocdl dialect: its definitions, next to which operations may be unknown."""

from __future__ import annotations

from mlirkit.ods.live.dialect import LiveDialect


class ROCDLDialect(LiveDialect):
    """As all dialects that stand for LLVM's intrinsics, it lets unknown operations be."""

    ALLOWS_UNKNOWN_OPERATIONS = True


DIALECT_CLASS = ROCDLDialect
