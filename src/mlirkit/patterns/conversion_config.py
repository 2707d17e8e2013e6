"""Options of a conversion: folding, treatment of casts, whether changes can be undone, and reports.

Mirror: ConversionConfig of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from mlirkit.core.arguments import expect, expect_or_none
from mlirkit.core.operation import Operation
from mlirkit.patterns.listener import Listener


class DialectConversionFoldingMode(Enum):
    """When operations are folded that are not legal."""

    NEVER = 0
    BEFORE_PATTERNS = 1
    AFTER_PATTERNS = 2


class ConversionConfig:
    """Options of a conversion."""

    __slots__ = (
        "allow_pattern_rollback",
        "attach_debug_materialization_kind",
        "build_materializations",
        "folding_mode",
        "legalizable_ops",
        "listener",
        "unlegalized_ops",
    )
    folding_mode: DialectConversionFoldingMode
    build_materializations: bool
    allow_pattern_rollback: bool
    attach_debug_materialization_kind: bool
    listener: Listener | None
    unlegalized_ops: dict[Operation, None] | None
    legalizable_ops: dict[Operation, None] | None

    def __setattr__(self, name: str, value: object) -> None:
        kind = _FIELDS.get(name)
        if kind in (bool, DialectConversionFoldingMode):
            expect(value, kind, "ConversionConfig", name)
        elif kind is not None:
            expect_or_none(value, kind, "ConversionConfig", name)
        super().__setattr__(name, value)

    def __init__(self) -> None:
        self.folding_mode = DialectConversionFoldingMode.BEFORE_PATTERNS
        # Whether the type converters replace remaining casts; else the casts stay for other passes.
        self.build_materializations = True
        # Whether the next pattern is tried if the operations of a pattern cannot be legalized; else that is
        # an error.
        self.allow_pattern_rollback = True
        # Whether casts record if they convert to the old types or to converted ones.
        self.attach_debug_materialization_kind = False
        self.listener = None
        # Filled in order: operations that are not legal and may stay; operations that could be legalized.
        self.unlegalized_ops = None
        self.legalizable_ops = None


_FIELDS: Final[dict[str, type]] = {
    "allow_pattern_rollback": bool,
    "attach_debug_materialization_kind": bool,
    "build_materializations": bool,
    "folding_mode": DialectConversionFoldingMode,
    "legalizable_ops": dict,
    "listener": Listener,
    "unlegalized_ops": dict,
}
