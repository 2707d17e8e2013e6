"""Functions of smt's public module besides builders of operations, as in upstream's bindings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import cast

from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import smt
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import ValueLike
from mlirkit.dialects.region_functions import BodyFunction, region_op
from mlirkit.ods.live.building.value_builder import Computed, computed
from mlirkit.ods.live.hooks import face_function


@face_function("smt", "bool_t")
def bool_t() -> smt.BoolType:
    """The type `!smt.bool`."""
    type: smt.BoolType = shared_dialect("smt").public("BoolType").get()
    return type


@face_function("smt", "bv_t")
def bv_t(width: int) -> smt.BitVectorType:
    """The type `!smt.bv<width>`."""
    type: smt.BitVectorType = shared_dialect("smt").public("BitVectorType").get(width)
    return type


@face_function("smt", "solver")
def solver(
    *args: object,
    inputs: Sequence[ValueLike] | None = None,
    results: Sequence[Type] | None = None,
    **named: object,
) -> Computed | Callable[[BodyFunction], Computed]:
    """A decorator for the function that builds a solver's body, bare or with inputs and result types."""
    dialect = shared_dialect("smt")
    if args and (not isinstance(args[0], (list, tuple)) or (args[0] and isinstance(args[0][0], Type))):
        if not isinstance(args[0], FunctionType):
            # The generated builder's arguments: result types first.
            return computed(dialect.public("SolverOp")(*args, **named))
        return _solver()(args[0])
    if args:
        inputs = cast(Sequence[ValueLike], args[0])
        results = cast(Sequence[Type], args[1]) if len(args) > 1 else results
    return _solver(inputs=inputs, results=results, **named)


def _solver(
    inputs: Sequence[ValueLike] | None = None, results: Sequence[Type] | None = None, **named: object
) -> Callable[[BodyFunction], Computed]:
    dialect = shared_dialect("smt")
    make = region_op(dialect.public("SolverOp"), terminator=dialect.public("YieldOp"))
    decorator: Callable[[BodyFunction], Computed] = make(list(results or ()), list(inputs or ()), **named)
    return decorator


# Upstream's module has this name as well.
face_function("smt", "region_op")(region_op)
