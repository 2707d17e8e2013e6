"""Operations with unknown syntax: the recovered parts, printing as they were read, and the effect of edits.

The texts imitate the syntax of dialects that do not ship, or of no dialect at all.
"""

from __future__ import annotations

import copy
import io
import pickle
import random
from functools import reduce
from pathlib import Path

import pytest

import mlirkit
from mlirkit.builtin.attributes import UnitAttr
from mlirkit.cli.opt import main as opt
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.unknown_syntax import UNKNOWN_TYPE, syntax_of
from mlirkit.support.diagnostics import MLIRError

FOLDER = Path(__file__).parent / "unknown_syntax"
FILES = sorted(FOLDER.glob("*.mlir"))


def parse(text: str) -> Operation:
    return mlirkit.parse(text, Context(allow_unregistered_dialects=True), tolerant=True)


def named(root: Operation, name: str) -> Operation:
    """The first operation of a name."""
    return next(op for op in root.walk_list() if op.name == name)


# -- printing as read -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_text_prints_as_it_was_read(path: Path) -> None:
    """Files are written as they print: names of values, lines and aliases included."""
    text = path.read_text()
    module = parse(text)
    assert f"{module}" == text
    assert str(module.clone()) == str(module)


# Lines that differ in the names of values alone are read at once, from the second on.
REPEATED = """\
module {
  %0 = d.make -> i8
  %a = d.make -> i8
  %1 = d.add %a, %0 {s = @f} -> i8
  %2:2 = d.add %1, %a {s = @f} -> i8
  %3 = d.add %2#1, %2#0 {s = @f} -> i8
  d.call @f(%3) : (i8) -> i8
  %4 = d.call @f(%2#1) : (i8) -> i8
  d.put %later, %4
  d.put %4, %later
  %later = d.make -> i8
  d.for %i = %0 to %4 {
    d.put %4, %i
    d.put %i, %4
    d.put %4, %0 -
      %1
  }
}
"""


def test_lines_that_repeat() -> None:
    root = parse(REPEATED)
    assert str(root) == REPEATED
    ops = [op for op in root.walk_list() if op.name.startswith("d.")]
    places = {op: number for number, op in enumerate(ops)}
    read = [
        [places[owner] if (owner := value.owner) in places else "argument" for value in op.operands]
        for op in ops
    ]
    assert read == [
        [], [], [1, 0], [2, 1], [3, 3], [4], [3], [9, 6], [6, 9], [],
        [0, 6], [6, "argument"], ["argument", 6], [6, 0, 2],
    ]  # fmt: skip
    unknown = str(UNKNOWN_TYPE)
    types = [str(result.type) for op in ops for result in op.results]
    assert types == ["i8", "i8", "i8", unknown, unknown, "i8", "i8", "i8"]
    # Changing one operation does not change another.
    ops[4].operands[0] = ops[0].results[0]
    ops[5].operands[0] = ops[0].results[0]
    assert str(root) == REPEATED.replace("d.add %2#1, %2#0", "d.add %0, %2#0").replace("@f(%3)", "@f(%0)")


# Operations with different names, and names without their dialect, followed by equal lines.
SHARED_LINES = """\
module {
  %0 = d.make -> i8
  %1 = d.make -> i8
  %2 = d.add %0, %1 {s = @f} -> i8
  %long_name_of_a_result_that_has_one = e.sub %1, %0 {s = @f} -> i8
  d.region {
    %3 = add %0, %1 {s = @f} -> i8
    %4 = d.add %0, %1 {s = @f} -> i8
    %5 = sub %4, %3 {s = @f} -> i8
  }
  e.region {
    // A comment.

    %3 = add %0, %1 {s = @f} -> i8
    yield
  }
}
"""


def test_operations_with_the_same_line() -> None:
    root = parse(SHARED_LINES)
    assert str(root) == SHARED_LINES.replace("    // A comment.\n\n", "")
    ops = [op for op in root.walk_list() if op.attribute("s") is not None]
    names = ["d.add", "e.sub", "d.add", "d.add", "d.sub", "e.add"]
    assert [op.name for op in ops] == names
    assert [[str(each.type) for each in op.results] for op in ops] == [["i8"]] * len(names)
    ops[1].set_attribute("s", FlatSymbolRefAttr("g"))
    assert str(root).count("@g") == 1


