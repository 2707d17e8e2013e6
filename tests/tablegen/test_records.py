"""Records as an interface: shape, typed access, places, order."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import (
    BIT,
    INT,
    STRING,
    UNSET,
    BitsType,
    BitsValue,
    DagValue,
    DefValue,
    IntValue,
    ListType,
    Records,
    StringValue,
)

SOURCE = """\
class Reg<int n> { int Number = n; string Name = "r" # n; bits<4> Enc = n; }
class Special : Reg<7> { code Text = [{x + y}]; bit Flag = 1; string Empty; field int Open = ?; }
def op;
def R10 : Reg<10>;
def R2 : Reg<2> { dag Uses = (op R10:$a, 3, "s":$c); list<Reg> Others = [R10]; }
def S : Special;
"""


@pytest.fixture(scope="module")
def records() -> Records:
    return tablegen.load("regs.td", source=SOURCE)


def test_collections(records: Records) -> None:
    assert list(records.classes) == ["Reg", "Special"]
    assert list(records.defs) == ["op", "R10", "R2", "S"]
    assert [one.name for one in records.derived_from("Reg")] == ["R2", "R10", "S"]
    assert [one.name for one in records.derived_from("Reg", "Special")] == ["S"]
    assert records["R2"] is records.defs["R2"]
    assert "R2" in records and "Reg" not in records
    with pytest.raises(MLIRError, match="The class 'Nope' is not defined"):
        records.derived_from("Nope")


def test_shape(records: Records) -> None:
    special = records["S"]
    assert [one.name for one in special.superclasses] == ["Reg", "Special"]
    assert [one.name for one in special.direct_superclasses] == ["Special"]
    assert special.is_a("Reg") and not special.is_a("S")
    assert list(special.fields) == ["Number", "Name", "Enc", "Text", "Flag", "Empty", "Open"]
    assert special.field("Text").type is STRING and special.field("Text").type_text() == "code"
    assert special.field("Flag").type is BIT
    assert not special.is_anonymous and not special.is_class and records.classes["Reg"].is_class
    assert list(records.classes["Reg"].template_args) == ["Reg:n"]


def test_typed_access(records: Records) -> None:
    special = records["S"]
    assert special.value_as_int("Number") == 7
    assert special.value_as_string("Name") == "r7"
    assert special.value_as_bit("Flag") is True
    assert special.value_as_optional_string("Empty") is None
    assert special.value_as_optional_string("Nope") is None
    assert special.is_unset("Open")
    assert records["R2"].value_as_list_of_defs("Others") == [records["R10"]]
    assert special.value_as_bits("Enc").known_int() == 7
    assert special.value_as_optional_bit("Flag") is True
    assert special.value_as_optional_bit("Open") is None
    with pytest.raises(MLIRError, match="does not have a field named `Nope'"):
        special.value("Nope")
    with pytest.raises(MLIRError, match="does not have an int value"):
        special.value_as_int("Name")


def test_lists() -> None:
    record = tablegen.load(
        source='def A { list<int> Numbers = [3, -1]; list<string> Words = ["a", "b"]; }'
    )["A"]
    assert record.value_as_list_of_ints("Numbers") == [3, -1]
    assert record.value_as_list_of_strings("Words") == ["a", "b"]
    with pytest.raises(MLIRError, match="does not have a list of ints value"):
        record.value_as_list_of_ints("Words")
    with pytest.raises(MLIRError, match="does not have a list of strings value"):
        record.value_as_list_of_strings("Numbers")


def test_values(records: Records) -> None:
    two = records["R2"]
    uses = two["Uses"]
    assert isinstance(uses, DagValue)
    assert isinstance(uses.operator, DefValue) and uses.operator.record is records["op"]
    assert uses.arg_names == ("a", None, "c")
    assert uses["c"] == StringValue("s") and uses[1] == IntValue(3)
    assert str(uses) == '(op R10:$a, 3, "s":$c)'
    encoding = two["Enc"]
    assert isinstance(encoding, BitsValue) and isinstance(encoding.type, BitsType)
    assert encoding.to_python() == [0, 1, 0, 0] and str(encoding) == "{ 0, 0, 1, 0 }"
    others = two["Others"].type
    assert isinstance(others, ListType) and str(others) == "list<Reg>"
    assert records["S"]["Empty"] is UNSET and UNSET.to_python() is None
    assert records["S"]["Text"] == StringValue("x + y", True) != StringValue("x + y")
    assert two["Number"].type is INT


def test_places(records: Records) -> None:
    def place(location: int) -> str:
        return str(records.place(location))

    two = records["R2"]
    assert place(two.locations[0]) == "regs.td:5:5"
    assert place(two.field("Number").location) == "regs.td:1:24"
    assert place(two.field("Uses").location) == "regs.td:5:23"
    assert place(records.classes["Special"].locations[0]) == "regs.td:2:7"


def test_records_of_a_defm_know_both_places() -> None:
    records = tablegen.load("m.td", source="multiclass M {\n def a;\n}\n\ndefm X : M;\n")
    assert [str(records.place(one)) for one in records["Xa"].locations] == ["m.td:2:6", "m.td:5:10"]


def test_globals_and_warnings() -> None:
    records = tablegen.load("g.td", source="defvar v = [1, 2];\nclass A<int unused>;\ndump \"three\";\n")
    assert records.globals["v"].to_python() == [1, 2]
    assert [one.headline() for one in records.diagnostics] == [
        "g.td:2:13: warning: unused template argument: A:unused",
        "g.td:3:1: note: three",
    ]
    quiet = tablegen.load("g.td", source="class A<int unused>;", warn_unused_template_args=False)
    assert quiet.diagnostics == []


def test_the_guide_says_what_happens() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "tablegen.md").read_text()
    example = guide.partition("```tablegen regs.td\n")[2].partition("```")[0]
    found = tablegen.load("regs.td", source=example)
    names = [one.name for one in found.derived_from("Register")]
    assert names == ["D0Hi", "D0Lo", "R0", "R1", "R2", "R3", "SP"]
    assert found["SP"].value_as_string("Name") == "s13"
    assert doctest.testmod(tablegen).failed == 0
