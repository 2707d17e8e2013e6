"""What the bang operators compute, once their operands are known.

Each fold takes the pool, the operands, the type of the result and the record under construction (for the
place of an error), and returns the result, or None if it cannot be known yet.  How operators are written and
which types they accept is in operator_syntax.py; how they wait for their operands, in expressions.py.

Numbers are 64-bit two's complement and wrap; texts are counted and cut in bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mlirkit.tablegen.limits import MAX_LIST, MAX_TEXT
from mlirkit.tablegen.posix_regex import PosixRegex, RegexError
from mlirkit.tablegen.print_records import record_text
from mlirkit.tablegen.resolvers import MapResolver
from mlirkit.tablegen.types import INT, STRING, ListType, RecordType, Type
from mlirkit.tablegen.values import (
    FALSE,
    TRUE,
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
    from mlirkit.tablegen.expressions import ExpressionPool
    from mlirkit.tablegen.records import Record

_Unary = Callable[["ExpressionPool", Value, Type, "Record | None", bool], "Value | None"]
_Binary = Callable[["ExpressionPool", str, Value, Value, Type, "Record | None"], "Value | None"]
_Ternary = Callable[["ExpressionPool", Value, Value, Value, Type, "Record | None"], "Value | None"]


def to_bytes(text: str) -> bytes:
    """The bytes a text had in its file."""
    return text.encode("utf-8", "surrogateescape")


def to_text(data: bytes) -> str:
    """The inverse of `to_bytes`."""
    return data.decode("utf-8", "surrogateescape")


def _wrap(value: int) -> int:
    value &= 0xFFFFFFFFFFFFFFFF
    return value - (1 << 64) if value >> 63 else value


def _known_int(value: Value, pool: ExpressionPool) -> int | None:
    if isinstance(value, IntValue):
        return value.value
    converted = value.convert(INT, pool)
    return converted.value if isinstance(converted, IntValue) else None


def _places(record: Record | None) -> list[int]:
    return [] if record is None else record.locations


def _text_limit(pool: ExpressionPool, size: int, record: Record | None) -> None:
    if size > MAX_TEXT:
        pool.log.fatal(_places(record), f"string of {size} bytes is too long")


def _list_limit(pool: ExpressionPool, size: int, record: Record | None) -> None:
    if size > MAX_LIST:
        pool.log.fatal(_places(record), f"list of {size} elements is too long")
    pool.log.spend(size, _places(record))


# Unary operators.


def _repr(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if not operand.is_concrete():
        return None
    if isinstance(operand, DefValue):
        return pool.string(record_text(operand.record))
    return pool.string(operand.text())


_LOWER = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")
_UPPER = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def _tolower(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    return pool.string(operand.value.translate(_LOWER)) if isinstance(operand, StringValue) else None


def _toupper(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    return pool.string(operand.value.translate(_UPPER)) if isinstance(operand, StringValue) else None


def _cast(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if type_ is STRING:
        if isinstance(operand, StringValue):
            return operand
        if isinstance(operand, DefValue):
            return pool.string(operand.text())
        known = _known_int(operand, pool)
        if known is not None:
            return pool.string(str(known))
    elif isinstance(type_, RecordType) and isinstance(operand, StringValue):
        return _cast_to_record(pool, operand, type_, record, final)
    return operand.convert(type_, pool)


def _cast_to_record(
    pool: ExpressionPool, name: StringValue, type_: RecordType, record: Record | None, final: bool
) -> Value | None:
    found = pool.records.defs.get(name.value)
    if found is None and record is not None and name.value == record.name_text():
        # The record itself has its full type only when it is finished.
        if not final:
            return None
        found = record
    if found is None:
        if final:
            pool.log.fatal(_places(record), f"Undefined reference to record: '{name.value}'\n")
        return None
    value = found.value_of_def
    assert value.type is not None
    if not value.type.is_a(type_):
        pool.log.fatal(
            _places(record),
            f"Expected type '{type_}', got '{value.type}' in: !cast<{type_}>({name.text()})\n",
        )
    return value


def _initialized(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if isinstance(operand, UnsetValue):
        return pool.integer(0)
    return pool.integer(1) if operand.is_concrete() else None


def _not(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    known = _known_int(operand, pool)
    return None if known is None else pool.integer(0 if known else 1)


def _head(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if isinstance(operand, ListValue):
        if not operand.elements:
            pool.log.fatal(_places(record), "empty list argument in !head")
        return operand.elements[0]
    return None


def _tail(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if isinstance(operand, ListValue):
        if not operand.elements:
            pool.log.fatal(_places(record), "empty list argument in !tail")
        pool.log.spend(len(operand.elements), _places(record))
        return pool.list_of(operand.elements[1:], operand.element_type)
    return None


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


def _getdagop(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if not isinstance(operand, DagValue):
        return None
    operator = operand.operator
    if operator.type is not None and not operator.type.is_a(type_):
        pool.log.fatal(
            _places(record),
            f"Expected type '{type_}', got '{operator.type}' in: !getdagop({operand.text()})\n",
        )
    return operator


def _getdagopname(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if isinstance(operand, DagValue):
        return UNSET if operand.name is None else pool.string(operand.name)
    return None


def _logtwo(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    known = _known_int(operand, pool)
    if known is None:
        return None
    if known <= 0:
        pool.log.fatal(
            _places(record), "Illegal operation: logtwo is undefined on arguments less than or equal to 0"
        )
    return pool.integer(known.bit_length() - 1)


def _listflatten(
    pool: ExpressionPool, operand: Value, type_: Type, record: Record | None, final: bool
) -> Value | None:
    if not isinstance(operand, ListValue):
        return None
    inner = operand.element_type
    if not isinstance(inner, ListType):
        return operand
    flat: list[Value] = []
    for one in operand.elements:
        if not isinstance(one, ListValue):
            return None
        flat.extend(one.elements)
        _list_limit(pool, len(flat), record)
    return pool.list_of(tuple(flat), inner.element)


# Binary operators.


def _con(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, DagValue) and isinstance(right, DagValue)):
        return None
    for operator in (left.operator, right.operator):
        if not isinstance(operator, DefValue | UnsetValue):
            return None
    first, second = left.operator, right.operator
    if isinstance(first, DefValue) and isinstance(second, DefValue) and first is not second:
        pool.log.fatal([], f"Concatenated Dag operators do not match: '{left.text()}' vs. '{right.text()}'")
    _list_limit(pool, len(left.args) + len(right.args), record)
    operator = first if isinstance(first, DefValue) else second
    name = right.name if left.name is None else left.name
    return pool.dag(operator, name, left.args + right.args, left.arg_names + right.arg_names)


def _listconcat(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, ListValue) and isinstance(right, ListValue):
        _list_limit(pool, len(left.elements) + len(right.elements), record)
        return pool.list_of(left.elements + right.elements, left.element_type)
    return None


def _listsplat(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if left.type is None or not isinstance(right, IntValue):
        return None
    if right.value < 0:
        pool.log.fatal(_places(record), f"!listsplat size must be nonnegative: {right.value}")
    _list_limit(pool, right.value, record)
    return pool.list_of((left,) * right.value, left.type)


def _listremove(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, ListValue) and isinstance(right, ListValue)):
        return None
    pool.log.spend(len(left.elements) * len(right.elements), _places(record))
    kept = [
        one
        for one in left.elements
        if not any(_compare(pool, "eq", one, other) is True for other in right.elements)
    ]
    return pool.list_of(tuple(kept), left.element_type)


def _listelem(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, ListValue) and isinstance(right, IntValue):
        if 0 <= right.value < len(left.elements):
            return left.elements[right.value]
    return None


def _listslice(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, ListValue) and isinstance(right, ListValue)):
        return None
    _list_limit(pool, len(right.elements), record)
    chosen: list[Value] = []
    for index in right.elements:
        if not (isinstance(index, IntValue) and 0 <= index.value < len(left.elements)):
            return None
        chosen.append(left.elements[index.value])
    return pool.list_of(tuple(chosen), left.element_type)


def _rangec(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, IntValue) and isinstance(right, IntValue)):
        return None
    start, end = left.value, right.value
    _list_limit(pool, abs(end - start) + 1, record)
    numbers = range(start, end + 1) if start <= end else range(start, end - 1, -1)
    return pool.list_of(tuple([pool.integer(number) for number in numbers]), INT)


def _strconcat(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, StringValue) and isinstance(right, StringValue):
        text = left.value + right.value
        _text_limit(pool, len(text), record)
        return pool.string(text, left.is_code or right.is_code)
    return None


def _interleave(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, ListValue) and isinstance(right, StringValue)):
        return None
    parts: list[str] = []
    is_code = False
    if left.element_type is STRING:
        for index, one in enumerate(left.elements):
            if not isinstance(one, StringValue):
                return None
            parts.append(one.value)
            # As in the reference, the first element has no say.
            if index and one.is_code:
                is_code = True
    else:
        for one in left.elements:
            known = _known_int(one, pool)
            if known is None:
                return None
            parts.append(str(known))
    text = right.value.join(parts)
    _text_limit(pool, len(text), record)
    return pool.string(text, is_code)


def _compare(pool: ExpressionPool, op: str, left: Value, right: Value) -> bool | None:
    if isinstance(left, StringValue):
        if not isinstance(right, StringValue):
            return None
        if op == "eq":
            return left.value == right.value
        if op == "ne":
            return left.value != right.value
        return _COMPARISONS[op](to_bytes(left.value), to_bytes(right.value))
    first, second = _known_int(left, pool), _known_int(right, pool)
    if first is not None and second is not None:
        return _COMPARISONS[op](first, second)
    if (op == "eq" or op == "ne") and isinstance(left, DefValue) and isinstance(right, DefValue):
        return (left is right) == (op == "eq")
    return None


def _comparison(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    result = _compare(pool, op, left, right)
    if result is None:
        return None
    return TRUE if result else FALSE


def _dag_index(dag: DagValue, key: Value) -> int | str:
    """The index of the argument `key` (a position or a name) means, or what is wrong with it."""
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


def _getdagarg(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, DagValue) and isinstance(right, IntValue | StringValue)):
        return None
    index = _dag_index(left, right)
    if isinstance(index, str):
        pool.log.fatal(_places(record), "!getdagarg " + index)
    arg = left.args[index]
    if arg.type is not None and not arg.type.convertible_to(type_):
        return UNSET
    return arg


def _getdagname(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, DagValue) and isinstance(right, IntValue)):
        return None
    position = right.value
    if not 0 <= position < len(left.args):
        pool.log.error(
            _places(record),
            f"!getdagname index is out of range 0...{len(left.args) - 1}: {position}",
        )
        return UNSET
    name = left.arg_names[position]
    return UNSET if name is None else pool.string(name)


def _setdagop(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, DagValue) and isinstance(right, DefValue):
        return pool.dag(right, None, left.args, left.arg_names)
    return None


def _setdagopname(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, DagValue) and isinstance(right, StringValue):
        return pool.dag(left.operator, right.value, left.args, left.arg_names)
    return None


def _divide(pool: ExpressionPool, left: int, right: int, record: Record | None) -> int:
    if right == 0:
        pool.log.fatal(_places(record), "Illegal operation: division by zero")
    if left == -(1 << 63) and right == -1:
        pool.log.fatal(_places(record), "Illegal operation: INT64_MIN / -1")
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _arithmetic(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    first, second = _known_int(left, pool), _known_int(right, pool)
    if first is None or second is None:
        return None
    if op == "div":
        return pool.integer(_divide(pool, first, second, record))
    return pool.integer(_wrap(_ARITHMETIC[op](first, second)))


def _match(
    pool: ExpressionPool, op: str, left: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, StringValue) and isinstance(right, StringValue):
        regex = _compile_regex(pool, right.value)
        return TRUE if regex.search(left.value) else FALSE
    return None


def _compile_regex(pool: ExpressionPool, text: str) -> PosixRegex:
    try:
        return PosixRegex(text)
    except RegexError:
        pool.log.fatal([], f"invalid regex '{text}'")


# Ternary operators.


def _apply(pool: ExpressionPool, name: str, item: Value, body: Value, record: Record | None) -> Value:
    resolver = MapResolver(pool, record)
    resolver.bind(name, item)
    return body.resolve(resolver)


def _foreach_dag(
    pool: ExpressionPool, name: str, dag: DagValue, body: Value, record: Record | None
) -> DagValue:
    operator = _apply(pool, name, dag.operator, body, record)
    changed = operator is not dag.operator
    args: list[Value] = []
    for arg in dag.args:
        if isinstance(arg, DagValue):
            new: Value = _foreach_dag(pool, name, arg, body, record)
        else:
            new = _apply(pool, name, arg, body, record)
        if new is not arg:
            changed = True
        args.append(new)
    return pool.dag(operator, dag.name, tuple(args), dag.arg_names) if changed else dag


def _foreach(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    assert isinstance(left, StringValue)
    if isinstance(middle, DagValue):
        return _foreach_dag(pool, left.value, middle, right, record)
    if isinstance(middle, ListValue):
        assert isinstance(type_, ListType)
        pool.log.spend(len(middle.elements), _places(record))
        items = tuple([_apply(pool, left.value, one, right, record) for one in middle.elements])
        return pool.list_of(items, type_.element)
    return None


def _filter(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not isinstance(middle, ListValue):
        return None
    assert isinstance(left, StringValue) and isinstance(type_, ListType)
    pool.log.spend(len(middle.elements), _places(record))
    kept: list[Value] = []
    for one in middle.elements:
        known = _known_int(_apply(pool, left.value, one, right, record), pool)
        if known is None:
            return None
        if known:
            kept.append(one)
    return pool.list_of(tuple(kept), type_.element)


def _if(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    known = _known_int(left, pool)
    if known is None:
        return None
    return middle if known else right


def _subst(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if isinstance(left, DefValue) and isinstance(middle, DefValue) and isinstance(right, DefValue):
        return middle if left.text() == right.text() else right
    if isinstance(left, StringValue) and isinstance(middle, StringValue) and isinstance(right, StringValue):
        if not left.value:
            pool.log.fatal(_places(record), "!subst of an empty string never ends")
        _text_limit(pool, right.value.count(left.value) * len(middle.value), record)
        return pool.string(right.value.replace(left.value, middle.value))
    return pool.subst_variable(left, middle, right, type_)


def _dag(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
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


def _range(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, IntValue) and isinstance(middle, IntValue) and isinstance(right, IntValue)):
        return None
    step = right.value
    if step == 0:
        pool.log.error(_places(record), "Step of !range can't be 0")
        return pool.list_of((), INT)
    numbers = range(left.value, middle.value, step)
    _list_limit(pool, _range_length(left.value, middle.value, step), record)
    return pool.list_of(tuple([pool.integer(number) for number in numbers]), INT)


def _range_length(start: int, end: int, step: int) -> int:
    # `len(range)` refuses lengths past sys.maxsize.
    distance = end - start if step > 0 else start - end
    return 0 if distance <= 0 else (distance - 1) // abs(step) + 1


def _substr(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, StringValue) and isinstance(middle, IntValue) and isinstance(right, IntValue)):
        return None
    data = to_bytes(left.value)
    start, length = middle.value, right.value
    if not 0 <= start <= len(data):
        pool.log.error(_places(record), f"!substr start position is out of range 0...{len(data)}: {start}")
        start = len(data)
    if length < 0:
        pool.log.error(_places(record), "!substr length must be nonnegative")
        length = len(data)
    return pool.string(to_text(data[start : start + length]), left.is_code)


def _find(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (
        isinstance(left, StringValue) and isinstance(middle, StringValue) and isinstance(right, IntValue)
    ):
        return None
    data = to_bytes(left.value)
    start = right.value
    if not 0 <= start <= len(data):
        pool.log.error(_places(record), f"!find start position is out of range 0...{len(data)}: {start}")
        return pool.integer(-1)
    return pool.integer(data.find(to_bytes(middle.value), start))


def _setdagarg(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, DagValue) and isinstance(middle, IntValue | StringValue)):
        return None
    index = _dag_index(left, middle)
    if isinstance(index, str):
        pool.log.fatal(_places(record), "!setdagarg " + index)
    args = (*left.args[:index], right, *left.args[index + 1 :])
    return pool.dag(left.operator, left.name, args, left.arg_names)


def _setdagname(
    pool: ExpressionPool, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
) -> Value | None:
    if not (isinstance(left, DagValue) and isinstance(middle, IntValue | StringValue)):
        return None
    index = _dag_index(left, middle)
    if isinstance(index, str):
        pool.log.fatal(_places(record), "!setdagname " + index)
    name = right.value if isinstance(right, StringValue) else None
    names = (*left.arg_names[:index], name, *left.arg_names[index + 1 :])
    return pool.dag(left.operator, left.name, left.args, names)


# The operators with a shape of their own.


def fold_left(
    pool: ExpressionPool,
    start: Value,
    list_: Value,
    accumulator: str,
    item: str,
    body: Value,
    record: Record | None,
) -> Value | None:
    """`!foldl`: `body` with `accumulator` and `item` bound, over the whole list."""
    if not isinstance(list_, ListValue):
        return None
    pool.log.spend(len(list_.elements), _places(record))
    result = start
    for one in list_.elements:
        resolver = MapResolver(pool, record)
        resolver.bind(accumulator, result)
        resolver.bind(item, one)
        result = body.resolve(resolver)
    return result


def fold_existence(
    pool: ExpressionPool, checked: Type, operand: Value, record: Record | None, final: bool
) -> Value | None:
    """`!exists`: is there a def of that name and type?"""
    if not isinstance(operand, StringValue):
        return None
    found = pool.records.defs.get(operand.value)
    if found is not None:
        return pool.integer(1 if found.type.is_a(checked) else 0)
    if record is not None and operand.value == record.name_text():
        return pool.integer(1 if record.type.is_a(checked) else 0) if final else None
    return pool.integer(0) if final else None


def find_instances(pool: ExpressionPool, wanted: Type, regex: StringValue) -> Value:
    """`!instances`: the defs made so far that derive from a class and whose name matches."""
    pattern = _compile_regex(pool, regex.value)
    class_name = str(wanted)
    found: list[Value] = []
    if class_name in pool.records.classes:
        for one in pool.records.find_derived(class_name):
            if pattern.search(one.name):
                found.append(one.value_of_def)
    _list_limit(pool, len(found), None)
    return pool.list_of(tuple(found), wanted)


_COMPARISONS: dict[str, Callable[..., bool]] = {
    "eq": lambda left, right: left == right,
    "ge": lambda left, right: left >= right,
    "gt": lambda left, right: left > right,
    "le": lambda left, right: left <= right,
    "lt": lambda left, right: left < right,
    "ne": lambda left, right: left != right,
}

_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda left, right: left + right,
    "and": lambda left, right: left & right,
    "mul": lambda left, right: left * right,
    "or": lambda left, right: left | right,
    # Shifts take the amount modulo 64, as the processor does.
    "shl": lambda left, right: left << (right & 63),
    "sra": lambda left, right: left >> (right & 63),
    "srl": lambda left, right: (left & 0xFFFFFFFFFFFFFFFF) >> (right & 63),
    "sub": lambda left, right: left - right,
    "xor": lambda left, right: left ^ right,
}

UNARY_FOLDS: dict[str, _Unary] = {
    "cast": _cast,
    "empty": _empty,
    "getdagop": _getdagop,
    "getdagopname": _getdagopname,
    "head": _head,
    "initialized": _initialized,
    "listflatten": _listflatten,
    "logtwo": _logtwo,
    "not": _not,
    "repr": _repr,
    "size": _size,
    "tail": _tail,
    "tolower": _tolower,
    "toupper": _toupper,
}

BINARY_FOLDS: dict[str, _Binary] = {
    "add": _arithmetic,
    "and": _arithmetic,
    "con": _con,
    "div": _arithmetic,
    "eq": _comparison,
    "ge": _comparison,
    "getdagarg": _getdagarg,
    "getdagname": _getdagname,
    "gt": _comparison,
    "interleave": _interleave,
    "le": _comparison,
    "listconcat": _listconcat,
    "listelem": _listelem,
    "listremove": _listremove,
    "listslice": _listslice,
    "listsplat": _listsplat,
    "lt": _comparison,
    "match": _match,
    "mul": _arithmetic,
    "ne": _comparison,
    "or": _arithmetic,
    "rangec": _rangec,
    "setdagop": _setdagop,
    "setdagopname": _setdagopname,
    "shl": _arithmetic,
    "sra": _arithmetic,
    "srl": _arithmetic,
    "strconcat": _strconcat,
    "sub": _arithmetic,
    "xor": _arithmetic,
}

TERNARY_FOLDS: dict[str, _Ternary] = {
    "dag": _dag,
    "filter": _filter,
    "find": _find,
    "foreach": _foreach,
    "if": _if,
    "range": _range,
    "setdagarg": _setdagarg,
    "setdagname": _setdagname,
    "subst": _subst,
    "substr": _substr,
}
