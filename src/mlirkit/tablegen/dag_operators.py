"""Folds of the operators on dags: `!con` `!dag` `!getdagop` `!setdagarg` and their like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.operands import limit_list, places
from mlirkit.tablegen.resolvers import substitute
from mlirkit.tablegen.types import Type
from mlirkit.tablegen.values import (
    UNSET,
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    StringValue,
    UnsetValue,
    Value,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.records import Record


def fold_getdagop(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!getdagop`."""
    if not isinstance(operand, DagValue):
        return None
    operator = operand.operator
    if operator.type is not None and not operator.type.is_a(type_):
        pool.log.fatal(
            places(record),
            f"Expected type '{type_}', got '{operator.type}' in: !getdagop({operand.text()})\n",
        )
    return operator


def fold_getdagopname(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    """`!getdagopname`."""
    if isinstance(operand, DagValue):
        return UNSET if operand.name is None else pool.string(operand.name)
    return None


def fold_con(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!con`."""
    if not (isinstance(left, DagValue) and isinstance(right, DagValue)):
        return None
    for operator in (left.operator, right.operator):
        if not isinstance(operator, DefValue | UnsetValue):
            return None
    first, second = left.operator, right.operator
    if isinstance(first, DefValue) and isinstance(second, DefValue) and first is not second:
        pool.log.fatal([], f"Concatenated Dag operators do not match: '{left.text()}' vs. '{right.text()}'")
    limit_list(pool, len(left.args) + len(right.args), record)
    operator = first if isinstance(first, DefValue) else second
    name = right.name if left.name is None else left.name
    return pool.dag(operator, name, left.args + right.args, left.arg_names + right.arg_names)


def _dag_index(dag: DagValue, key: Value) -> int | str:
    """The index of the argument that `key` (a position or a name) selects, or an error message."""
    if isinstance(key, IntValue):
        position = key.value
        if position < 0:
            return f"index {position} is negative"
        if position >= len(dag.args):
            return f"index {position} is out of range (dag has {len(dag.args)} arguments)"
        return position
    assert isinstance(key, StringValue)
    index = dag.index_of(key.value)
    return f"key '{key.value}' is not found" if index is None else index


def fold_getdagarg(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!getdagarg`."""
    if not (isinstance(left, DagValue) and isinstance(right, IntValue | StringValue)):
        return None
    index = _dag_index(left, right)
    if isinstance(index, str):
        pool.log.fatal(places(record), "!getdagarg " + index)
    arg = left.args[index]
    if arg.type is not None and not arg.type.convertible_to(type_):
        return UNSET
    return arg


def fold_getdagname(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!getdagname`."""
    if not (isinstance(left, DagValue) and isinstance(right, IntValue)):
        return None
    position = right.value
    if not 0 <= position < len(left.args):
        pool.log.error(
            places(record),
            f"!getdagname index is out of range 0...{len(left.args) - 1}: {position}",
        )
        return UNSET
    name = left.arg_names[position]
    return UNSET if name is None else pool.string(name)


def fold_setdagop(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!setdagop`."""
    if isinstance(left, DagValue) and isinstance(right, DefValue):
        return pool.dag(right, None, left.args, left.arg_names)
    return None


def fold_setdagopname(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!setdagopname`."""
    if isinstance(left, DagValue) and isinstance(right, StringValue):
        return pool.dag(left.operator, right.value, left.args, left.arg_names)
    return None


def fold_dag(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!dag`."""
    args = middle.elements if isinstance(middle, ListValue) else None
    names = right.elements if isinstance(right, ListValue) else None
    if args is None and names is None:
        return None
    if (args is None and not isinstance(middle, UnsetValue)) or (
        names is None and not isinstance(right, UnsetValue)
    ):
        return None
    if args is None:
        assert names is not None
        args = (UNSET,) * len(names)
    if names is None:
        names = (UNSET,) * len(args)
    if len(args) != len(names):
        return None
    arg_names: list[str | None] = []
    for name in names:
        if isinstance(name, StringValue):
            arg_names.append(name.value)
        elif isinstance(name, UnsetValue):
            arg_names.append(None)
        else:
            return None
    return pool.dag(left, None, args, tuple(arg_names))


def fold_setdagarg(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!setdagarg`."""
    if not (isinstance(left, DagValue) and isinstance(middle, IntValue | StringValue)):
        return None
    index = _dag_index(left, middle)
    if isinstance(index, str):
        pool.log.fatal(places(record), "!setdagarg " + index)
    args = (*left.args[:index], right, *left.args[index + 1 :])
    return pool.dag(left.operator, left.name, args, left.arg_names)


def fold_setdagname(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    """`!setdagname`."""
    if not (isinstance(left, DagValue) and isinstance(middle, IntValue | StringValue)):
        return None
    index = _dag_index(left, middle)
    if isinstance(index, str):
        pool.log.fatal(places(record), "!setdagname " + index)
    name = right.value if isinstance(right, StringValue) else None
    names = (*left.arg_names[:index], name, *left.arg_names[index + 1 :])
    return pool.dag(left.operator, left.name, left.args, names)


def foreach_dag(
    pool: ExpressionPool, name: str, dag: DagValue, body: Value, record: Record | None
) -> DagValue:
    """`!foreach` over a dag: the operator and every argument, in dags inside as well."""
    operator = substitute(pool, name, dag.operator, body, record)
    changed = operator is not dag.operator
    args: list[Value] = []
    for arg in dag.args:
        if isinstance(arg, DagValue):
            new: Value = foreach_dag(pool, name, arg, body, record)
        else:
            new = substitute(pool, name, arg, body, record)
        if new is not arg:
            changed = True
        args.append(new)
    return pool.dag(operator, dag.name, tuple(args), dag.arg_names) if changed else dag
