"""Symbolic values: expressions that wait for template arguments, fields or loop variables to become known.

    x            VariableValue      a template argument (`Class:x`), a field or a loop variable
    x{3}         BitOf              one bit of a value not known yet
    r.f          FieldOf            a field of a record not known yet
    C<a, b>      InstanceOf         an anonymous record not made yet
    !op(a, ...)  UnaryOperation, BinaryOperation, TernaryOperation, FoldOperation, CondOperation,
                 TypeTest (!isa), ExistsTest (!exists), InstancesQuery (!instances)

Each has a method `resolve`: it replaces names that a resolver (resolvers.py) knows, and folds again if an
operand has changed.  The folding of operators is in operators.py; the making of anonymous records in
instances.py.  Expressions are made by the pool in expression_pool.py, once per distinct one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mlirkit.tablegen.resolvers import Resolver, ShadowResolver, UnresolvedTracker
from mlirkit.tablegen.types import BIT, INT, STRING, BitsType, Type
from mlirkit.tablegen.values import DefValue, IntValue, StringValue, Value

if TYPE_CHECKING:
    from mlirkit.tablegen.records import Record
    from mlirkit.tablegen.value_pool import ValuePool


class Expression(Value):
    """Base of all symbolic values; always typed, never concrete by itself."""

    __slots__ = ()

    def __init__(self, type_: Type, parts: Sequence[Value] = ()) -> None:
        size, depth = 1, 0
        for part in parts:
            size += part.size
            if part.depth > depth:
                depth = part.depth
        super().__init__(type_, False, size, depth + 1)

    def bit(self, index: int, pool: ValuePool) -> Value:
        return pool.bit_of(self, index)

    def convert(self, target: Type, pool: ValuePool) -> Value | None:
        type_ = self.type
        assert type_ is not None
        if type_ is target or type_.is_a(target):
            return self
        if type_ is BIT and isinstance(target, BitsType) and target.width == 1:
            return pool.bits((self,))
        return None

    def bit_range(self, indices: Sequence[int], pool: ValuePool) -> Value | None:
        if not isinstance(self.type, BitsType):
            return None
        width = self.type.width
        bits: list[Value] = []
        for index in indices:
            if index >= width:
                return None
            bits.append(pool.bit_of(self, index))
        return pool.bits(tuple(bits))


class AnonymousName(Expression):
    """The name of an anonymous record until the record is finished and may no longer be renamed."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(STRING)
        self.number = number

    def resolve(self, resolver: Resolver) -> Value:
        resolved = resolver.look_up_anonymous(self)
        new: Value = self if resolved is None else resolved
        if resolver.is_final and isinstance(new, AnonymousName):
            return resolver.pool.string(new.text())
        return new

    def text(self) -> str:
        return f"anonymous_{self.number}"


class VariableValue(Expression):
    """A reference to something by name."""

    __slots__ = ("name",)

    def __init__(self, name: str, type_: Type) -> None:
        super().__init__(type_)
        self.name = name

    def bit(self, index: int, pool: ValuePool) -> Value:
        return self if self.type is BIT else super().bit(index, pool)

    def resolve(self, resolver: Resolver) -> Value:
        value = resolver.look_up(self.name)
        return self if value is None else value

    def text(self) -> str:
        return self.name


class BitOf(Expression):
    """The bit `index` of `whole`."""

    __slots__ = ("index", "whole")

    def __init__(self, whole: Value, index: int) -> None:
        super().__init__(BIT, (whole,))
        self.whole = whole
        self.index = index

    def bit(self, index: int, pool: ValuePool) -> Value:
        return self

    def resolve(self, resolver: Resolver) -> Value:
        new = self.whole.resolve(resolver)
        return self if new is self.whole else new.bit(self.index, resolver.pool)

    def text(self) -> str:
        return f"{self.whole.text()}{{{self.index}}}"


class FieldOf(Expression):
    """The field `name` of `base`."""

    __slots__ = ("base", "name")

    def __init__(self, base: Value, name: str, type_: Type) -> None:
        super().__init__(type_, (base,))
        self.base = base
        self.name = name

    def bit(self, index: int, pool: ValuePool) -> Value:
        return self if self.type is BIT else super().bit(index, pool)

    def is_concrete(self) -> bool:
        if isinstance(self.base, DefValue):
            field = self.base.record.find(self.name)
            return field is not None and field.value.is_concrete()
        return False

    def resolve(self, resolver: Resolver) -> Value:
        new = self.base.resolve(resolver)
        if new is self.base:
            return self
        return resolver.pool.fold_field(new, self.name, resolver.record)

    def text(self) -> str:
        return f"{self.base.text()}.{self.name}"


