"""Defining operations in OpDSL: the decorator, and the functions that definitions call."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from mlirkit.core.context import current_context
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.linalg.opdsl.lang.affine import DimDef
from mlirkit.dialects.linalg.opdsl.lang.comprehension import (
    FnAttrDef,
    IndexAttrDef,
    LinalgOpDef,
    OpDefinitionDef,
    OpInterfaceDef,
    ScalarDef,
    TensorDef,
)
from mlirkit.dialects.linalg.opdsl.lang.config import LinalgOpConfig
from mlirkit.dialects.linalg.opdsl.lang.emitter import emit_generic_structured_op, emit_named_structured_op


class _Current(threading.local):
    """The operation that is being defined."""

    op_def: LinalgOpDef | None = None


_CURRENT = _Current()


@contextmanager
def bind_op_def(op_def: LinalgOpDef) -> Iterator[LinalgOpDef]:
    """Define an operation in a `with` block."""
    if _CURRENT.op_def is not None:
        raise ValueError("Cannot recursively define an operation")
    _CURRENT.op_def = op_def
    try:
        yield op_def
    finally:
        _CURRENT.op_def = None


def current_op_def() -> LinalgOpDef:
    """The operation that is being defined; ValueError where none is."""
    if _CURRENT.op_def is None:
        raise ValueError("no operation is being defined: this is called in definitions")
    return _CURRENT.op_def


class DefinedOpCallable:
    """A defined operation; calling it builds one."""

    def __init__(self, op_name: str, op_def: LinalgOpDef) -> None:
        self.op_name = op_name
        self.op_def = op_def

    def __call__(
        self,
        *ins: Operation | Value,
        outs: Operation | Sequence[Operation | Value],
        emit_generic: bool = False,
        **attrs: Any,
    ) -> Any:
        """The results of the named operation, or of a `linalg.generic` where linalg has none of the name.

        `emit_generic` builds a `linalg.generic`; attributes are keyword arguments.
        """
        if not isinstance(emit_generic, bool):
            raise ValueError(
                f"The named argument 'emit_generic' needs to be  of type bool but got {type(emit_generic)}"
            )
        context = current_context()
        (config,) = LinalgOpConfig.from_linalg_op_def(self.op_def, context)
        structured = config.structured_op
        assert structured is not None
        inputs = [as_value(operand) for operand in ins]
        outputs = (
            outs.result_values() if isinstance(outs, Operation) else [as_value(operand) for operand in outs]
        )
        if emit_generic or not context.is_registered_operation(f"linalg.{self.op_name}"):
            return emit_generic_structured_op(structured, *inputs, outs=outputs, **attrs)
        name, class_name = self.op_name, self.op_def.metadata.cpp_class_name
        return emit_named_structured_op(structured, name, class_name, *inputs, outs=outputs, **attrs)


def linalg_structured_op(
    dsl_func: Callable[..., None] | None = None,
    *,
    op_name: str | None = None,
    op_class_name: str | None = None,
) -> Any:
    """A decorator that makes an operation of a definition, named like the function or by `op_name`."""
    if dsl_func is None:
        return partial(linalg_structured_op, op_name=op_name, op_class_name=op_class_name)
    name = op_name or dsl_func.__name__
    class_name = op_class_name or "".join([part.title() for part in name.split("_")]) + "Op"
    op_def = LinalgOpDef(name, class_name, inspect.getdoc(dsl_func))
    operands: list[Any] = []
    for parameter in inspect.signature(dsl_func).parameters.values():
        operand = parameter.default
        if not isinstance(operand, (TensorDef, ScalarDef, IndexAttrDef, FnAttrDef)):
            raise ValueError(
                "parameters of a definition have an operand as default: as TensorDef(...), ScalarDef(...) "
                f"or IndexAttrDef(...); '{parameter.name}' has {operand}"
            )
        op_def.add_operand(parameter.name, operand.operand_def)
        operands.append(operand)
    with bind_op_def(op_def):
        dsl_func(*operands)
    return DefinedOpCallable(name, op_def)


def domain(*dimensions: DimDef) -> None:
    """Declare the dimensions of the iteration, outermost first."""
    if not all(isinstance(dimension, DimDef) for dimension in dimensions):
        raise ValueError(f"Expected dimensions of type DimDef but got {dimensions}")
    current_op_def().domain.extend(dimensions)


def implements(*interfaces: OpInterfaceDef) -> None:
    """Declare interfaces of the operation."""
    if not all(isinstance(interface, OpInterfaceDef) for interface in interfaces):
        raise ValueError(f"Expected interfaces of type OpInterfaceDef but got {interfaces}")
    current_op_def().metadata.implements.extend(interfaces)


def defines(*definitions: OpDefinitionDef) -> None:
    """Declare methods that C++ defines for the operation."""
    if not all(isinstance(definition, OpDefinitionDef) for definition in definitions):
        raise ValueError(f"Expected definitions of type OpDefinitionDef but got {definitions}")
    current_op_def().metadata.defines.extend(definitions)
