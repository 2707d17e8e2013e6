"""Loops over `zip` in compiled modules have no `strict`, which would make them calls: docs/STYLE.md."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def compiled_modules() -> list[Path]:
    """The modules that `setup.py` lists."""
    (patterns,) = [
        ast.literal_eval(statement.value)
        for statement in ast.parse((ROOT / "setup.py").read_text()).body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "COMPILED"
    ]
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.name != "__init__.py"})


def strict_loops(source: str) -> list[int]:
    """The lines of loops that mypyc would inline if `zip` had no keyword."""
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.For | ast.comprehension):
            continue
        target, iterable = node.target, node.iter
        match target, iterable:
            case ast.Tuple([_, inner]), ast.Call(ast.Name("enumerate"), [ast.Call() as call]):
                target, iterable = inner, call
        match target, iterable:
            case ast.Tuple(names), ast.Call(ast.Name("zip"), values, [_, *_]) if (
                len(names) == len(values) > 1 and not any(isinstance(value, ast.Starred) for value in values)
            ):
                lines.append(iterable.lineno)
    return lines


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("for a, b in zip(x, y, strict=True): pass", [1]),
        ("for n, (a, b) in enumerate(zip(x, y, strict=False)): pass", [1]),
        ("[a for a, b in zip(x, y, strict=True)]", [1]),
        ("for a, b in zip(x, y): pass", []),
        ("for pair in zip(x, y, strict=True): pass", []),
        ("for a, b in zip(*x, strict=True): pass", []),
        ("list(zip(x, y, strict=True))", []),
    ],
)
def test_strict_loops(source: str, lines: list[int]) -> None:
    assert strict_loops(source) == lines


def test_compiled_modules() -> None:
    modules = compiled_modules()
    assert len(modules) > 300
    loops = {str(path.relative_to(ROOT)): strict_loops(path.read_text()) for path in modules}
    assert {path: lines for path, lines in loops.items() if lines} == {}
