"""Checks of the arguments of public functions; an error names the function and the argument.

    expect(type, Type, "add_result", "type")     TypeError: add_result: argument 'type': expected Type, got 1

Public functions check their arguments with these; internal functions do not.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any


def expect(value: Any, kind: Any, function: str, argument: str) -> None:
    """TypeError unless `value` is of the class, or of one of the classes, `kind`."""
    if not isinstance(value, kind):
        raise wrong_argument(value, _name_of(kind), function, argument)


def expect_or_none(value: Any, kind: Any, function: str, argument: str) -> None:
    """TypeError unless `value` is None or of the class `kind`."""
    if value is not None and not isinstance(value, kind):
        raise wrong_argument(value, f"{_name_of(kind)} or None", function, argument)


def expect_live(value: Any, kind: Any, function: str, argument: str) -> None:
    """TypeError unless `value` is a part of IR of the class `kind`, MLIRError if it has been erased."""
    expect(value, kind, function, argument)
    value.require_live()


def expect_sequence(values: Any, kind: Any, function: str, argument: str) -> list[Any]:
    """The elements of a sequence, which should be of the class `kind`; TypeError if it is no sequence."""
    # Most sequences are lists or tuples, and checks against an abstract class are slow.
    if not isinstance(values, (list, tuple)):
        if isinstance(values, (str, bytes, dict)) or not isinstance(values, Iterable):
            raise wrong_argument(values, f"a sequence of {_name_of(kind)}", function, argument)
    return list(values)


def expect_all(values: Any, kind: Any, function: str, argument: str) -> list[Any]:
    """The elements of a sequence; TypeError if one is not of the class `kind`."""
    elements = expect_sequence(values, kind, function, argument)
    for value in elements:
        if not isinstance(value, kind):
            raise wrong_argument(value, _name_of(kind), function, argument)
    return elements


def expect_between(value: Any, low: int, high: int, function: str, argument: str) -> int:
    """An integer of a range, both ends included: TypeError for other objects, ValueError for one outside."""
    try:
        number = index(value)
    except TypeError:
        raise wrong_argument(value, "int", function, argument) from None
    if not low <= number <= high:
        raise ValueError(f"{function}: argument '{argument}': {number} is not between {low} and {high}")
    return number


def expect_count(value: Any, most: int, function: str, argument: str) -> int:
    """An integer from 0 to `most`."""
    return expect_between(value, 0, most, function, argument)


def plain_integer(value: Any) -> int:
    """An integer of Python or NumPy, or a boolean of either; TypeError for anything else."""
    if type(value) is int:
        exact: int = value
        return exact
    try:
        return index(value)
    except TypeError:
        # NumPy's booleans are no indices.
        if getattr(value, "ndim", None) == 0 and hasattr(value, "item"):
            return index(value.item())
        raise


def wrong_argument(value: Any, expected: str, function: str, argument: str) -> TypeError:
    """The error for an argument of the wrong kind."""
    is_plain = value is None or isinstance(value, (int, float, str, bytes))
    shown = repr(value) if is_plain else _name_of(type(value))
    return TypeError(f"{function}: argument '{argument}': expected {expected}, got {shown[:80]}")


def _name_of(kind: Any) -> str:
    if isinstance(kind, tuple):
        return " or ".join([cls.__name__ for cls in kind])
    return str(kind.__name__)
