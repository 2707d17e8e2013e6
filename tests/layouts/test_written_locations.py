"""Locations for other releases: ranges become points, also inside of others, and metadata may be left out."""

from __future__ import annotations

from collections import Counter

import pytest

from mlirkit.core.context import Context
from mlirkit.layouts.writing import target, write_for
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run

UNIT = (
    '#file = #llvm.di_file<"a.c" in "/d">\n'
    "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, "
    "isOptimized = true, emissionKind = Full>\n"
    '#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, '
    "subprogramFlags = Definition>\n"
)


def written(text: str, release: int) -> tuple[str, Counter[tuple[str, str]]]:
    """A release's output for the file written for it, and the dropped parts."""
    dropped: Counter[tuple[str, str]] = Counter()
    module = parse_source(text.encode(), "in.mlir", Context(), True)
    data = write_for(module, target(f"llvm{release}"), dropped)
    flags = ("--mlir-print-debuginfo", "--mlir-print-local-scope")
    return run(mlir_opt(release), *flags, stdin=data).stdout.decode(), dropped


@pytest.mark.parametrize("release", [16, 18, 19, 22])
def test_ranges(release: int) -> None:
    range = '"a.c":1:2 to 3:4'
    text = "".join(
        f"func.func private @f{at}(i32 loc({location})) loc({location})\n"
        for at, location in enumerate(
            (range, f'"n"({range})', f'fused["b", {range}]', f'callsite("b" at {range})', f'fused<"m">[{range}]')
        )
    )
    text += f"func.func @g(%a: i32 loc(fused[{range}, unknown])) {{\nreturn\n}}"
    printed, dropped = written(text, release)
    assert printed.count('"a.c":1:2') == 6
    assert printed.count(" to 3:4") == (6 if release > 19 else 0)
    assert not dropped


@pytest.mark.parametrize(("release", "is_known"), [(16, False), (17, False), (18, True), (21, True), (24, True)])
def test_metadata(release: int, is_known: bool) -> None:
    text = UNIT + 'llvm.func @f() {\nllvm.return loc(fused<#program>["a.c":2:1])\n} loc(fused<#program>["a.c":1:1])'
    printed, dropped = written(text, release)
    assert ("#llvm.di_subprogram" in printed) == is_known
    left_out = {(name, "metadata of locations"): 1 for name in ("llvm.func", "llvm.return")}
    assert dropped == Counter({} if is_known else left_out)
    assert '"a.c":2:1' in printed
