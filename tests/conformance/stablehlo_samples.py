"""A function for each operation of stablehlo and chlo, in generic form, and wrong variants of them.

`SAMPLES` is operation -> samples of it.  `variants` changes one number, size, element type or list of a
sample at a time: most variants are invalid, and mlirkit and the reference should report the same errors.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import NamedTuple


class Sample(NamedTuple):
    """A function around one operation; `given` are constants in place of the last operands."""

    name: str
    inputs: tuple[str, ...]
    results: tuple[str, ...]
    attributes: str
    regions: str
    given: str

    def text(self) -> str:
        constants = re.findall(r"(%\w+) =", self.given)
        free = self.inputs[: len(self.inputs) - len(constants)]
        arguments = ", ".join(f"%a{index}: {type}" for index, type in enumerate(free))
        values = ", ".join([*(f"%a{index}" for index in range(len(free))), *constants])
        count = len(self.results)
        bound = f"%r:{count} = " if count > 1 else "%r = " if count else ""
        returned = ", ".join(f"%r#{index}" for index in range(count)) if count > 1 else "%r"
        types = ", ".join(self.results)
        held = f" <{{{self.attributes}}}>" if self.attributes else ""
        body = f" ({self.regions})" if self.regions else ""
        return (
            f"func.func @f({arguments}) -> ({types}) {{\n  {self.given}\n"
            f'  {bound}"{self.name}"({values}){held}{body} : ({", ".join(self.inputs)}) -> ({types})\n'
            f"  {f'return {returned} : {types}' if count else 'return'}\n}}\n"
        )


SAMPLES: dict[str, list[Sample]] = {}


def sample(
    name: str, inputs: str, results: str, attributes: str = "", regions: str = "", given: str = ""
) -> None:
    """Add a sample; `inputs` and `results` are lists of types."""
    operands = tuple(each for each in split_types(inputs) if each)
    outputs = tuple(each for each in split_types(results) if each)
    SAMPLES.setdefault(name, []).append(Sample(name, operands, outputs, attributes, regions, given))


def split_types(text: str) -> list[str]:
    """Types separated by commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for index, char in enumerate(text):
        if char in "<([":
            depth += 1
        elif char in ">)]":
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    parts.append(text[start:].strip())
    return parts


def region(arguments: str, body: str, result: str, type: str, terminator: str = "stablehlo.return") -> str:
    """A region of one block that returns `result`."""
    head = f"^bb0({arguments}): " if arguments else ""
    operands, types = (f"({result})", f"({type})") if result else ("()", "()")
    return f'{{ {head}{body} "{terminator}"{operands} : {types} -> () }}'


def reducer(type: str = "tensor<f32>", op: str = "add") -> str:
    return region(
        f"%x: {type}, %y: {type}", f'%s = "stablehlo.{op}"(%x, %y) : ({type}, {type}) -> {type}', "%s", type
    )


_F = "tensor<4x6xf32>"
_I = "tensor<4x6xi32>"
_C = "tensor<4x6xcomplex<f32>>"
_P = "tensor<4x6xi1>"
_ACCURACY = (
    "result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-3, rtol = 0.5, ulps = 4, "
    "mode = #stablehlo.result_accuracy_mode<TOLERANCE>>"
)
_GROUPS = "replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>"
_CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>"
_TOKEN = "!stablehlo.token"

# -- element by element -------------------------------------------------------------------------------

for _name in (
    ["cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt", "sine", "sqrt", "tan", "tanh"]
):
    sample(f"stablehlo.{_name}", _F, _F)
    sample(f"stablehlo.{_name}", _C, _C)
    sample(f"stablehlo.{_name}", "tensor<?x6xf32>", "tensor<4x?xf32>", _ACCURACY)
for _name in ["ceil", "floor", "round_nearest_afz", "round_nearest_even", "negate", "sign", "abs"]:
    sample(f"stablehlo.{_name}", _F, _F)
