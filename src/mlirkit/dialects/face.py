"""Public faces: a dialect's classes and value builders as module attributes.

    arith.AddIOp(a, b)      builds the operation
    arith.addi(a, b)        builds it and gives its result: a value, a list for several, or the operation
                            itself where there is none
    arith.CmpIPredicate     enums, attribute and type classes by their C++ names
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

from mlirkit.dialects.loading import shipped_dialect
from mlirkit.ods.live.hooks import face_functions


class DialectFace(ModuleType):
    """A module whose attributes are made from a dialect's definitions."""

    def __init__(self, name: str) -> None:
        super().__init__(f"mlirkit.dialects.{name}", f"The `{name}` dialect.")
        self._dialect_name = name

    def __getattr__(self, name: str) -> Any:
        return face_attribute(self._dialect_name, name)

    def __dir__(self) -> list[str]:
        return face_names(self._dialect_name)


def face_attribute(dialect_name: str, name: str) -> Any:
    """What `dialect.name` is: a class, an enum, or a value builder."""
    if name.startswith("__"):
        raise AttributeError(name)
    dialect = shipped_dialect(dialect_name)
    function = face_functions.get((dialect_name, name))
    if function is not None:
        return function
    for operation in dialect.operation_names():
        if builder_name(operation) == name:
            return value_builder(dialect.operation_class(operation))
    return getattr(dialect, name)


def face_names(dialect_name: str) -> list[str]:
    """The public names of a dialect's face."""
    dialect = shipped_dialect(dialect_name)
    names = {name for owner, name in face_functions.entries if owner == dialect_name}
    for operation in dialect.operation_names():
        names.add(builder_name(operation))
        names.add(dialect.operation_class(operation).__name__)
    names.update(cls.__name__ for cls in dialect.value_classes())
    names.update(info.class_name for info in dialect.definitions.enums.values())
    return sorted(names)


def builder_name(operation: str) -> str:
    """`arith.addi` is built by `addi`, `scf.for` by `for_`, `func.call_indirect` by `call_indirect`."""
    name = re.sub(r"\W", "_", operation.split(".", 1)[1])
    return name + "_" if keyword.iskeyword(name) else name


def value_builder(op_class: Any) -> Callable[..., Any]:
    """A function that builds an operation and gives what it computes."""

    def build(*args: Any, **kwargs: Any) -> Any:
        operation = op_class(*args, **kwargs)
        results = operation.result_values()
        if len(results) == 1:
            return results[0]
        return operation.results if results else operation

    build.__name__ = build.__qualname__ = builder_name(op_class.OPERATION_NAME)
    build.__doc__ = op_class.__init__.__doc__
    return build
