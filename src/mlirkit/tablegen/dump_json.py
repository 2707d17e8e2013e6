"""`--dump-json`: all defs as one JSON object, as llvm-tblgen writes it.

    {"!instanceof": {class: [def, ...]}, "!tablegen_json_version": 1,
     def: {"!anonymous": bool, "!fields": [...], "!locs": ["file:line"], "!name": def,
           "!superclasses": [class, ...], field: value, ...}}

Values: `?` is null; a bit, int or string itself; bits and lists are arrays, bits lowest first; a def, dag or
anything symbolic is an object with its "kind" and its TableGen spelling as "printable".  Keys are sorted.
"""

from __future__ import annotations

import os
import re

from mlirkit.tablegen.expressions import BitOf, VariableValue
from mlirkit.tablegen.records import FieldKind, Record, Records
from mlirkit.tablegen.recursion import deep_recursion
from mlirkit.tablegen.values import (
    BitsValue,
    BitValue,
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    StringValue,
    UnsetValue,
    Value,
)

_SPECIAL = re.compile(r'["\\\x00-\x1f]')
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"}


def dump_json(records: Records) -> str:
    """The whole object, with a line end."""
    with deep_recursion():
        instances: dict[str, list[str]] = {name: [] for name in records.classes}
        members: list[tuple[bytes, str]] = []
        for record in records.sorted_defs():
            quoted = _quote(record.name)
            members.append((_key(record.name), f"{quoted}:{_record(record, records)}"))
            for superclass in record.superclasses:
                instances[superclass.name].append(quoted)
        lists = [f"{_quote(name)}:[{','.join(instances[name])}]" for name in sorted(instances, key=_key)]
        members.append((b"!instanceof", f'"!instanceof":{{{",".join(lists)}}}'))
        members.append((b"!tablegen_json_version", '"!tablegen_json_version":1'))
        members.sort()
        return "{" + ",".join([text for _, text in members]) + "}\n"


def _key(name: str) -> bytes:
    return name.encode("utf-8", "surrogateescape")


def _quote(text: str) -> str:
    if not text.isascii():
        # Bytes that are no UTF-8 become replacement characters.
        text = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return '"' + _SPECIAL.sub(_escape, text) + '"'


def _escape(result: re.Match[str]) -> str:
    char = result[0]
    return _ESCAPES.get(char) or f"\\u{ord(char):04x}"


def _record(record: Record, records: Records) -> str:
    members = {
        "!anonymous": "true" if record.is_anonymous else "false",
        "!fields": _array(
            [_quote(item.name) for item in record.fields.values() if item.kind is FieldKind.NONCONCRETE_OK]
        ),
        "!locs": _array([_quote(_location(location, records)) for location in record.locations]),
        "!name": _quote(record.name),
        "!superclasses": _array([_quote(superclass.name) for superclass in record.superclasses]),
    }
    for name, field in record.fields.items():
        parts: list[str] = []
        _add_value(field.value, parts)
        members[name] = "".join(parts)
    return "{" + ",".join([f"{_quote(name)}:{members[name]}" for name in sorted(members)]) + "}"


def _array(items: list[str]) -> str:
    return "[" + ",".join(items) + "]"


def _location(location: int, records: Records) -> str:
    place = records.place(location)
    return "" if place is None else f"{os.path.basename(place.file)}:{place.line}"


def _add_value(value: Value, parts: list[str]) -> None:
    if isinstance(value, StringValue):
        parts.append(_quote(value.value))
    elif isinstance(value, UnsetValue):
        parts.append("null")
    elif isinstance(value, BitValue | IntValue):
        parts.append(str(value.value))
    elif isinstance(value, ListValue):
        _add_array(value.elements, parts)
    elif isinstance(value, BitsValue):
        _add_array(value.bits, parts)
    elif isinstance(value, DagValue):
        _add_dag(value, parts)
    elif isinstance(value, DefValue):
        quoted = _quote(value.record.name)
        parts.append(f'{{"def":{quoted},"kind":"def","printable":{quoted}}}')
    elif isinstance(value, VariableValue):
        quoted = _quote(value.name)
        parts.append(f'{{"kind":"var","printable":{quoted},"var":{quoted}}}')
    elif isinstance(value, BitOf) and isinstance(value.whole, VariableValue):
        name = _quote(value.whole.name)
        parts.append(
            f'{{"index":{value.index},"kind":"varbit","printable":{_quote(value.text())},"var":{name}}}'
        )
    else:
        parts.append(f'{{"kind":"complex","printable":{_quote(value.text())}}}')


def _add_array(values: tuple[Value, ...], parts: list[str]) -> None:
    parts.append("[")
    for index, element in enumerate(values):
        if index:
            parts.append(",")
        _add_value(element, parts)
    parts.append("]")


def _add_dag(dag: DagValue, parts: list[str]) -> str:
    """Add the dag and return its text, which the enclosing dag contains: it is written at every level."""
    printable = ["(", dag.operator.text()]
    if dag.name is not None:
        printable.append(f":${dag.name}")
    parts.append('{"args":[')
    for index, (arg, name) in enumerate(dag.arguments):
        parts.append(",[" if index else "[")
        if isinstance(arg, DagValue):
            text = _add_dag(arg, parts)
        else:
            _add_value(arg, parts)
            text = arg.text()
        parts.append(",null]" if name is None else f",{_quote(name)}]")
        printable += [", " if index else " ", text, "" if name is None else f":${name}"]
    printable.append(")")
    parts.append('],"kind":"dag",')
    if dag.name is not None:
        parts.append(f'"name":{_quote(dag.name)},')
    parts.append('"operator":')
    _add_value(dag.operator, parts)
    spelling = "".join(printable)
    parts.append(f',"printable":{_quote(spelling)}}}')
    return spelling
