"""Verifiers of spirv's constants, composites, matrices and arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, ElementsAttr, SparseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import NONE, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import live_class, spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.dialects.spirv.composites import composite_element, element_count, has_known_count
from mlirkit.dialects.spirv.pointer_checks import bit_width
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import follows_signature, verifier

# -- constants ----------------------------------------------------------------------------------------------


@verifier(spirv.ConstantOp)
@follows_signature
def verify_constant(op: spirv.ConstantOp) -> None:
    """Mirrors verifyConstantType, including the elements of arrays."""
    pending = [(op.value_attr, op.constant.type)]
    while pending:
        value, type = pending.pop()
        dense = value if isinstance(value, DenseElementsAttr) else None
        if isinstance(type, spirv.CooperativeMatrixType) and (dense is None or not dense.is_splat):
            result = "<<NULL ATTRIBUTE>>" if dense is None else dense
            raise op.op_error(
                f"expected a splat dense attribute for cooperative matrix constant, but found {result}"
            )
        if isinstance(value, IntegerAttr | FloatAttr):
            if value.type != type:
                raise op.op_error(f"result type ('{type}') does not match value type ('{value.type}')")
        elif isinstance(value, DenseElementsAttr | SparseElementsAttr):
            _verify_elements(op, value, type)
        elif isinstance(value, ArrayAttr):
            if not isinstance(type, spirv.ArrayType):
                raise op.op_error("must have spirv.array result type for array value")
            pending.extend((element, type.element_type) for element in reversed(list(value)))
        else:
            raise op.op_error(f"cannot have attribute: {value}")


def _verify_elements(op: Operation, value: ElementsAttr, type: Type) -> None:
    if value.type == type:
        return
    if not isinstance(type, spirv.ArrayType):
        raise op.op_error(
            f"result or element type ('{type}') does not match value type ('{value.type}'), must be the same "
            "or spirv.array"
        )
    count = 1
    element: Any = type
    while isinstance(element, spirv.ArrayType):
        count *= element.num_elements
        element = element.element_type
    if not isinstance(element, IntegerType | FloatType):
        raise op.op_error("only support nested array result type")
    if value.element_type != element:
        raise op.op_error(
            f"result element type ('{element}') does not match value element type "
            f"('{value.element_type}')"
        )
    if value.num_elements != count:
        raise op.op_error(
            f"result number of elements ({count}) does not match value number of elements "
            f"({value.num_elements})"
        )


@verifier(spirv.EXTConstantCompositeReplicateOp)
def verify_replicate(op: spirv.EXTConstantCompositeReplicateOp) -> None:
    """Check that the value has the element type, or the element type of the element type."""
    result = replicated_type(op)
    possible = []
    type = composite_element(op.replicated_constant.type, 0)
    while type is not None:
        possible.append(type)
        type = composite_element(type, 0)
    if result not in possible:
        types = " or ".join([f"'{type}'" for type in possible])
        raise op.error(f"expected value attribute type {types}, but got: '{result}'")


def replicated_type(op: spirv.EXTConstantCompositeReplicateOp) -> Type:
    """The type of the operation's value; of an array attribute, of its first element."""
    value = op.value_attr
    counts = []
    while isinstance(value, ArrayAttr) and len(value):
        counts.append(len(value))
        value = value[0]
    type: Type | None = NONE if isinstance(value, StringAttr) else getattr(value, "type", None)
    if type is None:
        raise op.error("value attribute is not typed" if counts else "unknown value attribute type")
    make = live_class(spirv.ArrayType, op.context)
    for count in reversed(counts):
        type = make(type, count, 0)
    return type


# -- composites ---------------------------------------------------------------------------------------------


def extracted_type(op: spirv.CompositeExtractOp | spirv.CompositeInsertOp, type: Type) -> Type:
    """The type at the operation's indices in `type`."""
    indices = [index.value for index in op.indices_attr]
    if not indices:
        raise plain_error(op, "expected at least one index for spirv.CompositeExtract")
    for index in indices:
        if composite_element(type, 0) is None:
            raise plain_error(op, f"cannot extract from non-composite type '{type}' with index {index}")
        if has_known_count(type) and not 0 <= index < element_count(type):
            raise plain_error(op, f"index {index} out of bounds for '{type}'")
        type = composite_element(type, index) or type
    return type


@verifier(spirv.CompositeExtractOp)
@follows_signature
def verify_extract(op: spirv.CompositeExtractOp) -> None:
    expected = extracted_type(op, op.composite.type)
    if expected != op.component.type:
        raise op.op_error(f"invalid result type: expected '{expected}' but provided '{op.component.type}'")


