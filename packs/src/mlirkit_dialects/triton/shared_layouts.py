"""Layouts of buffers in shared memory: syntax and verifiers.

#ttg.swizzled_shared<{vec = .., perPhase = .., maxPhase = .., order = [..] [cluster]}>
#ttg.amd_rotating_shared<{...}>                                         the same fields
#ttg.nvmma_shared<{swizzlingByteWidth = .., transposed = .., elementBitWidth = .. [cluster]}>
#ttg.padded_shared<[512:+16, ...] {order = [..], shape = [..]}>         or {offset = bases, block = bases}
#ttg.shared_linear<{offset = bases [, block = bases]}, alignment = ..>
#ttg.partitioned_shared<{numPartitions = .., numGroups = .., partitionDim = .., partitionLayout = layout}>

Mirror: distributed_layouts.py.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.distributed_layouts import Integers, cluster_text, is_power_of_two, order_problem
from mlirkit_dialects.triton.layout_algebra import free_bits
from mlirkit_dialects.triton.layout_fields import Fields, parse_dictionary, read_linear_layout
from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout, identity_bases, list_text

SHARED: tuple[type[Attribute], ...] = (
    triton.SwizzledSharedEncodingAttr,
    triton.AMDRotatingSharedEncodingAttr,
    triton.NVMMASharedEncodingAttr,
    triton.PaddedSharedEncodingAttr,
    triton.SharedLinearEncodingAttr,
    triton.PartitionedSharedEncodingAttr,
)
INPUTS = ("offset", "block")


def rank_of(layout: Attribute) -> int | None:
    """The number of dimensions of a buffer layout."""
    if isinstance(layout, triton.SwizzledSharedEncodingAttr | triton.AMDRotatingSharedEncodingAttr):
        return len(layout.order_)
    if isinstance(layout, triton.NVMMASharedEncodingAttr):
        cluster: LinearLayout = layout.CGALayout
        return cluster.rank
    if isinstance(layout, triton.PaddedSharedEncodingAttr):
        component: LinearLayout = layout.linearComponent
        return component.rank
    if isinstance(layout, triton.SharedLinearEncodingAttr):
        function: LinearLayout = layout.linearLayout
        return function.rank
    if isinstance(layout, triton.PartitionedSharedEncodingAttr):
        return rank_of(layout.partitionLayout)
    return None


# -- swizzled and rotating --------------------------------------------------------------------------------


@value_assembly(triton.SwizzledSharedEncodingAttr, triton.AMDRotatingSharedEncodingAttr)
class PhasesSyntax:
    """Mirrors parseSwizzledEncoding and the printers."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[int, int, int, Integers, LinearLayout]:
        return PhasesSyntax.of_fields(Fields.parse(parser))

    @staticmethod
    def of_fields(fields: Fields) -> tuple[int, int, int, Integers, LinearLayout]:
        """The parameters."""
        fields.allow("vec", "perPhase", "maxPhase", "order", "CGALayout")
        order = fields.integers("order", "order")
        phases = (fields.integer("vec"), fields.integer("perPhase"), fields.integer("maxPhase"))
        return (*phases, order, fields.cluster(len(order)))

    @staticmethod
    def print(
        layout: triton.SwizzledSharedEncodingAttr | triton.AMDRotatingSharedEncodingAttr, printer: AsmPrinter
    ) -> None:
        printer.print_text(
            f"<{{vec = {layout.vec}, perPhase = {layout.perPhase}, maxPhase = {layout.maxPhase}"
            f", order = {list_text(layout.order_)}{cluster_text(layout.CGALayout)}}}>"
        )


@value_verifier(triton.SwizzledSharedEncodingAttr)
def verify_swizzled(layout: triton.SwizzledSharedEncodingAttr) -> str | None:
    """Mirrors SwizzledSharedEncodingAttr::verify."""
    return order_problem(layout.order_)


# -- for matrix instructions ------------------------------------------------------------------------------

_USUAL_RANK = 2
_SWIZZLES = (0, 32, 64, 128)


