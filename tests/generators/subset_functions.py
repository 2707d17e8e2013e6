"""Loops that read parts of tensors and write them again, for loop-invariant-subset-hoisting.

Parts are slices and transfers whose offsets are numbers, sums of values, and values that vary with the
iteration; some are equal, some overlap, some are read and not written, and some tensors have other uses.
"""

from __future__ import annotations

from random import Random

_WHOLE = "tensor<?x64xf32>"


def generate_subset_functions(seed: int) -> str:
    """A function of nested loops."""
    return _Generator(Random(seed)).function()


class _Generator:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.count = 0
        # Offsets that are the same in all iterations, spelled in several ways.
        self.places = ["0", "4", "5", "8", "%a", "%b", "%a1", "%a5", "%d"]
        self.depth = 0

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def say(self, line: str) -> None:
        self.lines.append("  " * (self.depth + 1) + line)

    def function(self) -> str:
        self.say("%c0 = arith.constant 0 : index")
        self.say("%c1 = arith.constant 1 : index")
        self.say("%c5 = arith.constant 5 : index")
        self.say("%a1 = arith.addi %a, %c1 : index")
        self.say("%a5 = affine.apply affine_map<(i)[s] -> (i + s * 5)>(%a)[%c1]")
        self.say("%m = arith.muli %c5, %c1 : index")
        self.say("%d = arith.subi %a5, %m : index")
        self.say("%z = arith.constant 0.0 : f32")
        results = self.loop(["%t", "%u"][: self.random.randrange(1, 3)])
        self.say(f'"u.use"({", ".join(results)}) : ({", ".join([_WHOLE] * len(results))}) -> ()')
        self.say("return")
        parameters = f"%t: {_WHOLE}, %u: {_WHOLE}, %a: index, %b: index, %n: index"
        return "\n".join([f"func.func @f({parameters}) {{", *self.lines, "}", ""])

    def loop(self, inits: list[str]) -> list[str]:
        """A loop with tensors as iteration arguments; returns its results."""
        index, result = self.name(), self.name()
        arguments = [self.name() for _ in inits]
        pairs = ", ".join([f"{one} = {other}" for one, other in zip(arguments, inits, strict=True)])
        types = ", ".join([_WHOLE] * len(inits))
        count = f":{len(inits)}" if len(inits) > 1 else ""
        self.say(
            f"{result}{count} = scf.for {index} = %c0 to %n step %c1 iter_args({pairs}) -> ({types}) {{"
        )
        self.depth += 1
        places = self.places
        self.places = [*places, index]
        yielded = [self.body(argument) for argument in arguments]
        if len(yielded) > 1 and self.chance(0.1):
            yielded.reverse()
        self.say(f"scf.yield {', '.join(yielded)} : {types}")
        self.places = places
        self.depth -= 1
        self.say("}")
        return [f"{result}#{number}" for number in range(len(inits))] if count else [result]

    def body(self, tensor: str) -> str:
        """The operations on a tensor in one iteration."""
        parts = [self.part() for _ in range(self.random.randrange(1, 4))]
        read: list[tuple[str, str, str]] = []
        for part in parts:
            if self.chance(0.9):
                read.append((*part, self.take(tensor, part)))
        if self.chance(0.08):
            self.say(f'"u.look"({tensor}) : ({_WHOLE}) -> ()')
        self.random.shuffle(read)
        value = tensor
        for kind, text, name in read:
            if self.chance(0.9):
                value = self.put((kind, text), name, value)
        if self.depth < 3 and self.chance(0.4):
            value = self.loop([value])[0]
        return value

    def part(self) -> tuple[str, str]:
        """The type and the offsets of a part."""
        place, other = self.random.choice(self.places), self.random.choice(["0", "8", "%b"])
        if self.chance(0.3):
            indices = [f"%c{each}" if each in ("0", "5") else each for each in (place, other)]
            indices = [each if each.startswith("%") else "%c1" for each in indices]
            return f"vector<{self.random.choice([1, 4])}xf32>", f"[{', '.join(indices)}]"
        size, stride = self.random.choice([1, 4, 5]), self.random.choice([1, 1, 1, 2])
        return f"tensor<{size}x2xf32>", f"[{place}, {other}] [{size}, 2] [{stride}, 1]"

    def take(self, tensor: str, part: tuple[str, str]) -> str:
        """Read a part; return a value made of it."""
        type, place = part
        name, made = self.name(), self.name()
        if type.startswith("vector"):
            self.say(f"{name} = vector.transfer_read {tensor}{place}, %z : {_WHOLE}, {type}")
        else:
            self.say(f"{name} = tensor.extract_slice {tensor}{place} : {_WHOLE} to {type}")
        self.say(f'{made} = "u.make"({name}) : ({type}) -> {type}')
        return made

    def put(self, part: tuple[str, str], value: str, tensor: str) -> str:
        type, place = part
        name = self.name()
        if type.startswith("vector"):
            self.say(f"{name} = vector.transfer_write {value}, {tensor}{place} : {type}, {_WHOLE}")
        else:
            self.say(f"{name} = tensor.insert_slice {value} into {tensor}{place} : {type} into {_WHOLE}")
        return name