# Three equal lines, followed by lines that begin or end like them.
LIKE_THE_LAST = """\
module {
  %0:2 = d.make -> i8
  %1 = d.make -> i8
  %2 = d.add %1, %1 : i8
  %3 = d.add %2, %1 : i8
  %4 = d.add %3, %2 : i8
  %5 = d.add %4, %3, %1 : i8
  %6 = d.add %5 : i8
  %7 = d.add %0#1, %0#0 : i8
  %8 = d.add %7, %later : i8
  %later = d.add %8,%7 : i8
  %9 = d.add %7 , %8 : i8
  %10 = d.add %9, %8 : i16
  %11 = d.add %10, 1 : i8
  %12 = d.add %11, %10 : i8
  %a = d.sub %12-%11 : i8
  %b = d.sub %12-%11 : i8
  %a- = d.sub %12-%11 : i8
  %c = d.sub %a-%11 : i8
}
"""


def test_lines_that_are_almost_the_last_one() -> None:
    root = parse(LIKE_THE_LAST)
    assert str(root) == LIKE_THE_LAST
    ops = [op for op in root.walk_list() if op.name == "d.add"]
    assert [len(op.operands) for op in ops] == [2, 2, 2, 3, 1, 2, 2, 2, 2, 2, 1, 2]
    assert [value.owner for value in ops[-1].operands] == [ops[-2], ops[-3]]
    assert ops[6].operands[1].owner == ops[7]
    differences = [op for op in root.walk_list() if op.name == "d.sub"]
    assert [value.owner for value in differences[-1].operands] == [differences[-2], ops[-2]]


def test_locations_of_lines_that_repeat() -> None:
    lines = [f'd.put %0 : i8 loc("x":{line}:1)' for line in range(1, 4)]
    root = parse("%0 = d.make : i8\n" + "\n".join(lines) + "\nd.end\n")
    places = [str(op.location) for op in root.walk_list() if op.name == "d.put"]
    assert places == [f'loc("x":{line}:1)' for line in range(1, 4)]


# Texts with known operations, which print in another form; the output reads back and prints the same.
READING_BACK = {
    # Two names for one attribute, in a type kept as text and in a type of a known operation.
    "aliases": """\
#a = #d.space
#b = #d.space
d.func @f(%x: !d.mem<4, #b>) {
  "e.op"(%x) : (!d.mem<4, #b>) -> ()
}
""",
    # MLIR's tools print these in forms that no tool reads.
    "loop": """\
func.func @f(%x: tensor<4xf32>) -> tensor<?xf32> {
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%y: tensor<?xf32>):
    %1 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%y: tensor<?xf32>):
    stablehlo.return %y : tensor<?xf32>
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
""",
    "clauses": """\
func.func @f(%i: index, %m: memref<1xi32>) {
  "omp.simd"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>}> ({
  ^bb0(%x: memref<1xi32>):
    "omp.loop_nest"(%i, %i, %i) ({
    ^bb0(%j: index):
      omp.yield
    }) : (index, index, index) -> ()
  }) : (memref<1xi32>) -> ()
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>,
    order_mod = #omp<order_mod reproducible>}> ({
    "omp.loop_nest"(%i, %i, %i) ({
    ^bb0(%j: index):
      omp.yield
    }) : (index, index, index) -> ()
  }) : () -> ()
  return
}
""",
    "members": """\
func.func @f(%p: memref<1xf32>) {
  %0 = "omp.map.info"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_type = memref<1xf32>,
    map_type = #omp<clause_map_flags to>, map_capture_type = #omp<variable_capture_kind(ByCopy)>,
    members_index = [[1], [3]]}> : (memref<1xf32>) -> memref<1xf32>
  return
}
""",
    # Invalid operations, so that the module prints in the generic form.
    "invalid": """\
func.func @f(%x: i32) {
  d.op
  "sdy.mesh"() {sym_name = "m"} : () -> ()
  scf.for %i = %x to %x step %x : i32 {
    yield
    d.for {
      next %i
    }
    "scf.yield"() : () -> ()
  }
}
""",
}


@pytest.mark.parametrize("text", READING_BACK.values(), ids=READING_BACK.keys())
def test_what_is_printed_reads_back(text: str) -> None:
    printed = str(parse(text))
    assert str(parse(printed)) == printed


