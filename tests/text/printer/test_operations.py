"""Operations as text, under every printing flag: the cases are MLIR's own output, which prints as it is."""

from __future__ import annotations

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.text.printer import make_state, print_operation, print_with_state

SAMPLE = """\
#map = affine_map<(d0) -> (d0)>
module @top attributes {foo.a = 1 : i32} {
  %0:2 = "a.two"() : () -> (i32, f32)
  "a.region"(%0#0) ({
  ^bb0(%arg0: index):
    "a.branch"(%arg0)[^bb2, ^bb1] : (index) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "a.stop"() : () -> ()
  ^bb2(%1: i8, %2: i8):  // pred: ^bb0
    "a.use"(%1, %2) {m = #map} : (i8, i8) -> ()
    "a.branch"()[^bb1] : () -> ()
  ^bb3:  // no predecessors
    "a.stop"() : () -> ()
  }, {
  }) {last} : (i32) -> ()
  module {
    %3 = "a.other"() <{p = [1]}> : () -> i1
  }
}
"""


def flagged(**flags: object) -> OpPrintingFlags:
    return OpPrintingFlags(**flags)  # type: ignore[arg-type]


def module(text: str = SAMPLE) -> ModuleOp:
    parsed: ModuleOp = ModuleOp.parse(text, Context(allow_unregistered_dialects=True))
    return parsed


def check(text: str, flags: OpPrintingFlags, *lines: str) -> None:
    """Each line occurs in the output, whole and in this order."""
    printed = print_operation(module(text), flags).split("\n")
    at = 0
    for line in lines:
        assert line in printed[at:], f"missing or out of order: {line}\n" + "\n".join(printed)
        at = printed.index(line, at) + 1


def test_prints_what_it_read() -> None:
    assert str(module()) == SAMPLE.replace("%3", "%1")


def test_generic_form_numbers_values_once() -> None:
    flags = flagged(generic_op_form=True)
    check(
        SAMPLE,
        flags,
        '"builtin.module"() <{sym_name = "top"}> ({',
        '  "builtin.module"() ({',
        '    %1 = "a.other"() <{p = [1]}> : () -> i1',
        "  }) : () -> ()",
        "}) {foo.a = 1 : i32} : () -> ()",
    )
    lines = print_operation(module(), flags).split("\n")
    names = [line.split(" = ")[0].strip() for line in lines if ' = "' in line]
    assert len(names) == len(set(names))


def test_debug_info() -> None:
    check(
        '"a.b"() ({^bb0(%a: i8 loc("arg")): "a.c"() : () -> () loc("x":1:2)}) : () -> () loc("x":1:2)',
        flagged(debug_info=True),
        '#loc2 = loc("arg")',
        '  ^bb0(%arg0: i8 loc("arg")):',
        '    "a.c"() : () -> () loc(#loc1)',
        '#loc1 = loc("x":1:2)',
    )


def test_pretty_debug_info() -> None:
    check(
        '"a.b"() : () -> () loc(callsite("f" at "x":1:2))\n"a.b"() : () -> () loc(callsite(unknown at "n"))',
        flagged(debug_info=True, pretty_debug_info=True, local_scope=True),
        '  "a.b"() : () -> () "f" at x:1:2',
        '  "a.b"() : () -> () [unknown]',
        ' at "n"',
    )


def test_local_scope_has_no_aliases() -> None:
    text = print_operation(module(), flagged(local_scope=True))
    assert "#map" not in text
    assert not text.endswith("\n")


def test_skip_regions() -> None:
    text = print_operation(module(), flagged(skip_regions=True))
    assert text == "module @top attributes {foo.a = 1 : i32} {...}\n"


def test_value_users() -> None:
    check(
        SAMPLE,
        flagged(value_users=True),
        '  %0:2 = "a.two"() : () -> (i32, f32) // users: (%1), (unused)',
        "    // %arg0 is used by %3",
        "    // %5 is used by %7",
    )


def test_elided_elements() -> None:
    text = '"a.b"() {a = dense<[1, 2]> : tensor<2xi8>, b = dense<1> : tensor<9xi8>} : () -> ()'
    check(
        text,
        flagged(large_elements_limit=1),
        '  "a.b"() {a = dense_resource<__elided__> : tensor<2xi8>, b = dense<1> : tensor<9xi8>} : () -> ()',
    )
    check(
        text,
        flagged(large_elements_hex_limit=1),
        '  "a.b"() {a = dense<"0x0102"> : tensor<2xi8>, b = dense<1> : tensor<9xi8>} : () -> ()',
    )


RESOURCES = """\
module {
  "a.b"() {v = dense_resource<key> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      key: "0x040000000102"
    }
  },
  external_resources: {
    group: {
      "a b": true,
      text: "x"
    }
  }
#-}
"""


def test_resources() -> None:
    assert str(module(RESOURCES)) == RESOURCES
    check(RESOURCES, flagged(large_resource_limit=4), "  external_resources: {", '      "a b": true,')
    assert "0x0400" not in print_operation(module(RESOURCES), flagged(large_resource_limit=4))
    assert print_operation(module(RESOURCES), flagged(large_resource_limit=0)).endswith("{-#\n\n#-}\n")


def test_nested_operation_prints_alone_with_the_names_of_its_tree() -> None:
    top = module()
    region = next(top.body.ops_of("a.region"))
    assert str(region).startswith('"a.region"(%0#0) ({\n')
    use = top.walk_list("a.use")[0]
    assert str(use) == '"a.use"(%1, %2) {m = affine_map<(d0) -> (d0)>} : (i8, i8) -> ()'
    assert use.operand_at(0).get_name() == "%1"
    state = make_state(top)
    assert print_with_state(use, state) == str(use)
    assert print_with_state(top, state) == str(top)


def test_block() -> None:
    region = next(module().body.ops_of("a.region")).region_at(0)
    text = str(region.block_list[2])
    assert text.split("\n")[0] == "^bb2(%1: i8, %2: i8):  // pred: ^bb0"
    assert text.endswith('  "a.branch"()[^bb1] : () -> ()\n')


def test_invalid_operations_print_in_generic_form() -> None:
    top = module("module {}")
    top.region_at(0).blocks[0].erase()
    assert str(top) == '"builtin.module"() ({\n}) : () -> ()\n'


@pytest.mark.parametrize("depth", [3000, 100_000])
def test_depth(depth: int) -> None:
    context = Context(allow_unregistered_dialects=True)
    inner = Operation.create("a.leaf", ip=False, context=context)
    for _ in range(depth):
        outer = Operation.create("a.nest", regions=1, ip=False, context=context)
        outer.region_at(0).blocks.append().append(inner)
        inner = outer
    text = print_operation(inner, flagged(assume_verified=True))
    assert text.count("{\n") == text.count("})") == depth
    inner.close()