@value_assembly(triton.NVMMASharedEncodingAttr)
class NVMMASharedSyntax:
    """Mirrors NVMMASharedEncodingAttr::parse and print: the rank is printed if it does not follow from the
    cluster."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[int, bool, int, bool, LinearLayout]:
        return NVMMASharedSyntax.of_fields(Fields.parse(parser))

    @staticmethod
    def of_fields(fields: Fields) -> tuple[int, bool, int, bool, LinearLayout]:
        """The parameters."""
        fields.allow(
            *("swizzlingByteWidth", "transposed", "elementBitWidth", "fp4Padded", "CGALayout", "rank")
        )
        cluster = fields.entries.get("CGALayout")
        rank = fields.integer("rank", _USUAL_RANK)
        if isinstance(cluster, ArrayAttr) and len(cluster) and isinstance(cluster[0], ArrayAttr):
            rank = len(cluster[0])
        return (
            fields.integer("swizzlingByteWidth"),
            fields.boolean("transposed"),
            fields.integer("elementBitWidth"),
            fields.boolean("fp4Padded"),
            fields.cluster(rank),
        )

    @staticmethod
    def print(layout: triton.NVMMASharedEncodingAttr, printer: AsmPrinter) -> None:
        cluster: LinearLayout = layout.CGALayout
        text = (
            f"<{{swizzlingByteWidth = {layout.swizzlingByteWidth}"
            f", transposed = {'true' if layout.transposed else 'false'}"
            f", elementBitWidth = {layout.elementBitWidth}"
        )
        if layout.fp4Padded:
            text += ", fp4Padded = true"
        if cluster.rank != _USUAL_RANK and not cluster.of("block"):
            text += f", rank = {cluster.rank}"
        printer.print_text(f"{text}{cluster_text(cluster)}}}>")


@value_verifier(triton.NVMMASharedEncodingAttr)
def verify_nvmma(layout: triton.NVMMASharedEncodingAttr) -> str | None:
    """Mirrors NVMMASharedEncodingAttr::verify."""
    if not layout.elementBitWidth:
        return "elementBitWidth must be non-zero"
    if layout.swizzlingByteWidth not in _SWIZZLES:
        return "swizzlingByteWidth must be 0, 32, 64, or 128"
    return None


# -- padded -----------------------------------------------------------------------------------------------


@value_assembly(triton.PaddedSharedEncodingAttr)
class PaddedSyntax:
    """Mirrors PaddedSharedEncodingAttr::parse and print: offsets that count through a shape have a short
    form."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[Integers, Integers, LinearLayout]:
        parser.parse_punctuation("<")
        parser.parse_punctuation("[")
        intervals: list[int] = []
        paddings: list[int] = []
        while True:
            intervals.append(parser.parse_integer())
            parser.parse_punctuation(":")
            parser.parse_punctuation("+")
            paddings.append(parser.parse_integer())
            if not parser.parse_optional_punctuation(","):
                break
        parser.parse_punctuation("]")
        entries = parse_dictionary(parser)
        component = _padded_component(parser, entries)
        parser.parse_punctuation(">")
        return tuple(intervals), tuple(paddings), component

    @staticmethod
    def print(layout: triton.PaddedSharedEncodingAttr, printer: AsmPrinter) -> None:
        component: LinearLayout = layout.linearComponent
        pairs = zip(layout.intervals, layout.paddings, strict=True)
        printer.print_text(f"<[{', '.join([f'{interval}:+{padding}' for interval, padding in pairs])}] {{")
        order = component.order_of("offset")
        is_short = not component.of("block")
        if is_short and component.of("offset") == identity_bases(component.sizes, order):
            printer.print_text(f"order = {list_text(order)}, shape = {list_text(component.sizes)}")
        else:
            printer.print_text(component.text)
        printer.print_text("}>")


def _padded_component(parser: DialectAsmParser, entries: DictionaryAttr) -> LinearLayout:
    at = parser.current_location()
    is_long = "offset" in entries.entries or "block" in entries.entries
    for name in entries.entries:
        if name not in (INPUTS if is_long else ("order", "shape")):
            raise parser.error(f'Unexpected attribute "{name}" found', at)
    if is_long:
        return read_linear_layout(parser, entries, INPUTS)
    fields = Fields(parser, entries)
    order, shape = fields.integers("order", "order"), fields.integers("shape", "shape")
    if len(order) != len(shape):
        raise parser.error("Mismatch of shape and order ranks in padded layout", at)
    problem = order_problem(order)
    if problem is not None:
        raise parser.error(problem, at)
    return LinearLayout((("offset", identity_bases(shape, order)), ("block", ())), len(shape))


