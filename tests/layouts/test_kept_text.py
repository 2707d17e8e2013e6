"""Values in the syntax of another release are kept as text, reported, and written only for that release."""

from __future__ import annotations

from collections import Counter
from textwrap import indent
from typing import Any

import pytest

from mlirkit.builtin.attributes import OpaqueAttr, TypeAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax, release_that_reads
from mlirkit.layouts.changes.change import put, put_in_dictionary
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer, parse_source
from tests.bytecode.test_dialect_codec import mixed, scale
from tests.bytecode.versioned_dialect import geo_context
from tests.conformance.tools import mlir_opt, run

TEXT = "func.func @f(%a: f32) {\n  %0 = arith.addf %a, %a : f32\n  return\n}"


def written_by(release: str) -> bytes:
    module: Any = parse_source(TEXT.encode(), "in.mlir", Context(), True)
    for op in module.walk_list():
        if op.name == "arith.addf":
            put(op, "fastmath", OpaqueAttr("arith", "of_tomorrow<fast>"))
    return write_for(module, target(release))


def test_it_is_kept_and_written_back() -> None:
    module = open_bytecode(written_by("llvm23"), Context(), "in.mlirbc", True)[0]
    assert "#arith.of_tomorrow<fast>" in str(module.get_asm(print_generic_op_form=True))
    require_valid(module)
    assert write_for(module, target("llvm23")) == written_by("llvm23")


def test_it_is_said() -> None:
    _, reader, choice = open_bytecode(written_by("llvm23"), Context(), "in.mlirbc", True)
    (warning,) = opaque_warnings(reader, choice)
    assert "'#arith.of_tomorrow<fast>' stays as text, and operations with it are not verified" in warning


@pytest.mark.parametrize("release", ["llvm19", "llvm22", "llvm24"])
def test_it_is_written_for_nobody_else(release: str) -> None:
    module = open_bytecode(written_by("llvm23"), Context(), "in.mlirbc", True)[0]
    with pytest.raises(MLIRError, match=f"it is unknown here: it cannot be written for {release}"):
        write_for(module, target(release))


def test_types_without_definitions_are_verified() -> None:
    """`!llvm.token` is as opaque as a kept text, but is verified."""
    text = '%0 = "t.make"() : () -> !llvm.token\n%1 = "arith.negf"(%0) : (!llvm.token) -> !llvm.token'
    module: Any = parse_source(
        text.encode(), "in.mlir", Context(allow_unregistered_dialects=True), True, False
    )
    with pytest.raises(MLIRError, match="must be floating-point-like"):
        require_valid(module)


def test_it_is_an_error_of_the_release_at_hand() -> None:
    with pytest.raises(MLIRError, match="of_tomorrow"):
        open_bytecode(written_by("llvm22"), Context(), "in.mlirbc", True)


# Text of xegpu that today's definitions do not accept; releases 17 and 18 lack the dialect.
CONTIGUOUS = "!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>"


def test_a_dialect_of_neither_release_is_nobodys() -> None:
    text = f"func.func private @f(f32) attributes {{a = {CONTIGUOUS}}}"
    context = Context()
    with pytest.raises(MLIRError, match="expected non-contiguous"):
        parse_source(text.encode(), "in.mlir", context, True, release=release_syntax("llvm17", context))
    context = Context(allow_unregistered_dialects=True)
    syntax = release_syntax("llvm17", context)
    assert f"a = {CONTIGUOUS}" in str(parse_source(text.encode(), "in.mlir", context, True, release=syntax))
    module: Any = parse_source(TEXT.encode(), "in.mlir", Context(), True)
    function = next(op for op in module.walk_list() if op.name == "func.func")
    put_in_dictionary(function, "a", TypeAttr(OpaqueType("xegpu", CONTIGUOUS.partition(".")[2])))
    data = write_for(module, target("llvm17"))
    again = open_bytecode(data, Context(), "in.mlirbc", True)[0]
    assert CONTIGUOUS.encode() in write_for(again, target("llvm18"))
    with pytest.raises(MLIRError, match="cannot be written for llvm22"):
        write_for(again, target("llvm22"))


# Texts with a value that builtin's bytecode encodes; NEW_CODES replaces its code by one that a future release
# may use.
MAPS = "func.func private @f(memref<4xf32, affine_map<(d0) -> (d0 + 1)>>) attributes {x = affine_map<(d0) -> (d0)>}"
GRAPH = (
    "spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, "
    "GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {\n"
    "spirv.ARM.Graph @g(%a: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> {\n"
    "spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<1x16xi8>\n}\n}"
)
NEW_CODES = [
    (MAPS, b"\x2f\x09", b"\x51\x09", 'x = #builtin<"bytes 5109">', "func.func"),
    (GRAPH, b"\x45\x03", b"\x51\x03", '= !builtin<"bytes 5103', "spirv.ARM.Graph"),
]


def with_new_code(release: str, text: str, written: bytes, changed: bytes) -> bytes:
    """The bytecode of a release for the text, with a code that this version of mlirkit does not have."""
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    data = write_for(module, target(release))
    assert data.count(written) == 1
    return data.replace(written, changed)


