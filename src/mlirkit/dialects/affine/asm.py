"""Custom syntax of affine.

    affine.apply map (dims) [symbols]                      min and max likewise
    affine.for %i = bound to bound [step n] [iter_args(%x = %init, ...) -> types] region
    affine.if set (dims) [symbols] [-> types] region [else region]
    affine.load %m[%i + 1, %j] : memref                    affine.vector_load ... : memref, vector
    affine.store %v, %m[%i + 1, %j] : memref               affine.vector_store ... : memref, vector
    affine.prefetch %m[%i], read|write, locality<n>, data|instr : memref
    affine.parallel (%i, ...) = (bounds) to (bounds) [step (n, ...)] [reduce ("addf", ...) -> (types)] region
    bound  ::= integer | %symbol | [`max` | `min`] map (dims) [symbols]
    bounds ::= (expression of values | (`max` | `min`) `(` expression of values, ... `)`), ...

An attribute dictionary precedes the colon, or is at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from mlirkit.builtin.affine_expr import (
    AffineConstantExpr,
    AffineExpr,
    AffineSymbolExpr,
    affine_dim,
    affine_symbol,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, index_attr, integer_attr
from mlirkit.builtin.dense import dense_elements
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import Argument, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import affine
from mlirkit.dialects.format_directives import ColonMemRefType
from mlirkit.dialects.loop_syntax import (
    parse_branches,
    print_initialization,
    print_parenthesized,
    print_types,
)
from mlirkit.dialects.memref.asm import PrefetchKind
from mlirkit.ods.live.classes.accessors import segment_sizes
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, assembly_format, directive, follows_signature


def parse_dims_and_symbols(parser: OpAsmParser) -> tuple[list[Value], int]:
    """Parse `(dims) [symbols]`, all of type index; returns the number of dims."""
    dims = parser.parse_operand_list("()")
    symbols = parser.parse_operand_list("[]?")
    operands = [*dims, *symbols]
    return parser.resolve_operands(operands, [INDEX] * len(operands)), len(dims)


def print_dims_and_symbols(printer: OpAsmPrinter, operands: Sequence[Value], dims: int) -> None:
    """Print `(dims)`, and `[symbols]` if there are any."""
    printer.print_text("(")
    printer.print_operands(operands[:dims])
    printer.print_text(")")
    if len(operands) > dims:
        printer.print_text("[")
        printer.print_operands(operands[dims:])
        printer.print_text("]")


@directive("affine", "MapOperands")
@follows_signature
class MapOperands:
    """`map (dims) [symbols]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[AffineMapAttr, list[UnresolvedOperand]]:
        map = parse_attribute_of(parser, AffineMapAttr)
        return map, [*parser.parse_operand_list("()"), *parser.parse_operand_list("[]?")]

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, map: AffineMapAttr, operands: Sequence[Value]) -> None:
        printer.print_attribute(map)
        print_dims_and_symbols(printer, operands, map.map.n_dims)


@directive("affine", "AppliedMap")
@follows_signature
class AppliedMap(MapOperands):
    """The same with as many dims and symbols as the map has."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[AffineMapAttr, list[UnresolvedOperand]]:
        attribute = parse_attribute_of(parser, AffineMapAttr)
        dims, symbols = parser.parse_operand_list("()"), parser.parse_operand_list("[]?")
        map = attribute.map
        if map.n_dims != len(dims) or map.n_symbols != len(symbols):
            raise parser.error("dimension or symbol index mismatch", parser.name_location())
        return attribute, [*dims, *symbols]


assembly_format(affine.AffineApplyOp, format="custom<AppliedMap>($map, $mapOperands) attr-dict")
assembly_format(
    affine.AffineMinOp, affine.AffineMaxOp, format="custom<MapOperands>($map, $operands) attr-dict"
)


# -- loops and conditions ---------------------------------------------------------------------------------


# Bounds and steps of most loops.
_SYMBOL: Final = AffineMapAttr(AffineMap(0, 1, (affine_symbol(0),)))
_STEP: Final = index_attr(1)


@lru_cache(1024)
def _constant_bound(value: int) -> AffineMapAttr:
    return AffineMapAttr(AffineMap.get_constant(value))


def parse_bound(parser: OpAsmParser, state: OperationState, is_lower: bool) -> AffineMapAttr:
    """Parse a bound of `affine.for`; its operands are added to the state's."""
    has_prefix = parser.parse_optional_keyword("max" if is_lower else "min")
    operands = parser.parse_operand_list()
    if operands:
        if len(operands) > 1:
            raise parser.error("expected only one loop bound operand", parser.name_location())
        state.operands.append(parser.resolve_operand(operands[0], INDEX))
        return _SYMBOL
    at = parser.current_location()
    attribute = parser.parse_attribute(INDEX)
    if isinstance(attribute, IntegerAttr):
        return _constant_bound(attribute.value)
    if not isinstance(attribute, AffineMapAttr):
        raise parser.error("expected valid affine map representation for loop bounds", parser.name_location())
    values, dims = parse_dims_and_symbols(parser)
    map = attribute.map
    if map.n_dims != dims:
        raise parser.error("dim operand count and affine map dim count must match", parser.name_location())
    if map.n_dims + map.n_symbols != len(values):
        raise parser.error(
            "symbol operand count and affine map symbol count must match", parser.name_location()
        )
    if map.n_results > 1 and not has_prefix:
        side, prefix = ("lower", "max") if is_lower else ("upper", "min")
        raise parser.error(
            f"{side} loop bound affine map with multiple results requires '{prefix}' prefix", at
        )
    state.operands.extend(values)
    return attribute


def print_bound(
    printer: OpAsmPrinter, attribute: AffineMapAttr, operands: Sequence[Value], prefix: str
) -> None:
    """Print a bound: a constant or a symbol where the map is just that, else the map with its operands."""
    map = attribute.map
    if map.n_results == 1:
        (expr,) = map.results
        if map.n_inputs == 0 and isinstance(expr, AffineConstantExpr):
            printer.print_text(str(expr.value))
            return
        if map.n_dims == 0 and map.n_symbols == 1 and isinstance(expr, AffineSymbolExpr):
            printer.print_operand(operands[0])
            return
    else:
        printer.print_text(f"{prefix} ")
    printer.print_attribute(attribute)
    print_dims_and_symbols(printer, operands, map.n_dims)


def _parse_for_head(parser: OpAsmParser, state: OperationState) -> list[Argument]:
    """Parse `%i = bound to bound [step n] [iter_args(...) -> types]`."""
    arguments: list[Argument] = [parser.parse_argument()]
    arguments[0].type = INDEX
    parser.parse_punctuation("=")
    state.properties["lowerBoundMap"] = parse_bound(parser, state, True)
    lower = len(state.operands)
    parser.parse_keyword("to", " between bounds")
    state.properties["upperBoundMap"] = parse_bound(parser, state, False)
    upper = len(state.operands) - lower
    step = _STEP
    if parser.parse_optional_keyword("step"):
        at = parser.current_location()
        step = parse_attribute_of(parser, IntegerAttr, INDEX)
        if step.value < 0:
            raise parser.error("expected step to be representable as a positive signed integer", at)
    state.properties["step"] = step
    inits: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("iter_args"):
        pairs = parser.parse_assignment_list()
        state.result_types = parser.parse_arrow_type_list()
        inits = [init for _, init in pairs]
        for (argument, init), type in zip(pairs, state.result_types):
            argument.type = type
            arguments.append(argument)
            state.operands.append(parser.resolve_operand(init, type))
        if len(pairs) != len(state.result_types):
            raise parser.error(
                "mismatch between the number of loop-carried values and results", parser.name_location()
            )
    state.properties[OPERAND_SIZES] = segment_sizes([lower, upper, len(inits)])
    return arguments


@assembly(affine.AffineForOp)
class ForSyntax:
    """Mirrors AffineForOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        arguments = parser.parse_head(state, _parse_for_head)
        body = state.add_region()
        parser.parse_region(body, arguments)
        ensure_terminator(body, state, "affine.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: affine.AffineForOp, printer: OpAsmPrinter) -> None:
        arguments = op.region.blocks[0].args
        inits = list(op.inits)
        printer.print_text(" ")
        printer.print_region_argument(arguments[0], None, True)
        printer.print_text(" = ")
        print_bound(printer, op.lowerBoundMap, list(op.lowerBoundOperands), "max")
        printer.print_text(" to ")
        print_bound(printer, op.upperBoundMap, list(op.upperBoundOperands), "min")
        step = op.step.value
        if step != 1:
            printer.print_text(f" step {step}")
        if inits:
            print_initialization(printer, " iter_args", arguments[1:], inits)
            print_parenthesized(printer, [init.type for init in inits])
        printer.print_text(" ")
        printer.print_region(op.region, False, bool(inits))
        elided = ("lowerBoundMap", "upperBoundMap", "step", OPERAND_SIZES)
        printer.print_optional_attr_dict(op.attributes.entries(), elided)


# Dimensions and symbols as written, and the expression over them.
ValueExpression: TypeAlias = tuple[list[UnresolvedOperand], list[UnresolvedOperand], AffineExpr]


class _Bounds:
    """The bounds of `affine.parallel` on one side: a map whose results are grouped, a group for each loop."""

    def __init__(self, is_lower: bool) -> None:
        self.prefix = "max" if is_lower else "min"
        self.name = "lowerBounds" if is_lower else "upperBounds"

    def parse(self, parser: OpAsmParser, state: OperationState) -> None:
        """Parse `(bounds)`; a value that occurs several times is one operand."""
        groups: list[list[ValueExpression]] = []

        def parse_group() -> None:
            if parser.parse_optional_keyword(self.prefix):
                parse_expr = parser.parse_affine_expr_of_ssa_ids
                groups.append(parser.parse_comma_separated_list("()", parse_expr, " in affine map"))
            else:
                groups.append([parser.parse_affine_expr_of_ssa_ids()])

        parser.parse_comma_separated_list("()", parse_group)
        dims: list[Value] = []
        symbols: list[Value] = []
        results: list[AffineExpr] = []
        for used_dims, used_symbols, expression in chain.from_iterable(groups):
            new_dims = [affine_dim(_position(parser, operand, dims)) for operand in used_dims]
            new_symbols = [affine_symbol(_position(parser, operand, symbols)) for operand in used_symbols]
            results.append(expression.replace_dims_and_symbols(new_dims, new_symbols))
        map = AffineMap(len(dims), len(symbols), tuple(results))
        sizes = b"".join([len(group).to_bytes(4, "little") for group in groups])
        type = RankedTensorType.get([len(groups)], integer_type(32))
        state.properties[f"{self.name}Map"] = AffineMapAttr(map)
        state.properties[f"{self.name}Groups"] = dense_elements(type, sizes)
        state.operands.extend([*dims, *symbols])

    def print(
        self, printer: OpAsmPrinter, map: AffineMap, groups: Iterable[int], operands: Sequence[Value]
    ) -> None:
        """Print `(bounds)`; `operands` are the operands of the map."""
        dims, symbols = operands[: map.n_dims], operands[map.n_dims :]
        start = 0
        printer.print_text("(")
        for size in comma_separated(printer, groups):
            if size != 1:
                printer.print_text(f"{self.prefix}(")
            for at in range(start, start + size):
                if at > start:
                    printer.print_text(", ")
                printer.print_affine_expr_of_ssa_ids(map.results[at], dims, symbols)
            if size != 1:
                printer.print_text(")")
            start += size
        printer.print_text(")")


def _position(parser: OpAsmParser, operand: UnresolvedOperand, values: list[Value]) -> int:
    """The position of an operand's value among `values`; new ones are appended."""
    value = parser.resolve_operand(operand, INDEX)
    for at, earlier in enumerate(values):
        if earlier is value:
            return at
    values.append(value)
    return len(values) - 1


def _parse_steps(parser: OpAsmParser) -> list[int]:
    """Parse `(n, ...)`, an affine map of constants."""
    _, attribute = parser.parse_affine_map_of_ssa_ids("()")
    steps: list[int] = []
    for expr in attribute.map.results:
        if not isinstance(expr, AffineConstantExpr):
            raise parser.error("steps must be constant integers", parser.name_location())
        steps.append(expr.value)
    return steps


def _parse_parallel_syntax(parser: OpAsmParser, state: OperationState) -> None:
    arguments = parser.parse_argument_list("()")
    for argument in arguments:
        argument.type = INDEX
    parser.parse_punctuation("=")
    _Bounds(True).parse(parser, state)
    parser.parse_keyword("to")
    _Bounds(False).parse(parser, state)
    steps = [1] * len(arguments)
    if parser.parse_optional_keyword("step"):
        steps = _parse_steps(parser)
    reductions: list[IntegerAttr] = []
    if parser.parse_optional_keyword("reduce"):

        def parse_reduction() -> None:
            at = parser.current_location()
            name = parser.parse_string()
            kind = affine.AtomicRMWKind.symbolize(name)
            if kind is None:
                raise parser.error(f'invalid reduction value: "{name}"', at)
            reductions.append(integer_attr(integer_type(64), kind.value))

        parser.parse_comma_separated_list("()", parse_reduction)
    state.properties["reductions"] = ArrayAttr(reductions)
    state.properties["steps"] = ArrayAttr([integer_attr(integer_type(64), step) for step in steps])
    state.result_types = parser.parse_optional_arrow_type_list()
    body = state.add_region()
    parser.parse_region(body, arguments)
    parser.parse_optional_attr_dict(state.attributes)
    ensure_terminator(body, state, "affine.yield")


@assembly(affine.AffineParallelOp)
class ParallelSyntax:
    """Mirrors AffineParallelOp::parse and print."""

    parse = staticmethod(_parse_parallel_syntax)

    @staticmethod
    def print(op: affine.AffineParallelOp, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        lower, upper = op.lowerBoundsMap.map, op.upperBoundsMap.map
        printer.print_text(" (")
        printer.print_operands(op.region.blocks[0].args)
        printer.print_text(") = ")
        _Bounds(True).print(printer, lower, op.lowerBoundsGroups, operands[: lower.n_inputs])
        printer.print_text(" to ")
        _Bounds(False).print(printer, upper, op.upperBoundsGroups, operands[lower.n_inputs :])
        steps = [step.value for step in op.steps if isinstance(step, IntegerAttr)]
        if any(step != 1 for step in steps):
            printer.print_text(f" step ({', '.join(map(str, steps))})")
        types = op.result_types()
        if types:
            kinds = [
                affine.AtomicRMWKind(kind.value) for kind in op.reductions if isinstance(kind, IntegerAttr)
            ]
            reductions = ", ".join([f'"{kind}"' for kind in kinds])
            printer.print_text(f" reduce ({reductions}) -> (")
            for type in comma_separated(printer, types):
                printer.print_type(type)
            printer.print_text(")")
        printer.print_text(" ")
        printer.print_region(op.region, False, bool(types))
        elided = [f"{side}Bounds{part}" for side in ("lower", "upper") for part in ("Map", "Groups")]
        printer.print_optional_attr_dict(op.attributes.entries(), ("reductions", "steps", *elided))


def _parse_if_head(parser: OpAsmParser, state: OperationState) -> list[Argument]:
    """Parse `set (dims) [symbols] [-> types]`."""
    condition = parse_attribute_of(parser, IntegerSetAttr)
    state.properties["condition"] = condition
    state.operands, dims = parse_dims_and_symbols(parser)
    if condition.set.n_dims != dims:
        raise parser.error("dim operand count and integer set dim count must match", parser.name_location())
    if condition.set.n_dims + condition.set.n_symbols != len(state.operands):
        raise parser.error(
            "symbol operand count and integer set symbol count must match", parser.name_location()
        )
    state.result_types = parser.parse_optional_arrow_type_list()
    return []


@assembly(affine.AffineIfOp)
class IfSyntax:
    """Mirrors AffineIfOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parser.parse_head(state, _parse_if_head)
        parse_branches(parser, state, "affine.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: affine.AffineIfOp, printer: OpAsmPrinter) -> None:
        types = op.result_types()
        printer.print_text(" ")
        printer.print_attribute(op.condition)
        print_dims_and_symbols(printer, op.operand_values(), op.condition.set.n_dims)
        print_types(printer, types)
        printer.print_text(" ")
        printer.print_region(op.thenRegion, False, bool(types))
        if not op.elseRegion.is_empty:
            printer.print_text(" else ")
            printer.print_region(op.elseRegion, False, bool(types))
        printer.print_optional_attr_dict(op.attributes.entries(), ("condition",))


# -- memory -----------------------------------------------------------------------------------------------


@directive("affine", "MappedAccess")
@follows_signature
class MappedAccess:
    """`%m[%i + 1, %j]`: a memref, the operands of the map, and the map."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[UnresolvedOperand, list[UnresolvedOperand], AffineMapAttr]:
        memref = parser.parse_operand()
        indices, map = parser.parse_affine_map_of_ssa_ids()
        return memref, indices, map

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        memref: Value,
        indices: Sequence[Value],
        map: AffineMapAttr | None,
    ) -> None:
        printer.print_operand(memref)
        printer.print_text("[")
        # An invalid operation may lack its map.
        if map is not None:
            printer.print_affine_map_of_ssa_ids(map, indices)
        printer.print_text("]")


directive("affine", "PrefetchKind")(PrefetchKind)
directive("affine", "ColonMemRefType")(ColonMemRefType)

# The type of the memref is another part of the format.
ELEMENT_TYPE = "::llvm::cast<::mlir::MemRefType>($_self).getElementType()"

assembly_format(
    affine.AffineLoadOp,
    format="custom<MappedAccess>($memref, $indices, $map) attr-dict custom<ColonMemRefType>(type($memref))",
    result=f"memref: {ELEMENT_TYPE}",
)
assembly_format(
    affine.AffineVectorLoadOp,
    format="""
        custom<MappedAccess>($memref, $indices, $map) attr-dict
        custom<ColonMemRefType>(type($memref)) `,` type($result)
    """,
)
assembly_format(
    affine.AffineStoreOp,
    format="""
        $value `,` custom<MappedAccess>($memref, $indices, $map) attr-dict
        custom<ColonMemRefType>(type($memref))
    """,
    value=f"memref: {ELEMENT_TYPE}",
)
assembly_format(
    affine.AffineVectorStoreOp,
    format="""
        $value `,` custom<MappedAccess>($memref, $indices, $map) attr-dict
        custom<ColonMemRefType>(type($memref)) `,` type($value)
    """,
)
assembly_format(
    affine.AffinePrefetchOp,
    format="""
        custom<MappedAccess>($memref, $indices, $map)
        `,` custom<PrefetchKind>($isWrite, $localityHint, $isDataCache) attr-dict
        custom<ColonMemRefType>(type($memref))
    """,
)
