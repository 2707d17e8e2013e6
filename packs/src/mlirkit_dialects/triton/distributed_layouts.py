"""Layouts of tensors in registers: syntax and verifiers.

#ttg.blocked<{sizePerThread = [..], threadsPerWarp = [..], warpsPerCTA = [..], order = [..] [cluster]}>
#ttg.slice<{dim = 1, parent = layout}>
#ttg.linear<{register = bases, lane = bases, warp = bases, block = bases}>          and generic_linear
#ttg.nvidia_mma<{versionMajor = .., versionMinor = .., warpsPerCTA = [..] [cluster], instrShape = [..]}>
#ttg.amd_mfma<{version = .., warpsPerCTA = [..], instrShape = [..], isTransposed = .. [cluster] ...}>
#ttg.amd_wmma<{version = .., isTranspose = .., ctaLayout = {...} [cluster] [instrShape = [..]]}>

cluster ::= `, CGALayout = ` bases          if a cluster has more than one block

`dot_op` has a format in its definition.  Mirror: shared_layouts.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.layout_fields import Fields, parse_dictionary, read_linear_layout
from mlirkit_dialects.triton.linear_layout import (
    Basis,
    LinearLayout,
    bases_text,
    list_text,
)

DISTRIBUTED: tuple[type[Attribute], ...] = (
    triton.BlockedEncodingAttr,
    triton.SliceEncodingAttr,
    triton.LinearEncodingAttr,
    triton.GenericLinearEncodingAttr,
    triton.NvidiaMmaEncodingAttr,
    triton.AMDMfmaEncodingAttr,
    triton.AMDWmmaEncodingAttr,
    triton.DotOperandEncodingAttr,
)
MATRIX: tuple[type[Attribute], ...] = (
    triton.NvidiaMmaEncodingAttr,
    triton.AMDMfmaEncodingAttr,
    triton.AMDWmmaEncodingAttr,
)
INPUTS = ("register", "lane", "warp", "block")

Integers: TypeAlias = tuple[int, ...]
# Parameters, in the order of the definitions.
Blocked: TypeAlias = tuple[Integers, Integers, Integers, Integers, LinearLayout]
NvidiaMma: TypeAlias = tuple[int, int, Integers, LinearLayout, Integers]
AMDMfma: TypeAlias = tuple[int, Integers, Integers, bool, LinearLayout, Integers, int]
AMDWmma: TypeAlias = tuple[int, LinearLayout, bool, LinearLayout, Integers]


def rank_of(layout: Attribute) -> int | None:
    """The number of dimensions of a register layout."""
    if isinstance(
        layout, triton.BlockedEncodingAttr | triton.NvidiaMmaEncodingAttr | triton.AMDMfmaEncodingAttr
    ):
        return len(layout.warpsPerCTA)
    if isinstance(layout, triton.LinearEncodingAttr | triton.GenericLinearEncodingAttr):
        return linear(layout).rank
    if isinstance(layout, triton.AMDWmmaEncodingAttr):
        return cluster_of(layout).rank
    if isinstance(layout, triton.DotOperandEncodingAttr):
        return rank_of(layout.parent)
    if isinstance(layout, triton.SliceEncodingAttr):
        parent = rank_of(layout.parent)
        return None if parent is None else parent - 1
    return None


def linear(layout: triton.LinearEncodingAttr | triton.GenericLinearEncodingAttr) -> LinearLayout:
    function: LinearLayout = layout.linearLayout
    return function


def cluster_of(
    layout: triton.BlockedEncodingAttr
    | triton.NvidiaMmaEncodingAttr
    | triton.AMDMfmaEncodingAttr
    | triton.AMDWmmaEncodingAttr,
) -> LinearLayout:
    cluster: LinearLayout = layout.CGALayout
    return cluster


def cluster_text(cluster: LinearLayout) -> str:
    """`, CGALayout = ...`, or nothing for a cluster of one block."""
    bases = cluster.of("block")
    return f", CGALayout = {bases_text(bases)}" if bases else ""


def order_problem(order: Sequence[int]) -> str | None:
    """The error message for an order of dimensions."""
    if sorted(order) == list(range(len(order))):
        return None
    return f"order must be a permutation of 0..(rank-1), but was {list_text(order)}"


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


# -- blocked ----------------------------------------------------------------------------------------------


@value_assembly(triton.BlockedEncodingAttr)
class BlockedSyntax:
    """Mirrors BlockedEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> Blocked:
        return BlockedSyntax.of_fields(Fields.parse(parser))

    @staticmethod
    def of_fields(fields: Fields) -> Blocked:
        """The parameters."""
        fields.allow("sizePerThread", "threadsPerWarp", "warpsPerCTA", "order", "CGALayout")
        size = fields.integers("sizePerThread", "number of elements per thread")
        threads = fields.integers("threadsPerWarp", "number of threads per warp")
        warps = fields.integers("warpsPerCTA", "number of warps per CTA")
        return size, threads, warps, fields.integers("order", "order"), fields.cluster(len(size))

    @staticmethod
    def print(layout: triton.BlockedEncodingAttr, printer: AsmPrinter) -> None:
        printer.print_text(
            f"<{{sizePerThread = {list_text(layout.sizePerThread)}"
            f", threadsPerWarp = {list_text(layout.threadsPerWarp)}"
            f", warpsPerCTA = {list_text(layout.warpsPerCTA)}, order = {list_text(layout.order_)}"
            f"{cluster_text(cluster_of(layout))}}}>"
        )


