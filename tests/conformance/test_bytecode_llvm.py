"""The encoded attributes of llvm against mlir-opt: debug information and annotations of loops.

They are read from bytecode alone: their text has names of DWARF, which no hook parses.
"""

from __future__ import annotations

import pytest

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import mlir_opt, run

ATTRIBUTES = """
#file = #llvm.di_file<"a.c" in "/x">
#basic = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file,
  producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = None>
#derived = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #basic, dwarfAddressSpace = 3>
#plain = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #basic, offsetInBits = 64>
#routine = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #basic, #derived>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "m",
  linkageName = "_m", file = #file, line = 300, scopeLine = 301, subprogramFlags = "Definition|Optimized",
  type = #routine, retainedNodes = #basic>
#operations = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(3)]>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", file = #file, line = 2, scope = #program,
  baseType = #basic, flags = Vector, sizeInBits = 64, alignInBits = 8, dataLocation = #operations,
  elements = #llvm.di_subrange<count = 4 : i64, lowerBound = #operations>>
#recursive = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "g", file = #file, line = 3,
  type = #basic, isLocalToUnit = true, isDefined = true, alignInBits = 16>
#block = #llvm.di_lexical_block<scope = #program, file = #file, line = 2, column = 3>
#local = #llvm.di_local_variable<scope = #block, name = "v", file = #file, line = 5, arg = 1,
  alignInBits = 8, type = #basic, flags = Artificial>
#unroll = #llvm.loop_unroll<disable = true, count = 4 : i32>
#group = #llvm.access_group<id = distinct[3]<>>
#loop = #llvm.loop_annotation<disableNonforced = true, mustProgress = false, unroll = #unroll,
  startLoc = loc(fused<"x">["a"]), parallelAccesses = #group>
"""

NAMES = (
    "file",
    "basic",
    "unit",
    "derived",
    "plain",
    "routine",
    "program",
    "operations",
    "array",
    "recursive",
    "global",
    "block",
    "local",
    "loop",
    "llvm.di_global_variable_expression<var = #global, expr = #operations>",
    "llvm.di_global_variable_expression<var = #global>",
    'llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #file, entity = #file, name = "e", '
    "elements = #basic>",
    'llvm.di_label<scope = #program, name = "l", file = #file, line = 4>',
    "llvm.di_lexical_block_file<scope = #program, file = #file, discriminator = 7>",
    'llvm.di_namespace<name = "n", scope = #file, exportSymbols = true>',
    "llvm.loop_annotation<>",
)


@pytest.mark.parametrize("version", [0, 4, 6])
def test_encoded_attributes(version: int) -> None:
    held = ", ".join(f"a{at} = #{name}" for at, name in enumerate(NAMES))
    source = f'{ATTRIBUTES}"t.x"() {{{held}}} : () -> ()'
    flags = ("--allow-unregistered-dialect", "--emit-bytecode", f"--emit-bytecode-version={version}")
    reference = run(mlir_opt(), *flags, stdin=source).stdout
    context = Context(allow_unregistered_dialects=True)
    found = read_bytecode(reference, context, "llvm", True)
    assert write_bytecode(found, version, "MLIR22.1.8") == reference
    (op,) = found.regions[0].ops()
    assert op.attributes["a0"].parameters[1].value == "/x"
    assert "isRecSelf = true" in str(op.attributes["a9"])
    older = write_bytecode(found, version, "MLIR21.1.8", dialect_versions={"builtin": 21})
    assert b"#llvm.di_file<" in older


SMALLER = """
#file = #llvm.di_file<"a.c" in "/x">
#basic = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i", sizeInBits = 32, encoding = DW_ATE_signed>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file,
  isOptimized = true, emissionKind = Full>
#derived = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #basic, dwarfAddressSpace = 3>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #basic, flags = Vector,
  elements = #llvm.di_subrange<count = 4 : i64>>
#loop = #llvm.loop_annotation<disableNonforced = true>
"""


@pytest.mark.parametrize(
    ("release", "names"), [(21, "basic array derived loop"), (23, "unit array derived loop")]
)
def test_other_releases(release: int, names: str) -> None:
    """Release 21 writes text, 23 has further fields; files of both are read, and written for both."""
    held = ", ".join(f"{name} = #{name}" for name in names.split())
    flags = ("--allow-unregistered-dialect", "--emit-bytecode")
    reference = run(mlir_opt(release), *flags, stdin=f'{SMALLER}"t.x"() {{{held}}} : () -> ()').stdout
    context = Context(allow_unregistered_dialects=True)
    found = read_bytecode(reference, context, "llvm", True)
    producer = reference[5 : reference.index(b"\0", 5)].decode()
    again = write_bytecode(found, 6, producer, dialect_versions={"builtin": release})
    assert run(mlir_opt(release), *flags, stdin=again).stdout == reference


