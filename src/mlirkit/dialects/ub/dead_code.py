"""Placeholders for unused values (`ub.poison`) and unreachable code (`ub.unreachable`)."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.dead_code import DeadCodeDialectInterface
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import dialect_interface


class UndefinedBehavior(DeadCodeDialectInterface):
    """Poison, and undefined behavior."""

    __slots__ = ()

    def any_value(self, type: Type, loc: Location, context: Context) -> Operation:
        return Operation.create("ub.poison", [type], loc=loc, ip=False, context=context)

    def unreachable(self, loc: Location, context: Context) -> Operation:
        return Operation.create("ub.unreachable", loc=loc, ip=False, context=context)


dialect_interface("ub", "DeadCodeDialectInterface")(UndefinedBehavior())
