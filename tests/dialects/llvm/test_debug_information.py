"""Debug information whose parameters are left out is the same value, read from text and from bytecode."""

from __future__ import annotations

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context

FILE = '#llvm.di_file<"a" in "b">'
ATTRIBUTES = [
    '#llvm.di_composite_type<tag = DW_TAG_class_type, name = "c">',
    '#llvm.di_module<name = "m">',
    '#llvm.di_subprogram<name = "f">',
    f'#llvm.di_global_variable<file = {FILE}, line = 1, type = #llvm.di_null_type>',
]


@pytest.mark.parametrize("text", ATTRIBUTES)
def test_left_out_parameters(text: str) -> None:
    context = Context(allow_unregistered_dialects=True)
    attribute = Attribute.parse(text, context)
    module = ModuleOp.parse(f'"u.holds"() {{a = {text}}} : () -> ()', context)
    again = read_bytecode(write_bytecode(module), context, "t", True)
    [op] = again.regions[0].blocks[0]
    assert op.attribute("a") == attribute
