"""Tables of the `vhlo` ops, attributes and types that correspond to those of `stablehlo`, `func` and builtin.

An op is converted by name and keeps its operands, results and regions; the newest version of the `vhlo` op is
the one that corresponds (older ones are upgraded first, see `vhlo_versions`).  A `vhlo` op has all of its
attributes: an absent optional attribute of `stablehlo` gets a default value, and an attribute with that value
is dropped in the other direction (`DEFAULTS`). An attribute is converted by its kind (`ATTRIBUTE_KINDS`),
except for the attributes in the tables below it. Discardable attributes are converted by kind like the
others. A type or attribute without a counterpart makes the conversion fail, unless other dialects are
allowed; then it stays as it is.

Names of `vhlo` are without the dialect prefix, and so are the stablehlo ops that the tables are
keyed by; ops of `func` have theirs. Nothing here imports the IR.

Mirrors: `MapStablehloToVhlo.h`, `VhloTypes.cpp`, `StablehloLegalizeToVhlo.cpp` and
`VhloLegalizeToStablehlo.cpp` of StableHLO.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from mlirkit.conversion.vhlo_versions import CURRENT_OPS
from mlirkit.dialects.stablehlo.rules.accuracy import WITH_ACCURACY

# ---------------------------------------------------------------------------------------------
# Ops
# ---------------------------------------------------------------------------------------------

# `func.return` is one-way here: `return_v1` is `func.return` where its parent op is `func_v1`
# or `func.func`, and `stablehlo.return` elsewhere.
FUNC_OPS: dict[str, str] = {"func.func": "func_v1", "func.call": "call_v1", "func.return": "return_v1"}

TO_VHLO_OPS: dict[str, str] = {
    **{f"stablehlo.{stem}": name for stem, name in CURRENT_OPS.items() if stem not in ("func", "call")},
    **FUNC_OPS,
}
FROM_VHLO_OPS: dict[str, str] = {
    name: op for op, name in TO_VHLO_OPS.items() if op != "func.return"
}

# ---------------------------------------------------------------------------------------------
# Types
# ---------------------------------------------------------------------------------------------

# Types without parts, by their spelling. Signed integers (`si8`) and other widths have none.
TO_VHLO_TYPES: dict[str, str] = {
    "i1": "bool_v1",
    **{f"i{width}": f"i{width}_v1" for width in (2, 4, 8, 16, 32, 64)},
    **{f"ui{width}": f"ui{width}_v1" for width in (2, 4, 8, 16, 32, 64)},
    **{
        name: f"{name}_v1"
        for name in (
            "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ",
            "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "bf16", "f16", "f32", "f64", "index",
            "none",
        )
    },
    "tf32": "tf31_v1",
    "!stablehlo.token": "token_v1",
    "!shape.witness": "witness_v1",
}
FROM_VHLO_TYPES: dict[str, str] = {mnemonic: spelling for spelling, mnemonic in TO_VHLO_TYPES.items()}

# Types with parts, by the class; the parts that are types are converted in turn. An encoding of a
# ranked tensor must be `#stablehlo.type_extensions`, which is `type_extensions_v1`. A memref's layout
# and memory space are not kept.
COMPOUND_TYPES: dict[str, str] = {
    "complex": "complex_v1",
    "function": "func_v1",
    "ranked tensor": "tensor_v1",
    "unranked tensor": "unranked_tensor_v1",
    "memref": "buffer_v1",
    "tuple": "tuple_v1",
    "!stablehlo.future": "future_v1",
    "!quant.uniform": "quant_v1",
    "!quant.uniform per axis": "quant_per_axis_v1",
}

# ---------------------------------------------------------------------------------------------
# Attributes by kind
# ---------------------------------------------------------------------------------------------

# Enum attributes, by mnemonic; the case is the one of the same name.
ENUMS: dict[str, str] = {
    name: f"{name}_v1"
    for name in (
        "comparison_direction", "comparison_type", "fft_type", "precision", "result_accuracy_mode",
        "rng_algorithm", "rng_distribution", "transpose",
    )
}

# Other stablehlo attributes with a counterpart of the same parameters, by mnemonic. Names of axes
# become `string_v1`, lists of axes `array_v1`, and a mesh given by symbol the `string_v1` of its name.
STRUCTS: dict[str, str] = {
    name: f"{name}_v1"
    for name in (
        "axis_ref", "mesh", "mesh_axis", "output_operand_alias", "replica_group_mesh_axes",
        "result_accuracy", "sub_axis_info", "type_extensions",
    )
}

# Builtin attributes. Two kinds with one counterpart are distinguished in the other direction by the tables
# below; attributes that are not in these tables become the first kind listed.
ATTRIBUTE_KINDS: tuple[tuple[str, str], ...] = (
    ("array", "array_v1"),
    ("bool", "bool_v1"),
    ("dictionary", "dict_v1"),
    ("float", "float_v1"),
    ("integer", "integer_v1"),
    ("string", "string_v1"),
    ("flat symbol reference", "string_v1"),
    ("dense elements", "tensor_v1"),
    ("dense i64 array", "tensor_v1"),
    ("dense bool array", "tensor_v1"),
    ("type", "type_v1"),
)

# ---------------------------------------------------------------------------------------------
# Attributes by name
# ---------------------------------------------------------------------------------------------


class Part(Enum):
    """The vhlo attribute that keeps a parameter of a flattened attribute."""

    INT = "`integer_v1` of `i64_v1`"
    INTS = "`tensor_v1` of `i64_v1`, one dimension"
    BOOL = "`bool_v1`"
    TYPE = "`type_v1`"


class Flattened(NamedTuple):
    """A stablehlo attribute whose parameters are attributes of the vhlo op, one each."""

    attribute: str
    """Mnemonic in stablehlo."""
    parts: tuple[tuple[str, Part], ...]
    """Attributes of the vhlo op, in the order of the parameters."""


def _flattened(attribute: str, **parts: Part) -> Flattened:
    return Flattened(attribute, tuple(parts.items()))


_CONV = _flattened(
    "conv",
    input_batch_dimension=Part.INT,
    input_feature_dimension=Part.INT,
    input_spatial_dimensions=Part.INTS,
    kernel_input_feature_dimension=Part.INT,
    kernel_output_feature_dimension=Part.INT,
    kernel_spatial_dimensions=Part.INTS,
    output_batch_dimension=Part.INT,
    output_feature_dimension=Part.INT,
    output_spatial_dimensions=Part.INTS,
)
_GATHER = _flattened(
    "gather",
    offset_dims=Part.INTS,
    collapsed_slice_dims=Part.INTS,
    operand_batching_dims=Part.INTS,
    start_indices_batching_dims=Part.INTS,
    start_index_map=Part.INTS,
    index_vector_dim=Part.INT,
)
# The type of the channel is not kept; from vhlo it is 0.
_CHANNEL_ID = _flattened("channel_handle", channel_id=Part.INT)
_CHANNEL = _flattened("channel_handle", channel_id=Part.INT, channel_type=Part.INT)

# stablehlo op -> its attribute -> the flattened parts.
FLATTENED: dict[str, dict[str, Flattened]] = {
    "convolution": {"dimension_numbers": _CONV},
    "dynamic_conv": {"dimension_numbers": _CONV},
    "gather": {"dimension_numbers": _GATHER},
    "dynamic_gather": {"dimension_numbers": _GATHER},
    "scatter": {
        "scatter_dimension_numbers": _flattened(
            "scatter",
            update_window_dims=Part.INTS,
            inserted_window_dims=Part.INTS,
            input_batching_dims=Part.INTS,
            scatter_indices_batching_dims=Part.INTS,
            scatter_dims_to_operand_dims=Part.INTS,
            index_vector_dim=Part.INT,
        ),
    },
    "dot_general": {
        "dot_dimension_numbers": _flattened(
            "dot",
            lhs_batching_dimensions=Part.INTS,
            rhs_batching_dimensions=Part.INTS,
            lhs_contracting_dimensions=Part.INTS,
            rhs_contracting_dimensions=Part.INTS,
        ),
        # Absent when `lhs_component_count` is NONE_TYPE; then all other parts must be absent as well.
        "algorithm": _flattened(
            "dot_algorithm",
            lhs_precision_type=Part.TYPE,
            rhs_precision_type=Part.TYPE,
            accumulation_type=Part.TYPE,
            lhs_component_count=Part.INT,
            rhs_component_count=Part.INT,
            num_primitive_operations=Part.INT,
            allow_imprecise_accumulation=Part.BOOL,
        ),
    },
    "send": {"channel_handle": _CHANNEL},
    "recv": {"channel_handle": _CHANNEL},
    **{
        op: {"channel_handle": _CHANNEL_ID}
        for op in (
            "all_gather", "all_reduce", "all_to_all", "collective_broadcast", "collective_permute",
            "collective_reduce", "reduce_scatter",
        )
    },
}

# Unit attributes, which are `bool_v1`: true when there.
UNITS: dict[str, tuple[str, ...]] = {
    "all_gather": ("use_global_device_ids",),
    "all_reduce": ("use_global_device_ids",),
    "reduce_scatter": ("use_global_device_ids",),
    "collective_broadcast": ("has_dynamic_root",),
    "collective_reduce": ("use_global_device_ids", "has_dynamic_root"),
}

# Flat symbol references, and arrays of them, which are strings.
SYMBOLS: dict[str, tuple[str, ...]] = {
    "func.call": ("callee",),
    "composite": ("decomposition",),
    "custom_call": ("called_computations",),
}

# An i32 attribute that is an enum: `api_version_v1`.
INTEGER_ENUMS: dict[str, tuple[str, ...]] = {"custom_call": ("api_version",)}

# Arrays of i64, which are tensors.
DENSE_I64_ARRAYS: dict[str, tuple[str, ...]] = {
    "broadcast": ("broadcast_sizes",),
    "broadcast_in_dim": ("broadcast_dimensions",),
    "convolution": ("window_strides", "lhs_dilation", "rhs_dilation"),
    "dynamic_broadcast_in_dim": (
        "broadcast_dimensions", "known_expanding_dimensions", "known_nonexpanding_dimensions",
    ),
    "dynamic_conv": ("window_strides", "lhs_dilation", "rhs_dilation"),
    "dynamic_slice": ("slice_sizes",),
    "fft": ("fft_length",),
    "gather": ("slice_sizes",),
    "map": ("dimensions",),
    "pad": ("edge_padding_low", "edge_padding_high", "interior_padding"),
    "reduce": ("dimensions",),
    "reduce_window": ("window_dimensions", "window_strides", "base_dilations", "window_dilations"),
    "reverse": ("dimensions",),
    "select_and_scatter": ("window_dimensions", "window_strides"),
    "slice": ("start_indices", "limit_indices", "strides"),
    "transpose": ("permutation",),
}

# Arrays of booleans, which are tensors of `bool_v1`.
DENSE_BOOL_ARRAYS: dict[str, tuple[str, ...]] = {
    "convolution": ("window_reversal",),
    "dynamic_conv": ("window_reversal",),
}

# ---------------------------------------------------------------------------------------------
# Defaults
# ---------------------------------------------------------------------------------------------


class Default(Enum):
    """The vhlo value of an absent attribute, and in reverse the value that is dropped.

    n is the number of spatial dimensions of a convolution, of window dimensions of the others.
    """

    FALSE = "`bool_v1` false"
    ZERO = "`integer_v1` 0 of `i64_v1`; back, 0 of any type"
    MINUS_ONE = "`integer_v1` -1 of `i64_v1`; back, -1 of any type"
    EMPTY_STRING = "`string_v1` of nothing"
    EMPTY_ARRAY = "`array_v1` of nothing"
    EMPTY_DICTIONARY = "`dict_v1` of nothing"
    EMPTY_TENSOR = "`tensor_v1` of type tensor<0xi64>; back, of any type, as long as it holds nothing"
    ONES = "`tensor_v1` of i64 ones, [n]; back, a splat of 1"
    ZERO_PADDING = "`tensor_v1` of i64 zeros, [n, 2]; back, a splat of 0"
    NO_REVERSAL = "`tensor_v1` of false, [n]; back, a splat of false"
    DEFAULT_PRECISIONS = "`array_v1` of two `precision_v1` DEFAULT; back, of any number of them"
    NO_COMPARISON_TYPE = "`comparison_type_v1` NOTYPE"
    ORIGINAL_API = "`api_version_v1` API_VERSION_ORIGINAL"
    BACKEND_CONFIG = "empty `dict_v1` if the API is TYPED_FFI, else empty `string_v1`; back, either"
    EMPTY_LAYOUTS = "`array_v1` of nothing; back, only if the other list of layouts is empty, too"
    NONE_TYPE = "`type_v1` of `none_v1`"
    DEFAULT_ACCURACY = "`result_accuracy_v1` of zeros and mode DEFAULT"


_CHANNEL_DEFAULT = {"channel_id": Default.ZERO}
_GLOBAL_IDS = {**_CHANNEL_DEFAULT, "use_global_device_ids": Default.FALSE}
_PRECISION = {"precision_config": Default.DEFAULT_PRECISIONS}
_WINDOW = {
    "window_strides": Default.ONES,
    "lhs_dilation": Default.ONES,
    "rhs_dilation": Default.ONES,
    "window_reversal": Default.NO_REVERSAL,
    **_PRECISION,
}
_SORTED = {"indices_are_sorted": Default.FALSE}
_TRANSFER = {"is_host_transfer": Default.FALSE, "source_target_pairs": Default.EMPTY_TENSOR}

# stablehlo or func op -> attribute of the vhlo op -> its default. Attributes that come of a flattened
# one count as absent when that one is.
DEFAULTS: dict[str, dict[str, Default]] = {
    "func.func": {
        "sym_visibility": Default.EMPTY_STRING,
        "arg_attrs": Default.EMPTY_ARRAY,
        "res_attrs": Default.EMPTY_ARRAY,
    },
    "all_gather": _GLOBAL_IDS,
    "all_reduce": _GLOBAL_IDS,
    "reduce_scatter": _GLOBAL_IDS,
    "all_to_all": _CHANNEL_DEFAULT,
    "collective_permute": _CHANNEL_DEFAULT,
    "collective_broadcast": {**_CHANNEL_DEFAULT, "has_dynamic_root": Default.FALSE},
    "collective_reduce": {**_GLOBAL_IDS, "has_dynamic_root": Default.FALSE},
    "cholesky": {"lower": Default.FALSE},
    "compare": {"compare_type": Default.NO_COMPARISON_TYPE},
    "composite": {"version": Default.ZERO, "composite_attributes": Default.EMPTY_DICTIONARY},
    "convolution": {**_WINDOW, "padding": Default.ZERO_PADDING},
    "dynamic_conv": _WINDOW,
    "custom_call": {
        "has_side_effect": Default.FALSE,
        "backend_config": Default.BACKEND_CONFIG,
        "api_version": Default.ORIGINAL_API,
        "called_computations": Default.EMPTY_ARRAY,
        "operand_layouts": Default.EMPTY_LAYOUTS,
        "result_layouts": Default.EMPTY_LAYOUTS,
        "output_operand_aliases": Default.EMPTY_ARRAY,
        "result_tilings": Default.EMPTY_ARRAY,
    },
    "dot": _PRECISION,
    "dot_general": {
        **_PRECISION,
        **{name: Default.NONE_TYPE for name, _ in FLATTENED["dot_general"]["algorithm"].parts},
    },
    "dynamic_broadcast_in_dim": {
        "known_expanding_dimensions": Default.EMPTY_TENSOR,
        "known_nonexpanding_dimensions": Default.EMPTY_TENSOR,
    },
    "gather": _SORTED,
    "dynamic_gather": _SORTED,
    "scatter": {**_SORTED, "unique_indices": Default.FALSE},
    "infeed": {"infeed_config": Default.EMPTY_STRING, "layout": Default.EMPTY_ARRAY},
    "outfeed": {"outfeed_config": Default.EMPTY_STRING},
    "send": _TRANSFER,
    "recv": _TRANSFER,
    "reduce_window": {
        "window_strides": Default.ONES,
        "base_dilations": Default.ONES,
        "window_dilations": Default.ONES,
        "padding": Default.ZERO_PADDING,
    },
    # Without `window_dimensions` the conversion fails.
    "select_and_scatter": {"window_strides": Default.ONES, "padding": Default.ZERO_PADDING},
    "sort": {"dimension": Default.MINUS_ONE, "is_stable": Default.FALSE},
    **{op: {"result_accuracy": Default.DEFAULT_ACCURACY} for op in WITH_ACCURACY},
}
