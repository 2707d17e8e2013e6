"""Options of greedy rewriting: limits, the order of the walk, and further simplifications.

Fields are checked when they are set, by a method that compiled classes do not have.
Mirror: GreedyRewriteConfig of mlir/Transforms/GreedyPatternRewriteDriver.h.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from mlirkit.core.arguments import expect, expect_between, expect_or_none
from mlirkit.patterns.listener import Listener

NO_LIMIT: Final = -1
#: Limits are MLIR's int64_t.
_MOST: Final = (1 << 63) - 1


class GreedyRewriteStrictness(Enum):
    """The operations that are rewritten: all, existing and new ones, or existing ones only."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(Enum):
    """The simplification of regions: none, erasure of dead code, or also merging of blocks."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


class GreedyRewriteConfig:
    """Options of greedy rewriting; -1 iterations or rewrites means no limit."""

    __slots__ = (
        "enable_constant_cse",
        "enable_folding",
        "listener",
        "max_iterations",
        "max_num_rewrites",
        "region_simplification_level",
        "strictness",
        "use_top_down_traversal",
    )
    max_iterations: int
    max_num_rewrites: int
    use_top_down_traversal: bool
    enable_folding: bool
    strictness: GreedyRewriteStrictness
    region_simplification_level: GreedySimplifyRegionLevel
    enable_constant_cse: bool
    listener: Listener | None

    def __setattr__(self, name: str, value: object) -> None:
        kind = _FIELDS.get(name)
        if kind is int:
            value = expect_between(value, NO_LIMIT, _MOST, "GreedyRewriteConfig", name)
        elif kind is Listener:
            expect_or_none(value, Listener, "GreedyRewriteConfig", name)
        elif kind is not None:
            expect(value, kind, "GreedyRewriteConfig", name)
        super().__setattr__(name, value)

    def __init__(self) -> None:
        self.max_iterations = 10
        # In an iteration.
        self.max_num_rewrites = NO_LIMIT
        self.use_top_down_traversal = False
        self.enable_folding = True
        self.strictness = GreedyRewriteStrictness.ANY_OP
        self.region_simplification_level = GreedySimplifyRegionLevel.AGGRESSIVE
        self.enable_constant_cse = True
        # Notified of all changes.
        self.listener = None


_FIELDS: Final[dict[str, type]] = {
    "max_iterations": int,
    "max_num_rewrites": int,
    "use_top_down_traversal": bool,
    "enable_folding": bool,
    "strictness": GreedyRewriteStrictness,
    "region_simplification_level": GreedySimplifyRegionLevel,
    "enable_constant_cse": bool,
    "listener": Listener,
}