@value_verifier(triton.BlockedEncodingAttr)
def verify_blocked(layout: triton.BlockedEncodingAttr) -> str | None:
    """Mirrors BlockedEncodingAttr::verify."""
    parts = (layout.sizePerThread, layout.threadsPerWarp, layout.warpsPerCTA)
    if len({len(part) for part in (*parts, layout.order_)}) != 1:
        return "sizePerThread, threadsPerWarp, warpsPerCTA, and order must all have the same rank."
    for name, part in zip(("sizePerThread", "threadsPerWarp", "warpsPerCTA"), parts, strict=True):
        if not all(map(is_power_of_two, part)):
            return f"Every element in {name} must be a power of two."
    return order_problem(layout.order_)


# -- slice ------------------------------------------------------------------------------------------------


@value_assembly(triton.SliceEncodingAttr)
class SliceSyntax:
    """Mirrors SliceEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[int, Attribute]:
        fields = Fields.parse(parser)
        parent = fields.entries.get("parent")
        if not isinstance(parent, DISTRIBUTED):
            raise fields.error("expected a distributed encoding trait")
        return fields.integer("dim"), parent

    @staticmethod
    def print(layout: triton.SliceEncodingAttr, printer: AsmPrinter) -> None:
        printer.print_text(f"<{{dim = {layout.dim}, parent = ")
        printer.print_attribute(layout.parent)
        printer.print_text("}>")


@value_verifier(triton.SliceEncodingAttr)
def verify_slice(layout: triton.SliceEncodingAttr) -> str | None:
    """Mirrors SliceEncodingAttr::verify."""
    rank = rank_of(layout.parent) or 0
    if rank <= 1:
        return "parent layout must have at least rank >= 2"
    return None if layout.dim < rank else f"slice dim={layout.dim} must be less than the parent rank={rank}"


# -- linear -----------------------------------------------------------------------------------------------


@value_assembly(triton.LinearEncodingAttr, triton.GenericLinearEncodingAttr)
class LinearSyntax:
    """Mirrors LinearEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[LinearLayout]:
        parser.parse_punctuation("<")
        entries = parse_dictionary(parser)
        parser.parse_punctuation(">")
        return (read_linear_layout(parser, entries, INPUTS),)

    @staticmethod
    def print(layout: triton.LinearEncodingAttr, printer: AsmPrinter) -> None:
        printer.print_text(f"<{{{linear(layout).text}}}>")


def _moves_once(basis: Basis) -> bool:
    return sum(1 for step in basis if step) <= 1


def is_permutation(function: LinearLayout) -> bool:
    """Mirrors isPermutationMatrixLayout: each base is a distinct bit of one dimension, or zero."""
    moving = [basis for basis in function.every_basis if any(basis)]
    single = all(_moves_once(basis) and is_power_of_two(sum(basis)) for basis in moving)
    return single and len(set(moving)) == len(moving)


@value_verifier(triton.LinearEncodingAttr)
def verify_linear(layout: triton.LinearEncodingAttr) -> str | None:
    """Mirrors LinearEncodingAttr::verify."""
    if is_permutation(linear(layout)):
        return None
    return "LinearEncodingAttr requires a permutation matrix layout after removing broadcast bases"


@value_verifier(triton.GenericLinearEncodingAttr)
def verify_generic_linear(layout: triton.GenericLinearEncodingAttr) -> str | None:
    """Mirrors GenericLinearEncodingAttr::verify: bases of warps may move in several dimensions."""
    for name in ("register", "lane", "block"):
        if not all(map(_moves_once, linear(layout).of(name))):
            return (
                "In a generic linear layout, register, lane, and block bases must move in at most one "
                f"dimension. Swizzled bases found in '{name}'."
            )
    return None


