"""Symbolic values: expressions that wait for template arguments, fields or loop variables to become known.

    x            VariableValue      a template argument (`Class:x`), a field or a loop variable
    x{3}         BitOf              one bit of a value not known yet
    r.f          FieldOf            a field of a record not known yet
    C<a, b>      InstanceOf         an anonymous record not made yet
    !op(a, ...)  UnaryOperation, BinaryOperation, TernaryOperation, FoldOperation, CondOperation,
                 TypeTest (!isa), ExistsTest (!exists), InstancesQuery (!instances)

Each knows how to `resolve` itself: replace what a resolver (resolvers.py) knows, and fold again if that
changed an operand.  The folding, i.e. what the operators compute, is in operators.py; the making of anonymous
records in instances.py.  Everything is made by an `ExpressionPool`, once per distinct expression.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from mlirkit.tablegen.instances import instantiate_class
from mlirkit.tablegen.limits import MAX_SIZE
from mlirkit.tablegen.operators import (
    BINARY_FOLDS,
    TERNARY_FOLDS,
    UNARY_FOLDS,
    find_instances,
    fold_existence,
    fold_left,
)
from mlirkit.tablegen.resolvers import Resolver, ShadowResolver, UnresolvedTracker
from mlirkit.tablegen.types import BIT, INT, STRING, BitsType, RecordType, Type
from mlirkit.tablegen.values import (
    TOO_LARGE,
    BitsValue,
    DefValue,
    IntValue,
    StringValue,
    UnsetValue,
    Value,
    ValuePool,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.diagnostics import DiagnosticLog
    from mlirkit.tablegen.records import Record, Records


class Expression(Value):
    """Base of all symbolic values; always typed, never concrete by itself."""

    __slots__ = ()

    def __init__(self, type_: Type, size: int = 1) -> None:
        super().__init__(type_, False, size)

    def bit(self, index: int, pool: ValuePool) -> Value:
        assert isinstance(pool, ExpressionPool)
        return pool.bit_of(self, index)

    def convert(self, wanted: Type, pool: ValuePool) -> Value | None:
        mine = self.type
        assert mine is not None
        if mine is wanted or mine.is_a(wanted):
            return self
        if mine is BIT and isinstance(wanted, BitsType) and wanted.width == 1:
            return pool.bits((self,))
        return None

    def bit_range(self, indices: Sequence[int], pool: ValuePool) -> Value | None:
        if not isinstance(self.type, BitsType):
            return None
        assert isinstance(pool, ExpressionPool)
        width = self.type.width
        bits: list[Value] = []
        for index in indices:
            if index >= width:
                return None
            bits.append(pool.bit_of(self, index))
        return pool.bits(tuple(bits))


class AnonymousName(Expression):
    """The name of an anonymous record until the record is finished; it may still have to be renamed."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(STRING)
        self.number = number

    def resolve(self, resolver: Resolver) -> Value:
        found = resolver.look_up_anonymous(self)
        new: Value = self if found is None else found
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
        found = resolver.look_up(self.name)
        return self if found is None else found

    def text(self) -> str:
        return self.name


