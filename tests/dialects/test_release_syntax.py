"""Text of other releases reads as today's operations, and prints as the release wrote it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mlirkit
from mlirkit.cli.opt import main as opt
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import (
    operators_of,
    printed_as,
    release_syntax,
    release_that_reads,
)
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.release_files import FORMAT_FILES
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES
from mlirkit.layouts.writing import target, write_for
from mlirkit.ods.assembly_format import parse_op_format
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_source

RELEASES_WITH_FORMATS = FORMAT_FILES.releases

# The last release with this form, the body of a function, and its line in today's form.
BODIES = [
    ("llvm17", "%0 = arith.maxf %a, %b : f32", "%0 = arith.maximumf %arg0, %arg1 : f32"),
    (
        "llvm17",
        "%0 = arith.minf %a, %b fastmath<nnan> : f32",
        "%0 = arith.minimumf %arg0, %arg1 fastmath<nnan> : f32",
    ),
    ("llvm21", "%0 = vector.splat %a : vector<4xf32>", "%0 = vector.broadcast %arg0 : f32 to vector<4xf32>"),
    (
        "llvm20",
        "memref.assume_alignment %m, 64 : memref<4xf32>",
        "%assume_align = memref.assume_alignment %arg2, 64 : memref<4xf32>",
    ),
    (
        "llvm21",
        "%0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>",
        "%alloc = memref.alloc() : memref<4xf32>",
    ),
    (
        "llvm20",
        "%0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, f32",
        "%0 = llvm.getelementptr inbounds %arg3[3] : (!llvm.ptr) -> !llvm.ptr, f32",
    ),
    (
        "llvm17",
        "%0 = tensor.expand_shape %t [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>",
        "%expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>",
    ),
    ("llvm16", "%0 = memref.alloc() : memref<4xf32>", "%alloc = memref.alloc() : memref<4xf32>"),
    (
        "llvm16",
        "%0 = vector.extract %v[1] : vector<4xf32>",
        "%0 = vector.extract %arg5[1] : f32 from vector<4xf32>",
    ),
    # A custom directive that has another parameter today.
    ("llvm20", "omp.parallel {\nomp.terminator\n}", "omp.parallel {"),
    # Syntax that only a newer release has.
    (
        "llvm23",
        "%0 = arith.addf %a, %b upward : f32",
        "%0 = arith.addf %arg0, %arg1 {roundingmode = 2 : i32} : f32",
    ),
    ("llvm23", "gpu.barrier scope <subgroup>", "gpu.barrier {scope = #gpu.barrier_scope<subgroup>}"),
    # The generic form also has the release's names.
    (
        "llvm16",
        '%0 = "arith.maxf"(%a, %b) {fastmath = #arith.fastmath<none>} : (f32, f32) -> f32',
        "%0 = arith.maximumf %arg0, %arg1 : f32",
    ),
]
SIGNATURE = "(%a: f32, %b: f32, %m: memref<4xf32>, %p: !llvm.ptr, %t: tensor<4xf32>, %v: vector<4xf32>)"


def function(body: str) -> str:
    return f"func.func @f{SIGNATURE} {{\n{body}\nreturn\n}}\n"


def read(text: str, release: str) -> Operation:
    context = Context()
    return parse_source(text.encode(), "x", context, True, True, release=release_syntax(release, context))


@pytest.mark.parametrize(
    ("release", "body", "today"), BODIES, ids=[body.split("(")[0] for _, body, _ in BODIES]
)
def test_text_of_a_release(release: str, body: str, today: str) -> None:
    module = read(function(body), release)
    assert f"    {today}\n" in str(module)
    again = str(printed_as(module, release, module.context))
    assert "segment" not in again
    assert str(read(again, release)) == str(module)


# Releases, the clauses of a map as these print them, and as they are printed today.
MAPS = [
    ((18, 19, 20, 21), "map_clauses(tofrom) capture(ByRef)", None),
    ((18, 19, 20, 21), "map_clauses(always, implicit, close, present, to, delete) capture(This)", None),
    ((18, 19, 20, 21), "map_clauses(exit_release_or_enter_alloc) capture(ByRef)", "map_clauses(storage)"),
    ((21,), "map_clauses(ompx_hold, from, return_param) capture(ByRef)", None),
    (
        (19,),
        "map_clauses(to) capture(ByRef) members(%0, %0 : [0,-1], [1,2] : !llvm.ptr, !llvm.ptr)",
        "[0], [1, 2]",
    ),
    ((20, 21), "map_clauses(to) capture(ByRef) members(%0 : [1, 2] : !llvm.ptr)", None),
]


@pytest.mark.parametrize(
    ("number", "clauses", "today"),
    [(number, clauses, today) for numbers, clauses, today in MAPS for number in numbers],
)
def test_hooks_of_a_release_read_and_print_its_values(number: int, clauses: str, today: str | None) -> None:
    """Flags of maps had other bits then, and indices of members were another kind of attribute."""
    name = "omp.map_info" if number == 18 else "omp.map.info"
    start = f"{name} var_ptr(%arg0 : !llvm.ptr, i32)"
    line = f"{start} {clauses} -> !llvm.ptr"
    text = f"func.func @f(%arg0: !llvm.ptr) {{\n%0 = {start} map_clauses(to) capture(ByRef) -> !llvm.ptr\n%1 = {line}\nreturn\n}}"
    module = read(text, f"llvm{number}")
    assert (today or clauses) in str(module)
    printed = printed_as(module, f"llvm{number}", module.context).get_asm(assume_verified=True)
    assert f"%1 = {line}\n" in str(printed)


def test_the_generic_form_has_properties_where_the_release_has() -> None:
    """Release 17 has some, but not of nvvm."""
    module = read(
        "llvm.func @f(%a: i32, %f: f32) {\n%0 = nvvm.shfl.sync bfly %a, %f, %a, %a : f32 -> f32\nllvm.return\n}",
        "llvm18",
    )
    kind = "{kind = #nvvm<shfl_kind bfly>}"
    for release, attributes in (("llvm17", kind), ("llvm18", f"<{kind}>")):
        copy = printed_as(module, release, module.context, is_generic=True)
        assert f") {attributes} :" in str(copy.get_asm(print_generic_op_form=True))


def test_flags_that_a_release_has_no_words_for_print_as_a_number() -> None:
    module = read(
        "func.func @f(%a: !llvm.ptr) {\n%0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) "
        "map_clauses(ompx_hold, to) capture(ByRef) -> !llvm.ptr\nreturn\n}",
        "llvm21",
    )
    for release in ("llvm19", "llvm20"):
        printed = printed_as(module, release, module.context).get_asm(assume_verified=True)
        assert "map_type = 8193 : ui64" in str(printed)


@pytest.mark.parametrize("release", ["llvm16", "llvm19", "llvm21"])
@pytest.mark.parametrize(
    "line",
    [
        "%0 = llvm.call @g(%a) : (i32) -> i32",
        "omp.taskgroup allocate(%p : !llvm.ptr -> %p : !llvm.ptr) {\n    }",
    ],
)
def test_operands_print_where_a_release_groups_them_otherwise(release: str, line: str) -> None:
    module = read(
        f"llvm.func @g(i32) -> i32\nfunc.func @f(%a: i32, %p: !llvm.ptr) {{\n{line}\nreturn\n}}", release
    )
    expected = line.replace("%a", "%arg0").replace("%p", "%arg1")
    printed = printed_as(module, release, module.context).get_asm(assume_verified=True)
    assert f"    {expected}\n" in str(printed)


@pytest.mark.parametrize("release", ["llvm16", "llvm17"])
def test_loops_have_no_sizes_where_a_release_has_none(release: str) -> None:
    module = read("func.func @f() {\naffine.for %i = 0 to 4 {\n}\nreturn\n}", release)
    printed = str(printed_as(module, release, module.context).get_asm(assume_verified=True))
    assert "lower_bound" in printed and "operandSegmentSizes" not in printed


def test_the_generic_form_of_a_release() -> None:
    text = "func.func @f() {\n%0 = memref.alloc() : memref<4xf32>\nreturn\n}"
    for release, attributes in (
        ("llvm16", "{operand_segment_sizes = array<i32: 0, 0>}"),
        ("llvm17", "<{operandSegmentSizes = array<i32: 0, 0>}>"),
    ):
        module = read(text, release)
        copy = printed_as(module, release, module.context, is_generic=True)
        assert f'"memref.alloc"() {attributes} :' in str(copy.get_asm(print_generic_op_form=True))


@pytest.mark.parametrize(
    "line",
    [
        "memref.tensor_store %t, %m : memref<4xf32>",
        "%0 = bufferization.to_tensor %m : memref<4xf32>",
        "%0 = bufferization.to_memref %t : memref<4xf32>",
    ],
)
def test_tensors_of_buffers_where_one_dialect_is_loaded(line: str) -> None:
    text = f'"x.wrap"() ({{\n^bb0(%t: tensor<4xf32>, %m: memref<4xf32>):\n{line}\n}}) : () -> ()'
    context = Context(allow_unregistered_dialects=True)
    syntax = release_syntax("llvm16", context)
    assert "tensor<4xf32>" in str(parse_source(text.encode(), "x", context, True, True, release=syntax))


# Operations that only 23 has, and the same in generic form.
NEWER = [
    (
        "f32",
        "%0 = arith.flush_denormals %arg0 fastmath<fast> : f32",
        '%0 = "arith.flush_denormals"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32',
    ),
    (
        "i32",
        "%0:2 = arith.subui_extended %arg0, %arg0 : i32, i1",
        '%0:2 = "arith.subui_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i1)',
    ),
]


@pytest.mark.parametrize(("type", "theirs", "generic"), NEWER)
def test_operations_that_only_a_newer_release_has(type: str, theirs: str, generic: str) -> None:
    text = "module {{\n  func.func @f(%arg0: {}) {{\n    {}\n    return\n  }}\n}}\n"
    written, expected = (text.format(type, line) for line in (theirs, generic))
    with pytest.raises(MLIRError, match="is unknown"):
        read(written, "llvm23")
    for each in (written, expected):
        context = Context(allow_unregistered_dialects=True)
        module = parse_source(
            each.encode(), "x", context, True, True, release=release_syntax("llvm23", context)
        )
        assert str(module) == expected
        assert str(printed_as(module, "llvm23", context)) == written
        for release in ("llvm21", HOME_RELEASE):
            with pytest.raises(MLIRError, match=f"does not exist in {release}"):
                write_for(module, target(release))
        data = write_for(module, target("llvm23"))
        again, context = (
            open_bytecode(data, Context(allow_unregistered_dialects=True), "x", True)[0],
            Context(),
        )
        require_valid(again)
        assert str(again) == expected
        with pytest.raises(MLIRError, match="unregistered operation"):
            require_valid(open_bytecode(data, context, "x", True)[0])


# Enums in the syntax of release 24 without brackets, and today's line: attributes of today's definitions, in
# brackets or as a clause, and attributes that are numbers in release 22.
ENUMS = [
    ("nvvm.fence.proxy.acquire gpu %arg0, %arg1", "nvvm.fence.proxy.acquire <gpu> %arg0, %arg1"),
    (
        "nvvm.mbarrier.complete_tx %arg2, %arg1 scope = cluster : !llvm.ptr<3>, i32",
        "nvvm.mbarrier.complete_tx %arg2, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32",
    ),
    ("rocdl.sched.group.barrier valu|salu, 1, 2", "rocdl.sched.group.barrier 6, 1, 2"),
    ("amdgpu.sched_barrier allow = valu|all_ds", "amdgpu.sched_barrier allow = <valu|all_ds>"),
]


@pytest.mark.parametrize(("line", "today"), ENUMS)
def test_words_of_enums_without_brackets(line: str, today: str) -> None:
    text = "func.func @f(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr<3>) {{\n  {}\n  return\n}}\n"
    module = read(text.format(line), "llvm24")
    assert f"    {today}\n" in str(module)
    printed = printed_as(module, "llvm24", module.context).get_asm(assume_verified=True)
    assert f"    {line}\n" in printed
    with pytest.raises(MLIRError):
        read(text.format(re.sub("gpu %|cluster|valu", "nothing ", line)), "llvm24")


@pytest.mark.parametrize("word", ["true", "false"])
def test_booleans_of_clauses(word: str) -> None:
    """`custom<BoolAttr>`, which 24 has."""
    line = "%0 = memref.load %arg0[%arg1] alignment(8) nontemporal({}) : memref<?xf32>"
    text = "func.func @f(%arg0: memref<?xf32>, %arg1: index) {{\n  {}\n  return\n}}\n"
    module = read(text.format(line.format(word)), "llvm24")
    assert f"nontemporal = {word}" in str(module) or word == "false"
    printed = printed_as(module, "llvm24", module.context).get_asm(assume_verified=True)
    assert line.format(word) in printed or word == "false"
    with pytest.raises(MLIRError):
        read(text.format(line.format("maybe")), "llvm24")


def test_words_that_may_be_absent() -> None:
    """Syntax that may begin with the words of an enum, without them."""
    body = "{\n    ^bb0(%x: f32, %y: f32):\n      gpu.yield %x : f32\n    } : (f32) -> f32"
    line = f"%0 = gpu.all_reduce add %a {{\n}} : (f32) -> f32\n%1 = gpu.all_reduce %a {body}"
    printed = str(read(function(line), "llvm24"))
    assert "gpu.all_reduce add %arg0 {" in printed.replace("  ", " ")
    assert "gpu.all_reduce %arg0 {" in printed.replace("  ", " ")


def test_a_region_that_a_newer_release_has() -> None:
    text = "module {\n  omp.private {type = private} @a : i32\n}\n"
    module = read(text, "llvm24")
    (private,) = module.regions[0].blocks[0].operations
    assert len(private.regions) == 3
    later = printed_as(module, "llvm24", module.context)
    (private,) = later.regions[0].blocks[0].operations
    assert len(private.regions) == 4
    assert later.get_asm(assume_verified=True).strip() == text.strip()
    again = open_bytecode(write_for(module, target("llvm24")), Context(), "x", True)[0]
    (private,) = again.regions[0].blocks[0].operations
    assert len(private.regions) == 3


@pytest.mark.parametrize("body", [body for release, body, _ in BODIES if "maxf %" in body or "splat" in body])
def test_who_wrote_a_text(body: str) -> None:
    buffer = SourceBuffer("x", function(body).encode())
    release = release_that_reads(buffer, Context)
    assert release == max(each for each, other, _ in BODIES if other == body)


def test_attributes_of_other_kinds_than_the_release_declares() -> None:
    text = '"arith.maxf"(%a, %b) {fastmath = 5 : i8} : (f32, f32) -> f32'
    with pytest.raises(MLIRError):
        read(function(f"%0 = {text}"), "llvm17")


def test_text_that_no_release_writes() -> None:
    assert release_that_reads(SourceBuffer("x", function("arith.maxf %a").encode()), Context) is None


def test_a_release_that_there_is_none_of() -> None:
    with pytest.raises(MLIRError, match="unknown release 'llvm3'; there are tables for llvm16"):
        release_syntax("llvm3", Context())


def test_todays_text_is_that_of_its_own_release() -> None:
    assert release_syntax(HOME_RELEASE, Context()) is None


@pytest.mark.parametrize("release", RELEASES_WITH_FORMATS)
def test_formats_are_those_of_operations_that_differ(release: str) -> None:
    """The stored form opens; its operators have formats, but neither prose nor C++."""
    assert release in RELEASES
    operators = operators_of(release)
    assert len(operators) > 100
    for name in list(operators)[::10]:
        operator = operators[name]()
        assert operator.name == name
        assert not operator.description
        assert not operator.extra_class_declaration
        assert parse_op_format(operator).elements


def test_opt_reads_and_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.mlir"
    path.write_text(function("%0 = arith.maxf %a, %b : f32"))
    assert opt(["--release=llvm17", str(path)]) == 0
    assert "arith.maximumf" in capsys.readouterr().out
    assert opt(["--release=llvm17", "--print-release", str(path)]) == 0
    assert "arith.maxf" in capsys.readouterr().out
    assert opt(["--release=llvm17", "--print-release=llvm18", str(path)]) == 0
    assert "arith.maximumf" in capsys.readouterr().out
    assert opt([str(path)]) == 1
    error = capsys.readouterr().err
    assert "custom op 'arith.maxf' is unknown" in error
    assert "hint: the text is valid as llvm17 writes it: --release=llvm17\n" in error


def test_parse_and_files_of_a_project(tmp_path: Path) -> None:
    text = function("%0 = arith.maxf %a, %b : f32")
    assert "arith.maximumf" in str(mlirkit.parse(text, release="llvm17"))
    path = tmp_path / "old.mlir"
    path.write_text(text)
    assert "arith.maximumf" in str(mlirkit.parse_file(path, release="llvm17"))
    (tmp_path / "mlirkit.toml").write_text('text-release = "llvm17"\n')
    assert opt([str(path), "-o", str(tmp_path / "new.mlir")]) == 0
    assert "arith.maximumf" in (tmp_path / "new.mlir").read_text()


def test_parse_file_in_a_project(tmp_path: Path) -> None:
    path = tmp_path / "old.mlir"
    path.write_text(function("%0 = arith.maxf %a, %b : f32"))
    context = Context(allow_unregistered_dialects=True)
    context.text_release = "llvm17"
    assert "arith.maximumf" in str(mlirkit.parse_file(path, context))
