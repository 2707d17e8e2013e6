"""Verifiers of async: awaits, bodies of async.execute, functions and their returns."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import async_dialect
from mlirkit.dialects.func.verify import CallSymbolUser, function_type
from mlirkit.ods.live.hooks import interface, region_verifier, verifier

from .asm import awaited


@verifier(async_dialect.AwaitOp)
def verify_await(op: async_dialect.AwaitOp) -> None:
    """Mirrors AwaitOp::verify."""
    type, result = op.operand.type, op.result
    if isinstance(type, async_dialect.TokenType) and result is not None:
        raise op.op_error("awaiting on a token must have empty result")
    if isinstance(type, async_dialect.ValueType) and result is not None and result.type != type.valueType:
        raise op.op_error(f"result type '{result.type}' does not match async value type '{type.valueType}'")


class ExecuteBranch(RegionBranchOpInterface):
    """The body receives the value types of the operands, and yields the value types of the results."""

    __slots__ = ()

    def successor_regions(self, op: async_dialect.ExecuteOp, point: Operation | None) -> list[Region | None]:
        return [op.bodyRegion] if point is None else [None]

    def entry_operand_numbers(self, op: async_dialect.ExecuteOp, target: Region | None) -> range:
        return range(op.operand_count - len(op.bodyOperands), op.operand_count)

    def successor_inputs(self, op: async_dialect.ExecuteOp, target: Region | None) -> list[Value]:
        return list(op.bodyResults) if target is None else list(target.blocks[0].args)

    def are_types_compatible(self, source: Type, target: Type) -> bool:
        return (awaited(source) or source) == (awaited(target) or target)


interface(async_dialect.ExecuteOp, "RegionBranchOpInterface")(ExecuteBranch())


@region_verifier(async_dialect.ExecuteOp)
def verify_execute(op: async_dialect.ExecuteOp) -> None:
    """Mirrors ExecuteOp::verifyRegions."""
    expected = [awaited(operand.type) for operand in op.bodyOperands]
    if [argument.type for argument in op.bodyRegion.blocks[0].args] != expected:
        raise op.op_error(
            "async body region argument types do not match the execute operation arguments types"
        )


@verifier(async_dialect.FuncOp)
def verify_func(op: async_dialect.FuncOp) -> None:
    """Mirrors FuncOp::verify."""
    results = _result_types(op)
    if not results:
        raise op.op_error("result is expected to be at least of size 1, but got 0")
    for number, type in enumerate(results):
        if not isinstance(type, async_dialect.TokenType | async_dialect.ValueType):
            raise op.op_error(f"result type must be async value type or async token type, but got '{type}'")
        if number and isinstance(type, async_dialect.TokenType):
            raise op.op_error(
                " results' (optional) async token type is expected to appear as the 1st return value, but "
                f"got {number + 1}"
            )


def _result_types(op: async_dialect.FuncOp) -> Sequence[Type]:
    type = function_type(op)
    return () if type is None else type.results


@verifier(async_dialect.ReturnOp)
def verify_return(op: async_dialect.ReturnOp) -> None:
    """Mirrors ReturnOp::verify."""
    function = get_parent_of_type(op, async_dialect.FuncOp)
    if function is None:
        return
    results = _result_types(function)
    if results and isinstance(results[0], async_dialect.TokenType):
        results = results[1:]
    if list(op.operand_types()) != [awaited(type) for type in results]:
        raise op.op_error("operand types do not match the types returned from the parent FuncOp")


class CallUser(CallSymbolUser):
    """Mirrors CallOp::verifySymbolUses: as for func, with another function class."""

    __slots__ = ()
    CALLEE = async_dialect.FuncOp
    NOUN = "async function"


interface(async_dialect.CallOp, "SymbolUserOpInterface")(CallUser())
