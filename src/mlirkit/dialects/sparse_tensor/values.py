"""Encodings of sparse tensors: the map from dimensions to storage levels, and the levels' formats.

#sparse_tensor.encoding<{map = map [, posWidth = n] [, crdWidth = n] [, explicitVal = x] [, implicitVal = y]}>
    map       ::= [`[` symbols `]`] [`{` levels `}`] `(` dimension, ... `)` `->` `(` level, ... `)`
    dimension ::= name [`=` affine expression of levels] [`:` #sparse_tensor<slice(offset, size, stride)>]
    level     ::= [name `=`] affine expression of dimensions `:` format
    format    ::= base [`(` nonunique, nonordered, soa `)`]
    base      ::= dense | batch | compressed | loose_compressed | singleton | structured[n, m]

Levels have names if they are declared in braces.  The parameter `lvlTypes` stores the formats as text.

!sparse_tensor.storage_specifier<encoding>
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.affine_expr import (
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineModExpr,
    affine_dim,
    affine_symbol,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_text import affine_expr_text
from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.context import Context
from mlirkit.dialects.declared import complex, live_class, sparse_tensor
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.formats.value_syntax import AttributeSyntax
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit.support.diagnostics import ParseError, with_outer_error

SLICE = "sparse_tensor.slice"

FORMATS = ("dense", "batch", "compressed", "structured", "loose_compressed", "singleton")
PROPERTIES = ("nonunique", "nonordered", "soa")
# The valid properties of formats.
ALLOWED = {
    "compressed": {"nonunique", "nonordered"},
    "loose_compressed": {"nonunique", "nonordered"},
    "singleton": {"nonunique", "nonordered", "soa"},
}
BIT_WIDTHS = (0, 8, 16, 32, 64)

# -- slices -----------------------------------------------------------------------------------------------


@value_assembly(SLICE)
class SliceSyntax:
    """`(offset, size, stride)`, each an integer or `?`."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[int, int, int]:
        def parse_part() -> int:
            number: int | None = parser.parse_optional_integer()
            if number is None:
                parser.parse_punctuation("?")
                return DYNAMIC
            if number < 0:
                raise parser.error("expect positive value or ? for slice offset/size/stride")
            return number

        parser.parse_punctuation("(")
        offset = parse_part()
        parser.parse_punctuation(",")
        size = parse_part()
        parser.parse_punctuation(",")
        stride = parse_part()
        parser.parse_punctuation(")")
        return offset, size, stride

    @staticmethod
    def print(value: ParametrizedAttribute, printer: AsmPrinter) -> None:
        parts = ["?" if parameter == DYNAMIC else str(parameter) for parameter in value.parameters]
        printer.print_text(f"({', '.join(parts)})")


@value_verifier(SLICE)
def verify_slice(value: ParametrizedAttribute) -> str | None:
    offset, size, stride = value.parameters
    if offset != DYNAMIC and offset < 0:
        return "expect non-negative value or ? for slice offset"
    if size != DYNAMIC and size <= 0:
        return "expect positive value or ? for slice size"
    if stride != DYNAMIC and stride <= 0:
        return "expect positive value or ? for slice stride"
    return None


# -- formats of levels ------------------------------------------------------------------------------------


def parse_level_format(parser: AsmParser) -> str:
    """Parse a format; returns its text in MLIR's printing order."""
    at = parser.current_location()
    base: str | None = parser.parse_optional_any_keyword()
    if base is None:
        raise parser.error("expected valid level format (e.g. dense, compressed or singleton)", at)
    text = base
    if base == "structured":
        n, m = parse_structured_sizes(parser, at)
        text = f"structured[{n}, {m}]"
    properties: set[str] = set()
    if parser.at("("):
        parser.parse_comma_separated_list(
            "()", lambda: properties.add(parse_property(parser)), " in level property list"
        )
    if base not in FORMATS:
        raise parser.error(f"unknown level format: {base}", at)
    # The verifier of encodings checks that only singletons are `soa`.
    if not properties - {"soa"} <= ALLOWED.get(base, set()):
        raise parser.error("invalid level type: level format doesn't support the properties", at)
    if not properties:
        return text
    return f"{text}({', '.join([word for word in PROPERTIES if word in properties])})"


