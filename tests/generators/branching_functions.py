"""Random functions of blocks that branch: switches, conditions, calls of constants.

    generate_branching_functions(seed, size=8) -> str

Flags that are constants or are tested again, cases with the default's destination, blocks with only a branch,
unregistered branch operations.  Every module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random


def generate_branching_functions(seed: int, *, size: int = 8) -> str:
    """A module whose function has about `size` blocks."""
    return _Generator(Random(seed), size).module()


class _Generator:
    def __init__(self, random: Random, size: int) -> None:
        self.random = random
        self.size = size
        self.counter = 0
        # The number of arguments of each block, all of type i32.
        self.blocks = [random.choice([0, 0, 1, 2]) for _ in range(size)]

    def module(self) -> str:
        lines = ["func.func private @g(i32) -> i32", "func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {"]
        lines += ["%zero = arith.constant 0 : i32", "%two = arith.constant 2 : i32", "%true = arith.constant true"]
        lines += self.body(-1, ["%a", "%b", "%zero", "%two"])
        for number, count in enumerate(self.blocks):
            names = [f"%x{number}_{index}" for index in range(count)]
            declared = ", ".join(f"{name}: i32" for name in names)
            lines.append(f"^b{number}({declared}):" if names else f"^b{number}:")
            lines += self.body(number, ["%a", "%b", "%zero", "%two", *names])
        return "\n".join([*lines, "}"]) + "\n"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def target(self, block: int, values: list[str]) -> str:
        # Mostly forward branches, so that blocks can be merged.
        candidates = range(block + 1, self.size) if self.chance(0.85) and block + 1 < self.size else range(self.size)
        number = self.random.choice(candidates)
        passed = [self.random.choice(values) for _ in range(self.blocks[number])]
        return f"^b{number}" + (f"({', '.join(passed)} : {', '.join(['i32'] * len(passed))})" if passed else "")

    def body(self, block: int, values: list[str]) -> list[str]:
        lines: list[str] = []
        if self.chance(0.4):
            lines.append(f'"u.use"({self.random.choice(values)}) : (i32) -> ()')
        if self.chance(0.15):
            self.counter += 1
            name = f"%k{self.counter}"
            lines += [
                f"{name} = func.constant @g : (i32) -> i32",
                f"{name}r = func.call_indirect {name}({self.random.choice(values)}) : (i32) -> i32",
                f'"u.use"({name}r) : (i32) -> ()',
            ]
        return [*lines, self.terminator(block, values)]

    def terminator(self, block: int, values: list[str]) -> str:
        kind = self.random.choice(["br", "br", "cond_br", "switch", "switch", "switch", "return", "unknown"])
        if block + 1 >= self.size or kind == "return":
            return f"return {self.random.choice(values)} : i32"
        if kind == "br":
            return f"cf.br {self.target(block, values)}"
        if kind == "cond_br":
            condition = self.random.choice(["%c", "%c", "%d", "%true"])
            return f"cf.cond_br {condition}, {self.target(block, values)}, {self.target(block, values)}"
        if kind == "unknown":
            number = self.random.randrange(self.size)
            if self.blocks[number] == 0:
                return f'"u.br"()[^b{number}] : () -> ()'
        default = self.target(block, values)
        cases = [f"default: {default}"]
        for number in self.random.sample([0, 1, 2, 42, 43], self.random.randrange(4)):
            target = default if self.chance(0.25) else self.target(block, values)
            cases.append(f"{number}: {target}")
        flag = self.random.choice(["%a", "%a", "%b", "%two"])
        return f"cf.switch {flag} : i32, [ {', '.join(cases)} ]"