# -- results of matrix instructions -----------------------------------------------------------------------


@value_assembly(triton.NvidiaMmaEncodingAttr)
class NvidiaMmaSyntax:
    """Mirrors NvidiaMmaEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> NvidiaMma:
        return NvidiaMmaSyntax.of_fields(Fields.parse(parser))

    @staticmethod
    def of_fields(fields: Fields) -> NvidiaMma:
        """The parameters."""
        warps = fields.integers("warpsPerCTA", "warpsPerCTA")
        version = (fields.integer("versionMajor"), fields.integer("versionMinor"))
        return (*version, warps, fields.cluster(len(warps)), fields.integers("instrShape", "instrShape"))

    @staticmethod
    def print(layout: triton.NvidiaMmaEncodingAttr, printer: AsmPrinter) -> None:
        printer.print_text(
            f"<{{versionMajor = {layout.versionMajor}, versionMinor = {layout.versionMinor}"
            f", warpsPerCTA = {list_text(layout.warpsPerCTA)}{cluster_text(cluster_of(layout))}"
            f", instrShape = {list_text(layout.instrShape)}}}>"
        )


_VOLTA, _AMPERE, _HOPPER = 1, 2, 3


@value_verifier(triton.NvidiaMmaEncodingAttr)
def verify_nvidia_mma(layout: triton.NvidiaMmaEncodingAttr) -> str | None:
    """Mirrors NvidiaMmaEncodingAttr::verify."""
    if layout.versionMajor == _VOLTA:
        return "Volta (versionMajor = 1) is deprecated and no longer supported"
    if layout.versionMajor in (_AMPERE, _HOPPER):
        return None
    return f"versionMajor must be 2 (Ampere) or 3 (Hopper), got {layout.versionMajor}"


_USUAL_BITS = 32


@value_assembly(triton.AMDMfmaEncodingAttr)
class AMDMfmaSyntax:
    """Mirrors AMDMfmaEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> AMDMfma:
        return AMDMfmaSyntax.of_fields(Fields.parse(parser))

    @staticmethod
    def of_fields(fields: Fields) -> AMDMfma:
        """The parameters."""
        warps = fields.integers("warpsPerCTA", "warpsPerCTA")
        shape = fields.integers("instrShape", "instrShape")
        return (
            fields.integer("version"),
            warps,
            shape,
            fields.boolean("isTransposed"),
            fields.cluster(len(warps)),
            fields.integers("tilesPerWarp", "tilesPerWarp") or (1,) * len(shape),
            fields.integer("elementBitWidth", _USUAL_BITS),
        )

    @staticmethod
    def print(layout: triton.AMDMfmaEncodingAttr, printer: AsmPrinter) -> None:
        text = (
            f"<{{version = {layout.version}, warpsPerCTA = {list_text(layout.warpsPerCTA)}"
            f", instrShape = {list_text(layout.instrShape)}"
            f", isTransposed = {'true' if layout.isTransposed else 'false'}{cluster_text(cluster_of(layout))}"
        )
        if any(tiles != 1 for tiles in layout.tilesPerWarp):
            text += f", tilesPerWarp = {list_text(layout.tilesPerWarp)}"
        if layout.elementBitWidth != _USUAL_BITS:
            text += f", elementBitWidth = {layout.elementBitWidth}"
        printer.print_text(text + "}>")


_MFMA_TILES = ((32, 32), (16, 16), (64, 4), (4, 64))
_MFMA_BITS = (32, 64)
_LAST_MFMA = 4


@value_verifier(triton.AMDMfmaEncodingAttr)
def verify_amd_mfma(layout: triton.AMDMfmaEncodingAttr) -> str | None:
    """Mirrors AMDMfmaEncodingAttr::verify."""
    if layout.version > _LAST_MFMA:
        return "version must be in the [0, 4] range"
    tile = tuple(layout.instrShape[:2])
    if tile not in _MFMA_TILES:
        return f"invalid (mDim, nDim) combination: ({', '.join(map(str, tile))})"
    return None if layout.elementBitWidth in _MFMA_BITS else "elementBitWidth must be 32 or 64"


_USUAL_WMMA = (16, 16, 16)
_USUAL_WMMA_RANK = 2
# The instruction shapes of each version.
_WMMA_SHAPES = {
    1: [_USUAL_WMMA],
    2: [_USUAL_WMMA, (16, 16, 32)],
    3: [(16, 16, 4), (16, 16, 32), (16, 16, 64), (16, 16, 128), (32, 16, 64), (32, 16, 128)],
}
# The input dimensions of the layout in one block.
_BLOCK_INPUTS = ("register", "warp")


