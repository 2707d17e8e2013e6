"""Custom syntax of vector.

    vector.transfer_read %source[indices], %padding [, %mask] : shaped, vector
    vector.transfer_write %vector, %dest[indices] [, %mask] : vector, shaped
    vector.contract {indexing_maps, iterator_types, kind} %lhs, %rhs, %acc [, masks] : type, type into type
    vector.outerproduct %lhs, %rhs [, %acc] : type, type
    vector.mask %mask [, %passthru] { operation } : type [-> type]

An attribute dictionary precedes the colon.  A transfer's permutation map is left out where it
selects the innermost dimensions, and `in_bounds` where no dimension is in bounds.  `vector.mask` shows the
one operation it masks; parsing adds the `vector.yield` of its results.
"""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import FALSE, ArrayAttr, BoolAttr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, VectorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import create_operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import vector
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, follows_signature

I1 = integer_type(1)

# -- transfers --------------------------------------------------------------------------------------------


def transfer_map(shaped: MemRefType | RankedTensorType, vector: VectorType) -> AffineMap:
    """The default map of a transfer: the innermost dimensions, in order."""
    rank = len(shaped.dims)
    if rank == 0 and vector.dims == (1,):
        return AffineMap.get_constant(0)
    return AffineMap.get_minor_identity(rank, transferred_rank(shaped, vector))


def transferred_rank(shaped: MemRefType | RankedTensorType, vector: VectorType) -> int:
    """The number of transferred dimensions of the vector, without dimensions of vector elements."""
    element = shaped.element_type
    return len(vector.dims) - (len(element.dims) if isinstance(element, VectorType) else 0)


def mask_type(vector: VectorType, map: AffineMap) -> VectorType:
    """The mask type of a transfer: one bit per element, with dimensions in the order of memory."""
    places: list[tuple[int, int]] = []
    for place, result in enumerate(map.results):
        if isinstance(result, AffineDimExpr):
            places.append((result.position, place))
    order = [place for _, place in sorted(places)]
    if not order:
        return VectorType([1], I1)
    return VectorType(
        [vector.dims[place] for place in order], I1, [vector.scalable_flags[place] for place in order]
    )


def shaped_and_vector(
    parser: OpAsmParser, shaped: Type, vector: Type, at: int
) -> tuple[MemRefType | RankedTensorType, VectorType]:
    """The types of a transfer, checked."""
    if not isinstance(shaped, (MemRefType, RankedTensorType)):
        raise parser.error("requires memref or ranked tensor type", at)
    if not isinstance(vector, VectorType):
        raise parser.error("requires vector type", at)
    return shaped, vector


def parse_transfer_map(
    parser: OpAsmParser,
    state: OperationState,
    shaped: MemRefType | RankedTensorType,
    vector: VectorType,
    at: int,
) -> AffineMap:
    """The map of a transfer; adds the default map and `in_bounds` where the dictionary lacks them."""
    attribute = state.attributes.get("permutation_map")
    if attribute is None:
        # C++ compares unsigned numbers.
        if not 0 <= transferred_rank(shaped, vector) <= len(shaped.dims):
            raise parser.error("expected a custom permutation_map when rank(source) != rank(destination)", at)
        attribute = AffineMapAttr(transfer_map(shaped, vector))
        state.properties["permutation_map"] = attribute
    elif not isinstance(attribute, AffineMapAttr):
        raise parser.error("invalid kind of attribute specified", at)
    map = attribute.map
    if "in_bounds" not in state.attributes:
        state.properties["in_bounds"] = ArrayAttr([FALSE] * map.n_results)
    return map


def resolve_mask(
    parser: OpAsmParser,
    state: OperationState,
    mask: UnresolvedOperand,
    types: tuple[MemRefType | RankedTensorType, VectorType],
    map: AffineMap,
    at: int,
) -> None:
    """Resolve the mask operand."""
    shaped, vector = types
    if isinstance(shaped.element_type, VectorType):
        raise parser.error("does not support masks with vector element type", mask.location)
    if len(vector.dims) != map.n_results:
        raise parser.error("expected the same rank for the vector and the results of the permutation map", at)
    state.operands.append(parser.resolve_operand(mask, mask_type(vector, map)))


def print_transfer_attributes(
    op: vector.TransferReadOp | vector.TransferWriteOp, printer: OpAsmPrinter
) -> None:
    """Print the attribute dictionary without defaults."""
    elided = [OPERAND_SIZES]
    if op.permutation_map.map.is_minor_identity:
        elided.append("permutation_map")
    if not any(isinstance(bound, BoolAttr) and bound.value for bound in op.in_bounds):
        elided.append("in_bounds")
    printer.print_optional_attr_dict(op.attributes.entries(), elided)


def _print_mask(op: vector.TransferReadOp | vector.TransferWriteOp, printer: OpAsmPrinter) -> None:
    if op.mask is not None:
        printer.print_text(", ")
        printer.print_operand(op.mask)


