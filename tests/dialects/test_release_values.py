"""Attributes and types as other releases spell them, in text and in files: read as today's, and printed so again."""

from __future__ import annotations

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run

# A value as a release writes it, and as it is today.
VALUES = [
    (20, '#nvvm.target<chip = "sm_90">', '#nvvm.target<chip = "sm_90", features = "+ptx60">'),
    (20, "#nvvm.target", '#nvvm.target<features = "+ptx60">'),
    (21, '#nvvm.target<chip = "sm_90">', '#nvvm.target<chip = "sm_90", features = "+ptx60">'),
    (23, "#nvvm.target", '#nvvm.target<chip = "sm_75">'),
    (23, '#nvvm.target<chip = "sm_50">', "#nvvm.target"),
    (20, "#rocdl.target", '#rocdl.target<abi = "500">'),
    (19, '#rocdl.target<abi = "600">', "#rocdl.target"),
    (
        20,
        "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>",
        "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, "
        "targetMem0 = none, targetMem1 = none>",
    ),
    (24, "#gpu.dim<x>, #acc.defaultvalue<present>", "#gpu<dim x>, #acc<defaultvalue present>"),
    (
        24,
        "#omp.data_sharing_type<private>, #omp.variable_capture_kind<ByRef>",
        "#omp<data_sharing_type{type = private}>, #omp<variable_capture_kind(ByRef)>",
    ),
    (23, "!smt.func<(!smt.int, !smt.bool) !smt.bool>", "!smt.func<(!smt.int, !smt.bool) !smt.bool>"),
    (
        19,
        '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>',
        '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>',
    ),
]
TEXT = "module attributes {{x.value = [{}]}} {{\n}}\n"


def printed(module: Operation) -> str:
    return f"{module.get_asm(use_local_scope=True)}\n"


def read(text: str, release: str | None) -> Operation:
    context = Context(allow_unregistered_dialects=True)
    syntax = None if release is None else release_syntax(release, context)
    module: Operation = parse_source(text.encode(), "x", context, True, release=syntax)
    assert not context.kept_texts
    return module


@pytest.mark.parametrize(("release", "theirs", "today"), VALUES)
def test_text(release: int, theirs: str, today: str) -> None:
    module = read(TEXT.format(theirs), f"llvm{release}")
    assert printed(module) == TEXT.format(today) == printed(read(TEXT.format(today), None))
    spelled = printed_as(module, f"llvm{release}", module.context)
    assert printed(spelled) == TEXT.format(theirs)
    # The module itself is as it was.
    assert printed(module) == TEXT.format(today)


@pytest.mark.parametrize(("release", "theirs", "today"), VALUES)
def test_files(release: int, theirs: str, today: str) -> None:
    flags = ("--allow-unregistered-dialect", "-")
    data = run(mlir_opt(release), "--emit-bytecode", *flags, stdin=TEXT.format(theirs)).stdout
    module = open_bytecode(data, Context(allow_unregistered_dialects=True), "x", True)[0]
    assert printed(module) == TEXT.format(today)
    written = write_for(module, target(f"llvm{release}"))
    again = run(mlir_opt(release), *flags, stdin=written).stdout.decode()
    assert again == run(mlir_opt(release), *flags, stdin=data).stdout.decode()


# A value of today's that a release has no text for.
NO_TEXT = [
    (
        21,
        "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = read, "
        "targetMem0 = none, targetMem1 = none>",
    ),
    (20, "#nvvm.target<verifyTarget = false>"),
]


@pytest.mark.parametrize(("release", "value"), NO_TEXT)
def test_what_a_release_cannot_say(release: int, value: str) -> None:
    module = read(TEXT.format(value), None)
    with pytest.raises(MLIRError, match=f"which llvm{release} does not know"):
        write_for(module, target(f"llvm{release}"))
    with pytest.raises(MLIRError, match=f"which llvm{release} does not know"):
        printed_as(module, f"llvm{release}", module.context)


def test_words_of_another_release_stand_in_its_brackets() -> None:
    """The kind of a reduction, which is another attribute from release 23 on."""
    line = '%0 = "nvvm.redux.sync"(%a, %a) <{{kind = {}}}> : (i32, i32) -> i32\n'
    module = read("func.func @f(%a: i32) {\n" + line.format("#nvvm<redux_kind min>") + "return\n}", None)
    for release, kind in (("llvm23", "#nvvm<reduction_kind min>"), ("llvm24", "#nvvm.reduction_kind<min>")):
        assert kind in str(printed_as(module, release, module.context))
        assert kind.partition("nvvm")[2].encode() in write_for(module, target(release))


def test_what_only_a_release_says_stays_as_text() -> None:
    text = TEXT.format("#llvm.di_compile_unit<recId = distinct[0]<>, isRecSelf = true>")
    context = Context(allow_unregistered_dialects=True)
    module = parse_source(text.encode(), "x", context, True, release=release_syntax("llvm23", context))
    assert len(context.kept_texts) == 1
    assert printed(module) == text


def test_what_aliases_stand_for_is_kept_in_their_place() -> None:
    """Names in strings, and names without an alias, stay."""
    value = '#acc.loop_loc<directive = {}, loops = {}, "#loc", #loc3>'
    text = '#loc = loc("#loc":1:2)\n#loc1 = loc("b":3:4)\n' + TEXT.format(value.format("#loc", "#loc1"))
    context = Context(allow_unregistered_dialects=True)
    module = parse_source(text.encode(), "x", context, True, release=release_syntax("llvm23", context))
    assert printed(module) == TEXT.format(value.format('loc("#loc":1:2)', 'loc("b":3:4)'))
