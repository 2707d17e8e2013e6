"""Invalid files: each defect is found, named, and placed; eagerly and lazily alike."""

from __future__ import annotations

from io import BytesIO

import pytest

from mlirkit.bytecode import read_bytecode
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from tests.bytecode.recipes import (
    FOLDER,
    IR,
    RECIPES,
    RESOURCE_OFFSETS,
    Recipe,
    entries,
    file,
    module,
    op,
    v,
)


def test_the_base_is_valid() -> None:
    assert str(read_bytecode(file(), Context(), "base", True)) == "module {\n}\n"


def test_files_are_made_by_recipes() -> None:
    assert {path.stem: path.read_bytes() for path in FOLDER.glob("*.mlirbc")} == {
        recipe.name: recipe.data for recipe in RECIPES
    }


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_defect(recipe: Recipe, lazy: bool) -> None:
    context = Context(allow_unregistered_dialects=True)
    with pytest.raises(MLIRError) as caught:
        read_bytecode(recipe.data, context, "bad.mlirbc", True, lazy=lazy).materialize()
    diagnostic = caught.value.error_diagnostics[0]
    notes = [note.message for note in diagnostic.notes]
    assert any(recipe.message in each for each in (diagnostic.message, *notes))
    assert str(caught.value).startswith("bad.mlirbc:0:0: error: ")
    # A file whose version is unreadable gets no note about its producer.
    if not recipe.name.startswith("header"):
        assert notes[0].startswith("in bytecode version ")
    assert any("at offset 0x" in note for note in notes)


@pytest.mark.parametrize("lazy", [False, True])
def test_unknown_dialect(lazy: bool) -> None:
    """An error only where unregistered dialects are not allowed."""
    data = file({IR: module(op(0))})
    with pytest.raises(MLIRError, match="dialect 't' is unknown"):
        read_bytecode(data, Context(), "bad.mlirbc", True, lazy=lazy).materialize()
    read_bytecode(data, Context(allow_unregistered_dialects=True), "fine", True, lazy=lazy).materialize()


def test_resources_of_an_unknown_dialect() -> None:
    data = file({RESOURCE_OFFSETS: v(0) + v(1, 1, 3, 0) + b"\0"})
    with pytest.raises(MLIRError, match="dialect 't' is unknown"):
        read_bytecode(data, Context(), "bad.mlirbc", True)
    read_bytecode(data, Context(allow_unregistered_dialects=True), "fine", True)


ONE_USE = module(op(0x22, v(1, 0), v(2 << 1, 7, 7)) + op(0x04, v(1, 0)), 1, 2)
ORDER_OF_ONE_USE = {IR: ONE_USE, **entries([], [v(1)])}
TWO_BYTES = v(17, 0, 2, 2) + b"\2\0"
BOOLEANS = {IR: module(op(0x01, v(1))), **entries([v(1, 1, 2, 3), v(2, 0), TWO_BYTES], [v(0, 4)])}


@pytest.mark.parametrize(
    ("sections", "text"),
    [(ORDER_OF_ONE_USE, '"t.x"(%0) : (index) -> ()'), (BOOLEANS, "= array<i1: true, false>}")],
)
def test_what_is_taken_as_mlir_takes_it(sections: dict[int, bytes], text: str) -> None:
    """The order of a single use is not read; any nonzero bit makes a boolean true."""
    context = Context(allow_unregistered_dialects=True)
    assert text in str(read_bytecode(file(sections), context, "odd.mlirbc", True))


def test_versions_that_do_not_exist() -> None:
    """The error is that of upstream's bindings."""
    module = read_bytecode(file(), Context(), "base", True)
    with pytest.raises(ValueError, match="Unable to honor desired bytecode version 7"):
        module.write_bytecode(BytesIO(), desired_version=7)
