"""The facts about StableHLO releases against portable artifacts that jaxlib's bindings write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mlirkit.conversion import vhlo_mapping as mapping
from mlirkit.conversion import vhlo_versions as versions
from mlirkit.conversion.vhlo_versions import Version

bindings: Any = pytest.importorskip("jaxlib.mlir.dialects.stablehlo", reason="jaxlib is not installed")

BUNDLED = versions.parse_version(bindings.get_current_version())
assert BUNDLED is not None

# Every minor release for which the bindings can write artifacts.
RELEASES: list[Version] = [
    *((0, minor, 0) for minor in range(9, 21)),
    *((1, minor, 0) for minor in range(BUNDLED[1] + 1)),
]


def write(module: str, release: Version) -> bytes | None:
    """The artifact of a module for a release, None if the release cannot represent the module."""
    try:
        artifact: bytes = bindings.serialize_portable_artifact_str(module, ".".join(map(str, release)))
    except ValueError:
        return None
    return artifact


def function(body: str, inputs: str = "") -> str:
    declaration = "func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32>"
    return f"{declaration}\nfunc.func @f({inputs}) {{\n{body}\nreturn\n}}"


def known(ranges: dict[str, versions.Range], stem: str, release: Version) -> str | None:
    """The version of `stem` that `release` has."""
    found = [
        name for name, (first, last) in ranges.items()
        if versions.split_version(name)[0] == stem and first <= release and (last is None or release <= last)
    ]
    assert len(found) <= 1
    return found[0] if found else None


def test_bounds_of_releases() -> None:
    assert versions.parse_version(bindings.get_minimum_version()) == versions.MINIMUM_VERSION
    assert BUNDLED is not None and BUNDLED <= versions.CURRENT_VERSION


@pytest.mark.parametrize("release", RELEASES, ids=str)
def test_header(release: Version) -> None:
    artifact = write(function(""), release)
    assert artifact is not None
    assert artifact[4] >> 1 == versions.bytecode_version(release)
    spelled = ".".join(map(str, release))
    assert artifact[5:].startswith(f"{versions.PRODUCER_PREFIX}{spelled}\0".encode())


# ---------------------------------------------------------------------------------------------
# Ops
# ---------------------------------------------------------------------------------------------

T = "tensor<4xf32>"
GROUPS = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"
SUM = """({ ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %s = stablehlo.add %x, %y : tensor<f32>
  "stablehlo.return"(%s) : (tensor<f32>) -> () })"""
GATHER = "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1"

# Stem of the op -> an op of stablehlo that every release with a version of it can represent.
OPS: dict[str, tuple[str, str]] = {
    **{
        name: (f"%a: {T}", f'%0 = "stablehlo.{name}"(%a) : ({T}) -> {T}')
        for name in (
            "abs", "cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one",
            "logistic", "rsqrt", "sine", "sqrt", "tan", "tanh",
        )
    },
    "gather": (
        "%a: tensor<4x8xf32>, %i: tensor<3x1xi64>",
        f'%0 = "stablehlo.gather"(%a, %i) {{dimension_numbers = #stablehlo.gather<{GATHER}>, '
        "slice_sizes = array<i64: 1, 8>} : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x8xf32>",
    ),
    "dynamic_gather": (
        "%a: tensor<4x8xf32>, %i: tensor<3x1xi64>, %s: tensor<2xi64>",
        f'%0 = "stablehlo.dynamic_gather"(%a, %i, %s) {{dimension_numbers = #stablehlo.gather<{GATHER}>}} '
        ": (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x8xf32>",
    ),
    "scatter": (
        "%a: tensor<4x8xf32>, %i: tensor<3x1xi64>, %u: tensor<3x8xf32>",
        f'%0 = "stablehlo.scatter"(%a, %i, %u) {SUM} {{scatter_dimension_numbers = #stablehlo.scatter<'
        "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
        "index_vector_dim = 1>} : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<3x8xf32>) -> tensor<4x8xf32>",
    ),
    "all_gather": (
        f"%a: {T}",
        f'%0 = "stablehlo.all_gather"(%a) {{all_gather_dim = 0 : i64, {GROUPS}}} : ({T}) -> tensor<8xf32>',
    ),
    "all_reduce": (f"%a: {T}", f'%0 = "stablehlo.all_reduce"(%a) {SUM} {{{GROUPS}}} : ({T}) -> {T}'),
    "all_to_all": (
        f"%a: {T}",
        '%0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 0 : i64, '
        f"split_count = 2 : i64, {GROUPS}}} : ({T}) -> {T}",
    ),
    "dot_general": (
        f"%a: {T}",
        '%0 = "stablehlo.dot_general"(%a, %a) {dot_dimension_numbers = #stablehlo.dot<'
        f"lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}} : ({T}, {T}) -> tensor<f32>",
    ),
    "send": (
        f"%a: {T}, %t: !stablehlo.token",
        '%0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, '
        f"is_host_transfer = true}} : ({T}, !stablehlo.token) -> !stablehlo.token",
    ),
    "recv": (
        "%t: !stablehlo.token",
        '%0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, '
        f"is_host_transfer = true}} : (!stablehlo.token) -> ({T}, !stablehlo.token)",
    ),
    "composite": (
        f"%a: {T}",
        f'%0 = "stablehlo.composite"(%a) {{name = "x.y", decomposition = @g}} : ({T}) -> {T}',
    ),
    "custom_call": (
        f"%a: {T}",
        f'%0 = "stablehlo.custom_call"(%a) {{call_target_name = "x"}} : ({T}) -> {T}',
    ),
    "dynamic_conv": (
        "%a: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x4xf32>, %p: tensor<2x2xi64>",
        '%0 = "stablehlo.dynamic_conv"(%a, %k, %p) {dimension_numbers = '
        "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, "
        "batch_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x4xf32>, tensor<2x2xi64>) "
        "-> tensor<1x?x?x4xf32>",
    ),
    "reduce": (
        f"%a: {T}, %z: tensor<f32>",
        f'%0 = "stablehlo.reduce"(%a, %z) {SUM} {{dimensions = array<i64: 0>}} : ({T}, tensor<f32>) '
        "-> tensor<f32>",
    ),
}


@pytest.mark.parametrize("stem", OPS)
def test_version_of_an_op_in_each_release(stem: str) -> None:
    """An artifact has its release's version of the op; a release without a version has no artifact."""
    inputs, body = OPS[stem]
    for release in RELEASES:
        artifact = write(function(body, inputs), release)
        wanted = known(versions.OP_VERSIONS, stem, release)
        assert (artifact is None) == (wanted is None), release
        if artifact is not None and wanted is not None:
            strings = artifact.split(b"\0")
            assert wanted.encode() in strings, release