@pytest.mark.parametrize("release", ["llvm23", "llvm24"])
@pytest.mark.parametrize(("text", "written", "changed", "printed", "operation"), NEW_CODES)
def test_entries_of_unknown_codes_stay_as_bytes(
    release: str, text: str, written: bytes, changed: bytes, printed: str, operation: str
) -> None:
    data = with_new_code(release, text, written, changed)
    module, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
    assert printed in str(module.get_asm(print_generic_op_form=True))
    require_valid(module)
    (warning,) = opaque_warnings(reader, choice)
    assert "stays as bytes, and operations with it are not verified: unknown attribute code: 40" in warning
    assert write_for(module, target(release)) == data
    with pytest.raises(MLIRError, match=f"'{operation}' op has .* which is kept as producer"):
        write_for(module, target("llvm22"))
    with pytest.raises(MLIRError, match="represents bytes of bytecode version 6"):
        write_bytecode(module)


def test_bytes_of_two_files_are_told_apart() -> None:
    """The meaning of the same bytes depends on the tables of each file."""
    context = Context()
    _, written, changed = NEW_CODES[1][:3]
    files = [
        with_new_code("llvm24", text, written, changed)
        for text in (GRAPH, GRAPH.replace("1x16xi8", "2x16xi8"))
    ]
    modules = [open_bytecode(data, context, "in.mlirbc", True)[0] for data in files]
    assert [write_for(module, target("llvm24")) for module in modules] == files
    assert 'bytes 5103030303 (2)"' in str(modules[1].get_asm(print_generic_op_form=True))


# The kept location: of an operation, of an argument, and nested in other ones; it is a name around a point.
LOCATED = """func.func private @f(i32) loc("n"("a.c":1:2))
func.func private @g(i32) loc(fused["b.c":1:2, "n"("a.c":1:2)])
func.func @h(%a: i32 loc("n"("a.c":1:2))) {
  return loc(callsite("n"("a.c":1:2) at "b.c":2:2))
} loc("m"("n"("a.c":1:2)))
"""


@pytest.mark.parametrize("lazy", [False, True])
def test_locations_of_unknown_codes_stay_as_bytes(lazy: bool) -> None:
    module: Any = parse_source(LOCATED.encode(), "in.mlir", Context(), True)
    data = write_for(module, target("llvm24"))
    start = data.index(b"\x1d")
    data = data[:start] + b"\x51" + data[start + 1 :]
    module, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True, lazy)
    printed = str(module.get_asm(enable_debug_info=True, use_local_scope=True))
    value = printed.partition("loc(")[2].partition(")")[0]
    assert value.startswith('#builtin<"bytes 51')
    for line in (
        f'fused["b.c":1:2, {value}]',
        f"%arg0: i32 loc({value})",
        f'callsite({value} at "b.c":2:2)',
        f'"m"({value})',
    ):
        assert line in printed
    require_valid(module)
    (warning,) = opaque_warnings(reader, choice)
    assert f"the location '{value}' stays as bytes: unknown attribute code: 40" in warning
    assert write_for(module, target("llvm24")) == data
    with pytest.raises(MLIRError, match="represents bytes of bytecode version 6"):
        write_bytecode(module)
    dropped: Counter[tuple[str, str]] = Counter()
    other = open_bytecode(write_for(module, target("llvm22"), dropped), Context(), "in.mlirbc", True)[0]
    assert dropped == Counter({("func.func", "location"): 1})
    assert 'callsite(unknown at "b.c":2:2)' in str(other.get_asm(enable_debug_info=True, use_local_scope=True))


def file_of_geo(producer: str) -> bytes:
    """A file with values that a dialect encodes which only its project has."""
    return write_bytecode(scale(geo_context()[0], m=mixed()), 6, producer)


@pytest.mark.parametrize("producer", ["MLIR21.1.8", "MLIR23.1.4", "geo of today"])
def test_values_of_dialects_without_codec_stay_as_bytes(producer: str) -> None:
    data = file_of_geo(producer)
    op, reader, choice = open_bytecode(data, Context(True), "in.mlirbc", False)
    assert '{m = #geo<"bytes 03' in str(op)
    assert '-> !geo<"bytes 07' in str(op)
    (warning, _) = opaque_warnings(reader, choice)
    assert "stays as bytes, and operations with it are not verified: dialect 'geo' does not" in warning
    if choice.release is None:
        written = write_bytecode(op, 6, producer)
    else:
        written = write_for(op, target(choice.release))
        with pytest.raises(MLIRError, match="represents bytes of bytecode version 6"):
            write_bytecode(op)
    assert written == data
    with pytest.raises(MLIRError, match="cannot be written for llvm22"):
        write_for(op, target("llvm22"))


def test_values_without_codec_are_errors_of_the_release_at_hand() -> None:
    """The error is that of mlir-opt."""
    with pytest.raises(MLIRError, match="'geo' does not implement the bytecode interface"):
        open_bytecode(file_of_geo("MLIR22.1.8"), Context(True), "in.mlirbc", False)


