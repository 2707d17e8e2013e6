# Random programs rewritten by random patterns with random drivers; attempts are logged in order.
import random
from mlir import ir, rewrite
from mlir.dialects import arith, func, cf, scf

class Program:
    def __init__(self, rng):
        self.rng = rng
        self.count = 0
        self.lines = []

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def ops(self, known, depth, indent):
        rng = self.rng
        pad = "  " * indent
        for _ in range(rng.randrange(5)):
            kind = rng.randrange(9)
            if kind < 2:
                v = self.name()
                self.lines.append(f"{pad}{v} = arith.constant {rng.randrange(3)} : i32")
                known.append(v)
            elif kind < 4:
                v = self.name()
                a, b = rng.choice(known), rng.choice(known)
                self.lines.append(f"{pad}{v} = arith.{rng.choice(['subi', 'xori', 'shli'])} {a}, {b} : i32")
                known.append(v)
            elif kind < 7:
                v = self.name()
                a, b = rng.choice(known), rng.choice(known)
                self.lines.append(f'{pad}{v} = "t.{rng.choice("abcd")}"({a}, {b}) : (i32, i32) -> i32')
                known.append(v)
            elif kind == 7 and depth:
                v = self.name()
                self.lines.append(f"{pad}{v} = scf.if %cond -> i32 {{")
                inner = list(known)
                self.ops(inner, depth - 1, indent + 1)
                self.lines.append(f"{pad}  scf.yield {rng.choice(inner)} : i32")
                self.lines.append(f"{pad}}} else {{")
                inner = list(known)
                self.ops(inner, depth - 1, indent + 1)
                self.lines.append(f"{pad}  scf.yield {rng.choice(inner)} : i32")
                self.lines.append(f"{pad}}}")
                known.append(v)
            elif kind == 8:
                self.lines.append(f'{pad}"t.use"({rng.choice(known)}) : (i32) -> ()')

    def function(self, name):
        rng = self.rng
        blocks = rng.choice([1, 1, 2, 4, 6])
        arity = [0] + [rng.randrange(3) for _ in range(blocks - 1)]
        self.lines.append(f"func.func @{name}(%x: i32, %y: i32, %cond: i1) -> i32 {{")
        entry = ["%x", "%y"]
        for number in range(blocks):
            known = entry if number == 0 else list(entry)
            if number:
                args = [self.name() for _ in range(arity[number])]
                listed = ", ".join(f"{a}: i32" for a in args)
                self.lines.append(f"^b{number}({listed}):" if args else f"^b{number}:")
                known = list(entry) + args
            same = rng.random() < 0.3
            if same:
                self.lines.append(f'  "t.use"({rng.choice(known)}) : (i32) -> ()')
            else:
                self.ops(known, 2, 1)
            def target(later=False):
                low = number + 1 if later or rng.random() < 0.7 else 1
                to = rng.randrange(min(low, blocks - 1), blocks)
                passed = [rng.choice(known) for _ in range(arity[to])]
                text = f"^b{to}"
                if passed:
                    text += f"({', '.join(passed)} : {', '.join('i32' for _ in passed)})"
                return text
            kind = rng.randrange(4)
            if blocks == 1 or number == blocks - 1 or kind == 0 and number:
                self.lines.append(f"  return {rng.choice(known)} : i32")
            elif kind < 3:
                self.lines.append(f"  cf.cond_br %cond, {target()}, {target()}")
            elif rng.random() < 0.3 and blocks > 2:
                self.lines.append(f"  cf.switch {rng.choice(known)} : i32, [default: {target()}, 1: {target()}, 2: {target()}]")
            else:
                self.lines.append(f"  cf.br {target()}")
        self.lines.append("}")

def run(seed):
    rng = random.Random(seed)
    program = Program(rng)
    for number in range(rng.randrange(1, 3)):
        program.function(f"f{number}")
    text = "\n".join(program.lines)
    log = []
    i32 = ir.IntegerType.get_signless(32)
    budget = [rng.choice([5, 20, 60])]

    def make(name, rewriter, op, operands):
        with rewriter.ip, op.location:
            return ir.Operation.create(name, results=[i32], operands=operands)

    def say(op, rewriter):
        log.append(op.operation.name)
        return True

    def limited(function):
        def pattern(op, rewriter):
            log.append(op.operation.name)
            if budget[0] <= 0:
                return True
            budget[0] -= 1
            return function(op, rewriter)
        return pattern

    def rename(to):
        return limited(lambda op, rewriter: rewriter.replace_op(op, make(to, rewriter, op, list(op.operands))))

    def forward(op, rewriter):
        rewriter.replace_op(op, [op.operands[0]])

    def erase(op, rewriter):
        rewriter.erase_op(op)

    def bump(op, rewriter):
        value = ir.IntegerAttr(op.attributes["value"]).value
        if value > 3:
            return True
        with rewriter.ip, op.location:
            new = arith.ConstantOp(i32, value + 1)
        rewriter.replace_op(op, new)

    def split(op, rewriter):
        with rewriter.ip, op.location:
            first = ir.Operation.create("t.d", results=[i32], operands=[op.operands[0], op.operands[1]])
            second = ir.Operation.create("t.d", results=[i32], operands=[first.results[0], op.operands[1]])
        rewriter.replace_op(op, second)

    available = [
        ("t.a", rename("t.b")), ("t.b", rename("t.c")), ("t.c", limited(forward)), ("t.use", limited(erase)),
        ("arith.constant", limited(bump)), ("arith.xori", rename("t.a")), ("t.d", say), ("scf.if", say), ("scf.yield", say),
        ("cf.br", say), ("cf.cond_br", say), ("t.a", limited(split)), ("func.return", say), ("func.func", say), ("cf.switch", say),
    ]
    patterns = rewrite.RewritePatternSet()
    for name, function in available:
        if rng.random() < 0.6:
            patterns.add(name, function, rng.randrange(1, 4))
    frozen = patterns.freeze()
    config = rewrite.GreedyRewriteConfig()
    config.enable_folding = False
    config.use_top_down_traversal = rng.random() < 0.4
    config.enable_constant_cse = rng.random() < 0.7
    config.max_iterations = rng.choice([10, -1, 1, 2])
    config.max_num_rewrites = rng.choice([-1, -1, 1, 3])
    config.strictness = rng.choice(list(rewrite.GreedyRewriteStrictness))
    config.region_simplification_level = rng.choice(list(rewrite.GreedySimplifyRegionLevel))
    try:
        module = ir.Module.parse(text)
    except ir.MLIRError:
        print(seed, "no program")
        return
    walk = rng.random() < 0.15
    print(seed, "walk" if walk else [config.use_top_down_traversal, config.enable_constant_cse, config.max_iterations, config.max_num_rewrites, config.strictness.name, config.region_simplification_level.name])
    if walk:
        attempt(rewrite.walk_and_apply_patterns, module.operation, frozen)
    else:
        attempt(rewrite.apply_patterns_and_fold_greedily, module, frozen, config)
    print(" ".join(log))
    print(module.operation.get_asm(print_generic_op_form=True))

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    for seed in range(150):
        run(seed)
