"""Groups of operands between releases: what is written for a release reads back as it was."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for

# Operations with groups that were renamed while others moved to their places.
TEXT = """
%c = arith.constant 1 : i32
acc.init
acc.init device_num(%c : i32)
acc.shutdown
acc.shutdown device_num(%c : i32)
"""


@pytest.mark.parametrize("release", RELEASES)
def test_groups_come_back(release: str) -> None:
    module = ir.Module.parse(TEXT, ir.Context())
    data = write_for(module, target(release))
    again = read_any_bytecode(data, ir.Context(), "f.mlirbc", True, verify=True)
    assert str(again) == str(module)
