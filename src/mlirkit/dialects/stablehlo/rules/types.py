"""Compatibility of types, and merged types.

A dimension is (size, bound): each a number or DYNAMIC; bounds are in the encoding of a tensor,
`tensor<?xf32, #stablehlo.bounds<4>>`, and only where the size is dynamic.

    compatible       shapes agree where both are static, sizes keep within bounds, element types match
    most specific    the intersection of two types       least specific    their union
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import ComplexType, IntegerType, TupleType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import current_context
from mlirkit.core.location import diagnostic_at
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import quant, stablehlo
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.support.diagnostics import MLIRError

I1 = integer_type(1)
I32 = integer_type(32)

Dimension = tuple[int, int]


#: The place of an error.
Place: TypeAlias = Operation | OperationState


def failure(place: Place, message: str) -> MLIRError:
    """An error at an operation (or its state) without the operation's name."""
    return MLIRError.at(diagnostic_at(place.location, message))


def quoted(types: Sequence[Type]) -> str:
    """A list of types as in diagnostics."""
    return ", ".join([f"'{type}'" for type in types])


def commas(values: Sequence[int]) -> str:
    """A list of numbers as in diagnostics."""
    return ", ".join(map(str, values))


def element_type(type: Type) -> Type:
    """The element type of a shaped type, the type itself otherwise."""
    result: Type = type.element_type if isinstance(type, ShapedType) else type
    return result


def with_element_type(type: Type, element: Type) -> Type:
    """A tensor of the same shape and encoding."""
    if isinstance(type, RankedTensorType):
        return RankedTensorType(type.dims, element, type.encoding)
    made: Type = cast(Callable[[Type], Type], type.__class__)(element)
    return made


# -- agreement ----------------------------------------------------------------------------------------


def same_size(first: int, second: int) -> bool:
    """Whether two sizes may be equal."""
    return first in (second, DYNAMIC) or second == DYNAMIC