# Features that prevent a downgrade of an op, and the first release that represents them: a value other than
# the default of an added attribute, more than one operand, a region, a constraint.
BARRIERS: dict[str, tuple[Version, str, str]] = {
    "accuracy": (
        versions.OP_VERSIONS["cosine_v2"][0],
        f"%a: {T}",
        '%0 = "stablehlo.cosine"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = '
        f"#stablehlo.result_accuracy_mode<HIGHEST>>}} : ({T}) -> {T}",
    ),
    "algorithm": (
        versions.OP_VERSIONS["dot_general_v2"][0],
        f"%a: {T}",
        OPS["dot_general"][1].replace(
            "{dot_dimension_numbers",
            "{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, "
            "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
            "num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers",
        ),
    ),
    "batching dimensions": (
        versions.OP_VERSIONS["gather_v2"][0],
        "%a: tensor<4x8xf32>, %i: tensor<4x1xi64>",
        '%0 = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], '
        "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], "
        "index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>} : (tensor<4x8xf32>, tensor<4x1xi64>) "
        "-> tensor<4x8xf32>",
    ),
    "two operands": (
        versions.OP_VERSIONS["all_gather_v2"][0],
        f"%a: {T}",
        f'%0:2 = "stablehlo.all_gather"(%a, %a) {{all_gather_dim = 0 : i64, {GROUPS}}} '
        f": ({T}, {T}) -> (tensor<8xf32>, tensor<8xf32>)",
    ),
    "source-target pairs": (
        versions.OP_VERSIONS["send_v2"][0],
        f"%a: {T}, %t: !stablehlo.token",
        '%0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, '
        "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} "
        f": ({T}, !stablehlo.token) -> !stablehlo.token",
    ),
    "region": (
        versions.OP_VERSIONS["composite_v2"][0],
        f"%a: {T}",
        '%0 = "stablehlo.composite"(%a) ({ "stablehlo.return"() : () -> () }) '
        f'{{name = "x.y", decomposition = @g}} : ({T}) -> {T}',
    ),
    "dictionary config": (
        versions.CONSTRAINTS["custom_call_v1"][1][1],
        f"%a: {T}",
        '%0 = "stablehlo.custom_call"(%a) {call_target_name = "x", api_version = 4 : i32, '
        f"backend_config = {{k = 1 : i64}}}} : ({T}) -> {T}",
    ),
    "typed FFI": (
        versions.CONSTRAINTS["custom_call_v1"][2][1],
        f"%a: {T}",
        f'%0 = "stablehlo.custom_call"(%a) {{call_target_name = "x", api_version = 4 : i32}} : ({T}) -> {T}',
    ),
    "promotion": (
        versions.CONSTRAINTS["reduce_v1"][0][1],
        f"%a: {T}, %z: tensor<f32>",
        '%0 = "stablehlo.reduce"(%a, %z) ({ ^bb0(%x: tensor<f64>, %y: tensor<f64>): '
        '%s = stablehlo.add %x, %y : tensor<f64> "stablehlo.return"(%s) : (tensor<f64>) -> () }) '
        f"{{dimensions = array<i64: 0>}} : ({T}, tensor<f32>) -> tensor<f64>",
    ),
}


