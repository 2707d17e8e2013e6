"""sdy's operations against jaxlib: custom and generic forms, and errors about invalid operations."""

from __future__ import annotations

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ir import MLIRError, Module
from tests.conformance.jaxlib_reference import reference

MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'


def function(body: str, operand: str = "%a") -> str:
    """A function with a tensor argument and the given operations, which returns one of their results."""
    head = "func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
    return f"{MESH}{head}{body}\nreturn {operand} : tensor<8xf32>\n}}"


def manual(attributes: str) -> str:
    region = "({\n^bb0(%b: tensor<8xf32>):\nsdy.return %b : tensor<8xf32>\n})"
    return function(f'"sdy.manual_computation"(%a) {{{attributes}}} {region} : (tensor<8xf32>) -> tensor<8xf32>')


def collective(name: str, arguments: str) -> str:
    """An operation that changes the sharding of a tensor."""
    first = '%0 = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<8xf32>'
    return function(f"{first}\n%1 = sdy.{name} {arguments} : tensor<8xf32>", "%1")


VALID = [
    collective("all_gather", '[{"x"}] %0 out_sharding=<@mesh, [{}]>'),
    collective("all_slice", '[{"y"}] %0 out_sharding=<@mesh, [{"x", "y"}]> {a}'),
    collective("collective_permute", '%0 out_sharding=<@mesh, [{"x"}]>'),
    collective("all_reduce", '{"y"} %0 out_sharding=<@mesh, [{"x"}]>'),
    function(
        '%0 = sdy.sharding_constraint %b <@mesh, [{"x"}, {}]> : tensor<8x8xf32>\n'
        '%1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x8xf32>'
    ).replace("(%a: tensor<8xf32>)", "(%a: tensor<8xf32>, %b: tensor<8x8xf32>)"),
    collective("reduce_scatter", '[{"y"}] %0 out_sharding=<@mesh, [{"x", "y"}]>'),
    collective("sharded_to_unreduced", '[{"x"}] %0 out_sharding=<@mesh, [{}], unreduced={"x"}>'),
    collective("replicated_to_unreduced", '{"y"} %0 out_sharding=<@mesh, [{"x"}], unreduced={"y"}>'),
    function("%0 = sdy.constant dense<1.0> : tensor<8xf32>", "%0"),
    function("%0 = sdy.constant {a} dense<1.0> : tensor<8xf32>", "%0"),
    function(
        "%0 = stablehlo.add %a, %a : tensor<8xf32>\n%1 = sdy.data_flow_edge %0 : tensor<8xf32>", "%1"
    ),
    function(
        "%0 = stablehlo.add %a, %a : tensor<8xf32>\n"
        '%1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"x"}]> : tensor<8xf32>',
        "%1",
    ),
    function("%0 = sdy.func_data_flow_edge %a : tensor<8xf32>", "%0"),
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
    function("%0 = sdy.constant @x"),
    function("%0 = stablehlo.constant [1]"),
    function("%0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8xf32>"),
    function('"sdy.all_reduce"(%a) {reduction_axes = 1, out_sharding = 1} : (tensor<8xf32>) -> tensor<8xf32>'),
]


