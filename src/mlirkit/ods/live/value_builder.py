"""Value builders: a function per operation that builds it and gives what it computes.

    addi(a, b)    the result; a list for several; the operation itself where there is none

They take what the operation's class takes, and are named as upstream's bindings name them.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from typing import Any


def builder_name(operation: str) -> str:
    """`arith.addi` is built by `addi`, `scf.for` by `for_`, `arm_neon.2d.sdot` by `_2d_sdot`."""
    name = re.sub(r"\W", "_", operation.split(".", 1)[-1])
    if name[:1].isdigit():
        return "_" + name
    return name + "_" if keyword.iskeyword(name) else name


def computed(operation: Any) -> Any:
    """What an operation computes, as functions that build it give it: see the module."""
    results = operation.result_values()
    if len(results) == 1:
        return results[0]
    return operation.results if results else operation


def value_builder(op_class: Any) -> Callable[..., Any]:
    """The function that builds operations of a class."""

    def build(*args: Any, **kwargs: Any) -> Any:
        return computed(op_class(*args, **kwargs))

    build.__name__ = build.__qualname__ = builder_name(op_class.OPERATION_NAME)
    build.__module__ = op_class.__module__
    build.__doc__ = op_class.__init__.__doc__
    return build
