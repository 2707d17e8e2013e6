"""Random functions of structured control flow with much that canonicalization removes.

    generate_structured_functions(seed, size=30) -> str

Constants among bounds, conditions and cases; loops that run once or never; iteration arguments that are
unchanged, duplicate, permuted or unused; ifs after ifs and inside of ifs on the same condition or on its
negation; casts of iteration arguments; regions that run once.  Every module verifies.  The same seed and size
give the same text.
"""

from __future__ import annotations

from random import Random

Scope = dict[str, list[str]]

TYPES = ["i1", "i1", "index", "index", "i32", "tensor<4xf32>", "tensor<?xf32>"]
PLACES = ['"a"', '"b"', '"c"("x.mlir":1:2)']


def generate_structured_functions(seed: int, *, size: int = 30) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Generator:
    def __init__(self, random: Random, size: int) -> None:
        self.random = random
        self.budget = size
        self.counter = 0
        self.lines: list[str] = []

    def module(self) -> str:
        for number in range(self.random.randrange(1, 4)):
            scope: Scope = {}
            arguments = []
            for type in ["i1", "i1", "index", "index", "i32", "tensor<4xf32>", "tensor<?xf32>"]:
                name = self.fresh()
                scope.setdefault(type, []).append(name)
                arguments.append(f"{name}: {type}")
            results = [self.random.choice(TYPES) for _ in range(self.random.randrange(3))]
            self.lines.append(f"func.func @f{number}({', '.join(arguments)}) -> ({', '.join(results)}) {{")
            self.constants(scope)
            self.body(scope, 6, 0)
            self.lines.append(self.terminator("return", results, scope))
            self.lines.append("}")
        return "\n".join(self.lines) + "\n"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def fresh(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def emit(self, text: str) -> None:
        self.lines.append(f"{text} loc({self.random.choice(PLACES)})" if self.chance(0.15) else text)

    def constants(self, scope: Scope) -> None:
        for type, literals in (("index", ["0", "1", "2", "4"]), ("i1", ["true", "false"]), ("i32", ["7"])):
            for literal in literals:
                if self.chance(0.7):
                    name = self.fresh()
                    typed = literal if type == "i1" else f"{literal} : {type}"
                    self.emit(f"{name} = arith.constant {typed}")
                    scope[type].append(name)

    def value(self, type: str, scope: Scope) -> str:
        if self.chance(0.1):
            name = self.fresh()
            self.emit(f'{name} = "u.make"() : () -> {type}')
            scope[type].append(name)
        values = scope[type]
        # Often the same values, so that equal operands are frequent.
        return values[-1 - int(self.random.random() ** 2 * len(values))]

    def terminator(self, name: str, types: list[str], scope: Scope) -> str:
        if not types:
            return name
        values = [self.value(type, scope) for type in types]
        return f"{name} {', '.join(values)} : {', '.join(types)}"

    def body(self, scope: Scope, count: int, depth: int) -> None:
        for _ in range(self.random.randrange(count + 1)):
            if self.budget <= 0:
                return
            self.budget -= 1
            self.operation(scope, depth)

    def operation(self, scope: Scope, depth: int) -> None:
        kinds = [self.use, self.use, self.cast, self.negation]
        if depth < 3:
            kinds += [self.conditional, self.conditional, self.loop, self.while_loop]
            kinds += [self.parallel, self.switch, self.region, self.forall]
        self.random.choice(kinds)(scope, depth)

    def use(self, scope: Scope, depth: int) -> None:
        types = [self.random.choice(TYPES) for _ in range(self.random.randrange(1, 3))]
        values = [self.value(type, scope) for type in types]
        self.emit(f'"u.use"({", ".join(values)}) : ({", ".join(types)}) -> ()')

    def cast(self, scope: Scope, depth: int) -> None:
        name = self.fresh()
        source, target = "tensor<4xf32>", "tensor<?xf32>"
        self.emit(f"{name} = tensor.cast {self.value(source, scope)} : {source} to {target}")
        scope[target].append(name)

    def negation(self, scope: Scope, depth: int) -> None:
        true, name = self.fresh(), self.fresh()
        value = self.value("i1", scope)
        self.emit(f"{true} = arith.constant true")
        self.emit(f"{name} = arith.xori {value}, {true} : i1")
        scope["i1"].append(name)

    def inner(self, scope: Scope) -> Scope:
        return {type: list(values) for type, values in scope.items()}

    def results(self, types: list[str], scope: Scope) -> str:
        """Names for results, which are in scope from now on."""
        names = []
        for type in types:
            name = self.fresh()
            names.append(name)
            scope[type].append(name)
        return f"{', '.join(names)} = " if names else ""

    def some_types(self) -> list[str]:
        return [self.random.choice(TYPES) for _ in range(self.random.choice([0, 0, 1, 2, 3]))]

    def block(self, scope: Scope, terminator: str, types: list[str], depth: int) -> None:
        inner = self.inner(scope)
        self.body(inner, 3, depth + 1)
        self.lines.append(self.terminator(terminator, types, inner))

    def conditional(self, scope: Scope, depth: int) -> None:
        types = self.some_types()
        condition = self.value("i1", scope)
        inner_scope = self.inner(scope)
        head = f"{self.results(types, scope)}scf.if {condition} -> ({', '.join(types)}) {{"
        self.lines.append(head)
        self.block(inner_scope, "scf.yield", types, depth)
        if types or self.chance(0.6):
            self.lines.append("} else {")
            self.block(inner_scope, "scf.yield", types, depth)
        self.lines.append("}")

    def loop(self, scope: Scope, depth: int) -> None:
        types = self.some_types()
        bounds = [self.value("index", scope) for _ in range(2)]
        step = self.step(scope)
        inits = [self.value(type, scope) for type in types]
        inner = self.inner(scope)
        variable = self.fresh()
        inner["index"].append(variable)
        arguments = []
        for type, init in zip(types, inits, strict=True):
            argument = self.fresh()
            inner[type].append(argument)
            arguments.append(f"{argument} = {init}")
        carried = f" iter_args({', '.join(arguments)}) -> ({', '.join(types)})" if types else ""
        results = self.results(types, scope)
        sign = "unsigned " if self.chance(0.1) else ""
        self.lines.append(
            f"{results}scf.for {sign}{variable} = {bounds[0]} to {bounds[1]} step {step}{carried} {{"
        )
        self.block(inner, "scf.yield", types, depth)
        self.lines.append("}")

    def step(self, scope: Scope) -> str:
        if self.chance(0.6):
            name = self.fresh()
            self.emit(f"{name} = arith.constant {self.random.choice([1, 1, 2, 5])} : index")
            return name
        return scope["index"][0]

    def while_loop(self, scope: Scope, depth: int) -> None:
        types, passed = self.some_types(), self.some_types()
        if self.chance(0.4):
            passed = self.random.sample(types, len(types))
        inits = [self.value(type, scope) for type in types]
        before = self.inner(scope)
        arguments = []
        for type, init in zip(types, inits, strict=True):
            argument = self.fresh()
            before[type].append(argument)
            arguments.append(f"{argument} = {init}")
        after = self.inner(scope)
        results = self.results(passed, scope)
        signature = f"({', '.join(types)}) -> ({', '.join(passed)})"
        carried = f"({', '.join(arguments)})" if arguments else ""
        self.lines.append(f"{results}scf.while {carried} : {signature} {{")
        self.body(before, 2, depth + 1)
        condition = self.comparison(before) if self.chance(0.5) else self.value("i1", before)
        if self.chance(0.4):
            self.lines.append(f"scf.if {condition} {{")
            self.block(before, "scf.yield", [], depth)
            self.lines.append("}")
        values = [self.value(type, before) for type in passed]
        typed = f" {', '.join(values)} : {', '.join(passed)}" if passed else ""
        self.lines.append(f"scf.condition({condition}){typed}")
        self.lines.append("} do {")
        names = [self.fresh() for _ in passed]
        for name, type in zip(names, passed, strict=True):
            after[type].append(name)
        declared = ", ".join(f"{name}: {type}" for name, type in zip(names, passed, strict=True))
        self.lines.append(f"^bb0({declared}):" if names else "")
        if self.chance(0.5):
            after["i1"].append(self.comparison(after))
        self.block(after, "scf.yield", types, depth)
        self.lines.append("}")

    def comparison(self, scope: Scope) -> str:
        name = self.fresh()
        predicate = self.random.choice(["slt", "sge", "eq", "ne"])
        values = [self.value("index", scope) for _ in range(2)]
        self.emit(f"{name} = arith.cmpi {predicate}, {values[0]}, {values[1]} : index")
        return name

    def parallel(self, scope: Scope, depth: int) -> None:
        rank = self.random.randrange(1, 3)
        bounds = [[self.value("index", scope) for _ in range(rank)] for _ in range(2)]
        steps = [self.step(scope) for _ in range(rank)]
        inner = self.inner(scope)
        variables = [self.fresh() for _ in range(rank)]
        inner["index"] += variables
        types = [self.random.choice(TYPES)] if self.chance(0.3) else []
        inits = [self.value(type, scope) for type in types]
        init = f" init ({', '.join(inits)}) -> {types[0]}" if types else ""
        results = self.results(types, scope)
        listed = [f"({', '.join(each)})" for each in (variables, *bounds, steps)]
        self.lines.append(
            f"{results}scf.parallel {listed[0]} = {listed[1]} to {listed[2]} step {listed[3]}{init} {{"
        )
        if self.chance(0.3) and not types and depth < 2:
            self.parallel(inner, depth + 1)
        else:
            self.body(inner, 3, depth + 1)
        if types:
            operand = self.value(types[0], inner)
            one, other = self.fresh(), self.fresh()
            self.lines.append(f"scf.reduce({operand} : {types[0]}) {{")
            self.lines.append(f"^bb0({one}: {types[0]}, {other}: {types[0]}):")
            reduced = self.inner(inner)
            reduced[types[0]] += [one, other]
            self.body(reduced, 2, depth + 1)
            self.lines.append(f"scf.reduce.return {self.value(types[0], reduced)} : {types[0]}")
            self.lines.append("}")
        self.lines.append("}")

    def switch(self, scope: Scope, depth: int) -> None:
        types = self.some_types()
        number = self.value("index", scope)
        inner = self.inner(scope)
        results = self.results(types, scope)
        arrow = f"-> {', '.join(types)}" if types else ""
        self.lines.append(f"{results}scf.index_switch {number} {arrow}")
        for case in self.random.sample([0, 1, 2, 9], self.random.randrange(3)):
            self.lines.append(f"case {case} {{")
            self.block(inner, "scf.yield", types, depth)
            self.lines.append("}")
        self.lines.append("default {")
        self.block(inner, "scf.yield", types, depth)
        self.lines.append("}")

    def region(self, scope: Scope, depth: int) -> None:
        types = self.some_types()
        inner = self.inner(scope)
        results = self.results(types, scope)
        arrow = f"-> ({', '.join(types)})" if types else ""
        inline = " no_inline" if self.chance(0.1) else ""
        self.lines.append(f"{results}scf.execute_region {arrow}{inline} {{")
        self.body(inner, 2, depth + 1)
        if self.chance(0.4):
            condition = self.value("i1", inner)
            label = self.fresh()[1:]
            self.lines.append(f"cf.cond_br {condition}, ^a{label}, ^b{label}")
            self.lines.append(f"^a{label}:")
            self.block(inner, "scf.yield", types, depth)
            self.lines.append(f"^b{label}:")
        self.block(inner, "scf.yield", types, depth)
        self.lines.append("}")

    def forall(self, scope: Scope, depth: int) -> None:
        rank = self.random.randrange(1, 3)
        types = [self.random.choice(TYPES[-2:]) for _ in range(self.random.randrange(3))]
        outputs = [self.value(type, scope) for type in types]
        bounds = [[self.bound(scope) for _ in range(rank)] for _ in range(2)]
        steps = [self.random.choice(["1", "1", "2", self.step(scope)]) for _ in range(rank)]
        inner = self.inner(scope)
        variables = [self.fresh() for _ in range(rank)]
        inner["index"] += variables
        arguments = [self.fresh() for _ in types]
        for argument, type in zip(arguments, types, strict=True):
            inner[type].append(argument)
        pairs = [f"{argument} = {output}" for argument, output in zip(arguments, outputs, strict=True)]
        shared = f" shared_outs({', '.join(pairs)}) -> ({', '.join(types)})" if types else ""
        results = self.results(types, scope)
        listed = [f"({', '.join(each)})" for each in (variables, *bounds, steps)]
        self.lines.append(
            f"{results}scf.forall {listed[0]} = {listed[1]} to {listed[2]} step {listed[3]}{shared} {{"
        )
        self.body(inner, 3, depth + 1)
        written = []
        for argument, type in zip(arguments, types, strict=True):
            if rank == 1 or self.chance(0.8):
                source = self.value("tensor<4xf32>", inner)
                offset = variables[0]
                written.append(
                    f"tensor.parallel_insert_slice {source} into {argument}[{offset}] [4] [1] : "
                    f"tensor<4xf32> into {type}"
                )
        self.lines += ["scf.forall.in_parallel {", *written, "}", "}"]

    def bound(self, scope: Scope) -> str:
        return self.random.choice(["0", "1", "2"]) if self.chance(0.5) else self.value("index", scope)
