# Random programs converted by random patterns: the operands that patterns get, and the remaining casts.
import random
from mlir import ir, rewrite
from mlir.dialects import arith, func, cf, scf

KEPT = []


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
        for _ in range(rng.randrange(6)):
            kind = rng.randrange(10)
            v = self.name()
            if kind < 2:
                self.lines.append(f"{pad}{v} = arith.constant {rng.randrange(3)} : i64")
                known.append(v)
            elif kind < 7:
                a, b = rng.choice(known), rng.choice(known)
                self.lines.append(f"{pad}{v} = arith.{rng.choice(['subi', 'xori', 'addi', 'muli'])} {a}, {b} : i64")
                known.append(v)
            elif kind == 7 and depth:
                self.lines.append(f"{pad}{v} = scf.if %cond -> i64 {{")
                inner = list(known)
                self.ops(inner, depth - 1, indent + 1)
                self.lines.append(f"{pad}  scf.yield {rng.choice(inner)} : i64")
                self.lines.append(f"{pad}}} else {{")
                inner = list(known)
                self.ops(inner, depth - 1, indent + 1)
                self.lines.append(f"{pad}  scf.yield {rng.choice(inner)} : i64")
                self.lines.append(f"{pad}}}")
                known.append(v)
            else:
                self.lines.append(f'{pad}"t.use"({rng.choice(known)}, {rng.choice(known)}) : (i64, i64) -> ()')

    def function(self):
        rng = self.rng
        blocks = rng.choice([1, 1, 3, 5])
        arity = [0] + [rng.randrange(3) for _ in range(blocks - 1)]
        self.lines.append("func.func @f(%x: i64, %y: i64, %cond: i1) -> i64 {")
        entry = ["%x", "%y"]
        for number in range(blocks):
            known = entry if number == 0 else list(entry)
            if number:
                args = [self.name() for _ in range(arity[number])]
                listed = ", ".join(f"{a}: i64" for a in args)
                self.lines.append(f"^b{number}({listed}):" if args else f"^b{number}:")
                known = list(entry) + args
            self.ops(known, 2, 1)

            def target():
                to = rng.randrange(min(number + 1, blocks - 1), blocks) if rng.random() < 0.8 else rng.randrange(1, blocks)
                passed = [rng.choice(known) for _ in range(arity[to])]
                text = f"^b{to}"
                if passed:
                    text += f"({', '.join(passed)} : {', '.join('i64' for _ in passed)})"
                return text

            if blocks == 1 or number == blocks - 1:
                self.lines.append(f"  return {rng.choice(known)} : i64")
            elif rng.random() < 0.6:
                self.lines.append(f"  cf.cond_br %cond, {target()}, {target()}")
            else:
                self.lines.append(f"  cf.br {target()}")
        self.lines.append("}")


def run(seed):
    rng = random.Random(seed)
    program = Program(rng)
    program.function()
    log = []
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)

    def narrow(type):
        return i32 if type == i64 else type

    def same(type):
        return type

    converter = rewrite.TypeConverter()
    for function in rng.choice([[narrow], [same], [same, narrow], [narrow, lambda type: None]]):
        KEPT.append(function)
        converter.add_conversion(function)

    def binary(make):
        def convert(op, adaptor, types, rewriter):
            log.append((op.operation.name, [str(each.type) for each in adaptor.operands]))
            with rewriter.ip, op.location:
                new = make(adaptor.lhs, adaptor.rhs)
            rewriter.replace_op(op, new)

        return convert

    def constant(op, adaptor, types, rewriter):
        log.append((op.operation.name, str(types.convert_type(op.result.type))))
        with rewriter.ip, op.location:
            new = arith.ConstantOp(types.convert_type(op.result.type), ir.IntegerAttr(op.value).value + 10)
        rewriter.replace_op(op, [new.result])

    def plain(op, rewriter):
        log.append((op.operation.name, [str(each.type) for each in op.operands]))
        with rewriter.ip, op.location:
            new = arith.OrIOp(op.operands[0], op.operands[1])
        rewriter.replace_op(op, new)

    def erased(op, rewriter):
        log.append(op.operation.name)
        rewriter.erase_op(op)

    def forwarded(op, adaptor, types, rewriter):
        rewriter.replace_op(op, [adaptor.lhs])

    def refused(op, adaptor, types, rewriter):
        log.append("refused")
        return True

    patterns = rewrite.RewritePatternSet()
    target = rewrite.ConversionTarget()
    for name, cls, function in (
        ("arith.constant", arith.ConstantOp, constant),
        ("arith.addi", arith.AddIOp, binary(arith.AndIOp)),
        ("arith.subi", arith.SubIOp, binary(arith.ShLIOp)),
        ("arith.muli", "arith.muli", rng.choice([forwarded, binary(arith.OrIOp)])),
    ):
        if rng.random() < 0.75:
            patterns.add_conversion(cls, function, converter, rng.randrange(1, 4))
            if rng.random() < 0.5:
                patterns.add_conversion(cls, refused, converter, rng.randrange(1, 4))
            if rng.random() < 0.5:
                target.add_illegal_op(name)
    if rng.random() < 0.5:
        patterns.add("arith.xori", plain)
    if rng.random() < 0.5:
        patterns.add("t.use", erased)
    for name in ("arith.addi", "arith.constant", "t.use", "arith.xori"):
        if rng.random() < 0.15:
            target.add_legal_op(name)
    if rng.random() < 0.3:
        target.add_legal_dialect(rng.choice(["t", "scf", arith._Dialect]))
    frozen = patterns.freeze()
    config = rewrite.ConversionConfig()
    config.build_materializations = False
    config.folding_mode = rewrite.DialectConversionFoldingMode.NEVER
    module = ir.Module.parse("\n".join(program.lines))
    print(seed)
    attempt(rewrite.apply_partial_conversion, module.operation, target, frozen, config)
    print(log)
    print(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=seed % 10 == 0))


with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    for seed in range(150):
        run(seed)
