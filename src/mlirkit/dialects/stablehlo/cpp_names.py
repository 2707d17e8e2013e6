"""C++ functions that the rewrite rules of stablehlo call: conditions, and builders of attributes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr, DenseElementsAttr, DenseI64ArrayAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.constants import zero_of
from mlirkit.folding.ap_float import EQUAL, from_integer
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import elements_of
from mlirkit.folding.matchers import constant_int, float_of, int_of
from mlirkit.ods.live.hooks import cpp_name
from mlirkit.ods.live.native_code import native_code
from mlirkit.ods.live.rewriting.rule_snippets import NativeCall

# ---- Conditions on values ----


def _dims(value: Value) -> list[int]:
    type = value.type
    assert isinstance(type, RankedTensorType)
    return list(type.dims)


@cpp_name("function", "stablehlo::areSizesOne")
def are_sizes_one(value: Value, axes: DenseArrayAttr) -> bool:
    dims = _dims(value)
    return all(dims[axis] == 1 for axis in axes.values)


@cpp_name("function", "stablehlo::isSizeOne")
def is_size_one(value: Value, axis: IntegerAttr) -> bool:
    return _dims(value)[axis.value] == 1


@cpp_name("function", "stablehlo::namesAllDims")
def names_all_dims(axes: DenseArrayAttr | None, value: Value) -> bool:
    return axes is not None and len(axes) == len(_dims(value))


@cpp_name("function", "stablehlo::staysBroadcast")
def stays_broadcast(result: Value, operand: Value) -> bool:
    """Whether a broadcast with a static shape cannot become a reshape."""
    type, broadcast = result.type, defined_by(result, stablehlo.BroadcastInDimOp)
    assert isinstance(type, RankedTensorType)
    if not type.has_static_shape:
        return True
    if broadcast is None:
        return False
    operand_type = operand.type
    assert isinstance(operand_type, RankedTensorType)
    return not (
        is_sorted_array(broadcast.broadcast_dimensions) and type.num_elements == operand_type.num_elements
    )


@cpp_name("function", "stablehlo::isNoConstant")
def is_no_constant(value: Value) -> bool:
    return not isinstance(value.defining_op, stablehlo.ConstantOp)


@cpp_name("function", "stablehlo::areZeros")
def are_zeros(values: Iterable[Value]) -> bool:
    numbers = [constant_int(value) for value in values]
    return all(number is not None and number.is_zero for number in numbers)


# ---- Conditions on attributes ----


@cpp_name("function", "stablehlo::isSplatOfElements")
def is_splat(value: Attribute) -> bool:
    return isinstance(value, DenseElementsAttr) and value.is_splat


@cpp_name("function", "stablehlo::isOfIntegers")
def is_of_integers(value: Attribute) -> bool:
    return isinstance(value, DenseIntElementsAttr)


@cpp_name("function", "stablehlo::isOfNoElements")
def is_of_no_elements(value: Attribute) -> bool:
    return isinstance(value, DenseElementsAttr) and value.num_elements == 0


@cpp_name("function", "stablehlo::isZeroInteger")
def is_zero_integer(value: Attribute) -> bool:
    number = int_of(value)
    return number is not None and number.is_zero


@cpp_name("function", "stablehlo::isZero")
def is_zero(value: Attribute) -> bool:
    number = float_of(value)
    return is_zero_integer(value) if number is None else number.is_zero


@cpp_name("function", "stablehlo::isOneInteger")
def is_one_integer(value: Attribute) -> bool:
    number = int_of(value)
    return number is not None and number.is_one


@cpp_name("function", "stablehlo::isOne")
def is_one(value: Attribute) -> bool:
    number = float_of(value)
    if number is None:
        return is_one_integer(value)
    return bool(number.compare(from_integer(1, number.semantics)) == EQUAL)


@cpp_name("function", "stablehlo::isAllOnes")
def is_all_ones(value: Attribute) -> bool:
    number = int_of(value)
    return number is not None and number.is_all_ones


@cpp_name("function", "stablehlo::isArrayOfZeros")
def is_array_of_zeros(array: DenseArrayAttr) -> bool:
    return not any(array.values)


@cpp_name("function", "stablehlo::isEmptyArray")
def is_empty_array(array: DenseArrayAttr) -> bool:
    return len(array) == 0


@cpp_name("function", "stablehlo::isIotaArray")
def is_iota_array(array: DenseArrayAttr) -> bool:
    return all(place == number for place, number in enumerate(array.values))


@cpp_name("function", "stablehlo::isSortedArray")
def is_sorted_array(array: DenseArrayAttr) -> bool:
    numbers = list(array.values)
    return numbers == sorted(numbers)


# ---- Builders ----


def array_of(numbers: Sequence[int]) -> DenseArrayAttr:
    return DenseI64ArrayAttr.get(numbers)


@cpp_name("function", "stablehlo::emptyI64Array")
def empty_array() -> DenseArrayAttr:
    return array_of([])


@cpp_name("function", "stablehlo::arrayOfIntegers")
def array_of_integers(value: Attribute) -> DenseArrayAttr:
    """Mirrors convertToI64Array: the elements of an integer constant."""
    return array_of([element.signed for element in elements_of(value) or () if isinstance(element, APInt)])


@cpp_name("function", "stablehlo::invertedDims")
def inverted_dims(axes: DenseArrayAttr) -> DenseArrayAttr:
    """Mirrors getInvertedBroadcastDimensions."""
    places = {axis: place for place, axis in enumerate(axes.values)}
    return array_of([places[axis] for axis in range(len(axes))])


@cpp_name("function", "stablehlo::pickedDims")
def picked_dims(axes: DenseArrayAttr, places: DenseArrayAttr) -> DenseArrayAttr:
    """Mirrors getMergedBroadcastDimensions and getMergedTransposePermutation."""
    return array_of([axes.values[place] for place in places.values])


@native_code("StableHLO_ConvertOfType")
def convert_of_type(call: NativeCall, typed: Value, operand: Value) -> Value:
    return call.rewriter.create(stablehlo.ConvertOp, [typed.type], [operand], loc=call.loc).result


@native_code("StableHLO_ReshapeOfType")
def reshape_of_type(call: NativeCall, typed: Value, operand: Value) -> Value:
    return call.rewriter.create(stablehlo.ReshapeOp, [typed.type], [operand], loc=call.loc).result


@native_code("StableHLO_ZeroLike")
def zero_like(call: NativeCall, value: Value) -> Value:
    """Mirrors getConstantLike of 0 and a value of static shape."""
    zero = zero_of(value.type)
    assert zero is not None
    return call.rewriter.create(stablehlo.ConstantOp, [zero.type], (), {"value": zero}, loc=call.loc).result


@native_code("StableHLO_OperandOfTuple")
def operand_of_tuple(call: NativeCall, tuple: Value, index: IntegerAttr) -> Value:
    op = tuple.defining_op
    assert op is not None
    return op.operand_values()[index.value]


_FRONTEND = "mhlo.frontend_attributes"
_OWN = "xla_metadata_payload"


@cpp_name("function", "stablehlo::mergeDiscardableAttributes")
def hand_on_attributes(source: Value, target: Value) -> bool:
    """Mirrors mergeDiscardableAttributes, for the defining operations of two values."""
    if source.defining_op is None or target.defining_op is None:
        return False
    merge_discardable_attributes(source.defining_op, target.defining_op)
    return True


def merge_discardable_attributes(source: Operation, target: Operation) -> None:
    """Add the discardable attributes of `source` to `target`, replacing equal names.

    The payload of the target's own frontend attributes is kept.
    """
    attributes = source.discardable_attributes
    for name in list(attributes):
        value, own = attributes[name], target.discardable_attributes.get(name)
        if name == _FRONTEND and isinstance(value, DictionaryAttr) and isinstance(own, DictionaryAttr):
            kept = {_OWN: own[_OWN]} if _OWN in own else {}
            value = DictionaryAttr({**own.entries, **value.entries, **kept})
        target.discardable_attributes[name] = value
