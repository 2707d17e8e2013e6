"""Random functions of affine's operations, with much that folds.

    generate_affine_functions(seed, size=25) -> str

Maps applied in succession, to constants, induction variables and repeated values; minima and maxima of minima
and maxima; known bounds and conditions; loops without effect.  Every module verifies.  The same seed and size
give the same text.
"""

from __future__ import annotations

from random import Random


def generate_affine_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Scope:
    """Values by kind: symbols, which are valid dimensions as well, and dimensions."""

    def __init__(self, symbols: list[str], dims: list[str]) -> None:
        self.symbols = symbols
        self.dims = dims

    def copy(self) -> _Scope:
        return _Scope(list(self.symbols), list(self.dims))


class _Generator:
    def __init__(self, random: Random, size: int) -> None:
        self.random = random
        self.budget = size
        self.counter = 0
        self.lines: list[str] = []

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def fresh(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def emit(self, text: str) -> None:
        self.lines.append(f'{text} loc("a")' if self.chance(0.1) else text)

    def module(self) -> str:
        scope = _Scope(["%a", "%b"], ["%a"])
        self.lines.append(
            'memref.global "private" constant @g : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>'
        )
        self.lines.append("func.func @f(%a: index, %b: index, %m: memref<64x64xf32>, %f: f32) {")
        for number in (0, 1, 4, 16):
            name = self.fresh()
            self.emit(f"{name} = arith.constant {number} : index")
            scope.symbols.append(name)
        for _ in range(3):
            self.body(scope, 8, 0)
        self.lines += ["return", "}"]
        return "\n".join(self.lines) + "\n"

    def body(self, scope: _Scope, count: int, depth: int) -> None:
        for _ in range(self.random.randrange(1, count + 1)):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = [self.apply, self.apply, self.apply, self.extremum, self.extremum, self.load, self.store]
            kinds += [self.delinearize, self.linearize]
            if depth < 3:
                kinds += [self.loop, self.loop, self.conditional, self.parallel]
            self.random.choice(kinds)(scope, depth)

    # -- maps -------------------------------------------------------------------------------------------

    def expr(self, dims: int, symbols: int, depth: int = 0) -> str:
        leaves = [f"d{number}" for number in range(dims)] + [f"s{number}" for number in range(symbols)]
        leaves.append(str(self.random.choice([0, 1, 2, 4, 7, -1])))
        if depth > 2 or self.chance(0.4):
            return self.random.choice(leaves)
        one = self.expr(dims, symbols, depth + 1)
        kind = self.random.choice(["+", "+", "-", "*", "mod", "floordiv", "ceildiv"])
        if kind in "+-":
            return f"({one} {kind} {self.expr(dims, symbols, depth + 1)})"
        return f"({one} {kind} {self.random.choice([2, 3, 4, 8, 32])})"

    def inputs(self, scope: _Scope) -> tuple[list[str], list[str]]:
        dims = self.random.choices(scope.dims + scope.symbols, k=self.random.randrange(3))
        symbols = self.random.choices(scope.symbols, k=self.random.randrange(3))
        return dims, symbols

    def map(self, scope: _Scope, results: int) -> tuple[str, str]:
        """A map, and its operands."""
        dims, symbols = self.inputs(scope)
        exprs = [self.expr(len(dims), len(symbols)) for _ in range(results)]
        if results > 1 and self.chance(0.3):
            exprs[-1] = exprs[0]
        return f"affine_map<{self.signature(dims, symbols)} -> ({', '.join(exprs)})>", self.operands(
            dims, symbols
        )

    def signature(self, dims: list[str], symbols: list[str]) -> str:
        brackets = f"[{', '.join(f's{number}' for number in range(len(symbols)))}]" if symbols else ""
        return f"({', '.join(f'd{number}' for number in range(len(dims)))}){brackets}"

    def operands(self, dims: list[str], symbols: list[str]) -> str:
        return f"({', '.join(dims)})" + (f"[{', '.join(symbols)}]" if symbols else "")

    # -- operations -------------------------------------------------------------------------------------

    def apply(self, scope: _Scope, depth: int) -> None:
        name = self.fresh()
        map, operands = self.map(scope, 1)
        self.emit(f"{name} = affine.apply {map}{operands}")
        scope.dims.append(name)
        if self.chance(0.3):
            self.emit(f'"u.use"({name}) : (index) -> ()')

    def extremum(self, scope: _Scope, depth: int) -> None:
        kind = self.random.choice(["min", "max"])
        previous = None
        for _ in range(self.random.randrange(1, 3)):
            name = self.fresh()
            dims, symbols = self.inputs(scope)
            exprs = [self.expr(len(dims), len(symbols)) for _ in range(self.random.randrange(1, 4))]
            if previous is not None:
                dims.append(previous)
                exprs.append(f"d{len(dims) - 1}")
            if self.chance(0.2):
                exprs.append(exprs[0])
            map = f"affine_map<{self.signature(dims, symbols)} -> ({', '.join(exprs)})>"
            self.emit(f"{name} = affine.{kind} {map}{self.operands(dims, symbols)}")
            previous = name
        self.emit(f'"u.use"({previous}) : (index) -> ()')

    def basis(self, scope: _Scope, count: int) -> list[str]:
        numbers = ["1", "2", "3", "4", "6", "8"]
        return [
            self.random.choice([*numbers, *numbers, self.random.choice(scope.symbols)]) for _ in range(count)
        ]

    def delinearize(self, scope: _Scope, depth: int) -> None:
        sizes = self.basis(scope, self.random.randrange(1, 4))
        names = [self.fresh() for _ in range(len(sizes) + self.random.randrange(2))]
        value = self.random.choice(scope.dims + scope.symbols)
        types = ", ".join(["index"] * len(names))
        self.emit(
            f"{', '.join(names)} = affine.delinearize_index {value} into ({', '.join(sizes)}) : {types}"
        )
        for name in names:
            self.emit(f'"u.use"({name}) : (index) -> ()')
        if self.chance(0.6):
            again = sizes if self.chance(0.6) else self.basis(scope, len(sizes))
            self.join(scope, names, again)
        if self.chance(0.3) and all(size.isdigit() for size in sizes):
            stride, terms = 1, []
            bounded = [1] * (len(names) - len(sizes)) + [int(size) for size in sizes]
            for number in reversed(range(len(names))):
                terms.append(f"d{number} * {stride}")
                stride *= bounded[number]
            self.random.shuffle(terms)
            name = self.fresh()
            inputs = ", ".join(f"d{number}" for number in range(len(names)))
            self.emit(
                f"{name} = affine.apply affine_map<({inputs}) -> ({' + '.join(terms)})>({', '.join(names)})"
            )
            self.emit(f'"u.use"({name}) : (index) -> ()')

    def join(self, scope: _Scope, indices: list[str], sizes: list[str]) -> None:
        name = self.fresh()
        disjoint = "disjoint " if self.chance(0.6) else ""
        self.emit(
            f"{name} = affine.linearize_index {disjoint}[{', '.join(indices)}] by ({', '.join(sizes)}) : index"
        )
        self.emit(f'"u.use"({name}) : (index) -> ()')
        scope.dims.append(name)

    def linearize(self, scope: _Scope, depth: int) -> None:
        sizes = self.basis(scope, self.random.randrange(1, 4))
        count = len(sizes) + self.random.randrange(2)
        self.join(scope, self.random.choices(scope.dims + scope.symbols, k=count), sizes)

    def access(self, scope: _Scope) -> str:
        values = scope.dims + scope.symbols
        indices: list[str] = []
        for _ in range(2):
            value = self.random.choice(values)
            form = self.random.choice(["{}", "{} + 1", "{} * 2", "{} mod 8", "{} floordiv 4", "3"])
            indices.append(form.format(value))
        return ", ".join(indices)

    def load(self, scope: _Scope, depth: int) -> None:
        name = self.fresh()
        if self.chance(0.2):
            table = self.fresh()
            self.emit(f"{table} = memref.get_global @g : memref<2x2xf32>")
            self.emit(
                f"{name} = affine.load {table}[{self.random.choice(['0, 1', '1, 1', '%a, 0'])}] : memref<2x2xf32>"
            )
        elif self.chance(0.3):
            cast = self.fresh()
            self.emit(f"{cast} = memref.cast %m : memref<64x64xf32> to memref<?x?xf32>")
            self.emit(f"{name} = affine.load {cast}[{self.access(scope)}] : memref<?x?xf32>")
        else:
            self.emit(f"{name} = affine.load %m[{self.access(scope)}] : memref<64x64xf32>")
        self.emit(f'"u.use"({name}) : (f32) -> ()')

    def store(self, scope: _Scope, depth: int) -> None:
        self.emit(f"affine.store %f, %m[{self.access(scope)}] : memref<64x64xf32>")

    def bound(self, scope: _Scope, keyword: str) -> str:
        if self.chance(0.6):
            return str(self.random.choice([0, 0, 1, 4, 8, 16]))
        count = self.random.choice([1, 2, 3])
        map, operands = self.map(scope, count)
        return f"{keyword} {map}{operands}" if count > 1 else f"{map}{operands}"

    def loop(self, scope: _Scope, depth: int) -> None:
        variable = self.fresh()
        lower, upper = self.bound(scope, "max"), self.bound(scope, "min")
        step = self.random.choice(["", "", " step 2", " step 4"])
        carried = self.random.randrange(3) if self.chance(0.4) else 0
        names = [self.fresh() for _ in range(carried)]
        inits = [self.random.choice(["%f", "%f", self.make()]) for _ in range(carried)]
        results = [self.fresh() for _ in range(carried)]
        head = f"{', '.join(results)} = " if results else ""
        pairs = ", ".join(f"{name} = {init}" for name, init in zip(names, inits, strict=True))
        types = ", ".join(["f32"] * carried)
        arguments = f" iter_args({pairs}) -> ({types})" if carried else ""
        self.lines.append(f"{head}affine.for {variable} = {lower} to {upper}{step}{arguments} {{")
        inner = scope.copy()
        inner.dims += [variable] * 3
        if self.chance(0.8):
            self.body(inner, 4, depth + 1)
        if carried:
            values = [self.random.choice([*names, "%f"]) for _ in names]
            self.lines.append(f"affine.yield {', '.join(values)} : {types}")
        self.lines.append("}")
        for result in results:
            self.emit(f'"u.use"({result}) : (f32) -> ()')

    def make(self) -> str:
        name = self.fresh()
        self.lines.append(f'{name} = "u.make"() : () -> f32')
        return name

    def conditional(self, scope: _Scope, depth: int) -> None:
        dims, symbols = self.inputs(scope)
        constraints = []
        for _ in range(self.random.choice([1, 1, 2])):
            expr = self.random.choice([self.expr(len(dims), len(symbols)), "0", "1"])
            constraints.append(f"{expr} {self.random.choice(['==', '>='])} 0")
        condition = f"affine_set<{self.signature(dims, symbols)} : ({', '.join(constraints)})>"
        results = [self.fresh()] if self.chance(0.3) else []
        head = f"{results[0]} = " if results else ""
        arrow = " -> f32" if results else ""
        self.lines.append(f"{head}affine.if {condition}{self.operands(dims, symbols)}{arrow} {{")
        self.branch(scope, depth, bool(results))
        if results or self.chance(0.5):
            self.lines.append("} else {")
            self.branch(scope, depth, bool(results))
        self.lines.append("}")

    def branch(self, scope: _Scope, depth: int, has_result: bool) -> None:
        if self.chance(0.6):
            self.body(scope.copy(), 3, depth + 1)
        if has_result:
            self.lines.append("affine.yield %f : f32")

    def parallel(self, scope: _Scope, depth: int) -> None:
        variable = self.fresh()
        value = self.random.choice(scope.dims + scope.symbols)
        upper = self.random.choice(["8", value, f"{value} + 4", f"min({value}, 16)"])
        self.lines.append(f"affine.parallel ({variable}) = (0) to ({upper}) {{")
        inner = scope.copy()
        inner.dims.append(variable)
        self.body(inner, 3, depth + 1)
        self.lines.append("}")
