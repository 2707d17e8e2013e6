"""Verifiers of async: what is awaited, bodies that are executed, functions and their returns."""

from __future__ import annotations

from typing import Any

from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.func.verify import CallSymbolUser
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def _kind(type: Any) -> str:
    return str(getattr(type, "FULL_NAME", ""))


@verifier("async.await")
def verify_await(op: Any) -> None:
    """As AwaitOp::verify."""
    type = op.operand_at(0).type
    if _kind(type) == "async.token" and op.result_count:
        raise op.op_error("awaiting on a token must have empty result")
    if _kind(type) == "async.value" and op.result_types() != [type.parameters[0]]:
        raise op.op_error(
            f"result type '{op.result_types()[0]}' does not match async value type '{type.parameters[0]}'"
        )


class ExecuteBranch(RegionBranchOpInterface):
    """The body gets what the operands hold, and gives what the results hold."""

    __slots__ = ()

    def successor_regions(self, op: Any, point: Any) -> list[Any]:
        return [op.region_at(0)] if point is None else [None]

    def entry_successor_operands(self, op: Any, target: Any) -> list[Any]:
        return list(op.bodyOperands)

    def successor_inputs(self, op: Any, target: Any) -> list[Any]:
        return list(op.bodyResults) if target is None else list(target.first_block.args)

    def are_types_compatible(self, source: Any, target: Any) -> bool:
        return bool(_held(source) == _held(target))


def _held(type: Any) -> Any:
    return type.parameters[0] if _kind(type) == "async.value" else type


interface("async.execute", "RegionBranchOpInterface")(ExecuteBranch())


@region_verifier("async.execute")
def verify_execute(op: Any) -> None:
    """As ExecuteOp::verifyRegions."""
    expected = [value.type.parameters[0] for value in op.bodyOperands]
    if [argument.type for argument in op.region_at(0).first_block.args] != expected:
        raise op.op_error(
            "async body region argument types do not match the execute operation arguments types"
        )


@verifier("async.func")
def verify_func(op: Any) -> None:
    """As FuncOp::verify."""
    results = op.inherent("function_type").value.results
    if not results:
        raise op.op_error("result is expected to be at least of size 1, but got 0")
    for number, type in enumerate(results):
        if _kind(type) not in ("async.token", "async.value"):
            raise op.op_error(f"result type must be async value type or async token type, but got '{type}'")
        if number and _kind(type) == "async.token":
            raise op.op_error(
                " results' (optional) async token type is expected to appear as the 1st return value, but "
                f"got {number + 1}"
            )


@verifier("async.return")
def verify_return(op: Any) -> None:
    """As ReturnOp::verify."""
    function: Any = get_parent_of_type(op, "async.func")
    results = function.inherent("function_type").value.results
    if results and _kind(results[0]) == "async.token":
        results = results[1:]
    if list(op.operand_types()) != [type.parameters[0] for type in results]:
        raise op.op_error("operand types do not match the types returned from the parent FuncOp")


class CallUser(CallSymbolUser):
    """As CallOp::verifySymbolUses: as func's, of another function."""

    __slots__ = ()
    FUNCTION = "async.func"
    WHAT = "async function"


interface("async.call", "SymbolUserOpInterface")(CallUser())
