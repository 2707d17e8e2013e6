"""Contexts: dialects by name, and the threading options of scripts."""

import pytest

from mlirkit import ir


def test_dialects_are_there_by_name() -> None:
    context = ir.Context()
    assert context.dialects["arith"] is context.d.arith
    assert context.d.arith.namespace == context.get_dialect_descriptor("arith").namespace == "arith"
    with pytest.raises(IndexError):
        context.dialects["nobody"]
    with pytest.raises(AttributeError):
        _ = context.d.nobody


def test_threads_are_accepted() -> None:
    pool = ir.ThreadPool()
    context = ir.Context(thread_pool=pool)
    context.enable_multithreading(True)
    context.set_thread_pool(pool)
    assert context.get_num_threads() == pool.get_max_concurrency() == 1
