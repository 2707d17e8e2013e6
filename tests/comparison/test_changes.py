"""Differences between two modules: small cases with their texts, and laws over edited random modules."""

from __future__ import annotations

from random import Random

import pytest

from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.comparison import ChangeKind, ChangePrinter, compare
from mlirkit.comparison.matching import Matching
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.text.parser import parse_source
from tests.generators.modules import generate_module

FUNCTION = """func.func @f(%a: i32, %b: i32, %x: i1) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.muli %0, %b : i32
  cf.cond_br %x, ^bb1, ^bb2
^bb1:
  return %0 : i32
^bb2:
  return %1 : i32
}
func.func @g() { return }
"""

# The text to replace in the function, its replacement, and the lines of changes inside of the module.
CASES = {
    "nothing": ("", "", ""),
    "names": ("%0", "%sum", ""),
    "order of functions": ("FUNCTIONS", "FUNCTIONS", ""),
    "an attribute": (
        "arith.addi %a, %c : i32",
        "arith.addi %a, %c overflow<nsw> : i32",
        "  func.func @f\n    ~ arith.addi at f.mlir:3:8\n"
        "        attribute overflowFlags: #arith.overflow<none> -> #arith.overflow<nsw>\n",
    ),
    "an operand": (
        "arith.muli %0, %b",
        "arith.muli %0, %a",
        "  func.func @f\n    ~ arith.muli at f.mlir:4:8\n        operand rhs: %arg1 -> %arg0\n",
    ),
    "an operation more": (
        "  cf.cond_br",
        "  %2 = arith.xori %1, %0 : i32\n  cf.cond_br",
        "  func.func @f\n    + %2 = arith.xori %1, %0 : i32\n",
    ),
    "the operation": (
        "%1 = arith.muli %0, %b",
        "%1 = arith.subi %0, %b",
        "  func.func @f\n    ~ arith.subi at f.mlir:4:8\n        name: arith.muli -> arith.subi\n",
    ),
    "an operation of other operands": (
        "  %0 = arith.addi %a, %c : i32\n  %1 = arith.muli %0, %b : i32\n",
        "  %0 = arith.extui %x : i1 to i32\n  %1 = arith.muli %a, %b : i32\n",
        "  func.func @f\n    - %0 = arith.addi %arg0, %c1_i32 : i32\n    + %0 = arith.extui %arg2 : i1 to i32\n"
        "    ~ arith.muli at f.mlir:4:8\n        operand lhs: %0 -> %arg0\n"
        "    ~ func.return at f.mlir:7:3\n        operand operands[0]: %0 of arith.addi -> %0 of arith.extui\n",
    ),
    "successors": (
        "^bb1, ^bb2",
        "^bb2, ^bb1",
        "  func.func @f\n    ~ cf.cond_br at f.mlir:5:3\n"
        "        successor #0: ^bb1 -> ^bb2\n        successor #1: ^bb2 -> ^bb1\n",
    ),
    "a symbol's name": (
        "@g()",
        "@h()",
        '  ~ func.func @h at f.mlir:11:1\n      attribute sym_name: "g" -> "h"\n',
    ),
    "the order of operations": (
        "  %c = arith.constant 1 : i32\n  %0 = arith.addi %a, %c : i32\n  %1 = arith.muli %0, %b : i32\n",
        "  %0 = arith.addi %a, %b : i32\n  %c = arith.constant 1 : i32\n  %1 = arith.muli %0, %b : i32\n",
        "  func.func @f\n    > arith.addi at f.mlir:2:8\n        from func.func @f at f.mlir:3:8\n"
        "        operand rhs: %c1_i32 -> %arg1\n",
    ),
    "a function more": (
        "func.func @g() { return }",
        "func.func @g() { return }\nfunc.func @h() { return }",
        "  + func.func @h() {...}\n",
    ),
    "types": (
        "func.func @g() { return }",
        "func.func @g(%a: i8) { return }",
        "  ~ func.func @g at f.mlir:11:1\n      attribute function_type: () -> () -> (i8) -> ()\n"
        "      type of argument #0 of ^bb0: nothing -> i8\n",
    ),
}


def parse(text: str) -> Operation:
    context = ir.Context(allow_unregistered_dialects=True)
    return parse_source(text.encode(), "f.mlir", context, True)


