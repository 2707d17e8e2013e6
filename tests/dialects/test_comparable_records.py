"""Differences that the comparison of two sets of definitions notices, and those that it ignores.

Each case replaces one text of OPERATIONS or PASSES by another.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.ods.shipped_folder import shipped_folder
from tests.dialects.comparable_records import Comparable, differences

SHIPPED = Path(shipped_folder())

OPERATIONS = """
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"

def D : Dialect {
  let name = "d";
  let summary = "a dialect";
}
def E : I32EnumAttr<"E", "an enum", [I32EnumAttrCase<"A", 0, "a">, I32EnumAttrCase<"B", 4>]>;
def Square : AttrConstraint<CPred<"square($_self, 2)">, "a square number">;
def Box : TypeDef<D, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$inner, OptionalParameter<"Attribute">:$label);
  let assemblyFormat = "`<` $inner (`,` $label^)? `>`";
}
def Holder : OpInterface<"Holder"> {
  let methods = [InterfaceMethod<"What is held.", "Value", "getHeld", (ins "int":$number)>];
}
def Old : Op<D, "old", [Idempotent, Commutative, Holder]> {
  let summary = "an operation";
  let description = "More of it.";
  let arguments = (ins I32:$input, DefaultValuedAttr<I32Attr, "7">:$count, E:$kind);
  let results = (outs Variadic<Box>:$boxes);
  let regions = (region SizedRegion<1>:$body);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = "$input ` ` `to` type($boxes) attr-dict";
  let builders = [
    OpBuilder<(ins "Value":$input, CArg<"int", "1">:$count), "build(input);">
  ];
  let hasFolder = 1;
}
def New : Op<D, "new"> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
}
def Rewrite : Pat<(Old $input, $count, E:$kind), (New $input), [(HasNoUseOf $input)], [],
                  (addBenefit 2)>;
"""

PASSES = """
include "mlir/Pass/PassBase.td"

def Shrink : Pass<"shrink", "ModuleOp"> {
  let summary = "makes it smaller";
  let constructor = "create()";
  let dependentDialects = ["d::Dialect", "e::Dialect"];
  let options = [
    Option<"limit", "limit", "int", "3", "a limit">,
    Option<"mode", "mode", "Mode", "Mode::Fast", "a mode",
           [{::llvm::cl::values(clEnumValN(Mode::Fast, "fast", "in a hurry"))}]>,
    ListOption<"names", "names", "std::string", "some names">
  ];
  let statistics = [Statistic<"found", "num-found", "how many">];
}
"""

NOTICED = [
    ('name = "d"', 'name = "e"'),
    # Enums.
    ('"A", 0, "a"', '"A", 0, "A"'),
    ('"A", 0, "a"', '"A", 1, "a"'),
    ('<"A", 0, "a">, I32EnumAttrCase<"B", 4>', '<"B", 4>, I32EnumAttrCase<"A", 0, "a">'),
    (', I32EnumAttrCase<"B", 4>', ""),
    ('"an enum"', '"an enumeration"'),
    # Constraints.
    ("square($_self, 2)", "square($_self, 3)"),
    ("a square number", "a squarenumber"),
    ("a square number", "a cube"),
    # Types and interfaces.
    ('mnemonic = "box"', 'mnemonic = "case"'),
    ('OptionalParameter<"Attribute">', '"Attribute"'),
    (":$label);", ":$name);"),
    ('"int":$number', '"long":$number'),
    ('"getHeld"', '"held"'),
    # Operations.
    ("[Idempotent, Commutative, Holder]", "[Commutative, Idempotent, Holder]"),
    ("Commutative, ", ""),
    ('"7"', '"8"'),
    ("(ins I32:$input, Default", "(ins I64:$input, Default"),
    ("Variadic<Box>", "Optional<Box>"),
    ("SizedRegion<1>", "SizedRegion<2>"),
    ("AnySuccessor:$next", "AnySuccessor:$other"),
    ("` ` `to`", "`` `to`"),
    ("`to` type", "type"),
    ('CArg<"int", "1">:$count', 'CArg<"int", "2">:$count'),
    ('CArg<"int", "1">:$count', '"int":$count'),
    ('"Value":$input, CArg', '"Value":$value, CArg'),
    (', "build(input);"', ""),
    ("let hasFolder = 1;", ""),
    # Patterns.
    ("(New $input)", "(New $count)"),
    ("E:$kind), (New", "I32Attr:$kind), (New"),
    ("HasNoUseOf $input", "HasNoUseOf $count"),
    ("addBenefit 2", "addBenefit 3"),
    # Passes.
    ('"shrink", "ModuleOp"', '"shrink", "FuncOp"'),
    ('"create()"', '"make()"'),
    ('"d::Dialect", "e::Dialect"', '"e::Dialect", "d::Dialect"'),
    ('"int", "3"', '"int", "4"'),
    ('"int", "3"', '"unsigned", "3"'),
    ('"limit", "limit", "int"', '"limit", "max", "int"'),
    ('Mode::Fast, "fast"', 'Mode::Fast, "quick"'),
    ('(Mode::Fast, "fast"', '(Mode::Slow, "fast"'),
    ('ListOption<"names", "names", "std::string",', 'Option<"names", "names", "std::string", "",'),
    ('"num-found"', '"number-found"'),
    ('Statistic<"found"', 'Statistic<"seen"'),
]

COUNTS_FOR_NOTHING = [
    ('"a dialect"', '"another description"'),
    ('"an operation"', '"something"'),
    ('"More of it."', '"Less of it."'),
    ('"What is held."', '"The content."'),
    ("square($_self, 2)", "square( $_self,2 )"),
    ('"build(input);"', '"return;"'),
    ('"makes it smaller"', '"shrinks"'),
    ('"a limit"', '"the largest number"'),
    ('"in a hurry"', '"soon"'),
    ('"how many"', '"number"'),
    ('attr-dict"', ' attr-dict "'),
]


@cache
def evaluated(source: str) -> Comparable:
    return Comparable(tablegen.load(source=source, include_dirs=[SHIPPED], warn_unused_template_args=False))


def differs(before: str, after: str) -> bool:
    (source,) = [each for each in (OPERATIONS, PASSES) if before in each]
    base, changed = evaluated(source), evaluated(source.replace(before, after))
    assert base.names() == changed.names()
    found = [differences(base.record(name), changed.record(name), name) for name in base.names()]
    return any(list(each) for each in found)


@pytest.mark.parametrize(("before", "after"), NOTICED)
def test_noticed(before: str, after: str) -> None:
    assert differs(before, after)


@pytest.mark.parametrize(("before", "after"), COUNTS_FOR_NOTHING)
def test_counts_for_nothing(before: str, after: str) -> None:
    assert not differs(before, after)
