"""The ml_program dialect: its definitions, the alias of external values, and an empty resource section."""

from __future__ import annotations

from mlirkit.core.attribute import AttributeOrType
from mlirkit.dialects.declared import ml_program
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import Definitions


@dialect_class("ml_program")
class MLProgramDialect(LiveDialect):
    """External values print as `#extern`."""

    def __init__(self, name: str, definitions: Definitions, module_name: str) -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        self.has_resource_section = True

    def alias_name(self, value: AttributeOrType) -> tuple[str, bool] | None:
        return ("extern", False) if isinstance(value, ml_program.ExternAttr) else None
