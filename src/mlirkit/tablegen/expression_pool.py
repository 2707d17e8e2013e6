"""The pool of a run: makes values and expressions, folding operations on known operands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from mlirkit.tablegen.expressions import (
    AnonymousName,
    BinaryOperation,
    BitOf,
    CondOperation,
    ExistsTest,
    Expression,
    FieldOf,
    FoldOperation,
    InstanceOf,
    InstancesQuery,
    TernaryOperation,
    TypeTest,
    UnaryOperation,
    VariableValue,
)
from mlirkit.tablegen.instances import instantiate_class
from mlirkit.tablegen.limits import MAX_DEPTH, MAX_SIZE
from mlirkit.tablegen.list_operators import fold_left
from mlirkit.tablegen.operators import (
    BINARY_FOLDS,
    TERNARY_FOLDS,
    UNARY_FOLDS,
    find_instances,
    fold_existence,
)
from mlirkit.tablegen.resolvers import Resolver, UnresolvedTracker
from mlirkit.tablegen.types import INT, STRING, RecordType, Type
from mlirkit.tablegen.value_pool import TOO_LARGE, ValuePool
from mlirkit.tablegen.values import BitsValue, DefValue, IntValue, StringValue, UnsetValue, Value

if TYPE_CHECKING:
    from mlirkit.tablegen.diagnostics import DiagnosticLog
    from mlirkit.tablegen.records import Record, Records


class ExpressionPool(ValuePool):
    """A value pool that also makes expressions and folds operations on known operands.

    `records` are the definitions so far, which `!cast`, `!exists` and `!instances` read; `log` takes the
    errors of folding.
    """

    __slots__ = ("_expressions", "_next_anonymous", "_subtypes", "depth", "log", "records")

    def __init__(self, records: Records, log: DiagnosticLog) -> None:
        super().__init__()
        self.records = records
        self.log = log
        self._expressions: dict[tuple[object, ...], Expression] = {}
        self._next_anonymous = 0
        # Pairs of types (by identity) of which the first is known to be a subtype of the second.
        self._subtypes: set[tuple[int, int]] = set()
        # The nesting depth of the anonymous records that are being made.
        self.depth = 0

    def _keep(self, key: tuple[object, ...], new: Expression) -> Expression:
        if new.size > MAX_SIZE or new.depth > MAX_DEPTH:
            self.too_large()
        self._expressions[key] = new
        return new

    def too_large(self) -> NoReturn:
        self.log.fatal([], TOO_LARGE)

    def anonymous_name(self) -> AnonymousName:
        """A name that no record has had yet (a user may have written it)."""
        number = self._next_anonymous
        self._next_anonymous = number + 1
        return AnonymousName(number)

    def cast_value(self, value: Value, target: Type) -> Value | None:
        type_ = value.type
        assert type_ is not None
        if type_ is target:
            return value
        key = (id(type_), id(target))
        if key in self._subtypes:
            return value
        if type_.is_a(target):
            self._subtypes.add(key)
            return value
        converted = value.convert(target, self)
        if converted is not None:
            return converted
        if not type_.convertible_to(target):
            return None
        return self.fold_unary("cast", value, target, None, False)

    def variable(self, name: str, type_: Type) -> VariableValue:
        key = ("var", name, id(type_))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, VariableValue(name, type_))
        assert isinstance(expression, VariableValue)
        return expression

    def bit_of(self, whole: Value, index: int) -> BitOf:
        key = ("bit", id(whole), index)
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, BitOf(whole, index))
        assert isinstance(expression, BitOf)
        return expression

    def instance_of(
        self, cls: Record, args: tuple[tuple[int | str, Value], ...], location: int
    ) -> InstanceOf:
        """`cls<args>`; an instance has the place of its first occurrence."""
        key = (id(cls), *[(arg[0], id(arg[1])) for arg in args])
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, InstanceOf(cls, args, location))
        assert isinstance(expression, InstanceOf)
        return expression

    def fold_instance(self, instance: InstanceOf) -> Value:
        """The record of `instance` if all of its arguments are known, else `instance`."""
        if instance.record_value is not None:
            return instance.record_value
        tracker = UnresolvedTracker(self, None)
        for _, value in instance.args:
            if not value.concrete:
                value.resolve(tracker)
        return instance if tracker.found_unresolved else self.instantiate(instance)

    def instantiate(self, instance: InstanceOf) -> DefValue:
        """The anonymous record of `instance`, made on the first request."""
        if instance.record_value is None:
            instantiate_class(self, instance)
        value = instance.record_value
        assert value is not None
        return value

    def fold_field(self, base: Value, name: str, record: Record | None) -> Value:
        """`base.name`."""
        if isinstance(base, DefValue):
            owner = base.record
            if owner is record:
                self.log.fatal(
                    owner.locations,
                    f"Attempting to access field '{name}' of '{owner.name_text()}' is a forbidden "
                    "self-reference",
                )
            field = owner.find(name)
            if field is not None and field.value.is_concrete():
                return field.value
        key = ("field", id(base), name)
        expression = self._expressions.get(key)
        if expression is None:
            type_ = base.field_type(name)
            assert type_ is not None
            expression = self._keep(key, FieldOf(base, name, type_))
        return expression

    def fold_unary(
        self, op: str, operand: Value, type_: Type, record: Record | None, is_final: bool
    ) -> Value:
        """`!op(operand)`, of type `type_`."""
        result = UNARY_FOLDS[op](self, operand, type_, record, is_final)
        return self.unary(op, operand, type_) if result is None else result

    def unary(self, op: str, operand: Value, type_: Type) -> Value:
        """As `fold_unary`, but not folded."""
        key = (op, id(operand), id(type_))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, UnaryOperation(op, operand, type_))
        return expression

    def fold_binary(self, op: str, left: Value, right: Value, type_: Type, record: Record | None) -> Value:
        """`!op(left, right)`, of type `type_`."""
        result = BINARY_FOLDS[op](self, op, left, right, type_, record)
        return self.binary(op, left, right, type_) if result is None else result

    def binary(self, op: str, left: Value, right: Value, type_: Type) -> Value:
        """As `fold_binary`, but not folded."""
        key = (op, id(left), id(right), id(type_))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, BinaryOperation(op, left, right, type_))
        return expression

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
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, TernaryOperation(op, left, middle, right, type_))
        return expression

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
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, FoldOperation(start, list_, accumulator, item, body, type_))
        return expression

    def fold_cond(
        self, conditions: tuple[Value, ...], values: tuple[Value, ...], type_: Type, record: Record | None
    ) -> Value:
        """`!cond(conditions[0]: values[0], ...)`, of type `type_`."""
        for condition, value in zip(conditions, values, strict=True):
            truth = condition.convert(INT, self)
            if not isinstance(truth, IntValue):
                break
            if truth.value:
                converted = value.convert(type_, self)
                if converted is not None:
                    return converted
                # LLVM has no value in this case: it leaves fields unset, loses its place in the source, or
                # crashes.
                self._refuse_cond(
                    record, f"value '{value.text()}' of !cond does not convert to type '{type_}'"
                )
        else:
            whole = CondOperation(conditions, values, type_).text()
            name = "" if record is None else record.name_text()
            self._refuse_cond(record, f"{name} does not have any true condition in:{whole}")
        key = ("cond", id(type_), *map(id, conditions), *map(id, values))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, CondOperation(conditions, values, type_))
        return expression

    def _refuse_cond(self, record: Record | None, message: str) -> NoReturn:
        self.log.fatal([] if record is None else record.locations, message)

    def fold_isa(self, checked: Type, operand: Value) -> Value:
        """`!isa<checked>(operand)`."""
        type_ = operand.type
        if type_ is not None:
            if type_.convertible_to(checked):
                return self.integer(1)
            if not isinstance(checked, RecordType):
                return self.integer(0)
            # The type of an unknown record is not certain: the record may derive from further classes.
            if isinstance(operand, DefValue) or (operand.is_concrete() and not checked.convertible_to(type_)):
                return self.integer(0)
        key = ("isa", id(checked), id(operand))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, TypeTest(checked, operand))
        return expression

    def fold_exists(self, checked: Type, operand: Value, record: Record | None, is_final: bool) -> Value:
        """`!exists<checked>(operand)`."""
        result = fold_existence(self, checked, operand, record, is_final)
        if result is not None:
            return result
        key = ("exists", id(checked), id(operand))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, ExistsTest(checked, operand))
        return expression

    def fold_instances(self, target: Type, regex: Value, record: Record | None, is_final: bool) -> Value:
        """`!instances<target>(regex)`."""
        if (record is None or is_final) and isinstance(regex, StringValue):
            return find_instances(self, target, regex)
        key = ("instances", id(target), id(regex))
        expression = self._expressions.get(key)
        if expression is None:
            expression = self._keep(key, InstancesQuery(target, regex))
        return expression

    def subst_variable(self, left: Value, middle: Value, right: Value, type_: Type) -> Value | None:
        """`!subst` among variables: `right`, or `middle` if `right` is the variable `left`."""
        if (
            isinstance(left, VariableValue)
            and isinstance(middle, VariableValue)
            and isinstance(right, VariableValue)
        ):
            return self.variable(middle.name if left.name == right.name else right.name, type_)
        return None

    def resolve_bits(self, value: BitsValue, resolver: Resolver) -> Value:
        """`BitsValue.resolve`: bits are resolved singly, a value with several of the bits only once."""
        changed = False
        bits: list[Value] = []
        last_whole: Value | None = None
        resolved_whole: Value | None = None
        for bit in value.bits:
            new = bit
            if isinstance(bit, BitOf):
                if bit.whole is not last_whole:
                    last_whole = bit.whole
                    resolved_whole = last_whole.resolve(resolver)
                assert resolved_whole is not None
                new = resolved_whole.bit(bit.index, self)
            elif not bit.concrete:
                new = bit.resolve(resolver).bit(0, self)
            if resolver.keeps_unset_bits and isinstance(new, UnsetValue):
                new = bit
            if new is not bit:
                changed = True
            bits.append(new)
        return self.bits(tuple(bits)) if changed else value
