"""mhlo as jaxlib's bindings have it: each operation's text, bytecode and errors, and attributes and types."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.conversion.vhlo_versions import parse_version
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.ir import Module
from mlirkit.layouts.gained import layouts_of_release
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.jaxlib_reference import reference
from tests.conformance.stablehlo_samples import Sample, variants
from tests.packs.mhlo_samples import CALLED, SAMPLES, of_other_kinds

pytest.importorskip("mlirkit_dialects")
NAMES = sorted(SAMPLES)

# The terminator of all others, and operations on quantized types, which jaxlib's bindings lack.
WITHOUT_SAMPLE = {"mhlo.return", "mhlo.uniform_dequantize", "mhlo.uniform_quantize"}


def read(source: str | bytes) -> Operation:
    return Module.parse(source, Context()).operation


def errors_of(text: str) -> list[str]:
    """The messages of everything wrong with a module."""
    try:
        return [each.message for each in collect_diagnostics(read(text))]
    except MLIRError as error:
        return [each.message for each in error.error_diagnostics]


def complete(name: str, text: str) -> str:
    """A sample's text with the functions that it names."""
    return text + CALLED if "async" in name else text


def check(text: str) -> None:
    """Check that any of the reference's forms gives the same forms and bytes, or the same errors."""
    theirs = reference().read(text)
    ours = errors_of(text)
    if theirs is None:
        # The reference crashes on this text; mlirkit does not.
        return
    assert ours == theirs.get("errors", []), text
    if ours:
        return
    data = theirs["bytecode"]
    producer = data[4 : data.index(b"\0", 4)].lstrip(b"\x01\x03\x05\x07\x09\x0b\x0d\x0f").decode()
    release = parse_version(reference().release)
    assert release is not None
    again = reference().read(theirs["custom"])
    assert again is not None
    # The reference refuses some of its own output.
    unread = again.get("errors", [])
    assert errors_of(theirs["custom"]) == unread
    texts = [] if unread else [theirs["custom"], theirs["generic"]]
    for source in (*texts, data, text):
        module = read(source)
        assert str(module) == theirs["custom"]
        assert module.get_asm(print_generic_op_form=True) == theirs["generic"]
    written = write_bytecode(module, None, producer, False, layouts_of_release(release), {"builtin": 23})
    assert written == data, text


def test_every_operation_has_a_sample() -> None:
    dialect = Context().dialect("mhlo")
    assert dialect is not None
    known = set(dialect.operation_names())
    assert len(known) == 138
    assert known - set(SAMPLES) == WITHOUT_SAMPLE
    assert set(SAMPLES) <= known


@pytest.mark.parametrize("name", NAMES)
def test_operations(name: str) -> None:
    for each in SAMPLES[name]:
        text = complete(name, each.text())
        assert not errors_of(text)
        check(text)


def changed(each: Sample, number: int) -> Iterator[str]:
    yield from variants(each, number, 6)
    yield from of_other_kinds(each, number)


@pytest.mark.parametrize("name", NAMES)
def test_wrong_variants(name: str) -> None:
    """Errors for a changed sample agree with the reference's, and valid changes give the same module."""
    for number, each in enumerate(SAMPLES[name]):
        for text in changed(each, number):
            theirs = reference().read(complete(name, text))
            ours = errors_of(complete(name, text))
            if theirs is None:
                # The reference crashes on this text; mlirkit does not.
                continue
            assert ours == theirs.get("errors", []), text
            if not ours:
                assert str(read(complete(name, text))) == theirs["custom"]


def spellings(text: str) -> list[str]:
    """The parts between lines and bars."""
    return [each for line in text.strip().splitlines() for each in line.split(" | ")]


