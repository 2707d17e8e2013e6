"""The target of a conversion: the operations that are legal, always or by a function's answer.

    target = ConversionTarget()
    target.add_legal_dialect("llvm")
    target.add_illegal_op(arith.AddIOp)
    target.add_dynamically_legal_op("func.func", is_legal=lambda op: ...)       None: unknown

A rule for an operation precedes one for its dialect, which precedes one for all operations.
Mirror: ConversionTarget of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect_live, expect_or_none, wrong_argument
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation

# Of an operation: whether it is legal; None if unknown.
IsLegal = Callable[[Any], "bool | None"]

LEGAL: Final = 1
ILLEGAL: Final = 2
DYNAMIC: Final = 3


def named(operation: Any, attribute: str) -> str:
    """The name of an operation or a dialect: a text, or an attribute of a class."""
    name = getattr(operation, attribute, None) if isinstance(operation, type) else operation
    if not isinstance(name, str):
        raise TypeError("the root argument must be a type or a string")
    return name


class _Legality:
    """A rule for operations: an action, and functions that decide, the last one first."""

    __slots__ = ("action", "functions")

    def __init__(self) -> None:
        self.action = LEGAL
        self.functions: list[IsLegal] = []

    def of(self, op: Operation) -> bool | None:
        if self.action != DYNAMIC:
            return self.action == LEGAL
        return _first_answer(self.functions, op)


def _first_answer(functions: list[IsLegal], op: Operation) -> bool | None:
    for function in reversed(functions):
        result = function(op)
        if result is not None:
            return bool(result)
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ConversionTarget:
    """The operations that are legal, illegal, or legal by a condition; other operations are unknown."""

    def __init__(self, context: Context | None = None) -> None:
        expect_or_none(context, Context, "ConversionTarget", "context")
        self._operations: dict[str, _Legality] = {}
        self._dialects: dict[str, _Legality] = {}
        self._others: list[IsLegal] = []
        # Conditions under which the operations nested in legal ones are legal as well.
        self._recursive: dict[str, list[IsLegal]] = {}

    def add_legal_op(self, *ops: Any) -> None:
        """The operations of these classes or names may stay."""
        self._say(self._operations, _names_of_ops(ops), LEGAL)

    def add_illegal_op(self, *ops: Any) -> None:
        """Mark the operations of these classes or names illegal."""
        self._say(self._operations, _names_of_ops(ops), ILLEGAL)

    def add_dynamically_legal_op(self, *ops: Any, is_legal: IsLegal) -> None:
        """A function decides whether operations of classes or names may stay; None: one added before."""
        _require_function(is_legal, "add_dynamically_legal_op")
        self._say(self._operations, _names_of_ops(ops), DYNAMIC, is_legal)

    def add_legal_dialect(self, *dialects: Any) -> None:
        """The operations of these dialects may stay, unless they have a rule of their own."""
        self._say(self._dialects, _names_of_dialects(dialects), LEGAL)

    def add_illegal_dialect(self, *dialects: Any) -> None:
        """Mark the operations of these dialects illegal, except operations with a separate rule."""
        self._say(self._dialects, _names_of_dialects(dialects), ILLEGAL)

    def add_dynamically_legal_dialect(self, *dialects: Any, is_legal: IsLegal) -> None:
        """A function decides whether an operation of these dialects may stay."""
        _require_function(is_legal, "add_dynamically_legal_dialect")
        self._say(self._dialects, _names_of_dialects(dialects), DYNAMIC, is_legal)

    def mark_unknown_op_dynamically_legal(self, is_legal: IsLegal) -> None:
        """A function decides whether operations without another rule may stay."""
        _require_function(is_legal, "mark_unknown_op_dynamically_legal")
        self._others.append(is_legal)

    def mark_op_recursively_legal(self, *ops: Any, condition: IsLegal | None = None) -> None:
        """Operations nested in these may stay if these are legal and the condition holds."""
        if condition is not None:
            _require_function(condition, "mark_op_recursively_legal")
        for name in _names_of_ops(ops):
            if condition is None:
                self._recursive[name] = []
            else:
                self._recursive.setdefault(name, []).append(condition)

    def _say(
        self, legalities: dict[str, _Legality], names: list[str], action: int, function: IsLegal | None = None
    ) -> None:
        for name in names:
            legality = legalities.setdefault(name, _Legality())
            legality.action = action
            if function is not None:
                legality.functions.append(function)

    # -- questions ----------------------------------------------------------------------------------------

    def is_legal(self, op: Operation) -> bool | None:
        """Whether an operation may stay; None if it has no rule."""
        expect_live(op, Operation, "is_legal", "op")
        info = op.info
        legality = self._operations.get(info.name) or self._dialects.get(info.dialect_name)
        return _first_answer(self._others, op) if legality is None else legality.of(op)

    def is_recursively_legal(self, op: Operation) -> bool:
        """Whether operations nested in a legal operation are legal as well."""
        expect_live(op, Operation, "is_recursively_legal", "op")
        conditions = self._recursive.get(op.info.name)
        if conditions is None:
            return False
        return _first_answer(conditions, op) is not False

    def action_of(self, name: str) -> int | None:
        """The rule for all operations of a name: LEGAL, ILLEGAL, DYNAMIC or None."""
        legality = self._operations.get(name) or self._dialects.get(name.partition(".")[0])
        if legality is None:
            return DYNAMIC if self._others else None
        return legality.action


def _names_of_ops(ops: tuple[Any, ...]) -> list[str]:
    return [named(op, "OPERATION_NAME") for op in ops]


def _names_of_dialects(dialects: tuple[Any, ...]) -> list[str]:
    return [named(dialect, "DIALECT_NAMESPACE") for dialect in dialects]


def _require_function(function: object, where: str) -> None:
    if not callable(function):
        raise wrong_argument(function, "a function of an operation", where, "is_legal")
