"""Tables of the versions of `vhlo` ops, attributes and types that each StableHLO release knows, and of the
steps between versions.

A portable artifact is a module of `vhlo` ops in MLIR bytecode whose producer string is `StableHLO_vX.Y.Z`.
The name of an op, attribute or type in `vhlo` ends in its version (`gather_v2`). A release knows a name if
the name's range of releases, below, includes it; a name whose range ends in None is the newest. Changing the
release of a module means replacing every op it does not know by the neighbouring version, by `STEPS`, until
it knows all of them.

Targets lose their patch number before they are compared (1.2.5 means 1.2.0), but the producer
string keeps it. Names are without the dialect prefix. Nothing here imports the IR.

Mirrors: `Version.h`, `Version.cpp`, `VhloOps.cpp` (constraints), `VhloToVersion.cpp` and
`VhloToVersionPatterns.td` of StableHLO. The ranges are also fields of the definitions in
`dialects/td/stablehlo/dialect/Vhlo*.td`; a test holds the two together.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from mlirkit.dialects.stablehlo.rules.accuracy import WITH_ACCURACY

Version = tuple[int, int, int]
Range = tuple[Version, Version | None]

PRODUCER_PREFIX = "StableHLO_v"
MINIMUM_VERSION: Version = (0, 9, 0)
CURRENT_VERSION: Version = (1, 20, 0)

# First release that writes a version of MLIR's bytecode. No release wrote 2 or 5.
BYTECODE_VERSIONS: tuple[tuple[Version, int], ...] = (
    ((0, 9, 0), 0),
    ((0, 10, 0), 1),
    ((0, 12, 0), 3),
    ((0, 14, 0), 4),
    ((0, 15, 0), 6),
)

# The target for readers of at most that age.
COMPATIBILITY_REQUIREMENTS: dict[str, Version] = {
    "NONE": CURRENT_VERSION,
    "WEEK_4": (1, 18, 0),
    "WEEK_12": (1, 16, 2),
    "MAX": MINIMUM_VERSION,
}


def parse_version(text: str) -> Version | None:
    """The version spelled `#.#.#`, None if `text` is not one."""
    parts = text.split(".")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() and len(part) <= 18 for part in parts):
        return None
    return int(parts[0]), int(parts[1]), int(parts[2])


def bytecode_version(release: Version) -> int | None:
    """The bytecode version of `release`; None if the release is too old or unknown."""
    if release > CURRENT_VERSION:
        return None
    result = None
    for first, version in BYTECODE_VERSIONS:
        if release >= first:
            result = version
    return result


# ---------------------------------------------------------------------------------------------
# Ranges of releases
# ---------------------------------------------------------------------------------------------


def _ranges(groups: dict[tuple[str, str], str]) -> dict[str, Range]:
    """The range of each name of `groups`, which maps (first, last) to names."""
    ranges: dict[str, Range] = {}
    for (first, last), names in groups.items():
        first_version = parse_version(first)
        assert first_version is not None, first
        for name in names.split():
            ranges[name] = (first_version, parse_version(last) if last else None)
    return ranges


OP_VERSIONS: dict[str, Range] = _ranges({
    ("0.9.0", ""): """
        abs_v1 add_v1 after_all_v1 and_v1 atan2_v1 batch_norm_grad_v1 batch_norm_inference_v1
        batch_norm_training_v1 bitcast_convert_v1 broadcast_in_dim_v1 broadcast_v1 call_v1 case_v1
        ceil_v1 cholesky_v1 clamp_v1 collective_permute_v1 compare_v1 complex_v1 concatenate_v1
        constant_v1 convert_v1 convolution_v1 count_leading_zeros_v1 create_token_v1
        cross-replica-sum_v1 divide_v1 dot_v1 dynamic_broadcast_in_dim_v1 dynamic_iota_v1
        dynamic_pad_v1 dynamic_reshape_v1 dynamic_slice_v1 dynamic_update_slice_v1 einsum_v1 fft_v1
        floor_v1 func_v1 get_dimension_size_v1 get_tuple_element_v1 if_v1 imag_v1 infeed_v1 iota_v1
        is_finite_v1 map_v1 maximum_v1 minimum_v1 multiply_v1 negate_v1 not_v1
        optimization_barrier_v1 or_v1 outfeed_v1 pad_v1 partition_id_v1 popcnt_v1 power_v1
        real_dynamic_slice_v1 real_v1 reduce_precision_v1 reduce_scatter_v1 reduce_v1
        reduce_window_v1 remainder_v1 replica_id_v1 reshape_v1 return_v1 reverse_v1
        rng_bit_generator_v1 rng_v1 round_nearest_afz_v1 round_nearest_even_v1 select_and_scatter_v1
        select_v1 set_dimension_size_v1 shift_left_v1 shift_right_arithmetic_v1
        shift_right_logical_v1 sign_v1 slice_v1 sort_v1 subtract_v1 torch_index_select_v1
        transpose_v1 triangular_solve_v1 tuple_v1 unary_einsum_v1 uniform_dequantize_v1
        uniform_quantize_v1 while_v1 xor_v1
    """,
    ("0.9.0", "0.19.0"): "dynamic_conv_v1",
    ("0.20.0", ""): "dynamic_conv_v2",
    ("0.9.0", "1.0.0"): "dynamic_gather_v1 gather_v1 scatter_v1",
    ("1.1.0", ""): "dynamic_gather_v2 gather_v2 scatter_v2",
    ("0.9.0", "1.4.0"): "all_gather_v1 all_reduce_v1 all_to_all_v1",
    ("1.5.0", ""): "all_gather_v2 all_reduce_v2 all_to_all_v2",
    ("0.9.0", "1.5.0"): "dot_general_v1",
    ("1.6.0", ""): "dot_general_v2",
    ("0.9.0", "1.8.0"): "exponential_v1",
    ("1.9.0", ""): "exponential_v2",
    ("0.9.0", "1.9.0"): """
        cbrt_v1 cosine_v1 exponential_minus_one_v1 log_plus_one_v1 log_v1 logistic_v1 rsqrt_v1
        sine_v1 sqrt_v1 tanh_v1
    """,
    ("1.4.0", "1.9.0"): "tan_v1",
    ("1.10.0", ""): """
        cbrt_v2 cosine_v2 exponential_minus_one_v2 log_plus_one_v2 log_v2 logistic_v2 rsqrt_v2
        sine_v2 sqrt_v2 tan_v2 tanh_v2
    """,
    ("0.9.0", "1.11.0"): "recv_v1 send_v1",
    ("1.12.0", ""): "recv_v2 send_v2",
    ("0.19.0", "1.13.0"): "composite_v1",
    ("1.14.0", ""): "composite_v2",
    ("1.15.0", ""): "async_done_v1 async_start_v1",
    ("0.9.0", "1.17.0"): "custom_call_v1",
    ("1.18.0", ""): "custom_call_v2",
    ("1.19.0", ""): "collective_reduce_v1",
    ("0.16.0", "1.19.0"): "collective_broadcast_v1",
    ("1.20.0", ""): "collective_broadcast_v2",
})

ATTRIBUTE_VERSIONS: dict[str, Range] = _ranges({
    ("0.9.0", ""): """
        api_version_v1 array_v1 bool_v1 comparison_direction_v1 comparison_type_v1 dict_v1
        fft_type_v1 float_v1 integer_v1 output_operand_alias_v1 precision_v1 rng_algorithm_v1
        rng_distribution_v1 string_v1 tensor_v1 transpose_v1 type_extensions_v1 type_v1
    """,
    ("1.9.0", ""): "result_accuracy_mode_v1 result_accuracy_v1",
    ("1.16.0", ""): """
        axis_ref_v1 mesh_axis_v1 mesh_v1 replica_group_mesh_axes_v1 sub_axis_info_v1
    """,
})

TYPE_VERSIONS: dict[str, Range] = _ranges({
    ("0.9.0", ""): """
        bf16_v1 bool_v1 complex_v1 f16_v1 f32_v1 f64_v1 f8E4M3FN_v1 f8E5M2_v1 func_v1 i16_v1 i32_v1
        i4_v1 i64_v1 i8_v1 index_v1 quant_v1 tensor_v1 token_v1 tuple_v1 ui16_v1 ui32_v1 ui4_v1
        ui64_v1 ui8_v1 unranked_tensor_v1 witness_v1
    """,
    ("0.10.0", ""): "f8E4M3FNUZ_v1 f8E5M2FNUZ_v1",
    ("0.11.0", ""): "f8E4M3B11FNUZ_v1",
    ("0.18.0", ""): "quant_per_axis_v1",
    ("1.2.0", ""): "i2_v1 ui2_v1",
    ("1.6.0", ""): "none_v1 tf31_v1",
    ("1.7.0", ""): "f8E3M4_v1 f8E4M3_v1",
    ("1.8.0", ""): "f4E2M1FN_v1 f6E2M3FN_v1 f6E3M2FN_v1 f8E8M0FNU_v1",
    ("1.13.0", ""): "buffer_v1",
    ("1.15.0", ""): "future_v1",
})


def split_version(name: str) -> tuple[str, int]:
    """`gather_v2` as ("gather", 2); version 0 if the name does not end in one."""
    stem, mark, digits = name.rpartition("_v")
    if not mark or not digits.isascii() or not digits.isdigit():
        return name, 0
    return stem, int(digits)


# `gather` -> `gather_v2`: the version of each op that has not been replaced.
CURRENT_OPS: dict[str, str] = {
    split_version(name)[0]: name for name, (_, last) in OP_VERSIONS.items() if last is None
}


# ---------------------------------------------------------------------------------------------
# Constraints: forms of an op that a release does not accept although it knows the op
# ---------------------------------------------------------------------------------------------


class Constraint(Enum):
    """A form of an op that needs a minimal release; the texts define the form."""

    ELEMENT_TYPES_DIFFER = "an operand and the result in its place differ in element type"
    DICTIONARY_CONFIG = "`backend_config` is a `dict_v1`"
    TYPED_FFI = "`api_version` is API_VERSION_TYPED_FFI"
    FUTURE_OPERAND = "an operand is a `future_v1`"


# Op -> its constraints, with the first release that accepts each form. The result types of `all_reduce_v1`
# and the other ops are compared with the types of as many operands, from the first.
CONSTRAINTS: dict[str, tuple[tuple[Constraint, Version], ...]] = {
    **dict.fromkeys(
        ("all_reduce_v1", "reduce_v1", "reduce_scatter_v1", "reduce_window_v1", "scatter_v1",
         "select_and_scatter_v1"),
        ((Constraint.ELEMENT_TYPES_DIFFER, (0, 17, 0)),),
    ),
    "custom_call_v1": (
        (Constraint.FUTURE_OPERAND, (1, 17, 0)),
        (Constraint.DICTIONARY_CONFIG, (1, 3, 0)),
        (Constraint.TYPED_FFI, (1, 3, 0)),
    ),
}


# ---------------------------------------------------------------------------------------------
# Steps: one version of an op to the next, and back
# ---------------------------------------------------------------------------------------------


class Added(Enum):
    """The value of an attribute that the newer version has and the older one has not.

    An upgrade adds the attribute with this value; a downgrade requires this value, else the op cannot be
    written for the older release.
    """

    EMPTY_TENSOR = "`tensor_v1` of type `tensor<0xi64>`; down, of any type, as long as it holds nothing"
    EMPTY_ARRAY = "`array_v1` of nothing"
    NONE_TYPE = "`type_v1` of `none_v1`"
    FALSE = "`bool_v1` false"
    DEFAULT_ACCURACY = "`result_accuracy_v1` of zeros and mode DEFAULT"


class Step(NamedTuple):
    """The difference of two neighbouring versions of an op.

    Other parts are the same in both: operands, results, regions, attributes under their names. Discardable
    attributes are kept.
    """

    old: str
    new: str
    added: dict[str, Added] = {}
    """Attributes only the newer one has."""
    variadic: bool = False
    """One operand and one result became any number of both: down only if there is one operand."""
    regions: bool = False
    """Regions were added: down only if there are none."""
    zero_padding: str = ""
    """Attribute dropped on the way up; down it is a `tensor_v1` of i64 zeros, [rank of operand 0 - 2, 2]."""


_BATCHING_DIMS = {
    "operand_batching_dims": Added.EMPTY_TENSOR,
    "start_indices_batching_dims": Added.EMPTY_TENSOR,
}

STEPS: tuple[Step, ...] = (
    # The older one has the padding twice: as operand `d_padding` and as an attribute that is not read.
    # The newer one calls the operand `padding`.
    Step("dynamic_conv_v1", "dynamic_conv_v2", zero_padding="padding"),
    Step("gather_v1", "gather_v2", _BATCHING_DIMS),
    Step("dynamic_gather_v1", "dynamic_gather_v2", _BATCHING_DIMS),
    Step("scatter_v1", "scatter_v2", {
        "input_batching_dims": Added.EMPTY_TENSOR,
        "scatter_indices_batching_dims": Added.EMPTY_TENSOR,
    }),
    Step("all_gather_v1", "all_gather_v2", variadic=True),
    Step("all_reduce_v1", "all_reduce_v2", variadic=True),
    Step("all_to_all_v1", "all_to_all_v2", variadic=True),
    Step("dot_general_v1", "dot_general_v2", dict.fromkeys(
        ("lhs_precision_type", "rhs_precision_type", "accumulation_type", "lhs_component_count",
         "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"),
        Added.NONE_TYPE,
    )),
    *(
        Step(f"{name}_v1", f"{name}_v2", {"result_accuracy": Added.DEFAULT_ACCURACY})
        for name in WITH_ACCURACY
    ),
    Step("send_v1", "send_v2", {"source_target_pairs": Added.EMPTY_TENSOR}),
    Step("recv_v1", "recv_v2", {"source_target_pairs": Added.EMPTY_TENSOR}),
    Step("composite_v1", "composite_v2", regions=True),
    Step("custom_call_v1", "custom_call_v2", {"result_tilings": Added.EMPTY_ARRAY}),
    Step("collective_broadcast_v1", "collective_broadcast_v2", {"has_dynamic_root": Added.FALSE},
         variadic=True),
)

UPGRADES: dict[str, Step] = {step.old: step for step in STEPS}
DOWNGRADES: dict[str, Step] = {step.new: step for step in STEPS}
