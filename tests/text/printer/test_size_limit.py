"""Values that share parts print, unless their text is out of proportion to the parts."""

from __future__ import annotations

import time

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.limits import LIMITS


def doubled(times: int) -> ModuleOp:
    """A module with an array in which each level mentions the next one twice."""
    lines = ['#a0 = "x"', *(f"#a{n} = [#a{n - 1}, #a{n - 1}]" for n in range(1, times + 1))]
    return ModuleOp.parse("\n".join([*lines, f"module attributes {{t.a = #a{times}}} {{}}"]), Context())


def test_shared_parts_print() -> None:
    # Enough values to be measured.
    assert str(doubled(18)).count('"x"') == 1 << 18


@pytest.mark.parametrize("times", [30, 60, 20_000])
def test_endless_text_is_refused(times: int) -> None:
    module = doubled(times)
    start = time.process_time()
    with pytest.raises(MLIRError, match="the text of a value would have more than 268435456 characters"):
        str(module)
    assert time.process_time() - start < 20


def test_limit_is_lifted_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LIMITS, "value_text", 1 << 20)
    module = doubled(19)
    with pytest.raises(MLIRError, match="MLIRKIT_MAX_TEXT in the environment lifts the limit"):
        str(module)
    monkeypatch.setattr(LIMITS, "value_text", 1 << 22)
    assert str(module).count('"x"') == 1 << 19


def test_a_value_mentioned_too_often_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each entry of the dictionary is small enough, but their sum is not."""
    monkeypatch.setattr(LIMITS, "value_text", 1 << 16)
    aliases = ['#a0 = "x"', *(f"#a{n} = [#a{n - 1}, #a{n - 1}]" for n in range(1, 13))]
    entries = ", ".join(f"e{n} = #a12" for n in range(200))
    context = Context(allow_unregistered_dialects=True)
    module = ModuleOp.parse("\n".join([*aliases, f'"t.op"() <{{{entries}}}> : () -> ()']), context)
    with pytest.raises(MLIRError, match="the text of a value would have more than 65536 characters"):
        str(module)
    few = ModuleOp.parse("\n".join([*aliases, '"t.op"() <{a = #a12, b = #a12, c = #a12}> : () -> ()']), context)
    assert str(few).count('"x"') == 3 << 12
