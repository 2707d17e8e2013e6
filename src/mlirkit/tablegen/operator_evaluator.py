"""Evaluating bang operators: the types of their operands and of the result.

    !op(a, b)  is checked here, then folded by operators.py, now or when its operands become known.

The checks, their order, messages and positions are llvm-tblgen's: a position is usually the token behind the
invalid operand.
"""

from __future__ import annotations

from mlirkit.tablegen.ast import BangNode, BrokenValue, ValueNode
from mlirkit.tablegen.records import Field, FieldKind, Record
from mlirkit.tablegen.scopes import Scope
from mlirkit.tablegen.types import BIT, DAG, INT, STRING, DagType, ListType, RecordType, StringType, Type
from mlirkit.tablegen.value_evaluator import ValueEvaluator
from mlirkit.tablegen.values import UNSET, ListValue, Value

_ARITHMETIC = frozenset(["add", "and", "div", "mul", "or", "shl", "sra", "srl", "sub", "xor"])
_ASSOCIATIVE = frozenset(["add", "and", "con", "listconcat", "mul", "or", "strconcat", "xor"])
_COMPARISONS = frozenset(["eq", "ge", "gt", "le", "lt", "ne"])
_UNARY_TYPES: dict[str, Type] = {
    "empty": INT,
    "getdagopname": STRING,
    "initialized": INT,
    "logtwo": INT,
    "not": INT,
    "repr": STRING,
    "size": INT,
    "tolower": STRING,
    "toupper": STRING,
}
_MAX_INT = (1 << 63) - 1