class InstanceOf(Expression):
    """`Class<args>` before it is an anonymous record.

    `args` pairs each value with its position, or with its qualified name.
    """

    __slots__ = ("args", "cls", "location", "record_value")

    def __init__(self, cls: Record, args: tuple[tuple[int | str, Value], ...], location: int) -> None:
        super().__init__(cls.own_type, [value for _, value in args])
        self.cls = cls
        self.args = args
        self.location = location
        self.record_value: DefValue | None = None

    def resolve(self, resolver: Resolver) -> Value:
        tracker = UnresolvedTracker(resolver.pool, resolver)
        changed = False
        new_args: list[tuple[int | str, Value]] = []
        for arg in self.args:
            value = arg[1]
            if not value.concrete:
                new = value.resolve(tracker)
                if new is not value:
                    changed = True
                    arg = (arg[0], new)
            new_args.append(arg)
        if not changed:
            return self
        instance = resolver.pool.instance_of(self.cls, tuple(new_args), self.location)
        if tracker.found_unresolved:
            return instance
        return resolver.pool.instantiate(instance)

    def text(self) -> str:
        parts: list[str] = []
        for key, value in self.args:
            label = str(key) if isinstance(key, int) else f'"{key}"'
            parts.append(f"{label}: {value.text()}")
        return f"{self.cls.name}<{', '.join(parts)}>"


class Operation(Expression):
    """Base of the bang operators with one to three operands; `op` is the operator's name without the `!`."""

    __slots__ = ("op",)

    def __init__(self, op: str, type_: Type, operands: Sequence[Value]) -> None:
        super().__init__(type_, operands)
        self.op = op

    def bit(self, index: int, pool: ValuePool) -> Value:
        return self if self.type is BIT else super().bit(index, pool)


class UnaryOperation(Operation):
    """`!op(operand)`."""

    __slots__ = ("operand",)

    def __init__(self, op: str, operand: Value, type_: Type) -> None:
        super().__init__(op, type_, (operand,))
        self.operand = operand

    def resolve(self, resolver: Resolver) -> Value:
        operand = self.operand
        new = operand if operand.concrete else operand.resolve(resolver)
        if new is not operand or (resolver.is_final and self.op == "cast"):
            assert self.type is not None
            return resolver.pool.fold_unary(self.op, new, self.type, resolver.record, resolver.is_final)
        return self

    def text(self) -> str:
        type_text = f"<{self.type}>" if self.op == "cast" else ""
        return f"!{self.op}{type_text}({self.operand.text()})"


class BinaryOperation(Operation):
    """`!op(left, right)`; also list subscripts (`listelem`, `listslice`) and ranges (`rangec`)."""

    __slots__ = ("_is_logic", "left", "right")

    def __init__(self, op: str, left: Value, right: Value, type_: Type) -> None:
        super().__init__(op, type_, (left, right))
        self.left = left
        self.right = right
        self._is_logic = op == "and" or op == "or"

    def resolve(self, resolver: Resolver) -> Value:
        old_left, old_right = self.left, self.right
        left = old_left if old_left.concrete else old_left.resolve(resolver)
        if self._is_logic:
            # The left operand alone decides, 0 for `!and`, all ones for `!or`: the right one may be invalid.
            number = left.convert(INT, resolver.pool)
            if isinstance(number, IntValue) and number.value == (0 if self.op == "and" else -1):
                return number
        right = old_right if old_right.concrete else old_right.resolve(resolver)
        if left is old_left and right is old_right:
            return self
        assert self.type is not None
        return resolver.pool.fold_binary(self.op, left, right, self.type, resolver.record)

    def text(self) -> str:
        op = self.op
        if op == "listelem" or op == "listslice":
            return f"{self.left.text()}[{self.right.text()}]"
        if op == "rangec":
            return f"{self.left.text()}...{self.right.text()}"
        type_text = f"<{self.type}>" if op == "getdagarg" else ""
        return f"!{op}{type_text}({self.left.text()}, {self.right.text()})"


class TernaryOperation(Operation):
    """`!op(left, middle, right)`; of `!foreach` and `!filter`, `left` is the variable's name as a string."""

    __slots__ = ("left", "middle", "right")

    def __init__(self, op: str, left: Value, middle: Value, right: Value, type_: Type) -> None:
        super().__init__(op, type_, (left, middle, right))
        self.left = left
        self.middle = middle
        self.right = right

    def resolve(self, resolver: Resolver) -> Value:
        pool = resolver.pool
        left = self.left if self.left.concrete else self.left.resolve(resolver)
        op = self.op
        if op == "if" and left is not self.left:
            number = left.convert(INT, pool)
            if isinstance(number, IntValue):
                # Only the chosen side is resolved: the other one may not even terminate.
                return (self.middle if number.value else self.right).resolve(resolver)
        middle = self.middle if self.middle.concrete else self.middle.resolve(resolver)
        if op == "foreach" or op == "filter":
            assert isinstance(left, StringValue)
            right = self.right.resolve(ShadowResolver(resolver, (left.value,)))
        else:
            right = self.right if self.right.concrete else self.right.resolve(resolver)
        if left is not self.left or middle is not self.middle or right is not self.right:
            assert self.type is not None
            return pool.fold_ternary(op, left, middle, right, self.type, resolver.record)
        return self

    def is_complete(self) -> bool:
        return self.left.is_complete() and self.middle.is_complete() and self.right.is_complete()

    def text(self) -> str:
        is_loop = self.op == "foreach" or self.op == "filter"
        left = self.left.unquoted_text() if is_loop else self.left.text()
        return f"!{self.op}({left}, {self.middle.text()}, {self.right.text()})"


