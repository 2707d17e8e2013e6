"""Verification of `result_accuracy`, the requested accuracy of results."""

from __future__ import annotations

from math import isnan

from mlirkit.builtin.float_semantics import F64, bits_to_float
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import stablehlo
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import follows_signature, value_verifier, verifier

# The operations, without the dialect's prefix.
WITH_ACCURACY = (
    *("cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic"),
    *("rsqrt", "sine", "sqrt", "tan", "tanh"),
)


def accuracy_reason(value: Attribute) -> str | None:
    """The error message for a requested accuracy: tolerances, units in the last place, a mode."""
    # Accessors return numbers; only the bits distinguish zeros and NaNs.
    atol, rtol, ulps, mode = parameters_of(value)
    tolerances = [bits_to_float(bits, F64) for bits in (atol, rtol)]
    if ulps < 0 or any(bits >> 63 for bits in (atol, rtol)):
        return "Negative tolerance"
    mode_name = str(mode.value)
    is_zero = ulps == 0 and not any(tolerance != 0 or isnan(tolerance) for tolerance in tolerances)
    if mode_name in ("DEFAULT", "HIGHEST") and not is_zero:
        return f"Invalid tolerances for ResultAccuracyAttr with mode {mode_name}, must be all zero."
    return None


value_verifier(stablehlo.ResultAccuracyAttr)(accuracy_reason)


@verifier(*[f"stablehlo.{name}" for name in WITH_ACCURACY])
@follows_signature
def verify_accuracy(op: Operation) -> None:
    """Check the requested accuracy."""
    accuracy = op.inherent("result_accuracy")
    if isinstance(accuracy, stablehlo.ResultAccuracyAttr):
        reason = accuracy_reason(accuracy)
        if reason is not None:
            raise op.error(reason)
