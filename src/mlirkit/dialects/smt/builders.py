"""Functions of smt's face beside those of its operations, as upstream's bindings have them."""

from __future__ import annotations

import inspect
from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.region_functions import region_op
from mlirkit.ods.live.hooks import face_function
from mlirkit.ods.live.value_builder import computed


@face_function("smt", "bool_t")
def bool_t() -> Any:
    """The type `!smt.bool`."""
    return shared_dialect("smt").public("BoolType").get()


@face_function("smt", "bv_t")
def bv_t(width: int) -> Any:
    """The type `!smt.bv<width>`."""
    return shared_dialect("smt").public("BitVectorType").get(width)


@face_function("smt", "solver")
def solver(*args: Any, inputs: Any = None, results: Any = None, **named: Any) -> Any:
    """A decorator of the function that is the solver's body, bare or with inputs and result types."""
    dialect = shared_dialect("smt")
    if args and (not isinstance(args[0], (list, tuple)) or (args[0] and isinstance(args[0][0], Type))):
        if not inspect.isfunction(args[0]):
            # As the definition has it: result types in front.
            return computed(dialect.public("SolverOp")(*args, **named))
        return _solver()(args[0])
    if args:
        inputs = args[0]
        results = args[1] if len(args) > 1 else results
    return _solver(inputs=inputs, results=results, **named)


def _solver(inputs: Any = None, results: Any = None, **named: Any) -> Any:
    dialect = shared_dialect("smt")
    make = region_op(dialect.public("SolverOp"), terminator=dialect.public("YieldOp"))
    return make(list(results or ()), list(inputs or ()), **named)
