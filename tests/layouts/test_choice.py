"""The layouts with which a file is read, and the reasons; blobs that no layout explains."""

from __future__ import annotations

import pytest

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.layouts.choice import choose_layouts
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import RELEASES, release_layouts
from mlirkit.layouts.upgrades import Changes
from mlirkit.layouts.writing import layouts_of, target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run

FUNCTION = b"""
func.func @f(%a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %0 = arith.muli %a, %a overflow<nsw> : i32
  %1 = memref.atomic_rmw maxs %0, %m[%i] : (i32, memref<4xi32>) -> i32
  return %1 : i32
}
"""


def context() -> Context:
    return Context(allow_unregistered_dialects=True)


@pytest.mark.parametrize(
    ("producer", "version", "override", "release", "certain", "reason"),
    [
        ("MLIR19.1.7", 6, None, "llvm19", True, "producer 'MLIR19.1.7'"),
        ("MLIR22.1.8", 6, None, "llvm22", True, "producer 'MLIR22.1.8'"),
        ("LLVM 18.0.0git", 6, None, "llvm18", False, "is no release: llvm18 or the nearest"),
        ("MLIR20.1.2", 6, None, "llvm20", True, "producer 'MLIR20.1.2'"),
        ("MLIR15.0.7", 6, None, "llvm16", False, "no table; llvm16 is its nearest neighbour"),
        ("MLIR99.0.0", 6, None, RELEASES[-1], False, "is its nearest neighbour"),
        ("MLIR19.1.7", 4, None, None, True, "bytecode version 4 names every attribute"),
        ("StableHLO_v1.15.0", 6, None, None, True, "layouts never change"),
        ("mlirkit", 6, None, None, True, "our own definitions"),
        ("somebody", 6, None, None, False, "whatever fits"),
        ("", 6, None, None, False, "whatever fits"),
        ("MLIR22.1.8", 6, "llvm19", "llvm19", True, "was asked for"),
    ],
)
def test_choice(
    producer: str, version: int, override: str | None, release: str | None, certain: bool, reason: str
) -> None:
    choice = choose_layouts(producer, version, override)
    assert (choice.release, choice.certain) == (release, certain)
    assert reason in choice.reason


def test_unknown_release() -> None:
    with pytest.raises(MLIRError, match="unknown release 'llvm3'; there are tables for llvm16"):
        choose_layouts("MLIR22.1.8", 6, "llvm3")


@pytest.mark.parametrize("release", [name for name in RELEASES if name not in ("llvm16", "llvm17")])
@pytest.mark.parametrize("producer", ["its own", "somebody"])
def test_there_and_back(release: str, producer: str) -> None:
    """A release's file reads back as the same module; without a producer, layouts are chosen by fit."""
    module = parse_source(FUNCTION, "f.mlir", context(), True)
    data = write_for(module, target(release))
    if producer == "somebody":
        made_by = target(release).producer.encode()
        data = data.replace(made_by, b"X" * len(made_by), 1)
    read, reader, choice = open_bytecode(data, context(), "f.mlirbc", True)
    assert not opaque_warnings(reader, choice)
    if producer == "its own":
        assert str(read) == str(module)
    else:
        # The meaning of the numbers depends on the producer, which is unknown.
        assert str(read).count("overflow<nsw>") == 1


def test_override_wins() -> None:
    module = parse_source(FUNCTION, "f.mlir", context(), True)
    data = write_for(module, target("llvm19"))
    assert str(open_bytecode(data, context(), "f", True, producer="llvm19")[0]) == str(module)
    with pytest.raises(MLIRError) as raised:
        open_bytecode(data, context(), "f", True, producer="llvm22")
    notes = [note.message for note in raised.value.error_diagnostics[0].notes]
    assert "the file is as llvm18 and llvm19 would write it: --producer=llvm19" in notes[-1]


# Operations whose layouts in two releases differ only in the kinds or the alternatives of their properties.
TLS = (
    "llvm.mlir.global internal thread_local @a(1 : i32) : i32\nllvm.mlir.global internal @b(2 : i32) : i32\n"
)
PLAIN = "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a : i32\n  llvm.return %0 : i32\n}\n"
FLAGS = (
    "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a overflow<nsw> : i32\n  llvm.return %0 : i32\n}\n"
)


@pytest.mark.parametrize("release", ["llvm18", "llvm19", "llvm21", "llvm22", "llvm23"])
@pytest.mark.parametrize("text", [TLS, PLAIN, FLAGS, FLAGS.replace("nsw", "nuw")])
@pytest.mark.parametrize("claimed", ["MLIR17.0.6", "MLIR18.1.8", "MLIR19.1.7", "MLIR22.1.8", "MLIR23.1.4"])
def test_wrong_producers_are_found_out(release: str, text: str, claimed: str) -> None:
    """A file under another release's name is that module, or an error that names an operation."""
    module = parse_source(text.encode(), "f.mlir", context(), True)
    data = write_for(module, target(release), producer=claimed)
    try:
        read = open_bytecode(data, context(), "f", True)[0]
    except MLIRError:
        assert target(release).producer != claimed
    else:
        assert str(read) == str(module)