@verifier(spirv.CompositeInsertOp)
@follows_signature
def verify_insert(op: spirv.CompositeInsertOp) -> None:
    value, composite = op.operand_types()
    expected = extracted_type(op, composite)
    if expected != value:
        raise op.op_error(f"object operand type should be '{expected}', but found '{value}'")
    if composite != op.result.type:
        raise op.op_error(
            f"result type should be the same as the composite type, but found '{composite}' vs "
            f"'{op.result.type}'"
        )


@verifier(spirv.CompositeConstructOp)
@follows_signature
def verify_construct(op: spirv.CompositeConstructOp) -> None:
    """Mirrors CompositeConstructOp::verify."""
    type = op.result.type
    types = list(op.operand_types())
    if isinstance(type, spirv.CooperativeMatrixType):
        if len(types) != 1:
            raise op.op_error(f"has incorrect number of operands: expected 1, but provided {len(types)}")
        if types[0] != type.element_type:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{type.element_type}', but provided "
                f"'{types[0]}'"
            )
        return
    if len(types) == element_count(type):
        for index, actual in enumerate(types):
            expected = composite_element(type, index)
            if actual != expected:
                raise op.op_error(
                    f"operand type mismatch: expected operand type '{expected}', but provided '{actual}'"
                )
        return
    if not isinstance(type, VectorType):
        raise op.op_error(
            "expected to return a vector or cooperative matrix when the number of constituents is less than "
            "what the result needs"
        )
    _verify_components(op, type, types)


def _verify_components(
    op: spirv.CompositeConstructOp, type: VectorType, constituents: Sequence[Type]
) -> None:
    """Check scalars and vectors that form a longer vector."""
    total = 0
    for constituent in constituents:
        if not isinstance(constituent, VectorType | IntegerType | FloatType):
            raise op.op_error(
                "operand type mismatch: expected operand to have a scalar or vector type, but provided "
                f"'{constituent}'"
            )
        total += constituent.num_elements if isinstance(constituent, VectorType) else 1
        element = constituent.element_type if isinstance(constituent, VectorType) else constituent
        if element != type.element_type:
            raise op.op_error(
                f"operand element type mismatch: expected to be '{type.element_type}', but provided "
                f"'{element}'"
            )
    if total != type.num_elements:
        raise op.op_error(
            f"has incorrect number of operands: expected {type.num_elements}, but provided {total}"
        )


@verifier(spirv.VectorShuffleOp)
def verify_shuffle(op: spirv.VectorShuffleOp) -> None:
    """Mirrors VectorShuffleOp::verify."""
    count = op.result.type.num_elements
    components = [component.value % (1 << 32) for component in op.components_attr]
    if count != len(components):
        raise op.op_error(
            f"result type element count ({count}) mismatch with the number of component selectors "
            f"({len(components)})"
        )
    total = op.vector1.type.num_elements + op.vector2.type.num_elements
    for index in components:
        if index >= total and index != (1 << 32) - 1:
            raise op.op_error(
                f"component selector {index} out of range: expected to be in [0, {total}) or 0xffffffff"
            )


# -- arithmetic ---------------------------------------------------------------------------------------------


@verifier(spirv.IAddCarryOp, spirv.ISubBorrowOp, spirv.SMulExtendedOp, spirv.UMulExtendedOp)
@follows_signature
def verify_extended_binary(
    op: spirv.IAddCarryOp | spirv.ISubBorrowOp | spirv.SMulExtendedOp | spirv.UMulExtendedOp,
) -> None:
    members = type_as(op.result, spirv.StructType).element_types
    if len(members) != 2:
        raise op.op_error("expected result struct type containing two members")
    if len({*op.operand_types(), *members}) > 1:
        raise op.op_error("expected all operand types and struct member types are the same")


@verifier(spirv.GLFrexpStructOp)
@follows_signature
def verify_frexp(op: spirv.GLFrexpStructOp) -> None:
    """Mirrors GLFrexpStructOp::verify, misspelled words included."""
    type = op.operand.type
    result = op.result.type
    if not isinstance(result, spirv.StructType) or result.num_elements != 2:
        raise op.error("result type must be a struct type with two memebers")
    significand, exponent = result.element_types
    if significand != type:
        raise op.error("member zero of the resulting struct type must be the same type as the operand")
    words = "be a scalar or vector of 32 bit integer type"
    if isinstance(exponent, VectorType):
        element = exponent.element_type
        if not isinstance(element, IntegerType) or element.width != 32:
            raise op.error(f"member one of the resulting struct type must{words}")
        if isinstance(type, VectorType) and type.num_elements == exponent.num_elements:
            return
    elif not isinstance(exponent, IntegerType) or exponent.width != 32:
        raise op.error(f"member one of the resulting struct type must {words}")
    elif isinstance(type, FloatType):
        return
    raise op.error(
        "member one of the resulting struct type must have the same number of components as the operand type"
    )


