"""Users as comments behind operations and under labels: `--mlir-print-value-users`.

    // users: %1, %4          // (%1), (unused)          // %arg0 is used by %2          // id: %3
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.value import Value
from mlirkit.text.printer.ssa_names import SSANames


def users_of_operation(operation: Operation, names: SSANames) -> str:
    """The comment behind an operation: the users of its results, or its number in other comments."""
    results = results_of(operation)
    if not results:
        return " // id: " + names.operation_id(operation) if operation.operand_count else ""
    users: dict[Operation, None] = {}
    for result in results:
        for user in result.users:
            users[user] = None
    if not users:
        return " // unused"
    only_one = len(users) <= 1 and len(results) == 1 and sum([user.result_count for user in users]) <= 1
    texts = [_user_names(result, names) for result in results]
    if len(results) > 1:
        texts = [f"({text})" for text in texts]
    return f" // {'user' if only_one else 'users'}: {', '.join(texts)}"


def users_of_arguments(block: Block, names: SSANames, margin: str) -> str:
    """Lines that list the users of a block's arguments."""
    lines = ""
    for argument in block.args:
        name = names.name(argument)
        usage = f"used by {_user_names(argument, names)}" if argument.has_uses else "unused"
        lines += f"{margin}// {name} is {usage}\n"
    return lines


def _user_names(value: Value, names: SSANames) -> str:
    users = list(dict.fromkeys(value.users))
    if not users:
        return "unused"
    texts: list[str] = []
    for user in users:
        results = results_of(user)
        if results:
            texts.extend([names.name(result) for result in results])
        else:
            texts.append(names.operation_id(user))
    return ", ".join(texts)
