"""Folding: an operation is replaced by existing values or by constants, or changed in place.

An operation folds by the hook of its name (`@folder`), else by its traits:

    IsCommutative      constants among the operands move behind the others
    IsInvolution       op(op(x)) is x
    IsIdempotent       op(op(x)) is op(x), op(x, x) is x
    CastOpInterface    a cast to the types that the operands have is the operands

An attribute that a hook returns becomes a constant operation of the dialect (`Dialect.materialize_constant`).
Mirror: Operation::fold and the traits of mlir/IR/OpDefinition.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_operands
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of, results_of
from mlirkit.core.value import Value

# The constants of the operands, None where unknown.
Constants = list[Attribute | None]


def fold(op: Operation) -> list[Value | Attribute] | None:
    """The replacements of the results of `op`; [] if it changed in place, None if it does not fold."""
    info = op.info
    # Most operations have neither a hook nor a trait.
    if info.fold_hook is None and info.fold_traits is not None and not info.fold_traits:
        return None
    return fold_with(op, constant_operands(op))


def fold_with(op: Operation, constants: Constants) -> list[Value | Attribute] | None:
    """As `fold`, with constants that the operands are taken to be."""
    info = op.info
    traits = info.fold_traits
    if traits is None:
        traits = [_TRAITS[name] for name in info.traits if name in _TRAITS]
        info.fold_traits = traits
    # A property is read into a variable first: compiled code would take a call of it for a method call.
    hook = info.fold_hook
    if hook is None and not traits:
        return None
    folded = None if hook is None else hook(op, constants)
    if folded is not None:
        listed: list[Any] = list(folded) if isinstance(folded, (list, tuple)) else [folded]
        # A hook may return objects of other classes.
        if not all(isinstance(attribute, (Attribute, Value)) for attribute in listed):
            return None
        if listed and not _are_results(listed, op):
            return listed if len(listed) == len(results_of(op)) else None
    if not traits:
        return None if folded is None else []
    # The hook may have changed them.
    operands = operands_of(op)
    for fold_trait in traits:
        # Most operations that commute have no constant to move.
        if fold_trait is _COMMUTE and not _has_constant_first(constants):
            continue
        result = fold_trait(op, operands, constants)
        if result is not None:
            return [*result]
    return None if folded is None else []


def _are_results(folded: list[Value | Attribute], op: Operation) -> bool:
    """Whether an operation folded to its own results."""
    if len(folded) == 1 and op.result_rest is None:
        return folded[0] is op.result0
    return not isinstance(folded[0], Attribute) and folded == results_of(op)


def _move_constants(op: Operation, operands: list[Value], constants: Constants) -> list[Value] | None:
    # A folder may have dropped the last operands.
    if not _has_constant_first(constants[: len(operands)]):
        return None
    pairs = list(zip(operands, constants, strict=False))
    order = [value for value, constant in pairs if constant is None]
    order.extend(value for value, constant in pairs if constant is not None)
    for number, value in enumerate(order):
        op.set_operand(number, value)
    return []


def _has_constant_first(constants: Constants) -> bool:
    """Whether a constant operand precedes an operand that is not constant."""
    has_constant = False
    for constant in constants:
        if constant is not None:
            has_constant = True
        elif has_constant:
            return True
    return False


def _same_below(op: Operation, value: Value) -> Operation | None:
    """The defining operation of the value, if it has the same name as `op`."""
    below = value.defining_op
    return below if below is not None and below.info.name == op.info.name else None


def _involution(op: Operation, operands: list[Value], constants: Constants) -> list[Value] | None:
    below = _same_below(op, operands[0])
    return None if below is None else [below.operand_at(0)]


def _idempotent(op: Operation, operands: list[Value], constants: Constants) -> list[Value] | None:
    if len(operands) == 1:
        return None if _same_below(op, operands[0]) is None else [operands[0]]
    return [operands[0]] if len(operands) == 2 and operands[0] is operands[1] else None


def _trivial_cast(op: Operation, operands: list[Value], constants: Constants) -> list[Value] | None:
    return list(operands) if operands and op.operand_types() == op.result_types() else None


_TRAITS: Final[dict[str, Callable[[Operation, list[Value], Constants], list[Value] | None]]] = {
    "CastOpInterface": _trivial_cast,
    "IsCommutative": _move_constants,
    "IsIdempotent": _idempotent,
    "IsInvolution": _involution,
}

_COMMUTE: Final = _TRAITS["IsCommutative"]