@verifier(spirv.GLLdexpOp)
@follows_signature
def verify_ldexp(op: spirv.GLLdexpOp) -> None:
    significand, exponent = op.operand_types()
    if isinstance(significand, FloatType) != isinstance(exponent, IntegerType):
        raise op.op_error("operands must both be scalars or vectors")
    counts = [type.num_elements if isinstance(type, VectorType) else 1 for type in (significand, exponent)]
    if counts[0] != counts[1]:
        raise op.op_error("operands must have the same number of elements")


@verifier(spirv.SelectOp)
@follows_signature
def verify_select(op: spirv.SelectOp) -> None:
    condition, result = op.condition.type, op.result.type
    if not isinstance(condition, VectorType):
        return
    if not isinstance(result, VectorType):
        raise op.op_error("result expected to be of vector type when condition is of vector type")
    if result.num_elements != condition.num_elements:
        raise op.op_error(
            "result should have the same number of elements as the condition when condition is of vector type"
        )


@verifier(
    *(spirv.SDotOp, spirv.SUDotOp, spirv.UDotOp),
    *(spirv.SDotAccSatOp, spirv.SUDotAccSatOp, spirv.UDotAccSatOp),
)
@follows_signature
def verify_dot(
    op: spirv.SDotOp
    | spirv.SUDotOp
    | spirv.UDotOp
    | spirv.SDotAccSatOp
    | spirv.SUDotAccSatOp
    | spirv.UDotAccSatOp,
) -> None:
    """Mirrors verifyIntegerDotProduct."""
    factor, result = op.vector1.type, op.result.type
    format = op.format_attr
    if isinstance(factor, IntegerType):
        if format is None:
            raise op.op_error("requires Packed Vector Format attribute for integer vector operands")
        if factor.width != 32:
            raise op.op_error(
                f"with specified Packed Vector Format ({case_of(format)}) requires integer vector operands "
                "to be 32-bits wide"
            )
    elif format is not None:
        raise op.op_error(f"with invalid format attribute for vector operands of type '{factor}'")
    if bit_width(factor) > bit_width(result):
        raise op.op_error(
            f"result type has insufficient bit-width ({bit_width(result)} bits) for the specified vector "
            f"operand type ({bit_width(factor)} bits)"
        )


# -- matrices -----------------------------------------------------------------------------------------------


@verifier(spirv.VectorTimesScalarOp)
@follows_signature
def verify_vector_times_scalar(op: spirv.VectorTimesScalarOp) -> None:
    vector = op.vector.type
    if vector != op.result.type:
        raise op.op_error("vector operand and result type mismatch")
    if op.scalar.type != vector.element_type:
        raise op.op_error("scalar operand and result element type match")


@verifier(spirv.MatrixTimesScalarOp)
@follows_signature
def verify_matrix_times_scalar(op: spirv.MatrixTimesScalarOp) -> None:
    matrix = op.matrix.type
    if not isinstance(matrix, spirv.MatrixType | spirv.CooperativeMatrixType):
        return
    if op.scalar.type != matrix.element_type:
        raise op.op_error("input matrix components' type and scaling value must have the same type")


@verifier(spirv.TransposeOp)
@follows_signature
def verify_transpose(op: spirv.TransposeOp) -> None:
    matrix, result = type_as(op.matrix, spirv.MatrixType), type_as(op.result, spirv.MatrixType)
    if matrix.num_rows != result.num_columns:
        raise op.error("input matrix rows count must be equal to output matrix columns count")
    if matrix.num_columns != result.num_rows:
        raise op.error("input matrix columns count must be equal to output matrix rows count")
    if matrix.element_type != result.element_type:
        raise op.error("input and output matrices must have the same component type")


