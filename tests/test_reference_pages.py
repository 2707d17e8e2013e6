"""The reference pages: current, with examples that mlirkit and mlir-opt read."""

from __future__ import annotations

import re

import pytest

from mlirkit.core.context import Context
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ir import Module
from tests.conformance.operation_texts import fresh_page, read_page
from tests.conformance.tools import mlir_opt, run
from tests.reference_pages import PAGES, SEPARATOR, examples_path, pages, read_examples

#: Dialects that mlir-opt does not register.
NOT_REGISTERED = {"chlo", "mpmd", "sdy", "stablehlo", "vcix", "vhlo"}

FILES = [name for name in sorted(ROOTS) if examples_path(name).is_file()]


def test_pages_are_current() -> None:
    written = pages()
    stale = [path.name for path, text in written.items() if not path.is_file() or path.read_text() != text]
    assert not stale, "run scripts/write-dialect-pages"
    assert set(PAGES.glob("*.md")) == set(written)
    assert {path.stem for path in written} == set(ROOTS)


def test_every_operation_has_an_example() -> None:
    without: set[str] = set()
    for name in sorted(ROOTS):
        operations = {each.name for each in shared_dialect(name).definitions.operators_of(name)}
        examples = read_examples(name).keys()
        assert examples <= operations
        without |= operations - examples
    assert without == set()


def test_index() -> None:
    """docs/dialects.md counts the operations there are, and links to every page."""
    index = PAGES.parent / "dialects.md"
    assert fresh_page() == index.read_text(), "run scripts/write-dialect-pages"
    rows, _ = read_page(index.read_text())
    counts = {name: len(shared_dialect(name).definitions.operators_of(name)) for name in rows}
    assert {name: row.total() for name, row in rows.items()} == counts
    assert set(re.findall(r"\]\(dialects/(\w+)\.md\)", index.read_text())) == set(ROOTS)


@pytest.mark.parametrize("name", FILES)
def test_examples_are_valid(name: str) -> None:
    """Each example is read and verified with only registered dialects, and contains its operation."""
    context = Context()
    for operation, text in read_examples(name).items():
        module = Module.parse(text, context=context).operation
        assert module.verify() and module.walk_list(operation)


def test_order_of_examples() -> None:
    """Written again, the files are the same."""
    for name in FILES:
        examples = read_examples(name)
        assert list(examples) == sorted(examples)
        text = SEPARATOR.join(f"// {each}\n{example}" for each, example in examples.items())
        assert text == examples_path(name).read_text() and all(
            each.strip() + "\n" == each for each in examples.values()
        )


@pytest.mark.parametrize("name", [name for name in FILES if name not in NOT_REGISTERED])
def test_reference_accepts_the_examples(name: str) -> None:
    done = run(mlir_opt(), "--split-input-file", str(examples_path(name)), check=False)
    assert done.returncode == 0, done.stderr.decode()[:2000]
