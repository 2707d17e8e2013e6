"""Include guards of the base definitions have upstream's names, because files of other projects test them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.ods.shipped_folder import shipped_folder
from tests.conformance.tools import include_dir
from tests.dialects.test_definitions import FORMER

_GUARD = re.compile(r"^#define\s+(\w+)", re.M)
_FILES = [
    path.relative_to(shipped_folder())
    for folder in ("IR", "Interfaces")
    for path in Path(shipped_folder(), "mlir", folder).glob("*.td")
    if f"mlir/{folder}/{path.name}" not in FORMER
]


@pytest.mark.parametrize("path", _FILES, ids=str)
def test_guards_are_upstreams(path: Path) -> None:
    upstream = include_dir() / path
    assert _GUARD.findall(Path(shipped_folder(), path).read_text()) == _GUARD.findall(upstream.read_text())


def test_a_file_may_ask_whether_the_base_is_there() -> None:
    source = '#ifndef OP_BASE\ninclude "nowhere.td"\n#endif\ndef D : Dialect { let name = "d"; }\n'
    text = f'include "mlir/IR/OpBase.td"\n{source}'
    records = tablegen.load("guarded.td", source=text, include_dirs=[shipped_folder()])
    assert [each.name for each in records.derived_from("Dialect")] == ["D"]