class FoldOperation(Expression):
    """`!foldl(start, list, accumulator, item, body)`."""

    __slots__ = ("accumulator", "body", "item", "list", "start")

    def __init__(
        self, start: Value, list_: Value, accumulator: str, item: str, body: Value, type_: Type
    ) -> None:
        super().__init__(type_, (start, list_, body))
        self.start = start
        self.list = list_
        self.accumulator = accumulator
        self.item = item
        self.body = body

    def resolve(self, resolver: Resolver) -> Value:
        start = self.start.resolve(resolver)
        list_ = self.list.resolve(resolver)
        body = self.body.resolve(ShadowResolver(resolver, (self.accumulator, self.item)))
        if start is self.start and list_ is self.list and body is self.body:
            return self
        assert self.type is not None
        return resolver.pool.fold_foldl(
            start, list_, self.accumulator, self.item, body, self.type, resolver.record
        )

    def is_complete(self) -> bool:
        return False

    def text(self) -> str:
        return (
            f"!foldl({self.start.text()}, {self.list.text()}, {self.accumulator}, {self.item}, "
            f"{self.body.text()})"
        )


class CondOperation(Expression):
    """`!cond(condition: value, ...)`."""

    __slots__ = ("conditions", "values")

    def __init__(self, conditions: tuple[Value, ...], values: tuple[Value, ...], type_: Type) -> None:
        super().__init__(type_, conditions + values)
        self.conditions = conditions
        self.values = values

    def resolve(self, resolver: Resolver) -> Value:
        conditions = tuple([value.resolve(resolver) for value in self.conditions])
        values = tuple([value.resolve(resolver) for value in self.values])
        changed = False
        for new, old in zip(conditions + values, self.conditions + self.values, strict=True):
            if new is not old:
                changed = True
                break
        if not changed:
            return self
        assert self.type is not None
        return resolver.pool.fold_cond(conditions, values, self.type, resolver.record)

    def is_concrete(self) -> bool:
        for part in self.conditions + self.values:
            if not part.is_concrete():
                return False
        return True

    def is_complete(self) -> bool:
        for condition in self.conditions:
            if not condition.is_complete():
                return False
        for value in self.values:
            if not value.is_concrete():
                return False
        return True

    def text(self) -> str:
        cases = [
            f"{condition.text()}: {value.text()}"
            for condition, value in zip(self.conditions, self.values, strict=True)
        ]
        return f"!cond({', '.join(cases)})"


class TypeTest(Expression):
    """`!isa<checked>(operand)`."""

    __slots__ = ("checked", "operand")

    def __init__(self, checked: Type, operand: Value) -> None:
        super().__init__(INT, (operand,))
        self.checked = checked
        self.operand = operand

    def resolve(self, resolver: Resolver) -> Value:
        new = self.operand.resolve(resolver)
        return self if new is self.operand else resolver.pool.fold_isa(self.checked, new)

    def is_complete(self) -> bool:
        return False

    def text(self) -> str:
        return f"!isa<{self.checked}>({self.operand.text()})"


class ExistsTest(Expression):
    """`!exists<checked>(operand)`."""

    __slots__ = ("checked", "operand")

    def __init__(self, checked: Type, operand: Value) -> None:
        super().__init__(INT, (operand,))
        self.checked = checked
        self.operand = operand

    def resolve(self, resolver: Resolver) -> Value:
        new = self.operand.resolve(resolver)
        if new is self.operand and not resolver.is_final:
            return self
        return resolver.pool.fold_exists(self.checked, new, resolver.record, resolver.is_final)

    def is_complete(self) -> bool:
        return False

    def text(self) -> str:
        return f"!exists<{self.checked}>({self.operand.text()})"


class InstancesQuery(Expression):
    """`!instances<target>(regex)`."""

    __slots__ = ("regex", "target")

    def __init__(self, target: Type, regex: Value) -> None:
        super().__init__(target.list_type(), (regex,))
        self.target = target
        self.regex = regex

    def resolve(self, resolver: Resolver) -> Value:
        new = self.regex.resolve(resolver)
        if new is self.regex and not resolver.is_final:
            return self
        return resolver.pool.fold_instances(self.target, new, resolver.record, resolver.is_final)

    def is_complete(self) -> bool:
        return False

    def text(self) -> str:
        return f"!instances<{self.target}>({self.regex.text()})"
