# Patterns by class and name, benefits, arguments and permitted changes; both drivers and the configuration.
from mlir import ir, rewrite
from mlir.dialects import arith, func

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  %1 = "t.pair"(%0) : (i32) -> i32
  %2 = arith.muli %1, %0 : i32
  return %2 : i32
}
"""


def greedily(op, *patterns, **options):
    collected = rewrite.RewritePatternSet()
    for pattern in patterns:
        collected.add(*pattern)
    config = rewrite.GreedyRewriteConfig()
    for name, value in options.items():
        setattr(config, name, value)
    attempt(rewrite.apply_patterns_and_fold_greedily, op, collected.freeze(), config)
    print(op)


def along(op, *patterns):
    collected = rewrite.RewritePatternSet()
    for pattern in patterns:
        collected.add(*pattern)
    attempt(rewrite.walk_and_apply_patterns, op, collected.freeze())
    print(op)


def to_muli(op, rewriter):
    print("given", isinstance(op, arith.SubIOp), op)
    with rewriter.ip:
        new = arith.MulIOp(op.lhs, op.rhs, loc=op.location)
    rewriter.replace_op(op, new)


def to_value(op, rewriter):
    rewriter.replace_op(op, [op.operands[0]])


def again(op, rewriter):
    with rewriter.ip:
        new = arith.SubIOp(op.lhs, op.rhs)
    rewriter.replace_op(op, new)


def say(word, answer=True):
    def pattern(op, rewriter):
        print(word, op.operation.name, type(rewriter).__name__)
        return answer

    return pattern


def failing(op, rewriter):
    raise KeyError("no")


def refused(op, rewriter):
    raise ValueError(f"{op.operation.name} is not wanted")


with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    fresh = lambda: ir.Module.parse(TEXT)

    # Roots.
    patterns = rewrite.RewritePatternSet()
    print(patterns.add(arith.SubIOp, to_muli), patterns.add("no.such", to_muli, 7), patterns.add("t.pair", fn=to_value, benefit=2))
    attempt(patterns.add, 3, to_muli)
    attempt(patterns.add, int, to_muli)
    attempt(patterns.add, arith.SubIOp, "text")
    attempt(patterns.add, None, to_muli)
    frozen = patterns.freeze()
    for apply in (rewrite.apply_patterns_and_fold_greedily, rewrite.walk_and_apply_patterns):
        module = fresh()
        print(apply(module.operation, frozen))
        print(module)
    module = fresh()
    rewrite.apply_patterns_and_fold_greedily(module, frozen)
    rewrite.apply_patterns_and_fold_greedily(op=module.operation, set=frozen, config=None)
    print(module)

    # The given operation itself is never rewritten.
    module = fresh()
    function = module.body.operations[0]
    greedily(function.operation, ("func.func", say("around")), ("func.return", say("inside")))
    along(function.operation, ("func.func", say("around")), ("func.return", say("inside")))

    # Patterns are tried by benefit, then in the order in which they were added; the first match is the last
    # attempt.
    order = [("arith.subi", say("one")), ("arith.subi", say("three"), 3), ("arith.subi", say("two"), 2), ("arith.subi", say("three again"), 3)]
    greedily(fresh(), *order)
    along(fresh().operation, *order)
    along(fresh().operation, ("arith.subi", say("first", None)), ("arith.subi", say("second", None)))
    along(fresh().operation, ("arith.subi", say("first", False)), ("arith.subi", say("second", None)))

    # Patterns that apply without end, and limits.
    greedily(fresh(), ("arith.subi", again))
    greedily(fresh(), ("arith.subi", again), max_iterations=3)
    greedily(fresh(), ("arith.subi", say("once", None)), max_iterations=1)
    greedily(fresh(), ("arith.subi", say("never", None)), max_iterations=0)
    greedily(fresh(), ("arith.subi", say("never", None)), max_num_rewrites=0)
    greedily(fresh(), ("func.return", say("last", None)), ("arith.subi", say("then", None)), max_iterations=2, max_num_rewrites=1)

    # Exceptions of patterns reach the caller.
    for run in (greedily, along):
        run(fresh().operation, ("arith.subi", failing))
        run(fresh().operation, ("t.pair", refused))

    # The configuration.
    config = rewrite.GreedyRewriteConfig()
    names = ["max_iterations", "max_num_rewrites", "use_top_down_traversal", "enable_folding", "strictness", "region_simplification_level", "enable_constant_cse"]
    print([(name, str(getattr(config, name))) for name in names])
    config.max_iterations, config.max_num_rewrites, config.use_top_down_traversal = 5, 50, True
    config.enable_folding, config.enable_constant_cse = False, False
    config.strictness = rewrite.GreedyRewriteStrictness.EXISTING_OPS
    config.region_simplification_level = rewrite.GreedySimplifyRegionLevel.NORMAL
    print([(name, str(getattr(config, name))) for name in names])
    attempt(setattr, config, "max_iteration", 3)
    print([each.name for each in rewrite.GreedyRewriteStrictness])
    print([each.name for each in rewrite.GreedySimplifyRegionLevel])

    # Insertion points, and patterns of several operations.
    def around(op, rewriter):
        if "done" in op.attributes:
            return True
        ip = rewriter.ip
        print(ip.block == op.operation.block, ip.ref_operation)
        i32 = ir.IntegerType.get_signless(32)
        with ip, op.location:
            new = ir.Operation.create("t.pair", results=[i32], operands=[op.operands[0]], attributes={"done": ir.UnitAttr.get()})
            ir.Operation.create("t.effect", operands=[new.results[0]])
        print(rewriter.ip.ref_operation == op)
        rewriter.replace_op(op, new_op=new)

    greedily(fresh(), ("t.pair", around), ("t.effect", say("effect")))
    greedily(fresh(), ("t.pair", around), ("t.effect", lambda op, rewriter: rewriter.erase_op(op=op)))
    greedily(fresh(), ("t.pair", lambda op, rewriter: rewriter.replace_op(op=op, values=[op.operands[0]])))

    # Constants: one for each value, in front, at no place in particular; several in one region.
    constants = """
    func.func @f(%c: i1) -> (i64, i64) {
      "t.first"() : () -> ()
      %0 = arith.constant 1 : i64 loc("a")
      %1 = arith.constant 1 : i64 loc("b")
      %2 = arith.constant 3 : i64 loc("c")
      %3 = scf.if %c -> i64 {
        %4 = arith.constant 4 : i64 loc("d")
        scf.yield %4 : i64
      } else {
        %5 = arith.constant 3 : i64 loc("e")
        scf.yield %5 : i64
      }
      %6 = "t.region"() ({
        %7 = arith.constant 1 : i64 loc("f")
        "t.end"(%7) : (i64) -> ()
      }) : () -> i64
      %8 = arith.addi %0, %6 : i64
      "t.use"(%1, %2, %8) : (i64, i64, i64) -> ()
      return %3, %2 : i64, i64
    }"""
    def two(op, rewriter):
        if op.value.value != 1:
            return True
        with rewriter.ip:
            new = arith.constant(op.type, 2, loc=op.location)
        rewriter.replace_op(op, [new])

    for cse in (True, False):
        module = ir.Module.parse(constants)
        greedily(module, ("arith.constant", two), enable_constant_cse=cse)
        print(module.operation.get_asm(enable_debug_info=True, pretty_debug_info=True))