for _name in ["negate", "sign", "abs", "not", "count_leading_zeros", "popcnt"]:
    sample(f"stablehlo.{_name}", _I, _I)
for _name in ["abs", "real", "imag"]:
    sample(f"stablehlo.{_name}", _C, _F)
for _name in ["real", "imag"]:
    sample(f"stablehlo.{_name}", _F, _F)
sample("stablehlo.is_finite", _F, _P)
for _name in ["add", "maximum", "minimum", "multiply", "subtract", "divide", "power", "remainder", "atan2"]:
    sample(f"stablehlo.{_name}", f"{_F}, {_F}", _F)
    sample(f"stablehlo.{_name}", f"tensor<4x?xf32, #stablehlo.bounds<?, 9>>, {_F}", "tensor<?x6xf32>")
for _name in ["add", "maximum", "minimum", "multiply", "and", "or", "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"]:
    sample(f"stablehlo.{_name}", f"{_I}, {_I}", _I)
for _name in ["and", "or", "xor"]:
    sample(f"stablehlo.{_name}", f"{_P}, {_P}", _P)
sample("stablehlo.complex", f"{_F}, {_F}", _C)
sample("stablehlo.complex", "tensor<?x6xf32>, tensor<4x?xf32>", "tensor<4x6xcomplex<f32>>")
for _direction, _type in (("LT", "FLOAT"), ("GE", "TOTALORDER"), ("EQ", "NOTYPE")):
    sample(
        "stablehlo.compare",
        f"{_F}, {_F}",
        _P,
        f"comparison_direction = #stablehlo<comparison_direction {_direction}>, "
        f"compare_type = #stablehlo<comparison_type {_type}>",
    )
sample("stablehlo.compare", f"{_I}, {_I}", _P, "comparison_direction = #stablehlo<comparison_direction NE>")
sample("stablehlo.convert", _F, "tensor<4x6xf8E4M3FN>")
sample("stablehlo.convert", _I, "tensor<4x6xui8>")
sample("stablehlo.convert", _P, "tensor<4x6xbf16>")
sample("stablehlo.bitcast_convert", "tensor<4xf32>", "tensor<4xi32>")
sample("stablehlo.bitcast_convert", "tensor<4xf64>", "tensor<4x2xi32>")
sample("stablehlo.bitcast_convert", "tensor<4x2xi16>", "tensor<4xf32>")
sample("stablehlo.reduce_precision", _F, _F, "exponent_bits = 5 : i32, mantissa_bits = 10 : i32")
sample("stablehlo.clamp", f"{_F}, {_F}, {_F}", _F)
sample("stablehlo.clamp", f"tensor<f32>, {_F}, tensor<f32>", _F)
sample("stablehlo.select", f"{_P}, {_F}, {_F}", _F)
sample("stablehlo.select", f"tensor<i1>, {_F}, tensor<?x6xf32>", _F)

# -- constants ----------------------------------------------------------------------------------------

for _value in (
    "dense<[[1.0, 2.0], [3.0, 4.5]]> : tensor<2x2xf32>",
    "dense<true> : tensor<3xi1>",
    "dense<-7> : tensor<i8>",
    "dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>",
    "dense<> : tensor<0x2xui16>",
    "dense<[0x7F800000, 0xFFC00000]> : tensor<2xf32>",
):
    sample("stablehlo.constant", "", _value.rpartition(" : ")[2], f"value = {_value}")
