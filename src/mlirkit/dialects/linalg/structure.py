"""The iteration space of linalg's structured operations: their outputs and indexing maps.

Operations with fixed maps are in a table: `name`, the dimensions in order, and the indices of each operand:

    hwyx: h/y w+x, y x, h w         three operands; `h/y` is h * stride + y * dilation, `w+x` is just the sum

The strides and dilations are the operation's attributes, in order.  Other operations have their maps in an
attribute, or derived from ranks and permutations.  As LinalgNamedStructuredOps.yaml of MLIR 22.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from mypy_extensions import mypyc_attr

from mlirkit.builtin.affine_expr import AffineExpr, affine_dim
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_simplify import simplify_affine_expr
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import DenseArrayAttr, DenseIntElementsAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.asm import MEMOIZED_MAPS
from mlirkit.ods.live.classes.segments import OPERAND_SIZES

FIXED: Final[dict[str, str]] = {
    "dot": "k: k, k, ",
    "matvec": "mk: m k, k, m",
    "vecmat": "nk: k, k n, n",
    "batch_matvec": "bmk: b m k, b k, b m",
    "batch_vecmat": "bnk: b k, b k n, b n",
    "mmt4d": "mnkpqr: m k p r, n k q r, m n p q",
    "batch_mmt4d": "bmnkpqr: b m k p r, b n k q r, b m n p q",
    "quantized_matmul": "mnk: m k, k n, , , m n",
    "quantized_batch_matmul": "bmnk: b m k, b k n, , , b m n",
    "conv_1d": "wx: w+x, x, w",
    "conv_2d": "hwyx: h+y w+x, y x, h w",
    "conv_3d": "dhwzyx: d+z h+y w+x, z y x, d h w",
    "conv_1d_nwc_wcf": "nwfxc: n w/x c, x c f, n w f",
    "conv_1d_ncw_fcw": "nfwcx: n c w/x, f c x, n f w",
    "conv_2d_nhwc_hwcf": "nhwfyxc: n h/y w/x c, y x c f, n h w f",
    "conv_2d_nhwc_fhwc": "nhwfyxc: n h/y w/x c, f y x c, n h w f",
    "conv_2d_nchw_fchw": "nfhwcyx: n c h/y w/x, f c y x, n f h w",
    "conv_2d_ngchw_fgchw": "ngfhwcyx: n g c h/y w/x, f g c y x, n g f h w",
    "conv_2d_ngchw_gfchw": "ngfhwcyx: n g c h/y w/x, g f c y x, n g f h w",
    "conv_2d_nhwgc_gfhwc": "nhwgfyxc: n h/y w/x g c, g f y x c, n h w g f",
    "conv_3d_ndhwc_dhwcf": "ndhwfzyxc: n d/z h/y w/x c, z y x c f, n d h w f",
    "conv_3d_ncdhw_fcdhw": "nfdhwczyx: n c d/z h/y w/x, f c z y x, n f d h w",
    "depthwise_conv_1d_nwc_wc": "nwcx: n w/x c, x c, n w c",
    "depthwise_conv_1d_ncw_cw": "nwcx: n c w/x, c x, n c w",
    "depthwise_conv_1d_nwc_wcm": "nwcmx: n w/x c, x c m, n w c m",
    "depthwise_conv_2d_nhwc_hwc": "nhwcyx: n h/y w/x c, y x c, n h w c",
    "depthwise_conv_2d_nchw_chw": "nhwcyx: n c h/y w/x, c y x, n c h w",
    "depthwise_conv_2d_nhwc_hwcm": "nhwcmyx: n h/y w/x c, y x c m, n h w c m",
    "depthwise_conv_3d_ndhwc_dhwc": "ndhwzyxc: n d/z h/y w/x c, z y x c, n d h w c",
    "depthwise_conv_3d_ncdhw_cdhw": "ndhwzyxc: n c d/z h/y w/x, c z y x, n c d h w",
    "depthwise_conv_3d_ndhwc_dhwcm": "ndhwmzyxc: n d/z h/y w/x c, z y x c m, n d h w c m",
    **dict.fromkeys(
        [f"pooling_nhwc_{name}" for name in ("sum", "max", "max_unsigned", "min", "min_unsigned")],
        "nhwcyx: n h/y w/x c, y x, n h w c",
    ),
    **dict.fromkeys(
        [f"pooling_nwc_{name}" for name in ("sum", "max", "max_unsigned", "min", "min_unsigned")],
        "nwcx: n w/x c, x, n w c",
    ),
    **dict.fromkeys(["pooling_nchw_sum", "pooling_nchw_max"], "nchwyx: n c h/y w/x, y x, n c h w"),
    **dict.fromkeys(["pooling_ncw_sum", "pooling_ncw_max"], "ncwx: n c w/x, x, n c w"),
    **dict.fromkeys(
        [f"pooling_ndhwc_{name}" for name in ("sum", "max", "min")],
        "ndhwczyx: n d/z h/y w/x c, z y x, n d h w c",
    ),
    "fill_rng_2d": "hw: , , , h w",
}

# Zero points of input and filter are scalars between these operands and the output.
for _name in (
    "conv_2d_nhwc_hwcf",
    "conv_2d_nhwc_fhwc",
    "conv_2d_nchw_fchw",
    "conv_2d_nhwgc_gfhwc",
    "conv_2d_ngchw_gfchw",
    "conv_3d_ndhwc_dhwcf",
    "depthwise_conv_2d_nhwc_hwc",
    "depthwise_conv_2d_nhwc_hwcm",
):
    _inputs, _, _output = FIXED[_name].rpartition(",")
    FIXED[f"{_name}_q"] = f"{_inputs}, , ,{_output}"

WITH_MAPS = ("generic", "contract", "matmul", "batch_matmul", "batch_reduce_matmul", "elementwise")

# The number of dimensions, and the dimensions that index each operand by default.
DEFAULTS: Final[dict[str, tuple[int, tuple[tuple[int, ...], ...]]]] = {
    "matmul": (3, ((0, 2), (2, 1), (0, 1))),
    "batch_matmul": (4, ((0, 1, 3), (0, 3, 2), (0, 1, 2))),
    "batch_reduce_matmul": (4, ((0, 1, 3), (0, 3, 2), (1, 2))),
}


def mnemonic(op: Operation) -> str:
    """The operation's name without the dialect prefix."""
    return str(op.name.partition(".")[2])