@value_verifier(triton.PaddedSharedEncodingAttr)
def verify_padded(layout: triton.PaddedSharedEncodingAttr) -> str | None:
    """Mirrors PaddedSharedEncodingAttr::verify."""
    component: LinearLayout = layout.linearComponent
    if not all(map(is_power_of_two, layout.intervals)):
        return "interval values must all be power of two"
    if not all(map(is_power_of_two, layout.paddings)):
        return "padding values must all be power of two"
    if len(set(layout.intervals)) != len(layout.intervals):
        return "interval values cannot have duplicates"
    if free_bits(component).get("offset"):
        return "Broadcasting in offset dimension is not supported."
    bases = component.every_basis
    if any(sum(map(bool, basis)) > 1 for basis in bases):
        return "Each offset basis must move in at most one dimension."
    if any(step and not is_power_of_two(step) for basis in bases for step in basis):
        return "Each offset basis must be 0 or a power of two."
    return None


# -- linear and partitioned -------------------------------------------------------------------------------


@value_assembly(triton.SharedLinearEncodingAttr)
class SharedLinearSyntax:
    """Mirrors SharedLinearEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[LinearLayout, int]:
        parser.parse_punctuation("<")
        entries = dict(parse_dictionary(parser).entries)
        if "alignment" in entries:
            raise parser.error("alignment must be specified outside of the linear layout braces")
        entries.setdefault("block", ArrayAttr([]))
        parser.parse_punctuation(",")
        parser.parse_keyword("alignment")
        parser.parse_punctuation("=")
        alignment = parser.parse_integer()
        parser.parse_punctuation(">")
        layout = read_linear_layout(parser, DictionaryAttr(entries), INPUTS)
        if len(entries) != len(INPUTS):
            raise parser.error("SharedLinearEncodingAttr must have exactly two attributes: offset and block")
        return layout, alignment

    @staticmethod
    def print(layout: triton.SharedLinearEncodingAttr, printer: AsmPrinter) -> None:
        function: LinearLayout = layout.linearLayout
        printer.print_text(
            f"<{{{function.without_empty('block').text}}}, alignment = {layout.layoutAlignment}>"
        )


@value_verifier(triton.SharedLinearEncodingAttr)
def verify_shared_linear(layout: triton.SharedLinearEncodingAttr) -> str | None:
    """Mirrors SharedLinearEncodingAttr::verify."""
    function: LinearLayout = layout.linearLayout
    if not is_power_of_two(layout.layoutAlignment):
        return "alignment must be a positive power of two"
    bases: list[Basis] = [basis for _, of_name in function.bases for basis in of_name if any(basis)]
    positions = 1
    for size in function.sizes:
        positions *= size
    if 1 << len(bases) != positions:
        return "After removing the zero bases the layout must be bijective"
    return None


@value_assembly(triton.PartitionedSharedEncodingAttr)
class PartitionedSyntax:
    """Mirrors PartitionedSharedEncodingAttr::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[int, int, int, Attribute]:
        fields = Fields.parse(parser)
        fields.allow("numPartitions", "numGroups", "partitionDim", "partitionLayout")
        layout = fields.entries.get("partitionLayout")
        if layout is None:
            raise fields.error("missing partitionLayout")
        if not isinstance(layout, SHARED):
            raise fields.error("partitionLayout must be a SharedEncodingTrait")
        counts = (fields.integer("numPartitions"), fields.integer("numGroups"))
        return (*counts, fields.integer("partitionDim"), layout)

    @staticmethod
    def print(layout: triton.PartitionedSharedEncodingAttr, printer: AsmPrinter) -> None:
        printer.print_text(
            f"<{{numPartitions = {layout.numPartitions}, numGroups = {layout.numGroups}"
            f", partitionDim = {layout.partitionDim}, partitionLayout = "
        )
        printer.print_attribute(layout.partitionLayout)
        printer.print_text("}>")


@value_verifier(triton.PartitionedSharedEncodingAttr)
def verify_partitioned(layout: triton.PartitionedSharedEncodingAttr) -> str | None:
    """Mirrors PartitionedSharedEncodingAttr::verify."""
    rank = rank_of(layout.partitionLayout) or 0
    if layout.partitionDim >= rank:
        return f"partitionDim ({layout.partitionDim}) must be less than the rank ({rank})"
    return None