sample("chlo.constant", "", "tensor<2xf32>", "value = dense<[1.0, 2.0]> : tensor<2xf32>")
sample("stablehlo.iota", "", _I, "iota_dimension = 1 : i64")
sample("stablehlo.dynamic_iota", "tensor<2xi64>", "tensor<?x6xf32>", "iota_dimension = 1 : i64")
_SHAPE = '%c = "stablehlo.constant"() <{value = dense<[4, 6]> : tensor<2xi64>}> : () -> tensor<2xi64>'
sample("stablehlo.dynamic_iota", "tensor<2xi64>", "tensor<4x?xi32>", "iota_dimension = 0 : i64", given=_SHAPE)
for _kind, _bound in (("UNIFORM", "f32"), ("NORMAL", "f64")):
    sample(
        "stablehlo.rng",
        f"tensor<{_bound}>, tensor<{_bound}>, tensor<2xi64>",
        f"tensor<4x6x{_bound}>",
        f"rng_distribution = #stablehlo<rng_distribution {_kind}>",
        given=_SHAPE,
    )
for _kind in ("DEFAULT", "THREE_FRY", "PHILOX"):
    sample(
        "stablehlo.rng_bit_generator",
        "tensor<2xui64>",
        "tensor<2xui64>, tensor<10xui32>",
        f"rng_algorithm = #stablehlo<rng_algorithm {_kind}>",
    )

# -- shapes -------------------------------------------------------------------------------------------

sample("stablehlo.reshape", _F, "tensor<2x12xf32>")
sample("stablehlo.reshape", "tensor<?x6xf32>", "tensor<2x12xf32>")
sample("stablehlo.dynamic_reshape", f"{_F}, tensor<2xi64>", "tensor<?x12xf32>")
sample("stablehlo.dynamic_reshape", "tensor<24xf32>, tensor<2xi64>", "tensor<4x?xf32>", given=_SHAPE)
sample("stablehlo.transpose", "tensor<4x?x2xf32, #stablehlo.bounds<?, 9, ?>>",
       "tensor<?x2x4xf32, #stablehlo.bounds<9, ?, ?>>", "permutation = array<i64: 1, 2, 0>")
sample("stablehlo.transpose", "tensor<f32>", "tensor<f32>", "permutation = array<i64>")
sample("stablehlo.reverse", _F, _F, "dimensions = array<i64: 1, 0>")
sample("stablehlo.broadcast", "tensor<3xf32>", "tensor<2x4x3xf32>", "broadcast_sizes = array<i64: 2, 4>")
sample("stablehlo.broadcast_in_dim", "tensor<1x3xf32>", "tensor<3x2x3xf32>",
       "broadcast_dimensions = array<i64: 0, 2>")
sample("stablehlo.broadcast_in_dim", "tensor<f32>", "tensor<2x3xf32>", "broadcast_dimensions = array<i64>")
sample("stablehlo.dynamic_broadcast_in_dim", "tensor<1x?xf32>, tensor<3xi64>", "tensor<?x2x?xf32>",
       "broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64: 0>, "
       "known_nonexpanding_dimensions = array<i64: 1>")
sample("stablehlo.dynamic_broadcast_in_dim", "tensor<6xf32>, tensor<2xi64>", "tensor<4x?xf32>",
       "broadcast_dimensions = array<i64: 1>", given=_SHAPE)
sample("stablehlo.slice", _F, "tensor<2x3xf32>", "start_indices = array<i64: 1, 0>, "
       "limit_indices = array<i64: 3, 6>, strides = array<i64: 1, 2>")
sample("stablehlo.dynamic_slice", f"{_F}, tensor<i32>, tensor<i32>", "tensor<2x3xf32>",
       "slice_sizes = array<i64: 2, 3>")
sample("stablehlo.dynamic_update_slice", f"{_F}, tensor<2x3xf32>, tensor<i32>, tensor<i32>", _F)
sample("stablehlo.real_dynamic_slice", f"{_F}, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>", "tensor<?x?xf32>")
sample("stablehlo.concatenate", f"{_F}, tensor<?x6xf32, #stablehlo.bounds<3, ?>>, tensor<2x6xf32>",
       "tensor<?x6xf32, #stablehlo.bounds<9, ?>>", "dimension = 0 : i64")
