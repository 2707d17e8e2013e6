"""Type variables of OpDSL: placeholders for element types, one object per name.

>>> TV.T1
TypeVar(T1)
>>> TV.T1 is TypeVar("T1")
True
"""

from __future__ import annotations

from typing import ClassVar, Final


class TypeVar:
    """An element type by name, a variable except for I32, I64, F32 and F64."""

    ALL_TYPEVARS: ClassVar[dict[str, TypeVar]] = {}
    name: str

    def __new__(cls, name: str) -> TypeVar:
        variable = cls.ALL_TYPEVARS.get(name)
        if variable is None:
            variable = cls.ALL_TYPEVARS[name] = super().__new__(cls)
            variable.name = name
        return variable

    def __repr__(self) -> str:
        return f"TypeVar({self.name})"


class TypeVars:
    """Type variables by attribute."""

    def __getattr__(self, name: str) -> TypeVar:
        return TypeVar(name)


TV: Final = TypeVars()
I32, I64, F32, F64 = TV.I32, TV.I64, TV.F32, TV.F64
T, U, V = TV.T, TV.U, TV.V
