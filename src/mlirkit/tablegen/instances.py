"""Making records: copying the fields of a class, resolving them, checking assertions.

    resolve_record      one pass over all fields with one resolver (template arguments, loop variables)
    finish_record       the last pass, with the record's own fields; nothing stays symbolic after it
    instantiate_class   `Class<args>` as a value: a new anonymous record

A concrete field is never resolved again, and a class and its records share fields until one of them changes:
most fields of most records are never copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.limits import MAX_INSTANCE_DEPTH, MAX_RECORDS
from mlirkit.tablegen.records import Record
from mlirkit.tablegen.resolvers import MapResolver, RecordResolver, Resolver
from mlirkit.tablegen.types import INT, BitsType, Type
from mlirkit.tablegen.values import BitsValue, IntValue, StringValue, Value

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.expressions import InstanceOf


def field_value(pool: ExpressionPool, type_: Type, value: Value) -> Value | None:
    """`value` converted for a field of type `type_`, or None if this is impossible.

    A `bits` field always has its bits as separate values, so that each can be set alone.
    """
    cast = value.cast(type_, pool)
    if cast is not None and isinstance(type_, BitsType) and not isinstance(cast, BitsValue):
        return pool.bits(tuple([cast.bit(index, pool) for index in range(type_.width)]))
    return cast


def resolve_record(record: Record, resolver: Resolver) -> None:
    """Resolve all fields, assertions and dumps of `record`, and its name."""
    name = record.name_value
    if name is not None and not name.concrete:
        record.name_value = name.resolve(resolver)
    fields = record.fields
    for field in [item for item in fields.values() if not item.value.concrete]:
        old = field.value
        new = old.resolve(resolver)
        if new is old:
            continue
        value = field_value(resolver.pool, field.type, new)
        if value is None:
            of_type = "" if new.type is None else f"of type '{new.type}' "
            resolver.pool.log.fatal(
                record.locations,
                f"Invalid value {of_type}found when setting field '{field.name}' of type '{field.type}' "
                f"after resolving references: {new.unquoted_text()}\n",
            )
        fields[field.name] = field.with_value(value)
    if record.assertions:
        record.assertions = [
            (place, condition.resolve(resolver), message.resolve(resolver))
            for place, condition, message in record.assertions
        ]
    if record.dumps:
        record.dumps = [(place, message.resolve(resolver)) for place, message in record.dumps]


def finish_record(pool: ExpressionPool, record: Record, new_name: Value | None = None) -> None:
    """The last resolve of `record`; `new_name` replaces an anonymous name that is taken."""
    resolver = RecordResolver(pool, record)
    resolver.new_name = new_name
    resolver.is_final = True
    resolve_record(record, resolver)
    if isinstance(record.name_value, StringValue):
        record.name = record.name_value.value


def instantiate_class(pool: ExpressionPool, instance: InstanceOf) -> None:
    """Make the anonymous record of `instance`, and set it as the instance's record."""
    cls = instance.cls
    if pool.depth >= MAX_INSTANCE_DEPTH:
        pool.log.fatal(
            [instance.location],
            f"class '{cls.name}' is instantiated recursively without end, or more than "
            f"{MAX_INSTANCE_DEPTH} levels deep",
        )
    pool.depth += 1
    record = Record("", pool.records.types, [instance.location], is_anonymous=True)
    name = pool.anonymous_name()
    record.name_value = name
    record.name = name.text()
    record.fields = dict(cls.fields)
    record.assertions = list(cls.assertions)
    record.dumps = list(cls.dumps)
    resolver = MapResolver(pool, record)
    names = list(cls.template_args)
    for qualified, argument in cls.template_args.items():
        resolver.bind(qualified, argument.value)
    for key, value in instance.args:
        resolver.bind(names[key] if isinstance(key, int) else key, value)
    # `NAME` is not bound: an instance in an expression has none, and keeps the reference.
    resolve_record(record, resolver)
    record.add_superclass(cls)
    finish_record(pool, record)
    add_def(pool, record)
    check_assertions(pool, record)
    emit_dumps(pool, record)
    instance.record_value = record.value_of_def
    pool.depth -= 1


def add_def(pool: ExpressionPool, record: Record) -> None:
    """Add `record` to the run's defs."""
    defs = pool.records.defs
    if len(defs) >= MAX_RECORDS:
        pool.log.fatal(record.locations, f"more than {MAX_RECORDS} records")
    defs.setdefault(record.name, record)


def check_assertions(pool: ExpressionPool, record: Record) -> None:
    """Report the failed assertions of a finished record."""
    if not record.assertions:
        return
    resolver = RecordResolver(pool, record)
    resolver.is_final = True
    failed = False
    for place, condition, message in record.assertions:
        if not check_assertion(pool, place, condition.resolve(resolver), message.resolve(resolver)):
            failed = True
    if failed:
        pool.log.error(record.locations, "assertion failed in this record")


def check_assertion(pool: ExpressionPool, place: int, condition: Value, message: Value) -> bool:
    """Report `condition` if it does not hold; return whether it does."""
    truth = condition.convert(INT, pool)
    if not isinstance(truth, IntValue):
        pool.log.error([place], "assert condition must of type bit, bits, or int.")
        return False
    if truth.value == 0:
        if isinstance(message, StringValue):
            pool.log.error([place], f"assertion failed: {message.value}")
        else:
            pool.log.error([place], "assertion failed: (assert message is not a string)")
        return False
    return True


def emit_dumps(pool: ExpressionPool, record: Record) -> None:
    """Print the `dump` items of a finished record."""
    if not record.dumps:
        return
    resolver = RecordResolver(pool, record)
    resolver.is_final = True
    for place, message in record.dumps:
        dump(pool, place, message.resolve(resolver))


def dump(pool: ExpressionPool, place: int, message: Value) -> None:
    """Print one `dump` statement."""
    if isinstance(message, StringValue):
        pool.log.note([place], message.value)
    else:
        pool.log.error([place], "dump value is not of type string")