sample("stablehlo.concatenate", f"{_F}, {_F}", "tensor<4x12xf32>", "dimension = 1 : i64")
sample("stablehlo.pad", f"{_F}, tensor<f32>", "tensor<6x11xf32>", "edge_padding_low = array<i64: 1, -1>, "
       "edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 1>")
sample("stablehlo.dynamic_pad", f"{_F}, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>",
       "tensor<?x?xf32>")
sample("stablehlo.get_dimension_size", "tensor<?x6xf32>", "tensor<i32>", "dimension = 0 : i64")
sample("stablehlo.set_dimension_size", f"{_F}, tensor<i32>", "tensor<?x6xf32, #stablehlo.bounds<4, ?>>",
       "dimension = 0 : i64")
sample("stablehlo.torch_index_select", f"{_F}, tensor<2xi32>", "tensor<2x6xf32>",
       "dim = 0 : i64, batch_dims = 0 : i64")
_GATHER = (
    "dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], "
    "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], "
    "index_vector_dim = 2>"
)
sample("stablehlo.gather", "tensor<3x5x7xf32>, tensor<3x2x1xi32>", "tensor<3x2x4xf32>",
       f"{_GATHER}, slice_sizes = array<i64: 1, 1, 4>, indices_are_sorted = true")
sample("stablehlo.gather", "tensor<10x4xf32>, tensor<3xi64>", "tensor<3x4xf32>",
       "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
       "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>")
sample("stablehlo.dynamic_gather", "tensor<3x5x7xf32>, tensor<3x2x1xi32>, tensor<3xi64>", "tensor<3x2x?xf32>",
       _GATHER)
_SCATTER = (
    "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], "
    "input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], "
    "index_vector_dim = 2>"
)
sample("stablehlo.scatter", "tensor<3x5x7xf32>, tensor<3x2x1xi32>, tensor<3x2x4xf32>", "tensor<3x5x7xf32>",
       f"{_SCATTER}, indices_are_sorted = true, unique_indices = true", reducer())
sample("stablehlo.scatter", "tensor<10x4xf32>, tensor<3xi64>, tensor<3x4xf32>", "tensor<10x4xf32>",
       "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
       "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>", reducer(op="maximum"))

# -- reductions ---------------------------------------------------------------------------------------

sample("stablehlo.reduce", f"{_F}, tensor<f32>", "tensor<4xf32>", "dimensions = array<i64: 1>", reducer())
sample("stablehlo.reduce", f"{_F}, tensor<f32>", "tensor<f32>", "dimensions = array<i64: 0, 1>",
       reducer(op="subtract"))
_PAIR = (
    "{ ^bb0(%x: tensor<f32>, %i: tensor<i32>, %y: tensor<f32>, %j: tensor<i32>): "
    '"stablehlo.return"(%x, %j) : (tensor<f32>, tensor<i32>) -> () }'
)
sample("stablehlo.reduce", f"{_F}, {_I}, tensor<f32>, tensor<i32>", "tensor<6xf32>, tensor<6xi32>",
       "dimensions = array<i64: 0>", _PAIR)
sample("stablehlo.reduce_window", f"{_F}, tensor<f32>", "tensor<2x3xf32>", "window_dimensions = array<i64: 3, 2>, "
       "window_strides = array<i64: 4, 2>, base_dilations = array<i64: 2, 1>, "
       "window_dilations = array<i64: 3, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>", reducer())
sample("stablehlo.reduce_window", f"{_F}, tensor<f32>", "tensor<3x5xf32>", "window_dimensions = array<i64: 2, 2>",
       reducer(op="maximum"))
_GE = (
    '%s = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction GE>}> '
    ": (tensor<f32>, tensor<f32>) -> tensor<i1>"
)
_SELECT = region("%x: tensor<f32>, %y: tensor<f32>", _GE, "%s", "tensor<i1>")
sample("stablehlo.select_and_scatter", "tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>", _F,
       "window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, "
       "padding = dense<0> : tensor<2x2xi64>", f"{_SELECT}, {reducer()}")
