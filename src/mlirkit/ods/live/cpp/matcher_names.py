"""C++ names of matchers: `matchPattern` and the matchers of mlir/IR/Matchers.h.

matchPattern(value, m_Constant(&attribute))     binds the constant value of an operation
matchPattern(value, m_Zero())                   an integer zero, or a splat of zeros
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.ods.cpp_expr.names import Function

# Whether a constant value matches.
Matcher = Callable[[Attribute], bool]


def match_pattern(subject: Any, matcher: Matcher) -> bool:
    """`matchPattern` of an operation or a value, which may be null."""
    op = subject if subject is None or isinstance(subject, Operation) else subject.defining_op
    constant = None if op is None else constant_of(op)
    return constant is not None and matcher(constant)


def constant_matcher(reference: Any = None) -> Matcher:
    """`m_Constant()`, and `m_Constant(&attribute)`, which sets the attribute."""

    def match(constant: Attribute) -> bool:
        if reference is not None:
            reference.value = constant
        return True

    return match


def _integer_matcher(test: Callable[[int, int], bool]) -> Callable[[], Matcher]:
    """A matcher of integers, and of splats of integers, by value and width."""

    def match(constant: Attribute) -> bool:
        if isinstance(constant, DenseElementsAttr) and constant.is_splat:
            constant = constant.get_splat_value()
        return isinstance(constant, IntegerAttr) and test(constant.value, constant.value.bit_length())

    return lambda: match


FUNCTIONS: Final[dict[str, Function]] = {
    "matchPattern": match_pattern,
    "m_Constant": constant_matcher,
    "m_Zero": _integer_matcher(lambda value, width: value == 0),
    "m_One": _integer_matcher(lambda value, width: value == 1),
    "m_NonZero": _integer_matcher(lambda value, width: value != 0),
}
