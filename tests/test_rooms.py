"""The maps: no name of a dialect stands below the rooms of dialects; a room's docstring names its modules, docs/ARCHITECTURE.md the rooms; names are words, or `*_words`."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from mlirkit.dialects.roots import ROOTS

PACKAGE = Path(__file__).parents[1] / "src" / "mlirkit"
ARCHITECTURE = PACKAGE.parents[1] / "docs" / "ARCHITECTURE.md"
DIALECTS = PACKAGE / "dialects"

# The files of a dialect are named by the promise they keep or by their subject, in all dialects alike.
ROOMS = sorted(
    path.parent for path in PACKAGE.glob("*/**/__init__.py") if DIALECTS not in path.parent.parents
)


# Rooms that know no dialect, and words that mean something else there: types, namespaces of C++ and modules.
WITHOUT_DIALECTS = ("core", "layouts", "ods", "patterns", "tablegen")
OTHER_MEANINGS = {"builtin", "complex", "func", "index", "math", "memref", "tensor", "vector"}
NAMESPACES = {"LLVM", "NVVM", "ROCDL"}


def mentions_of_dialects(path: Path) -> list[str]:
    """The texts in code, documentation aside, that are a dialect's name or begin with one."""
    tree = ast.parse(path.read_text())
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    ]
    return [text for text in texts if names_a_dialect(text)]


def names_a_dialect(text: str) -> bool:
    if "::" in text:
        namespace = re.sub(r"^(::)?(mlir::)?", "", text).partition("::")[0]
        return namespace in (set(ROOTS) | NAMESPACES) - {"builtin", "llvm"}
    owner, separator, _ = text.lstrip("#!").partition(".")
    return owner in set(ROOTS) - ({"builtin"} if separator else OTHER_MEANINGS)


def is_of_releases(path: Path) -> bool:
    """Whether a file is about LLVM's releases, whose names are also the name of a dialect."""
    layouts = PACKAGE / "layouts"
    named = {layouts / f"{name}.py" for name in ("choice", "release_files", "tables")}
    return path.parent == layouts / "changes" or path in named


def docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text())) or ""


def names_in(room: Path) -> list[str]:
    """The modules and, unless they are dialects, the rooms directly in a room."""
    modules = [path.stem for path in room.glob("*.py") if not path.stem.startswith("_")]
    rooms = [] if room == DIALECTS else [path.parent.name for path in room.glob("*/__init__.py")]
    return sorted([*modules, *rooms])


def unnamed(names: list[str], text: str) -> list[str]:
    """The names that are no word of the text and match no word with a star."""
    words = set(re.findall(r"[\w*]+", text))
    patterns = [word for word in words if "*" in word and word.strip("*")]
    return [
        name for name in names if name not in words and not any(fnmatchcase(name, each) for each in patterns)
    ]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(PACKAGE)))
def test_a_room_names_its_modules(room: Path) -> None:
    assert unnamed(names_in(room), docstring(room / "__init__.py")) == []


def test_the_architecture_names_the_rooms() -> None:
    rows = [line for line in ARCHITECTURE.read_text().splitlines() if line.startswith("| `")]
    assert unnamed(names_in(PACKAGE), " ".join([row.split("|")[1] for row in rows])) == []


@pytest.mark.parametrize("room", WITHOUT_DIALECTS)
def test_rooms_below_dialects_name_none(room: str) -> None:
    paths = [path for path in sorted((PACKAGE / room).rglob("*.py")) if not is_of_releases(path)]
    found = {path.name: mentions_of_dialects(path) for path in paths}
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    ("text", "mentions"),
    [
        ("gpu", True),
        ("gpu.launch", True),
        ("::mlir::gpu::Processor", True),
        ("LLVM::LLVMPointerType", True),
        ("!spirv.ptr", True),
        ("vector", False),
        ("vector.splat", True),
        ("llvm::ArrayRef", False),
        ("a gpu", False),
    ],
)
def test_mentions_of_dialects_are_noticed(text: str, mentions: bool) -> None:
    assert names_a_dialect(text) is mentions


def test_modules_say_what_they_hold() -> None:
    assert [path for path in PACKAGE.rglob("*.py") if not docstring(path)] == []
