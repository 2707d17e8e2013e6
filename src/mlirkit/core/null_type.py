"""The type of a value that is gone while something still reads it, an error: MLIR prints both as null."""

from __future__ import annotations

from typing import Final

from mlirkit.core.attribute import Type


class NullType(Type):
    """The type of a null operand.  There is one, `NULL_TYPE`, which no text spells."""

    __slots__ = ()


NULL_TYPE: Final = NullType()
