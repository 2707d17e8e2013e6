"""Asynchronous computations of mhlo: the start of a function, and the chain of operations that await it."""

from __future__ import annotations

from mlirkit.builtin.types import FunctionType, TupleType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbols import lookup_symbol_in
from mlirkit.dialects.declared import func
from mlirkit.dialects.stablehlo.rules.types import failure
from mlirkit.ods.live.hooks import type_inference, verifier
from mlirkit_dialects.mhlo import classes as mhlo


def _function(op: Operation, name: FlatSymbolRefAttr) -> func.FuncOp | None:
    """The called function in the operation's module."""
    module: Operation | None = op
    while module is not None and not module.info.has_trait("SymbolTable"):
        module = module.parent_op
    symbol = None if module is None else lookup_symbol_in(module, name)
    return symbol if isinstance(symbol, func.FuncOp) else None


def _start_of(bundle: Operation | None) -> mhlo.AsyncStartOp | None:
    """Mirrors findAsyncChainStart."""
    op = bundle
    while isinstance(op, mhlo.AsyncUpdateOp):
        op = op.bundle.defining_op
    return op if isinstance(op, mhlo.AsyncStartOp) else None


def _tuple_of(types: list[Type] | tuple[Type, ...]) -> Type:
    """Mirrors maybeTupleFromTypes: a tuple of the types; a single type that is not a tuple is itself."""
    if len(types) == 1 and not isinstance(types[0], TupleType):
        return types[0]
    return TupleType(types)


def _check_bundle(op: Operation, bundle: mhlo.AsyncBundleType, callee: FunctionType) -> None:
    """Mirrors verifyAsyncBundleType: the function's operand types, its result types, and further types."""
    if len(bundle.types) < 2:
        raise op.op_error(f"bundle is expected to have at least 2 components, but got {len(bundle.types)}")
    arguments, gives, *_ = bundle.types
    if arguments not in (_tuple_of(callee.inputs), TupleType(callee.inputs)):
        raise op.op_error("component #0 of async bundle doesn't match callee input types")
    if gives != _tuple_of(callee.results):
        raise op.op_error("component #1 of async bundle doesn't match callee result types")


@verifier(mhlo.AsyncStartOp)
def verify_async_start(op: mhlo.AsyncStartOp) -> None:
    """Mirrors AsyncStartOp::verify."""
    name, thread = op.called_computation.value, op.execution_thread.value
    callee = _function(op, op.called_computation)
    if callee is None:
        raise op.op_error(f"can't find function: {name}")
    own = callee.attributes.get("execution_thread")
    if not isinstance(own, StringAttr):
        raise op.op_error("callee must have execution_thread attribute.")
    if own.value != thread:
        raise op.op_error(
            f"execution_thread does not match the execution_thread of {name}. "
            f'Got: "{thread}", but expected {own}.'
        )
    type = callee.function_type.value
    operands = op.operand_types()
    if len(type.inputs) != len(operands):
        raise op.op_error(
            f"number of operands doesn't match operands for {name}. Got: {len(operands)}, but expected: "
            f"{len(type.inputs)}."
        )
    for index, (operand, input) in enumerate(zip(operands, type.inputs, strict=True)):
        if operand != input:
            raise op.op_error(
                f"type mismatch on argument #{index} of {name}. Got: '{operand}', but expected: '{input}'."
            )
    (bundle,) = op.result_types()
    assert isinstance(bundle, mhlo.AsyncBundleType)
    _check_bundle(op, bundle, type)


def _check_chain(op: mhlo.AsyncUpdateOp | mhlo.AsyncDoneOp, bundle: Type) -> None:
    """Check that a chain of bundles begins with an async_start, and that `bundle` has its types."""
    if not isinstance(op.bundle.defining_op, (mhlo.AsyncStartOp, mhlo.AsyncUpdateOp)):
        raise op.op_error("operand must be defined by async-start or async-update op")
    start = _start_of(op.bundle.defining_op)
    if start is None:
        raise op.op_error("can't find a start of async chain")
    callee = _function(op, start.called_computation)
    if callee is not None and isinstance(bundle, mhlo.AsyncBundleType):
        _check_bundle(op, bundle, callee.function_type.value)


@verifier(mhlo.AsyncUpdateOp)
def verify_async_update(op: mhlo.AsyncUpdateOp) -> None:
    (result,) = op.result_types()
    _check_chain(op, result)


@verifier(mhlo.AsyncDoneOp)
def verify_async_done(op: mhlo.AsyncDoneOp) -> None:
    _check_chain(op, op.bundle.type)


@type_inference(mhlo.AsyncDoneOp)
def infer_async_done(state: OperationState) -> list[Type]:
    """Mirrors AsyncDoneOp::inferReturnTypes: the results of the started function."""
    (bundle,) = state.operands
    start = _start_of(bundle.defining_op)
    if start is None:
        place = bundle.defining_op
        message = "can't find a start of async chain"
        raise failure(state, message) if place is None else place.op_error(message)
    callee = _function(start, start.called_computation)
    if callee is None:
        raise start.op_error(f"can't find function: {start.called_computation.value}")
    return list(callee.function_type.value.results)
