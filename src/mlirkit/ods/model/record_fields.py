"""Fields of records that may be missing or unset."""

from __future__ import annotations

from mlirkit.tablegen import DefValue, Record, Records, StringValue, UnsetValue


def optional_string(record: Record, name: str) -> str | None:
    """The string field `name`; None if it is missing or unset."""
    if name not in record:
        return None
    value = record.value(name)
    return value.value if isinstance(value, StringValue) else None


def trimmed_string(record: Record, name: str) -> str:
    """The string field `name` without surrounding white space; "" if it is missing or unset."""
    return (optional_string(record, name) or "").strip(" \t\n\v\f\r")


def has_predicate(record: Record) -> bool:
    """Whether a constraint has a predicate; a constraint without a predicate is always satisfied."""
    return optional_def(record, "predicate") is not None


def optional_def(record: Record, name: str) -> Record | None:
    """The record in a field; None if the field is missing or unset."""
    if name not in record:
        return None
    value = record.value(name)
    return value.record if isinstance(value, DefValue) else None


def bit(record: Record, name: str, default: bool = False) -> bool:
    """The bit field `name`; `default` if it is missing or unset."""
    if name not in record or isinstance(record.value(name), UnsetValue):
        return default
    return record.value_as_bit(name)


def summary_of(record: Record) -> str:
    """The summary, or the definition's name if there is no summary, as in mlir-tblgen."""
    result = optional_string(record, "summary")
    return record.name if result is None else result


def namespace_of(dialect: Record) -> str:
    """A dialect's C++ namespace: its name by default."""
    result = optional_string(dialect, "cppNamespace")
    return dialect.value_as_string("name") if result is None else result


def innermost_base(record: Record, field: str) -> Record:
    """Follow `baseAttr` or `baseProperty` to the innermost definition."""
    base = optional_def(record, field)
    while base is not None:
        record = base
        base = optional_def(record, field)
    return record


def is_of_root(records: Records, record: Record) -> bool:
    """Whether the root file itself defines the record, not one of its includes."""
    place = records.place(record.locations[0])
    return place is not None and place.file == records.main_file


def plain_fields(record: Record) -> dict[str, str | tuple[str, ...]]:
    """The fields with strings or lists of strings, by name."""
    result: dict[str, str | tuple[str, ...]] = {}
    for name, field in record.fields.items():
        value = field.value
        if isinstance(value, StringValue):
            result[name] = value.value
        elif type(value).__name__ == "ListValue":
            elements = record.value_as_list(name)
            if all(isinstance(element, StringValue) for element in elements):
                result[name] = tuple(
                    [element.value for element in elements if isinstance(element, StringValue)]
                )
    return result
