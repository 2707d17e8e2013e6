"""Functions for all operations of mhlo: stablehlo's samples in mhlo's form, and samples of mhlo's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.conformance.stablehlo_samples import SAMPLES as STABLEHLO
from tests.conformance.stablehlo_samples import Sample, split_types

#: Operation -> samples of it.
SAMPLES: dict[str, list[Sample]] = {}

#: Functions that the asynchronous operations start.
CALLED = """
func.func @sliced(%a: tensor<8xf32>) -> tensor<4xf32> attributes {execution_thread = "main"} {
  %0 = "mhlo.slice"(%a) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>,
    strides = dense<1> : tensor<1xi64>}> : (tensor<8xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @made() -> tensor<4xf32> attributes {execution_thread = "main"} {
  %0 = "mhlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""

# Operations with another definition in mhlo; their samples are below.
_OTHER = {
    "stablehlo.all_to_all",
    "stablehlo.async_done",
    "stablehlo.async_start",
    "stablehlo.broadcast",
    "stablehlo.dynamic_conv",
    "stablehlo.unary_einsum",
}
_ARRAY = re.compile(r"array<(i\d+)(?:: ([^>]*))?>")
_SUBSTITUTES = (
    (re.compile(r"#stablehlo\.bounds<([^>]*)>"), r"#mhlo.type_extensions<bounds = [\1]>"),
    (re.compile(r"#stablehlo<(rng_\w+) (\w+)>"), r"#mhlo.\1<\2>"),
    (re.compile(r"stablehlo"), "mhlo"),
)


def in_mhlo(text: str) -> str:
    """A text of stablehlo as mhlo has it: its names, elements for arrays, bounds and enums as it writes them."""
    text = _ARRAY.sub(_elements, text)
    for pattern, written in _SUBSTITUTES:
        text = pattern.sub(written, text)
    return text


def _elements(array: re.Match[str]) -> str:
    values = array[2].split(", ") if array[2] else []
    return f"dense<[{', '.join(values)}]> : tensor<{len(values)}x{array[1]}>"


def sample(
    name: str, inputs: str, results: str, attributes: str = "", regions: str = "", given: str = ""
) -> None:
    """Add a sample; `inputs` and `results` are lists of types."""
    operands = tuple(in_mhlo(each) for each in split_types(inputs) if each)
    outputs = tuple(in_mhlo(each) for each in split_types(results) if each)
    held = attributes if "SegmentSizes" in attributes else in_mhlo(attributes)
    SAMPLES.setdefault(name, []).append(Sample(name, operands, outputs, held, in_mhlo(regions), in_mhlo(given)))


for _name, _samples in STABLEHLO.items():
    if _name.startswith("stablehlo.") and _name not in _OTHER:
        for _each in _samples:
            sample(in_mhlo(_name), ", ".join(_each.inputs), ", ".join(_each.results), *_each[3:])

_F = "tensor<4x6xf32>"
_I = "tensor<4x6xi32>"
_C = "tensor<4x6xcomplex<f32>>"
_P = "tensor<4x6xi1>"
_GROUPS = "replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>"
_TOKEN = "!mhlo.token"

# -- element by element -------------------------------------------------------------------------------

for _name in ("acos", "acosh", "asin", "asinh", "atanh", "cosh", "sinh"):
    sample(f"mhlo.{_name}", _F, _F)
    sample(f"mhlo.{_name}", "tensor<*xcomplex<f64>>", "tensor<*xcomplex<f64>>")
sample("mhlo.erf", _F, _F)
sample("mhlo.erf", "tensor<?x6xbf16>", "tensor<4x?xbf16>")
sample("mhlo.mulhi", f"{_I}, {_I}", _I)
sample("mhlo.stochastic_convert", f"{_F}, tensor<4x6xui32>", "tensor<4x6xi8>")
sample("mhlo.stochastic_convert", "tensor<?x6xf16>, tensor<?x6xui16>", "tensor<?x6xf8E5M2>")
sample("mhlo.bitcast", _F, "tensor<24xi32>")
sample("mhlo.copy", _F, _F)
sample("mhlo.copy", f"tuple<{_F}, {_TOKEN}>", f"tuple<{_F}, {_TOKEN}>", "cross_program_prefetch_index = 0 : i32")
sample("mhlo.copy", _TOKEN, _TOKEN)

# -- shapes -------------------------------------------------------------------------------------------

sample("mhlo.broadcast", "tensor<3xf32>", "tensor<2x4x3xf32>", "broadcast_sizes = dense<[2, 4]> : tensor<2xi64>")
sample("mhlo.broadcast", "tensor<?x3xi8>", "tensor<2x?x3xi8>", "broadcast_sizes = dense<[2]> : tensor<1xi64>")
sample("mhlo.minimum_broadcast_shapes", "tensor<3xindex>, tensor<2xindex>", "tensor<?xindex>, tensor<?xindex>")
sample("mhlo.minimum_broadcast_shapes", "tensor<?xindex>, tensor<2xindex>", "tensor<3xindex>, tensor<2xindex>")

# -- products and random numbers ----------------------------------------------------------------------

_CONVOLUTION = next(each for each in STABLEHLO["stablehlo.dynamic_conv"])
sample("mhlo.dynamic_conv", ", ".join(_CONVOLUTION.inputs), ", ".join(_CONVOLUTION.results), _CONVOLUTION.attributes)
_RAGGED = (
    "ragged_dot_dimension_numbers = #mhlo.ragged_dot<dot_dimension_numbers = #mhlo.dot<"
    "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, lhs_ragged_dimensions = [0], "
    "rhs_group_dimensions = [0]>"
)
sample("mhlo.ragged_dot", "tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>", "tensor<11x7xf32>",
       f"{_RAGGED}, precision_config = [#mhlo<precision HIGH>, #mhlo<precision DEFAULT>]")
sample("mhlo.ragged_dot", "tensor<11x5xf32>, tensor<5x7xf32>, tensor<3xi64>", "tensor<3x11x7xf32>",
       "ragged_dot_dimension_numbers = #mhlo.ragged_dot<dot_dimension_numbers = #mhlo.dot<"
       "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, lhs_ragged_dimensions = [1]>")
sample("mhlo.xla.rng_get_and_update_state", "", "tensor<2xui64>", "delta = 3 : i64")

# -- regions ------------------------------------------------------------------------------------------

_SCAN = (
    '{ ^bb0(%x: tensor<6xf32>, %c: tensor<6xf32>): %s = "mhlo.add"(%x, %c) '
    ": (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> "
    '"mhlo.return"(%s, %s) : (tensor<6xf32>, tensor<6xf32>) -> () }'
)
_SEGMENTS = "operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>"
sample("mhlo.scan", f"{_F}, tensor<6xf32>", f"{_F}, tensor<6xf32>", f"dimension = 0 : i64, {_SEGMENTS}", _SCAN)
sample("mhlo.scan", f"{_F}, tensor<6xf32>", f"{_F}, tensor<6xf32>",
       f"dimension = 0 : i64, scan_dim_size = 4 : i64, is_reverse = true, is_associative = true, {_SEGMENTS}", _SCAN)
sample("mhlo.topk", "tensor<4x9xf32>", "tensor<4x3xf32>, tensor<4x3xi32>", "k = 3 : i64")
sample("mhlo.topk", "tensor<9xi8>", "tensor<2xi8>, tensor<2xi32>", "k = 2 : i64, largest = false")
_FUSED = (
    '{ ^bb0(%x: tensor<4x6xf32>): %s = "mhlo.negate"(%x) : (tensor<4x6xf32>) -> tensor<4x6xf32> '
    '"mhlo.return"(%s) : (tensor<4x6xf32>) -> () }'
)
sample("mhlo.fusion", _F, _F, "fusion_kind = #mhlo<fusion_kind kLoop>", _FUSED)
sample("mhlo.fusion", _F, _F, "output_operand_aliases = [#mhlo.output_operand_alias<output_tuple_indices = [], "
       "operand_index = 0, operand_tuple_indices = []>]", _FUSED)

# -- calls and order ----------------------------------------------------------------------------------

sample("mhlo.custom_call", f"tuple<{_F}>, {_F}", _TOKEN, 'call_target_name = "a b", '
       "custom_call_schedule = #mhlo<custom_call_schedule EARLIEST>, api_version = 3 : i32")
_SLICED = "!mhlo.async_bundle<tuple<tensor<8xf32>>, tensor<4xf32>, tensor<i32>>"
_MADE = "!mhlo.async_bundle<tuple<>, tensor<4xf32>, tensor<i32>>"
_THREAD = 'execution_thread = "main"'
_START = f'%b = "mhlo.async_start"() <{{called_computation = @made, {_THREAD}}}> : () -> {_MADE}'
sample("mhlo.async_start", "tensor<8xf32>", _SLICED, f"called_computation = @sliced, {_THREAD}")
sample("mhlo.async_start", "", _MADE, f"called_computation = @made, {_THREAD}")
sample("mhlo.async_update", _MADE, _MADE, given=_START)
sample("mhlo.async_done", _MADE, "tensor<4xf32>", given=_START)
sample("mhlo.add_dependency", f"{_F}, {_TOKEN}", _F)
sample("mhlo.add_dependency", f"{_TOKEN}, !stablehlo.token".replace("stablehlo", "mhlo"), _TOKEN)
sample("mhlo.domain", _F, _F, 'kind = #mhlo<kind sharding>, entry_metadata = "a", exit_metadata = "b"')
sample("mhlo.trace", _F, "", 'tag = "seen"')
sample("mhlo.tuple", f"{_F}, tuple<{_TOKEN}>", f"tuple<{_F}, tuple<{_TOKEN}>>")

# -- between devices ----------------------------------------------------------------------------------

sample("mhlo.all_to_all", _F, "tensor<2x12xf32>", "split_dimension = 0 : i64, concat_dimension = 1 : i64, "
       f"split_count = 2 : i64, {_GROUPS}")
sample("mhlo.all_to_all", f"{_F}, {_F}", f"{_F}, {_F}", f"{_GROUPS}, "
       "channel_handle = #mhlo.channel_handle<handle = 1, type = 0>")
sample("mhlo.all_gather", f"{_F}, {_F}", "tensor<8x6xf32>, tensor<8x6xf32>", f"all_gather_dim = 0 : i64, {_GROUPS}")

# -- wrong kinds of values ----------------------------------------------------------------------------

_KINDS = ("index", "memref<2xf32>", "tensor<*xf32>", "tuple<>", _TOKEN, "!stablehlo.token", "tensor<2xindex>")


def of_other_kinds(each: Sample, start: int) -> Iterator[str]:
    """Variants of a sample with an operand or a result of another kind, a string as attribute, or none."""
    free = len(each.inputs) - each.given.count(" =")
    for at in range(free):
        for kind in (_KINDS[(start + at) % len(_KINDS)], _KINDS[(start + at + 3) % len(_KINDS)]):
            yield each._replace(inputs=(*each.inputs[:at], kind, *each.inputs[at + 1 :])).text()
    for at in range(len(each.results)):
        for kind in (_KINDS[(start + at + 1) % len(_KINDS)], _KINDS[(start + at + 4) % len(_KINDS)]):
            yield each._replace(results=(*each.results[:at], kind, *each.results[at + 1 :])).text()
    parts = split_types(each.attributes) if each.attributes else []
    for at, part in enumerate(parts):
        name = part.partition(" = ")[0]
        if name.endswith("SegmentSizes"):
            continue
        for other in ([], [f'{name} = "x"'], [f"{name} = 3.0 : f32"]):
            yield each._replace(attributes=", ".join([*parts[:at], *other, *parts[at + 1 :]])).text()
