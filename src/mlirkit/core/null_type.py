"""The type of an erased value that still has a user, which is an error: MLIR prints both as null."""

from __future__ import annotations

from typing import Final

from mlirkit.core.attribute import Type


class NullType(Type):
    """The type of a null operand.  Its only instance is `NULL_TYPE`; no text spells it."""

    __slots__ = ()


NULL_TYPE: Final = NullType()
