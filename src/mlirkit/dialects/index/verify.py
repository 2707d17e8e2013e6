"""Types of the casts of index."""

from __future__ import annotations

from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Type
from mlirkit.dialects.cast_types import CastOfOneValue
from mlirkit.dialects.declared import index
from mlirkit.ods.live.hooks import interface


class IndexCast(CastOfOneValue):
    """One of the types is index, the other is not."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        return isinstance(source, IndexType) != isinstance(target, IndexType)


interface(index.CastSOp, "CastOpInterface")(IndexCast())
interface(index.CastUOp, "CastOpInterface")(IndexCast())