# -- structure ----------------------------------------------------------------------------------------

# An operation's text between definitions of %a and %b and their uses; then of each operation in it the name,
# and the numbers of its operands, results, successors, and of the arguments of each block of each region.
STRUCTURES = [
    ("d.op", "d.op 0 0 0"),
    ("%0 = d.op %a, %b : i32", "d.op 2 1 0"),
    ("%0:2, %1 = d.op %a#0 {x = 1}", "d.op 1 3 0"),
    ("d.op\n  %a,\n  %b", "d.op 2 0 0"),
    ("d.op @f (%x) in (%y = %a) args(%z = %b)", "d.op 2 0 0"),
    ("d.op %a\nd.op %b", "d.op 1 0 0; d.op 1 0 0"),
    ("d.op %a :\n%0 = d.op", "d.op 1 0 0; d.op 0 1 0"),
    ("d.op %a attributes {}\n  word %b", "d.op 2 0 0"),
    ("d.op %a\nword %b", "d.op 1 0 0; d.word 1 0 0"),
    ("d.if %a {\n} else {\n  d.op %b\n}", "d.if 1 0 0 [] [0]; d.op 1 0 0"),
    ("d.if %a {\n  d.op\n}\nelse {\n  d.op\n}", "d.if 1 0 0 [0] [0]; d.op 0 0 0; d.op 0 0 0"),
    ("d.for %i = %a to %b {\n  d.op %i\n}", "d.for 2 0 0 [1]; d.op 1 0 0"),
    (
        "%0:2 = d.for (%i, %j) = (%a, %b) iter_args(%x = %a) -> (i32, f32) {\n  d.op %i, %x\n}",
        "d.for 3 2 0 [3]; d.op 2 0 0",
    ),
    ("d.all (%i) in (%a) {\n  d.op %i\n}", "d.all 1 0 0 [1]; d.op 1 0 0"),
    ("d.each %i : i32 in %a {\n  d.op %i\n}", "d.each 1 0 0 [1]; d.op 1 0 0"),
    ("d.with(%a as %x: i32) {\n  d.op %x\n}", "d.with 1 0 0 [1]; d.op 1 0 0"),
    ("d.go private(@s %a -> %x : i32) {\n  d.op %x\n}", "d.go 1 0 0 [1]; d.op 1 0 0"),
    ("d.func @f(%x: i32, %y: none {t}) -> i32 {\n  d.op %x, %y\n}", "d.func 0 0 0 [2]; d.op 2 0 0"),
    ("d.func @f<N: i32>(in %x: i32, out y: i32) {\n  d.op %x\n}", "d.func 0 0 0 [1]; d.op 1 0 0"),
    ("d.func private @f(%x: i32, %y: i32) -> %x", "d.func 0 0 0"),
    ("d.part @p(%x: i1) -> (%y: i1) {\n  d.op %x, %y\n}", "d.part 0 0 0 [2]; d.op 2 0 0"),
    ("d.go(%a) : i32 = (%x: i32) {\n  d.op %x\n}", "d.go 1 0 0 [1]; d.op 1 0 0"),
    ("d.map ins(%a : i32) (%x: i32) {\n  d.op %x\n}", "d.map 1 0 0 [1]; d.op 1 0 0"),
    ("d.call @f(%a : i32) {x}", "d.call 1 0 0"),
    ("d.go(%a : i32) {\n  d.op %a\n}", "d.go 1 0 0 [0]; d.op 1 0 0"),
    ("d.go {\n^bb0(%x: i32):\n  d.op %x\n}", "d.go 0 0 0 [1]; d.op 1 0 0"),
    ("d.go (%x = %a) {\n^bb0(%x: i32):\n  d.op %x\n}", "d.go 1 0 0 [1]; d.op 1 0 0"),
    ("d.while(%x = %a) cond {\n  d.op %x\n} do {\n  d.op %x\n}", "d.while 1 0 0 [1] [1]; d.op 1 0 0; d.op 1 0 0"),
    (
        "d.go {\n  d.br ^x(%a : i32)\n^x(%y: i32):\n  d.br ^x(%y : i32), ^y\n^y:\n  d.op\n}",
        "d.go 0 0 0 [0, 1, 0]; d.br 1 0 1; d.br 1 0 2; d.op 0 0 0",
    ),
    ("d.go {\n  d.br\n    ^x,\n    ^y\n^x:\n  d.op\n^y:\n  d.op\n}", "d.go 0 0 0 [0, 0, 0]; d.br 0 0 2; d.op 0 0 0; d.op 0 0 0"),
    ("d.go { return %a }", "d.go 0 0 0 [0]; d.return 1 0 0"),
    ("d.go { yield }", "d.go 0 0 0 [0]; d.yield 0 0 0"),
    ("d.go {\n  erase %a\n}", "d.go 0 0 0 [0]; d.erase 1 0 0"),
    ('d.go {\n  say "a"\n  d.op %a\n}', "d.go 0 0 0 [0]; d.say 0 0 0; d.op 1 0 0"),
    ("d.op %a\nrewrite with %b", "d.op 1 0 0; d.rewrite 1 0 0"),
    ("d.op %a\n\ndo {\n  d.op %b\n}", "d.op 1 0 0; d.do 0 0 0 [0]; d.op 1 0 0"),
    ("d.switch %a\ncase %b, _ {\n  d.op\n}", "d.switch 2 0 0 [0]; d.op 0 0 0"),
    ("d.for %i in (%a) {\n  // on\n  continue\n}", "d.for 1 0 0 [1]; d.continue 0 0 0"),
    ("%0 = d.go %a : tile<f32>\n  (%x: tile<f32>, %y: tile<i1>) {\n  d.op %y\n}", "d.go 1 1 0 [2]; d.op 1 0 0"),
    ("d.go {nsw}", "d.go 0 0 0"),
    ("d.go {break}", "d.go 0 0 0"),
    ("d.go {d.unit}", "d.go 0 0 0"),
    ("d.go { ro %a[%b for %a], wo %b }", "d.go 4 0 0"),
    ("d.go : !d.resource<*>{%a}", "d.go 1 0 0"),
    ('d.go ({ "d.op"(%a) : (i32) -> () })', "d.go 0 0 0 [0]; d.op 1 0 0"),
    ('%0 = d.go wraps "d.op"(%a, %b) : (i32, i32) -> i32', "d.go 0 1 0 [0]; d.op 2 1 0"),
    ('d.go %a wraps "d.op"', "d.go 1 0 0"),
    ("d.cmp %a < %b\nd.op %a > %b", "d.cmp 2 0 0; d.op 2 0 0"),
    ('d.go "}" dense<"0x00"> : tensor<1xi8>, affine_set<(d0) : (d0 >= 0)>', "d.go 0 0 0"),
    ("d.isolated {\n  d.op %0\n  %0 = d.op\n}", "d.isolated 0 0 0 [0]; d.op 1 0 0; d.op 0 1 0"),
    ("d.isolated {\n  d.op %a\n  %a = d.op\n}", "d.isolated 0 0 0 [0]; d.op 1 0 0; d.op 0 1 0"),
]


