"""The ml_program dialect: its definitions, and the alias of external values."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.dialect import LiveDialect


class MLProgramDialect(LiveDialect):
    """Values that are external print as `#extern`."""

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        return ("extern", False) if getattr(value, "FULL_NAME", "") == "ml_program.extern" else None


DIALECT_CLASS = MLProgramDialect
