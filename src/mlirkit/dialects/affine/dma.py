"""The DMA operations, which upstream defines only in C++.

    affine.dma_start %source[map], %destination[map], %tag[map], %count {, %stride, %per_stride} : types
    affine.dma_wait %tag[map], %count : type

A map is written over values, as in `affine.load`; each memref is followed by its map's operands.  The maps
are attributes, not properties: `src_map`, `dst_map` and `tag_map`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.types import INDEX
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.traits import trait_named
from mlirkit.core.value import Value
from mlirkit.dialects.affine.identifiers import affine_scope, is_valid_dimension
from mlirkit.dialects.memref.casts import skip_casts

# A map, and the memref with the map's operands.
_Place = tuple[AffineMapAttr, Sequence[Value]]


def _parse_place(
    parser: OpAsmParser, state: OperationState, map_name: str
) -> tuple[UnresolvedOperand, list[UnresolvedOperand]]:
    """`%memref[map]`: the memref and the map's operands, unresolved."""
    memref = parser.parse_operand()
    indices, state.attributes[map_name] = parser.parse_affine_map_of_ssa_ids()
    return memref, indices


def _resolve(
    parser: OpAsmParser,
    state: OperationState,
    memref: UnresolvedOperand,
    type: Type,
    indices: Sequence[UnresolvedOperand],
) -> None:
    state.operands.append(parser.resolve_operand(memref, type))
    state.operands.extend(parser.resolve_operands(indices, [INDEX] * len(indices)))


def _places(op: Operation, maps: Sequence[str]) -> tuple[list[_Place], Sequence[Value]]:
    """The memory accesses of the maps, and the remaining operands."""
    operands = op.operand_values()
    result: list[_Place] = []
    for name in maps:
        attribute = op.attribute(name)
        if not isinstance(attribute, AffineMapAttr):
            raise op.op_error(f"requires attribute '{name}'")
        size = 1 + attribute.map.n_dims + attribute.map.n_symbols
        if len(operands) < size:
            raise op.op_error("incorrect number of operands")
        result.append((attribute, operands[:size]))
        operands = operands[size:]
    return result, operands


def _verify_indices(op: Operation, indices: Sequence[Value], subject: str, owner: str) -> None:
    scope = affine_scope(op)
    for index in indices:
        if index.type != INDEX:
            raise op.op_error(f"{subject} to {owner} must have 'index' type")
        if not is_valid_dimension(index, scope):
            raise op.op_error(f"{subject} must be a valid dimension or symbol identifier")


class _AffineDmaOp(Operation):
    """The base of both operations."""

    __slots__ = ()

    ATTRIBUTE_NAMES: ClassVar[tuple[str, ...]] = ()
    TRAITS: ClassVar[tuple[Any, ...]] = (
        trait_named("MemRefsNormalizable"),
        trait_named("VariadicOperands"),
        trait_named("ZeroResults"),
        trait_named("OpInvariants"),
    )
    INTERFACES: ClassVar[dict[str, Any]] = {}
    MAPS: ClassVar[tuple[str, ...]]

    @staticmethod
    def fold_op(op: Operation, operands: list[Attribute | None]) -> list[Value] | None:
        """As their folders: read the source of a cast."""
        return skip_casts(op)

    @staticmethod
    def print_assembly(op: "_AffineDmaOp", printer: OpAsmPrinter) -> None:
        places, rest = _places(op, op.MAPS)
        printer.print_text(" ")
        for attribute, (memref, *indices) in places:
            printer.print_operand(memref)
            printer.print_text("[")
            printer.print_affine_map_of_ssa_ids(attribute, indices)
            printer.print_text("], ")
        printer.print_operands(rest)
        printer.print_text(" : ")
        printer.print_types([memref.type for _, (memref, *_) in places])


class AffineDmaStartOp(_AffineDmaOp):
    """`affine.dma_start`: starts a transfer of elements, optionally strided."""

    __slots__ = ()

    OPERATION_NAME: ClassVar[str] = "affine.dma_start"
    MAPS: ClassVar[tuple[str, ...]] = ("src_map", "dst_map", "tag_map")

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        places = []
        for name in AffineDmaStartOp.MAPS:
            places.append(_parse_place(parser, state, name))
            parser.parse_punctuation(",")
        rest = [parser.parse_operand()]
        if parser.parse_optional_punctuation(","):
            rest.extend(parser.parse_operand_list())
        if len(rest) not in (1, 3):
            raise parser.error("expected two stride related operands", parser.name_location())
        types = parser.parse_colon_type_list()
        if len(types) != 3:
            raise parser.error("expected three types", parser.name_location())
        for (memref, indices), type in zip(places, types, strict=True):
            _resolve(parser, state, memref, type, indices)
        state.operands.extend(parser.resolve_operands(rest, [INDEX] * len(rest)))

    @staticmethod
    def verify_invariants(op: Operation) -> None:
        """Mirrors AffineDmaStartOp::verifyInvariantsImpl, where MLIR does not check that there are maps."""
        places, rest = _places(op, AffineDmaStartOp.MAPS)
        for (_, (memref, *_)), subject in zip(places, ("source", "destination", "tag"), strict=True):
            if not isinstance(memref.type, MemRefType):
                raise op.op_error(f"expected DMA {subject} to be of memref type")
        if len(rest) not in (1, 3):
            raise op.op_error("incorrect number of operands")
        for (_, (_, *indices)), subject in zip(places, ("src", "dst", "tag"), strict=True):
            _verify_indices(op, indices, f"{subject} index", "dma_start")


class AffineDmaWaitOp(_AffineDmaOp):
    """`affine.dma_wait`: waits for the transfer with a tag."""

    __slots__ = ()

    OPERATION_NAME: ClassVar[str] = "affine.dma_wait"
    MAPS: ClassVar[tuple[str, ...]] = ("tag_map",)

    @staticmethod
    def parse_assembly(parser: OpAsmParser, state: OperationState) -> None:
        tag, indices = _parse_place(parser, state, "tag_map")
        parser.parse_punctuation(",")
        count = parser.parse_operand()
        type = parser.parse_colon_type()
        _resolve(parser, state, tag, type, indices)
        state.operands.append(parser.resolve_operand(count, INDEX))
        if not isinstance(type, MemRefType):
            raise parser.error("expected tag to be of memref type", parser.name_location())

    @staticmethod
    def verify_invariants(op: Operation) -> None:
        """Mirrors AffineDmaWaitOp::verifyInvariantsImpl, where MLIR does not check that there is a map."""
        places, rest = _places(op, AffineDmaWaitOp.MAPS)
        tag, *indices = places[0][1]
        if not isinstance(tag.type, MemRefType):
            raise op.op_error("expected DMA tag to be of memref type")
        _verify_indices(op, indices, "index", "dma_wait")
        if len(rest) != 1:
            raise op.op_error("incorrect number of operands")