def parse_structured_sizes(parser: AsmParser, at: int) -> tuple[int, int]:
    def parse_size() -> int:
        begin = parser.current_location()
        try:
            size = parser.parse_optional_integer(32)
        except ParseError as error:
            raise with_outer_error(error, parser.error("failed to parse structured size", begin)) from None
        if size is None:
            raise parser.error("expected valid integer for structured size", begin)
        if size < 0:
            raise parser.error("expected structured size to be >= 0", begin)
        return size

    sizes: list[int] = []
    if parser.at("["):
        sizes = parser.parse_comma_separated_list("[]", parse_size, " in structured n out of m")
    if len(sizes) != 2:
        raise parser.error("expected exactly 2 structured sizes", at)
    if sizes[0] > sizes[1]:
        raise parser.error("expected n <= m in n_out_of_m", at)
    return sizes[0], sizes[1]


def parse_property(parser: AsmParser) -> str:
    at = parser.current_location()
    name = parser.parse_optional_any_keyword()
    if name is None:
        raise parser.error("expected valid level property (e.g. nonordered, nonunique or high)", at)
    if name not in PROPERTIES:
        raise parser.error(f"unknown level property: {name}", at)
    return str(name)


# -- maps -------------------------------------------------------------------------------------------------


class MapParser:
    """`map` in the module's grammar."""

    def __init__(self, parser: AsmParser) -> None:
        self.parser = parser
        # All identifiers parsed so far.
        self.names: set[str] = set()
        self.symbols: dict[str, Any] = {}
        self.dims: dict[str, Any] = {}
        self.levels: dict[str, Any] = {}
        self.dim_exprs: list[Any] = []
        self.slices: list[Any] = []
        self.level_exprs: list[Any] = []
        self.formats: list[str] = []

    def parse(self) -> None:
        parser = self.parser
        if parser.at("["):
            parser.parse_comma_separated_list(
                "[]", lambda: self._bind(self.symbols, affine_symbol), " in symbol binding list"
            )
        if parser.at("{"):
            parser.parse_comma_separated_list(
                "{}", lambda: self._bind(self.levels, affine_dim), " in level declaration list"
            )
        parser.parse_comma_separated_list("()", self._parse_dimension, " in dimension-specifier list")
        parser.parse_punctuation("->")
        at = parser.current_location()
        parser.parse_comma_separated_list("()", self._parse_level, " in level-specifier list")
        if self.levels and len(self.levels) != len(self.formats):
            raise parser.error(
                "Level-rank mismatch between forward-declarations and specifiers. Declared "
                f"{len(self.levels)} level-variables; but got {len(self.formats)} level-specifiers.",
                at,
            )

    def _bind(self, names: dict[str, AffineExpr], make: Callable[[int], AffineExpr]) -> None:
        at = self.parser.current_location()
        name = self.parser.parse_optional_any_keyword()
        if name is None:
            raise self.parser.error("expected bare identifier", at)
        if name in self.names:
            raise self.parser.error(f"redefinition of identifier '{name}'", at)
        self.names.add(name)
        names[name] = make(len(names))

    def _parse_dimension(self) -> None:
        parser = self.parser
        self._bind(self.dims, affine_dim)
        expr = None
        if parser.parse_optional_punctuation("="):
            expr = parser.parse_affine_expr({**self.symbols, **self.levels})
        self.dim_exprs.append(expr)
        piece = None
        if parser.parse_optional_punctuation(":"):
            at = parser.current_location()
            piece = parser.parse_attribute()
            if not isinstance(piece, sparse_tensor.SparseTensorDimSliceAttr):
                raise parser.error("expected SparseTensorDimSliceAttr", at)
        self.slices.append(piece)

    def _parse_level(self) -> None:
        parser = self.parser
        if self.levels:
            at = parser.current_location()
            name = parser.parse_optional_any_keyword()
            if name is None:
                raise parser.error("expected bare identifier", at)
            if name not in self.levels:
                raise parser.error(f"use of undeclared identifier '{name}'", at)
            declared, number = list(self.levels).index(name), len(self.formats)
            if declared != number:
                raise parser.error(
                    f"Level-variable ordering mismatch. The variable '{name}' was forward-declared as the "
                    f"{_nth(declared)} level; but is bound by the {_nth(number)} specification.",
                    at,
                )
            parser.parse_punctuation("=")
        self.level_exprs.append(parser.parse_affine_expr({**self.symbols, **self.dims}))
        parser.parse_punctuation(":")
        self.formats.append(parse_level_format(parser))