@assembly(vector.TransferReadOp)
@follows_signature
class TransferReadSyntax:
    """Mirrors TransferReadOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        source = parser.parse_operand()
        indices = parser.parse_operand_list("[]")
        parser.parse_punctuation(",")
        padding = parser.parse_operand()
        mask = parser.parse_operand() if parser.parse_optional_punctuation(",") else None
        parser.parse_optional_attr_dict(state.attributes)
        at = parser.current_location()
        types = parser.parse_colon_type_list()
        if len(types) != 2:
            raise parser.error("requires two types", at)
        shaped, vector = shaped_and_vector(parser, types[0], types[1], at)
        map = parse_transfer_map(parser, state, shaped, vector, at)
        state.operands = [parser.resolve_operand(source, shaped)]
        state.operands.extend(parser.resolve_operands(indices, [INDEX] * len(indices)))
        state.operands.append(parser.resolve_operand(padding, shaped.element_type))
        if mask is not None:
            resolve_mask(parser, state, mask, (shaped, vector), map, at)
        sizes = [1, len(indices), 1, int(mask is not None)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)
        state.result_types = [vector]

    @staticmethod
    def print(op: vector.TransferReadOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operand(op.base)
        printer.print_text("[")
        printer.print_operands(op.indices)
        printer.print_text("], ")
        printer.print_operand(op.padding)
        _print_mask(op, printer)
        print_transfer_attributes(op, printer)
        printer.print_text(" : ")
        printer.print_types([op.base.type, op.vector.type])


@assembly(vector.TransferWriteOp)
@follows_signature
class TransferWriteSyntax:
    """Mirrors TransferWriteOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        value = parser.parse_operand()
        parser.parse_punctuation(",")
        target = parser.parse_operand()
        indices = parser.parse_operand_list("[]")
        mask = parser.parse_operand() if parser.parse_optional_punctuation(",") else None
        parser.parse_optional_attr_dict(state.attributes)
        at = parser.current_location()
        types = parser.parse_colon_type_list()
        if len(types) != 2:
            raise parser.error("requires two types", at)
        if not isinstance(types[0], VectorType):
            raise parser.error("requires vector type", at)
        shaped, vector = shaped_and_vector(parser, types[1], types[0], at)
        map = parse_transfer_map(parser, state, shaped, vector, at)
        state.operands = [parser.resolve_operand(value, vector), parser.resolve_operand(target, shaped)]
        state.operands.extend(parser.resolve_operands(indices, [INDEX] * len(indices)))
        if mask is not None:
            resolve_mask(parser, state, mask, (shaped, vector), map, at)
        sizes = [1, 1, len(indices), int(mask is not None)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)
        if isinstance(shaped, RankedTensorType):
            state.result_types = [shaped]

    @staticmethod
    def print(op: vector.TransferWriteOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands([op.valueToStore, op.base])
        printer.print_text("[")
        printer.print_operands(op.indices)
        printer.print_text("]")
        _print_mask(op, printer)
        print_transfer_attributes(op, printer)
        printer.print_text(" : ")
        printer.print_types([op.valueToStore.type, op.base.type])


# -- products ---------------------------------------------------------------------------------------------

CONTRACT_ATTRIBUTES = ("indexing_maps", "iterator_types", "kind")


def default_kind(state: OperationState) -> Attribute:
    """The default kind: addition."""
    return vector.CombiningKindAttr.get(vector.CombiningKind.ADD, context=state.info.context)


@assembly(vector.ContractionOp)
@follows_signature
class ContractSyntax:
    """Mirrors ContractionOp::parse and print; the iterator types are written as strings."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        traits = parse_attribute_of(parser, DictionaryAttr)
        factors = [parser.parse_operand()]
        parser.parse_punctuation(",")
        factors.append(parser.parse_operand())
        parser.parse_punctuation(",")
        accumulator = parser.parse_operand()
        masks = parser.parse_operand_list() if parser.parse_optional_punctuation(",") else []
        parser.parse_optional_attr_dict(state.attributes)
        types = parser.parse_colon_type_list()
        parser.parse_keyword("into")
        result = parser.parse_type()
        if len(types) < 2:
            raise parser.error("expected two types", at)
        for factor, type in zip(factors, types):
            state.operands.append(parser.resolve_operand(factor, type))
        state.operands.append(parser.resolve_operand(accumulator, result))
        state.result_types = [result]
        parser.add_attributes(state.attributes, traits.entries)
        _replace_iterator_types(parser, state, at)
        if "kind" not in state.attributes:
            state.properties["kind"] = default_kind(state)
        if not masks:
            return
        if len(masks) != 2:
            raise parser.error("expected zero or exactly 2 vector mask operands", parser.name_location())
        for mask, type in zip(masks, types):
            if not isinstance(type, VectorType):
                raise parser.error("expected vector types", at)
            bits = VectorType(type.dims, I1, type.scalable_flags)
            state.operands.append(parser.resolve_operand(mask, bits))

    @staticmethod
    def print(op: vector.ContractionOp, printer: OpAsmPrinter) -> None:
        entries = op.attributes.entries()
        traits: dict[str, Attribute] = {}
        for name in CONTRACT_ATTRIBUTES:
            if name in entries:
                traits[name] = entries[name]
        traits["iterator_types"] = ArrayAttr(
            [
                StringAttr(str(iterator.value))
                for iterator in op.iterator_types
                if isinstance(iterator, vector.IteratorTypeAttr)
            ]
        )
        printer.print_text(" ")
        printer.print_attribute(DictionaryAttr.get(traits))
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        printer.print_optional_attr_dict(entries, CONTRACT_ATTRIBUTES)
        printer.print_text(" : ")
        printer.print_types([op.lhs.type, op.rhs.type])
        printer.print_text(" into ")
        printer.print_type(op.result.type)


def _replace_iterator_types(parser: OpAsmParser, state: OperationState, at: int) -> None:
    """Replace iterator strings by enum attributes."""
    names = state.attributes.pop("iterator_types", None)
    if not isinstance(names, ArrayAttr):
        raise parser.error('expected "iterator_types" array attribute', at)
    made: dict[ArrayAttr, ArrayAttr] = parser.file_state.setdefault("vector.iterator_types", {})
    if names in made:
        state.properties["iterator_types"] = made[names]
        return
    iterators: list[Attribute] = []
    for attribute in names:
        name = attribute.value if isinstance(attribute, StringAttr) else str(attribute)
        iterator = vector.IteratorType.symbolize(name)
        if iterator is None:
            raise parser.error(f"unexpected iterator_type ({name})", at)
        iterators.append(vector.IteratorTypeAttr.get(iterator, context=parser.context))
    state.properties["iterator_types"] = made[names] = ArrayAttr(iterators)


@assembly(vector.OuterProductOp)
@follows_signature
class OuterProductSyntax:
    """Mirrors OuterProductOp::parse and print; the kind is printed only if there is an accumulator."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        operands = parser.parse_operand_list()
        parser.parse_optional_attr_dict(state.attributes)
        lhs = parser.parse_colon_type()
        parser.parse_punctuation(",")
        rhs = parser.parse_type()
        at = parser.name_location()
        if len(operands) < 2:
            raise parser.error("expected at least 2 operands", at)
        if not isinstance(lhs, VectorType) or not lhs.dims:
            raise parser.error("expected vector type for operand #1", at)
        shape, scalable = [lhs.dims[0]], [lhs.scalable_flags[0]]
        if isinstance(rhs, VectorType) and rhs.dims:
            shape.append(rhs.dims[0])
            scalable.append(rhs.scalable_flags[0])
        type = VectorType(shape, lhs.element_type, scalable)
        if "kind" not in state.attributes:
            state.properties["kind"] = default_kind(state)
        for operand, operand_type in zip(operands, (lhs, rhs, type)):
            state.operands.append(parser.resolve_operand(operand, operand_type))
        state.result_types = [type]

    @staticmethod
    def print(op: vector.OuterProductOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        if op.acc is not None:
            printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" : ")
        printer.print_types([op.lhs.type, op.rhs.type])


# -- masks ------------------------------------------------------------------------------------------------


@assembly(vector.MaskOp)
class MaskSyntax:
    """Mirrors MaskOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        mask = parser.parse_operand()
        passthru = parser.parse_operand() if parser.parse_optional_punctuation(",") else None
        body = state.add_region()
        parser.parse_region(body)
        _yield_results(body, state)
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        state.result_types = parser.parse_optional_arrow_type_list()
        state.operands = [parser.resolve_operand(mask, type)]
        if passthru is not None:
            if not state.result_types:
                raise parser.error("expects a result if passthru operand is provided", parser.name_location())
            state.operands.append(parser.resolve_operand(passthru, state.result_types[0]))

    @staticmethod
    def print(op: vector.MaskOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        printer.print_text(" { ")
        block = op.maskRegion.first_block
        if block is not None and block.first is not None:
            printer.print_custom_or_generic_op(block.first)
        printer.print_text(" }")
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" : ")
        printer.print_type(op.mask.type)
        if op.result_types():
            printer.print_text(" -> ")
            printer.print_types(op.result_types())


def _yield_results(body: Region, state: OperationState) -> None:
    """End the body with a `vector.yield` of its only operation's results, unless it has a terminator."""
    block = body.first_block
    first = None if block is None else block.first
    if block is None or first is None or first is not block.last or isinstance(first, vector.YieldOp):
        ensure_terminator(body, state, "vector.yield")
        return
    context = state.info.context
    assert context is not None
    end = OperationState(context.operation_name(vector.YieldOp.OPERATION_NAME), state.loc, state.place)
    end.operands = list(first.result_values())
    block.append_new(create_operation(end))
