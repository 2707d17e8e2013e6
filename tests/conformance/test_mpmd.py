"""mpmd's operations, attributes and type against jaxlib: custom and generic forms, bytecode, errors."""

from __future__ import annotations

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ir import MLIRError, Module
from tests.conformance.jaxlib_reference import reference

HEAD = """\
!m1 = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!m2 = !mpmd.mesh_tensor<"m2", tensor<4x8xf32>, memory_kind="device">
!s = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>, sharding=<mesh<["x"=2]>, [{"x"}, {?}]>>
!t = tensor<4x8xf32>
func.func private @callee(!t) -> !t
func.func @f(%m: !m1, %t: !t, %s: !s) attributes {
  topology = #mpmd.topology<<"m1" : <["x"=2]>>, <"m2" : <["x"=2]>>>} {
"""
BODY = "(%a: !t) {\nmpmd.return %a : !t\n}"


def program(operation: str) -> str:
    return f"{HEAD}{operation}\nreturn\n}}"


def attribute(text: str) -> str:
    return f"module attributes {{mpmd.x = {text}}} {{\n}}"


VALID = [
    program(f'%0 = mpmd.fragment<mesh="m1", origin=["f"]> (%m) {BODY} : (!m1) -> !m1'),
    program(f'%0 = mpmd.fragment<mesh="m1", origin=["f", "g"(1)], stage=1> (%m) {{z}} {BODY} : (!m1) -> !m1'),
    program(f'%0 = mpmd.fragment<mesh="m1", origin=[], in_shardings=[<@m, [{{}}, {{}}]>]> (%m) {BODY} : (!m1) -> !m1'),
    program(
        '%0 = mpmd.fragment<mesh="m1", origin=[], stage=2, out_shardings=[<@m, [{"x"}, {}]>]> (%m) '
        f"{BODY} : (!m1) -> !m1"
    ),
    program("%0 = mpmd.transfer %m : (!m1) -> !m2"),
    program('%0 = mpmd.assign {origin = "o"} %t : (!t) -> !m1'),
    program("%0 = mpmd.unassign %m : (!m1) -> !t"),
    program(f'%0 = mpmd.named_computation<"f"(2)> (%t) {BODY} : (!t) -> !t'),
    program(f'%0 = mpmd.named_computation<"f"> (%t) {{a = 1 : i32}} {BODY} : (!t) -> !t'),
    program('%0 = mpmd.named_tensor %t name="n" : !t'),
    # Conditions on shapes apply to the shape of the tensor on the mesh.
    'sdy.mesh @mesh = <["x"=2]>\n' + program('%0 = sdy.data_flow_edge %m sharding=<@mesh, [{"x"}, {}]> : !m1'),
    program(
        "%0 = mpmd.for (%t) {iterations = 4 : ui32, unroll_factor = 2 : ui32} (%a: !t, %i: tensor<ui32>) {\n"
        "mpmd.return %a : !t\n} : !t"
    ),
    program("%0 = mpmd.broadcast %t : !t"),
    program("%0 = mpmd.reduce<add> %t, %t : (!t, !t) -> !t"),
    program("%0 = mpmd.reduce<none> {q} %t : (!t) -> !t"),
    program("%0 = mpmd.call @callee(%t) {w} : (!t) -> !t"),
    "func.func @g(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<[\"x\"=2]>} {\n"
    "return %a : tensor<4x8xf32>\n}\n"
    + program('%0 = mpmd.fragment_call<mesh="m1", origin=["f"]> @g(%m) {w} : (!m1) -> !m1'),
    attribute('#mpmd.user_origin<"x">'),
    attribute('#mpmd.user_origin<"x"(3)>'),
    attribute('#mpmd.meshes_with_origins<"m1"["a", "b"], "m2">'),
    attribute("#mpmd.meshes_with_origins<>"),
    attribute("#mpmd.reduction<max>"),
    attribute('#mpmd.named_mesh<"m1" : <["x"=2]>>'),
    attribute('!mpmd.mesh_tensor<"m", tensor<2xf32>, sharding=<@m, [{}]>, memory_kind="pinned_host">'),
]

INVALID = [
    program(f'%0 = mpmd.named_computation<"f"> (%t) {BODY} : (!t) -> tensor<4xf32>'),
    program('%0 = mpmd.named_computation<"f"> (%t) () {\nmpmd.return %t : !t\n} : (!t) -> !t'),
    program(
        "%0 = mpmd.for (%t) {iterations = 3 : ui32, unroll_factor = 2 : ui32} (%a: !t, %i: tensor<ui32>) {\n"
        "mpmd.return %a : !t\n} : !t"
    ),
    program("%0 = mpmd.for (%t) {iterations = 3 : ui32} (%a: !t) {\nmpmd.return %a : !t\n} : !t"),
    program("%0 = mpmd.for (%t) {iterations = 3 : ui32} (%a: !t, %i: !t) {\nmpmd.return %a : !t\n} : !t"),
    program("%0 = mpmd.reduce<none> %t, %t : (!t, !t) -> !t"),
    program('%0 = mpmd.fragment<origin=["f"]> (%m) () {} : (!m1) -> !m1'),
    attribute("#mpmd.topology<>"),
    attribute('!mpmd.mesh_tensor<"m", f32>'),
    attribute('!mpmd.mesh_tensor<"m", tensor<f32>, kind="x">'),
    attribute("#mpmd.reduction<mean>"),
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
