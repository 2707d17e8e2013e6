"""The canonical form of arith's operations on integers, and what its patterns have in common.

Patterns stand in the order in which the reference adds them.  Those that it writes as rewrite rules
(ArithCanonicalization.td) have the benefit of as many operations as they match, constants aside, and give
what they make the locations of as many, by the order in which they are matched: a constant before the
operation that reads it.  Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp.  Casts:
canonicalize_casts.py, comparisons and selections: canonicalize_comparisons.py, floats:
canonicalize_floats.py.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import TRUE, IntegerAttr, integer_attr
from mlirkit.builtin.dense import I64
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import inverted
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import attribute_of, number_of, zero_attribute
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.ods.live.type_names import i1_same_shape
from mlirkit.patterns.rewriter import PatternRewriter

RULE: Final = "(anonymous namespace)::"

NO_OVERFLOW_FLAGS = arith.IntegerOverflowFlags.none

# ---- What patterns have in common ----


def integer_constant(value: Value, type: Type | None = None) -> APInt | None:
    """The integer that a value is known to be, of a type if one is given; elements are none."""
    constant = constant_value(value)
    if type is not None and (not isinstance(constant, IntegerAttr) or constant.type != type):
        return None
    number = number_of(constant) if isinstance(constant, IntegerAttr) else None
    return number if isinstance(number, APInt) else None


def fused(*ops: Operation | None) -> Location:
    """The locations of operations as one."""
    return Location.fused([op.location for op in ops if op is not None])


def make_constant(rewriter: PatternRewriter, type: Type, value: Attribute, loc: Location) -> Value:
    """`arith.constant`."""
    return rewriter.create(arith.ConstantOp, [type], (), {"value": value}, loc=loc).result


def predicate_attribute(predicate: arith.CmpIPredicate) -> Attribute:
    return integer_attr(I64, int(predicate))


def overflow_flags(op: Operation, *ops: arith.AddIOp | arith.SubIOp | arith.MulIOp) -> dict[str, Attribute]:
    """As properties, the flags that all of the operations have; none of no operations."""
    flags = NO_OVERFLOW_FLAGS
    for number, each in enumerate(ops):
        own = each.overflowFlags or NO_OVERFLOW_FLAGS
        flags = flags & own if number else own
    return {"overflowFlags": arith.IntegerOverflowFlagsAttr.get(flags, context=op.context)}


# ---- Sums, differences and products with constants ----

LinearOp = arith.AddIOp | arith.SubIOp | arith.MulIOp


def _replace_linear(
    op: LinearOp,
    inner: LinearOp,
    op_class: type[arith.AddIOp] | type[arith.SubIOp] | type[arith.MulIOp],
    value: Value,
    number: APInt,
    rewriter: PatternRewriter,
    located: Operation | None,
    constant_first: bool = False,
    keeps_flags: bool = True,
) -> bool:
    """Replace an operation on a value and two constants by one on the value and a constant."""
    loc = fused(op, located)
    type = op.result.type
    constant = make_constant(rewriter, type, attribute_of(type, number), loc)
    operands = [constant, value] if constant_first else [value, constant]
    flags = overflow_flags(op, inner, op) if keeps_flags else overflow_flags(op)
    made: Operation = rewriter.create(op_class, [value.type], operands, flags, loc=loc)
    rewriter.replace_op(op, made)
    return True


@canonicalizer(arith.AddIOp, RULE + "AddIAddConstant", benefit=2)
def add_constants_of_sums(op: arith.AddIOp, rewriter: PatternRewriter) -> bool:
    """(x + c0) + c1 is x + (c0 + c1)."""
    inner, c1 = defined_by(op.lhs, arith.AddIOp), integer_constant(op.rhs)
    c0 = None if inner is None else integer_constant(inner.rhs)
    if inner is None or c0 is None or c1 is None:
        return False
    return _replace_linear(op, inner, arith.AddIOp, inner.lhs, c0 + c1, rewriter, inner.rhs.defining_op)


@canonicalizer(arith.AddIOp, RULE + "AddISubConstantRHS", benefit=2)
def add_to_difference_from_value(op: arith.AddIOp, rewriter: PatternRewriter) -> bool:
    """(x - c0) + c1 is x + (c1 - c0)."""
    inner, c1 = defined_by(op.lhs, arith.SubIOp), integer_constant(op.rhs)
    c0 = None if inner is None else integer_constant(inner.rhs)
    if inner is None or c0 is None or c1 is None:
        return False
    return _replace_linear(op, inner, arith.AddIOp, inner.lhs, c1 - c0, rewriter, inner.rhs.defining_op)


@canonicalizer(arith.AddIOp, RULE + "AddISubConstantLHS", benefit=2)
def add_to_difference_from_constant(op: arith.AddIOp, rewriter: PatternRewriter) -> bool:
    """(c0 - x) + c1 is (c0 + c1) - x."""
    inner, c1 = defined_by(op.lhs, arith.SubIOp), integer_constant(op.rhs)
    c0 = None if inner is None else integer_constant(inner.lhs)
    if inner is None or c0 is None or c1 is None:
        return False
    located = inner.lhs.defining_op
    return _replace_linear(op, inner, arith.SubIOp, inner.rhs, c0 + c1, rewriter, located, True)


def _negated(value: Value) -> arith.MulIOp | None:
    """What defines a value, if that is `y * -1`."""
    product = defined_by(value, arith.MulIOp)
    factor = None if product is None else constant_int(product.rhs)
    return product if factor is not None and factor.is_all_ones else None


def _subtract(op: arith.AddIOp, value: Value, product: arith.MulIOp, rewriter: PatternRewriter) -> bool:
    loc = fused(op, product.rhs.defining_op)
    operands = [value, product.lhs]
    rewriter.replace_with(op, arith.SubIOp, operands, overflow_flags(op), [value.type], loc)
    return True


@canonicalizer(arith.AddIOp, RULE + "AddIMulNegativeOneRhs", benefit=2)
def subtract_negated_rhs(op: arith.AddIOp, rewriter: PatternRewriter) -> bool:
    """x + y * -1 is x - y."""
    product = _negated(op.rhs)
    return product is not None and _subtract(op, op.lhs, product, rewriter)


@canonicalizer(arith.AddIOp, RULE + "AddIMulNegativeOneLhs", benefit=2)
def subtract_negated_lhs(op: arith.AddIOp, rewriter: PatternRewriter) -> bool:
    """x * -1 + y is y - x."""
    product = _negated(op.lhs)
    return product is not None and _subtract(op, op.rhs, product, rewriter)


@canonicalizer(arith.SubIOp, RULE + "SubIRHSAddConstant", benefit=2)
def subtract_from_sum(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """(x + c0) - c1 is x + (c0 - c1)."""
    inner, c1 = defined_by(op.lhs, arith.AddIOp), integer_constant(op.rhs)
    c0 = None if inner is None else integer_constant(inner.rhs)
    if inner is None or c0 is None or c1 is None:
        return False
    located = inner.rhs.defining_op
    return _replace_linear(op, inner, arith.AddIOp, inner.lhs, c0 - c1, rewriter, located, keeps_flags=False)


@canonicalizer(arith.SubIOp, RULE + "SubILHSAddConstant", benefit=2)
def subtract_sum(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """c1 - (x + c0) is (c1 - c0) - x."""
    inner, c1 = defined_by(op.rhs, arith.AddIOp), integer_constant(op.lhs)
    c0 = None if inner is None else integer_constant(inner.rhs)
    if inner is None or c0 is None or c1 is None:
        return False
    located = op.lhs.defining_op
    return _replace_linear(op, inner, arith.SubIOp, inner.lhs, c1 - c0, rewriter, located, True)


@canonicalizer(arith.SubIOp, RULE + "SubIRHSSubConstantRHS", benefit=2)
def subtract_from_difference_from_value(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """(x - c0) - c1 is x - (c0 + c1)."""
    inner, c1 = defined_by(op.lhs, arith.SubIOp), integer_constant(op.rhs)
    c0 = None if inner is None else integer_constant(inner.rhs)
    if inner is None or c0 is None or c1 is None:
        return False
    return _replace_linear(op, inner, arith.SubIOp, inner.lhs, c0 + c1, rewriter, inner.rhs.defining_op)


@canonicalizer(arith.SubIOp, RULE + "SubIRHSSubConstantLHS", benefit=2)
def subtract_from_difference_from_constant(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """(c0 - x) - c1 is (c0 - c1) - x."""
    inner, c1 = defined_by(op.lhs, arith.SubIOp), integer_constant(op.rhs)
    c0 = None if inner is None else integer_constant(inner.lhs)
    if inner is None or c0 is None or c1 is None:
        return False
    located = inner.lhs.defining_op
    return _replace_linear(op, inner, arith.SubIOp, inner.rhs, c0 - c1, rewriter, located, True)


@canonicalizer(arith.SubIOp, RULE + "SubILHSSubConstantRHS", benefit=2)
def subtract_difference_from_value(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """c1 - (x - c0) is (c0 + c1) - x."""
    inner, c1 = defined_by(op.rhs, arith.SubIOp), integer_constant(op.lhs)
    c0 = None if inner is None else integer_constant(inner.rhs)
    if inner is None or c0 is None or c1 is None:
        return False
    located = op.lhs.defining_op
    return _replace_linear(op, inner, arith.SubIOp, inner.lhs, c0 + c1, rewriter, located, True)


@canonicalizer(arith.SubIOp, RULE + "SubILHSSubConstantLHS", benefit=2)
def subtract_difference_from_constant(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """c1 - (c0 - x) is x + (c1 - c0)."""
    inner, c1 = defined_by(op.rhs, arith.SubIOp), integer_constant(op.lhs)
    c0 = None if inner is None else integer_constant(inner.lhs)
    if inner is None or c0 is None or c1 is None:
        return False
    return _replace_linear(op, inner, arith.AddIOp, inner.rhs, c1 - c0, rewriter, op.lhs.defining_op)


@canonicalizer(arith.SubIOp, RULE + "SubISubILHSRHSLHS", benefit=2)
def subtract_minuend(op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """(x - y) - x is 0 - y."""
    inner = defined_by(op.lhs, arith.SubIOp)
    if inner is None or inner.lhs is not op.rhs:
        return False
    loc = fused(op, inner)
    type = inner.rhs.type
    zero = zero_attribute(type)
    if zero is None:
        return False
    operands = [make_constant(rewriter, type, zero, loc), inner.rhs]
    rewriter.replace_with(op, arith.SubIOp, operands, overflow_flags(op, inner, op), loc=loc)
    return True


@canonicalizer(arith.MulIOp, RULE + "MulIMulIConstant", benefit=2)
def multiply_constants_of_products(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
    """(x * c0) * c1 is x * (c0 * c1)."""
    inner, c1 = defined_by(op.lhs, arith.MulIOp), integer_constant(op.rhs, op.result.type)
    c0 = None if inner is None else integer_constant(inner.rhs, op.result.type)
    if inner is None or c0 is None or c1 is None:
        return False
    return _replace_linear(op, inner, arith.MulIOp, inner.lhs, c0 * c1, rewriter, inner.rhs.defining_op)


# ---- Products and sums with a second result ----


def _replace_by_first(
    op: arith.AddUIExtendedOp | arith.MulSIExtendedOp | arith.MulUIExtendedOp,
    op_class: type[arith.AddIOp] | type[arith.MulIOp],
    rewriter: PatternRewriter,
) -> bool:
    """Where nobody reads the second result, it may be anything."""
    first, second = op.result_values()
    if second.has_uses:
        return False
    operands = [op.lhs, op.rhs]
    made: Operation = rewriter.create(op_class, [first.type], operands, overflow_flags(op), loc=fused(op))
    rewriter.replace_op(op, [made.result, op.lhs])
    return True


@canonicalizer(arith.AddUIExtendedOp, RULE + "AddUIExtendedToAddI")
def forget_carry(op: arith.AddUIExtendedOp, rewriter: PatternRewriter) -> bool:
    """A sum whose carry nobody reads is a plain one."""
    return _replace_by_first(op, arith.AddIOp, rewriter)


@canonicalizer(arith.MulSIExtendedOp, RULE + "MulSIExtendedToMulI")
def forget_signed_high_half(op: arith.MulSIExtendedOp, rewriter: PatternRewriter) -> bool:
    """A product whose high half nobody reads is a plain one."""
    return _replace_by_first(op, arith.MulIOp, rewriter)


@canonicalizer(arith.MulSIExtendedOp, RULE + "MulSIExtendedRHSOne")
def multiply_by_one(op: arith.MulSIExtendedOp, rewriter: PatternRewriter) -> bool:
    """The halves of x * 1 are x and its sign, `extsi (x < 0)`."""
    factor = constant_int(op.rhs)
    if factor is None or factor.signed != 1:
        return False
    loc = fused(op)
    type = op.lhs.type
    zero = zero_attribute(type)
    if zero is None:
        return False
    operands = [op.lhs, make_constant(rewriter, type, zero, loc)]
    predicate = {"predicate": predicate_attribute(arith.CmpIPredicate.slt)}
    sign = rewriter.create(arith.CmpIOp, [i1_same_shape(type)], operands, predicate, loc=loc)
    high = rewriter.create(arith.ExtSIOp, [op.high.type], [sign.result], loc=loc)
    rewriter.replace_op(op, [op.lhs, high.out])
    return True


@canonicalizer(arith.MulUIExtendedOp, RULE + "MulUIExtendedToMulI")
def forget_unsigned_high_half(op: arith.MulUIExtendedOp, rewriter: PatternRewriter) -> bool:
    """A product whose high half nobody reads is a plain one."""
    return _replace_by_first(op, arith.MulIOp, rewriter)


# ---- Bits ----

BitwiseOp = arith.AndIOp | arith.OrIOp | arith.XOrIOp
Extension = arith.ExtUIOp | arith.ExtSIOp


def _extend_afterwards(
    op: BitwiseOp, extension: type[arith.ExtUIOp] | type[arith.ExtSIOp], rewriter: PatternRewriter
) -> bool:
    """What is done to the bits of two extended values may be done before they are extended."""
    left, right = defined_by(op.lhs, extension), defined_by(op.rhs, extension)
    if left is None or right is None or left.in_.type != right.in_.type:
        return False
    loc = fused(op, left, right)
    narrow: Operation = rewriter.create(type(op), [left.in_.type], [left.in_, right.in_], loc=loc)
    made: Operation = rewriter.create(extension, op.result_types(), [narrow.result], loc=loc)
    rewriter.replace_op(op, made)
    return True


@canonicalizer(arith.XOrIOp, RULE + "XOrINotCmpI", benefit=2)
def negate_comparison(op: arith.XOrIOp, rewriter: PatternRewriter) -> bool:
    """The negation of a comparison is the opposite comparison."""
    comparison, mask = defined_by(op.lhs, arith.CmpIOp), constant_value(op.rhs)
    if comparison is None or mask != TRUE:
        return False
    predicate = {"predicate": predicate_attribute(inverted(comparison.predicate))}
    operands = [comparison.lhs, comparison.rhs]
    rewriter.replace_with(op, arith.CmpIOp, operands, predicate, loc=fused(op, comparison))
    return True


@canonicalizer(arith.XOrIOp, RULE + "XOrIOfExtUI", benefit=3)
def extend_xor_unsigned(op: arith.XOrIOp, rewriter: PatternRewriter) -> bool:
    """extui(x) ^ extui(y) is extui(x ^ y)."""
    return _extend_afterwards(op, arith.ExtUIOp, rewriter)


@canonicalizer(arith.XOrIOp, RULE + "XOrIOfExtSI", benefit=3)
def extend_xor_signed(op: arith.XOrIOp, rewriter: PatternRewriter) -> bool:
    """extsi(x) ^ extsi(y) is extsi(x ^ y)."""
    return _extend_afterwards(op, arith.ExtSIOp, rewriter)


@canonicalizer(arith.AndIOp, RULE + "AndOfExtUI", benefit=3)
def extend_and_unsigned(op: arith.AndIOp, rewriter: PatternRewriter) -> bool:
    """extui(x) & extui(y) is extui(x & y)."""
    return _extend_afterwards(op, arith.ExtUIOp, rewriter)


@canonicalizer(arith.AndIOp, RULE + "AndOfExtSI", benefit=3)
def extend_and_signed(op: arith.AndIOp, rewriter: PatternRewriter) -> bool:
    """extsi(x) & extsi(y) is extsi(x & y)."""
    return _extend_afterwards(op, arith.ExtSIOp, rewriter)


@canonicalizer(arith.OrIOp, RULE + "OrOfExtUI", benefit=3)
def extend_or_unsigned(op: arith.OrIOp, rewriter: PatternRewriter) -> bool:
    """extui(x) | extui(y) is extui(x | y)."""
    return _extend_afterwards(op, arith.ExtUIOp, rewriter)


@canonicalizer(arith.OrIOp, RULE + "OrOfExtSI", benefit=3)
def extend_or_signed(op: arith.OrIOp, rewriter: PatternRewriter) -> bool:
    """extsi(x) | extsi(y) is extsi(x | y)."""
    return _extend_afterwards(op, arith.ExtSIOp, rewriter)
