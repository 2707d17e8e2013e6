"""Values that are constants: what MLIR's `matchPattern(value, m_Constant())` and its kin find out.

A constant is the result of an operation with the trait ConstantLike; what it is, its folder says.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value


def constant_value(value: Value) -> Attribute | None:
    """The attribute a value is known to be, or None."""
    op = value.defining_op
    if op is None or op.info.fold_hook is None or not op.info.has_trait("ConstantLike"):
        return None
    folded = op.info.fold_hook(op, [])
    return folded if isinstance(folded, Attribute) else None


def integer_of(attribute: Attribute | None) -> int | None:
    """The integer, or the one integer of a splat; signed."""
    if isinstance(attribute, DenseIntElementsAttr) and attribute.is_splat:
        attribute = attribute.get_splat_value()
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def constant_integer(value: Value) -> int | None:
    """The integer (or splat of one) that a value is known to be, or None."""
    return integer_of(constant_value(value))
