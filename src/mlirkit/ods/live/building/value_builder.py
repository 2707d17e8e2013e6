"""Value builders: a function per operation that builds it and returns its results.

    addi(a, b)    the result; a list of several; the operation if it has no results

They take the arguments of the operation's class, and have the names of upstream's bindings.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from mlirkit.core.casters import cast_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.value_lists import OpResultList
from mlirkit.ods.model.python_names import sanitized


def builder_name(operation: str) -> str:
    """The name of an operation's builder: `addi` for `arith.addi`, `for_` for `scf.for`, `_2d_sdot`."""
    name = re.sub(r"\W", "_", operation.split(".", 1)[-1])
    if name[:1].isdigit():
        return "_" + name
    return name + "_" if keyword.iskeyword(name) else name


def generated_name(operation: str, class_name: str) -> str:
    """The name in generated bindings, which differs from members of operations and from the class's name."""
    name = sanitized(operation.split(".", 1)[-1])
    return name + "_" if name == class_name else name


#: A result, the results, or an operation without results.
Computed: TypeAlias = Value | OpResultList | Operation


def computed(operation: Operation) -> Computed:
    """Return the result, the results or the operation, as builders do: see the module."""
    first = operation.result0
    if first is not None and operation.result_rest is None:
        # A value caster may replace the class OpResult.
        value: Value = cast_value(first)
        return value
    return operation if first is None else operation.results


def value_builder(op_class: Any) -> Callable[..., Any]:
    """The function that builds operations of a class."""

    def build(*args: Any, **kwargs: Any) -> Any:
        return computed(op_class(*args, **kwargs))

    build.__name__ = build.__qualname__ = builder_name(op_class.OPERATION_NAME)
    build.__module__ = op_class.__module__
    build.__doc__ = op_class.__init__.__doc__
    return build