def structure(op: Operation) -> str:
    regions = "".join(
        " [" + ", ".join(str(len(block.args)) for block in region.blocks) + "]" for region in op.regions
    )
    return f"{op.name} {op.operand_count} {op.result_count} {len(op.successors)}{regions}"


@pytest.mark.parametrize(("text", "expected"), STRUCTURES)
def test_structure(text: str, expected: str) -> None:
    module = parse(f"d.top {{\n%a = d.a\n%b = d.b\n{text}\n}}")
    inside = [op for op in module.walk_list() if op.name not in ("builtin.module", "d.top", "d.a", "d.b")]
    outer_first = sorted(inside, key=lambda op: op.place)
    assert "; ".join(structure(op) for op in outer_first) == expected
    assert all(op.has_unknown_syntax or op.name == "d.op" for op in inside)
    again = parse(str(module))
    assert str(again) == str(module)


def test_names_in_isolated_regions_are_their_own() -> None:
    """A use in front of the definition belongs to it, even though an outer value has the name."""
    module = parse("%x = d.a\nd.r {\n  d.use %x\n  %x = d.b\n  d.use %x\n}\nd.use %x")
    outer, inner = named(module, "d.a").result, named(module, "d.b").result
    assert [op.operands[0] is inner for op in inner.users] == [True, True]
    assert len(list(outer.uses)) == 1


