"""Files that return to their release get the same bytes, as tests/conformance/same_release.py defines it."""

from __future__ import annotations

import pytest

from tests.conformance.same_release import converted, files_of, uses_of, written_anew
from tests.conformance.test_release_programs import PROGRAMS
from tests.conformance.test_releases import FINISHED

pytestmark = pytest.mark.slow

# Attributes that a release does not declare, though newer releases do, and attributes without a parameter
# that newer releases add; with the releases that write them unchanged.
UNDECLARED = (
    (range(16, 22), '%0 = "arith.divsi"(%i, %i) {isExact} : (i32, i32) -> i32'),
    (range(16, 22), '%0 = "scf.execute_region"() ({\n  scf.yield %i : i32\n}) {no_inline} : () -> i32'),
    (
        range(16, 22),
        '%0 = "vector.load"(%m, %x) {alignment = 8 : i64} : (memref<4xf32>, index) -> vector<4xf32>',
    ),
    (range(18, 22), '%0 = "rocdl.mbcnt.lo"(%i, %i) {arg_attrs = [{}, {}]} : (i32, i32) -> i32'),
    (range(19, 20), "func.func private @x(!xegpu.tensor_desc<8x16xf32>)"),
    (
        range(18, 22),
        '"llvm.intr.dbg.label"() <{label = #llvm.di_label<scope = #llvm.di_subprogram<compileUnit = '
        '<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/d">, producer = "p", '
        'isOptimized = true, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", '
        'file = <"a.c" in "/d">, subprogramFlags = Definition, type = <callingConvention = DW_CC_normal>>, '
        'name = "l", file = <"a.c" in "/d">, line = 2>}> : () -> ()',
    ),
)

# The share of the uses of each release that is tested: one in twenty.
EACH = 20


@pytest.mark.parametrize("number", FINISHED)
def test_uses(number: int) -> None:
    texts = {at: text for at, text in uses_of(number).items() if at % EACH == 0}
    files = files_of(number, texts)
    assert len(files) > 40
    found = converted(number, files)
    assert not found.different
    # Uses that today's verifiers refuse.
    assert len(found.refused) < 0.03 * len(files)


def test_uses_of_what_is_on_its_way() -> None:
    """A file of a nightly is written anew, with its versions of dialects."""
    texts = {at: text for at, text in uses_of(24).items() if at % EACH == 0}
    files = files_of(24, texts)
    found = converted(24, files)
    assert len(files) > 100 and not found.refused
    assert len(found.different) < 0.02 * len(files)


@pytest.mark.parametrize("number", [each for each in FINISHED if each < 22])
def test_attributes_that_the_release_does_not_declare(number: int) -> None:
    texts = [
        f'"x.wrap"() ({{\n^bb0(%i: i32, %x: index, %m: memref<4xf32>):\n{text}\n}}) : () -> ()'
        for releases, text in UNDECLARED
        if number in releases
    ]
    files = files_of(number, dict(enumerate(texts)))
    anew = written_anew(number, files)
    assert len(files) == len(texts) and not anew.refused and not anew.different


@pytest.mark.parametrize("number", FINISHED)
def test_programs(number: int) -> None:
    files = files_of(number, dict(enumerate(PROGRAMS)))
    found = converted(number, files)
    assert len(files) > 5 and not found.different and not found.refused
    if number == 22:
        anew = written_anew(number, files)
        assert not anew.different and not anew.refused
