"""The bang operators: the fold of each operator, and the folds that belong in no other module.

Each fold takes the pool, the operands, the type of the result and the record under construction (for the
place of an error), and returns the result, or None if it cannot be known yet.  The folds are in
number_operators.py, string_operators.py, list_operators.py, dag_operators.py and here; the operand types are
in operator_evaluator.py, the unfolded operations in expressions.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mlirkit.tablegen.dag_operators import (
    fold_con,
    fold_dag,
    fold_getdagarg,
    fold_getdagname,
    fold_getdagop,
    fold_getdagopname,
    fold_setdagarg,
    fold_setdagname,
    fold_setdagop,
    fold_setdagopname,
)
from mlirkit.tablegen.list_operators import (
    fold_filter,
    fold_foreach,
    fold_head,
    fold_listconcat,
    fold_listelem,
    fold_listflatten,
    fold_listremove,
    fold_listslice,
    fold_listsplat,
    fold_range,
    fold_rangec,
    fold_tail,
)
from mlirkit.tablegen.number_operators import (
    fold_arithmetic,
    fold_comparison,
    fold_logtwo,
    fold_not,
)
from mlirkit.tablegen.operands import known_int, limit_list, limit_text, places, to_bytes
from mlirkit.tablegen.print_records import record_text
from mlirkit.tablegen.string_operators import (
    compile_regex,
    fold_find,
    fold_interleave,
    fold_match,
    fold_strconcat,
    fold_substr,
    fold_tolower,
    fold_toupper,
)
from mlirkit.tablegen.types import STRING, RecordType, Type
from mlirkit.tablegen.values import (
    DagValue,
    DefValue,
    ListValue,
    StringValue,
    UnsetValue,
    Value,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.records import Record


_Unary = Callable[["ExpressionPool", Value, Type, "Record | None", bool], "Value | None"]
_Binary = Callable[["ExpressionPool", str, Value, Value, Type, "Record | None"], "Value | None"]
_Ternary = Callable[["ExpressionPool", Value, Value, Value, Type, "Record | None"], "Value | None"]


def _repr(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if not operand.is_concrete():
        return None
    if isinstance(operand, DefValue):
        return pool.string(record_text(operand.record))
    return pool.string(operand.text())


def _cast(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if type_ is STRING:
        if isinstance(operand, StringValue):
            return operand
        if isinstance(operand, DefValue):
            return pool.string(operand.text())
        number = known_int(operand, pool)
        if number is not None:
            return pool.string(str(number))
    elif isinstance(type_, RecordType) and isinstance(operand, StringValue):
        return _cast_to_record(pool, operand, type_, record, final)
    return operand.convert(type_, pool)


def _cast_to_record(
    pool: ExpressionPool, name: StringValue, type_: RecordType, record: Record | None, final: bool
) -> Value | None:
    definition = pool.records.defs.get(name.value)
    if definition is None and record is not None and name.value == record.name_text():
        # The record has its full type only when it is finished.
        if not final:
            return None
        definition = record
    if definition is None:
        if final:
            pool.log.fatal(places(record), f"Undefined reference to record: '{name.value}'\n")
        return None
    value = definition.value_of_def
    assert value.type is not None
    if not value.type.is_a(type_):
        pool.log.fatal(
            places(record),
            f"Expected type '{type_}', got '{value.type}' in: !cast<{type_}>({name.text()})\n",
        )
    return value


def _initialized(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if isinstance(operand, UnsetValue):
        return pool.integer(0)
    return pool.integer(1) if operand.is_concrete() else None


def _length(operand: Value) -> int:
    if isinstance(operand, ListValue):
        return len(operand.elements)
    if isinstance(operand, DagValue):
        return len(operand.args)
    if isinstance(operand, StringValue):
        text = operand.value
        return len(text) if text.isascii() else len(to_bytes(text))
    return -1


def _size(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    length = _length(operand)
    return pool.integer(length) if length >= 0 else None


def _empty(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    length = _length(operand)
    return pool.integer(1 if length == 0 else 0) if length >= 0 else None


def _if(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    number = known_int(left, pool)
    if number is None:
        return None
    return middle if number else right


def _subst(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, DefValue) and isinstance(middle, DefValue) and isinstance(right, DefValue):
        return middle if left.text() == right.text() else right
    if isinstance(left, StringValue) and isinstance(middle, StringValue) and isinstance(right, StringValue):
        if not left.value:
            pool.log.fatal(places(record), "!subst of an empty string never ends")
        limit_text(pool, right.value.count(left.value) * len(middle.value), record)
        return pool.string(right.value.replace(left.value, middle.value))
    return pool.subst_variable(left, middle, right, type_)


def fold_existence(
    pool: ExpressionPool, checked: Type, operand: Value, record: Record | None, final: bool
) -> Value | None:
    """`!exists`: 1 if a def of that name and type exists, else 0."""
    if not isinstance(operand, StringValue):
        return None
    definition = pool.records.defs.get(operand.value)
    if definition is not None:
        return pool.integer(1 if definition.type.is_a(checked) else 0)
    if record is not None and operand.value == record.name_text():
        return pool.integer(1 if record.type.is_a(checked) else 0) if final else None
    return pool.integer(0) if final else None


def find_instances(pool: ExpressionPool, target: Type, regex: StringValue) -> Value:
    """`!instances`: the defs made so far that derive from a class and whose name matches."""
    pattern = compile_regex(pool, regex.value)
    class_name = str(target)
    values: list[Value] = []
    if class_name in pool.records.classes:
        for record in pool.records.find_derived(class_name):
            if pattern.search(record.name):
                values.append(record.value_of_def)
    limit_list(pool, len(values), None)
    return pool.list_of(tuple(values), target)


UNARY_FOLDS: dict[str, _Unary] = {
    "cast": _cast,
    "empty": _empty,
    "getdagop": fold_getdagop,
    "getdagopname": fold_getdagopname,
    "head": fold_head,
    "initialized": _initialized,
    "listflatten": fold_listflatten,
    "logtwo": fold_logtwo,
    "not": fold_not,
    "repr": _repr,
    "size": _size,
    "tail": fold_tail,
    "tolower": fold_tolower,
    "toupper": fold_toupper,
}


BINARY_FOLDS: dict[str, _Binary] = {
    "add": fold_arithmetic,
    "and": fold_arithmetic,
    "con": fold_con,
    "div": fold_arithmetic,
    "eq": fold_comparison,
    "ge": fold_comparison,
    "getdagarg": fold_getdagarg,
    "getdagname": fold_getdagname,
    "gt": fold_comparison,
    "interleave": fold_interleave,
    "le": fold_comparison,
    "listconcat": fold_listconcat,
    "listelem": fold_listelem,
    "listremove": fold_listremove,
    "listslice": fold_listslice,
    "listsplat": fold_listsplat,
    "lt": fold_comparison,
    "match": fold_match,
    "mul": fold_arithmetic,
    "ne": fold_comparison,
    "or": fold_arithmetic,
    "rangec": fold_rangec,
    "setdagop": fold_setdagop,
    "setdagopname": fold_setdagopname,
    "shl": fold_arithmetic,
    "sra": fold_arithmetic,
    "srl": fold_arithmetic,
    "strconcat": fold_strconcat,
    "sub": fold_arithmetic,
    "xor": fold_arithmetic,
}


TERNARY_FOLDS: dict[str, _Ternary] = {
    "dag": fold_dag,
    "filter": fold_filter,
    "find": fold_find,
    "foreach": fold_foreach,
    "if": _if,
    "range": fold_range,
    "setdagarg": fold_setdagarg,
    "setdagname": fold_setdagname,
    "subst": _subst,
    "substr": fold_substr,
}
