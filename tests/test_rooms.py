"""The maps: a room's docstring names its modules, docs/ARCHITECTURE.md the rooms; names are words, or `*_words`."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "mlirkit"
ARCHITECTURE = PACKAGE.parents[1] / "docs" / "ARCHITECTURE.md"
DIALECTS = PACKAGE / "dialects"

# The files of a dialect are named by the promise they keep or by their subject, in all dialects alike.
ROOMS = sorted(
    path.parent for path in PACKAGE.glob("*/**/__init__.py") if DIALECTS not in path.parent.parents
)


def docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text())) or ""


def names_in(room: Path) -> list[str]:
    """The modules and, unless they are dialects, the rooms directly in a room."""
    modules = [path.stem for path in room.glob("*.py") if not path.stem.startswith("_")]
    rooms = [] if room == DIALECTS else [path.parent.name for path in room.glob("*/__init__.py")]
    return sorted([*modules, *rooms])


def unnamed(names: list[str], text: str) -> list[str]:
    """The names that are no word of the text, and that no word with a star in it stands for."""
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


def test_modules_say_what_they_hold() -> None:
    assert [path for path in PACKAGE.rglob("*.py") if not docstring(path)] == []