sample("stablehlo.map", f"{_F}, {_F}", _F, "dimensions = array<i64: 0, 1>", reducer(op="multiply"))
sample("stablehlo.sort", _F, _F, "dimension = 1 : i64, is_stable = true", _SELECT)
_SORT2 = region("%x: tensor<f32>, %y: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>", _GE, "%s", "tensor<i1>")
sample("stablehlo.sort", f"{_F}, {_I}", f"{_F}, {_I}", "dimension = 0 : i64", _SORT2)

# -- products -----------------------------------------------------------------------------------------

_PRECISION = "precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]"
sample("stablehlo.dot", "tensor<4x6xf32>, tensor<6x5xf32>", "tensor<4x5xf32>", _PRECISION)
sample("stablehlo.dot", "tensor<6xf32>, tensor<6xf32>", "tensor<f32>")
_DOT = (
    "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
    "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>"
)
sample("stablehlo.dot_general", "tensor<2x4x6xf32>, tensor<2x6x5xf32>", "tensor<2x4x5xf32>",
       f"{_DOT}, {_PRECISION}")
sample("stablehlo.dot_general", "tensor<2x4x6xbf16>, tensor<2x6x5xbf16>", "tensor<2x4x5xf32>",
       f"{_DOT}, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, "
       "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, "
       "allow_imprecise_accumulation = false>")
sample("stablehlo.einsum", "tensor<4x6xf32>, tensor<6x5xf32>", "tensor<4x5xf32>", 'einsum_config = "ij,jk->ik"')
sample("stablehlo.unary_einsum", "tensor<4x6xf32>", "tensor<6x4xf32>", 'einsum_config = "ij->ji"')
_CONV = (
    "dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, "
    "feature_group_count = 1 : i64, batch_group_count = 1 : i64"
)
_WINDOW = (
    "window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 1, 1>, "
    "window_reversal = array<i1: false, true>"
)
sample("stablehlo.convolution", "tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>", "tensor<1x3x14x6xf32>",
       f"{_CONV}, {_WINDOW}, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, {_PRECISION}")
sample("stablehlo.convolution", "tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>", "tensor<1x6x6x6xf32>",
       _CONV.replace("feature_group_count = 1", "feature_group_count = 2"))
sample("stablehlo.dynamic_conv", "tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi64>",
       "tensor<1x?x?x6xf32>", f"{_CONV}, {_WINDOW}")
for _kind, _in, _out in (
    ("FFT", "complex<f32>", "3x8xcomplex<f32>"),
    ("IFFT", "complex<f32>", "3x8xcomplex<f32>"),
    ("RFFT", "f32", "3x5xcomplex<f32>"),
):
    sample("stablehlo.fft", f"tensor<3x8x{_in}>", f"tensor<{_out}>",
           f"fft_type = #stablehlo<fft_type {_kind}>, fft_length = array<i64: 8>")
sample("stablehlo.fft", "tensor<3x5xcomplex<f64>>", "tensor<3x8xf64>",
       "fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3, 8>")
sample("stablehlo.cholesky", "tensor<2x4x4xf32>", "tensor<2x4x4xf32>", "lower = true")
for _transpose in ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"):
    sample("stablehlo.triangular_solve", "tensor<2x4x4xf32>, tensor<2x4x3xf32>", "tensor<2x4x3xf32>",
           "left_side = true, lower = false, unit_diagonal = false, "
           f"transpose_a = #stablehlo<transpose {_transpose}>")
_NORM = "epsilon = 1.0e-3 : f32, feature_index = 1 : i64"
_V = "tensor<6xf32>"
sample("stablehlo.batch_norm_grad", f"{_F}, {_V}, {_V}, {_V}, {_F}", f"{_F}, {_V}, {_V}", _NORM)
sample("stablehlo.batch_norm_inference", f"{_F}, {_V}, {_V}, {_V}, {_V}", _F, _NORM)
sample("stablehlo.batch_norm_training", f"{_F}, {_V}, {_V}", f"{_F}, {_V}, {_V}", _NORM)