def _nth(number: int) -> str:
    return {1: "1st", 2: "2nd"}.get(number, f"{number}th")


# -- encodings --------------------------------------------------------------------------------------------


@value_assembly(sparse_tensor.SparseTensorEncodingAttr)
class EncodingSyntax:
    """Mirrors SparseTensorEncodingAttr::parse and print."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        formats: list[str] = []
        to_levels = to_dims = None
        slices: list[Any] = []
        widths = {"posWidth": 0, "crdWidth": 0}
        values: dict[str, Any] = {"explicitVal": None, "implicitVal": None}
        at_name = parser.name_location()
        parser.parse_punctuation("<")
        parser.parse_punctuation("{")
        while (key := parser.parse_optional_any_keyword()) is not None:
            if key != "map" and key not in widths and key not in values:
                raise parser.error(f"unexpected key: {key}", at_name)
            parser.parse_punctuation("=")
            if key == "map":
                maps = MapParser(parser)
                maps.parse()
                formats = maps.formats
                to_levels = AffineMap(len(maps.dims), len(maps.symbols), tuple(maps.level_exprs))
                to_dims = inverse_map(maps)
                slices = complete_slices(parser, maps.slices)
            elif key in widths:
                width = parser.parse_attribute()
                if not isinstance(width, IntegerAttr):
                    subject = "position" if key == "posWidth" else "index"
                    raise parser.error(f"expected an integral {subject} bitwidth", at_name)
                widths[key] = width.value % (1 << 32)
            else:
                value = parser.parse_attribute()
                is_number = isinstance(value, IntegerAttr | FloatAttr)
                if not is_number and not isinstance(value, complex.NumberAttr):
                    raise parser.error(f"expected a numeric value for {key}", at_name)
                values[key] = value
            if not parser.parse_optional_punctuation(","):
                break
        parser.parse_punctuation("}")
        parser.parse_punctuation(">")
        if to_dims is None and to_levels is not None:
            to_dims = inferred_inverse(to_levels)
        return (tuple(formats), to_levels, to_dims, *widths.values(), *values.values(), tuple(slices))

    @staticmethod
    def print(value: sparse_tensor.SparseTensorEncodingAttr, printer: AsmPrinter) -> None:
        formats, to_levels, _, positions, coordinates, explicit, implicit, slices = parameters_of(value)
        map_ = AffineMap.get_identity(len(formats)) if to_levels is None else to_levels
        printer.print_text("<{ map = ")
        if map_.n_symbols:
            printer.print_text("[" + ", ".join([f"s{number}" for number in range(map_.n_symbols)]) + "]")
        printer.print_text("(")
        for number in range(map_.n_dims):
            printer.print_text((", " if number else "") + f"d{number}")
            if slices:
                printer.print_text(" : ")
                printer.print_attribute(slices[number])
        levels = [
            f"{affine_expr_text(expr)} : {text}" for expr, text in zip(map_.results, formats, strict=False)
        ]
        printer.print_text(f") -> ({', '.join(levels)})")
        for name, width in (("posWidth", positions), ("crdWidth", coordinates)):
            if width:
                printer.print_text(f", {name} = {width}")
        for name, number in (("explicitVal", explicit), ("implicitVal", implicit)):
            if number is not None:
                printer.print_text(f", {name} = ")
                printer.print_attribute(number)
        printer.print_text(" }>")


def complete_slices(
    parser: AsmParser, slices: Sequence[sparse_tensor.SparseTensorDimSliceAttr | None]
) -> list[sparse_tensor.SparseTensorDimSliceAttr]:
    """Slices of all dimensions if any has one; else empty."""
    if all(slice is None for slice in slices):
        return []
    whole = parser.context.dialect("sparse_tensor").attribute_class("slice")(0, DYNAMIC, 1)
    return [whole if slice is None else slice for slice in slices]


def inverse_map(maps: MapParser) -> AffineMap | None:
    """The map from levels to dimensions if it was written, else None."""
    exprs = [dim_expression for dim_expression in maps.dim_exprs if dim_expression is not None]
    if not exprs or len(exprs) != len(maps.dim_exprs):
        return None
    return AffineMap(len(maps.levels), len(maps.symbols), tuple(exprs))


def inferred_inverse(to_levels: AffineMap) -> AffineMap | None:
    """The map from levels to dimensions where `to_levels` is a permutation or splits into blocks."""
    if to_levels.n_symbols:
        return None
    factors = block_factors(to_levels)
    if factors is None:
        return None
    exprs: list[Any] = [None] * to_levels.n_dims
    for level, expr in enumerate(to_levels.results):
        if isinstance(expr, AffineDimExpr):
            exprs[expr.position] = affine_dim(level)
            continue
        assert isinstance(expr, AffineBinaryExpr) and isinstance(expr.lhs, AffineDimExpr)
        position = expr.lhs.position
        if isinstance(expr, AffineFloorDivExpr):
            exprs[position] = affine_dim(level) * factors[position]
        else:
            exprs[position] = exprs[position] + affine_dim(level)
    if any(expression is None for expression in exprs):
        return None
    return AffineMap(len(to_levels.results), 0, tuple(exprs))


def block_factors(to_levels: AffineMap) -> dict[int, int] | None:
    """The size of blocks by dimension, 0 for dimensions that are not split; None for any other map."""
    factors: dict[int, int] = {}
    rests: set[int] = set()
    for expr in to_levels.results:
        if isinstance(expr, AffineDimExpr):
            if expr.position in factors:
                return None
            factors[expr.position] = 0
            continue
        if not isinstance(expr, AffineFloorDivExpr | AffineModExpr):
            return None
        dim, factor = expr.lhs, expr.rhs
        if not isinstance(dim, AffineDimExpr) or not isinstance(factor, AffineConstantExpr):
            return None
        if factor.value <= 0:
            return None
        if isinstance(expr, AffineFloorDivExpr):
            if dim.position in factors:
                return None
            factors[dim.position] = factor.value
        elif factors.get(dim.position) != factor.value or dim.position in rests:
            return None
        else:
            rests.add(dim.position)
    return factors


@value_verifier(sparse_tensor.EncodingAttr)
def verify_encoding(value: sparse_tensor.EncodingAttr) -> str | None:
    """Mirrors SparseTensorEncodingAttr::verify."""
    parameters = parameters_of(value)
    formats, to_levels, to_dims, positions, coordinates, _, _, slices = parameters
    if positions not in BIT_WIDTHS:
        return f"unexpected position bitwidth: {positions}"
    if coordinates not in BIT_WIDTHS:
        return f"unexpected coordinate bitwidth: {coordinates}"
    reason = invalid_formats(formats, to_levels)
    if reason is not None:
        return reason
    if not formats:
        return "expected a non-empty array for lvlTypes"
    rank = len(formats) if to_levels is None else to_levels.n_dims
    if to_levels is not None:
        inverse = inferred_inverse(to_levels)
        if inverse is None and not to_levels.n_symbols:
            return "failed to infer lvlToDim from dimToLvl"
        if to_dims is not None and inverse != to_dims:
            return "expected lvlToDim to be an inverse of dimToLvl"
        if rank > len(formats):
            return f"unexpected dimToLvl mapping from {rank} to {len(formats)}"
    if slices and rank != len(formats):
        return f"dimSlices expected dimension-rank to match level-rank: {rank} != {len(formats)}"
    return None


def invalid_formats(formats: Sequence[str], to_levels: AffineMap | None) -> str | None:
    """The error message for the sequence of formats."""
    bases = [text.partition("(")[0].partition("[")[0] for text in formats]
    soa = ["soa" in text for text in formats]
    for index, base in enumerate(bases):
        before = bases[index - 1] if index else ""
        if base != "singleton":
            continue
        if before not in ("compressed", "loose_compressed", "singleton"):
            return "expected compressed or loose_compressed level before singleton level"
        if before == "singleton" and soa[index] != soa[index - 1]:
            return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
    batches = bases.count("batch")
    if bases[:batches] != ["batch"] * batches:
        return "Batch lvlType can only be leading levels."
    if any(is_soa and base != "singleton" for is_soa, base in zip(soa, bases, strict=True)):
        return "SoA is only applicable to singleton lvlTypes."
    if "structured" in bases:
        first = bases.index("structured")
        if first != len(bases) - 1:
            return "expected n_out_of_m to be the last level type"
        if any(base != "dense" for base in bases[:first]):
            return "expected all dense lvlTypes before a n_out_of_m level"
        if to_levels is not None and to_levels.n_dims != len(to_levels.results):
            return invalid_blocks(to_levels, formats[first])
    return None


def invalid_blocks(to_levels: AffineMap, structured: str) -> str | None:
    """The error message for the blocks of a structured level."""
    factors = block_factors(to_levels)
    if factors is None:
        return "expected 1xm block structure for n_out_of_m level"
    sizes = {factor for factor in factors.values() if factor}
    if len(sizes) > 1:
        return "expected only one blocked level with the same coefficients"
    m = int(structured.partition(", ")[2].partition("]")[0])
    if sizes != {m}:
        return "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level"
    return None


def invalid_on_tensor(
    value: sparse_tensor.SparseTensorEncodingAttr, shape: Sequence[int], element_type: Type | None
) -> str | None:
    """The error message for the encoding on a tensor."""
    formats, to_levels, _, _, _, explicit, implicit, _ = parameters_of(value)
    rank = len(formats) if to_levels is None else to_levels.n_dims
    if not shape:
        return "expected non-scalar sparse tensor"
    if rank != len(shape):
        return f"dimension-rank mismatch between encoding and tensor shape: {rank} != {len(shape)}"
    for subject, number in (("explicit", explicit), ("implicit", implicit)):
        if number is None:
            continue
        if number.type != element_type:
            return (
                f"{subject} value type mismatch between encoding and tensor element type: '{number.type}' != "
                f"'{element_type}'"
            )
        if subject == "implicit" and not _is_zero(number):
            return "implicit value must be zero"
    return None


def _is_zero(number: Attribute) -> bool:
    parts = (number.real, number.imag) if isinstance(number, complex.NumberAttr) else (number,)
    return not any(part.value for part in parts if isinstance(part, IntegerAttr | FloatAttr))


# -- specifiers -------------------------------------------------------------------------------------------

def _encoding_syntax(context: Context) -> AttributeSyntax:
    kind = live_class(sparse_tensor.SparseTensorEncodingAttr, context)
    return AttributeSyntax(kind, lambda value: isinstance(value, kind), None)


UNPARSED_ENCODING = (
    "failed to parse SparseTensor_StorageSpecifier parameter 'encoding' which is to be a "
    "`::mlir::sparse_tensor::SparseTensorEncodingAttr`"
)


@value_assembly(sparse_tensor.StorageSpecifierType)
class SpecifierSyntax:
    """As the generated parser and printer, around StorageSpecifierType::get."""

    # The declarative format would create the type with the unnormalized encoding.
    REPLACES_FORMAT = True

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[Attribute]:
        parser.parse_punctuation("<")
        try:
            encoding: Attribute = _encoding_syntax(parser.context).parse(parser)
        except ParseError as error:
            raise with_outer_error(error, parser.error(UNPARSED_ENCODING)) from None
        parser.parse_punctuation(">")
        if isinstance(encoding, sparse_tensor.SparseTensorEncodingAttr):
            return (normalized(encoding),)
        # Kept text: an encoding in another release's syntax.
        return (encoding,)

    @staticmethod
    def print(value: sparse_tensor.StorageSpecifierType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_attribute(value.encoding)
        printer.print_text(">")


def normalized(
    encoding: sparse_tensor.SparseTensorEncodingAttr,
) -> sparse_tensor.SparseTensorEncodingAttr:
    """Mirrors getNormalizedEncodingForSpecifier: the part of an encoding that determines the storage.

    Maps, widths and values are dropped, and all properties of levels but `soa`.
    """
    formats, _, _, _, _, _, _, slices = parameters_of(encoding)
    return type(encoding)(tuple(map(_stored, formats)), None, None, 0, 0, None, None, slices)


def _stored(level: str) -> str:
    """A level's format without the properties that do not change its storage."""
    base, _, properties = level.partition("(")
    return f"{base}(soa)" if "soa" in properties else base