def same_sizes(first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether two shapes may be equal."""
    return len(first) == len(second) and all(map(same_size, first, second))


def bounds_of(type: Type) -> tuple[int, ...]:
    """The bounds of a tensor's dimensions; empty without bounds."""
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    if encoding is None or not isinstance(encoding, _bounded):
        return ()
    (bounds,) = parameters_of(encoding)
    return tuple(bounds)


# The encodings with bounds.
_bounded: tuple[type[Attribute], ...] = (stablehlo.TypeExtensionsAttr,)


def add_bounded_encoding(encoding: type[Attribute]) -> None:
    """Register another dialect's type extensions, whose only parameter is the bounds."""
    global _bounded
    if encoding not in _bounded:
        _bounded = (*_bounded, encoding)


def with_bounds(prototype: Attribute | None, bounds: Sequence[int]) -> Attribute | None:
    """The encoding for these bounds; the prototype without types, None if all are dynamic."""
    if not bounds:
        return prototype
    if all(bound == DYNAMIC for bound in bounds):
        return None
    if isinstance(prototype, _bounded):
        return cast(Callable[[tuple[int, ...]], Attribute], prototype.__class__)(tuple(bounds))
    return type_extensions(bounds)


def type_extensions(bounds: Sequence[int], dialect: str = "stablehlo") -> Attribute:
    """The bounds encoding of a dialect."""
    owner: Any = current_context().dialect(dialect)
    made: Attribute = owner.attribute_class("type_extensions")(tuple(bounds))
    return made


def _keeps_within(shape: Sequence[int], bounds: Sequence[int]) -> bool:
    return all(bound == DYNAMIC or bound >= size for size, bound in zip(shape, bounds))


def compatible_elements(first: Type, second: Type) -> bool:
    """Whether element types are equal, apart from scales and zero points of quantized ones."""
    first, second = element_type(first), element_type(second)
    if isinstance(first, QuantizedType) and isinstance(second, QuantizedType):
        if first.storage != second.storage or first.expressed_type != second.expressed_type:
            return False
        per_axis = quant.UniformQuantizedPerAxisType
        return isinstance(first, per_axis) == isinstance(second, per_axis)
    return first == second


def compatible(first: Type, second: Type) -> bool:
    """Mirrors isCompatibleForHloTypeInference."""
    if first == second:
        return True
    if isinstance(first, ShapedType) and isinstance(second, ShapedType):
        if not have_compatible_shape(first, second):
            return False
        if isinstance(first, RankedTensorType) and isinstance(second, RankedTensorType):
            if not _keeps_within(first.dims, bounds_of(second)):
                return False
            if not _keeps_within(second.dims, bounds_of(first)):
                return False
        return compatible_elements(first.element_type, second.element_type)
    return compatible_elements(first, second)


def all_compatible(first: Sequence[Type], second: Sequence[Type]) -> bool:
    """Whether two lists have equal length and compatible types."""
    return len(first) == len(second) and all(map(compatible, first, second))


def same_element_types(types: Sequence[Type], any_float: bool = True) -> bool:
    """Whether element types are equal; with `any_float` all floats count as equal."""
    if not types:
        return True
    first = element_type(types[0])
    for type in types[1:]:
        element = element_type(type)
        if any_float and isinstance(first, FloatType) and isinstance(element, FloatType):
            continue
        if element != first:
            return False
    return True


def bit_width(type: Type) -> int:
    """The bits of an element."""
    if isinstance(type, ComplexType):
        return 2 * bit_width(type.element_type)
    if isinstance(type, QuantizedType):
        return type.storage_type_integral_width
    return cast(IntegerType | FloatType, type).width


def promotable(source: Type, target: Type) -> bool:
    """Whether elements of `source` can be promoted to `target`: of the same kind, floats of any width."""
    if not isinstance(source, ShapedType) or not isinstance(target, ShapedType):
        return False
    first, second = source.element_type, target.element_type
    if isinstance(first, FloatType) and isinstance(second, FloatType):
        return True
    if isinstance(first, QuantizedType) and isinstance(second, QuantizedType):
        if first.expressed_type != second.expressed_type:
            return False
    elif not any(isinstance(first, kind) and isinstance(second, kind) for kind in (IntegerType, ComplexType)):
        return False
    return bit_width(first) <= bit_width(second)


# -- constants ----------------------------------------------------------------------------------------


def constant_integers(value: Value) -> list[int] | None:
    """The signed integers of a constant, or None."""
    constant = constant_value(value)
    if not isinstance(constant, DenseIntElementsAttr):
        return None
    return elements_of(constant)


def elements_of(elements: DenseElementsAttr) -> list[int]:
    """The integers of an elements attribute."""
    if elements.num_elements and elements.is_splat:
        return [elements.get_splat_value().value] * elements.num_elements
    return list(elements)


# -- merged types -------------------------------------------------------------------------------------


def concatenated(left: Dimension, right: Dimension) -> Dimension:
    """The dimension of two concatenated ones."""
    if left[0] != DYNAMIC and right[0] != DYNAMIC:
        return left[0] + right[0], DYNAMIC
    first = left[0] if left[0] != DYNAMIC else left[1]
    second = right[0] if right[0] != DYNAMIC else right[1]
    if first == DYNAMIC or second == DYNAMIC:
        return DYNAMIC, DYNAMIC
    return DYNAMIC, first + second


def most_specific(
    place: Operation | OperationState, number: int, left: Dimension, right: Dimension
) -> Dimension:
    """The intersection of two dimensions; `number` is for the message."""
    bounds = [bound for bound in (left[1], right[1]) if bound != DYNAMIC]
    sizes = [size for size in (left[0], right[0]) if size != DYNAMIC]
    if not sizes:
        return DYNAMIC, min(bounds, default=DYNAMIC)
    if len(sizes) == 2 and sizes[0] != sizes[1]:
        raise failure(place, f"Mismatched dimension sizes {sizes[0]} and {sizes[1]} in dimension {number}")
    if bounds and sizes[0] > bounds[0]:
        raise failure(
            place, f"Mismatched dimension size {sizes[0]} and bound {bounds[0]} in dimension {number}"
        )
    return sizes[0], DYNAMIC


def least_specific(place: OperationState, number: int, left: Dimension, right: Dimension) -> Dimension:
    """The union of two dimensions."""
    if left[0] != DYNAMIC and right[0] != DYNAMIC:
        if left[0] != right[0]:
            raise failure(place, f"Mismatched dimension sizes {left[0]} and {right[0]} in dimension {number}")
        return left[0], DYNAMIC
    first = left[0] if left[0] != DYNAMIC else left[1]
    second = right[0] if right[0] != DYNAMIC else right[1]
    if first == DYNAMIC or second == DYNAMIC:
        return DYNAMIC, DYNAMIC
    return DYNAMIC, max(first, second)


Merge = Callable[[Any, int, Dimension, Dimension], Dimension]


def merged_tensors(place: OperationState, types: Sequence[RankedTensorType], merge: Merge) -> Type:
    """Merge tensors dimension by dimension; element type and kind of encoding are the first's."""
    first = types[0]
    rank = len(first.dims)
    for type in types:
        if len(type.dims) != rank:
            raise failure(place, f"Mismatched ranks of types{rank} vs {len(type.dims)}")
    has_bounds = bool(bounds_of(first))
    unbounded = (DYNAMIC,) * rank
    dimensions = list(zip(first.dims, bounds_of(first) or unbounded, strict=True))
    for type in types[1:]:
        others = zip(type.dims, bounds_of(type) or unbounded, strict=True)
        dimensions = [
            merge(place, number, left, right)
            for number, (left, right) in enumerate(zip(dimensions, others))
        ]
    bounds = [bound for _, bound in dimensions] if has_bounds else []
    sizes = [size for size, _ in dimensions]
    return RankedTensorType(sizes, first.element_type, with_bounds(first.encoding, bounds))


def _over_tuples(
    place: OperationState, types: Sequence[Type], merge: Callable[[OperationState, Sequence[Type]], Type]
) -> Type:
    """Merge elementwise if all types are tuples."""
    tuples = [type for type in types if isinstance(type, TupleType)]
    if not tuples:
        return merge(place, types)
    if len(tuples) != len(types):
        raise failure(
            place, "Mismatched type kinds: either all types must be tuples, or no types must be tuples"
        )
    if any(len(other.types) != len(tuples[0].types) for other in tuples):
        raise failure(place, "Mismatched tuple sizes: all tuple sizes must be the same")
    columns = zip(*[other.types for other in tuples], strict=True)
    return TupleType([merge(place, column) for column in columns])


def most_specific_type(place: OperationState, types: Sequence[Type]) -> Type:
    """The most specific type of compatible types."""

    def merge(place: OperationState, types: Sequence[Type]) -> Type:
        ranked = [type for type in types if isinstance(type, RankedTensorType)]
        return merged_tensors(place, ranked, most_specific) if ranked else types[0]

    if all(type is types[0] for type in types):
        return types[0]
    return _over_tuples(place, types, merge)


def least_specific_type(place: OperationState, types: Sequence[Type]) -> Type:
    """The least specific type, which values of all these types have."""

    def merge(place: OperationState, types: Sequence[Type]) -> Type:
        ranked = [type for type in types if isinstance(type, RankedTensorType)]
        if len(ranked) != len(types):
            return next(type for type in types if not isinstance(type, RankedTensorType))
        return merged_tensors(place, ranked, least_specific)

    return _over_tuples(place, types, merge)
