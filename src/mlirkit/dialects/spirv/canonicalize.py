"""Canonicalization patterns of spirv written by hand; rewrite rules are in SPIRVCanonicalization.td.

Mirror: mlir/lib/Dialect/SPIRV/IR/SPIRVCanonicalization.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.shipped_rules import canonicalizing_rules
from mlirkit.dialects.spirv.constants import create_constant
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import elements_of, fold_binary, number_of, zero_attribute
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

Extended = spirv.IAddCarryOp | spirv.SMulExtendedOp | spirv.UMulExtendedOp
Halves = tuple[Attribute, Attribute]

canonicalizing_rules(
    spirv.LogicalNotOp,
    "ConvertLogicalNotOfIEqual",
    "ConvertLogicalNotOfINotEqual",
    "ConvertLogicalNotOfLogicalEqual",
    "ConvertLogicalNotOfLogicalNotEqual",
)


@canonicalizer(spirv.AccessChainOp, _PATTERN + "CombineChainedAccessChain")
def combine_access_chains(op: spirv.AccessChainOp, rewriter: PatternRewriter) -> bool:
    """AccessChain(AccessChain(p, i), j) -> AccessChain(p, i, j)."""
    earlier = defined_by(op.base_ptr, spirv.AccessChainOp)
    if earlier is None:
        return False
    rewriter.replace_with(op, spirv.AccessChainOp, [earlier.base_ptr, *earlier.indices, *op.indices])
    return True


@canonicalizer(spirv.UModOp, "UModSimplification")
def skip_multiple(op: spirv.UModOp, rewriter: PatternRewriter) -> bool:
    """(x mod (k * n)) mod n -> x mod n."""
    earlier = defined_by(op.operand1_, spirv.UModOp)
    if earlier is None:
        return False
    multiples, divisors = _numbers(earlier.operand2_), _numbers(op.operand2_)
    if multiples is None or divisors is None or any(divisor.is_zero for divisor in divisors):
        return False
    pairs = zip(multiples, divisors, strict=True)
    if not all(multiple.urem(divisor).is_zero for multiple, divisor in pairs):
        return False
    rewriter.replace_with(op, spirv.UModOp, [earlier.operand1_, op.operand2_])
    return True


def _numbers(value: Value) -> list[APInt] | None:
    """The integers of a scalar or composite constant."""
    constant = constant_value(value)
    if constant is None:
        return None
    numbers = [number_of(constant)] if isinstance(constant, IntegerAttr) else elements_of(constant)
    return None if numbers is None else [number for number in numbers if isinstance(number, APInt)]


# -- results of two words ---------------------------------------------------------------------------------


def _construct(op: Extended, low: Value, high: Value, rewriter: PatternRewriter) -> bool:
    rewriter.replace_with(op, spirv.CompositeConstructOp, [low, high])
    return True


def _zero(op: Extended, rewriter: PatternRewriter) -> Value:
    type = op.operand1_.type
    zero = zero_attribute(type)
    assert zero is not None
    return create_constant(rewriter, op.location, zero, type)


def _fold_words(
    op: Extended, calculate: Callable[[list[Attribute | None]], Halves | None], rewriter: PatternRewriter
) -> bool:
    """Replace an operation by a structure constructed of two constants; there are no constant structures."""
    operands = [constant_value(op.operand1_), constant_value(op.operand2_)]
    words = None if None in operands else calculate(operands)
    if words is None:
        return False
    constants = [create_constant(rewriter, op.location, word, op.operand1_.type) for word in words]
    structure: Value
    structure = rewriter.create(spirv.UndefOp, [op.result.type], loc=op.location).result
    for number, constant in enumerate(constants):
        position = {"indices": ArrayAttr.get([IntegerAttr.get(integer_type(32), number)])}
        structure = rewriter.create(
            spirv.CompositeInsertOp, [op.result.type], [constant, structure], position, loc=op.location
        ).result
    rewriter.replace_op(op, [structure])
    return True


@canonicalizer(spirv.IAddCarryOp, "IAddCarryFold")
def fold_carry(op: spirv.IAddCarryOp, rewriter: PatternRewriter) -> bool:
    """As IAddCarryFold."""
    number = constant_int(op.operand2_)
    # x + 0 is x, without a carry; the words are in this order in the reference.
    if number is not None and number.is_zero:
        return _construct(op, op.operand2_, op.operand1_, rewriter)
    return _fold_words(op, _sum_and_carry, rewriter)


def _sum_and_carry(operands: list[Attribute | None]) -> Halves | None:
    total = fold_binary(IntegerAttr, operands, lambda a, b: a + b)
    if total is None:
        return None
    carry = fold_binary(IntegerAttr, [total, operands[0]], lambda sum, a: APInt(int(sum.ult(a)), a.width))
    return None if carry is None else (total, carry)


def _fold_product(
    op: spirv.SMulExtendedOp | spirv.UMulExtendedOp,
    high_word: Callable[[APInt, APInt], APInt],
    rewriter: PatternRewriter,
) -> bool:
    number = constant_int(op.operand2_)
    # x * 0 is 0
    if number is not None and number.is_zero:
        zero = _zero(op, rewriter)
        return _construct(op, zero, zero, rewriter)

    def words(operands: list[Attribute | None]) -> Halves | None:
        low = fold_binary(IntegerAttr, operands, lambda a, b: a * b)
        high = fold_binary(IntegerAttr, operands, high_word)
        return None if low is None or high is None else (low, high)

    return _fold_words(op, words, rewriter)


@canonicalizer(spirv.SMulExtendedOp, "MulExtendedFold<mlir::spirv::SMulExtendedOp, true>")
def fold_signed_product(op: spirv.SMulExtendedOp, rewriter: PatternRewriter) -> bool:
    """As MulExtendedFold of signed numbers."""
    return _fold_product(op, APInt.mulhs, rewriter)


@canonicalizer(spirv.UMulExtendedOp, "MulExtendedFold<mlir::spirv::UMulExtendedOp, false>")
def fold_unsigned_product(op: spirv.UMulExtendedOp, rewriter: PatternRewriter) -> bool:
    """As MulExtendedFold of unsigned numbers."""
    return _fold_product(op, APInt.mulhu, rewriter)


@canonicalizer(spirv.UMulExtendedOp, "UMulExtendedOpXOne")
def fold_product_with_one(op: spirv.UMulExtendedOp, rewriter: PatternRewriter) -> bool:
    """x * 1 is x, with a high word of 0."""
    number = constant_int(op.operand2_)
    if number is None or not number.is_one:
        return False
    return _construct(op, op.operand1_, _zero(op, rewriter), rewriter)


# -- selections -------------------------------------------------------------------------------------------


@canonicalizer(spirv.SelectionOp, _PATTERN + "ConvertSelectionOpToSelect")
def convert_branches_to_select(op: spirv.SelectionOp, rewriter: PatternRewriter) -> bool:
    """Replace a selection whose branches only store to one pointer by a select and a store."""
    blocks = op.body.blocks
    if len(blocks) != 4 or any(result.has_uses for result in op.results_):
        return False
    branch = blocks[0].first
    if not isinstance(branch, spirv.BranchConditionalOp) or branch.next_op is not None:
        return False
    merge = blocks[3]
    stores = _only_store(branch.trueTarget, merge), _only_store(branch.falseTarget, merge)
    true_store, false_store = stores
    if true_store is None or false_store is None or true_store.ptr is not false_store.ptr:
        return False
    if true_store.props != false_store.props or true_store.attrs != false_store.attrs:
        return False
    type = true_store.value.type
    if not isinstance(type, (IntegerType, FloatType, VectorType)):
        return False
    operands = [branch.condition, true_store.value, false_store.value]
    selected = rewriter.create(spirv.SelectOp, [type], operands, loc=op.location).result
    rewriter.create(
        spirv.StoreOp,
        [],
        [true_store.ptr, selected],
        dict(true_store.properties),
        dict(true_store.discardable_attributes),
        loc=op.location,
    )
    rewriter.erase_op(op)
    return True


def _only_store(block: Block, merge: Block) -> spirv.StoreOp | None:
    """The store of a block that otherwise only branches to the merge block."""
    store, branch = block.first, block.last
    if not isinstance(store, spirv.StoreOp) or not isinstance(branch, spirv.BranchOp):
        return None
    return store if store.next_op is branch and branch.target is merge else None
