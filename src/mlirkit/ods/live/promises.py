"""Missing hooks: verifiers, syntax, folders and names that definitions leave to C++.

    mlirkit tblgen --promises MyOps.td

    my: 2 promises without a hook
      my.blend: no verifier
      my.image: no value assembly

A promise without a hook has no effect: nothing is rejected or folded, and operations without their syntax are
printed in the generic form.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.property_text import lacks_syntax
from mlirkit.ods.live.loader import live_dialects
from mlirkit.ods.model.reader import read_definitions
from mlirkit.tablegen import Records

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

_DIRECTIVE = re.compile(r"custom<(\w+)>")


def owed(dialect: LiveDialect) -> list[str]:
    """The promises of a dialect's definitions that have no hook, in the order of the definitions."""
    names: list[str] = []
    for operator in dialect.definitions.operators_of(dialect.name):
        directives = tuple(dict.fromkeys(_DIRECTIVE.findall(operator.assembly_format or "")))
        names += hooks.unkept_promises(operator, directives)
        names += [
            f"{operator.name}: no {hooks.parameter_syntaxes.kind} of property {named.name}"
            for named in operator.properties
            if f"${named.name}" in (operator.assembly_format or "") and lacks_syntax(named.property)
        ]
    for value in (*dialect.definitions.attributes.values(), *dialect.definitions.types.values()):
        if value.dialect_name != dialect.name:
            continue
        name = value.full_name
        if value.gen_verify and hooks.value_verifiers.get(name) is None:
            names.append(f"{name}: no {hooks.value_verifiers.kind}")
        if value.has_custom_assembly_format and value.assembly_format is None:
            if hooks.value_assemblies.get(name) is None:
                names.append(f"{name}: no {hooks.value_assemblies.kind}")
    return names


def promises_text(records: Records, options: object) -> str:
    """The action of `mlirkit tblgen --promises`."""
    lines: list[str] = []
    for dialect in live_dialects(read_definitions(records)).values():
        result = owed(dialect)
        lines.append(f"{dialect.name}: {counted(len(result), 'promise')} without a hook")
        lines += [f"  {line}" for line in result]
    return "".join([f"{line}\n" for line in lines])


def counted(number: int, noun: str) -> str:
    """`1 promise`, `2 promises`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
