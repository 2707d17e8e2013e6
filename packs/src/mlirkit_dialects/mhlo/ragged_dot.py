"""The verifier of mhlo's ragged_dot: chlo's rule."""

from __future__ import annotations

from mlirkit.dialects.chlo.verify import check_ragged_dot
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import follows_signature, verifier
from mlirkit_dialects.mhlo import classes as mhlo


@verifier(mhlo.RaggedDotOp)
@follows_signature
def verify_ragged_dot(op: mhlo.RaggedDotOp) -> None:
    """Mirrors RaggedDotOp::verify."""
    numbers = op.ragged_dot_dimension_numbers
    dot, ragged, groups = parameters_of(numbers)
    dimensions = ((), (), (), ()) if dot is None else parameters_of(dot)
    check_ragged_dot(op, (*dimensions, ragged, groups), op.precision_config)
