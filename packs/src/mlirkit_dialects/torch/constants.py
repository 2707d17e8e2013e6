"""Constant values of torch: ints, floats, lists."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit_dialects.torch import classes as torch


def constant_int(value: Value) -> int | None:
    """The number of a `torch.constant.int`; None for other values."""
    constant = defined_by(value, torch.ConstantIntOp)
    return None if constant is None else constant.value.value


def constant_number(value: Value) -> float | None:
    """The number of a constant int or float; None for other values."""
    constant = defined_by(value, torch.ConstantFloatOp)
    return constant_int(value) if constant is None else constant.value.value


def list_elements(value: Value) -> Sequence[Value] | None:
    """The elements of a list made by `torch.prim.ListConstruct`."""
    made = defined_by(value, torch.PrimListConstructOp)
    return None if made is None else made.elements


def constant_ints(value: Value) -> list[int] | None:
    """The numbers of a list of constant ints."""
    elements = list_elements(value)
    numbers = [constant_int(element) for element in elements or ()]
    if elements is None or None in numbers:
        return None
    return [number for number in numbers if number is not None]
