"""Custom syntax of nvvm: products of matrices.

nvvm.mma.sync            A[values] B[values] C[values] [dict] : (type, type, type) -> type
nvvm.mma.sp.sync         the same with sparseMetadata[value] selector[value] before the dictionary
nvvm.mma.block_scale     with scaleA[value, value, value] scaleB[value, value, value]
nvvm.mma.sp.block_scale  with sparseMetadata, selector, scaleA and scaleB

The types are the types of the values of A, B and C.  Element kinds of A and B that follow from them are left
out of the dictionary.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import UNIT
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.float_types import F16, F32, F64
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import llvm, nvvm
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import assembly

I16 = integer_type(16)
I32 = integer_type(32)
HALF_PAIR = VectorType((2,), F16)

ELEMENT_KINDS = ("multiplicandAPtxType", "multiplicandBPtxType")

# Operand groups with fixed types, behind the operand groups of the matrices.
SPARSITY: dict[str, tuple[Type, ...]] = {"sparseMetadata": (I32,), "selector": (I32,)}
SCALES: dict[str, tuple[Type, ...]] = {"scaleA": (I32, I16, I16), "scaleB": (I32, I16, I16)}


def element_kind(type: Type, is_accumulator: bool) -> nvvm.MMATypes | None:
    """The kind of a matrix's elements that follows from its register type; None if several are possible."""
    while isinstance(type, llvm.LLVMStructType):
        if not type.body:
            return None
        type = type.body[0]
    if type == F64:
        return nvvm.MMATypes.f64
    if type in (F16, HALF_PAIR):
        return nvvm.MMATypes.f16
    if type == F32:
        return nvvm.MMATypes.f32 if is_accumulator else nvvm.MMATypes.tf32
    return nvvm.MMATypes.s32 if isinstance(type, IntegerType) and is_accumulator else None


class ProductSyntax:
    """Mirrors MmaOp::parse and print, and those of the sparse and scaled variants."""

    def __init__(self, *groups: dict[str, tuple[Type, ...]]) -> None:
        self.groups = {name: types for group in groups for name, types in group.items()}
        self.is_plain = not groups

    def parse(self, parser: OpAsmParser, state: OperationState) -> None:
        groups: list[list[UnresolvedOperand]] = []
        for name in ("A", "B", "C", *self.groups):
            parser.parse_keyword(name)
            groups.append(parser.parse_operand_list("[]?"))
        parser.parse_optional_attr_dict(state.attributes)
        types = self._parse_types(parser)
        at = parser.name_location()
        state.operands = []
        for values, type in zip(groups, types, strict=False):
            state.operands.extend(parser.resolve_operands(values, [type] * len(values), at))
        if "scaleA" in self.groups:
            state.result_types = parser.parse_arrow_type_list()
        else:
            parser.parse_punctuation("->")
            state.result_types = [parser.parse_type()]
        for values, types_of_group in zip(groups[3:], self.groups.values(), strict=True):
            state.operands.extend(parser.resolve_operands(values, types_of_group, at))
        self._infer_kinds(parser, state, types)
        if "scaleA" in self.groups and "selector" in self.groups:
            state.attributes.setdefault("orderedMetadata", UNIT)
        counts = [len(group) for group in groups[:3]]
        counts.extend([1] * sum(len(group) for group in self.groups.values()))
        state.properties[OPERAND_SIZES] = dense_array(I32, counts)

    def _parse_types(self, parser: OpAsmParser) -> list[Type]:
        parser.parse_punctuation(":")
        parser.parse_punctuation("(")
        types: list[Type] = parser.parse_type_list()
        if len(types) != 3 and "scaleA" in self.groups:
            raise parser.error("expected exactly 3 types")
        parser.parse_punctuation(")")
        if len(types) != 3:
            raise parser.error(
                f"expected one type for each operand segment but got {len(types)} types",
                parser.name_location(),
            )
        return types

    def _infer_kinds(self, parser: OpAsmParser, state: OperationState, types: Sequence[Type]) -> None:
        for name, type in zip(ELEMENT_KINDS, types, strict=False):
            if name in state.attributes:
                continue
            # As in MLIR, dense products treat A and B as accumulators here.
            kind = element_kind(type, self.is_plain)
            if kind is not None:
                state.attributes[name] = nvvm.MMATypesAttr.get(kind, context=parser.context)
            elif "scaleA" not in self.groups:
                raise parser.error(
                    f"attribute {name} is not provided explicitly and cannot be inferred",
                    parser.name_location(),
                )

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        groups: list[Sequence[Value]] = []
        begin = 0
        sizes = op.properties[OPERAND_SIZES]
        assert isinstance(sizes, DenseArrayAttr)
        counts = list(sizes.values[:3])
        counts.extend([len(group) for group in self.groups.values()])
        for count in counts:
            groups.append(operands[begin : begin + count])
            begin += count
        for name, values in zip(("A", "B", "C", *self.groups), groups, strict=True):
            printer.print_text(f" {name}[")
            printer.print_operands(values)
            printer.print_text("] " if self.is_plain else "]")
        types = [values[0].type for values in groups[:3] if values]
        elided = [OPERAND_SIZES]
        for number, name in enumerate(ELEMENT_KINDS):
            # As in MLIR, dense products use A's type for both.
            if element_kind(types[0 if self.is_plain else number], False) is not None:
                elided.append(name)
        printer.print_optional_attr_dict(op.attributes.entries(), elided)
        printer.print_text(" : (")
        printer.print_types(types)
        printer.print_text(")")
        printer.print_arrow_type_list(op.result_types())


for _name, _groups in (
    ("mma.sync", ()),
    ("mma.sp.sync", (SPARSITY,)),
    ("mma.block_scale", (SCALES,)),
    ("mma.sp.block_scale", (SPARSITY, SCALES)),
):
    assembly(f"nvvm.{_name}")(ProductSyntax(*_groups))