def test_symbols_are_attributes() -> None:
    module = parse('d.ref @a, @"b c"::@d')
    assert syntax_of(named(module, "d.ref")).symbols == (FlatSymbolRefAttr("a"), SymbolRefAttr("b c", "d"))
    assert 'd.ref @a, @"b c"::@d' in str(module)


def test_symbols_in_values_of_unknown_dialects() -> None:
    """Symbols are parts of the operation's text, not attributes, also in a dictionary; strings are not."""
    text = 'd.ref #d.a<[@f, "@f"]> {x = #d.b<@a::@"b c">, y = @f} : !d.t<@f>'
    module = parse(f"d.func @f\n{text}")
    expected = (FlatSymbolRefAttr("f"), SymbolRefAttr("a", "b c"), FlatSymbolRefAttr("f"))
    assert syntax_of(named(module, "d.ref")).symbols == expected
    assert text in str(module)
    SymbolTable.replace_all_symbol_uses("f", "g", module)
    assert 'd.ref #d.a<[@g, "@f"]> {x = #d.b<@a::@"b c">, y = @g} : !d.t<@g>' in str(module)


TYPES = [
    # Types after an arrow, or from a use with known syntax.
    ("%x = d.a -> f32", "f32"),
    ("%x = d.a %c : (i8) -> f32", "f32"),
    ('%x = d.a\n"d.b"(%x) : (f32) -> ()', "f32"),
    ("%x = d.a\n%y = arith.addf %x, %x : f32", "f32"),
    ("%x = d.a -> f32\n%y = arith.addi %x, %x : i32", "i32"),
    ("%x = d.a\nd.b(%c, %x : i8, f32)", "f32"),
    ('%x = d.a\n"d.b"(%x) : (!d.x<1, 2>) -> ()\n"d.b"(%x) : (!d.x<1,2>) -> ()', "!d.x<1, 2>"),
    # Types that do not determine the result's type.
    ("%x = d.a %c : i8", None),
    ("%x = d.a : (i8) -> f32", None),
    ("%x = d.a\nd.b(%c, %x : i8)", None),
]


@pytest.mark.parametrize(("text", "expected"), TYPES)
def test_types_of_results(text: str, expected: str | None) -> None:
    module = parse(f"d.top {{\n%c = d.c\n{text}\n}}")
    type = named(module, "d.a").result.type
    assert (type is UNKNOWN_TYPE) if expected is None else str(type) == expected


def test_arguments_that_regions_share_have_the_types_of_their_readers() -> None:
    module = parse('d.top {\n%a = d.a\nd.while(%x = %a) cond {\n} do {\n  "d.b"(%x) : (f32) -> ()\n}\n}')
    argument = named(module, "d.while").region_at(1).blocks[0].args[0]
    assert str(argument.type) == "f32"
    assert '"d.b"(%x) : (f32) -> ()' in str(module)


def test_types_that_the_text_shows() -> None:
    syntax = syntax_of(named(parse("!t = i8\nd.a : !t, tensor<4x!d.x<1>> -> memref<2x!d.y, #d.space>"), "d.a"))
    assert [str(type) for type in syntax.types] == ["i8", "tensor<4x!d.x<1>>", "memref<2x!d.y, #d.space>"]


def test_aliases_of_one_value_are_one_in_types() -> None:
    """Two alias names for an attribute do not make two types of a type kept as text."""
    types = ["!d.mem<4, #b>", "tensor<2x!d.mem<4, #b>>", "!m"]
    for number, type in enumerate(types):
        text = (
            "#a = #d.space<1>\n#b = #d.space<1>\n#c = #d.space<2>\n!m = !d.mem<4, #b>\n"
            f'%0 = "d.a"() : () -> {type.replace("!m", "!d.mem<4, #a>").replace("#b", "#a")}\n'
            f'"d.b"(%0) : ({type}) -> ()\n'
        )
        assert str(parse(str(parse(text)))) == str(parse(text)), number
        with pytest.raises(MLIRError, match="expects different type"):
            parse(text.replace("#b = #d.space<1>", "#b = #d.space<3>"))


# -- errors -------------------------------------------------------------------------------------------

