"""JAX's lowering as bulk work: the garbage collector waits until a program is lowered.

Operations, values and locations are Python objects here.  The collector would scan them, and all of JAX's own
objects, many times while a program is lowered, and find nothing to free.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from mlirkit.support.gc_pause import gc_paused

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def pause_collector() -> None:
    """Replace the function of JAX that lowers a program; this imports JAX."""
    from jax._src import source_info_util
    from jax._src.interpreters import mlir

    # Locations of programs contain only the frames of their users.
    source_info_util.register_exclusion(__file__)
    mlir.lower_jaxpr_to_module = _paused(mlir.lower_jaxpr_to_module)


def _paused(lower: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    @wraps(lower)
    def lower_without_collections(*args: Parameters.args, **named: Parameters.kwargs) -> Result:
        with gc_paused():
            return lower(*args, **named)

    return lower_without_collections
