"""Tables of hooks over the cases of an enum: their keys are the enum's, which a definition declares, not words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mlirkit
from mlirkit.dialects import declared
from mlirkit.dialects.roots import ROOTS

FOLDER = Path(mlirkit.__file__).parent / "dialects"

# Tables of words, with the reason.
EXCEPTIONS = {
    # The functions of OpDSL, which texts name, and only some of which are cases.
    ("linalg/bodies.py", "BinaryFn"),
}


def literals(node: ast.expr) -> list[list[ast.expr | None]]:
    """The parts of a literal that may be words."""
    if isinstance(node, ast.Dict):
        return [list(node.keys), list(node.values)]
    return [list(node.elts)] if isinstance(node, ast.Tuple | ast.List | ast.Set) else []


def word_lists(path: Path) -> Iterator[frozenset[str]]:
    """The literals of a file that list three words or more."""
    for node in ast.walk(ast.parse(path.read_text())):
        for parts in literals(node) if isinstance(node, ast.expr) else ():
            words = {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
            if len(words) == len(parts) >= 3:
                yield frozenset(words)


def enums_of(dialect: str) -> dict[frozenset[str], str]:
    """The declared enums of a dialect by their words."""
    classes = getattr(declared, "async_dialect" if dialect == "async" else dialect)
    return {
        frozenset(str(case) for case in getattr(classes, name)): name
        for name in dir(classes)
        if hasattr(getattr(classes, name), "__members__")
    }


@pytest.mark.parametrize("dialect", [name for name in ROOTS if (FOLDER / name).is_dir()])
def test_no_words_in_place_of_cases(dialect: str) -> None:
    enums = enums_of(dialect)
    copies = {
        (str(path.relative_to(FOLDER)), enums[words])
        for path in (FOLDER / dialect).rglob("*.py")
        for words in word_lists(path)
        if words in enums
    }
    assert copies <= EXCEPTIONS