ERRORS = [
    ('"d.op"() {a = dense<[1, [2]> : !d.x} : () -> ()', "1:28: error: tensor literal is invalid"),
    ('"d.op"() {a = dense<1> : i32} : () -> ()', "1:15: error: elements literal must be a shaped type"),
    ("d.op (", "1:6: error: unbalanced '(' in the unknown syntax of 'd.op'"),
    ("d.op )", "1:6: error: unbalanced ')' in the unknown syntax of 'd.op'"),
    ("d.r {\n  d.op (\n}", "2:8: error: unbalanced '(' in the unknown syntax of 'd.op'"),
    ("d.op [)", "1:6: error: unbalanced '[' in the unknown syntax of 'd.op'"),
    ("d.op %x", "1:6: error: use of undeclared SSA value name"),
    ("%x = d.a\nd.op %x#1", "2:6: error: reference to invalid result number"),
    ("d.r {\n  d.br ^x\n}", "2:8: error: reference to an undefined block"),
    ("%x = d.a\n%x = d.a", "2:1: error: redefinition of SSA value '%x'"),
    ("d.r {\n  %x = d.a\n}\nd.op %x", "4:6: error: use of undeclared SSA value name"),
    ("%x = d.a\n%y = arith.addi %x, : i32", "2:20: error: expected SSA operand"),
    ('%x = d.a\n"d.b"(%x, %x) : (i8, i32) -> ()', "2:11: error: use of value '%x' expects different type"),
    ("d.r {\n  d.op", "2:6: error: expected operation name in quotes"),
    ("d.op loc(#nowhere)", "1:10: error: operation location alias was never defined"),
    ('d.op "', "1:7: error: expected '\"' in string literal"),
]


@pytest.mark.parametrize(("text", "message"), ERRORS)
def test_malformed_text(text: str, message: str) -> None:
    with pytest.raises(MLIRError) as error:
        parse(text)
    diagnostic = error.value.error_diagnostics[0]
    assert f"{diagnostic.line}:{diagnostic.column}: error: {diagnostic.message}".startswith(message)


def test_any_text_gives_a_value_or_an_error() -> None:
    """The output for a text that is read reads back and prints the same."""
    texts = [path.read_text() for path in FILES] + [text for text, _ in STRUCTURES]
    pieces = ["{", "}", "(", ")", "<", ">", "%a", "%a = ", "^a", "@a", "\n", ":", "->", "loc(", '"', "#a", "= ", ","]
    choice = random.Random(21)
    read = 0
    for _ in range(400):
        text = choice.choice(texts)
        for _ in range(choice.randint(1, 3)):
            at = choice.randrange(len(text))
            text = text[:at] + choice.choice(pieces) + text[at + choice.choice((0, 0, 1, 5)) :]
        try:
            module = parse(text)
        except MLIRError:
            continue
        read += 1
        printed = str(module)
        assert str(parse(printed)) == printed, text
    assert read > 30


@pytest.mark.parametrize(
    "text",
    [
        "d.op " + "<" * 50_000,
        "d.op " + "tensor<" * 20_000,
        "d.op " + "{a = ? " * 20_000 + "}" * 20_000,
        "d.r {\n" * 5_000 + "}\n" * 5_000,
        "%x = d.a\n" + "d.op %x\n" * 5_000 + "d.r {\n  d.op %x\n  %x = d.a\n}\n" * 5_000,
        "d.op %a\n" + "%b,\n" * 20_000,
    ],
)
def test_hostile_text_takes_linear_time(text: str) -> None:
    try:
        str(parse(text))
    except MLIRError:
        pass


# -- edits --------------------------------------------------------------------------------------------

EDITED = """d.top {
  %a = d.a
  %b = d.b
  d.use %a, @f {x = 1 : i32, y} : i32
  d.r %i = %a {
    d.use %i
  }
}"""


