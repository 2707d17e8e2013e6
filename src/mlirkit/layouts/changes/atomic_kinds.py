"""The former numbering of arith.atomic_rmw_kind, in memref and affine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Rewrite, get, put

# Today's number of kind n in releases up to 21: since then cases are in alphabetical order, and xori was
# added.
_ATOMIC_KINDS = (0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 2, 5, 9)
_FORMER_ATOMIC_KINDS = {new: old for old, new in enumerate(_ATOMIC_KINDS)}


def _upgrade_kind(op: Operation, value: Any) -> Any:
    if isinstance(value, IntegerAttr) and value.bits < len(_ATOMIC_KINDS):
        return integer_attr(value.type, _ATOMIC_KINDS[value.bits])
    return value


def _downgrade_kind(op: Operation, value: Any) -> Any:
    if not isinstance(value, IntegerAttr):
        return value
    former = _FORMER_ATOMIC_KINDS.get(value.bits)
    if former is None:
        raise op.op_error(f"has a kind of read-modify-write, {value.bits}, that the release does not know")
    return integer_attr(value.type, former)


def kinds(name: str) -> tuple[Rewrite, Rewrite]:
    """Changes of an attribute that is a kind, or an array of them."""

    def rewrite(op: Operation, rewrite_element: Callable[[Operation, Any], Any]) -> None:
        value = get(op, name)
        if isinstance(value, ArrayAttr):
            put(op, name, ArrayAttr([rewrite_element(op, element) for element in value.elements]))
        elif value is not None:
            put(op, name, rewrite_element(op, value))

    return lambda op: rewrite(op, _upgrade_kind), lambda op: rewrite(op, _downgrade_kind)


def no_maxnumf(op: Operation) -> None:
    """The last kinds of releases up to 21 came with 18."""
    if get(op, "kind").bits > _LAST_FORMER_KIND:
        raise op.op_error("has a kind of read-modify-write that the release does not know")


_LAST_FORMER_KIND = 12