ATTRIBUTES = [
    '#sdy.sharding<@m, [{}], unreduced=max{"x"}>',
    '#sdy.sharding<@m, [{}], unreduced={"x"}>',
    '#sdy.mesh_axis"x"=2',
    '#sdy.mesh_axis<"x"=2>',
    '#sdy.sub_axis_info<(1)2>',
    '#sdy.axis_ref<"x":(1)2>',
    '#sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0, result-1]}, {"y" = operand-0 -> [result-0]}]}, {step-1 = [{"x" = operand-0 -> [result-0]}]}]>',
    '#sdy.op_sharding_rule<([i, j],[i, j])->([i, j]) {i=8, j=8}>',
    '#sdy.op_sharding_rule<([*])->([i]) {i=8}>',
    '#sdy.op_sharding_rule<([])->([i]) {i=8}>',
    '#sdy.op_sharding_rule<([i, ij])->([i]) {i=8, k=3}>',
    '#sdy.op_sharding_rule<([i, z_1])->([h]) {i=8}>',
    '#sdy.op_sharding_rule<([z_01])->([i]) {i=8}>',
    '#sdy.op_sharding_rule<([z_])->([i]) {i=8}>',
    '#sdy.op_sharding_rule<([i])->([i]) {ij=8}>',
    '#sdy.op_sharding_rule<([i, jk], [, z_1])->([i]) {i=4, j=8, k=2, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=2} reduction={j, k}, custom>',
    '#sdy.op_sharding_rule<([i, jk], [{}, z_1])->([i]) {i=4, j=8, k=2, l=1, m=1, n=1, o=1, p=1, q=1, r=1, s=1, t=1, u=1, v=1, w=1, x=1, y=1, z=1, z_1=2} reduction={j, k}, custom>',
    '#sdy.op_sharding_rule<([])->([]) need_replication={i} permutation={j} blocked_propagation={k, l}>',
    '#sdy.sharding_per_value<[]>',
    '#sdy.mesh<["x"=0]>',
    '#sdy.mesh<["x"=2,"x"=2]>',
    '#sdy.mesh<[], device_ids=[1,2]>',
    '#sdy.mesh<["x"=2], device_ids=[0,1]>',
    '#sdy.mesh<["x"=2], device_ids=[0,2]>',
    '#sdy.mesh<["x"=2], device_ids=[1]>',
    '#sdy.mesh<["x"=2], device_ids=[-1,0]>',
    '#sdy.mesh<["x"=2], device_ids=[1,0]>',
    '#sdy.sharding<@m, [], replicated={"x"}, unreduced={"y"}>',
    '#sdy.reduction_op sum',
    '#sdy.mesh<["x"]>',
    '#sdy.sharding<@mesh>',
    '#sdy.sharding<@m, [{"x"}], later={"y"}>',
    '#sdy.new<1>',
    '#sdy.sharding<@m, [{"x":(1)2, ?}p3, {?}p0, {}p01]>',
    '#sdy.sharding<@m, [{"x":(1)2, ?}p3, {?}p0, {}p1]>',
    '#sdy.sharding<@m, [{"x"}p]>',
    '#sdy.sharding<@m, [{"x"}q1]>',
    f'#sdy.sharding<@m, [{{"x"}}p{"9" * 5000}]>',
    '#sdy.sharding<@m, [{"x"}p9223372036854775808]>',
    '#sdy.op_sharding_rule<([z_9223372036854775790])->([i]) {i=8}>',
    '#sdy.sharding<@m, [{"x", ?, "y"}]>',
    '#sdy.sharding<@m, [], replicated={"x"}, replicated={"y"}>',
    '#sdy.sharding<mesh<["x"=2]>, [{"x"}]>',
    '#sdy.sharding<"m", []>',
    '#sdy.sharding<@m::@n, []>',
    '#sdy<manual_axes{}>',
    '#sdy<manual_axes{"x", "y"}>',
    '#sdy<list_of_axis_ref_lists[{"x"}, {}]>',
    '#sdy<all_to_all_param_list[{"x"}: 0->1]>',
    '#sdy<axis_ref_list{"x"}>',
    '#sdy<mesh_axis"x"=2>',
    '#sdy<sub_axis_info(1)2>',
    '#sdy<axis_ref"x":(1)2>',
    '#sdy<dimension_sharding{"x"}p1>',
    '#sdy<dim_mapping ij>',
    '#sdy<dim_mapping>',
    '#sdy<tensor_mapping[i, j]>',
    '#sdy<all_to_all_param{"x"}: 0->1>',
    '#sdy<edge_value_ref operand-0>',
    '#sdy<axis_to_propagation_details{"x" = operand-0 -> [result-0]}>',
    '#sdy<propagation_one_step{step-0 = [{"x" = operand-0 -> [result-0]}]}>',
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


@pytest.mark.parametrize("text", ATTRIBUTES)
def test_attributes(text: str) -> None:
    """Text and bytecode, or the message of the first error."""
    module = f"module attributes {{sdy.x = {text}}} {{\n}}\n"
    answer = reference().read(module)
    assert answer is not None
    if "errors" in answer:
        with pytest.raises(MLIRError) as caught:
            read(module)
        assert [each.message for each in caught.value.error_diagnostics] == answer["errors"]
        return
    assert str(read(module)) == answer["custom"]
    assert str(read(answer["bytecode"])) == answer["custom"]