def init_range(op: Operation) -> range:
    """The numbers of the operands that are outputs."""
    count = op.operand_count
    name = mnemonic(op)
    if name in ("pack", "unpack"):
        return range(1, 2)
    sizes = op.inherent(OPERAND_SIZES)
    if isinstance(sizes, DenseArrayAttr):
        return range(sizes.values[0], count)
    half = count // 2
    return range(half, 2 * half) if name == "reduce" else range(count - 1, count)


def rank_of(type: Type) -> int:
    """The number of dimensions; 0 of scalars, and of vectors."""
    return len(type.dims) if isinstance(type, (MemRefType, RankedTensorType)) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class LinalgOp(Interface):
    """A structured operation of another dialect, which provides its maps and iterators."""

    __slots__ = ()

    def indexing_maps(self, op: Operation) -> list[AffineMap]:
        """A map per operand, from iterations to elements."""
        raise NotImplementedError

    def iterator_types(self, op: Operation) -> list[linalg.IteratorType]:
        """The iterator type of each dimension."""
        raise NotImplementedError


def structure_of(op: Operation) -> LinalgOp | None:
    """The implementation of LinalgOp for an operation of another dialect."""
    operation = op.info.interfaces_at_hand.get("LinalgOp")
    return operation if isinstance(operation, LinalgOp) else None


