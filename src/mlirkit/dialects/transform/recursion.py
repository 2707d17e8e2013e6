"""Recursion among named sequences, which transform does not allow.

Callables are nodes, calls and nesting are edges; the search for cycles starts at nodes without an enclosing
node, in textual order.  As verifyNoRecursionInCallGraph over MLIR's CallGraph and LLVM's scc_iterator, whose
order errors show.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.verifier import first_diagnostic
from mlirkit.support.diagnostics import MLIRError

_CALL = "CallOpInterface"


def verify_no_recursion(root: Operation) -> None:
    """Raise MLIRError for the first cycle of calls nested in an operation.

    Invalid calls and callees are reported before.
    """
    diagnostic = first_diagnostic(_calls_and_callables(root))
    if diagnostic is not None:
        raise MLIRError.at(diagnostic)
    edges = _call_graph(root)
    for group in _cycles(edges):
        first, *others = group
        error = MLIRError.at(first.diagnostic("recursion not allowed in named sequences"))
        for other in others:
            other.note_on(error, "operation on recursion stack")
        raise error


def _calls_and_callables(root: Operation) -> list[Operation]:
    """The calls and callables nested in an operation, in post-order."""
    operations: list[Operation] = []
    # Cached by name.
    answers: dict[OperationName, bool] = {}
    # From the end to the start, parents first.
    pending: list[Operation] = [root]
    while pending:
        op = pending.pop()
        if op is not root and _is_concerned(op.info, answers):
            operations.append(op)
        for region in op.region_list or ():
            for block in region.get_blocks():
                nested = block.first
                while nested is not None:
                    if nested.region_list is not None or _is_concerned(nested.info, answers):
                        pending.append(nested)
                    nested = nested.next_op
    operations.reverse()
    return operations


def _is_concerned(info: OperationName, answers: dict[OperationName, bool]) -> bool:
    answer = answers.get(info)
    if answer is None:
        interfaces = info.interfaces_at_hand
        answer = any(name in interfaces for name in (_CALL, "CallableOpInterface", "FunctionOpInterface"))
        answers[info] = answer
    return answer


def _is_callable(op: Operation) -> bool:
    interfaces = op.info.interfaces_at_hand
    return "CallableOpInterface" in interfaces or "FunctionOpInterface" in interfaces


def _call_graph(root: Operation) -> dict[Operation, list[Operation]]:
    """The callables that each callable calls or contains."""
    nested: list[tuple[Operation, Operation]] = []
    calls: list[tuple[Operation, Operation]] = []
    edges: dict[Operation, list[Operation]] = {}
    # Operations still to visit, and the callables that contain them.
    pending: list[tuple[Operation, Operation | None]] = [(root, None)]
    while pending:
        op, around = pending.pop()
        if _CALL in op.info.interfaces_at_hand:
            if around is not None:
                calls.append((around, op))
            continue
        if _is_callable(op):
            if not op.region_list or op.region_at(0).is_empty:
                continue
            edges[op] = []
            if around is not None:
                nested.append((around, op))
            around = op
        inner: list[tuple[Operation, Operation | None]] = []
        for region in op.region_list or ():
            for block in region.get_blocks():
                child = block.first
                while child is not None:
                    if child.region_list is not None or _CALL in child.info.interfaces_at_hand:
                        inner.append((child, around))
                    child = child.next_op
        inner.reverse()
        pending.extend(inner)
    for outer, inner_op in nested:
        edges[outer].append(inner_op)
    tables = SymbolTableCollection()
    for caller, call in calls:
        callee = _callee(call, tables)
        if callee in edges:
            edges[caller].append(callee)
    return edges


def _callee(call: Operation, tables: SymbolTableCollection) -> Operation | None:
    for name in ("callee", "target"):
        symbol = call.attribute(name)
        if isinstance(symbol, SymbolRefAttr):
            return tables.lookup_nearest_symbol_from(call, symbol)
    return None


def _cycles(edges: dict[Operation, list[Operation]]) -> list[list[Operation]]:
    """Groups of callables that reach one another, last reached first (Tarjan's algorithm)."""
    operations: list[list[Operation]] = []
    numbers: dict[Operation, int] = {}
    lowest: dict[Operation, int] = {}
    stack: list[Operation] = []
    on_stack: set[Operation] = set()
    for start in edges:
        if start in numbers:
            continue
        visits = [(start, iter(edges[start]))]
        numbers[start] = lowest[start] = len(numbers)
        stack.append(start)
        on_stack.add(start)
        while visits:
            node, rest = visits[-1]
            for callee in rest:
                if callee not in numbers:
                    numbers[callee] = lowest[callee] = len(numbers)
                    stack.append(callee)
                    on_stack.add(callee)
                    visits.append((callee, iter(edges[callee])))
                    break
                if callee in on_stack:
                    lowest[node] = min(lowest[node], numbers[callee])
            else:
                visits.pop()
                if visits:
                    outer = visits[-1][0]
                    lowest[outer] = min(lowest[outer], lowest[node])
                if lowest[node] == numbers[node]:
                    group = _popped(stack, node)
                    on_stack.difference_update(group)
                    if len(group) > 1 or node in edges[node]:
                        operations.append(group)
    return operations


def _popped(
    stack: list[Operation],
    last: Operation,
) -> list[Operation]:
    """Pop the elements down to `last`, from the top."""
    group = []
    while True:
        group.append(stack.pop())
        if group[-1] is last:
            return group
