"""Speculation: whether an operation may run on paths where it did not.  Mirror: SideEffectInterfaces.h."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import is_memory_effect_free


class Speculatability(Enum):
    """Whether an operation may be speculated: never, always, or if all operations inside of it may."""

    NOT_SPECULATABLE = 0
    SPECULATABLE = 1
    RECURSIVELY_SPECULATABLE = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class ConditionallySpeculatable(Interface):
    """An operation that decides whether it may run where it would not have run."""

    __slots__ = ()

    def speculatability(self, op: Any) -> Speculatability:
        return Speculatability.NOT_SPECULATABLE


class _Constantly(ConditionallySpeculatable):
    """An implementation with one answer for all operations of a name, by trait."""

    __slots__ = ("_answer",)

    def __init__(self, answer: Speculatability) -> None:
        self._answer = answer

    def speculatability(self, op: Any) -> Speculatability:
        return self._answer


# Implementations by the trait in definitions.
BY_TRAIT: Final[dict[str, ConditionallySpeculatable]] = {
    "AlwaysSpeculatableImplTrait": _Constantly(Speculatability.SPECULATABLE),
    "RecursivelySpeculatableImplTrait": _Constantly(Speculatability.RECURSIVELY_SPECULATABLE),
}


def is_speculatable(op: Operation) -> bool:
    """Whether the operation may run where it would not have run; without the interface it may not."""
    pending = [op]
    for operation in pending:
        interface: Any = operation.info.interfaces.get("ConditionallySpeculatable")
        if interface is None:
            return False
        answer: Speculatability = interface.speculatability(operation)
        if answer is Speculatability.NOT_SPECULATABLE:
            return False
        if answer is Speculatability.RECURSIVELY_SPECULATABLE:
            for region in operation.region_list or ():
                pending.extend(region.ops())
    return True


def is_pure(op: Operation) -> bool:
    """Whether the operation only computes results: it may run anywhere and has no memory effects."""
    return is_memory_effect_free(op) and is_speculatable(op)
