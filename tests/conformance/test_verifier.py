"""Verdicts and messages of the verifier, against mlir-opt: written modules, and valid ones with changes."""

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
    # Nested operations are verified after those of the enclosing level, the last one first.
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
    # Isolation: nested scopes report errors, and the enclosing one stops.
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
    # The module's own attributes and region.
    """"builtin.module"() <{sym_name = 3 : i32}> ({^bb0: }) : () -> ()
""",
    """"builtin.module"() <{sym_name = "a", sym_visibility}> ({^bb0: }) : () -> ()
""",
    """"builtin.module"() ({^bb0: }) {sym_name = 3} : () -> ()
""",
    """"builtin.module"() ({}) {sym_visibility = "x"} : () -> ()
""",
    """module @a attributes {sym_visibility = 3} {}
""",
    """module attributes {sym_name = 3} {}
""",
    # Operations that a dialect does not register.
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
            # Wrap this operation in an isolated one.
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
    # Both valid and invalid modules are frequent.
    assert 100 < sum(valid) < 400


# One operation of a registered dialect per line, inside of `FUNCTION`.
OPERATIONS = [
    '"arith.addi"(%i, %x) : (i32, index) -> i32',
    '%0 = "arith.addi"(%i, %i) : (i32, i32) -> i32',
    '%0 = "arith.addi"(%i, %x) : (i32, index) -> i32',
    '%0 = "arith.addi"(%f, %f) : (f32, f32) -> f32',
    '%0 = "arith.addi"(%i) : (i32) -> i32',
    '%0 = "arith.addi"(%i, %i, %i) : (i32, i32, i32) -> i32',
    '%0:2 = "arith.addi"(%i, %i) : (i32, i32) -> (i32, i32)',
    '"arith.addi"(%i, %i) : (i32, i32) -> ()',
    '%0 = "arith.addf"(%t, %t) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>',
    '%0 = "arith.addf"(%t, %v) : (tensor<2xf32>, vector<2xf32>) -> tensor<2xf32>',
    '%0 = "arith.constant"() : () -> i32',
    '%0 = "arith.constant"() {value = 1 : i64} : () -> i32',
    '%0 = "arith.cmpi"(%i, %i) {predicate = 1 : i64} : (i32, i32) -> i32',
    '%0 = "arith.cmpi"(%i, %i) : (i32, i32) -> i1',
    '%0 = "arith.select"(%c, %i, %f) : (i1, i32, f32) -> i32',
    '%0 = "arith.select"(%i, %i, %i) : (i32, i32, i32) -> i32',
    '%0 = "arith.index_cast"(%i) : (i32) -> index',
    '"arith.addi"(%i, %i) ({}) : (i32, i32) -> i32',
    '"func.return"() : () -> ()',
    '"scf.yield"() : () -> ()',
    '"scf.if"(%c) ({}) : (i1) -> ()',
    '"scf.if"(%c) ({}, {}) : (i1) -> ()',
    '"scf.if"(%i) ({"scf.yield"() : () -> ()}, {}) : (i32) -> ()',
    '"scf.if"(%c) ({"foo.a"() : () -> ()}, {}) : (i1) -> ()',
    '"scf.if"(%c) ({"arith.constant"() {value = 1: i32} : () -> i32}, {}) : (i1) -> ()',
    '"scf.for"(%x, %x, %x) ({^bb0(%z: index): "scf.yield"() : () -> ()}) : (index, index, index) -> ()',
    '"scf.for"(%x, %x) ({^bb0(%z: index): "scf.yield"() : () -> ()}) : (index, index) -> ()',
    '"scf.for"(%x, %x, %x) ({^bb0(%z: index): "scf.yield"() : () -> () '
    '^bb1: "scf.yield"() : () -> ()}) : (index, index, index) -> ()',
    '"cf.br"() : () -> ()',
    '"cf.assert"(%c) : (i1) -> ()',
    '"cf.assert"(%i) {msg = "x"} : (i32) -> ()',
    '"memref.load"(%m, %x) : (memref<2xf32>, index) -> f32',
    '"memref.load"(%m, %x) : (memref<2xf32>, index) -> i32',
    '"memref.alloc"() {operandSegmentSizes = array<i32: 0>} : () -> memref<2xf32>',
    '"memref.alloc"() {operandSegmentSizes = array<i32: 0, 1>} : () -> memref<2xf32>',
    '"memref.alloc"() {operandSegmentSizes = array<i32: 0, -1>} : () -> memref<2xf32>',
    '"memref.alloc"() : () -> memref<2xf32>',
    '"memref.alloc"(%x) {operandSegmentSizes = array<i32: 0, 0>} : (index) -> memref<2xf32>',
    '"tensor.extract"(%t, %x) : (tensor<2xf32>, index) -> i32',
    '"tensor.dim"(%i, %x) : (i32, index) -> index',
    '"math.absf"(%i) : (i32) -> i32',
    '"math.absf"(%t) : (tensor<2xf32>) -> tensor<3xf32>',
    '"vector.broadcast"(%f) : (f32) -> vector<4xf32>',
    '"func.call"() {callee = @nope} : () -> ()',
    '"func.call"() : () -> ()',
    '"func.func"() ({}) {sym_name = "g", function_type = () -> ()} : () -> ()',
    '"func.func"() ({}) {sym_name = "g"} : () -> ()',
    '"func.func"() ({}) {function_type = () -> ()} : () -> ()',
    '"arith.foo"() : () -> ()',
    '"complex.re"(%i) : (i32) -> f32',
    '"index.add"(%i, %x) : (i32, index) -> index',
]

