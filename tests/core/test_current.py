"""Every thread has its own current context, location and insertion point."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from mlirkit import ir


def build(number: int, barrier: Barrier) -> str:
    """A module of operations that all tell the number; the threads take turns at every step."""
    with ir.Context(), ir.Location.name(f"l{number}"):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            for _ in range(5):
                barrier.wait(10)
                name, loc = ir.StringAttr.get(f"{number}"), ir.Location.current
                ir.Module.create()
                ir.InsertionPoint.current.insert(
                    ir.Operation.create("func.func", attributes=signature(name), regions=1, ip=False)
                )
                assert module.body.operations[-1].location == loc == ir.Location.name(f"l{number}")
    assert ir.Context.current is None and ir.Location.current is None
    return " ".join([each.attributes["sym_name"].value for each in module.body])


def signature(name: ir.StringAttr) -> dict[str, ir.Attribute]:
    return {"sym_name": name, "function_type": ir.TypeAttr.get(ir.FunctionType.get([], []))}


def test_threads() -> None:
    barrier = Barrier(4)
    with ir.Context() as context, ThreadPoolExecutor(4) as pool:
        found = list(pool.map(build, range(4), [barrier] * 4))
        assert ir.Context.current is context
    assert found == [" ".join([str(number)] * 5) for number in range(4)]


def test_unbalanced() -> None:
    outer, inner = ir.Context(), ir.Context()
    outer.__enter__()
    inner.__enter__()
    with pytest.raises(RuntimeError, match="Unbalanced Context enter/exit"):
        outer.__exit__(None, None, None)
    inner.__exit__(None, None, None)
    outer.__exit__(None, None, None)
    with pytest.raises(RuntimeError):
        outer.__exit__(None, None, None)
