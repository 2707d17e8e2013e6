"""Resolvers: where a symbolic value looks up the names it mentions while it is being resolved.

    MapResolver          template arguments, loop variables: names bound to given values
    RecordResolver       the fields of the record being finished, each resolved in turn
    ShadowResolver       another resolver, minus the variables of a `!foreach`, `!filter` or `!foldl`
    UnresolvedTracker    another resolver, noting whether anything remained unknown
    ReferenceFinder      knows nothing, notes whether one name was asked for

The values that ask are in expressions.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.values import BitsValue, UnsetValue, Value

if TYPE_CHECKING:
    from mlirkit.tablegen.expressions import ExpressionPool
    from mlirkit.tablegen.records import Record


class Resolver:
    """Base: knows no name.  `record` is the record under construction, for messages and self-references.

    `is_final` is set when nothing will be known later that is not known now.
    """

    __slots__ = ("is_final", "pool", "record")

    def __init__(self, pool: ExpressionPool, record: Record | None) -> None:
        self.pool = pool
        self.record = record
        self.is_final = False

    def look_up(self, name: str) -> Value | None:
        """What `name` stands for, or None if that is not known (yet)."""
        return None

    def keeps_unset_bits(self) -> bool:
        """Should a symbolic bit stay symbolic when what it refers to is unset?"""
        return False

    def resolve_bits(self, value: BitsValue) -> Value:
        """`BitsValue.resolve`: each bit on its own, its variable only once."""
        raise NotImplementedError


def is_unset(value: Value) -> bool:
    """Is the value `?`?"""
    return isinstance(value, UnsetValue)
