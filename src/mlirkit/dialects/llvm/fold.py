"""Folders of llvm: constants, aggregates, addresses, and some arithmetic.

Mirror: mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, SparseElementsAttr
from mlirkit.builtin.integer import signed_value
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_of, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.structs import element_of
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import (
    Constants,
    attribute_of,
    bool_attribute,
    elements_of,
    number_of,
    zero_attribute,
)
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import Folded, folder

# -- constants --------------------------------------------------------------------------------------------


folder(llvm.ConstantOp)(fold_to_value)


@folder(llvm.ZeroOp)
def fold_zero(op: llvm.ZeroOp, operands: Constants) -> Attribute:
    """Mirrors ZeroOp::fold: the zero of a builtin type is a number."""
    zero = zero_attribute(op.res.type)
    return llvm.ZeroAttr.get() if zero is None else zero


@folder(llvm.UndefOp)
def fold_undef(op: llvm.UndefOp, operands: Constants) -> Attribute:
    """Mirrors UndefOp::fold."""
    return llvm.UndefAttr.get()


@folder(llvm.PoisonOp)
def fold_poison(op: llvm.PoisonOp, operands: Constants) -> Attribute:
    """Mirrors PoisonOp::fold."""
    return llvm.PoisonAttr.get()


@folder(llvm.AddressOfOp)
def fold_address(op: llvm.AddressOfOp, operands: Constants) -> Attribute:
    """Mirrors AddressOfOp::fold."""
    return op.global_name


@folder(llvm.DSOLocalEquivalentOp)
def fold_local_equivalent(op: llvm.DSOLocalEquivalentOp, operands: Constants) -> Attribute:
    """Mirrors DSOLocalEquivalentOp::fold."""
    return llvm.DSOLocalEquivalentAttr.get(op.function_name)


@folder(llvm.BlockAddressOp)
def fold_block_address(op: llvm.BlockAddressOp, operands: Constants) -> Attribute:
    """Mirrors BlockAddressOp::fold."""
    return op.block_addr


# -- integers ---------------------------------------------------------------------------------------------


def _integer(constant: Attribute | None) -> APInt | None:
    """The number of a scalar constant; folders of llvm do not handle vectors."""
    number = number_of(constant) if isinstance(constant, IntegerAttr) else None
    return number if isinstance(number, APInt) else None


@folder(llvm.ZExtOp)
def fold_zext(op: llvm.ZExtOp, operands: Constants) -> Attribute | None:
    """Mirrors ZExtOp::fold."""
    number, type = _integer(operands[0]), op.res.type
    if number is None or not isinstance(type, IntegerType):
        return None
    return attribute_of(type, number.zext_or_trunc(type.width))


@folder(llvm.ShlOp)
def fold_shl(op: llvm.ShlOp, operands: Constants) -> Attribute | None:
    """Mirrors ShlOp::fold."""
    number, amount = map(_integer, operands)
    if number is None or amount is None or amount.bits >= number.width:
        return None
    return attribute_of(op.res.type, number.shl(amount))


@folder(llvm.OrOp)
def fold_or(op: llvm.OrOp, operands: Constants) -> Attribute | None:
    """Mirrors OrOp::fold."""
    left, right = map(_integer, operands)
    return None if left is None or right is None else attribute_of(op.res.type, left | right)


@folder(llvm.ICmpOp)
def fold_comparison(op: llvm.ICmpOp, operands: Constants) -> Folded:
    """Mirrors ICmpOp::fold: a value equals itself, and allocated memory is not null."""
    predicate, left, right = op.predicate, op.lhs, op.rhs
    if predicate not in (llvm.ICmpPredicate.eq, llvm.ICmpPredicate.ne):
        return None
    is_equality = predicate == llvm.ICmpPredicate.eq
    if left is right:
        return bool_attribute(op.res.type, is_equality)
    definitions = left.defining_op, right.defining_op
    if isinstance(definitions[0], llvm.AllocaOp) and isinstance(definitions[1], llvm.ZeroOp):
        return bool_attribute(op.res.type, not is_equality)
    if isinstance(definitions[0], llvm.ZeroOp) and isinstance(definitions[1], llvm.AllocaOp):
        op.lhs, op.rhs = right, left
        return []
    return None


# -- casts and vectors ------------------------------------------------------------------------------------


def _fold_chain(
    op: llvm.BitcastOp | llvm.AddrSpaceCastOp, earlier: llvm.BitcastOp | llvm.AddrSpaceCastOp | None
) -> Folded:
    """Mirrors foldChainableCast: two consecutive casts become one, or none."""
    type = op.res.type
    if op.arg.type == type:
        return op.arg
    if earlier is None:
        return None
    if earlier.arg.type == type:
        return earlier.arg
    op.arg = earlier.arg
    return []


@folder(llvm.BitcastOp)
def fold_bitcast(op: llvm.BitcastOp, operands: Constants) -> Folded:
    """Mirrors BitcastOp::fold."""
    return _fold_chain(op, defined_by(op.arg, llvm.BitcastOp))


@folder(llvm.AddrSpaceCastOp)
def fold_address_space_cast(op: llvm.AddrSpaceCastOp, operands: Constants) -> Folded:
    """Mirrors AddrSpaceCastOp::fold."""
    return _fold_chain(op, defined_by(op.arg, llvm.AddrSpaceCastOp))


@folder(llvm.ShuffleVectorOp)
def fold_shuffle(op: llvm.ShuffleVectorOp, operands: Constants) -> Value | None:
    """Mirrors ShuffleVectorOp::fold: the only element of a one-element vector."""
    type = op.v1.type
    is_one = isinstance(type, VectorType) and list(type.dims) == [1]
    return op.v1 if is_one and list(op.mask.values) == [0] else None


# -- aggregates -------------------------------------------------------------------------------------------


@folder(llvm.ExtractValueOp)
def fold_extract(op: llvm.ExtractValueOp, operands: Constants) -> Folded:
    """Mirrors ExtractValueOp::fold: extract the value that was inserted, or a part of a constant."""
    outer = defined_by(op.container, llvm.ExtractValueOp)
    if outer is not None:
        op.position = DenseI64ArrayAttr.get([*outer.position.values, *op.position.values])
        op.container = outer.container
        return []
    position: list[int] = list(op.position.values)
    definition = op.container.defining_op
    has_changed, is_inserted = False, False
    while isinstance(definition, llvm.InsertValueOp):
        inserted: list[int] = list(definition.position.values)
        if position == inserted:
            return definition.value
        if position[: len(inserted)] == inserted:
            # A part of the inserted value.
            definition = definition.value.defining_op
            position = position[len(inserted) :]
            is_inserted = True
            continue
        if inserted[: len(position)] == position:
            # Only a part of the extracted value was inserted.
            return [] if has_changed else None
        if not is_inserted:
            op.container = definition.container
            has_changed = True
        definition = definition.container.defining_op
    if definition is None:
        return [] if has_changed else None
    constant = constant_of(definition)
    for index in position:
        constant = _part(constant, index)
    # As in the reference, a new container without a result is not reported.
    return constant


def _part(constant: Attribute | None, index: int) -> Attribute | None:
    """Mirrors extractElementAt."""
    if isinstance(constant, DenseElementsAttr):
        element: Attribute | None = constant.attribute_at(index) if index < constant.num_elements else None
        return element
    if isinstance(constant, SparseElementsAttr):
        elements = elements_of(constant)
        if elements is None or index >= len(elements):
            return None
        return attribute_of(constant.element_type, elements[index])
    if isinstance(constant, ArrayAttr):
        return constant[index] if index < len(constant) else None
    if isinstance(constant, (llvm.ZeroAttr, llvm.UndefAttr, llvm.PoisonAttr)):
        return constant
    return None


# -- addresses --------------------------------------------------------------------------------------------

# LLVM's mark for an index that is an operand.
_DYNAMIC_INDEX = -(2**31)
# Operations keep this many bits of a constant index.
_INDEX_BITS = 29


@folder(llvm.GEPOp)
def fold_address_of_element(op: llvm.GEPOp, operands: Constants) -> Folded:
    """Mirrors GEPOp::fold: constant indices become attributes, and index 0 alone yields the base."""
    raw: list[int] = list(op.rawConstantIndices.values)
    dynamic = zip(list(op.dynamicIndices), operands[1:], strict=True)
    indices = [next(dynamic) if index == _DYNAMIC_INDEX else index for index in raw]
    if op.base.type == op.res.type and len(indices) == 1 and _is_zero(indices[0]):
        return op.base
    positions = [_known_index(index) for index in indices]
    if all(
        isinstance(index, int) or number is None for index, number in zip(indices, positions, strict=True)
    ):
        return None
    numbers: list[int] = []
    values: list[Value] = []
    type: Type | None = op.elem_type.value
    for at, (index, number) in enumerate(zip(indices, positions, strict=True)):
        if number is None and at and isinstance(type, llvm.LLVMStructType) and not isinstance(index, int):
            number = _short(constant_int(index[0]))
        if number is None:
            assert not isinstance(index, int)
            values.append(index[0])
        numbers.append(_DYNAMIC_INDEX if number is None else number)
        if at and type is not None:
            type = _inner_type(type, numbers[-1])
    op.dynamicIndices = values
    op.rawConstantIndices = DenseI32ArrayAttr.get(numbers)
    return []


Index = int | tuple[Value, Attribute | None]


def _is_zero(index: Index) -> bool:
    number = APInt(index, 32) if isinstance(index, int) else _integer(index[1])
    return number is not None and number.is_zero


def _known_index(index: Index) -> int | None:
    """An index as a number that fits into the attribute; None for an index that stays an operand."""
    if isinstance(index, int):
        return signed_value(index & ((1 << _INDEX_BITS) - 1), _INDEX_BITS)
    return _short(_integer(index[1]))


def _short(number: APInt | None) -> int | None:
    limit = 1 << (_INDEX_BITS - 1)
    return number.signed if number is not None and -limit <= number.signed < limit else None


def _inner_type(type: Type, index: int) -> Type | None:
    if isinstance(type, (VectorType, llvm.LLVMArrayType)):
        return type.element_type
    return element_of(type, index) if isinstance(type, llvm.LLVMStructType) else None
