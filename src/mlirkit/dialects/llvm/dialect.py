"""The llvm dialect: its definitions, and the types that upstream defines in C++ alone."""

from __future__ import annotations

from mlirkit.dialects.llvm.types import BARE_TYPES
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.model import Definitions


class LLVMDialect(LiveDialect):
    """Adds `!llvm.void` and the like."""

    def __init__(self, name: str, definitions: Definitions, module_name: str = "") -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        self.types.update(BARE_TYPES)


DIALECT_CLASS = LLVMDialect
