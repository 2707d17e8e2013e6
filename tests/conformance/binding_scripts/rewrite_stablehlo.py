# Programs as jax.export writes them, rewritten by the driver in its default configuration, with folding.
import random
from mlir import ir, rewrite
from mlir.dialects import stablehlo

TYPE = "tensor<2xi32>"


def program(rng):
    lines = [f"func.func @f(%x: {TYPE}, %y: {TYPE}) -> {TYPE} {{"]
    count = 0

    def ops(known, depth):
        nonlocal count
        for _ in range(rng.randrange(8)):
            count += 1
            name = f"%v{count}"
            kind = rng.randrange(8)
            if kind < 2:
                lines.append(f"{name} = stablehlo.constant dense<{rng.randrange(3)}> : {TYPE}")
            elif kind < 6:
                op = rng.choice(["add", "multiply", "subtract", "and", "maximum"])
                lines.append(f"{name} = stablehlo.{op} {rng.choice(known)}, {rng.choice(known)} : {TYPE}")
            elif kind == 6 and depth:
                lines.append(f'{name} = "t.region"() ({{')
                inner = list(known)
                ops(inner, depth - 1)
                lines.append(f'"t.end"({rng.choice(inner)}) : ({TYPE}) -> ()\n}}) : () -> {TYPE}')
            else:
                lines.append(f"{name} = stablehlo.custom_call @c({rng.choice(known)}) {{has_side_effect = {rng.choice(['true', 'false'])}}} : ({TYPE}) -> {TYPE}")
            known.append(name)

    known = ["%x", "%y"]
    ops(known, 2)
    lines.append(f"return {rng.choice(known)} : {TYPE}\n}}")
    return "\n".join(lines)


def run(seed):
    rng = random.Random(seed)
    log = []
    budget = [rng.randrange(8)]

    def say(op, rewriter):
        log.append(str(op).split("(")[0].split(" : ")[0])
        return True

    def negated(op, rewriter):
        log.append(op.operation.name)
        if not budget[0]:
            return True
        budget[0] -= 1
        with rewriter.ip, op.location:
            new = stablehlo.AddOp(stablehlo.ConstantOp(ir.Attribute.parse(f"dense<{budget[0] % 3}> : {TYPE}")), op.operands[0])
        rewriter.replace_op(op, new)

    patterns = rewrite.RewritePatternSet()
    for name in ("stablehlo.add", "stablehlo.constant", "stablehlo.and", "stablehlo.custom_call", "t.region"):
        patterns.add(name, say)
    patterns.add("stablehlo.subtract", negated)
    config = rewrite.GreedyRewriteConfig()
    config.use_top_down_traversal = rng.random() < 0.5
    module = ir.Module.parse(program(rng))
    rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze(), config)
    print(seed, log)
    print(module)


with ir.Context() as context, ir.Location.unknown():
    try:
        stablehlo.register_dialect(context)
    except AttributeError:
        pass
    context.allow_unregistered_dialects = True
    for seed in range(150):
        run(seed)