# Fields that have no parameter in today's definitions.
NEWER = {
    "profiled": "unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, emissionKind = Full, "
    "isDebugInfoForProfiling = true>",
    "imports": "unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, emissionKind = Full, "
    "importedEntities = #llvm.di_namespace<exportSymbols = true>>",
    "named": "unit<id = distinct[2]<>, sourceLanguage = #llvm.di_source_language_name<name = DW_LNAME_C, "
    "version = 201112>, emissionKind = Full>",
}


@pytest.mark.parametrize(("release", "name"), [(23, "profiled"), (23, "imports"), *[(24, name) for name in NEWER]])
def test_what_only_a_release_says(release: int, name: str) -> None:
    """A value that today's definition cannot hold is kept: the file opens and is written back unchanged."""
    unit = f"#llvm.di_compile_{NEWER[name]}"
    source = (
        f'#file = #llvm.di_file<"a.c" in "/x">\n#unit = {unit}\n'
        "#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "
        f'"f">\n"t.x"() {{a = [#unit, #program], b = #unit}} : () -> ()'
    )
    flags = ("--allow-unregistered-dialect", "--emit-bytecode")
    reference = run(mlir_opt(release), *flags, stdin=source).stdout
    module, reader, choice = open_bytecode(reference, Context(allow_unregistered_dialects=True), "in", True)
    assert "not all of it is known to llvm22" in "".join(opaque_warnings(reader, choice))
    assert write_for(module, target(f"llvm{release}")) == reference
    for other in {22, 23, 24} - {release}:
        with pytest.raises(MLIRError, match="which is kept as producer"):
            write_for(module, target(f"llvm{other}"))


def test_the_language_of_a_unit_is_an_attribute() -> None:
    """In release 24, where its text is a keyword, as before."""
    held = ", ".join(f"{name} = #{name}" for name in ("unit", "array", "derived", "loop"))
    source = f'{SMALLER}"t.x"() {{{held}}} : () -> ()'
    reference = run(mlir_opt(24), "--allow-unregistered-dialect", "--emit-bytecode", stdin=source).stdout
    module, reader, choice = open_bytecode(reference, Context(allow_unregistered_dialects=True), "in", True)
    assert not opaque_warnings(reader, choice)
    assert "sourceLanguage = DW_LANG_C," in str(module)
    assert write_for(module, target("llvm24")) == reference


@pytest.mark.parametrize("text", ["align = 16", "id = distinct[0]<>"])
def test_loops_of_24(text: str) -> None:
    source = f'"t.x"() {{a = #llvm.loop_annotation<{text}>, b = #llvm.loop_annotation<disableNonforced = true>}} : () -> ()'
    flags = ("--allow-unregistered-dialect", "--emit-bytecode")
    reference = run(mlir_opt(24), *flags, stdin=source).stdout
    module = open_bytecode(reference, Context(allow_unregistered_dialects=True), "in", True)[0]
    assert f"a = #llvm.loop_annotation<{text}>" in str(module)
    assert write_for(module, target("llvm24")) == reference


@pytest.mark.parametrize("language", ["DW_LANG_C", "DW_LANG_C_plus_plus_14", "DW_LANG_C99", "DW_LANG_Ada83"])
def test_on_the_way_to_24(language: str) -> None:
    """A release in development may have either release's encoding."""
    source = SMALLER.replace("DW_LANG_C", language) + '"t.x"() {a = #unit, b = #loop} : () -> ()'
    reference = run(mlir_opt(23), "--allow-unregistered-dialect", "--emit-bytecode", stdin=source).stdout
    data = reference.replace(b"MLIR23.1.4\0", b"MLIR24.0.0\0")
    module, reader, choice = open_bytecode(data, Context(allow_unregistered_dialects=True), "in", True)
    assert not opaque_warnings(reader, choice)
    assert f"sourceLanguage = {language}," in str(module)
    assert "#llvm.loop_annotation<disableNonforced = true>" in str(module)
