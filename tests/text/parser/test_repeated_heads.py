"""Heads of operations with regions that read like earlier ones: the result is the same as without these."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir
from mlirkit.support.build import COMPILED
from mlirkit.text.parser import op_asm_parser
from mlirkit.text.parser.repeated_heads import read_head

_FRAME = """
#map = affine_map<(d0)[s0] -> (d0 + s0, 8)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @f(%n: index, %m: index, %x: f32, %y: f64, %x0: tensor<f32>,
             %a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf64>) {{
  %p:2 = "some.pair"() : () -> (f32, f32)
  affine.for %i = 0 to 8 {{
{0}
{1}
{2}
  }}
  return
}}
"""

# Operations that are read in sequence: with heads that differ only in names, and with other heads.
_HEADS = [
    "affine.for %j = 0 to 8 {\n}",
    "affine.for %k = 0 to 8 {\n  affine.yield\n}",
    "affine.for %k = 0 to %n {\n}",
    "affine.for %k = 0 to %m {\n} {x}",
    "affine.for %k = 0 to 8 {\n} {x}",
    "affine.for %j = 0 to min #map(%i)[%n] step 2 {\n}",
    "affine.for %n1 = 0 to min #map(%i)[%m] step 2 { // %i\n}",
    "affine.for %j = 0 to min #map(%i)[%n] step 2\n{\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %x) -> f32 {\n  affine.yield %s : f32\n}",
    "affine.for %j = 0 to 8 iter_args(%t = %p#1) -> f32 {\n  affine.yield %t : f32\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %p#0) -> f32 {\n  affine.yield %s : f32\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %x) -> (f32) {\n  affine.yield %s : f32\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %x, %t = %x) -> (f32, f32) {\n  affine.yield %t, %s : f32, f32\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %x, %t = %p) -> (f32, f32) {\n  affine.yield %t, %s : f32, f32\n}",
    "affine.if #set(%i)[%n] {\n}",
    "affine.if #set(%i)[%m] {\n} else {\n}",
    "%r = affine.if #set(%i)[%m] -> f32 {\n affine.yield %x : f32\n} else {\n affine.yield %x : f32\n}",
    "linalg.broadcast ins(%x0 : tensor<f32>) outs(%a : tensor<4xf32>) dimensions = [0]",
    "linalg.broadcast ins(%x0 : tensor<f32>) outs(%b : tensor<4xf32>) dimensions = [0]\n%r = arith.negf %x : f32",
    "linalg.broadcast ins(%x0 : tensor<f32>) outs(%b : tensor<4xf32>) dimensions = [0] {y}",
    'linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"], doc = "%a"} '
    "outs(%a : tensor<4xf32>) {\n^bb0(%e: f32):\n  linalg.yield %e : f32\n} -> tensor<4xf32>",
    'linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"], doc = "%b"} '
    "outs(%b : tensor<4xf32>) {\n^bb0(%e: f32):\n  linalg.yield %x : f32\n} -> tensor<4xf32>",
    'linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} '
    "outs(%b : tensor<4xf32>) attrs = {x} {\n^bb0(%e: f32):\n  linalg.yield %x : f32\n} -> tensor<4xf32>",
]

# Heads that are errors, though the text behind leaving out names is that of a head above.
_ERRORS = [
    "affine.for %i = 0 to 8 {\n}",
    "affine.for %j#0 = 0 to 8 {\n}",
    "affine.for %j#1 = 0 to 8 {\n}",
    "affine.for %j = 0 to %x {\n}",
    "affine.for %j = 0 to %q {\n}",
    "affine.for %j = 0 to 8 iter_args(%j = %x) -> f32 {\n  affine.yield %x : f32\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %y) -> f32 {\n  affine.yield %s : f32\n}",
    "affine.for %j = 0 to 8 iter_args(%s = %x, %s = %x) -> (f32, f32) {\n  affine.yield %s, %s : f32, f32\n}",
    "affine.for %j = 0 to min #map(%x)[%n] step 2 {\n}",
    "affine.for %j = 0 to min #map(%i)[%j] step 2 {\n}",
    "affine.for %j = 0 to 8 {\n} else {\n}",
    "linalg.broadcast ins(%x0 : tensor<f32>) outs(%c : tensor<4xf32>) dimensions = [0]",
]


def parse(*operations: str) -> str:
    text = _FRAME.format(*[*operations, "", "", ""][:3])
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        try:
            module = ir.Module.parse(text)
        except ir.MLIRError as error:
            return str(error)
        return str(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True))


def parse_anew(*operations: str) -> str:
    """The same without memory of heads, which the compiled build has none of."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(op_asm_parser, "read_head", lambda *_: None)
        return parse(*operations)


@pytest.mark.parametrize("operation", _HEADS)
def test_heads_are_valid(operation: str) -> None:
    assert "some.pair" in parse_anew(operation)


@pytest.mark.parametrize("operation", _ERRORS)
def test_errors_are_errors(operation: str) -> None:
    assert "some.pair" not in parse_anew(operation)


@pytest.mark.parametrize("operation", [*_HEADS, *_ERRORS])
def test_nothing_differs_behind_another(operation: str) -> None:
    for before in _HEADS:
        expected = parse_anew(before, operation)
        assert parse(before, operation) == expected
        assert parse(before, operation, before) == parse_anew(before, operation, before)


@pytest.mark.skipif(COMPILED, reason="tokens are read faster there")
@pytest.mark.parametrize("operation", _HEADS[:2])
def test_heads_are_remembered(operation: str) -> None:
    heads: list[object] = []

    def read(*arguments: Any) -> Any:
        heads.append(read_head(*arguments))
        return heads[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(op_asm_parser, "read_head", read)
        parse(_HEADS[0], operation)
    assert heads[-1] is not None