def test_edits_print() -> None:
    module = parse(EDITED)
    use = named(module, "d.use")
    use.set_operand(0, named(module, "d.b").result)
    assert "d.use %b, @f {x = 1 : i32, y} : i32" in str(module)
    use.attributes["z"] = UnitAttr.get()
    del use.attributes["y"]
    assert "d.use %b, @f {x = 1 : i32, z} : i32" in str(module)
    SymbolTable.replace_all_symbol_uses("f", "g", module)
    assert "d.use %b, @g {x = 1 : i32, z} : i32" in str(module)
    loop = named(module, "d.r")
    loop.move_before(use)
    assert str(module).index("d.r") < str(module).index("@g")
    copied = loop.clone()
    assert copied.region_at(0).blocks[0].args[0] is not loop.region_at(0).blocks[0].args[0]
    copied.erase()
    loop.erase()
    assert "d.r" not in str(module)
    assert named(module, "d.a").use_empty


def test_copies_and_pickles() -> None:
    module = parse(EDITED)
    text = str(module)
    assert str(copy.deepcopy(module)) == text
    again = pickle.loads(pickle.dumps(module))
    assert named(again, "d.use").has_unknown_syntax
    # The names of values follow the generic form.
    names = {"%a": "%0", "%b": "%1", "%i": "%arg0"}
    assert str(again) == reduce(lambda text, name: text.replace(name, names[name]), names, text)


def test_names_without_a_dialect_follow_the_region() -> None:
    module = parse("d.func @f() {\n  return\n}\ne.box {\n}")
    operation = named(module, "d.return")
    assert "\n    return\n" in str(module)
    box = named(module, "e.box")
    block = Block()
    box.region_at(0).append_block(block)
    block.append(operation)
    assert "d.return" in str(module)


# -- refusals -------------------------------------------------------------------------------------------


def test_they_are_not_verified_and_have_no_other_form() -> None:
    module = parse("d.a\nd.a\nd.b")
    assert module.verify()
    for write in (
        lambda: module.get_asm(print_generic_op_form=True),
        lambda: module.write_bytecode(io.BytesIO()),
    ):
        with pytest.raises(MLIRError, match=r"operations of unknown syntax have no .*: d\.a \(2\), d\.b") as error:
            write()
        places = [error.value.error_diagnostics[0], *error.value.error_diagnostics[0].notes]
        assert [str(each.location) for each in places] == [f'loc("-":{line}:1)' for line in (1, 2, 3)]


def test_known_operations_beside_them_are_verified() -> None:
    module = parse("func.func @f(%x: i32) -> f32 {\n  %y = d.a %x\n  return %x : i32\n}")
    with pytest.raises(MLIRError, match="type of return operand 0"):
        module.verify()


def test_known_operations_stay_strict() -> None:
    with pytest.raises(MLIRError, match="expected ':'"):
        parse("func.func @f(%x: i32) {\n  %y = arith.addi %x, %x\n  return\n}")


def test_names_without_a_dialect() -> None:
    """An unknown word after a known operation, as a later release may write it."""
    text = "func.func @f() {\n  gpu.barrier fence [1]\n  return\n}"
    printed = str(parse(text))
    assert "gpu.barrier\n    fence [1]\n" in printed
    assert str(parse(printed)) == printed


def test_unknown_values_of_known_dialects_are_text() -> None:
    module = parse("func.func private @f(!llvm.novel<1>) attributes {x = #arith.novel<2>}")
    assert "(!llvm.novel<1>) attributes {x = #arith.novel<2>}" in str(module)


# Their types are unknown, so that no tool without their definitions reads them.
LITERALS = [
    "dense<1> : !d.array<2>",
    "dense<[[1], [-2.5]]> : tensor<2x1x!d.f>",
    "sparse<[[0]], [1]> : !d.array<2>",
    "dense_resource<k> : !d.array<2>",
    "-1.5e3 : !d.f",
    "-7 : !d.i",
    "[1 : !d.i, dense<> : !d.array<0>]",
]


@pytest.mark.parametrize("literal", LITERALS)
def test_literals_of_unknown_types_are_text(literal: str) -> None:
    resources = '{-#\n  dialect_resources: {\n    builtin: {\n      k: "0x0800000001"\n    }\n  }\n#-}\n'
    module = parse(f'"d.op"() {{a = {literal}, b = {literal}}} : () -> ()\n{resources}')
    assert f"{{a = {literal}, b = {literal}}}" in str(module)
    assert ("0x0800000001" in str(module)) or "resource" not in literal
    op = named(module, "d.op")
    assert op.attributes["a"] == op.attributes["b"]
    module.verify()
    assert str(copy.deepcopy(module)) == str(module)
    with pytest.raises(MLIRError, match="a literal of an unknown type has no bytecode: "):
        module.write_bytecode(io.BytesIO())
    with pytest.raises(MLIRError):
        mlirkit.parse(str(module), Context(allow_unregistered_dialects=True))


