"""tosa's operations of earlier releases: read as today's, and written as those of the release again."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run
from tests.layouts.former_texts import check_there_and_back, read, read_as_today

WINDOWS = "pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>"
ONE_DILATION = "dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>"


def function(arguments: str, *lines: str) -> str:
    body = "\n".join(f"%{at} = {line}" for at, line in enumerate(lines))
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}"


def scalar(number: object, element: str) -> str:
    type = f"tensor<1x{element}>"
    return f'"tosa.const"() <{{values = dense<{number}> : {type}}}> : () -> {type}'


def shape(*sizes: int) -> str:
    numbers = list(sizes) if sizes else ""
    length = len(sizes)
    return f"tosa.const_shape {{values = dense<{numbers}> : tensor<{length}xindex>}} : () -> !tosa.shape<{length}>"


def generic(line: str, release: int) -> str:
    """An operation in the generic form; 16 had no other, and axes of 64 bits."""
    line = re.sub(r"^(tosa\.\w+) ([^{:]*?)(?= [{:])", r'"\1"(\2)', line)
    return line.replace("{width}", "64" if release < 18 else "32")


# The releases, the arguments, the operations there and today.
CASES = [
    (
        (16, 19),
        "%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>",
        [
            f"tosa.conv2d %a, %w, %b {{{ONE_DILATION}}} : "
            "(tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>"
        ],
        [
            scalar("0.0", "f32"),
            scalar("0.0", "f32"),
            f"tosa.conv2d %a, %w, %b, %0, %1 {{acc_type = f32, {ONE_DILATION}}} : (tensor<1x4x4x4xf32>, "
            "tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<1x4x4x4xi8>, %w: tensor<1x1x4x2xi8>, %b: tensor<8xi32>",
        [
            f"tosa.depthwise_conv2d %a, %w, %b {{{ONE_DILATION}, "
            "quantization_info = #tosa.conv_quant<input_zp = -7, weight_zp = 3>} : "
            "(tensor<1x4x4x4xi8>, tensor<1x1x4x2xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>"
        ],
        [
            scalar(-7, "i8"),
            scalar(3, "i8"),
            f"tosa.depthwise_conv2d %a, %w, %b, %0, %1 {{acc_type = i32, {ONE_DILATION}}} : (tensor<1x4x4x4xi8>, "
            "tensor<1x1x4x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>",
        ],
    ),
    (
        (19,),
        "%a: tensor<1x4x4x4xbf16>, %w: tensor<8x1x1x4xbf16>, %b: tensor<8xbf16>",
        [
            "tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0, 0, 0, 0>, out_shape = "
            "array<i64: 1, 4, 4, 8>, stride = array<i64: 1, 1>} : "
            "(tensor<1x4x4x4xbf16>, tensor<8x1x1x4xbf16>, tensor<8xbf16>) -> tensor<1x4x4x8xbf16>"
        ],
        [
            scalar("0.0", "bf16"),
            scalar("0.0", "bf16"),
            "tosa.transpose_conv2d %a, %w, %b, %0, %1 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, "
            "stride = array<i64: 1, 1>} : (tensor<1x4x4x4xbf16>, tensor<8x1x1x4xbf16>, tensor<8xbf16>, "
            "tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x8xbf16>",
        ],
    ),
    (
        (16,),
        "%a: tensor<1x4x4x4xi8>",
        [
            f"tosa.avg_pool2d %a {{kernel = array<i64: 1, 1>, {WINDOWS}, quantization_info = "
            "#tosa.unary_quant<input_zp = 4, output_zp = 5>} : (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>"
        ],
        [
            scalar(4, "i8"),
            scalar(5, "i8"),
            f"tosa.avg_pool2d %a, %0, %1 {{acc_type = i32, kernel = array<i64: 1, 1>, {WINDOWS}}} : "
            "(tensor<1x4x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi8>",
        ],
    ),
    (
        (19,),
        "%a: tensor<1x4x4x4xf16>",
        [
            f"tosa.avg_pool2d %a {{acc_type = f32, kernel = array<i64: 1, 1>, {WINDOWS}}} : "
            "(tensor<1x4x4x4xf16>) -> tensor<1x4x4x4xf16>"
        ],
        [
            scalar("0.0", "f16"),
            scalar("0.0", "f16"),
            f"tosa.avg_pool2d %a, %0, %1 {{acc_type = f32, kernel = array<i64: 1, 1>, {WINDOWS}}} : "
            "(tensor<1x4x4x4xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x4xf16>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<1x2x3xi8>, %b: tensor<1x3x2xi8>",
        [
            "tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 0>} : "
            "(tensor<1x2x3xi8>, tensor<1x3x2xi8>) -> tensor<1x2x2xi32>"
        ],
        [
            scalar(1, "i8"),
            scalar(0, "i8"),
            "tosa.matmul %a, %b, %0, %1 : (tensor<1x2x3xi8>, tensor<1x3x2xi8>, tensor<1xi8>, tensor<1xi8>) -> "
            "tensor<1x2x2xi32>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<4xi8>, %b: tensor<4xf32>",
        [
            "tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = 2>} : "
            "(tensor<4xi8>) -> tensor<4xi8>",
            "tosa.negate %b : (tensor<4xf32>) -> tensor<4xf32>",
        ],
        [
            scalar(0, "i8"),
            scalar(2, "i8"),
            "tosa.negate %a, %0, %1 : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>",
            scalar("0.0", "f32"),
            scalar("0.0", "f32"),
            "tosa.negate %b, %3, %4 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<2x3xf32>, %s: tensor<f32>",
        [
            "tosa.reshape %a {new_shape = array<i64: 3, -1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "tosa.slice %a {start = array<i64: 0, 1>, size = array<i64: 2, 2>} : (tensor<2x3xf32>) -> tensor<2x2xf32>",
            "tosa.tile %a {multiples = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<2x6xf32>",
            "tosa.reshape %s {new_shape = array<i64>} : (tensor<f32>) -> tensor<f32>",
        ],
        [
            shape(3, -1),
            "tosa.reshape %a, %0 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>",
            shape(0, 1),
            shape(2, 2),
            "tosa.slice %a, %2, %3 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>",
            shape(1, 2),
            "tosa.tile %a, %5 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x6xf32>",
            shape(),
            "tosa.reshape %s, %7 : (tensor<f32>, !tosa.shape<0>) -> tensor<f32>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<1x2x2x1xi8>",
        [
            "tosa.resize %a {scale = array<i64: 2, 1, 2, 1>, offset = array<i64: 0, 0>, border = array<i64: 1, 1>, "
            'mode = "NEAREST_NEIGHBOR"} : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8>'
        ],
        [
            shape(2, 1, 2, 1),
            shape(0, 0),
            shape(1, 1),
            "tosa.resize %a, %0, %1, %2 {mode = NEAREST_NEIGHBOR} : "
            "(tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xi8>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<2x3xi32>, %b: tensor<2x3xf32>",
        [
            '"tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>',
            "tosa.transpose %a, %0 : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>",
        ],
        ["tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>"],
    ),
    (
        (16, 19),
        "%a: tensor<2x3xf32>",
        [
            '"tosa.const"() {value = dense<1.5> : tensor<f32>} : () -> tensor<f32>',
            '"tosa.const"() {value = dense<[[1, 0], [0, 2]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>',
            "tosa.pad %a, %1, %0 : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<3x5xf32>",
        ],
        [
            shape(1, 0, 0, 2),
            scalar("1.5", "f32"),
            "tosa.pad %a, %0, %1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>",
        ],
    ),
    (
        (19,),
        "%a: tensor<4xi32>, %b: tensor<4xf32>",
        [
            "tosa.mul %a, %a {shift = 3 : i8} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>",
            "tosa.mul %b, %b {shift = 0 : i8} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
        ],
        [
            scalar(3, "i8"),
            "tosa.mul %a, %a, %0 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>",
            scalar(0, "i8"),
            "tosa.mul %b, %b, %2 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>",
        ],
    ),
    (
        (16,),
        "%a: tensor<4xi32>",
        ["tosa.mul %a, %a {shift = 3 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>"],
        [
            scalar(3, "i8"),
            "tosa.mul %a, %a, %0 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>",
        ],
    ),
    (
        (19,),
        "%a: tensor<2xi8>, %b: tensor<2xui8>",
        [
            "tosa.rescale %a {double_round = false, input_zp = 17 : i32, multiplier = array<i32: 19689>, output_zp = "
            "-22 : i32, per_channel = false, scale32 = false, shift = array<i8: 15>} : (tensor<2xi8>) -> tensor<2xi8>",
            "tosa.rescale %b {double_round = true, input_zp = 200 : i32, multiplier = array<i32: 7, 8>, output_zp = "
            "0 : i32, per_channel = true, scale32 = true, shift = array<i8: 15, 16>} : (tensor<2xui8>) -> tensor<2xi32>",
        ],
        [
            scalar(19689, "i16"),
            scalar(15, "i8"),
            scalar(17, "i8"),
            scalar(-22, "i8"),
            "tosa.rescale %a, %0, %1, %2, %3 {input_unsigned = false, output_unsigned = false, per_channel = false, "
            "rounding_mode = SINGLE_ROUND, scale32 = false} : "
            "(tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>",
            '"tosa.const"() <{values = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>',
            '"tosa.const"() <{values = dense<[15, 16]> : tensor<2xi8>}> : () -> tensor<2xi8>',
            scalar(200, "ui8"),
            scalar(0, "i32"),
            "tosa.rescale %b, %5, %6, %7, %8 {input_unsigned = true, output_unsigned = false, per_channel = true, "
            "rounding_mode = DOUBLE_ROUND, scale32 = true} : "
            "(tensor<2xui8>, tensor<2xi32>, tensor<2xi8>, tensor<1xui8>, tensor<1xi32>) -> tensor<2xi32>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<4xi32>, %b: tensor<4xi8>, %c: i64, %d: i32, %e: i8",
        [
            "tosa.apply_scale %d, %d, %e {double_round = true} : (i32, i32, i8) -> i32",
            "tosa.apply_scale %d, %d, %e {double_round = false} : (i32, i32, i8) -> i32",
        ],
        [
            "tosa.apply_scale %d, %d, %e {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32",
            "tosa.apply_scale %d, %d, %e {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<4xi8>, %b: tensor<4xf32>",
        [
            "tosa.clamp %a {min_int = -5 : i64, max_int = 7 : i64, min_fp = -5.0 : f32, max_fp = 7.0 : f32} : "
            "(tensor<4xi8>) -> tensor<4xi8>",
            "tosa.clamp %b {min_int = 0 : i64, max_int = 2 : i64, min_fp = 0.5 : f32, max_fp = 2.5 : f32} : "
            "(tensor<4xf32>) -> tensor<4xf32>",
        ],
        [
            "tosa.clamp %a {min_val = -5 : i8, max_val = 7 : i8} : (tensor<4xi8>) -> tensor<4xi8>",
            "tosa.clamp %b {min_val = 0.5 : f32, max_val = 2.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>",
        ],
    ),
    (
        (16, 19),
        "%a: tensor<2x3xf32>",
        [
            "tosa.reduce_prod %a {axis = 1 : i{width}} : (tensor<2x3xf32>) -> tensor<2x1xf32>",
        ],
        ["tosa.reduce_product %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>"],
    ),
]


# In release 19, with a text that is not that of the conversion back.
QUANTIZED = "!quant.uniform<i8:f32, 0.5:-3>"

ONE_WAY = [
    (
        f"%a: tensor<2x{QUANTIZED}>, %b: tensor<2xf32>, %c: tensor<1x2xi32>",
        [
            "arith.constant dense<[[1, 0]]> : tensor<1x2xi64>",
            f'"tosa.const"() {{value = dense<5> : tensor<i8>}} : () -> tensor<{QUANTIZED}>',
            f"tosa.pad %a, %0, %1 : (tensor<2x{QUANTIZED}>, tensor<1x2xi64>, tensor<{QUANTIZED}>) -> "
            f"tensor<3x{QUANTIZED}>",
            "tosa.pad %a, %0 {quantization_info = #tosa.pad_quant<input_zp = -3>} : "
            f"(tensor<2x{QUANTIZED}>, tensor<1x2xi64>) -> tensor<3x{QUANTIZED}>",
            # Without effect on floats.
            "tosa.pad %b, %0 {quantization_info = #tosa.pad_quant<input_zp = 9>} : "
            "(tensor<2xf32>, tensor<1x2xi64>) -> tensor<3xf32>",
        ],
        [
            shape(1, 0),
            f'"tosa.const"() <{{values = dense<5> : tensor<1xi8>}}> : () -> tensor<1x{QUANTIZED}>',
            f"tosa.pad %a, %0, %1 : (tensor<2x{QUANTIZED}>, !tosa.shape<2>, tensor<1x{QUANTIZED}>) -> "
            f"tensor<3x{QUANTIZED}>",
            shape(1, 0),
            f'"tosa.const"() <{{values = dense<-3> : tensor<1xi8>}}> : () -> tensor<1x{QUANTIZED}>',
            f"tosa.pad %a, %3, %4 : (tensor<2x{QUANTIZED}>, !tosa.shape<2>, tensor<1x{QUANTIZED}>) -> "
            f"tensor<3x{QUANTIZED}>",
            shape(1, 0),
            scalar("0.0", "f32"),
            "tosa.pad %b, %6, %7 : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<3xf32>",
        ],
    ),
    (
        "%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<?xf32>, %s: tensor<f32>",
        [
            "tosa.add %b, %a : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>",
            "tosa.mul %a, %s {shift = 0 : i8} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>",
            "tosa.pow %a, %c : (tensor<2x4xf32>, tensor<?xf32>) -> tensor<2x4xf32>",
        ],
        [
            shape(1, 4),
            "tosa.reshape %b, %0 : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>",
            "tosa.add %1, %a : (tensor<1x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>",
            scalar(0, "i8"),
            shape(1, 1),
            "tosa.reshape %s, %4 : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>",
            "tosa.mul %a, %5, %3 : (tensor<2x4xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<2x4xf32>",
            shape(1, -1),
            "tosa.reshape %c, %7 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<1x?xf32>",
            "tosa.pow %a, %8 : (tensor<2x4xf32>, tensor<1x?xf32>) -> tensor<2x4xf32>",
        ],
    ),
    (
        "%a: tensor<2xi8>, %b: tensor<2xf32>, %v: tensor<f32>",
        [
            "arith.constant dense<[[1, 0]]> : tensor<1x2xi64>",
            "tosa.pad %a, %0 {quantization_info = #tosa.pad_quant<input_zp = 9>} : "
            "(tensor<2xi8>, tensor<1x2xi64>) -> tensor<3xi8>",
            "tosa.pad %b, %0 : (tensor<2xf32>, tensor<1x2xi64>) -> tensor<3xf32>",
            "tosa.pad %b, %0, %v : (tensor<2xf32>, tensor<1x2xi64>, tensor<f32>) -> tensor<3xf32>",
        ],
        [
            shape(1, 0),
            scalar(9, "i8"),
            "tosa.pad %a, %0, %1 : (tensor<2xi8>, !tosa.shape<2>, tensor<1xi8>) -> tensor<3xi8>",
            shape(1, 0),
            scalar("0.0", "f32"),
            "tosa.pad %b, %3, %4 : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<3xf32>",
            shape(1, 0),
            shape(1),
            "tosa.reshape %v, %7 : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>",
            "tosa.pad %b, %6, %8 : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<3xf32>",
        ],
    ),
    (
        "%a: tensor<?x3xi8>, %w: tensor<2x3xi8>, %b: tensor<2xi32>",
        [
            "tosa.fully_connected %a, %w, %b {quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : "
            "(tensor<?x3xi8>, tensor<2x3xi8>, tensor<2xi32>) -> tensor<?x2xi32>",
            "tosa.abs %0 : (tensor<?x2xi32>) -> tensor<?x2xi32>",
        ],
        [
            shape(-1, 1, 1, 3),
            "tosa.reshape %a, %0 : (tensor<?x3xi8>, !tosa.shape<4>) -> tensor<?x1x1x3xi8>",
            shape(2, 1, 1, 3),
            "tosa.reshape %w, %2 : (tensor<2x3xi8>, !tosa.shape<4>) -> tensor<2x1x1x3xi8>",
            scalar(1, "i8"),
            scalar(2, "i8"),
            f"tosa.conv2d %1, %3, %b, %4, %5 {{acc_type = i32, {ONE_DILATION}}} : (tensor<?x1x1x3xi8>, "
            "tensor<2x1x1x3xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x1x1x2xi32>",
            shape(-1, 2),
            "tosa.reshape %6, %7 : (tensor<?x1x1x2xi32>, !tosa.shape<2>) -> tensor<?x2xi32>",
            "tosa.abs %8 : (tensor<?x2xi32>) -> tensor<?x2xi32>",
        ],
    ),
    (
        "%a: tensor<2xi8>, %b: tensor<2xf16>",
        [
            # Bounds beyond the type, and a shift without effect.
            "tosa.clamp %a {min_int = -500 : i64, max_int = 500 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : "
            "(tensor<2xi8>) -> tensor<2xi8>",
            "tosa.clamp %b {min_int = 0 : i64, max_int = 0 : i64, min_fp = 0.1 : f32, max_fp = 6.0 : f32} : "
            "(tensor<2xf16>) -> tensor<2xf16>",
            "tosa.mul %b, %b {shift = 3 : i8} : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>",
        ],
        [
            "tosa.clamp %a {min_val = -128 : i8, max_val = 127 : i8} : (tensor<2xi8>) -> tensor<2xi8>",
            "tosa.clamp %b {min_val = 0.1 : f16, max_val = 6.0 : f16} : (tensor<2xf16>) -> tensor<2xf16>",
            scalar(0, "i8"),
            "tosa.mul %b, %b, %2 : (tensor<2xf16>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf16>",
        ],
    ),
]

# Operations of today that release 19 does not have.
REFUSED = [
    (
        "%a: tensor<1x2x3xi8>, %b: tensor<1x3x2xi8>, %z: tensor<1xi8>",
        [
            scalar("0", "i8"),
            "tosa.matmul %a, %b, %0, %z : (tensor<1x2x3xi8>, tensor<1x3x2xi8>, tensor<1xi8>, tensor<1xi8>) -> "
            "tensor<1x2x2xi32>",
        ],
        "'tosa.matmul' op has an operand 'b_zp' that is no constant: it is an attribute in the release",
    ),
    (
        "%a: tensor<1x2x3xf32>, %b: tensor<1x3x2xf32>, %z: tensor<1xf32>",
        [
            scalar("0.0", "f32"),
            "tosa.matmul %a, %b, %0, %z : (tensor<1x2x3xf32>, tensor<1x3x2xf32>, tensor<1xf32>, tensor<1xf32>) -> "
            "tensor<1x2x2xf32>",
        ],
        "'tosa.matmul' op has an operand 'b_zp' that is not 0, which the release does not know",
    ),
    (
        "%d: i32, %e: i8",
        ["tosa.apply_scale %d, %d, %e {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32"],
        "'rounding_mode' is not known to llvm19 and would be lost",
    ),
    (
        "%a: tensor<1x4x4x4xf16>, %w: tensor<8x1x1x4xf16>, %b: tensor<8xf16>",
        [
            scalar("0.0", "f16"),
            f"tosa.conv2d %a, %w, %b, %0, %0 {{acc_type = f32, {ONE_DILATION}}} : (tensor<1x4x4x4xf16>, "
            "tensor<8x1x1x4xf16>, tensor<8xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x8xf16>",
        ],
        "'acc_type' is not known to llvm19 and would be lost",
    ),
    (
        "%a: tensor<2xi8>",
        [
            scalar(1, "i16"),
            scalar(9, "i8"),
            scalar(0, "i8"),
            "tosa.rescale %a, %0, %1, %2, %2 {input_unsigned = true, output_unsigned = false, per_channel = false, "
            "rounding_mode = SINGLE_ROUND, scale32 = false} : "
            "(tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>",
        ],
        "'input_unsigned' is not known to llvm19 and would be lost",
    ),
]

CONDITION = """\
module {
  func.func @f(%arg0: tensor<f32>, %arg1: tensor<i1>) -> tensor<f32> {
    %0 = tosa.cond_if %arg1 -> (tensor<f32>) {
      tosa.yield %arg0 : tensor<f32>
    } else {
      %1 = tosa.abs %arg0 : (tensor<f32>) -> tensor<f32>
      tosa.yield %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}
"""


@pytest.mark.parametrize(
    ("release", "former", "today"),
    [
        (
            release,
            function(arguments, *[generic(line, release) for line in former]),
            function(arguments, *today),
        )
        for releases, arguments, former, today in CASES
        for release in releases
    ],
)
def test_there_and_back(release: int, former: str, today: str) -> None:
    check_there_and_back(release, former, today)


@pytest.mark.parametrize("today", [function(arguments, *today) for _, arguments, _, today in CASES])
@pytest.mark.parametrize("release", [18, 20, 21])
def test_releases_without_tools(release: int, today: str) -> None:
    module: Any = parse_source(today.encode(), "in.mlir", Context(), True)
    assert str(read(write_for(module, target(f"llvm{release}")))) == str(module)


@pytest.mark.parametrize(
    ("former", "today"),
    [(function(arguments, *former), function(arguments, *today)) for arguments, former, today in ONE_WAY],
)
def test_meanings(former: str, today: str) -> None:
    module = read_as_today(19, former, today)
    context = Context()
    text: Any = parse_source(former.encode(), "in", context, True, release=release_syntax("llvm19", context))
    assert str(text) == str(module)
    # Accepted by release 19 again.
    assert run(mlir_opt(19), stdin=write_for(module, target("llvm19"))).stdout


def test_a_converted_attribute_is_known() -> None:
    """No warning about a zero point that becomes a constant."""
    text = function(
        "%a: tensor<2xi8>",
        "arith.constant dense<[[1, 0]]> : tensor<1x2xi64>",
        "tosa.pad %a, %0 {quantization_info = #tosa.pad_quant<input_zp = 9>} : "
        "(tensor<2xi8>, tensor<1x2xi64>) -> tensor<3xi8>",
    )
    data = run(mlir_opt(19), "--emit-bytecode", stdin=text).stdout
    _, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
    assert opaque_warnings(reader, choice) == []


def test_a_constant_of_too_many_elements_is_not_read() -> None:
    text = function(
        "%a: tensor<2xf32>",
        "arith.constant dense<0> : tensor<9999999999x2xi64>",
        "tosa.pad %a, %0 : (tensor<2xf32>, tensor<9999999999x2xi64>) -> tensor<2xf32>",
    )
    context = Context()
    module: Any = parse_source(text.encode(), "in", context, True, release=release_syntax("llvm19", context))
    with pytest.raises(MLIRError):
        require_valid(module)


# Operations whose numbers today's types do not have, or whose attributes are of another kind.
STAYING = [
    ("%a: tensor<2xi8>", "tosa.negate %a {quantization_info = 5 : i32} : (tensor<2xi8>) -> tensor<2xi8>"),
    (
        "%a: tensor<2xi8>",
        "tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 200, output_zp = 0>} : "
        "(tensor<2xi8>) -> tensor<2xi8>",
    ),
    (
        "%a: tensor<2xf32>",
        "tosa.negate %a {quantization_info = #tosa.unary_quant<input_zp = 2, output_zp = 0>} : "
        "(tensor<2xf32>) -> tensor<2xf32>",
    ),
    ("%a: tensor<2xi32>", "tosa.mul %a, %a {shift = 300 : i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>"),
    ("%a: tensor<2xi32>", 'tosa.mul %a, %a {shift = "3"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>'),
    (
        "%a: tensor<2xi32>",
        "tosa.rescale %a {multiplier = array<i32: 40000>, shift = array<i8: 15>, input_zp = 0 : i32, output_zp = 0 : "
        "i32, scale32 = false, double_round = false, per_channel = false} : (tensor<2xi32>) -> tensor<2xi8>",
    ),
    (
        "%a: tensor<2xi32>",
        "tosa.rescale %a {multiplier = array<i32: 4>, shift = array<i8: 15>, input_zp = 0 : i32, output_zp = 128 : "
        "i32, scale32 = true, double_round = false, per_channel = false} : (tensor<2xi32>) -> tensor<2xi8>",
    ),
    (
        "%a: tensor<2xi8>",
        "tosa.clamp %a {min_int = 1.5 : f32, max_int = 5 : i64, min_fp = 0.0 : f32, max_fp = 0.0 : f32} : "
        "(tensor<2xi8>) -> tensor<2xi8>",
    ),
]


@pytest.mark.parametrize(("arguments", "line"), STAYING)
def test_operations_without_an_equivalent_form_are_errors(arguments: str, line: str) -> None:
    text = function(arguments, generic(line, 19))
    context = Context()
    with pytest.raises(MLIRError) as caught:
        module: Any = parse_source(text.encode(), "in", context, True, release=release_syntax("llvm19", context))
        require_valid(module)
    assert line.split()[0] in caught.value.message


def test_the_shape_of_an_unranked_result_is_not_lost() -> None:
    text = function(
        "%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>",
        "tosa.transpose_conv2d %a, %w, %b {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 4, 4, 8>, "
        "stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<*xf32>",
    )
    context = Context()
    module: Any = parse_source(text.encode(), "in", context, True, release=release_syntax("llvm19", context))
    assert "out_shape = array<i64: 1, 4, 4, 8>" in str(module)


@pytest.mark.parametrize(
    ("today", "error"), [(function(arguments, *today), error) for arguments, today, error in REFUSED]
)
def test_what_release_19_does_not_have(today: str, error: str) -> None:
    module: Any = parse_source(today.encode(), "in.mlir", Context(), True)
    require_valid(module)
    with pytest.raises(MLIRError) as caught:
        write_for(module, target("llvm19"))
    assert error in caught.value.message


def test_syntax_of_conditions() -> None:
    assert run(mlir_opt(19), stdin=CONDITION).stdout.decode().strip() == CONDITION.strip()
    context = Context()
    module: Any = parse_source(
        CONDITION.encode(), "in.mlir", context, True, release=release_syntax("llvm19", context)
    )
    require_valid(module)
    assert "tosa.cond_if %arg1 : tensor<i1> -> tensor<f32> {" in str(module)
    for release in ("llvm19", "llvm21"):
        assert printed_as(module, release, context).get_asm(assume_verified=True).strip() == CONDITION.strip()