def loop_count(op: Operation) -> int:
    """The number of dimensions that are iterated over."""
    structure = structure_of(op)
    if structure is not None:
        return len(structure.iterator_types(op))
    name = mnemonic(op)
    if name in FIXED:
        return FIXED[name].index(":")
    if isinstance(op, linalg.GenericOp):
        return len(op.iterator_types)
    if name in WITH_MAPS and name != "elementwise":
        maps = indexing_maps(op)
        return maps[0].n_dims if maps else 0
    types = op.operand_types()
    at = 0 if name == "reduce" else init_range(op).start
    return rank_of(types[at]) if at < len(types) else 0


def indexing_maps(op: Operation) -> list[AffineMap]:
    """A map per operand, from iterations to elements."""
    structure = structure_of(op)
    if structure is not None:
        return structure.indexing_maps(op)
    name = mnemonic(op)
    if name in FIXED:
        return [entry.map for entry in memoized_maps(op) if isinstance(entry, AffineMapAttr)]
    if name in WITH_MAPS:
        maps = cast(ArrayAttr | None, op.inherent("indexing_maps"))
        if maps is None and name in DEFAULTS:
            count, operands = DEFAULTS[name]
            return [AffineMap(count, 0, tuple(map(affine_dim, operand))) for operand in operands]
        # Elements of the list that are no maps are ignored.
        return [map.map if isinstance(map, AffineMapAttr) else AffineMap(0, 0, ()) for map in maps or ()]
    rank = loop_count(op)
    identity = AffineMap.get_identity(rank)
    count = op.operand_count
    if name == "map":
        return [identity] * count
    if isinstance(op, linalg.TransposeOp):
        permutation = op.permutation_attr.values
        inverse = sorted(range(rank), key=permutation.__getitem__)
        return [AffineMap.get_permutation(inverse), identity]
    if isinstance(op, (linalg.ReduceOp, linalg.BroadcastOp)):
        dropped = set(op.dimensions_attr.values)
        rest = AffineMap(rank, 0, tuple(affine_dim(dim) for dim in range(rank) if dim not in dropped))
        return [identity] * (count // 2) + [rest] * (count // 2) if name == "reduce" else [rest, identity]
    scalar = AffineMap(rank, 0, ())
    return [identity if rank_of(type) else scalar for type in op.operand_types()]


def memoized_maps(op: Operation) -> ArrayAttr:
    """The maps of an operation with fixed maps; as MLIR does, they are cached in an attribute of it."""
    memoized = op.attribute(MEMOIZED_MAPS)
    if isinstance(memoized, ArrayAttr) and all(isinstance(entry, AffineMapAttr) for entry in memoized):
        return memoized
    made = _fixed_maps(FIXED[mnemonic(op)], _numbers(op, "strides"), _numbers(op, "dilations"))
    op.set_attribute(MEMOIZED_MAPS, made)
    return made


@lru_cache(256)
def _fixed_maps(spelling: str, strides: tuple[int, ...], dilations: tuple[int, ...]) -> ArrayAttr:
    dimensions, _, operands = spelling.partition(":")
    maps: list[AffineMap] = []
    for operand in operands.split(","):
        results: list[AffineExpr] = []
        windows = 0
        for index in operand.split():
            result: AffineExpr = affine_dim(dimensions.index(index[0]))
            if len(index) > 1:
                offset: AffineExpr = affine_dim(dimensions.index(index[2]))
                if index[1] == "/":
                    stride = strides[windows] if windows < len(strides) else 1
                    dilation = dilations[windows] if windows < len(dilations) else 1
                    result, offset = result * stride, offset * dilation
                    windows += 1
                result = simplify_affine_expr(result + offset, len(dimensions), 0)
            results.append(result)
        maps.append(AffineMap(len(dimensions), 0, tuple(results)))
    return ArrayAttr([AffineMapAttr(map) for map in maps])


def _numbers(op: Operation, name: str) -> tuple[int, ...]:
    attribute = op.inherent(name)
    return tuple(attribute) if isinstance(attribute, DenseIntElementsAttr) else ()
