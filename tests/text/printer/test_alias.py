"""Places in files, however large their numbers are, print with their aliases."""

from __future__ import annotations

import pytest

from mlirkit import ir


@pytest.mark.parametrize("line", [0, 7, 2**32 - 1, 2**32, 2**80])
@pytest.mark.parametrize("column", [0, 9, 2**24 - 1, 2**24, 2**80])
def test_places(line: int, column: int) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.create(ir.Location.file("f", line, column))
    assert module.operation.get_asm(enable_debug_info=True) == (
        f'module {{\n}} loc(#loc)\n#loc = loc("f":{line}:{column})\n'
    )
