"""The checks of traits and interfaces that inspect types and attributes, by the name of the trait.

Errors and order as in mlir/lib/IR/Operation.cpp, mlir/lib/IR/TypeUtilities.cpp and
mlir/lib/Dialect/Traits.cpp.  core/traits.py reads `CHECKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    RankedTensorType,
    ShapedType,
    UnrankedTensorType,
    VectorType,
    hides_shape,
    shaped_type,
)
from mlirkit.builtin.types import SIGNLESS, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.trait_checks import at_least_n_operands, at_least_n_results

# -- element types ------------------------------------------------------------------------------------


def element_type_or_self(type: Type) -> Type:
    """The element type of a shaped type of any dialect; any other type itself."""
    shaped = shaped_type(type)
    return type if shaped is None else shaped.element_type


def have_same_element_type(types: Sequence[Type]) -> bool:
    """Whether the known element types of some types are equal."""
    element = element_type_or_self(types[0])
    if all(element_type_or_self(type) == element for type in types):
        return True
    element_types = [element_type_or_self(type) for type in types if not hides_shape(type)]
    return all(type == element_types[0] for type in element_types)


def scalar_type(type: Type) -> Type:
    """The element type of a vector, tensor, or tensor of vectors; any other type itself."""
    while isinstance(type, (RankedTensorType, UnrankedTensorType)):
        type = type.element_type
    return type.element_type if isinstance(type, VectorType) else type


def _is_signless_int_or_index(type: Type) -> bool:
    return isinstance(type, IndexType) or (isinstance(type, IntegerType) and type.is_signless)


def _is_bool(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 1 and type.signedness == SIGNLESS


def _operands_are_signless_integer_like(op: Operation) -> None:
    for type in op.operand_types():
        if not _is_signless_int_or_index(scalar_type(type)):
            raise op.op_error("requires an integer or index type")


def _operands_are_float_like(op: Operation) -> None:
    for type in op.operand_types():
        if not isinstance(scalar_type(type), FloatType):
            raise op.op_error("requires a float type")


def _results_are_bool_like(op: Operation) -> None:
    for type in op.result_types():
        if not _is_bool(scalar_type(type)):
            raise op.op_error("requires a bool result type")


def _results_are_float_like(op: Operation) -> None:
    for type in op.result_types():
        if not isinstance(scalar_type(type), FloatType):
            raise op.op_error("requires a floating point type")


def _results_are_signless_integer_like(op: Operation) -> None:
    for type in op.result_types():
        if not _is_signless_int_or_index(scalar_type(type)):
            raise op.op_error("requires an integer or index type")


# -- the same for all ---------------------------------------------------------------------------------


def _same_type_operands(op: Operation) -> None:
    first = op.operand0
    if first is None or op.operand1 is None:
        return
    for value in op.operand_values():
        if value.type is not first.type and value.type != first.type:
            raise op.op_error("requires all operands to have the same type")


def _same_operands_shape(op: Operation) -> None:
    at_least_n_operands(op, 1)
    if not have_compatible_shapes(op.operand_types()):
        raise op.op_error("requires the same shape for all operands")


def _same_operands_and_result_shape(op: Operation) -> None:
    at_least_n_operands(op, 1)
    at_least_n_results(op, 1)
    if not have_compatible_shapes([*op.operand_types(), *op.result_types()]):
        raise op.op_error("requires the same shape for all operands and results")


def _same_operands_element_type(op: Operation) -> None:
    at_least_n_operands(op, 1)
    if not have_same_element_type(op.operand_types()):
        raise op.op_error("requires the same element type for all operands")


def _same_operands_and_result_element_type(op: Operation) -> None:
    at_least_n_operands(op, 1)
    at_least_n_results(op, 1)
    if not have_same_element_type([*op.result_types(), *op.operand_types()]):
        raise op.op_error("requires the same element type for all operands and results")


def _same_operands_and_result_type(op: Operation) -> None:
    at_least_n_operands(op, 1)
    at_least_n_results(op, 1)
    results = op.result_types()
    expected = results[0]
    for type in [*results[1:], *op.operand_types()]:
        # Most types are shared objects; only different objects need the comparison of equality and shapes.
        if type is expected:
            continue
        if not have_same_element_type([type, expected]) or not have_compatible_shape(type, expected):
            raise op.op_error("requires the same type for all operands and results")
        if isinstance(expected, RankedTensorType) and expected.encoding is not None:
            if isinstance(type, RankedTensorType) and type.encoding != expected.encoding:
                raise op.op_error("requires the same encoding for all operands and results")


def _same_operands_and_result_rank(op: Operation) -> None:
    at_least_n_operands(op, 1)
    operands = [type.rank for type in _shaped_types(op.operand_types()) if type.has_rank]
    results = [type.rank for type in _shaped_types(op.result_types()) if type.has_rank]
    if not operands and not results:
        return
    expected = operands[0] if operands else results[0]
    if any(rank != expected for rank in operands):
        raise op.op_error("operands don't have matching ranks")
    if any(rank != expected for rank in results):
        raise op.op_error("result type has different rank than operands")


# -- shapes -------------------------------------------------------------------------------------------


def _shaped_types(types: Sequence[Type]) -> list[ShapedType]:
    return [shaped for type in types if (shaped := shaped_type(type)) is not None]


def have_compatible_shape(left: Type, right: Type) -> bool:
    """Whether both are scalars, or both shaped with shapes that may be the same at run time.

    An unknown shape is compatible with every shape.
    """
    left_shaped, right_shaped = shaped_type(left), shaped_type(right)
    if left_shaped is None or right_shaped is None:
        return left_shaped is right_shaped or hides_shape(left) or hides_shape(right)
    if not left_shaped.has_rank or not right_shaped.has_rank:
        return True
    return are_compatible_sizes(left_shaped.dims, right_shaped.dims)


def are_compatible_sizes(left: Sequence[int], right: Sequence[int]) -> bool:
    """Whether two shapes have the same rank and no two different static sizes."""
    return len(left) == len(right) and all(
        a == b or DYNAMIC in (a, b) for a, b in zip(left, right)
    )


def have_compatible_shapes(types: Sequence[Type]) -> bool:
    """As `have_compatible_shape`, for any number of types."""
    shaped = _shaped_types(types)
    if not shaped:
        return True
    if len(shaped) != len(types):
        if any(hides_shape(type) for type in types):
            return have_compatible_shapes([type for type in types if not hides_shape(type)])
        return False
    scalable = [isinstance(type, VectorType) and any(type.scalable_flags) for type in types]
    if any(scalable) and not all(scalable):
        return False
    shapes = [type.dims for type in shaped if type.has_rank]
    if any(len(shape) != len(shapes[0]) for shape in shapes):
        return False
    for sizes in zip(*shapes, strict=True):
        if len({size for size in sizes if size != DYNAMIC}) > 1:
            return False
    return True


def _elementwise(op: Operation) -> None:
    operands = [type for type in op.operand_types() if _is_mappable(type)]
    results = [type for type in op.result_types() if _is_mappable(type)]
    if not operands and not results:
        return
    if not operands:
        raise op.op_error("if a result is non-scalar, then at least one operand must be non-scalar")
    if not results:
        raise op.op_error("if an operand is non-scalar, then there must be at least one non-scalar result")
    if len(results) != op.result_count:
        raise op.op_error("if an operand is non-scalar, then all results must be non-scalar")
    types = [*operands, *results]
    if any(type.__class__ is not types[0].__class__ for type in types) or not have_compatible_shapes(types):
        raise op.op_error("all non-scalar operands/results must have the same shape and base type")


def _is_mappable(type: Type) -> bool:
    return isinstance(type, (VectorType, RankedTensorType, UnrankedTensorType))


def broadcast_shapes(left: Sequence[int], right: Sequence[int]) -> list[int] | None:
    """The shape to which two shapes broadcast, aligned at the right; None if they are incompatible."""
    rank = max(len(left), len(right))
    dims: list[int] = []
    for a, b in zip(_padded(left, rank), _padded(right, rank)):
        if DYNAMIC in (a, b):
            # A static size above one takes precedence over an unknown one, which takes precedence over one.
            dims.append(a if a > 1 else b if b > 1 else b if a == 1 else a if b == 1 else DYNAMIC)
        elif a == b or b == 1:
            dims.append(a)
        elif a == 1:
            dims.append(b)
        else:
            return None
    return dims


def _padded(shape: Sequence[int], rank: int) -> list[int]:
    return [1] * (rank - len(shape)) + list(shape)


def _results_broadcastable_shape(op: Operation) -> None:
    types = [*op.operand_types(), *op.result_types()]
    if any(isinstance(type, (RankedTensorType, UnrankedTensorType)) for type in types):
        if any(isinstance(type, VectorType) for type in types):
            raise op.error("cannot broadcast vector with tensor")
    shapes = [type.dims for type in op.operand_types() if isinstance(type, RankedTensorType)]
    if not shapes:
        return
    shape: list[int] | None = list(shapes[0])
    for other in shapes:
        assert shape is not None
        shape = broadcast_shapes(shape, other)
        if shape is None:
            raise op.op_error("operands don't have broadcast-compatible shapes")
    assert shape is not None
    for type in op.result_types():
        if not isinstance(type, RankedTensorType):
            continue
        # The broadcast shape is compared with the last dimensions of the result.
        suffix = type.dims[max(len(type.dims) - len(shape), 0) :]
        if len(suffix) != len(shape) or not all(
            inferred == actual or DYNAMIC in (inferred, actual)
            for inferred, actual in zip(shape, suffix)
        ):
            raise op.op_error(
                f"result type {_shape_text(type.dims)} not broadcast compatible with broadcasted "
                f"operands's shapes {_shape_text(shape)}"
            )


def _shape_text(shape: Sequence[int]) -> str:
    return "'" + "x".join(["?" if size == DYNAMIC else str(size) for size in shape]) + "'"


# -- segments -----------------------------------------------------------------------------------------


def _operand_segments(op: Operation) -> None:
    _segments(op, "operandSegmentSizes", "operand", op.operand_count)


def _result_segments(op: Operation) -> None:
    _segments(op, "resultSegmentSizes", "result", op.result_count)


def _segments(op: Operation, name: str, group: str, expected: int) -> None:
    attribute = op.attribute(name)
    # A missing property means zeros.
    sizes: list[int] | None = [] if attribute is None and name in op.info.attribute_names else None
    if isinstance(attribute, DenseArrayAttr):
        element = attribute.element_type
        if isinstance(element, IntegerType) and element.width == 32 and element.is_signless:
            sizes = attribute.values
    if sizes is None:
        raise op.op_error(f"requires dense i32 array attribute '{name}'")
    if any(size < 0 for size in sizes):
        raise op.op_error(f"'{name}' attribute cannot have negative elements")
    total = sum(sizes)
    if total != expected:
        raise op.op_error(
            f"{group} count ({expected}) does not match with the total size ({total}) "
            f"specified in attribute '{name}'"
        )


# -- functions ----------------------------------------------------------------------------------------


def _function(op: Operation) -> None:
    function: Any = op.info.interfaces_at_hand.get("FunctionOpInterface")
    if not isinstance(function, FunctionOpInterface):
        return
    function.verify_type(op)
    _argument_attributes(op, "arg_attrs", "argument", len(function.argument_types(op)))
    _argument_attributes(op, "res_attrs", "result", len(function.result_types(op)))
    if len(op.region_list or ()) != 1:
        raise op.op_error("expects one region")
    function.verify_body(op)


def _argument_attributes(op: Operation, name: str, kind: str, count: int) -> None:
    array = op.inherent(name)
    if not isinstance(array, ArrayAttr):
        return
    if len(array.elements) != count:
        raise op.op_error(
            f"expects {kind} attribute array to have the same number of elements as the number of "
            f"function {kind}s, got {len(array.elements)}, but expected {count}"
        )
    for index, attributes in enumerate(array.elements):
        if not isinstance(attributes, DictionaryAttr):
            raise op.op_error(
                f"expects {kind} attribute dictionary to be a DictionaryAttr, but got `{attributes}`"
            )
        for key, value in attributes.entries.items():
            if "." not in key:
                raise op.op_error(f"{kind}s may only have dialect attributes")
            context = op.info.context
            dialect = None if context is None else context.dialect(key.split(".", 1)[0])
            if dialect is None:
                continue
            if kind == "argument":
                dialect.verify_region_arg_attribute(op, 0, index, key, value)
            else:
                dialect.verify_region_result_attribute(op, 0, index, key, value)


CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "SameTypeOperands": _same_type_operands,
    "SameOperandsShape": _same_operands_shape,
    "SameOperandsAndResultShape": _same_operands_and_result_shape,
    "SameOperandsElementType": _same_operands_element_type,
    "SameOperandsAndResultElementType": _same_operands_and_result_element_type,
    "SameOperandsAndResultType": _same_operands_and_result_type,
    "SameOperandsAndResultRank": _same_operands_and_result_rank,
    "OperandsAreSignlessIntegerLike": _operands_are_signless_integer_like,
    "OperandsAreFloatLike": _operands_are_float_like,
    "ResultsAreBoolLike": _results_are_bool_like,
    "ResultsAreFloatLike": _results_are_float_like,
    "ResultsAreSignlessIntegerLike": _results_are_signless_integer_like,
    "Elementwise": _elementwise,
    "ResultsBroadcastableShape": _results_broadcastable_shape,
    "AttrSizedOperandSegments": _operand_segments,
    "AttrSizedResultSegments": _result_segments,
    "FunctionOpInterface": _function,
}
