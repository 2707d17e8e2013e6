"""Random functions that store to small memory and load from it along many paths.

    generate_slot_functions(seed, size=40) -> str

Every module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

SLOTS = ["memref<i32>", "memref<i32>", "memref<1xi32>", "memref<2xi32>", "memref<2x2xi32>", "memref<17xi32>"]


def generate_slot_functions(seed: int, *, size: int = 40) -> str:
    """A module of one or two functions of about `size` operations."""
    generator = _Generator(Random(seed), size)
    for index in range(generator.random.randrange(1, 3)):
        generator.function(index)
    return "\n".join(generator.lines) + "\n"


class _Generator:
    def __init__(self, random: Random, size: int) -> None:
        self.random = random
        self.size = size
        self.counter = 0
        self.lines: list[str] = []

    def emit(self, text: str) -> None:
        place = self.random.choice(['"a"', '"b"', "unknown"])
        self.lines.append(f"  {text}" + (f" loc({place})" if self.random.random() < 0.15 else ""))

    def name(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def function(self, index: int) -> None:
        flag, number, at = self.name(), self.name(), self.name()
        self.lines.append(f"func.func @f{index}({flag}: i1, {number}: i32, {at}: index) -> i32 {{")
        numbers = [number]
        constants = [self.name() for _ in range(3)]
        for value, each in enumerate(constants):
            self.emit(f"{each} = arith.constant {value} : index")
        slots: list[tuple[str, str]] = []
        for _ in range(self.random.randrange(1, 4)):
            type = self.random.choice(SLOTS)
            slot = self.name()
            slots.append((slot, type))
            self.emit(f"{slot} = memref.alloca() : {type}")
        count = self.random.choice([1, 2, 4, 6])
        dead = self.random.choice([0, 0, 1]) if count > 1 else 0
        for block in range(count + dead):
            if block:
                self.lines.append(f"^b{index}_{block}:")
            inner = list(numbers)
            for _ in range(self.random.randrange(self.size // count + 1)):
                self._access(slots, numbers if block < count else inner, constants, at, flag)
            if block == count - 1 or block >= count:
                self.emit(f"return {self.random.choice(inner if block >= count else numbers)} : i32")
                continue
            onward = f"^b{index}_{block + 1}"
            other = f"^b{index}_{self.random.randrange(1, block + 2)}"
            if self.random.random() < 0.3:
                self.emit(f"cf.br {onward}")
            else:
                self.emit(f"cf.cond_br {flag}, {onward}, {other}")
        self.lines.append("}")

    def _access(
        self, slots: list[tuple[str, str]], numbers: list[str], constants: list[str], at: str, flag: str
    ) -> None:
        slot, type = self.random.choice(slots)
        rank = type.count("x")
        largest = 1 if type.startswith("memref<1x") else 2
        indices = [self.random.choice(constants[:largest]) for _ in range(rank)]
        kind = self.random.random()
        if rank and kind < 0.02:
            indices[0] = self.random.choice([at, constants[2]])
        where = f"{slot}[{', '.join(indices)}] : {type}"
        if kind < 0.03:
            self.emit(f'"u.use"({slot}) : ({type}) -> ()')
        elif kind < 0.06:
            self.lines.append(f"  scf.if {flag} {{")
            self.emit(f"memref.store {self.random.choice(numbers)}, {where}")
            self.lines.append("  }")
        elif kind < 0.5:
            value = self.name()
            self.emit(f"{value} = memref.load {where}")
            numbers.append(value)
        else:
            self.emit(f"memref.store {self.random.choice(numbers)}, {where}")
