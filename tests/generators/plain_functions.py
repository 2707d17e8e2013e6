"""Random functions of operations without folders, for the other parts of rewriting.

    generate_plain_functions(seed, size=40, dialect="llvm") -> str

Repeated constants, dead operations, unreachable blocks, equal blocks, and blocks with unused arguments.
Every module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

Scope = dict[str, list[str]]

TYPES = ["i32", "i32", "f32", "f32", "i1"]
# Replacements for branches of cf.
_OF_CF = {
    "llvm.func": "func.func",
    "llvm.return": "func.return",
    "llvm.cond_br": "cf.cond_br",
    "llvm.br": "cf.br",
    # A select between zero and one folds.
    "constant 0 : i32": "constant 5 : i32",
    "constant 1 : i32": "constant 6 : i32",
}

PLACES = ["unknown", '"a"', '"b"', '"c"("x.mlir":1:2)', 'fused["a", "b"]']


def generate_plain_functions(seed: int, *, size: int = 40, dialect: str = "llvm") -> str:
    """A module of about `size` operations, with functions and branches of llvm, or else of func and cf."""
    text = _Generator(Random(seed), size, dialect == "llvm").module()
    if dialect == "llvm":
        return text
    for old, new in _OF_CF.items():
        text = text.replace(old, new)
    return text


class _Generator:
    def __init__(self, random: Random, size: int, switches: bool) -> None:
        self.random = random
        self.switches = switches
        self.budget = size
        self.counter = 0
        self.lines: list[str] = []
        self.indent = 0

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def emit(self, text: str) -> None:
        if self.chance(0.15):
            text += f" loc({self.random.choice(PLACES)})"
        self.lines.append("  " * self.indent + text)

    def define(self, scope: Scope, type: str) -> str:
        self.counter += 1
        value = f"%v{self.counter}"
        scope.setdefault(type, []).append(value)
        return value

    def use(self, scope: Scope, type: str) -> str:
        known = scope.get(type)
        if known and self.chance(0.85):
            return self.random.choice(known[-6:])
        value = self.define(scope, type)
        literal = {"i1": ["true", "false"], "f32": ["0.5 : f32", "2.5 : f32"]}
        choice = literal.get(type, ["0 : i32", "1 : i32", "7 : i32"])
        self.emit(f"{value} = arith.constant {self.random.choice(choice)}")
        return value

    def module(self) -> str:
        for index in range(self.random.randrange(1, 4)):
            self._function(index)
            if self.chance(0.2):
                self.emit('"u.op"() : () -> ()')
            if self.chance(0.2):
                value = self.use({}, "i32")
                self.emit(f'"u.op"({value}) : (i32) -> ()')
        return "\n".join(self.lines) + "\n"

    def _function(self, index: int) -> None:
        scope: Scope = {}
        inputs = [self.random.choice(TYPES) for _ in range(self.random.randrange(4))]
        arguments = ", ".join([f"{self.define(scope, type)}: {type}" for type in inputs])
        self.emit(f"llvm.func @f{index}({arguments}) -> f32 {{")
        # A location after the brace belongs to no operation.
        self.lines[-1] = self.lines[-1].partition(" loc(")[0]
        self.indent += 1
        self._blocks(scope)
        self.indent -= 1
        self.emit("}")

    def _blocks(self, scope: Scope) -> None:
        count = self.random.choice([1, 2, 3, 5, 7])
        dead = self.random.choice([0, 0, 1, 2]) if count > 1 else 0
        self.counter += 1
        labels = [f"^b{self.counter}_{index}" for index in range(count + dead)]
        types = [[self.random.choice(TYPES) for _ in range(self.random.randrange(3))] for _ in labels]
        types[0] = []
        # Blocks with the same operations, on different values from outside.
        twins = self.chance(0.5)
        for index in range(count + dead):
            inner = scope if index < count else {type: list(values) for type, values in scope.items()}
            if index:
                shown = ", ".join([f"{self.define(inner, type)}: {type}" for type in types[index]])
                self.lines.append("  " * self.indent + f"{labels[index]}{f'({shown})' if shown else ''}:")
            if not (twins and index and self.chance(0.7)):
                self._operations(inner, 1)
            else:
                self.emit(f'"u.use"({self.use(inner, "i32")}) : (i32) -> ()')
            last = index == count - 1 or (index >= count and self.chance(0.3))
            if last:
                value = self.use(inner, "f32")
                self.emit(f"llvm.return {value} : f32")
                continue
            choices = range(1, count) if index < count else range(1, count + dead)
            onward = index + 1 if index < count else self.random.choice(choices)
            back = self.random.choice(range(1, min(index + 1, count - 1) + 1)) if index < count else onward
            one = self._target(inner, labels, types, onward)
            two = self._target(inner, labels, types, back)
            if self.chance(0.35):
                self.emit(f"llvm.br {one}")
            elif self.chance(0.8) or not self.switches:
                self.emit(f"llvm.cond_br {self.use(inner, 'i1')}, {one}, {two}")
            else:
                flag = self.use(inner, "i32")
                self.emit(f"llvm.switch {flag} : i32, {two} [\n 4: {one},\n 5: {two}]")

    def _target(self, scope: Scope, labels: list[str], types: list[list[str]], number: int) -> str:
        values = [self.use(scope, type) for type in types[number]]
        shown = f"({', '.join(values)} : {', '.join(types[number])})" if values else ""
        return labels[number] + shown

    def _operations(self, scope: Scope, level: int) -> None:
        for _ in range(self.random.randrange(1, 6)):
            if self.budget <= 0:
                return
            self.budget -= 1
            self._operation(scope, level)

    def _operation(self, scope: Scope, level: int) -> None:
        kind = self.random.randrange(8)
        if kind < 2:
            values = [self.use(scope, "f32"), self.use(scope, "f32")]
            self.emit(f"{self.define(scope, 'f32')} = llvm.fadd {', '.join(values)} : f32")
        elif kind == 2:
            value = self.use(scope, "f32")
            self.emit(f"{self.define(scope, 'f32')} = llvm.intr.sin({value}) : (f32) -> f32")
        elif kind == 3:
            values = [self.use(scope, "i32"), self.use(scope, "i32")]
            self.emit(f"{self.define(scope, 'i1')} = \"u.op\"({', '.join(values)}) : (i32, i32) -> i1")
        elif kind == 4 and level < 3:
            self.lines.append("  " * self.indent + '"u.region"() ({')
            self.indent += 1
            self._operations({type: list(values) for type, values in scope.items()}, level + 1)
            self.indent -= 1
            self.emit("}) : () -> ()")
        elif kind == 5:
            self.emit(f'"u.use"({self.use(scope, "i32")}) : (i32) -> ()')
        elif kind == 6:
            values = [self.use(scope, "f32"), self.use(scope, "f32")]
            self.emit(f"{self.define(scope, 'f32')} = llvm.fmul {', '.join(values)} : f32")
        else:
            self.use(scope, self.random.choice(TYPES))
