"""Cache hints of xegpu, one for each of three levels."""

from __future__ import annotations

from collections.abc import Collection

from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import xegpu

_POLICY = xegpu.CachePolicy
_READ = (_POLICY.CACHED, _POLICY.UNCACHED, _POLICY.STREAMING, _POLICY.READ_INVALIDATE)
_WRITE = (_POLICY.CACHED, _POLICY.UNCACHED, _POLICY.WRITE_BACK, _POLICY.WRITE_THROUGH)


def verify_read_hints(op: Operation) -> None:
    _verify(op, _READ)


def verify_write_hints(op: Operation) -> None:
    _verify(op, _WRITE)


def _verify(op: Operation, allowed: Collection[xegpu.CachePolicy]) -> None:
    for name in ("l1_hint", "l2_hint", "l3_hint"):
        hint = op.inherent(name)
        if isinstance(hint, xegpu.CachePolicyAttr) and hint.value not in allowed:
            raise op.op_error(f"invalid {name}: {hint}")
