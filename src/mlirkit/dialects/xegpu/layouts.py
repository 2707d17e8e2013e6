"""Layouts of xegpu: the distribution of data among subgroups, instructions and lanes.

    #xegpu.layout<sg_layout, sg_data, inst_data, lane_layout, lane_data, order>
    #xegpu.slice<parent, dims = [...]>                  its parent without these dimensions

As LayoutAttr, SliceAttr and isEvenlyDistributable of MLIR's XeGPUDialect.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, cast

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import xegpu
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import value_verifier

LAYOUT = "xegpu.layout"

_FIELDS = ("sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data", "order")


#: A layout, or a part of one.
Layout: TypeAlias = Attribute


def field(layout: Layout, name: str) -> list[int]:
    """The numbers of a layout's field; empty if absent."""
    if isinstance(layout, xegpu.LayoutAttr):
        values = getattr(layout, name)
        return [] if values is None else list(values.values)
    sliced = cast(xegpu.SliceAttr, layout)
    parent, dims = sliced.parent, sliced.dims
    removed = set(dims.values)
    return [entry for number, entry in enumerate(field(parent, name)) if number not in removed]


def rank(layout: Layout) -> int:
    """The number of dimensions of the layout."""
    if isinstance(layout, xegpu.SliceAttr):
        return rank(layout.parent) - len(layout.dims.values)
    for name in ("sg_layout", "inst_data", "lane_layout"):
        if field(layout, name):
            return len(field(layout, name))
    return 0


def is_for_workgroup(layout: Layout) -> bool:
    """Whether the layout distributes data among subgroups."""
    while isinstance(layout, xegpu.SliceAttr):
        layout = layout.parent
    return bool(field(layout, "sg_layout"))


# -- distribution -----------------------------------------------------------------------------------------


def _ratio(shape: Sequence[int], part: Sequence[int]) -> list[int] | None:
    """Mirrors computeShapeRatio: the number of parts in the shape, along each dimension."""
    if len(shape) < len(part):
        return None
    lead = len(shape) - len(part)
    # C++ divides by zero for an empty part.
    if any(length == 0 or size % length for size, length in zip(shape[lead:], part, strict=True)):
        return None
    return [*shape[:lead], *[size // length for size, length in zip(shape[lead:], part, strict=True)]]


def _share(shape: list[int], layout: list[int], data: list[int], is_round_robin: bool) -> list[int] | None:
    """The part of one unit; None if the shape cannot be distributed."""
    numbers = shape
    if layout:
        if len(layout) != len(shape):
            return None
        ratio = _ratio(shape, layout)
        if ratio is not None:
            numbers = ratio
        elif not is_round_robin or _ratio(layout, shape) is None:
            return None
    if data:
        if len(data) != len(shape):
            return None
        if _ratio(numbers, data) is None and not (is_round_robin and _ratio(data, numbers) is not None):
            return None
        numbers = data
    return numbers


def is_evenly_distributable(shape: Sequence[int], layout: Layout) -> bool:
    """Mirrors XeGPUDialect::isEvenlyDistributable: among subgroups, instructions, then lanes."""
    shared = _share(list(shape), field(layout, "sg_layout"), field(layout, "sg_data"), True)
    if shared is not None:
        shared = _share(shared, [], field(layout, "inst_data"), False)
    if shared is not None:
        shared = _share(shared, field(layout, "lane_layout"), field(layout, "lane_data"), False)
    return shared is not None


# -- verifiers --------------------------------------------------------------------------------------------


@value_verifier(xegpu.LayoutAttr)
def verify_layout(value: xegpu.LayoutAttr) -> str | None:
    """Mirrors LayoutAttr::verify."""
    parts = dict(zip(_FIELDS, parameters_of(value), strict=True))
    lengths = {name: len(values) for name, values in parts.items() if values is not None}
    if not lengths.keys() & {"sg_layout", "inst_data", "lane_layout"}:
        return "expected at least one of sg_layout, inst_data or lane_layout"
    for one, other in (("sg_layout", "inst_data"), ("sg_layout", "lane_layout")):
        if one in lengths and other in lengths and lengths[one] != lengths[other]:
            return f"expected {one} and {other} to have the same rank"
    if "inst_data" in lengths and "lane_layout" in lengths and lengths["inst_data"] != lengths["lane_layout"]:
        return (
            f"expected inst_data and lane_layout to have the same rank, got inst_data "
            f"{lengths['inst_data']}, "
            f"lane_layout {lengths['lane_layout']}"
        )
    for unit in ("sg", "lane"):
        layout, data = f"{unit}_layout", f"{unit}_data"
        if data in lengths:
            if layout not in lengths:
                return f"expected {layout} being used with {data}"
            if lengths[data] != lengths[layout]:
                return f"expected {data} and {layout} to have the same rank"
    if "order" in lengths:
        if not lengths.keys() & {"sg_layout", "lane_layout"}:
            return "expected sg_layout/lane_layout being used with order"
        for layout in ("sg_layout", "lane_layout"):
            if layout in lengths and lengths["order"] != lengths[layout]:
                return f"expected order and {layout} to have the same rank"
    return None


@value_verifier(xegpu.SliceAttr)
def verify_slice(value: xegpu.SliceAttr) -> str | None:
    """Mirrors SliceAttr::verify."""
    parent, dims = value.parent, value.dims
    count, seen = rank(parent), set()
    for dim in dims.values:
        if not 0 <= dim < count:
            return f"invalid dim ({dim}) in slice attribute."
        if dim in seen:
            return f"repeated dim ({dim}) in slice attribute."
        seen.add(dim)
    return None


@value_verifier(xegpu.RangeAttr)
def verify_range(value: xegpu.RangeAttr) -> str | None:
    """Mirrors RangeAttr::verify."""
    start, end = value.start.value, value.end.value
    return None if start < end else f"'end' : {end} must be greater than 'start' : {start}"


@value_verifier(xegpu.ScatterTensorDescAttr)
def verify_scatter(value: xegpu.ScatterTensorDescAttr) -> str | None:
    """Mirrors ScatterTensorDescAttr::verify."""
    chunk = value.chunk_size
    return None if chunk is not None and chunk.value > 0 else "invalid chunk size"
