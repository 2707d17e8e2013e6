"""Pipelines as text: they print as they were read, and errors agree with the reference's."""

from __future__ import annotations

import pytest

from mlirkit.passes.pipeline_text import PipelineError, parse_pipeline_text

WRITTEN = {
    "any()": "any()",
    "builtin.module()": "builtin.module()",
    "builtin.module(print-ir)": "builtin.module(print-ir{label=})",
    " builtin.module ( print-ir , func.func( print-ir{ label=a } ) )": "builtin.module(print-ir{label=},func.func(print-ir{label=a}))",
    "any(print-ir{label='a b'})": "any(print-ir{label={a b}})",
    "any(print-ir{label={a b}})": "any(print-ir{label={a b}})",
    "any(print-ir{label={a},{b}})": "any(print-ir{label={a},{b}})",
    "any(any(print-ir),print-ir)": "any(any(print-ir{label=}),print-ir{label=})",
}
REFUSED = {
    "print-ir": "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
    "any(print-ir": "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
    "any(print-ir))": "1:9: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline",
    "any(print-ir{a)": "1:9: error: missing closing '}' while processing pass options",
    "any(any(print-ir)": "1:5: error: encountered unbalanced parentheses while parsing pipeline",
    "any(print-ir{} x)": "1:12: error: expected ',' after parsing pipeline",
    "any(print-ir,)": "1:10: error: '' does not refer to a registered pass or pass pipeline",
    "any(any(print-ir{a=1}))": "failed to add `print-ir` with options `a=1`\nfailed to add `any` with options `` to inner pipeline",
    "any(lower-affine)": "'lower-affine' is a pass of MLIR that mlirkit does not have",
}


@pytest.mark.parametrize("text", WRITTEN)
def test_read_and_written(text: str) -> None:
    written = parse_pipeline_text(text).pipeline_text()
    assert written == WRITTEN[text]
    assert parse_pipeline_text(written).pipeline_text() == written


DEEP = {
    "nested": ("any(" * 100_000, "cse", ")" * 100_000),
    "in options without anchors": ("composite-fixed-point-pass{pipeline=" * 10_000, "cse", "}" * 10_000),
    "in options": ("any(composite-fixed-point-pass{pipeline=" * 10_000, "cse", "})" * 10_000),
}


@pytest.mark.parametrize("name", DEEP)
def test_depth_is_limited(name: str) -> None:
    start, inner, end = DEEP[name]
    count = len(end.replace("})", "}"))
    with pytest.raises(PipelineError, match=r"nest at most 100 deep|Failed to parse"):
        parse_pipeline_text(f"any({start}{inner}{end})")
    repeated = 60 if name == "nested" else 10
    shallow = f"any({start[: len(start) * repeated // count]}{inner}{end[: len(end) * repeated // count]})"
    assert parse_pipeline_text(shallow).pipeline_text().startswith(shallow[:20])


@pytest.mark.parametrize("text", REFUSED)
def test_refused(text: str) -> None:
    with pytest.raises(PipelineError) as refusal:
        parse_pipeline_text(text)
    assert REFUSED[text] in str(refusal.value)
