"""Stored definitions are the definitions: `read(write(d)) == d`, and entries are read on their first use."""

from __future__ import annotations

import json

import pytest

from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.model.definition_table import StoredEntry
from mlirkit.ods.model.definitions import TABLES
from mlirkit.ods.model.predicate import And, CPred, Predicate
from mlirkit.ods.model.stored_form import NotStorable, read_definitions, write_definitions


def unread(definitions: object) -> int:
    return sum(
        entry.__class__ is StoredEntry
        for name in TABLES
        for entry in getattr(definitions, name)._entries.values()
    )


@pytest.mark.parametrize("name", sorted(ROOTS))
def test_definitions_come_back(name: str) -> None:
    definitions = shared_dialect(name).definitions
    text = write_definitions(definitions)
    again = read_definitions(text)
    assert unread(again) == sum(len(getattr(definitions, table)) for table in TABLES)
    assert again == definitions
    assert unread(again) == 0
    assert write_definitions(again) == text


def test_one_operation_is_read_alone() -> None:
    definitions = read_definitions(write_definitions(shared_dialect("arith").definitions))
    before = unread(definitions)
    assert definitions.operators["arith.addi"].mnemonic == "addi"
    assert unread(definitions) == before - 1


def test_plain_fields_are_read_alone() -> None:
    definitions = read_definitions(write_definitions(shared_dialect("arith").definitions))
    before = unread(definitions)
    fields = ("cpp_namespace", "class_name", "bit_width")
    plain = {name: definitions.enums.plain_fields(name, *fields) for name in definitions.enums}
    assert unread(definitions) == before
    assert plain == {
        name: (enum.cpp_namespace, enum.class_name, enum.bit_width) for name, enum in definitions.enums.items()
    }
    # The same for enums that have been read.
    assert plain == {name: definitions.enums.plain_fields(name, *fields) for name in definitions.enums}


def test_plain_fields_of_elements_are_read_alone() -> None:
    definitions = read_definitions(write_definitions(shared_dialect("llvm").definitions))
    types, before = definitions.types, unread(definitions)
    names = {name: types.plain_elements(name, "parameters", "name") for name in types}
    assert unread(definitions) == before
    assert names == {name: tuple([each.name for each in types[name].parameters]) for name in types}
    assert any(names.values())
    assert names == {name: types.plain_elements(name, "parameters", "name") for name in types}


def test_equal_objects_share_a_line() -> None:
    lines = write_definitions(shared_dialect("arith").definitions).splitlines()
    assert len(lines) == len(set(lines))


def test_other_fields_are_refused() -> None:
    text = write_definitions(shared_dialect("ub").definitions)
    head, _, rest = text.partition("\n")
    fields = json.loads(head)
    fields["classes"][0].append("another")
    with pytest.raises(ValueError, match="other fields"):
        read_definitions(f"{json.dumps(fields)}\n{rest}")


@pytest.mark.parametrize("text", ["", "[]\n", "{}\n", "not JSON\n", '{"classes": 3}\n'])
def test_what_is_no_stored_form_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_definitions(text)


def test_deep_nesting_is_refused() -> None:
    definitions = shared_dialect("ub").definitions
    predicate: Predicate = CPred("true")
    for _ in range(10_000):
        predicate = And((predicate,))
    operator = next(iter(definitions.operators.values()))
    region = operator.results[0].replaced(constraint=operator.results[0].constraint.replaced(predicate=predicate))
    table = type(definitions.operators)({"ub.deep": operator.replaced(results=(region,))})
    with pytest.raises(NotStorable):
        write_definitions(definitions.replaced(operators=table))
