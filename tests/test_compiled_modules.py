"""What compiled modules avoid, since mypyc makes slow code of it: docs/STYLE.md.

Loops over `zip` with `strict`, which would be calls, and tests for a union of classes, which would be made for each
test.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
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


def union_tests(source: str) -> list[int]:
    """The lines of `isinstance` and `issubclass` with a union in place of a tuple of classes."""
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Name("isinstance" | "issubclass"), [_, ast.BinOp()]):
                lines.append(node.lineno)
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


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("isinstance(x, A | B)", [1]),
        ("issubclass(x, A | B | C)", [1]),
        ("isinstance(x, (A, B))", []),
        ("isinstance(x, A)", []),
        ("x: A | B = y", []),
    ],
)
def test_union_tests(source: str, lines: list[int]) -> None:
    assert union_tests(source) == lines


@pytest.mark.parametrize("slow_lines", [strict_loops, union_tests])
def test_compiled_modules(slow_lines: Callable[[str], list[int]]) -> None:
    modules = compiled_modules()
    assert len(modules) > 300
    found = {str(path.relative_to(ROOT)): slow_lines(path.read_text()) for path in modules}
    assert {path: lines for path, lines in found.items() if lines} == {}
