"""vhlo's definitions take any attribute anywhere: every attribute of an operation is converted or refused."""

from __future__ import annotations

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.conversion.stablehlo_to_vhlo import stablehlo_to_vhlo
from mlirkit.conversion.vhlo_to_stablehlo import vhlo_to_stablehlo
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.support.diagnostics import MLIRError

CONTEXT = Context()

# Operations for all conversions of attributes: flattened, with defaults, symbols, arrays, structs.
OPERATIONS = {
    "gather": """
      %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
          collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
          slice_sizes = array<i64: 1, 8>, indices_are_sorted = true}>
          : (tensor<4x8xf32>, tensor<4x1xi64>) -> tensor<4x8xf32>""",
    "dot_general": """
      %0 = "stablehlo.dot_general"(%a, %a) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32,
          rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1,
          rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>,
          dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1],
          rhs_contracting_dimensions = [1]>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>""",
    "custom_call": """
      %0 = "stablehlo.custom_call"(%a) <{call_target_name = "x", called_computations = [@f],
          api_version = 4 : i32, backend_config = {k = 1 : i64}, has_side_effect = true}>
          : (tensor<4x8xf32>) -> tensor<4x8xf32>""",
    "sine": """
      %0 = "stablehlo.sine"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode =
          #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>""",
    "all_reduce": """
      %0 = "stablehlo.all_reduce"(%a) <{use_global_device_ids, channel_handle = #stablehlo.channel_handle<
          handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<
          axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        "stablehlo.return"(%x) : (tensor<f32>) -> ()
      }) : (tensor<4x8xf32>) -> tensor<4x8xf32>""",
}

I64 = "!vhlo.i64_v1"
PAIR = f"!vhlo.tensor_v1<2x{I64}>"
POOL = [
    *("unit", "1 : i64", '"x"', "[1]", "dense<1> : tensor<2xi64>", "@f", "f32", "{a = 1}", "1.5 : f32"),
    *('#vhlo.string_v1<"x">', "#vhlo.bool_v1<true>", "#vhlo.integer_v1<5 : i64>", "#vhlo.integer_v1<1 : i1>"),
    *("#vhlo.float_v1<1.5 : !vhlo.f32_v1>", "#vhlo.type_v1<!vhlo.f32_v1>", "#vhlo.type_v1<!vhlo.none_v1>"),
    *("#vhlo.tensor_v1<dense<1> : tensor<2xi64>>", "#vhlo.tensor_v1<dense<1.0> : tensor<2x2xf32>>"),
    *("#vhlo.array_v1<[]>", '#vhlo.array_v1<[#vhlo.string_v1<"x">]>', "#vhlo.array_v1<[unit]>"),
    *("#vhlo.dict_v1<{}>", "#vhlo.dict_v1<{unit = #vhlo.bool_v1<true>}>", "#vhlo<precision_v1 HIGH>"),
    "#vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = unit>",
    '#vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = unit>',
    '#vhlo.mesh_v1<axes = #vhlo.string_v1<"x">>',
    "#vhlo.mesh_v1<axes = #vhlo.array_v1<[unit]>>",
    f"#vhlo.type_v1<!vhlo.func_v1<({PAIR}) -> {I64}>>",
]


def module(body: str) -> Operation:
    text = f"func.func @f(%a: tensor<4x8xf32>, %i: tensor<4x1xi64>) {{ {body} return }}"
    made: Operation = ModuleOp.parse(text, CONTEXT, verify=False)
    stablehlo_to_vhlo(made)
    return made


def attributes() -> list[Attribute]:
    """The attributes of the pool, and some without a text form."""
    dialect = CONTEXT.dialect("vhlo")
    assert isinstance(dialect, LiveDialect)
    tensor, integer, float = (
        dialect.attribute_class(name) for name in ("tensor_v1", "integer_v1", "float_v1")
    )
    types = [Attribute.parse(f"#vhlo.type_v1<{type}>", CONTEXT).parameters[0] for type in (I64, PAIR)]
    return [
        *[Attribute.parse(text, CONTEXT) for text in POOL],
        *[tensor(type, data) for type in types for data in (b"", b"123", b"12345678")],
        *[integer(types[1], 1), float(types[0], 1)],
    ]


# Some of the attributes have no text: printing them gives a warning.
@pytest.mark.filterwarnings("ignore:the custom syntax of the attribute 'vhlo:RuntimeWarning")
@pytest.mark.parametrize("name", OPERATIONS)
def test_what_stands_in_an_operation_is_converted_or_refused(name: str) -> None:
    before = module(OPERATIONS[name])
    outcomes = set()
    for number, op in enumerate(before.walk_list()):
        for key in list(op.attributes):
            for value in attributes():
                copy: Operation = before.clone(ip=False)
                copy.walk_list()[number].set_attribute(key, value)
                try:
                    vhlo_to_stablehlo(copy)
                    outcomes.add(bool(str(copy)))
                except MLIRError:
                    outcomes.add(False)
    assert outcomes == {True, False}


@pytest.mark.parametrize("name", OPERATIONS)
def test_both_ways(name: str) -> None:
    text = f"func.func @f(%a: tensor<4x8xf32>, %i: tensor<4x1xi64>) {{ {OPERATIONS[name]} return }}"
    back = module(OPERATIONS[name])
    vhlo_to_stablehlo(back)
    assert str(back) == str(ModuleOp.parse(text, CONTEXT, verify=False))


@pytest.mark.parametrize(
    ("name", "key", "text"),
    [
        ("gather", "slice_sizes", '#vhlo.string_v1<"x">'),
        ("gather", "offset_dims", "#vhlo.bool_v1<true>"),
        ("gather", "index_vector_dim", "unit"),
        ("gather", "indices_are_sorted", "true"),
        ("dot_general", "accumulation_type", "#vhlo.type_v1<!vhlo.none_v1>"),
        ("custom_call", "called_computations", "#vhlo.array_v1<[#vhlo.bool_v1<true>]>"),
        ("custom_call", "api_version", '#vhlo.string_v1<"API_VERSION_ORIGINAL">'),
        (
            "sine",
            "result_accuracy",
            "#vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = unit>",
        ),
        ("all_reduce", "replica_groups", "#vhlo.mesh_v1<axes = #vhlo.array_v1<[unit]>>"),
    ],
)
def test_the_wrong_kind(name: str, key: str, text: str) -> None:
    broken = module(OPERATIONS[name])
    op = next(each for each in broken.walk_list() if each.name.startswith(f"vhlo.{name}_"))
    assert key in op.attributes
    op.set_attribute(key, Attribute.parse(text, CONTEXT))
    reason = f"failed to legalize operation '{op.name}' that was explicitly marked illegal: "
    with pytest.raises(MLIRError) as caught:
        vhlo_to_stablehlo(broken)
    assert caught.value.error_diagnostics[0].message == f"{reason}an attribute is of the wrong kind"


def test_a_mesh_by_symbol_comes_back_as_one() -> None:
    before = OPERATIONS["all_reduce"].replace(
        '#stablehlo.mesh<\n          axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>', "@mesh"
    )
    assert "mesh = @mesh," in before
    made = module(before)
    assert '#vhlo.string_v1<"mesh">' in str(made)
    vhlo_to_stablehlo(made)
    assert "replica_group_mesh_axes<mesh = @mesh, axes" in str(made)