class OperatorEvaluator(ValueEvaluator):
    """Adds the bang operators to the value nodes."""

    __slots__ = ()

    def operation(self, node: BangNode, record: Record | None, target: Type | None, is_name: bool) -> Value:
        op = node.op
        if op == "if" or op == "dag" or op == "subst" or op == "setdagarg" or op == "setdagname":
            return self._ternary(node, record, target)
        if op == "foreach" or op == "filter":
            return self._loop(node, record, target)
        if op == "foldl":
            return self._foldl(node, record)
        if op == "cond":
            return self._cond(node, record, target)
        if op == "isa":
            return self.pool.fold_isa(self._operator_type(node), self._only(node, record))
        if op == "exists":
            return self._exists(node, record)
        if op == "instances":
            return self._instances(node, record)
        if op == "range":
            return self._range(node, record)
        if op == "substr" or op == "find":
            return self._substr_or_find(node, record, target)
        if op in _UNARY_TYPES or op in ("cast", "head", "tail", "listflatten", "getdagop"):
            return self._unary(node, record)
        return self._binary(node, record, target)

    def _operator_type(self, node: BangNode) -> Type:
        type_ = node.type
        assert type_ is not None
        if type_.name == "code" and not type_.is_name:
            self.fail(type_.start, "the 'code' type is not allowed in bang operators; use 'string'")
        return self.type_of(type_)

    def _closed(self, operands: list[ValueNode], count: int, record: Record | None) -> None:
        """Report a syntax error behind the last operand, if any."""
        for extra in operands[count:]:
            self.value(extra, record)

    def _only(self, node: BangNode, record: Record | None) -> Value:
        value = self.value(node.operands[0], record)
        self._closed(node.operands, 1, record)
        return value

    # One operand.

    def _unary(self, node: BangNode, record: Record | None) -> Value:
        op = node.op
        result: Type | None = _UNARY_TYPES.get(op)
        if op == "cast":
            result = self._operator_type(node)
        elif op == "getdagop":
            result = self.records.types.any_record
            if node.type is not None:
                result = self._operator_type(node)
                if not isinstance(result, RecordType):
                    self.fail(node.operands[0].start - 1, "type for !getdagop must be a record type")
        operand_node = node.operands[0]
        operand = self.value(operand_node, record)
        if op == "empty" or op == "size":
            if not isinstance(operand.type, ListType | StringType | DagType):
                self.fail(operand_node.after, "expected string, list, or dag type argument in unary operator")
        elif op == "head" or op == "tail" or op == "listflatten":
            result = self._list_result(op, operand, operand_node)
        self._closed(node.operands, 1, record)
        assert result is not None
        return self.pool.fold_unary(op, operand, result, record, False)

    def _list_result(self, op: str, operand: Value, node: ValueNode) -> Type:
        type_ = operand.type
        if not isinstance(type_, ListType):
            self.fail(node.after, "expected list type argument in unary operator")
        element: Type | None = type_.element
        if isinstance(operand, ListValue):
            if not operand.elements:
                self.fail(node.after, "empty list argument in unary operator")
            element = operand.elements[0].type
            if element is None:
                self.fail(node.after, "untyped list element in unary operator")
        assert element is not None
        if op == "head":
            return element
        if op == "tail":
            return element.list_type() if isinstance(operand, ListValue) else type_
        return element if isinstance(element, ListType) else element.list_type()

    def _exists(self, node: BangNode, record: Record | None) -> Value:
        checked = self._operator_type(node)
        operand_node = node.operands[0]
        operand = self.value(operand_node, record)
        if operand.type is not STRING:
            hint = ", please use !isa instead" if isinstance(operand.type, RecordType) else ""
            self.fail(operand_node.start, f"expected string type argument in !exists operator{hint}")
        self._closed(node.operands, 1, record)
        return self.pool.fold_exists(checked, operand, record, False)

    def _instances(self, node: BangNode, record: Record | None) -> Value:
        target = self._operator_type(node)
        regex: Value = self.pool.string(".*")
        if node.operands:
            regex = self.value(node.operands[0], record)
            if regex.type is not STRING:
                self.fail(node.operands[0].start, "expected string type argument in !instances operator")
            self._closed(node.operands, 1, record)
        return self.pool.fold_instances(target, regex, record, False)

    # Two operands, or more of an associative operator.

    def _binary(self, node: BangNode, record: Record | None, target: Type | None) -> Value:
        op = node.op
        result, expected = self._binary_types(node, target)
        if result is not None and target is not None and not result.convertible_to(target):
            self.fail(node.start, f"expected value of type '{target}', got '{result}'")
        values: list[Value] = []
        for operand_node in node.operands:
            value = self.value(operand_node, record, expected)
            type_ = value.type
            if type_ is None:
                self.fail(node.start, f"expected value to be a typed value, got '{value.text()}'")
            values.append(value)
            if expected is None:
                expected = self._first_type(node, operand_node, type_, len(values), target)
            else:
                common = self.records.types.common(expected, type_)
                if common is None:
                    self.fail(operand_node.start, f"expected value of type '{expected}', got '{type_}'")
                if op not in _ARITHMETIC:
                    expected = common
            if op == "setdagopname":
                expected = STRING
            elif op == "setdagop":
                expected = self.records.types.any_record
            elif op == "getdagarg":
                expected = None
            elif op == "getdagname":
                expected = INT
        if op == "listconcat" or op == "listremove":
            result = expected
        elif op == "listsplat":
            first = values[0].type
            assert first is not None
            result = first.list_type()
        assert result is not None
        if op in _ASSOCIATIVE:
            while len(values) > 2:
                last = values.pop()
                values[-1] = self.pool.fold_binary(op, values[-1], last, result, record)
        if len(values) != 2:
            self.fail(node.start, "expected two operands to operator")
        return self.pool.fold_binary(op, values[0], values[1], result, record)

    def _binary_types(self, node: BangNode, target: Type | None) -> tuple[Type | None, Type | None]:
        """The type of the result, and the type of the first operand, if the operator determines them."""
        op = node.op
        if op in _ARITHMETIC:
            return INT, INT
        if op in _COMPARISONS:
            return BIT, None
        if op == "match":
            return BIT, STRING
        if op == "strconcat":
            return STRING, STRING
        if op == "con" or op == "setdagop" or op == "setdagopname":
            return DAG, DAG
        if op == "getdagname":
            return STRING, DAG
        if op == "getdagarg":
            return self._operator_type(node), DAG
        if op == "listconcat" or op == "listremove":
            return None, target
        return (STRING, None) if op == "interleave" else (None, None)

    def _first_type(
        self, node: BangNode, operand: ValueNode, type_: Type, count: int, target: Type | None
    ) -> Type | None:
        """The type expected of the next operand, from the type of an operand that had no expected type."""
        op = node.op
        if op == "listconcat" or op == "listremove":
            if not isinstance(type_, ListType):
                self.fail(operand.start, f"expected a list, got value of type '{type_}'")
            return type_
        if op == "listsplat":
            if target is not None and count == 1:
                if not isinstance(target, ListType):
                    self.fail(node.start, f"expected output type to be a list, got type '{target}'")
                if not type_.list_type().convertible_to(target):
                    self.fail(
                        node.start,
                        f"expected first arg type to be '{type_}', got value of type '{target.element}'",
                    )
            if count == 2 and type_ is not INT:
                self.fail(
                    operand.start, f"expected second parameter to be an int, got value of type '{type_}'"
                )
            return None
        if op == "interleave":
            if count == 1 and type_ is not STRING.list_type() and not type_.convertible_to(INT.list_type()):
                self.fail(
                    operand.start, f"expected list of string, int, bits, or bit; got value of type '{type_}'"
                )
            if count == 2 and type_ is not STRING:
                self.fail(
                    operand.start, f"expected second argument to be a string, got value of type '{type_}'"
                )
            return None
        if op == "eq" or op == "ne":
            if not (
                type_.convertible_to(INT) or type_.convertible_to(STRING) or isinstance(type_, RecordType)
            ):
                self.fail(
                    operand.start,
                    f"expected bit, bits, int, string, or record; got value of type '{type_}'",
                )
            return type_
        if not (type_.convertible_to(INT) or type_.convertible_to(STRING)):
            self.fail(operand.start, f"expected bit, bits, int, or string; got value of type '{type_}'")
        return type_

    def _range(self, node: BangNode, record: Record | None) -> Value:
        args: list[Value] = []
        is_list = False
        for operand_node in node.operands:
            value = self.value(operand_node, record)
            type_ = value.type
            if type_ is None:
                self.fail(node.start, f"expected value to be a typed value, got '{value.text()}'")
            if is_list:
                self.fail(operand_node.start, f"expected one list, got extra value of type '{type_}'")
            if not args and isinstance(type_, ListType):
                is_list = True
            elif type_ is not INT:
                problem = (
                    "expected value of type 'int', got" if args else "expected list or int, got value of type"
                )
                self.fail(operand_node.start, f"{problem} '{type_}'")
            args.append(value)
        pool = self.pool
        start: Value = pool.integer(0)
        step: Value = pool.integer(1)
        if is_list:
            end = pool.fold_unary("size", args[0], INT, record, False)
        elif len(args) == 1:
            end = args[0]
        else:
            start, end = args[0], args[1]
            if len(args) == 3:
                step = args[2]
        return pool.fold_ternary("range", start, end, step, INT.list_type(), record)

    # Three operands.

    def _ternary(self, node: BangNode, record: Record | None, target: Type | None) -> Value:
        op = node.op
        operands = node.operands
        if op != "if" and op != "subst":
            target = None
        left = self.value(operands[0], record)
        middle = self.value(operands[1], record, target)
        right = self.value(operands[2], record, target)
        self._closed(operands, 3, record)
        result: Type = DAG
        if op == "if":
            result = self._if_type(node, middle, right)
        elif op == "subst":
            if right.type is None:
                self.fail(node.after, "could not get type for !subst")
            result = right.type
        elif op == "dag":
            self._check_dag(operands, middle, right)
        else:
            self._check_setdag(op, operands, middle, right)
        return self.pool.fold_ternary(op, left, middle, right, result, record)

    def _if_type(self, node: BangNode, middle: Value, right: Value) -> Type:
        first = middle.type if middle.type is not None else right.type
        second = right.type if right.type is not None else first
        if first is None or second is None:
            self.fail(node.after, "could not get type for !if")
        common = self.records.types.common(first, second)
        if common is None:
            self.fail(node.after, f"inconsistent types '{first}' and '{second}' for !if")
        return common

    def _check_dag(self, operands: list[ValueNode], args: Value, names: Value) -> None:
        if args.type is not None and not isinstance(args.type, ListType):
            self.fail(operands[1].start, f"expected list of children, got type '{args.type}'")
        if names.type is not None and names.type is not STRING.list_type():
            self.fail(operands[2].start, f"expected list<string>, got type '{names.type}'")
        if args.type is None and names.type is None:
            self.fail(operands[1].start, "cannot have both unset children and unset names in !dag")

    def _check_setdag(self, op: str, operands: list[ValueNode], key: Value, new: Value) -> None:
        if key.type is not INT and key.type is not STRING:
            got = f"'{key.text()}'" if key.type is None else f"type '{key.type}'"
            self.fail(operands[1].start, f"expected integer index or string name, got {got}")
        if op == "setdagname" and new.type is not None and new.type is not STRING:
            self.fail(operands[2].start, f"expected string or unset name, got type '{new.type}'")

    def _substr_or_find(self, node: BangNode, record: Record | None, target: Type | None) -> Value:
        op = node.op
        operands = node.operands
        left = self.value(operands[0], record)
        middle = self.value(operands[1], record)
        right: Value = self.pool.integer(_MAX_INT if op == "substr" else 0)
        last = operands[1].after
        if len(operands) > 2:
            right = self.value(operands[2], record)
            last = operands[2].start
        self._closed(operands, 3, record)
        result: Type = STRING if op == "substr" else INT
        if target is not None and not result.convertible_to(target):
            self.log.error([self.base + last], f"expected value of type '{target}', got '{result}'")
        if left.type is not None and left.type is not STRING:
            self.fail(node.after, f"expected string, got type '{left.type}'", node.after)
        middle_type: Type = INT if op == "substr" else STRING
        if middle.type is not None and middle.type is not middle_type:
            message = f"expected {middle_type}, got type '{middle.type}'"
            self.fail(operands[1].start, message, node.after)
        if right.type is not None and right.type is not INT:
            self.fail(node.after, f"expected int, got type '{right.type}'", node.after)
        return self.pool.fold_ternary(op, left, middle, right, result, record)

    # Operators that bind variables, and `!cond`.

    def _enter(self, record: Record | None) -> Record:
        """Enter a scope for bound variables; return the record that holds them."""
        holder = Record(".parse", self.records.types, []) if record is None else record
        self.scope = Scope(self.scope, record=holder)
        return holder

    def _leave(self) -> None:
        assert self.scope.outer is not None
        self.scope = self.scope.outer

    def _loop(self, node: BangNode, record: Record | None, target: Type | None) -> Value:
        operands = node.operands
        if not node.variables:
            self._closed(operands, 0, record)
        name, name_after = node.variables[0]
        if record is not None and record.find(name) is not None:
            self.fail(name_after, f"iteration variable '\"{name}\"' is already defined")
        source = self.value(operands[0], record)
        body_start = operands[1].start
        if len(operands) == 2 and isinstance(operands[1], BrokenValue):
            # Without the comma the list is not checked.
            self._closed(operands, 1, record)
        type_ = source.type
        if type_ is None:
            self.fail(body_start, "could not get type of !foreach/!filter list or dag")
        expected: Type | None = None
        if isinstance(type_, ListType):
            item: Type = type_.element
            if target is not None:
                if not isinstance(target, ListType):
                    self.fail(node.start, f"expected value of type '{target}', but got list type")
                expected = target.element if node.op == "foreach" else INT
        elif isinstance(type_, DagType) and node.op == "foreach":
            item = type_
            if target is not None and not isinstance(target, DagType):
                self.fail(node.start, f"expected value of type '{target}', but got dag type")
        elif node.op == "foreach":
            self.fail(body_start, "!foreach must have a list or dag argument")
        else:
            self.fail(body_start, "!filter must have a list argument")
        holder = self._enter(record)
        holder.fields[name] = Field(name, item, UNSET, -1, FieldKind.NORMAL)
        body = self.value(operands[1], holder, expected)
        del holder.fields[name]
        self._leave()
        self._closed(operands, 2, record)
        result: Type = item
        if node.op == "filter":
            result = item.list_type()
        elif not isinstance(type_, DagType):
            if body.type is None:
                self.fail(node.after, "could not get type of !foreach result expression")
            result = body.type.list_type()
        variable = self.pool.string(name)
        return self.pool.fold_ternary(node.op, variable, source, body, result, record)

    def _foldl(self, node: BangNode, record: Record | None) -> Value:
        operands = node.operands
        start = self.value(operands[0], record)
        if start.type is None:
            self.fail(operands[0].after, f"could not get type of !foldl start: '{start.text()}'")
        source = self.value(operands[1], record)
        if source.type is None:
            self.fail(operands[1].after, f"could not get type of !foldl list: '{source.text()}'")
        if not isinstance(source.type, ListType):
            self.fail(operands[1].after, f"!foldl list must be a list, but is of type '{source.type}")
        for (name, at), which in zip(node.variables, ("left", "right"), strict=False):
            if record is not None and record.find(name) is not None:
                self.fail(at, f"{which} !foldl variable '\"{name}\"' already defined")
        if len(node.variables) < 2:
            self._closed(operands, 2, record)
        (accumulator, _), (item, _) = node.variables
        holder = self._enter(record)
        holder.fields[accumulator] = Field(accumulator, start.type, UNSET, -1, FieldKind.NORMAL)
        holder.fields[item] = Field(item, source.type.element, UNSET, -1, FieldKind.NORMAL)
        body = self.value(operands[2], holder)
        holder.fields.pop(accumulator, None)
        holder.fields.pop(item, None)
        self._leave()
        after = operands[2].after
        if body.type is None:
            self.fail(after, "could not get type of !foldl expression")
        if body.type is not start.type:
            self.fail(
                after,
                f"!foldl expression must be of same type as start ({start.type}), but is of type {body.type}",
            )
        self._closed(operands, 3, record)
        return self.pool.fold_foldl(start, source, accumulator, item, body, start.type, record)

    def _cond(self, node: BangNode, record: Record | None, target: Type | None) -> Value:
        conditions: list[Value] = []
        values: list[Value] = []
        for index, operand in enumerate(node.operands):
            if index % 2:
                values.append(self.value(operand, record, target))
            else:
                conditions.append(self.value(operand, record))
        if not conditions:
            self.fail(node.after, "there should be at least 1 'condition : value' in the !cond operator")
        result: Type | None = None
        for value in values:
            type_ = value.type
            if type_ is None or type_ is result:
                continue
            if result is None:
                result = type_
                continue
            common = self.records.types.common(result, type_)
            if common is None:
                self.fail(node.after, f"inconsistent types '{result}' and '{type_}' for !cond")
            result = common
        if result is None:
            self.fail(node.after, "could not determine type for !cond from its arguments")
        return self.pool.fold_cond(tuple(conditions), tuple(values), result, record)