# -- control flow and calls ---------------------------------------------------------------------------

_BRANCH = region("", '%k = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>',
                 "%k", "tensor<2xf32>")
sample("stablehlo.if", "tensor<i1>", "tensor<2xf32>", regions=f"{_BRANCH}, {_BRANCH}")
sample("stablehlo.case", "tensor<i32>", "tensor<2xf32>", regions=f"{_BRANCH}, {_BRANCH}, {_BRANCH}")
_WHILE = (
    "{ ^bb0(%p: tensor<f32>, %q: tensor<i1>): \"stablehlo.return\"(%q) : (tensor<i1>) -> () }, "
    "{ ^bb0(%p: tensor<f32>, %q: tensor<i1>): \"stablehlo.return\"(%p, %q) : (tensor<f32>, tensor<i1>) -> () }"
)
sample("stablehlo.while", "tensor<f32>, tensor<i1>", "tensor<f32>, tensor<i1>", regions=_WHILE)
_LAYOUTS = (
    "operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]"
)
sample("stablehlo.custom_call", _F, _F, f'call_target_name = "foo", has_side_effect = true, {_LAYOUTS}, '
       'api_version = 2 : i32, backend_config = "bar", called_computations = [@f]')
sample("stablehlo.custom_call", _F, _F, 'call_target_name = "foo.bar", api_version = 4 : i32, '
       "backend_config = {a = 1 : i64}, output_operand_aliases = [#stablehlo.output_operand_alias<"
       "output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]")
sample("stablehlo.custom_call", f"tuple<{_F}, {_I}>", f"{_F}, {_I}", 'call_target_name = "x", '
       "output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, "
       "operand_tuple_indices = [1]>]")
sample("stablehlo.composite", _F, _F, 'name = "my.op", decomposition = @f, version = 3 : i32, '
       "composite_attributes = {k = 2.0 : f32}")
sample("stablehlo.tuple", f"{_F}, {_I}", f"tuple<{_F}, {_I}>")
sample("stablehlo.get_tuple_element", f"tuple<{_F}, {_I}>", _I, "index = 1 : i32")
sample("stablehlo.optimization_barrier", f"{_F}, {_I}", f"{_F}, {_I}")
sample("stablehlo.create_token", "", _TOKEN)
sample("stablehlo.after_all", f"{_TOKEN}, {_TOKEN}", _TOKEN)
sample("stablehlo.infeed", _TOKEN, f"tensor<3xf32>, {_TOKEN}", 'infeed_config = "c", layout = [[0]]')
sample("stablehlo.outfeed", f"{_F}, {_TOKEN}", _TOKEN, 'outfeed_config = "c"')
sample("stablehlo.send", f"{_F}, {_TOKEN}", _TOKEN, "channel_handle = #stablehlo.channel_handle<handle = 5, "
       "type = 2>, is_host_transfer = true")
sample("stablehlo.recv", _TOKEN, f"{_F}, {_TOKEN}", "channel_handle = #stablehlo.channel_handle<handle = 5, "
       "type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>")
sample("stablehlo.async_done", "!stablehlo.future<tensor<4xf32>>", "tensor<4xf32>")
_ASYNC = region("%x: tensor<8xf32>", '%s = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, '
                "limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4xf32>",
                "%s", "tensor<4xf32>")
sample("stablehlo.async_start", "tensor<8xf32>", "!stablehlo.future<tensor<4xf32>>", regions=_ASYNC)

# -- collectives --------------------------------------------------------------------------------------

sample("stablehlo.replica_id", "", "tensor<ui32>")
sample("stablehlo.partition_id", "", "tensor<ui32>")
sample("stablehlo.all_gather", _F, "tensor<4x12xf32>", f"all_gather_dim = 1 : i64, {_GROUPS}, {_CHANNEL}, "
       "use_global_device_ids")
