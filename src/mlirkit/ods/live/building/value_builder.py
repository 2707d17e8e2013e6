"""Value builders: a function per operation that builds it and gives what it computes.

    addi(a, b)    the result; a list for several; the operation itself where there is none

They take what the operation's class takes, and are named as upstream's bindings name them.
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
    """`arith.addi` is built by `addi`, `scf.for` by `for_`, `arm_neon.2d.sdot` by `_2d_sdot`."""
    name = re.sub(r"\W", "_", operation.split(".", 1)[-1])
    if name[:1].isdigit():
        return "_" + name
    return name + "_" if keyword.iskeyword(name) else name


def generated_name(operation: str, class_name: str) -> str:
    """Its name in generated bindings, which avoid what operations have and the class's own name."""
    name = sanitized(operation.split(".", 1)[-1])
    return name + "_" if name == class_name else name


#: A result, the results, or an operation without results.
Computed: TypeAlias = Value | OpResultList | Operation


def computed(operation: Operation) -> Computed:
    """What an operation computes, as functions that build it give it: see the module."""
    first = operation.result0
    if first is not None and operation.result_rest is None:
        # A caster's class need not be OpResult's.
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
