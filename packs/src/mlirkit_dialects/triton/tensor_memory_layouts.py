"""Layouts of buffers in tensor memory: syntax and verifiers.

#ttng.tensor_memory_encoding<blockM = .., blockN = .., colStride = .. [cluster] [twoCTAs] [fp4Padded]>
#ttng.tensor_memory_scales_encoding<[cluster] [blockRepOrder = kThenMn]>

cluster ::= `CGALayout = ` bases            unless it is one block; flags are `, name = true`

Mirror: shared_layouts.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.layout_fields import CLUSTER, Fields
from mlirkit_dialects.triton.linear_layout import LinearLayout, bases_text, cluster_layout

TensorMemory: TypeAlias = tuple[int, int, int, LinearLayout, bool, bool]
_RANK = 2
ONE_BLOCK = cluster_layout((), _RANK)
TENSOR_MEMORY: tuple[type[Attribute], ...] = (
    ttng.TensorMemoryEncodingAttr,
    ttng.TensorMemoryScalesEncodingAttr,
)


def cluster_of(
    layout: ttng.TensorMemoryEncodingAttr | ttng.TensorMemoryScalesEncodingAttr,
) -> LinearLayout:
    """The layout of a cluster's blocks."""
    cluster: LinearLayout = layout.CGALayout
    return cluster


def _parse_struct(parser: DialectAsmParser, readers: dict[str, Callable[[], object]]) -> dict[str, object]:
    """Parse `<name = value, ...>` in any order, as attribute formats do."""
    values: dict[str, object] = {}
    parser.parse_punctuation("<")
    while not parser.at(">"):
        at = parser.current_location()
        name = parser.parse_optional_any_keyword()
        if name is None:
            raise parser.error("expected a parameter name in struct", at)
        if name not in readers or name in values:
            raise parser.error(f"duplicate or unknown struct parameter name: {name}", at)
        parser.parse_punctuation("=")
        values[name] = readers[name]()
        if not parser.parse_optional_punctuation(","):
            break
    parser.parse_punctuation(">")
    return values


def _parse_bool(parser: DialectAsmParser) -> bool:
    keyword = parser.parse_optional_keyword_of(("true", "false"))
    return keyword == "true" if keyword is not None else bool(parser.parse_integer())


def _parse_cluster(parser: DialectAsmParser) -> LinearLayout:
    """Mirrors parseCGALayoutRankTwo."""
    value = parser.parse_attribute()
    if not isinstance(value, ArrayAttr):
        raise parser.error("expected array value for 'CGALayout'", parser.name_location())
    return Fields(parser, DictionaryAttr({CLUSTER: value})).cluster(_RANK)


def _cluster_field(cluster: LinearLayout) -> list[str]:
    return [] if cluster == ONE_BLOCK else [f"{CLUSTER} = {bases_text(cluster.of('block'))}"]


