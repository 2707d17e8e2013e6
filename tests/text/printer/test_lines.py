"""Operations that print like the last one of their name: every text prints as it is, in both forms.

Neighbours of one name differ in every part of a line: operands, types, attributes, results, margins.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.printer import print_operation
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.trees import print_tree

CUSTOM = """\
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: memref<4xi32>, %arg4: index, %arg5: i1) {
<lines>
    return
  }
  func.func @g(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: memref<4xi32>, %arg4: index, %arg5: i1) {
    scf.if %arg5 {
<deeper>
    }
    return
  }
}
"""
# Operations without results, so that any order is valid.
CUSTOM_LINES = [
    "memref.store %arg0, %arg3[%arg4] : memref<4xi32>",
    "memref.store %arg1, %arg3[%arg4] : memref<4xi32>",
    "memref.store %arg1, %arg3[%arg4] {nontemporal = true} : memref<4xi32>",
    'cf.assert %arg5, "a"',
    'cf.assert %arg5, "b"',
    'cf.assert %arg5, "a" {x}',
    "func.call @f(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : "
    "(i32, i32, f32, memref<4xi32>, index, i1) -> ()",
    "vector.print %arg0 : i32",
    "vector.print %arg1 : i32",
    "vector.print %arg2 : f32",
    '"a.b"() : () -> ()',
    '"a.b"(%arg0) : (i32) -> ()',
    '"a.b"(%arg0, %arg0) : (i32, i32) -> ()',
    '"a.b"(%arg1, %arg0) : (i32, i32) -> ()',
    '"a.b"(%arg0, %arg1, %arg2) : (i32, i32, f32) -> ()',
    '"a.b"(%arg0, %arg1, %arg2, %arg2) : (i32, i32, f32, f32) -> ()',
    '"a.b"(%arg2, %arg1, %arg0) : (f32, i32, i32) -> ()',
    '"a.b"() <{p = 1 : i32}> : () -> ()',
    '"a.b"() {p = 1 : i32} : () -> ()',
]


def indented(lines: list[str], margin: int) -> str:
    return "\n".join([" " * margin + line for line in lines])


def check(text: str, generic: bool = False) -> None:
    module = Operation.parse(text, context=Context(allow_unregistered_dialects=True))
    assert print_operation(module, OpPrintingFlags(generic_op_form=generic)) == text


@pytest.mark.parametrize("seed", range(8))
def test_custom(seed: int) -> None:
    lines = random.Random(seed).choices(CUSTOM_LINES, k=60)
    deeper = indented(lines, 6)
    # Directly in a function, the prefix of its dialect is omitted.
    check(
        CUSTOM.replace("<lines>", indented(lines, 4).replace("func.call", "call")).replace("<deeper>", deeper)
    )


def test_results() -> None:
    check(
        """\
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i64) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg0, %0 : i32
    %2 = arith.addi %1, %0 : i32
    %3 = arith.addi %2, %2 : i32
    %4 = arith.addi %arg2, %arg2 : i64
    %5 = arith.addi %4, %arg2 overflow<nsw> : i64
    %6 = arith.addi %2, %3 {a} : i32
    %7 = arith.addi %2, %6 : i32
    %8 = arith.trunci %4 : i64 to i32
    %9 = arith.trunci %5 : i64 to i32
    %10 = arith.trunci %5 : i64 to i16
    %11 = arith.trunci %5 : i64 to i32
    return %11 : i32
  }
}
"""
    )


@pytest.mark.parametrize("seed", range(8))
def test_generic(seed: int) -> None:
    random_ = random.Random(seed)
    lines: list[str] = []
    for number in range(60):
        results, types = random_.choice([("", "()"), (f"%{number} = ", "i32"), (f"%{number} = ", "i64")])
        results = results or f"%{number}:2 = "
        types = types if types != "()" else "(i32, i32)"
        operand = random_.choice(["%arg0", "%arg0, %arg1", "%arg1, %arg0"])
        count = operand.count("%")
        properties = random_.choice(["", "", ' <{a = "x"}>'])
        lines.append(f'{results}"a.b"({operand}){properties} : ({", ".join(["i8"] * count)}) -> {types}')
    check(
        '"builtin.module"() ({\n  "a.c"() ({\n  ^bb0(%arg0: i8, %arg1: i8):\n'
        + indented(lines, 4)
        + "\n  }) : () -> ()\n}) : () -> ()\n",
        generic=True,
    )


def nest(random_: random.Random, depth: int) -> list[str]:
    """Lines of operations with regions, most of them like a neighbour."""
    lines: list[str] = []
    for _ in range(random_.randrange(1, 5)):
        operands = random_.choice(["", "%arg0", "%arg0, %arg1, %arg1, %arg0", "%arg1, %arg0, %arg0, %arg0"])
        head = f'"a.{random_.choice("bbc")}"({operands}){random_.choice(["", "", " <{a = 1 : i8}>"])}'
        tail = f"{random_.choice(['', '', ' {x}'])} : ({', '.join(['i8'] * operands.count('%'))}) -> ()"
        count = 0 if depth > 3 else random_.choice([0, 1, 1, 2, 2])
        if not count:
            lines.append(head + tail)
            continue
        bodies = [random_.choice([[], nest(random_, depth + 1)]) for _ in range(count)]
        lines.append(head + " ({")
        for number, body in enumerate(bodies):
            lines += ["}, {"] * (number > 0) + ["  " + line for line in body]
        lines.append("})" + tail)
    return lines


@pytest.mark.parametrize("seed", range(30))
def test_regions(seed: int) -> None:
    random_ = random.Random(seed)
    lines = [line for _ in range(8) for line in nest(random_, 0)]
    check(
        '"builtin.module"() ({\n  "a.c"() ({\n  ^bb0(%arg0: i8, %arg1: i8):\n'
        + indented(lines, 4)
        + "\n  }) : () -> ()\n}) : () -> ()\n",
        generic=True,
    )


def test_names_that_are_not_known() -> None:
    """Values outside of the printed tree have no name, in any line."""
    module = Operation.parse(
        '"builtin.module"() ({\n  %0:2 = "a.a"() : () -> (i8, i8)\n'
        + '  "a.b"(%0#0, %0#0, %0#0) : (i8, i8, i8) -> ()\n' * 4
        + "}) : () -> ()\n",
        context=Context(allow_unregistered_dialects=True),
    )
    first, *others = module.regions[0].blocks[0].ops()
    other = first.clone(ip=False)
    others[2].operands[1] = other.results[0]
    others[3].operands[0] = other.results[1]
    lines = print_operation(module, OpPrintingFlags(generic_op_form=True)).splitlines()[2:-1]
    unknown = "<<UNKNOWN SSA VALUE>>"
    names = ["%0#0, %0#0, %0#0"] * 2 + [f"%0#0, {unknown}, %0#0", f"{unknown}, %0#0, %0#0"]
    assert lines == [f'  "a.b"({each}) : (i8, i8, i8) -> ()' for each in names]


def test_equal_properties_of_their_own() -> None:
    """Operations that were made one by one have properties that are equal, but not one object."""
    constants = [
        f"    %cst_{number} = stablehlo.constant {attributes}dense<{value}> : tensor<{type}>"
        for number, (attributes, value, type) in enumerate(
            [(("", "{a} ")[i % 7 == 3], i % 3, ("i32", "i64")[i % 5 == 0]) for i in range(60)]
        )
    ]
    text = "module {\n  func.func @f() {\n" + "\n".join(constants) + "\n    return\n  }\n}\n"
    module = Operation.parse(text.replace("%cst_", "%c_"), context=Context())
    for operation in module.walk_list():
        if isinstance(operation.props, DictionaryAttr) and operation.props.entries:
            operation.props = DictionaryAttr(dict(operation.props.entries))
    one_by_one = AsmState(module, OpPrintingFlags(), module.info.context)
    one_by_one.places = {}
    printed = print_operation(module)
    assert printed == print_tree(module, one_by_one)
    assert [line.partition(" = ")[2] for line in printed.splitlines() if " = " in line] == [
        line.partition(" = ")[2] for line in constants
    ]


TEXTS = Path(__file__).parents[2] / "conformance"
# Dialects with custom syntax that follows the signature.
DIALECTS = ("affine", "gpu", "linalg", "llvm", "memref", "spirv", "transform", "vector")
# A sample of this size is taken from larger files.
MOST_TEXTS = 80


def repeat(module: Operation) -> int:
    """Put operations of equal signature with other operands before operations; return how many got some."""
    count = 0
    for operation in list(module.walk_list()):
        if not operation.info.prints_by_signature or operation.info.is_terminator:
            continue
        count += 1
        point = InsertionPoint(operation)
        for _ in range(3):
            operands = [Operation.create("x.value", results=[each.type]) for each in operation.operands]
            copy = operation.clone(ip=False)
            for each in [*operands, copy]:
                point.insert(each)
            for number, each in enumerate(operands):
                copy.operands[number] = each.results[0]
    return count


@pytest.mark.parametrize("dialect", DIALECTS)
def test_custom_syntax_that_follows_the_signature(dialect: str) -> None:
    """Cached lines print like lines that are printed one by one."""
    context = Context(allow_unregistered_dialects=True)
    count = 0
    for folder in ("custom_texts", "hook_texts"):
        path = TEXTS / folder / f"{dialect}.mlir"
        for text in path.read_text().split("// -----\n") if path.exists() else ():
            try:
                module = Operation.parse(text, context=context)
            except MLIRError:
                continue
            count += repeat(module)
            for flags in (OpPrintingFlags(), OpPrintingFlags(debug_info=True)):
                one_by_one = AsmState(module, flags, context)
                one_by_one.places = {}
                assert print_tree(module, AsmState(module, flags, context)) == print_tree(module, one_by_one)
    assert count