def test_unknown_layouts() -> None:
    text = '"d.b"() : () -> memref<4xf32, #d.layout<1>, #d.space>'
    assert text in str(parse(f"d.op\n{text}"))


def test_without_the_flag_nothing_changes() -> None:
    with pytest.raises(MLIRError, match="Dialect `d' not found"):
        mlirkit.parse("d.op", Context())
    assert not named(parse('"d.op"() : () -> ()'), "d.op").has_unknown_syntax


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("d.a\nd.a\nd.b\n")
    assert opt([str(path)]) == 1
    capsys.readouterr()
    assert opt(["--allow-unknown-syntax", str(path)]) == 0
    output = capsys.readouterr()
    assert output.out == "module {\n  d.a\n  d.a\n  d.b\n}\n\n"
    assert output.err == (
        "warning: 3 operations of unknown syntax are kept as text and not verified: d.a (2), d.b\n"
    )
    for flag in ("--mlir-print-op-generic", "--emit-bytecode"):
        assert opt(["--allow-unknown-syntax", flag, str(path)]) == 1
        assert "d.a (2), d.b" in capsys.readouterr().err
    path.write_text("d.a\n")
    assert opt(["--allow-unknown-syntax", str(path)]) == 0
    warning = "warning: 1 operation of unknown syntax is kept as text and not verified: d.a\n"
    assert capsys.readouterr().err == warning


def test_names_are_kept_where_they_say_something() -> None:
    module = parse("%7 = d.a\n%sum:2 = d.b %7\n%sum_0 = d.c %sum#1")
    assert str(module) == "module {\n  %0 = d.a\n  %sum:2 = d.b %0\n  %sum_0 = d.c %sum#1\n}\n"


def test_locations_print_on_request() -> None:
    text = '%x = d.a loc("here")\nd.func @f(%a: i32 loc("there")) {\n} loc(unknown)'
    module = parse(text)
    assert "loc" not in str(module)
    printed = module.get_asm(enable_debug_info=True)
    assert "d.a loc(#loc" in printed and '"here"' in printed and "%a: i32 loc(" in printed


# Operations, and their locations.
OPAQUE_LOCATIONS = [
    ('"t.x"() : () -> () loc(#foo.x)', "loc(#foo.x)"),
    ("d.a loc(#foo<1>)", "loc(#foo<1>)"),
    ('d.a loc("n"(#foo.x<1>))', 'loc("n"(#foo.x<1>))'),
    ('d.a loc(fused[#foo.x, "a":1:2])', 'loc(fused[#foo.x, "a":1:2])'),
    ("d.a loc(callsite(#foo.x at #foo.y))", "loc(callsite(#foo.x at #foo.y))"),
    ("d.a loc(#later)\n#later = #foo.x", "loc(#foo.x)"),
    ("#earlier = loc(#foo.x)\nd.a loc(#earlier)", "loc(#foo.x)"),
]


@pytest.mark.parametrize("text, expected", OPAQUE_LOCATIONS)
def test_locations_of_unknown_dialects_are_text(text: str, expected: str) -> None:
    root = parse(text)
    op = root.region_at(0).blocks[0].first
    assert op is not None and str(op.location) == expected
    again = parse(root.get_asm(enable_debug_info=True)).region_at(0).blocks[0].first
    assert again is not None and again.location == op.location


def test_locations_of_unknown_dialects_are_errors_elsewhere() -> None:
    text = '"t.x"() : () -> () loc(#foo.x)'
    with pytest.raises(MLIRError, match=r"expected location attribute, but got#foo\.x"):
        mlirkit.parse(text, Context(allow_unregistered_dialects=True))
    with pytest.raises(MLIRError, match=r"a location of an unknown dialect has no bytecode: loc\(#foo.x\)"):
        parse(text).write_bytecode(io.BytesIO())


def test_string_attributes_of_an_operation() -> None:
    use = named(parse('d.use {a = "x"} : i32'), "d.use")
    assert use.attributes["a"] == StringAttr("x")