class BitOf(Expression):
    """The bit `index` of `whole`."""

    __slots__ = ("index", "whole")

    def __init__(self, whole: Value, index: int) -> None:
        super().__init__(BIT, 1 + whole.size)
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
        super().__init__(type_, 1 + base.size)
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

    `args` pairs each value with its position, or with the qualified name it was given by.
    """

    __slots__ = ("args", "cls", "location", "made")

    def __init__(self, cls: Record, args: tuple[tuple[int | str, Value], ...], location: int) -> None:
        super().__init__(cls.own_type, 1 + sum([value.size for _, value in args]))
        self.cls = cls
        self.args = args
        self.location = location
        self.made: DefValue | None = None

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

    def __init__(self, op: str, type_: Type, size: int) -> None:
        super().__init__(type_, size)
        self.op = op

    def bit(self, index: int, pool: ValuePool) -> Value:
        return self if self.type is BIT else super().bit(index, pool)


class UnaryOperation(Operation):
    """`!op(operand)`."""

    __slots__ = ("operand",)

    def __init__(self, op: str, operand: Value, type_: Type) -> None:
        super().__init__(op, type_, 1 + operand.size)
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
        super().__init__(op, type_, 1 + left.size + right.size)
        self.left = left
        self.right = right
        self._is_logic = op == "and" or op == "or"

    def resolve(self, resolver: Resolver) -> Value:
        old_left, old_right = self.left, self.right
        left = old_left if old_left.concrete else old_left.resolve(resolver)
        right = old_right if old_right.concrete else old_right.resolve(resolver)
        if self._is_logic:
            # Decided by the left operand alone: 0 for `!and`, all ones for `!or`.
            known = left.convert(INT, resolver.pool)
            if isinstance(known, IntValue) and known.value == (0 if self.op == "and" else -1):
                return known
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
        super().__init__(op, type_, 1 + left.size + middle.size + right.size)
        self.left = left
        self.middle = middle
        self.right = right

    def resolve(self, resolver: Resolver) -> Value:
        pool = resolver.pool
        left = self.left if self.left.concrete else self.left.resolve(resolver)
        op = self.op
        if op == "if" and left is not self.left:
            known = left.convert(INT, pool)
            if isinstance(known, IntValue):
                # Only the chosen side is looked at: the other one may not even terminate.
                return (self.middle if known.value else self.right).resolve(resolver)
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
        super().__init__(type_, 1 + start.size + list_.size + body.size)
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

    def text(self) -> str:
        return (
            f"!foldl({self.start.text()}, {self.list.text()}, {self.accumulator}, {self.item}, "
            f"{self.body.text()})"
        )


class CondOperation(Expression):
    """`!cond(condition: value, ...)`."""

    __slots__ = ("conditions", "values")

    def __init__(self, conditions: tuple[Value, ...], values: tuple[Value, ...], type_: Type) -> None:
        super().__init__(type_, 1 + sum([one.size for one in conditions + values]))
        self.conditions = conditions
        self.values = values

    def resolve(self, resolver: Resolver) -> Value:
        conditions = tuple([one.resolve(resolver) for one in self.conditions])
        values = tuple([one.resolve(resolver) for one in self.values])
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
        for one in self.conditions + self.values:
            if not one.is_concrete():
                return False
        return True

    def is_complete(self) -> bool:
        for one in self.conditions:
            if not one.is_complete():
                return False
        for one in self.values:
            if not one.is_concrete():
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
        super().__init__(INT, 1 + operand.size)
        self.checked = checked
        self.operand = operand

    def resolve(self, resolver: Resolver) -> Value:
        new = self.operand.resolve(resolver)
        return self if new is self.operand else resolver.pool.fold_isa(self.checked, new)

    def text(self) -> str:
        return f"!isa<{self.checked}>({self.operand.text()})"


class ExistsTest(Expression):
    """`!exists<checked>(operand)`."""

    __slots__ = ("checked", "operand")

    def __init__(self, checked: Type, operand: Value) -> None:
        super().__init__(INT, 1 + operand.size)
        self.checked = checked
        self.operand = operand

    def resolve(self, resolver: Resolver) -> Value:
        new = self.operand.resolve(resolver)
        if new is self.operand and not resolver.is_final:
            return self
        return resolver.pool.fold_exists(self.checked, new, resolver.record, resolver.is_final)

    def text(self) -> str:
        return f"!exists<{self.checked}>({self.operand.text()})"


class InstancesQuery(Expression):
    """`!instances<wanted>(regex)`."""

    __slots__ = ("regex", "wanted")

    def __init__(self, wanted: Type, regex: Value) -> None:
        super().__init__(wanted.list_type(), 1 + regex.size)
        self.wanted = wanted
        self.regex = regex

    def resolve(self, resolver: Resolver) -> Value:
        new = self.regex.resolve(resolver)
        if new is self.regex and not resolver.is_final:
            return self
        return resolver.pool.fold_instances(self.wanted, new, resolver.record, resolver.is_final)

    def text(self) -> str:
        return f"!instances<{self.wanted}>({self.regex.text()})"


class ExpressionPool(ValuePool):
    """A value pool that also makes expressions, folding what can be folded on the way.

    `records` is what has been defined so far, which `!cast`, `!exists` and `!instances` look at; `log` takes
    the errors of folding.
    """

    __slots__ = ("_expressions", "_next_anonymous", "_subtypes", "depth", "log", "records")

    def __init__(self, records: Records, log: DiagnosticLog) -> None:
        super().__init__()
        self.records = records
        self.log = log
        self._expressions: dict[tuple[object, ...], Expression] = {}
        self._next_anonymous = 0
        # Pairs of types (by identity) of which the first is known to be a kind of the second.
        self._subtypes: set[tuple[int, int]] = set()
        # How many anonymous records are being made inside one another.
        self.depth = 0

    def _keep(self, key: tuple[object, ...], new: Expression) -> Expression:
        if new.size > MAX_SIZE:
            self.too_large()
        self._expressions[key] = new
        return new

    def too_large(self) -> NoReturn:
        self.log.fatal([], TOO_LARGE)

    def anonymous_name(self) -> AnonymousName:
        """A name no record has had yet (though a user may have written it)."""
        number = self._next_anonymous
        self._next_anonymous = number + 1
        return AnonymousName(number)

    def cast_value(self, value: Value, wanted: Type) -> Value | None:
        mine = value.type
        assert mine is not None
        if mine is wanted:
            return value
        key = (id(mine), id(wanted))
        if key in self._subtypes:
            return value
        if mine.is_a(wanted):
            self._subtypes.add(key)
            return value
        converted = value.convert(wanted, self)
        if converted is not None:
            return converted
        if not mine.convertible_to(wanted):
            return None
        return self.fold_unary("cast", value, wanted, None, False)

    def variable(self, name: str, type_: Type) -> VariableValue:
        key = ("var", name, id(type_))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, VariableValue(name, type_))
        assert isinstance(found, VariableValue)
        return found

    def bit_of(self, whole: Value, index: int) -> BitOf:
        key = ("bit", id(whole), index)
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, BitOf(whole, index))
        assert isinstance(found, BitOf)
        return found

    def instance_of(
        self, cls: Record, args: tuple[tuple[int | str, Value], ...], location: int
    ) -> InstanceOf:
        """`cls<args>`; the first place it was written at is the one an instance has."""
        key = (id(cls), *[(arg[0], id(arg[1])) for arg in args])
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, InstanceOf(cls, args, location))
        assert isinstance(found, InstanceOf)
        return found

    def fold_instance(self, instance: InstanceOf) -> Value:
        """The record of `instance` if nothing in its arguments is unknown, else `instance`."""
        if instance.made is not None:
            return instance.made
        tracker = UnresolvedTracker(self, None)
        for _, value in instance.args:
            if not value.concrete:
                value.resolve(tracker)
        return instance if tracker.found_unresolved else self.instantiate(instance)

    def instantiate(self, instance: InstanceOf) -> DefValue:
        """The anonymous record of `instance`, made now if it is the first time."""
        if instance.made is None:
            instantiate_class(self, instance)
        made = instance.made
        assert made is not None
        return made

    def fold_field(self, base: Value, name: str, record: Record | None) -> Value:
        """`base.name`."""
        if isinstance(base, DefValue):
            owner = base.record
            if owner is record:
                self.log.fatal(
                    owner.locations,
                    f"Attempting to access field '{name}' of '{base.text()}' is a forbidden self-reference",
                )
            field = owner.find(name)
            if field is not None and field.value.is_concrete():
                return field.value
        key = ("field", id(base), name)
        found = self._expressions.get(key)
        if found is None:
            type_ = base.field_type(name)
            assert type_ is not None
            found = self._keep(key, FieldOf(base, name, type_))
        return found

    def fold_unary(
        self, op: str, operand: Value, type_: Type, record: Record | None, is_final: bool
    ) -> Value:
        """`!op(operand)`, of type `type_`."""
        result = UNARY_FOLDS[op](self, operand, type_, record, is_final)
        return self.unary(op, operand, type_) if result is None else result

    def unary(self, op: str, operand: Value, type_: Type) -> Value:
        """As `fold_unary`, but not folded."""
        key = (op, id(operand), id(type_))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, UnaryOperation(op, operand, type_))
        return found

    def fold_binary(self, op: str, left: Value, right: Value, type_: Type, record: Record | None) -> Value:
        """`!op(left, right)`, of type `type_`."""
        result = BINARY_FOLDS[op](self, op, left, right, type_, record)
        return self.binary(op, left, right, type_) if result is None else result

    def binary(self, op: str, left: Value, right: Value, type_: Type) -> Value:
        """As `fold_binary`, but not folded."""
        key = (op, id(left), id(right), id(type_))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, BinaryOperation(op, left, right, type_))
        return found

    def concatenate_strings(self, left: Value, right: Value) -> Value:
        """`left # right` for strings."""
        if isinstance(left, StringValue) and isinstance(right, StringValue):
            return self.fold_binary("strconcat", left, right, STRING, None)
        return self.binary("strconcat", left, right, STRING)

    def fold_ternary(
        self, op: str, left: Value, middle: Value, right: Value, type_: Type, record: Record | None
    ) -> Value:
        """`!op(left, middle, right)`, of type `type_`."""
        result = TERNARY_FOLDS[op](self, left, middle, right, type_, record)
        if result is not None:
            return result
        key = (op, id(left), id(middle), id(right), id(type_))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, TernaryOperation(op, left, middle, right, type_))
        return found

    def fold_foldl(
        self,
        start: Value,
        list_: Value,
        accumulator: str,
        item: str,
        body: Value,
        type_: Type,
        record: Record | None,
    ) -> Value:
        """`!foldl(start, list_, accumulator, item, body)`, of type `type_`."""
        result = fold_left(self, start, list_, accumulator, item, body, record)
        if result is not None:
            return result
        key = ("foldl", id(start), id(list_), accumulator, item, id(body), id(type_))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, FoldOperation(start, list_, accumulator, item, body, type_))
        return found

    def fold_cond(
        self, conditions: tuple[Value, ...], values: tuple[Value, ...], type_: Type, record: Record | None
    ) -> Value:
        """`!cond(conditions[0]: values[0], ...)`, of type `type_`."""
        for condition, value in zip(conditions, values, strict=True):
            known = condition.convert(INT, self)
            if not isinstance(known, IntValue):
                break
            if known.value:
                converted = value.convert(type_, self)
                if converted is not None:
                    return converted
                cast = value.cast(type_, self)
                return value if cast is None else cast
        else:
            whole = CondOperation(conditions, values, type_).text()
            name = "" if record is None else record.name_text()
            self.log.fatal(
                [] if record is None else record.locations,
                f"{name} does not have any true condition in:{whole}",
            )
        key = ("cond", id(type_), *map(id, conditions), *map(id, values))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, CondOperation(conditions, values, type_))
        return found

    def fold_isa(self, checked: Type, operand: Value) -> Value:
        """`!isa<checked>(operand)`."""
        mine = operand.type
        if mine is not None:
            if mine.convertible_to(checked):
                return self.integer(1)
            if not isinstance(checked, RecordType):
                return self.integer(0)
            # Of a record not known yet nothing is certain: it may derive from more than its type says.
            if isinstance(operand, DefValue):
                return self.integer(0)
        key = ("isa", id(checked), id(operand))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, TypeTest(checked, operand))
        return found

    def fold_exists(self, checked: Type, operand: Value, record: Record | None, is_final: bool) -> Value:
        """`!exists<checked>(operand)`."""
        result = fold_existence(self, checked, operand, record, is_final)
        if result is not None:
            return result
        key = ("exists", id(checked), id(operand))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, ExistsTest(checked, operand))
        return found

    def fold_instances(self, wanted: Type, regex: Value, record: Record | None, is_final: bool) -> Value:
        """`!instances<wanted>(regex)`."""
        if (record is None or is_final) and isinstance(regex, StringValue):
            return find_instances(self, wanted, regex)
        key = ("instances", id(wanted), id(regex))
        found = self._expressions.get(key)
        if found is None:
            found = self._keep(key, InstancesQuery(wanted, regex))
        return found

    def subst_variable(self, left: Value, middle: Value, right: Value, type_: Type) -> Value | None:
        """`!subst` among variables: `right`, or `middle` where `right` is the variable `left`."""
        if (
            isinstance(left, VariableValue)
            and isinstance(middle, VariableValue)
            and isinstance(right, VariableValue)
        ):
            return self.variable(middle.name if left.name == right.name else right.name, type_)
        return None

    def resolve_bits(self, value: BitsValue, resolver: Resolver) -> Value:
        """`BitsValue.resolve`: each bit on its own, but what several bits are taken from only once."""
        changed = False
        bits: list[Value] = []
        known_whole: Value | None = None
        known_new: Value | None = None
        for one in value.bits:
            new = one
            if isinstance(one, BitOf):
                if one.whole is not known_whole:
                    known_whole = one.whole
                    known_new = known_whole.resolve(resolver)
                assert known_new is not None
                new = known_new.bit(one.index, self)
            elif not one.concrete:
                new = one.resolve(resolver).bit(0, self)
            if resolver.keeps_unset_bits and isinstance(new, UnsetValue):
                new = one
            if new is not one:
                changed = True
            bits.append(new)
        return self.bits(tuple(bits)) if changed else value
