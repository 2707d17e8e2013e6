"""Verdicts and words of the verifier, against mlir-opt: hand-written modules, and valid ones gone wrong."""

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from tests.conformance.verdicts import builtin_context, check_errors
from tests.strategies import LOCATION, Choose, build_module, seeded

INVALID = [
    # Dominance.
    """module {
  "foo.two_blocks"() ({
    "foo.use"(%0) : (i32) -> ()
    "foo.br"()[^bb1] : () -> ()
  ^bb1:
    %0 = "foo.def"() : () -> i32
  }) : () -> ()
}
""",
    """"foo.op"() ({
^bb0:
  "foo.use"(%a, %0) : (i1, i32) -> ()
  %0 = "foo.def"() : () -> i32
  "foo.br"()[^bb1] : () -> ()
^bb1(%a: i1):
  "foo.end"() : () -> ()
}) : () -> ()
""",
    """"foo.op"() ({
  "foo.br"()[^bb2] : () -> ()
^bb1(%a: i1):
  "foo.br"()[^bb2] : () -> ()
^bb2:
  "foo.inner"() ({ "foo.use"(%a) : (i1) -> () }) : () -> ()
  "foo.end"() : () -> ()
}) : () -> ()
""",
    """"foo.op"() ({
  %0 = "foo.def"(%0) : (i1) -> i1
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
""",
    """"foo.op"() ({
  %0 = "foo.def"() ({
    "foo.use"(%0) : (i1) -> ()
    "foo.br"()[^bb1] : () -> ()
  ^bb1:
    "foo.end"() : () -> ()
  }) : () -> i1
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
""",
    # Nested operations come after the level they are on, the last one first.
    """"foo.op"() ({
  "foo.one"() ({
    "foo.use"(%0) : (i1) -> ()
    "foo.br"()[^bb1] : () -> ()
  ^bb1:
    %0 = "foo.def"() : () -> i1
  }) : () -> ()
  "foo.two"() ({
    "foo.use"(%1) : (i1) -> ()
    "foo.br"()[^bb1] : () -> ()
  ^bb1:
    %1 = "foo.def"() : () -> i1
  }) : () -> ()
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
""",
    # Isolation: every scope speaks, the one around them stops.
    """"foo.module"() ({
  %0 = "foo.a"() : () -> i1
  "builtin.module"() ({ "foo.b"(%0) : (i1) -> () }) : () -> ()
  "builtin.module"() ({
    "foo.c"() ({ "foo.d"(%0) : (i1) -> () }) : () -> ()
    "foo.e"(%0) : (i1) -> ()
  }) : () -> ()
  "builtin.module"() ({ "foo.fine"() : () -> () }) : () -> ()
}) : () -> ()
"foo.module"() ({
  %0 = "foo.a"() : () -> i1
  "builtin.module"() ({ "foo.f"(%0) : (i1) -> () }) : () -> ()
}) : () -> ()
""",
    # Blocks and terminators.
    """"foo.op"() ({
^bb0:
  "foo.br"()[^bb0] : () -> ()
}) : () -> ()
""",
    """"foo.op"() ({
  "foo.br"()[^bb1] : () -> ()
  "foo.late"() : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
""",
    """"foo.op"() ({
  "foo.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()
""",
    """"foo.op"() ({
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "builtin.module"() ({}) : () -> ()
}) : () -> ()
""",
    # Traits of the module.
    """"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
""",
    """"builtin.module"() : () -> ()
""",
    """"builtin.module"() ({}, {}) : () -> ()
""",
    """"builtin.module"() ({
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.end"() : () -> ()
}) : () -> ()
""",
    """%0 = "foo.def"() : () -> i32
"builtin.module"(%0) ({
^bb0:
}) : (i32) -> ()
""",
    """%0 = "builtin.module"() ({
^bb0:
}) : () -> i1
""",
    # Symbols.
    """module @a {}
module @b {}
module @a {}
""",
    """module {
  "foo.op"() {sym_name = "x"} : () -> ()
  "foo.op"() {sym_name = "x"} : () -> ()
}
""",
    """module @a attributes {sym_visibility = "x"} {}
""",
    """module attributes {visible = "x"} {}
""",
    # Operations a dialect does not know.
    """"builtin.nothing"() : () -> ()
""",
    # Casts.
    """%0 = "foo.def"() : () -> i32
"builtin.unrealized_conversion_cast"(%0) : (i32) -> ()
""",
]


@pytest.mark.parametrize("text", INVALID)
def test_invalid_modules(text: str) -> None:
    assert check_errors([text], builtin_context()) == [False]


def spoil(module: Operation, choose: Choose, context: Context) -> None:
    """Change a valid module at random, so that it often breaks a rule."""
    for _ in range(1 + choose(3)):
        operations = module.walk_list()
        op = operations[choose(len(operations))]
        change = choose(6)
        if change == 0 and op is not module:
            other = operations[choose(len(operations))]
            if not op.is_ancestor(other) and other is not module:
                op.move_before(other)
        elif change == 1 and op.operand_count:
            values = all_values(operations)
            op.set_operand(choose(op.operand_count), values[choose(len(values))])
        elif change == 2 and op.parent_region is not None:
            blocks = list(op.parent_region)
            op.successor_list = [blocks[choose(len(blocks))]]
        elif change == 3 and op.region_list:
            op.regions[choose(len(op.regions))].blocks.append()
        elif change == 4 and op is not module:
            # An isolated operation around this one.
            wrapper = make_module(context)
            wrapper.move_before(op)
            wrapper.regions[0].blocks[0].append(op)
        elif change == 5:
            blocks = [block for each in operations for region in each.regions for block in region]
            blocks[choose(len(blocks))].append(make_module(context))


def all_values(operations: list[Operation]) -> list[Value]:
    results: list[Value] = [result for each in operations for result in each.results]
    blocks = [block for each in operations for region in each.regions for block in region]
    return results + [argument for block in blocks for argument in block.arguments]


def make_module(context: Context) -> Operation:
    op = Operation.create("builtin.module", regions=1, loc=LOCATION, ip=False, context=context)
    op.regions[0].blocks.append()
    return op


def test_spoiled_modules() -> None:
    context = builtin_context()
    chunks: list[str] = []
    for seed in range(500):
        choose = seeded(seed)
        module = build_module(choose, context, max_ops=18)
        spoil(module, choose, context)
        chunks.append(module.get_asm(print_generic_op_form=True))
    valid = check_errors(chunks, context)
    # Both kinds are there in numbers.
    assert 100 < sum(valid) < 400
