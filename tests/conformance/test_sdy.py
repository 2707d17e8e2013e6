"""sdy's operations against jaxlib: custom and generic forms, and the words about invalid ones."""

from __future__ import annotations

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ir import MLIRError, Module
from tests.conformance.jaxlib_reference import reference

MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'


def function(body: str, operand: str = "%a") -> str:
    """A function of a tensor with these operations, which gives one of their results."""
    head = "func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
    return f"{MESH}{head}{body}\nreturn {operand} : tensor<8xf32>\n}}"


def manual(attributes: str) -> str:
    region = "({\n^bb0(%b: tensor<8xf32>):\nsdy.return %b : tensor<8xf32>\n})"
    return function(f'"sdy.manual_computation"(%a) {{{attributes}}} {region} : (tensor<8xf32>) -> tensor<8xf32>')


VALID = [
    'sdy.mesh @empty = <[]>\nsdy.mesh @maximal = <[], device_ids=[3]>\nsdy.mesh @a = <["x"=2]> {b = "c"}',
    function('%0 = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<8xf32>', "%0"),
    function('%0 = sdy.reshard %a <@mesh, [{"x", ?}p1], replicated={"y"}> {z = "s"} : tensor<8xf32>', "%0"),
    function(
        'sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {\nsdy.return\n} : () -> ()'
    ),
    function(
        '%0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] '
        'manual_axes={"x"} (%b: tensor<4xf32>) {\n%1 = stablehlo.add %b, %b : tensor<4xf32>\n'
        "sdy.return %1 : tensor<4xf32>\n} {c} : (tensor<8xf32>) -> tensor<8xf32>",
        "%0",
    ),
    function(
        '%0:2 = sdy.named_computation<"name">(%a, %a) out_shardings=[<@mesh, [{}]>, <@mesh, [{"x"}]>] '
        "(%b: tensor<8xf32>, %c: tensor<8xf32>) {\nsdy.return %b, %c : tensor<8xf32>, tensor<8xf32>\n} "
        ": (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)",
        "%0#1",
    ),
    function(
        "%0 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8xf32>\n"
        "sdy.sharding_group %0 group_id=3 {x} : tensor<8xf32>",
        "%0",
    ),
]

INVALID = [
    '"sdy.mesh"() {sym_name = "m", mesh = "x"} : () -> ()',
    '"sdy.mesh"() {sym_name = "m"} : () -> ()',
    '"sdy.mesh"() {sym_name = 1 : i32, mesh = #sdy.mesh<["x"=2]>} : () -> ()',
    function('%0 = "sdy.reshard"(%a) {sharding = "x"} : (tensor<8xf32>) -> tensor<8xf32>'),
    function('%0 = "sdy.reshard"(%a) {sharding = #sdy.mesh<["x"=2]>} : (tensor<8xf32>) -> tensor<8xf32>'),
    function('"sdy.sharding_group"(%a) {group_id = 1 : i32} : (tensor<8xf32>) -> ()'),
    function(
        '%0 = "sdy.propagation_barrier"(%a) {allowed_direction = 7 : i32} : (tensor<8xf32>) -> tensor<8xf32>'
    ),
    function("%0 = sdy.propagation_barrier %a allowed_direction=UP : tensor<8xf32>"),
    manual("in_shardings = 1, out_shardings = 1, manual_axes = 1"),
    manual(
        "in_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, "
        "out_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, manual_axes = 1"
    ),
    "sdy.mesh @m",
]


def read(text: str) -> Operation:
    return Module.parse(text, Context()).operation


@pytest.mark.parametrize("text", VALID)
def test_forms(text: str) -> None:
    answer = reference().read(text)
    assert answer is not None and "errors" not in answer, answer
    ours = read(text)
    assert str(ours) == answer["custom"]
    assert ours.get_asm(print_generic_op_form=True) == answer["generic"]
    for each in (answer["custom"], answer["generic"], answer["bytecode"]):
        assert str(read(each)) == answer["custom"]


@pytest.mark.parametrize("text", INVALID)
def test_errors(text: str) -> None:
    answer = reference().read(text)
    assert answer is not None
    with pytest.raises(MLIRError) as caught:
        read(text)
    assert caught.value.error_diagnostics[0].message == answer["errors"][0]