# Text, of a release and read tolerantly: a vector type of llvm until 20, and an attribute of gpu from 23 on.
VECTORS = """llvm.func @f(%arg0: !llvm.vec<4 x ptr<1>>) -> !llvm.vec<4 x ptr<1>> {
  llvm.return %arg0 : !llvm.vec<4 x ptr<1>>
}
"""
BARRIER = """func.func @f(%m: memref<4xf32, #gpu.barrier_scope<cluster>>) {
  "gpu.barrier"() <{scope = #gpu.barrier_scope<cluster>}> : () -> ()
  return
}
"""


def text_of(text: str, release: str | None, tolerant: bool = False) -> tuple[Any, list[str]]:
    """The module in a text, verified, and the warnings about it."""
    context = Context()
    syntax = None if release is None else release_syntax(release, context)
    source = parse_buffer(SourceBuffer("in.mlir", text.encode()), context, tolerant, syntax)
    module = source.top_operation(True, True)
    return module, list(source.kept_values.values()) if syntax is None else syntax.warnings(source)


@pytest.mark.parametrize("release", ["llvm16", "llvm19"])
def test_text_of_a_release(release: str) -> None:
    module, (warning,) = text_of(VECTORS, release)
    assert str(printed_as(module, release, module.context)) == f"module {{\n{indent(VECTORS, '  ')}}}\n"
    assert warning == (
        "in.mlir: '!llvm.vec<4 x ptr<1>>' stays as text, and operations with it are not verified: "
        f"unknown LLVM type: vec (the text is {release}'s)"
    )


def test_text_of_a_newer_release() -> None:
    module, warnings = text_of(BARRIER, "llvm23")
    assert "'#gpu.barrier_scope<cluster>' stays as text" in warnings[0]
    written = printed_as(module, "llvm23", module.context).get_asm(print_generic_op_form=True)
    assert '"gpu.barrier"() <{scope = #gpu.barrier_scope<cluster>}> : () -> ()' in written
    with pytest.raises(MLIRError, match="it is unknown here: it cannot be written for llvm21"):
        printed_as(module, "llvm21", module.context)


def test_text_read_tolerantly() -> None:
    module, (reason,) = text_of(VECTORS, None, tolerant=True)
    assert VECTORS.splitlines()[1] in str(module)
    assert reason == "unknown LLVM type: vec"
    with pytest.raises(MLIRError, match="kept as it was written, because it is unknown here"):
        write_for(module, target("llvm16"))


@pytest.mark.parametrize(
    ("text", "release"),
    [
        (BARRIER, None),
        (BARRIER, "llvm22"),
        (BARRIER, "llvm21"),
        (VECTORS, None),
        (VECTORS, "llvm21"),
        (VECTORS.replace("vec", "vek"), "llvm17"),
    ],
)
def test_what_the_release_does_not_have_is_an_error(text: str, release: str | None) -> None:
    with pytest.raises(MLIRError, match=r"unknown (attribute|LLVM type)"):
        text_of(text, release)


@pytest.mark.parametrize(
    ("text", "release"),
    [(VECTORS, "llvm20"), (BARRIER, "llvm24"), (VECTORS.replace("vec", "vek"), None)],
)
def test_who_wrote_it_is_said(text: str, release: str | None) -> None:
    assert release_that_reads(SourceBuffer("in.mlir", text.encode()), Context) == release


def test_a_slip_is_not_anothers_text() -> None:
    """Releases have `#gpu.address_space`, but none has that case."""
    text = BARRIER + "func.func private @g(memref<4xf32, #gpu.address_space<workgrop>>)"
    assert release_that_reads(SourceBuffer("in.mlir", text.encode()), Context) is None


def test_a_file_of_16_is_written_back() -> None:
    data = run(mlir_opt(16), "--emit-bytecode", stdin=VECTORS).stdout
    module = open_bytecode(data, Context(), "in.mlirbc", True)[0]
    require_valid(module)
    assert write_for(module, target("llvm16")) == data
    with pytest.raises(MLIRError, match="it cannot be written for llvm17"):
        write_for(module, target("llvm17"))


@pytest.mark.parametrize("release", [23, 24])
@pytest.mark.parametrize("limits", ["", ", <-4:3>"])
def test_a_type_by_a_code_that_only_newer_releases_have(release: int, limits: str) -> None:
    count = 16 if not limits else 8
    numbers = ",".join(f"{at / 8 - 1}" for at in range(count))
    text = f"func.func private @f(tensor<2x!quant.quantile<i4:f16, {{{numbers}}}{limits}>>)"
    printed = run(mlir_opt(release), stdin=text).stdout
    data = run(mlir_opt(release), "--emit-bytecode", stdin=text).stdout
    module, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
    assert "unknown quantized type quantile" in opaque_warnings(reader, choice)[0]
    assert f"{module}\n" == printed.decode()
    context = Context()
    of_text = parse_source(printed, "in.mlir", context, True, release=release_syntax(f"llvm{release}", context))
    assert str(of_text) == str(module)
    for read in (module, of_text):
        assert run(mlir_opt(release), stdin=write_for(read, target(f"llvm{release}"))).stdout == printed
        with pytest.raises(MLIRError, match="which is kept as producer"):
            write_for(read, target("llvm22"))