ATTRIBUTES = """
type_extensions<bounds = [4, ?]> | type_extensions<bounds = [4, -1]> | type_extensions<> | bounds<4>
gather<offset_dims = [1, 2], index_vector_dim = 4> | gather<> | gather<foo> | gather<offset_dims = 1> | gather
gather<offset_dims = [1], offset_dims = [2]> | gather<offset_dims = [1],> | gather<index_vector_dim = 1 x>
scatter<> | scatter<foo> | scatter<update_window_dims = [1], unique = 1> | scatter<index_vector_dim = 1>
dot<> | dot<foo> | dot<lhs_batching_dimensions = [0], rhs_contracting_dimensions = [1, 2]>
conv<[b, 0, f]x[0, i, o]->[b, 0, f]> | conv<[b, ?, f, 0]x[0, i, o]->[b, 0, f]> | conv<foo> | conv<raw foo>
conv<[b, f]x[i]->[b, f]> | conv<[b, 0, 2, f]x[i,o]->[b, f]> | conv<[b, q, f]x[i,o]->[b, f]>
conv<raw input_batch_dimension = 3, input_feature_dimension = 1, input_spatial_dimensions = [0, 5]>
ragged_dot<foo = 1> | ragged_dot<lhs_ragged_dimensions = [4]> | ragged_dot<dot_dimension_numbers = <foo>>
ragged_dot<dot_dimension_numbers = #mhlo.dot<>, lhs_ragged_dimensions = [4], rhs_group_dimensions = [5]>
dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
dot_algorithm<lhs_precision_type = i32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
result_accuracy<atol = 1.0, ulps = 10, mode = #mhlo.result_accuracy_mode<TOLERANCE>>
result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>> | result_accuracy_mode<HIGHEST>
result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>> | result_accuracy_mode<FOO>
result_accuracy<atol = -1.0, mode = #mhlo.result_accuracy_mode<TOLERANCE>> | result_accuracy<ulps = x>
output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = [1]>
result_alias<tuple_indices = [1], result_index = [2, 3], must_alias> | result_alias<result_index = [2]>
result_alias<result_index = [2], must_alias> | result_alias<must_alias, result_index = [2]> | result_alias<foo = []>
cross_program_prefetch<parameter = 0, indices = [0], offset = 4> | cross_program_prefetch<parameter = 0>
channel_handle<handle = 1, type = 2> | channel_handle<handle = 1, type = x> | channel_handle<>
axis_ref<name = "a"> | axis_ref<name = "a", sub_axis_info = (1)2> | axis_ref<name = "a", foo = 1>
rng_algorithm<THREE_FRY> | rng_algorithm<foo> | rng_distribution<NORMAL> | rng_distribution<foo> | foo
precision<HIGHEST> | precision<FOO> | kind<sharding> | fusion_kind<kLoop> | fusion_kind<x> | transpose<ADJOINT>
custom_call_schedule<LATEST> | dequantize_mode<MIN_COMBINED> | comparison_type<FLOAT> | comparison_direction<EQ>
fft_type<RFFT> | fft_type<foo>
"""


@pytest.mark.parametrize("spelled", spellings(ATTRIBUTES))
def test_attributes(spelled: str) -> None:
    check(f"module attributes {{test.a = #mhlo.{spelled}}} {{}}")


TYPES = """
!mhlo.token | !mhlo.foo | !mhlo.token<> | !mhlo.async_bundle | !mhlo.async_bundle<>
!mhlo.async_bundle<tensor<2xf32>, tuple<tensor<f32>>> | tensor<?xf32, #mhlo.type_extensions<bounds = [4]>>
tensor<4xf32, #mhlo.type_extensions<bounds = [4]>> | tensor<?xf32, #mhlo.type_extensions<bounds = [4, 5]>>
"""


@pytest.mark.parametrize("spelled", spellings(TYPES))
def test_types(spelled: str) -> None:
    check(f"func.func private @f({spelled})")


QUANTIZED = """func.func @f(%a: tensor<4xf32>, %q: tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) {
  %0 = mhlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
  %1 = mhlo.uniform_dequantize %q : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<4xf32>
  %2 = mhlo.add %q, %q : tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>
  return
}
"""


def test_quantized_types() -> None:
    """Types that jaxlib's bindings lack read back."""
    module = read(QUANTIZED)
    assert not collect_diagnostics(module)
    assert str(read(str(module))) == str(module)
    assert "mhlo.uniform_quantize" in str(module)
    assert errors_of(QUANTIZED.replace("-> tensor<4xf32>", "-> tensor<4xf16>")) != []


def test_labels_of_a_dimension_far_away() -> None:
    """A label for each dimension would fill the memory."""
    text = "#mhlo.conv<raw input_batch_dimension = 3000000000, input_feature_dimension = 1>"
    module = read(f"module attributes {{test.a = {text}}} {{}}")
    assert text.removesuffix(">") in str(module)
    assert str(read(str(module))) == str(module)


@pytest.mark.parametrize(
    "depth, words",
    [
        (8, "'func.func' op parameter_replication: arg 0 has 256 leaf_buffers, but parameter_replication expects 2"),
        # The error would show the function, whose text is too long.
        (60, "the text of a value would have more than"),
    ],
)
def test_parts_of_tuples_in_tuples(depth: int, words: str) -> None:
    """A tuple shared by aliases may occur in very many places."""
    aliases = ["!t0 = f32", *[f"!t{each + 1} = tuple<!t{each}, !t{each}>" for each in range(depth)]]
    function = f"func.func private @f(!t{depth} {{mhlo.parameter_replication = [true, false]}})"
    (message,) = errors_of("\n".join([*aliases, function]))
    assert message.startswith(words)