sample("stablehlo.all_reduce", _F, _F, f"{_GROUPS}, {_CHANNEL}", reducer())
sample("stablehlo.all_reduce", f"{_F}, tensor<2xf32>", f"{_F}, tensor<2xf32>", f"{_GROUPS}", reducer())
sample("stablehlo.reduce_scatter", _F, "tensor<4x3xf32>", f"scatter_dimension = 1 : i64, {_GROUPS}", reducer())
sample("stablehlo.all_to_all", _F, "tensor<2x12xf32>", "split_dimension = 0 : i64, concat_dimension = 1 : i64, "
       f"split_count = 2 : i64, {_GROUPS}")
sample("stablehlo.collective_broadcast", _F, _F, f"{_GROUPS}, {_CHANNEL}")
sample("stablehlo.collective_permute", _F, _F,
       f"source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, {_CHANNEL}")
sample("stablehlo.cross-replica-sum", _F, _F, _GROUPS)

# -- chlo ---------------------------------------------------------------------------------------------

for _name in (
    ["acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "conj", "cosh", "sinh", "square", "tan", "digamma", "erf", "erf_inv", "erfc", "lgamma"]
):
    sample(f"chlo.{_name}", _F, _F)
sample("chlo._asin_acos_kernel", _C, _C)
for _name in ["is_inf", "is_neg_inf", "is_pos_inf"]:
    sample(f"chlo.{_name}", _F, _P)
for _name in ["next_after", "polygamma", "zeta"]:
    sample(f"chlo.{_name}", f"{_F}, {_F}", _F)
sample("chlo.mulhi", f"{_I}, {_I}", _I)
for _name in (
    ["add", "atan2", "divide", "maximum", "minimum", "multiply", "next_after", "polygamma", "power", "remainder", "subtract", "zeta"]
):
    sample(f"chlo.broadcast_{_name}", "tensor<4x1xf32>, tensor<6xf32>", _F)
    sample(f"chlo.broadcast_{_name}", "tensor<4xf32>, tensor<4x?xf32>", "tensor<4x?xf32>",
           "broadcast_dimensions = array<i64: 0>")
for _name in ["and", "or", "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"]:
    sample(f"chlo.broadcast_{_name}", "tensor<*xi32>, tensor<6xi32>", "tensor<*xi32>")
sample("chlo.broadcast_complex", "tensor<4x1xf32>, tensor<6xf32>", _C)
sample("chlo.broadcast_compare", "tensor<4x1xf32>, tensor<6xf32>", _P,
       "comparison_direction = #chlo<comparison_direction GT>, compare_type = #chlo<comparison_type FLOAT>")
sample("chlo.broadcast_select", "tensor<6xi1>, tensor<4x1xf32>, tensor<6xf32>", _F)
sample("chlo.constant_like", "tensor<?x6xf32>", "tensor<?x6xf32>", "value = 1.0 : f32")
sample("chlo.top_k", "tensor<4x9xf32>", "tensor<4x3xf32>, tensor<4x3xi32>", "k = 3 : i64")
sample("chlo.ragged_dot", "tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>", "tensor<11x7xf32>",
       "ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], "
       "rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, "
       "precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>]")
_SCAN = (
    '{ ^bb0(%x: tensor<6xf32>, %c: tensor<6xf32>): %s = "stablehlo.add"(%x, %c) '
    ": (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> "
    '"stablehlo.return"(%s, %s) : (tensor<6xf32>, tensor<6xf32>) -> () }'
)
sample("chlo.scan", f"{_F}, tensor<6xf32>", f"{_F}, tensor<6xf32>", "dimension = 0 : i64, is_reverse = true, "
       "operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>", _SCAN)


# -- wrong variants -----------------------------------------------------------------------------------

_ELEMENTS = ("f32", "i32", "i1", "f64", "ui8", "complex<f32>", "bf16")
_NUMBER = re.compile(r"(?<=[=\[,:] )-?\d+(?=[,\] >}]| : |$)")
_LIST = re.compile(r"(?:array<i64: |= \[)(-?\d+(?:, -?\d+)*)(?=[\]>])")
_TENSOR = re.compile(r"tensor<((?:[\d?]+x)*)([a-z]\w*(?:<\w+>)?)>")


def variants(each: Sample, seed: int, count: int) -> Iterator[str]:
    """`count` texts of a sample, each with one change."""
    pick = random.Random(seed)
    for _ in range(count):
        yield _changed(each, pick).text()


def _changed(each: Sample, pick: random.Random) -> Sample:
    kind = pick.randrange(5)
    if kind < 2 and each.attributes:
        change = pick.choice([_change_number, _change_list])
        return each._replace(attributes=change(each.attributes, pick))
    if kind == 2 and each.regions:
        return each._replace(regions=_change_types_in(each.regions, pick))
    if kind == 3 and each.results:
        return each._replace(results=_change_one(each.results, pick))
    if len(each.inputs) > each.given.count(" ="):
        count = len(each.inputs) - each.given.count("%")
        return each._replace(inputs=_change_one(each.inputs[:count], pick) + each.inputs[count:])
    return each


def _change_one(types: tuple[str, ...], pick: random.Random) -> tuple[str, ...]:
    at = pick.randrange(len(types))
    return (*types[:at], _change_type(types[at], pick), *types[at + 1 :])


def _change_number(text: str, pick: random.Random) -> str:
    """Another number in an attribute."""
    spans = [each.span() for each in _NUMBER.finditer(text)]
    if not spans:
        return text
    start, end = pick.choice(spans)
    value = int(text[start:end])
    other = pick.choice([value + 1, value - 1, value + 7, -1, 0, 1, 2])
    return text[:start] + str(other) + text[end:]


def _change_list(text: str, pick: random.Random) -> str:
    """An element more or less, or a changed element, in `array<i64: ...>` or `[...]` of an attribute."""
    found = list(_LIST.finditer(text))
    if not found:
        return text
    start, end = pick.choice(found).span(1)
    values = text[start:end].split(", ")
    how = pick.randrange(4)
    if how == 0:
        values.append(pick.choice(values))
    elif how == 1 and len(values) > 1:
        values.pop(pick.randrange(len(values)))
    elif how == 2:
        values.reverse()
    else:
        values[pick.randrange(len(values))] = str(pick.choice([-1, 0, 1, 2, 3, 5]))
    return text[:start] + ", ".join(values) + text[end:]


def _change_types_in(text: str, pick: random.Random) -> str:
    """Replace one of the types in a text in all places."""
    found = sorted({each.group() for each in _TENSOR.finditer(text)})
    if not found:
        return text
    old = pick.choice(found)
    return text.replace(old, _change_type(old, pick))


def _change_type(text: str, pick: random.Random) -> str:
    """Another size, rank or element type."""
    found = list(_TENSOR.finditer(text))
    if not found:
        return text
    match = pick.choice(found)
    sizes = [each for each in match.group(1).split("x") if each]
    element = match.group(2)
    how = pick.randrange(5)
    if how == 0:
        element = pick.choice(_ELEMENTS)
    elif how == 1 and sizes:
        sizes.pop(pick.randrange(len(sizes)))
    elif how == 2:
        sizes.insert(pick.randrange(len(sizes) + 1), pick.choice(["1", "2", "?"]))
    elif sizes:
        at = pick.randrange(len(sizes))
        sizes[at] = pick.choice(["?", "0", "1", "2", "3", "5", "8"])
    new = f"tensor<{''.join(size + 'x' for size in sizes)}{element}>"
    return text[: match.start()] + new + text[match.end() :]