MAXIMUM = "func.func @f(%a: f32) {\n  %0 = arith.maximumf %a, %a : f32\n  return\n}\n"


def written_by(release: str, claimed: str, text: str = MAXIMUM) -> bytes:
    module = parse_source(text.encode(), "f.mlir", context(), True)
    return write_for(module, target(release), producer=claimed)


@pytest.mark.parametrize("claimed", ["MLIR18.1.8", "MLIR22.1.8", "MLIR23.1.4"])
def test_operations_that_the_writer_does_not_have(claimed: str) -> None:
    with pytest.raises(MLIRError, match=r"'arith\.maxf' is no operation of llvm") as raised:
        open_bytecode(written_by("llvm17", claimed), context(), "f", True)
    notes = [note.message for note in raised.value.error_diagnostics[0].notes]
    assert notes[-1].endswith("the file is as llvm16 and llvm17 would write it: --producer=llvm17")


def test_operations_tell_who_a_guess_is() -> None:
    read, reader, choice = open_bytecode(written_by("llvm17", "LLVM24.0.0git"), context(), "f", True)
    (warning,) = opaque_warnings(reader, choice)
    assert "'arith.maxf' is no operation of llvm24 and llvm23" in warning
    assert choice.release == "llvm17"
    assert choice.reason.endswith("which has no 'arith.maxf': llvm17 or the nearest release")
    assert "arith.maximumf" in str(read)


def test_where_attributes_have_names_operations_are_a_doubt() -> None:
    read, reader, choice = open_bytecode(written_by("llvm16", "MLIR22.1.8"), context(), "f", True)
    assert opaque_warnings(reader, choice) == [
        "f: 'arith.maxf' is no operation of llvm22, the supposed release of the file"
    ]
    assert "arith.maxf" in str(read)


@pytest.mark.parametrize("claimed", ["MLIR16.0.6", "MLIR17.0.6", "MLIR22.1.8"])
def test_old_names_of_sizes_are_seen_from_the_form(claimed: str) -> None:
    text = "func.func @f() {\n  %alloc = memref.alloc() : memref<4xf32>\n  return\n}\n"
    read = open_bytecode(written_by("llvm16", claimed, text), context(), "f", True)[0]
    assert "segment_sizes" not in str(read.get_asm(print_generic_op_form=True))


def test_unfinished_releases_are_tried_with_their_neighbours() -> None:
    """A file of 19.0.0git is read as one of 18 or of 19, operation by operation."""
    for release in ("llvm18", "llvm19"):
        module = parse_source((TLS + FLAGS).encode(), "f.mlir", context(), True)
        data = write_for(module, target(release), producer="LLVM19.0.0git")
        read, reader, choice = open_bytecode(data, context(), "f", True)
        assert not opaque_warnings(reader, choice)
        assert str(read) == str(module)


def test_unexplained_blobs_are_kept() -> None:
    """Properties of an unknown operation are kept: they are shown and reported, and the rest opens."""
    module = parse_source(FUNCTION, "f.mlir", context(), True)
    data = write_bytecode(module, 6, "MLIR22.1.8").replace(b"atomic_rmw\0", b"atomic_xyz\0")
    read, reader, choice = open_bytecode(data, context(), "f.mlirbc", True)
    (warning,) = opaque_warnings(reader, choice)
    assert warning.startswith(
        "f.mlirbc: properties of 'memref.atomic_xyz' are shown by position, not by name: "
    )
    text = str(read.get_asm(print_generic_op_form=True))
    assert '"memref.atomic_xyz"' in text and '<{"0" = 6 : i64}>' in text
    assert '"arith.muli"' in text and "overflow<nsw>" in text


def test_what_a_release_does_not_have_is_refused() -> None:
    text = b'func.func @f(%a: f32) { %0:2 = "math.sincos"(%a) : (f32) -> (f32, f32) return }'
    module = parse_source(text, "f.mlir", context(), True)
    with pytest.raises(MLIRError, match=r"'math\.sincos' op does not exist in llvm19"):
        write_for(module, target("llvm19"))


@pytest.mark.parametrize("name", ["llvm15", "v7", "v", "latest"])
def test_unknown_target(name: str) -> None:
    with pytest.raises(MLIRError, match="unknown target"):
        target(name)


