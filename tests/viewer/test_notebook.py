"""Notebooks show the text of operations, attributes, types and diagnostics; nothing in it is markup."""

from __future__ import annotations

import re
from html import unescape

import pytest

from mlirkit import ir
from mlirkit.support.diagnostics import render
from mlirkit.viewer.notebook import LINES
from tests.generators.modules import generate_module


def text_of(html: str) -> str:
    """The text that a browser shows for a piece of HTML."""
    return unescape(re.sub(r"<[^>]*>", "", html))


@pytest.mark.parametrize("seed", range(6))
def test_operations(seed: int) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(generate_module(seed))
    text = module.operation.get_asm(large_elements_limit=16, large_resource_limit=64)
    assert text_of(module._repr_html_()) == text.rstrip("\n")


def test_values() -> None:
    with ir.Context():
        attribute = ir.Attribute.parse('"<script>&amp;%0"')
        type = ir.Type.parse("tensor<?x4xf32>")
    assert text_of(attribute._repr_html_()) == str(attribute)
    assert "<script>" not in attribute._repr_html_()
    assert text_of(type._repr_html_()) == str(type)


def test_long_texts_end() -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse('"t.x"() : () -> ()\n' * (LINES + 100))
    html = module._repr_html_()
    assert html.count("\n") == LINES
    assert "more lines" in html


def test_diagnostics() -> None:
    with ir.Context(), pytest.raises(ir.MLIRError) as raised:
        ir.Module.parse('func.func @f() { return }\nfunc.func @f() attributes {a = "<b>"} { return }', source_name="<b>.mlir")
    (diagnostic,) = raised.value.error_diagnostics
    assert diagnostic.notes
    html = diagnostic._repr_html_()
    assert text_of(html) == render(diagnostic)
    assert "<b>" not in html
    assert html.count("error:</span>") == 1 and html.count("note:</span>") == len(diagnostic.notes)
