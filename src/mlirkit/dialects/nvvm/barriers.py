"""Verifiers of nvvm's barriers and fences."""

from __future__ import annotations

from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.parts import SHARED_CLUSTER, flag, space
from mlirkit.ods.live.hooks import verifier


@verifier(nvvm.BarrierOp)
def verify_barrier(op: nvvm.BarrierOp) -> None:
    """Mirrors BarrierOp::verify."""
    has_reduction, predicate = op.reductionOp is not None, op.reductionPredicate
    if op.numberOfThreads is not None and op.barrierId is None:
        raise op.op_error("barrier id is missing, it should be set between 0 to 15")
    if op.barrierId is not None and (has_reduction or predicate is not None):
        raise op.op_error("reduction are only available when id is 0")
    if has_reduction != (predicate is not None):
        raise op.op_error("reduction predicate and reduction operation must be specified together")


# -- barriers in memory -----------------------------------------------------------------------------------


def verify_arrival(
    op: nvvm.MBarrierArriveOp
    | nvvm.MBarrierArriveDropOp
    | nvvm.MBarrierArriveExpectTxOp
    | nvvm.MBarrierArriveDropExpectTxOp
    | nvvm.MBarrierCompleteTxOp
    | nvvm.MBarrierExpectTxOp
    | nvvm.MBarrierTestWaitOp
    | nvvm.MBarrierTryWaitOp,
) -> None:
    """Mirrors verifyMBarrierArriveLikeOp."""
    if op.scope not in (nvvm.MemScopeKind.CTA, nvvm.MemScopeKind.CLUSTER):
        raise op.error("mbarrier scope must be either CTA or Cluster")
    gives_state = op.result_count and "wait" not in op.name
    if gives_state and space(op.addr) == SHARED_CLUSTER:
        raise op.error("mbarrier in shared_cluster space cannot return any value")


verifier(
    nvvm.MBarrierArriveOp,
    nvvm.MBarrierArriveDropOp,
    nvvm.MBarrierArriveDropExpectTxOp,
    nvvm.MBarrierCompleteTxOp,
    nvvm.MBarrierExpectTxOp,
    nvvm.MBarrierTestWaitOp,
    nvvm.MBarrierTryWaitOp,
)(verify_arrival)


@verifier(nvvm.MBarrierArriveExpectTxOp)
def verify_expecting_arrival(op: nvvm.MBarrierArriveExpectTxOp) -> None:
    """Mirrors MBarrierArriveExpectTxOp::verify."""
    if op.predicate is not None:
        if op.scope != nvvm.MemScopeKind.CTA:
            raise op.error("mbarrier scope must be CTA when using predicate")
        if space(op.addr) == SHARED_CLUSTER:
            raise op.error("mbarrier in shared_cluster space is not supported when using predicate")
        if op.result_count:
            raise op.error("return-value is not supported when using predicate")
        if flag(op, "relaxed"):
            raise op.error("mbarrier with relaxed semantics is not supported when using predicate")
    verify_arrival(op)


# -- fences -----------------------------------------------------------------------------------------------


def _verify_order(op: nvvm.FenceSyncRestrictOp | nvvm.FenceProxySyncRestrictOp) -> None:
    if op.order_ not in (nvvm.MemOrderKind.ACQUIRE, nvvm.MemOrderKind.RELEASE):
        raise op.op_error("only acquire and release semantics are supported")


@verifier(nvvm.FenceSyncRestrictOp)
def verify_fence(op: nvvm.FenceSyncRestrictOp) -> None:
    """Mirrors FenceSyncRestrictOp::verify."""
    _verify_order(op)


@verifier(nvvm.FenceProxySyncRestrictOp)
def verify_restricted_fence(op: nvvm.FenceProxySyncRestrictOp) -> None:
    """Mirrors FenceProxySyncRestrictOp::verify."""
    _verify_order(op)
    if op.fromProxy != nvvm.ProxyKind.GENERIC:
        raise op.op_error("only generic is support for from_proxy attribute")
    if op.toProxy not in (None, nvvm.ProxyKind.async_):
        raise op.op_error("only async is supported for to_proxy attribute")


@verifier(nvvm.FenceProxyOp)
def verify_proxy(op: nvvm.FenceProxyOp) -> None:
    """Mirrors FenceProxyOp::verify."""
    kind, has_space = op.kind, op.space_attr is not None
    if kind == nvvm.ProxyKind.TENSORMAP:
        raise op.op_error("tensormap proxy is not a supported proxy kind")
    if kind == nvvm.ProxyKind.GENERIC:
        raise op.op_error("generic proxy not a supported proxy kind")
    if kind == nvvm.ProxyKind.async_shared and not has_space:
        raise op.op_error("async_shared fence requires space attribute")
    if kind != nvvm.ProxyKind.async_shared and has_space:
        raise op.op_error("only async_shared fence can have space attribute")


@verifier(nvvm.FenceProxyAcquireOp, nvvm.FenceProxyReleaseOp)
def verify_one_way(op: nvvm.FenceProxyAcquireOp | nvvm.FenceProxyReleaseOp) -> None:
    """Mirrors FenceProxyAcquireOp::verify and FenceProxyReleaseOp::verify."""
    if op.fromProxy != nvvm.ProxyKind.GENERIC:
        raise op.op_error("uni-directional proxies only support generic for from_proxy attribute")
    if op.toProxy != nvvm.ProxyKind.TENSORMAP:
        raise op.op_error("uni-directional proxies only support tensormap for to_proxy attribute")
