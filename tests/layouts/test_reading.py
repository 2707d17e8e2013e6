"""Reading a partly known dialect: unknown entries stay as they are written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("producer", ["mlirkit", "MLIR22.1.8"])
def test_files_of_these_definitions_need_no_rules(producer: str, tmp_path: Path) -> None:
    """Files of mlirkit or of its release are read without tables of older releases and without changes."""
    text = b'func.func private @f() attributes {a = 1 : i32}'
    path = tmp_path / "own.mlirbc"
    path.write_bytes(write_bytecode(parse_source(text, "x.mlir", Context(), True), 6, producer))
    program = (
        "import sys; from pathlib import Path; from mlirkit.core.context import Context;"
        "from mlirkit.layouts.reading import read_any_bytecode; from mlirkit.layouts.tables import release_layouts;"
        "read_any_bytecode(Path(sys.argv[1]).read_bytes(), Context(), 'own', True);"
        "count = release_layouts.cache_info().currsize; release_layouts('llvm21');"
        "print(release_layouts.cache_info().currsize - count,"
        "[name for name in sys.modules if name.startswith('mlirkit.layouts.changes')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "1 []\n"
