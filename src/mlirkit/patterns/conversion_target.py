"""What a conversion is to arrive at: which operations are legal, and what types become.

Mirror: ConversionTarget and TypeConverter of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, expect_live, expect_or_none
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation


def named(given: Any, attribute: str) -> str:
    """The name of an operation or a dialect: a text, or what a class says by an attribute."""
    name = getattr(given, attribute, None) if isinstance(given, type) else given
    if not isinstance(name, str):
        raise TypeError("the root argument must be a type or a string")
    return name


@mypyc_attr(allow_interpreted_subclasses=True)
class ConversionTarget:
    """Which operations may stay, and which must go; about others nothing is said."""

    def __init__(self, context: Context | None = None) -> None:
        expect_or_none(context, Context, "ConversionTarget", "context")
        self._operations: dict[str, bool] = {}
        self._dialects: dict[str, bool] = {}

    def add_legal_op(self, *ops: Any) -> None:
        """The operations of these classes or names may stay."""
        self._operations.update({named(each, "OPERATION_NAME"): True for each in ops})

    def add_illegal_op(self, *ops: Any) -> None:
        """The operations of these classes or names must go."""
        self._operations.update({named(each, "OPERATION_NAME"): False for each in ops})

    def add_legal_dialect(self, *dialects: Any) -> None:
        """The operations of these dialects may stay, unless something is said about them."""
        self._dialects.update({named(each, "DIALECT_NAMESPACE"): True for each in dialects})

    def add_illegal_dialect(self, *dialects: Any) -> None:
        """The operations of these dialects must go, unless something is said about them."""
        self._dialects.update({named(each, "DIALECT_NAMESPACE"): False for each in dialects})

    def is_legal(self, op: Operation) -> bool | None:
        """Whether an operation may stay; None if nothing is said about it."""
        expect_live(op, Operation, "is_legal", "op")
        info = op.info
        found = self._operations.get(info.name)
        return self._dialects.get(info.dialect_name) if found is None else found


@mypyc_attr(allow_interpreted_subclasses=True)
class TypeConverter:
    """What types become: the function that was added last is asked first."""

    def __init__(self) -> None:
        self._functions: list[Callable[[Any], Any]] = []

    def add_conversion(self, convert: Callable[[Any], Any]) -> None:
        """Add a function from types to types; what it gives None for, others are asked about."""
        if not callable(convert):
            raise TypeError(f"expected a function of a type, got {convert!r}")
        self._functions.append(convert)

    def convert_type(self, type: Type) -> Type | None:
        """What a type becomes; None if unknown."""
        expect(type, Type, "convert_type", "type")
        for convert in self._functions[::-1]:
            found = convert(type)
            if found is not None:
                if not isinstance(found, Type):
                    raise TypeError(f"a type is converted to a type, not to {found!r}")
                return found
        return None