@verifier(spirv.MatrixTimesMatrixOp)
@follows_signature
def verify_matrix_times_matrix(op: spirv.MatrixTimesMatrixOp) -> None:
    left, right = type_as(op.leftmatrix, spirv.MatrixType), type_as(op.rightmatrix, spirv.MatrixType)
    result = type_as(op.result, spirv.MatrixType)
    if left.num_columns != right.num_rows:
        raise op.error("left matrix columns' count must be equal to the right matrix rows' count")
    if right.num_columns != result.num_columns:
        raise op.error("right and result matrices must have equal columns' count")
    if right.element_type != result.element_type:
        raise op.error("right and result matrices' component type must be the same")
    if left.element_type != result.element_type:
        raise op.error("left and result matrices' component type must be the same")
    if left.num_rows != result.num_rows:
        raise op.error("left and result matrices must have equal rows' count")


@verifier(spirv.MatrixTimesVectorOp)
@follows_signature
def verify_matrix_times_vector(op: spirv.MatrixTimesVectorOp) -> None:
    matrix, vector = type_as(op.matrix, spirv.MatrixType), op.vector.type
    result = type_as(op.result, VectorType)
    if vector.num_elements != matrix.num_columns:
        raise op.op_error(
            f"matrix columns ({matrix.num_columns}) must match vector operand size ({vector.num_elements})"
        )
    if result.num_elements != matrix.num_rows:
        raise op.op_error(
            f"result size ({result.num_elements}) must match the matrix rows ({matrix.num_rows})"
        )
    if matrix.element_type != result.element_type:
        raise op.op_error("matrix and result element types must match")


@verifier(spirv.VectorTimesMatrixOp)
@follows_signature
def verify_vector_times_matrix(op: spirv.VectorTimesMatrixOp) -> None:
    vector, matrix = op.vector.type, type_as(op.matrix, spirv.MatrixType)
    if vector.num_elements != matrix.num_rows:
        raise op.op_error(
            "number of components in vector must equal the number of components in each column in matrix"
        )
    if op.result.type.num_elements != matrix.num_columns:
        raise op.op_error("number of columns in matrix must equal the number of components in result")
    if type_as(op.result, VectorType).element_type != matrix.element_type:
        raise op.op_error(
            "matrix must be a matrix with the same component type as the component type in result"
        )


@verifier(spirv.KHRCooperativeMatrixMulAddOp)
def verify_multiply_add(op: spirv.KHRCooperativeMatrixMulAddOp) -> None:
    """Mirrors KHRCooperativeMatrixMulAddOp::verify."""
    a, b, c = types = [type_as(value, spirv.CooperativeMatrixType) for value in (op.a, op.b, op.c)]
    use = spirv.CooperativeMatrixUseKHR
    for number, (type, required) in enumerate(
        zip(types, (use.MatrixA, use.MatrixB, use.MatrixAcc), strict=True)
    ):
        if type.use != required:
            raise op.op_error(f"operand #{number} must be of use '{required}'")
    if len({type.scope for type in types}) > 1:
        raise op.op_error("matrix scope mismatch")
    sizes = {"M": (a.rows, c.rows), "N": (b.columns, c.columns), "K": (a.columns, b.rows)}
    for name, (one, other) in sizes.items():
        if one != other:
            raise op.op_error(f"matrix size mismatch on dimension '{name}'")
    if op.matrix_operands_attr is not None:
        if not all(isinstance(type.element_type, IntegerType) for type in types):
            raise op.op_error("Matrix Operands require all matrix element types to be Integer Types")


@verifier(spirv.KHRCooperativeMatrixLoadOp, spirv.KHRCooperativeMatrixStoreOp)
def verify_matrix_access(op: spirv.KHRCooperativeMatrixLoadOp | spirv.KHRCooperativeMatrixStoreOp) -> None:
    """Mirrors verifyCoopMatrixAccess."""
    pointee = type_as(op.pointer, spirv.PointerType).pointee_type
    if not isinstance(pointee, IntegerType | FloatType | VectorType):
        raise op.op_error(f"Pointer must point to a scalar or vector type but provided '{pointee}'")
    access, bits = op.memory_operand, spirv.MemoryAccess
    if access is None:
        return
    is_load = isinstance(op, spirv.KHRCooperativeMatrixLoadOp)
    forbidden = bits.MakePointerAvailable if is_load else bits.MakePointerVisible
    if access & forbidden:
        raise op.op_error(f"not compatible with memory operand '{forbidden}'")
    alignment = op.alignment
    if access & bits.Aligned and alignment is None:
        raise op.op_error("missing value for the 'Aligned' memory operand")
    if not access & bits.Aligned and alignment is not None:
        raise op.op_error("found alignment attribute for non-'Aligned' memory operand")
