"""The state of a printing is freed with it: nothing waits for the garbage collector."""

from __future__ import annotations

import gc

import pytest

from mlirkit import ir
from mlirkit.text.printer.aliases import Alias
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.values import ValuePrinter

TEXT = """
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a {map = #map} : i32
  return %0 : i32
}
"""


def kept() -> list[object]:
    return [each for each in gc.get_objects() if isinstance(each, (Alias, AsmState, ValuePrinter))]


@pytest.mark.parametrize("flags", [{}, {"enable_debug_info": True}, {"print_generic_op_form": True}])
def test_nothing_is_left(flags: dict[str, bool]) -> None:
    with ir.Context():
        module = ir.Module.parse(TEXT)
    gc.collect()
    gc.disable()
    try:
        # States of other tests may be alive.
        before = kept()
        module.operation.get_asm(**flags)
        assert [each for each in kept() if not any(each is other for other in before)] == []
    finally:
        gc.enable()