FUNCTION = """"func.func"() ({{
^bb0(%i: i32, %f: f32, %t: tensor<2xf32>, %v: vector<2xf32>, %c: i1, %x: index, %m: memref<2xf32>):
  {}
  "func.return"() : () -> ()
}}) {{sym_name = "f", function_type =
  (i32, f32, tensor<2xf32>, vector<2xf32>, i1, index, memref<2xf32>) -> ()}} : () -> ()
"""

FUNCTIONS = [
    """func.func @f(%x: i32, %y: f32) {
  "cf.br"(%x, %y)[^a] : (i32, f32) -> ()
^a(%z: i32):
  return
}
""",
    """func.func @f(%x: i32) {
  "cf.br"(%x)[^a] : (i32) -> ()
^a(%z: f32):
  return
}
""",
    """func.func @f(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^a, ^b] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i32) -> ()
^a(%z: f32):
  return
^b:
  return
}
""",
    """func.func @g() { return }
func.func @f() { return }
func.func @f() { return }
""",
    """func.func @g() {
  %0 = arith.addi %1, %1 : i32
  %1 = arith.constant 1 : i32
  return
}
func.func @h() -> i32 { return }
""",
    """func.func @f(%x : i32) -> f32 { return %x : i32 }
""",
    """"func.func"() ({
^a(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "a", function_type = () -> ()} : () -> ()
""",
    """"func.func"() ({
^a(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "a", function_type = (f32) -> ()} : () -> ()
""",
    """"func.func"() ({
^a(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "a", arg_attrs = [], function_type = (i32) -> ()} : () -> ()
""",
    """"func.func"() ({
^a(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "a", arg_attrs = [{x = 1}], function_type = (i32) -> ()} : () -> ()
""",
    """"func.func"() ({
^a(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) {sym_name = "a", res_attrs = [{x = 1}], function_type = (i32) -> (i32)} : () -> ()
""",
    """"func.func"() ({}) {sym_name = "a", function_type = () -> ()} : () -> ()
""",
    """"func.func"() ({
^a:
  "func.return"() : () -> ()
}) {sym_name = "s", sym_visibility = "x", function_type = () -> ()} : () -> ()
""",
    """func.func @f() {
  func.func @g() { return }
  return
}
""",
    """func.func @f() {
  func.call @g() : () -> ()
  return
}
""",
    # Control flow between regions, and casts.
    """func.func @f(%c: i1, %x: i32) {
  %r = "scf.if"(%c) ({
    "scf.yield"(%x, %x) : (i32, i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  return
}
""",
    """func.func @f(%c: i1, %x: i32, %y: f32) {
  %r = "scf.if"(%c) ({
    "scf.yield"(%y) : (f32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i1) -> i32
  return
}
""",
    """func.func @f(%c: index, %x: i32, %y: f32) {
  %r = "scf.for"(%c, %c, %c, %x) ({
   ^bb0(%i: index, %a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, i32) -> i32
  return
}
""",
    """func.func @f(%c: i1, %x: i32, %y: f32) {
  %r = "scf.while"(%x) ({
   ^bb0(%i: i32):
    "scf.condition"(%c, %y) : (i1, f32) -> ()
  }, {
   ^bb0(%i: i32):
    "scf.yield"(%i) : (i32) -> ()
  }) : (i32) -> i32
  return
}
""",
    """func.func @f(%c: i1, %x: i32, %y: f32) {
  %r = "scf.while"(%x, %y) ({
   ^bb0(%i: i32):
    "scf.condition"(%c, %i) : (i1, i32) -> ()
  }, {
   ^bb0(%i: i32):
    "scf.yield"(%i) : (i32) -> ()
  }) : (i32, f32) -> i32
  return
}
""",
    """func.func @f(%c: i1, %x: i32, %y: f32) {
  %r = "arith.trunci"(%x) : (i32) -> i64
  return
}
""",
    """func.func @f(%c: i1, %x: i32, %y: f32) {
  %r = "arith.extf"(%y) : (f32) -> f16
  return
}
""",
]


def test_registered_operations() -> None:
    chunks = [*[FUNCTION.format(each) for each in OPERATIONS], *FUNCTIONS]
    valid = check_errors(chunks, Context(allow_unregistered_dialects=True))
    assert 3 < sum(valid) < 20