def test_what_a_release_has_in_blobs_is_no_discardable_attribute_of_its_own() -> None:
    """A discardable `isExact` casts doubt on the producer name MLIR22.1.8, whose files have it in blobs."""
    text = b"func.func @f(%a: i32) {\n%0 = arith.divsi %a, %a : i32\nreturn\n}"
    module = parse_source(text, "f", context(), True)
    (division,) = (op for op in module.walk_list() if op.name == "arith.divsi")
    division.attrs = DictionaryAttr({"isExact": UnitAttr()})
    to = target("llvm21")
    data = write_bytecode(module, to.version, to.producer, False, layouts_of(release_layouts("llvm21")))
    for producer, is_doubted in (("MLIR21.1.8", False), ("MLIR22.1.8", True)):
        named = data.replace(to.producer.encode(), producer.encode())
        _, reader, choice = open_bytecode(named, context(), "f", True)
        warnings = "".join(opaque_warnings(reader, choice))
        assert ("'isExact' of 'arith.divsi' is a discardable attribute" in warnings) == is_doubted
        assert choice.is_by(f"llvm{producer[4:6]}") != is_doubted


@pytest.mark.parametrize(
    ("dictionaries", "is_doubted"), [("<{{{}, {}}}>", False), ("<{{{}}}> {{{}}}", True)]
)
def test_nor_is_it_beside_a_blob(dictionaries: str, is_doubted: bool) -> None:
    """Release 21 has another name for an attribute that 22 has in its blob."""
    own = 'sym_name = "id", type = !spirv.ptr<vector<3xi32>, Input>'
    entries = dictionaries.format(own, 'built_in = "GlobalInvocationId"')
    text = f'spirv.module Logical GLSL450 {{\n"spirv.GlobalVariable"() {entries} : () -> ()\n}}'
    release = 21 if is_doubted else 22
    data = run(mlir_opt(release), "--emit-bytecode", stdin=text).stdout
    choice = open_bytecode(data.replace(b"MLIR21.1.8", b"MLIR22.1.8"), context(), "f", True)[2]
    assert ("'built_in' of 'spirv.GlobalVariable' stands" in (choice.doubt or "")) == is_doubted


def test_values_that_the_release_does_not_have_stay() -> None:
    text = b"""func.func @f(%m: memref<8xi32, strided<[1], offset: ?>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xi32, strided<[1], offset: ?>>
      to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}"""
    module = parse_source(text, "f", context(), True)
    before = str(module)
    for op in module.walk_list():
        # The release has a number in place of the unit attribute of the other release.
        Changes(21).upgrade(op)
    assert str(module) == before


def test_a_producer_on_the_way_to_a_release_is_doubted() -> None:
    """The place of an attribute differs from that release's and from that of the release before."""
    text = "func.func @f(%a: i32) {\n%0 = arith.shrui %a, %a {isExact} : i32\nreturn\n}"
    data = run(mlir_opt(21), "--emit-bytecode", stdin=text).stdout
    for producer, is_doubted in ((b"MLIR21.1.8", False), (b"MLIR24.0.0", True)):
        named = data.replace(b"MLIR21.1.8", producer)
        choice = open_bytecode(named, Context(), "in.mlirbc", True)[2]
        assert (choice.doubt is not None) == is_doubted


def test_a_file_without_versions_is_not_by_a_release_that_gives_them() -> None:
    """Release 24 gives versions; its development builds did so only from some commit on."""
    text = "func.func @f(%a: i32) {\nreturn\n}"
    module = parse_source(text.encode(), "f", context(), True)
    without = write_bytecode(module, 6, "MLIR24.0.0")
    for data, is_doubted in (
        (without, True),
        (write_for(module, target("llvm24")), False),
        (write_bytecode(module, 6, "MLIR24.0.0git"), False),
        (write_bytecode(module, 6, "MLIR23.1.4"), False),
    ):
        choice = open_bytecode(data, context(), "in.mlirbc", True)[2]
        assert ("no version of builtin" in (choice.doubt or "")) == is_doubted


def test_a_nightly_has_layouts_of_its_neighbours() -> None:
    """Since release 20, products of matrices have attributes for maps."""
    text = (
        "func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {\n"
        "%0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
        "-> tensor<4x4xf32>\nreturn %0 : tensor<4x4xf32>\n}"
    )
    for release, is_doubted in (("llvm19", True), ("llvm23", False)):
        data = written_by(release, "MLIR24.0.0git", text)
        choice = open_bytecode(data, context(), "f", True)[2]
        assert ("are laid out as in llvm19" in (choice.doubt or "")) == is_doubted


# Operations that the table of 19 lacks: its build had no such dialect, or they had no definition.
WITHOUT_TABLE = """\
func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 2>, %t: memref<1xi32>, %n: index, %q: tensor<4xf32>) {
  affine.dma_start %a[0], %b[0], %t[0], %n : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  affine.dma_wait %t[0], %n : memref<1xi32>
  %0 = nvgpu.device_async_create_group
  nvgpu.device_async_wait %0 {numGroups = 1 : i32}
  %1 = "quant.qcast"(%q) : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}
"""


def test_operations_without_a_table_are_no_evidence() -> None:
    written = run(mlir_opt(19), "--emit-bytecode", stdin=WITHOUT_TABLE).stdout
    module, _, choice = open_bytecode(written, context(), "in.mlirbc", True)[:3]
    assert choice.doubt is None
    assert str(module) == str(parse_source(WITHOUT_TABLE.encode(), "in.mlir", context(), True))