def read(data: bytes) -> Operation:
    module = read_any_bytecode(data, ir.Context(allow_unregistered_dialects=True), "f", True)
    assert isinstance(module, Operation)
    return module


def edited(old: str, new: str) -> str:
    if old == "FUNCTIONS":
        first, second = FUNCTION.split("func.func @g")
        return f"func.func @g{second}{first}"
    return FUNCTION.replace(old, new) if old else FUNCTION


@pytest.mark.parametrize("case", CASES)
def test_text(case: str) -> None:
    old, new, expected = CASES[case]
    left, right = parse(FUNCTION), parse(edited(old, new))
    text = ChangePrinter(left, right).text(compare(left, right))
    assert text == (f"builtin.module\n{expected}" if expected else "")


def test_moved_to_another_block() -> None:
    left = parse('"t.a"() ({ "t.x"() {n = 1} : () -> () }, { "t.y"() : () -> () }) : () -> ()')
    right = parse('"t.a"() ({ "t.y"() : () -> () }, { "t.x"() {n = 1} : () -> () }) : () -> ()')
    kinds = [(change.kind, change.operation.name) for change in compare(left, right)]
    assert kinds == [(ChangeKind.MOVED, "t.y"), (ChangeKind.MOVED, "t.x")]


def test_properties_that_are_no_dictionary() -> None:
    left, right = parse('"t.x"() <42 : i32> : () -> ()'), parse('"t.x"() <43 : i32> : () -> ()')
    (change,) = compare(left, right)
    assert [(part.name, part.left, part.right) for part in change.parts] == [
        ("attribute properties", "42 : i32", "43 : i32")
    ]


def test_locations_count_on_request() -> None:
    left, right = parse('"t.x"() : () -> () loc("a")'), parse('"t.x"() : () -> () loc("b")')
    assert compare(left, right) == []
    (change,) = compare(left, right, locations=True)
    assert [(part.name, part.left, part.right) for part in change.parts] == [("location", 'loc("a")', 'loc("b")')]


def test_json() -> None:
    left, right = parse(FUNCTION), parse(edited("%c : i32", "%b : i32"))
    (change,) = compare(left, right)
    data = ChangePrinter(left, right).json(change)
    assert data["kind"] == "changed" and data["path"] == ["builtin.module", "func.func @f"]
    assert data["right"] == {"location": "f.mlir:3:8", "text": "%0 = arith.addi %arg0, %arg1 : i32"}
    assert data["parts"] == [{"name": "operand rhs", "left": "%c1_i32", "right": "%arg1"}]


# -- laws over generated modules ----------------------------------------------------------------------


def drop(op: Operation, random: Random) -> bool:
    if any(True for value in op.result_values() for _ in value.uses) or op.has_trait("IsTerminator"):
        return False
    op.erase()
    return True


def mark(op: Operation, random: Random) -> bool:
    op.set_attribute("marked", StringAttr(str(random.random())))
    return True


def swap(op: Operation, random: Random) -> bool:
    values = op.operand_values()
    if len(set(values)) < 2:
        return False
    op.set_operands([*values[1:], values[0]])
    return True


EDITS = (drop, mark, swap)


@pytest.mark.parametrize("seed", range(60))
def test_laws(seed: int) -> None:
    """A copy is equal, also from bytecode, and an edited copy different; partners are unique."""
    random = Random(seed)
    text = generate_module(seed, size=60)
    left, right = parse(text), parse(text)
    assert compare(left, right, locations=True, ordered=True) == []
    # Bytecode does not hold all locations that text holds.
    stored = read(write_bytecode(left))
    assert compare(stored, read(write_bytecode(stored)), ordered=True) == []
    inside = [op for op in right.walk_list() if op is not right]
    chosen = random.sample(inside, min(3, len(inside)))
    count = sum(random.choice(EDITS)(op, random) for op in chosen if op.info is not ERASED)
    changes = compare(left, right, ordered=True)
    assert bool(changes) == (count > 0)
    if "distinct[" not in text:
        assert bool(changes) == (not left.is_structurally_equivalent(right))
    partner = Matching(left, right, ordered=True).partner
    assert len(set(partner.values())) == len(partner)
    assert ChangePrinter(left, right).text(changes).count("\n") >= len(changes)
