"""Reading where a dialect is known in part: what is not known stays as it is written."""

from __future__ import annotations

from mlirkit.bytecode import write_bytecode
from mlirkit.core.context import Context
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.text.parser import parse_source


def test_types_whose_syntax_has_no_hook_stay_opaque() -> None:
    text = b'"x.op"() : () -> !xegpu.mem_desc<16x16xf32>'
    bare = parse_source(text, "x.mlir", Context(True, False), True)
    data = write_bytecode(bare, 6, "MLIR22.1.8")
    context = Context(True)
    read = read_any_bytecode(data, context, "x.mlirbc", True)
    assert text.decode() in str(read)
