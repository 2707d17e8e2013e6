"""The ml_program dialect: its definitions, the alias of external values, and a section of no resources."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import Definitions


@dialect_class("ml_program")
class MLProgramDialect(LiveDialect):
    """Values that are external print as `#extern`."""

    def __init__(self, name: str, definitions: Definitions, module_name: str) -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        self.has_resource_section = True

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        return ("extern", False) if getattr(value, "FULL_NAME", "") == "ml_program.extern" else None