@value_assembly(triton.AMDWmmaEncodingAttr)
class AMDWmmaSyntax:
    """Mirrors AMDWmmaEncodingAttr::parse and print: a layout in a block may leave out its registers."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> AMDWmma:
        return AMDWmmaSyntax.of_fields(Fields.parse(parser))

    @staticmethod
    def of_fields(fields: Fields) -> AMDWmma:
        """The parameters."""
        layout = _block_layout(fields, fields.integer("rank", _USUAL_WMMA_RANK))
        shape = fields.integers("instrShape", "instrShape") or _USUAL_WMMA
        return (
            fields.integer("version"),
            layout,
            fields.boolean("isTranspose"),
            fields.cluster(layout.rank),
            shape,
        )

    @staticmethod
    def print(layout: triton.AMDWmmaEncodingAttr, printer: AsmPrinter) -> None:
        in_block: LinearLayout = layout.ctaLayout
        text = (
            f"<{{version = {layout.version}, isTranspose = {'true' if layout.isTransposed else 'false'}"
            f", ctaLayout = {{{in_block.without_empty('register').text}}}{cluster_text(cluster_of(layout))}"
        )
        if tuple(layout.instrShape) != _USUAL_WMMA:
            text += f", instrShape = {list_text(layout.instrShape)}"
        printer.print_text(text + "}>")


def _block_layout(fields: Fields, rank: int) -> LinearLayout:
    """The field `ctaLayout`, a dictionary."""
    value = fields.entries.get("ctaLayout")
    if not isinstance(value, DictionaryAttr):
        raise fields.error("expected dictionary value for 'ctaLayout'")
    entries = dict(value.entries)
    entries.setdefault("register", ArrayAttr([]))
    return read_linear_layout(fields.parser, DictionaryAttr(entries), _BLOCK_INPUTS, rank)


@value_verifier(triton.AMDWmmaEncodingAttr)
def verify_amd_wmma(layout: triton.AMDWmmaEncodingAttr) -> str | None:
    """Mirrors AMDWmmaEncodingAttr::verify."""
    shapes = _WMMA_SHAPES.get(layout.version)
    if shapes is None:
        return "WMMA version must be in the [1, 3] range"
    return None if tuple(layout.instrShape) in shapes else f"invalid WMMA v{layout.version} instruction shape"


# -- factors of products ----------------------------------------------------------------------------------


@value_verifier(triton.DotOperandEncodingAttr)
def verify_dot_operand(layout: triton.DotOperandEncodingAttr) -> str | None:
    """Mirrors DotOperandEncodingAttr::verify."""
    if layout.opIdx not in (0, 1):
        return f"ttg.dot_op opIdx parameter can be 0 or 1, got: {layout.opIdx}"
    parent, width = layout.parent, layout.kWidth
    if isinstance(parent, triton.NvidiaMmaEncodingAttr):
        if not width:
            return "ttg.dot_op kWidth parameter is mandatory for Ampere or Hopper MMA parent"
        if layout.opIdx and parent.versionMajor == _HOPPER:
            return (
                "ttg.dot_op opIdx parameter must be 0 for Hopper MMA parent, since Hopper WGMMA only allows "
                "first operand to be in registers"
            )
        return None
    if isinstance(parent, triton.AMDWmmaEncodingAttr):
        if width in _WMMA_WIDTHS.get(parent.version, (width,)):
            return None if width else "ttg.dot_op kWidth parameter is mandatory for WMMA v3 "
        widths = "/".join(map(str, _WMMA_WIDTHS[parent.version]))
        return (
            f"ttg.dot_op kWidth parameter must be {widths} for WMMA v{parent.version} (including packed "
            "cases for `scaled_dot`)"
        )
    if isinstance(parent, triton.AMDMfmaEncodingAttr):
        return None if width else "ttg.dot_op kWidth parameter is mandatory for MFMA parent"
    if not isinstance(parent, triton.BlockedEncodingAttr):
        return f"ttg.dot_op unexpected parent layout: {parent}"
    return (
        "ttg.dot_op kWidth parameter is not supported when the parent is a blocked layout" if width else None
    )


# The valid numbers of neighbours along the reduced dimension, by instruction version.
_WMMA_WIDTHS = {1: (8, 16), 2: (4, 8, 16)}