@pytest.mark.parametrize("barrier", BARRIERS)
def test_barrier(barrier: str) -> None:
    first, inputs, body = BARRIERS[barrier]
    module = function(body, inputs)
    assert [release for release in RELEASES if write(module, release)] == [
        release for release in RELEASES if release >= first
    ]


# ---------------------------------------------------------------------------------------------
# Types
# ---------------------------------------------------------------------------------------------


def tensor(spelling: str) -> str:
    return spelling if spelling.startswith("!") or spelling == "none" else f"tensor<4x{spelling}>"


@pytest.mark.parametrize(
    "spelling", [spelling for spelling in mapping.TO_VHLO_TYPES if spelling not in ("!shape.witness", "none")]
)
def test_first_release_of_a_type(spelling: str) -> None:
    first, _ = versions.TYPE_VERSIONS[mapping.TO_VHLO_TYPES[spelling]]
    module = f"func.func @f(%a: {tensor(spelling)}) {{ return }}"
    assert [release for release in RELEASES if write(module, release)] == [
        release for release in RELEASES if release >= first
    ]


@pytest.mark.parametrize("spelling", ["si8", "i3", "ui1", "f80", "f128"])
def test_types_without_counterpart(spelling: str) -> None:
    assert write(f"func.func @f(%a: tensor<4x{spelling}>) {{ return }}", RELEASES[-1]) is None


# ---------------------------------------------------------------------------------------------
# Targets
# ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("requirement", versions.COMPATIBILITY_REQUIREMENTS)
def test_compatibility_requirements_exist(requirement: str) -> None:
    """The target of each compatibility requirement is at least as new as in the bindings."""
    read: Callable[[Any], str] = bindings.get_version_from_compatibility_requirement
    version = versions.parse_version(read(getattr(bindings.StablehloCompatibilityRequirement, requirement)))
    assert version is not None and version <= versions.COMPATIBILITY_REQUIREMENTS[requirement]


def test_patch_numbers_do_not_count() -> None:
    inputs, body = OPS["gather"]
    module = function(body, inputs)
    artifact, same = write(module, (1, 0, 7)), write(module, (1, 0, 0))
    assert artifact is not None and same is not None
    assert artifact.replace(b"v1.0.7", b"v1.0.0") == same
