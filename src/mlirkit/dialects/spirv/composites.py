"""Custom syntax of spirv's arithmetic on composites, and of images.

spirv.CompositeExtract %c[0 : i32, ...] : type
spirv.CompositeInsert %v, %c[0 : i32, ...] : type into type
spirv.IAddCarry, ISubBorrow, SMulExtended, UMulExtended   [dict] %a, %b : !spirv.struct<(type, type)>
spirv.GL.FClamp, SClamp, UClamp, Fma   %x, %y, %z [dict] : type   |   (%x, %y, %z) [dict] : function type
custom<ImageOperands>      ["Lod|Sample"]
"""

from __future__ import annotations

from math import prod

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC, VectorType
from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import AsmParser, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.spirv.types import is_vector
from mlirkit.dialects.spirv.words import parse_string_case
from mlirkit.ods.live.hooks import assembly, assembly_format, directive, follows_signature


def composite_element(type: Type, index: int) -> Type | None:
    """The type of an element of a composite, which must have it; None if `type` is no composite."""
    if isinstance(type, spirv.StructType):
        return type.element_type(index) if type.element_types else type
    if isinstance(type, spirv.MatrixType):
        return type.column_type
    if is_vector(type):
        return type.element_type
    if isinstance(type, spirv.ArrayType | spirv.RuntimeArrayType):
        return type.element_type
    if isinstance(type, spirv.CooperativeMatrixType | spirv.TensorArmType):
        return type.element_type
    return None


def has_known_count(type: Type) -> bool:
    """Whether the composite type has a static number of elements."""
    return not isinstance(type, spirv.RuntimeArrayType | spirv.CooperativeMatrixType)


def element_count(type: Type) -> int:
    """The number of a composite's elements; -1 if it is not static."""
    if not has_known_count(type):
        return -1
    if isinstance(type, spirv.TensorArmType):
        # In MLIR dynamic sizes are powers of two that overflow its counter.
        return 0 if DYNAMIC in type.shape else prod(type.shape)
    if isinstance(type, spirv.MatrixType):
        return type.num_columns
    return type.num_elements if isinstance(type, VectorType | spirv.ArrayType | spirv.StructType) else -1


def extracted_type(parser: AsmParser, type: Type, indices: ArrayAttr, at: int) -> Type:
    """The type at `indices` in `type`."""
    if not isinstance(indices, ArrayAttr):
        raise parser.error("expected a 32-bit integer array attribute for 'indices'", at)
    if not indices:
        raise parser.error("expected at least one index for spirv.CompositeExtract", at)
    for index in indices:
        if not isinstance(index, IntegerAttr):
            raise parser.error(f"expected an 32-bit integer for index, but found '{index}'", at)
    for index in indices:
        assert isinstance(index, IntegerAttr)
        if composite_element(type, 0) is None:
            raise parser.error(
                f"cannot extract from non-composite type '{type}' with index {index.value}", at
            )
        if has_known_count(type) and not 0 <= index.value < element_count(type):
            raise parser.error(f"index {index.value} out of bounds for '{type}'", at)
        type = composite_element(type, index.value) or type
    return type


@assembly(spirv.CompositeExtractOp)
@follows_signature
class CompositeExtractSyntax:
    """Mirrors CompositeExtractOp::parse and print: the result type follows from the indices."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        composite = parser.parse_operand()
        at = parser.current_location()
        indices = parser.parse_attribute()
        state.properties["indices"] = indices
        type = parser.parse_colon_type()
        state.operands = [parser.resolve_operand(composite, type)]
        state.result_types = [extracted_type(parser, type, indices, at)]

    @staticmethod
    def print(op: spirv.CompositeExtractOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.composite)
        printer.print_attribute(op.indices)
        printer.print_text(" : ")
        printer.print_type(op.composite.type)


assembly_format(
    spirv.CompositeInsertOp,
    format="""
        custom<OperandList>($object, $composite) `` custom<AnyAttribute>($indices)
        `:` type($object) `into` type($composite)
    """,
    result="composite",
)


@assembly(spirv.IAddCarryOp, spirv.ISubBorrowOp, spirv.SMulExtendedOp, spirv.UMulExtendedOp)
@follows_signature
class ExtendedBinarySyntax:
    """As parse- and printArithmeticExtendedBinaryOp."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_optional_attr_dict(state.attributes)
        operands = parser.parse_operand_list()
        parser.parse_punctuation(":")
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, spirv.StructType) or type.num_elements != 2:
            raise parser.error("expected spirv.struct type with two members", at)
        state.operands = parser.resolve_operands(operands, [type.element_types[0]] * 2, at)
        state.result_types = [type]

    @staticmethod
    def print(
        op: spirv.IAddCarryOp | spirv.ISubBorrowOp | spirv.SMulExtendedOp | spirv.UMulExtendedOp,
        printer: OpAsmPrinter,
    ) -> None:
        printer.print_text(" ")
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_operands(op.operand_values())
        printer.print_text(" : ")
        printer.print_type(op.result.type)


@assembly(spirv.GLFClampOp, spirv.GLSClampOp, spirv.GLUClampOp, spirv.GLFmaOp)
@follows_signature
class SameTypeSyntax:
    """Mirrors parseOneResultSameOperandTypeOp and printOneResultOp."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        is_generic = parser.parse_optional_punctuation("(")
        operands = parser.parse_operand_list()
        if is_generic:
            parser.parse_punctuation(")")
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        if not is_generic:
            state.operands = parser.resolve_operands(operands, [type] * len(operands))
            state.result_types = [type]
            return
        if not isinstance(type, FunctionType):
            raise parser.error("expected function type", at)
        state.operands = parser.resolve_operands(operands, type.inputs, at)
        state.result_types = list(type.results)

    @staticmethod
    def print(
        op: spirv.GLFClampOp | spirv.GLSClampOp | spirv.GLUClampOp | spirv.GLFmaOp, printer: OpAsmPrinter
    ) -> None:
        type = op.result.type
        if any(operand_type != type for operand_type in op.operand_types()):
            printer.print_generic_op(op, False)
            return
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" : ")
        printer.print_type(type)


@directive("spirv", "ImageOperands")
@follows_signature
class ImageOperands:
    """As parse- and printImageOperands."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute | None]:
        if not parser.parse_optional_punctuation("["):
            return (None,)
        operands = parse_string_case(parser, "image_operands")
        parser.parse_punctuation("]")
        return (operands,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operands: spirv.ImageOperandsAttr | None) -> None:
        if operands is not None:
            printer.print_text(f'["{case_of(operands)}"]')
