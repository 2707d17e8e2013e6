"""Verifiers of ttng's attributes besides layouts: cache policies."""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.float_types import F32
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.ods.live.hooks import value_verifier
from mlirkit_dialects.triton import ttng_classes as ttng

_NONE = "none"
_FIRST_CHOICE = ("evict_normal", "evict_unchanged", "evict_first", "evict_last")
_SECOND_CHOICE = ("evict_unchanged", "evict_first")
_PREFETCHED = (64, 128, 256)


@value_verifier(ttng.CachePolicyAttr)
def verify_cache_policy(policy: ttng.CachePolicyAttr) -> str | None:
    """Mirrors CachePolicyAttr::verify: a fraction of the L2 cache has one policy, the rest another."""
    modifier, first = (_name(choice) for choice in (policy.cache_modifier, policy.l1))
    primary, secondary = (_name(choice) for choice in (policy.l2_primary, policy.l2_secondary))
    if modifier != _NONE and first != _NONE:
        return "cache modifier cannot be combined with an L1 eviction priority"
    has_rest = secondary != _NONE or policy.l2_fraction is not None
    if primary == _NONE:
        return "l2_secondary and l2_fraction require l2_primary" if has_rest else _prefetch_problem(policy)
    if primary not in _FIRST_CHOICE:
        return f"invalid L2 primary eviction priority '{primary}'"
    if secondary == _NONE or policy.l2_fraction is None:
        return "L2 policy requires l2_secondary and l2_fraction"
    if secondary not in _SECOND_CHOICE:
        return f"invalid L2 secondary eviction priority '{secondary}'"
    if not _is_fraction(policy.l2_fraction):
        return "L2 fraction must be a finite f32 in (0, 1]"
    return _prefetch_problem(policy)


def _name(choice: ttng.CacheModifier | ttng.CacheEvictionPriority | None) -> str:
    return _NONE if choice is None else choice.stringify()


def _is_fraction(value: Attribute) -> bool:
    return isinstance(value, FloatAttr) and value.type == F32 and 0 < float(value.value) <= 1


def _prefetch_problem(policy: ttng.CachePolicyAttr) -> str | None:
    size = policy.l2_prefetch_size
    if size is None:
        return None
    is_known = isinstance(size, IntegerAttr) and size.type == integer_type(32) and size.value in _PREFETCHED
    return None if is_known else "L2 prefetch size must be 64, 128, or 256"