@value_assembly(ttng.TensorMemoryEncodingAttr)
class TensorMemorySyntax:
    """As TensorMemoryEncodingAttr's format: defaults are left out."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> TensorMemory:
        return TensorMemorySyntax.read(parser, None)

    @staticmethod
    def read(parser: DialectAsmParser, unpacked_stride: int | None) -> TensorMemory:
        """Parse the parameters; `unpacked` may be accepted in place of a stride."""
        readers: dict[str, Callable[[], object]] = {
            "blockM": parser.parse_integer,
            "blockN": parser.parse_integer,
            "colStride": parser.parse_integer,
            CLUSTER: lambda: _parse_cluster(parser),
            "twoCTAs": lambda: _parse_bool(parser),
            "fp4Padded": lambda: _parse_bool(parser),
        }
        if unpacked_stride is not None:
            readers["unpacked"] = lambda: _parse_bool(parser)
        values = _parse_struct(parser, readers)
        if "unpacked" in values:
            values.setdefault("colStride", unpacked_stride if values["unpacked"] else 1)
        sizes: list[int] = []
        for name in ("blockM", "blockN", "colStride"):
            size = values.get(name)
            if not isinstance(size, int):
                raise parser.error(f"struct is missing required parameter: {name}")
            sizes.append(size)
        cluster = values.get(CLUSTER, ONE_BLOCK)
        assert isinstance(cluster, LinearLayout)
        return (
            *(sizes[0], sizes[1], sizes[2]),
            cluster,
            bool(values.get("twoCTAs", False)),
            bool(values.get("fp4Padded", False)),
        )

    @staticmethod
    def print(layout: ttng.TensorMemoryEncodingAttr, printer: AsmPrinter) -> None:
        fields = [
            f"blockM = {layout.blockM}",
            f"blockN = {layout.blockN}",
            f"colStride = {layout.colStride}",
            *_cluster_field(cluster_of(layout)),
        ]
        flags = (("twoCTAs", layout.twoCTAs), ("fp4Padded", layout.fp4Padded))
        fields += [f"{name} = true" for name, flag in flags if flag]
        printer.print_text(f"<{', '.join(fields)}>")


@value_assembly(ttng.TensorMemoryScalesEncodingAttr)
class ScalesSyntax:
    """As TensorMemoryScalesEncodingAttr's format."""

    @staticmethod
    def parse(
        parser: DialectAsmParser, type: Type | None
    ) -> tuple[LinearLayout, ttng.TensorMemoryScalesBlockRepOrder]:
        def parse_order() -> ttng.TensorMemoryScalesBlockRepOrder:
            at = parser.current_location()
            order = ttng.TensorMemoryScalesBlockRepOrder.symbolize(parser.parse_keyword_or_string())
            if order is None:
                raise parser.error(
                    "expected ::mlir::triton::nvidia_gpu::TensorMemoryScalesBlockRepOrder to be one of: "
                    "mnThenK, kThenMn",
                    at,
                )
            return order

        readers = {CLUSTER: lambda: _parse_cluster(parser), "blockRepOrder": parse_order}
        values = _parse_struct(parser, readers)
        cluster = values.get(CLUSTER, ONE_BLOCK)
        order = values.get("blockRepOrder", ttng.TensorMemoryScalesBlockRepOrder.MN_THEN_K)
        assert isinstance(cluster, LinearLayout)
        assert isinstance(order, ttng.TensorMemoryScalesBlockRepOrder)
        return cluster, order

    @staticmethod
    def print(layout: ttng.TensorMemoryScalesEncodingAttr, printer: AsmPrinter) -> None:
        fields = _cluster_field(cluster_of(layout))
        order = layout.blockRepOrder
        if order is not None and order != ttng.TensorMemoryScalesBlockRepOrder.MN_THEN_K:
            fields.append(f"blockRepOrder = {order.stringify()}")
        printer.print_text(f"<{', '.join(fields)}>")


_ROWS = (64, 128)
_MOST_COLUMNS = 512
_STRIDES = (1, 2, 4)


@value_verifier(ttng.TensorMemoryEncodingAttr)
def verify_tensor_memory(layout: ttng.TensorMemoryEncodingAttr) -> str | None:
    """Mirrors TensorMemoryEncodingAttr::verify."""
    if cluster_of(layout).rank != _RANK:
        return "CGALayout must have rank 2"
    if layout.twoCTAs and cluster_of(layout).of("block")[:1] != ((1, 0),):
        return "twoCTAs layout requires the first CGALayout block basis to be [1, 0]"
    if layout.blockM not in _ROWS:
        return f"blockM must be 64 or 128 but got {layout.blockM}"
    if not is_power_of_two(layout.blockN):
        return f"blockN must be a power of 2 but got {layout.blockN}"
    if layout.blockN > _MOST_COLUMNS:
        return f"blockN must be less than or equal to 512 but got {layout.blockN}"
    if layout.colStride not in _STRIDES:
        return f"colStride must be 1, 2, or 4 but got but got {layout.colStride}"
    if layout.fp4Padded and layout.colStride != 1:
        return f"fp4Padded tensor memory layout requires colStride 1 but got {layout.colStride}"
    return None


@value_verifier(ttng.TensorMemoryScalesEncodingAttr)
def verify_scales(layout: ttng.TensorMemoryScalesEncodingAttr) -> str | None:
    """Mirrors TensorMemoryScalesEncodingAttr::verify."""
    return "CGALayout must have rank 2" if cluster_of(layout).rank != _RANK else None
