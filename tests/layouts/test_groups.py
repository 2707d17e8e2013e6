"""Groups of operands between releases: a file written for a release reads back as it was."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for

# Operations with renamed groups and with groups that took their places.
TEXT = """
%c = arith.constant 1 : i32
acc.init
acc.init device_num(%c : i32)
acc.shutdown
acc.shutdown device_num(%c : i32)
"""
# The operands were one group until release 21; release 16 lacks the operation.
ONE_GROUP = """
%v, %w = "x.make"() : () -> (vector<16xf16>, vector<8xf32>)
%r = rocdl.wmma.f32.16x16x16.f16 %v, %v, %w : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
"""


def _context() -> ir.Context:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


@pytest.mark.parametrize(
    ("text", "release"),
    [*((TEXT, release) for release in RELEASES), *((ONE_GROUP, release) for release in RELEASES[1:])],
)
def test_groups_come_back(text: str, release: str) -> None:
    module = ir.Module.parse(text, _context())
    data = write_for(module, target(release))
    again = read_any_bytecode(data, _context(), "f.mlirbc", True, verify=True)
    assert str(again) == str(module)
