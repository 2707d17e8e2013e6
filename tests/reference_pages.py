"""The reference pages, `docs/dialects/<name>.md`: their contents, from definitions and examples.

    docs/dialects/examples/<dialect>.mlir ::= piece (`// -----` NL piece)*
    piece                                 ::= `// ` operation NL module

scripts/write-dialect-pages writes the pages; generators/operation_examples.py finds examples.
"""

from __future__ import annotations

import re
from pathlib import Path

from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.emit.reference_page import reference_page

PAGES = Path(__file__).parents[1] / "docs" / "dialects"
SEPARATOR = "// -----\n"

_HEADING = re.compile(r"// (\S+)\n")


def pages() -> dict[Path, str]:
    """The page of every dialect that ships, by file."""
    return {PAGES / f"{name}.md": page(name) for name in sorted(ROOTS)}


def page(name: str) -> str:
    return reference_page(name, shared_dialect(name).definitions, read_examples(name))


def examples_path(name: str) -> Path:
    return PAGES / "examples" / f"{name}.mlir"


def read_examples(name: str) -> dict[str, str]:
    """The examples of a dialect, modules by operation."""
    path = examples_path(name)
    if not path.is_file():
        return {}
    found = {}
    for piece in path.read_text().split(SEPARATOR):
        heading = _HEADING.match(piece)
        if heading is None:
            raise ValueError(
                f"{path.name}: an example begins with the name of its operation, not {piece[:40]!r}"
            )
        found[heading[1]] = piece[heading.end() :]
    return found


def write_examples(name: str, examples: dict[str, str]) -> None:
    """The mirror of `read_examples`, sorted by operation."""
    pieces = [f"// {operation}\n{text.strip()}\n" for operation, text in sorted(examples.items())]
    examples_path(name).parent.mkdir(parents=True, exist_ok=True)
    examples_path(name).write_text(SEPARATOR.join(pieces))
