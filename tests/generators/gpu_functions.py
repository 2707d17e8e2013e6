"""Random functions of gpu's operations that fold.

    generate_gpu_functions(seed, size=25) -> str

Tokens with one, two or no waits; copies to buffers that are read, freed or neither; sizes of allocations;
launches of one block or thread, with reductions, broadcasts and barriers.  Every module verifies, but some
fail after sizes are folded into types.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

PLACES = ['"a"', '"b"', '"c"("x.mlir":1:2)']
BUFFERS = ["memref<4xf32>", "memref<?xf32>", "memref<?x4x?xf32>"]


def generate_gpu_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.tokens: list[str] = []
        self.indices = ["%i", "%j", "%c0", "%c1", "%c1", "%c2"]
        self.numbers = ["%f"]
        self.buffers = {type: [f"%m{number}"] for number, type in enumerate(BUFFERS)}

    def emit(self, text: str) -> None:
        self.lines.append(f"{text} loc({self.random.choice(PLACES)})" if self.chance(0.15) else text)

    def module(self) -> str:
        arguments = ["%i: index", "%j: index", "%f: f32"]
        arguments += [f"{values[0]}: {type}" for type, values in self.buffers.items()]
        for number in range(3):
            self.lines.append(f"%c{number} = arith.constant {number} : index")
        kinds = [
            self.wait, self.wait, self.wait, self.wait, self.alloc, self.alloc, self.copy, self.copy,
            self.copy, self.fill, self.free, self.size_of, self.size_of, self.cast, self.launch, self.group,
            self.barrier, self.use,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
        for _ in range(4):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return (
            "module attributes {gpu.container_module} {\n"
            f"func.func @f({', '.join(arguments)}) {{\n{body}\n  return\n}}\n}}\n"
        )

    # -- tokens ---------------------------------------------------------------------------------------

    def dependencies(self, most: int) -> str:
        count = min(self.random.randrange(most + 1), len(self.tokens))
        return f"[{', '.join(self.random.choices(self.tokens[-4:], k=count))}]" if count else ""

    def asynchronous(self, most: int = 2) -> tuple[str, str]:
        """The token result of an operation, and the text after its name: `async` and dependencies."""
        if self.chance(0.5):
            return "", f" {self.dependencies(most)}" if self.chance(0.3) else ""
        token = self.fresh()
        dependencies = self.dependencies(most)
        self.tokens.append(token)
        return token, f" async {dependencies}"

    def wait(self) -> None:
        token, behind = self.asynchronous(3)
        self.emit(f"{token} = gpu.wait{behind}" if token else f"gpu.wait{behind}")

    # -- buffers --------------------------------------------------------------------------------------

    def buffer(self) -> tuple[str, str]:
        type = self.random.choice(BUFFERS)
        return self.random.choice(self.buffers[type][-3:]), type

    def alloc(self) -> None:
        type, name = self.random.choice(BUFFERS), self.fresh()
        sizes = ", ".join(self.random.choice(self.indices) for _ in range(type.count("?")))
        if self.chance(0.3):
            self.emit(f"{name} = memref.alloc({sizes}) : {type}")
        else:
            token, behind = self.asynchronous()
            names = f"{name}, {token}" if token else name
            self.emit(f"{names} = gpu.alloc{behind} ({sizes}) : {type}")
        self.buffers[type].append(name)

    def free(self) -> None:
        name, type = self.buffer()
        if self.chance(0.3):
            self.emit(f"memref.dealloc {name} : {type}")
            return
        token, behind = self.asynchronous()
        self.emit(f"{token + ' = ' if token else ''}gpu.dealloc{behind} {name} : {type}")

    def copy(self) -> None:
        target, type = self.buffer()
        source = self.random.choice(self.buffers[type])
        token, behind = self.asynchronous()
        self.emit(f"{token + ' = ' if token else ''}gpu.memcpy{behind} {target}, {source} : {type}, {type}")

    def fill(self) -> None:
        target, type = self.buffer()
        token, behind = self.asynchronous()
        self.emit(f"{token + ' = ' if token else ''}gpu.memset{behind} {target}, %f : {type}, f32")

    def cast(self) -> None:
        source, target = self.random.choice([BUFFERS[:2], BUFFERS[1::-1]])
        name = self.fresh()
        self.emit(f"{name} = memref.cast {self.random.choice(self.buffers[source])} : {source} to {target}")
        self.buffers[target].append(name)

    def size_of(self) -> None:
        source, type = self.buffer()
        name = self.fresh()
        self.emit(f"{name} = memref.dim {source}, {self.random.choice(self.indices)} : {type}")
        self.indices.append(name)

    def use(self) -> None:
        name, type = self.buffer()
        kind = self.random.randrange(4)
        if kind == 0 and self.tokens:
            name, type = self.random.choice(self.tokens[-3:]), "!gpu.async.token"
        elif kind == 1:
            name, type = self.random.choice(self.indices), "index"
        elif kind == 2:
            name, type = self.random.choice(self.numbers), "f32"
        self.emit(f'"u.use"({name}) : ({type}) -> ()')

    # -- threads --------------------------------------------------------------------------------------

    def barrier(self) -> None:
        for _ in range(self.random.randrange(1, 4)):
            self.emit("gpu.barrier")

    def group(self) -> None:
        name, value = self.fresh(), self.random.choice(self.numbers[-3:])
        uniform = self.random.choice(["", " uniform"])
        kind = self.random.randrange(4)
        if kind == 0:
            self.emit(f"{name} = gpu.all_reduce add {value}{uniform} {{}} : (f32) -> f32")
        elif kind == 1:
            cluster = self.random.choice(["", " cluster(size = 1)", " cluster(size = 4)"])
            self.emit(f"{name} = gpu.subgroup_reduce add {value}{uniform}{cluster} : (f32) -> f32")
        else:
            for _ in range(self.random.randrange(1, 4)):
                name = self.fresh()
                self.emit(f"{name} = gpu.subgroup_broadcast {value}, first_active_lane : f32")
                value = name
        self.numbers.append(name)

    def launch(self) -> None:
        number = self.counter = self.counter + 1
        ids = [f"%b{axis}_{number}" for axis in "xyz"], [f"%t{axis}_{number}" for axis in "xyz"]
        parts = []
        for names in ids:
            sizes = [f"{name}_n = {self.random.choice(self.indices)}" for name in names]
            parts.append(f"({', '.join(names)}) in ({', '.join(sizes)})")
        self.lines.append(f"gpu.launch blocks{parts[0]} threads{parts[1]} {{")
        known = len(self.numbers), len(self.indices), len(self.tokens)
        kept = {type: list(values) for type, values in self.buffers.items()}
        self.indices += [*ids[0], *ids[1]]
        for _ in range(self.random.randrange(1, 6)):
            self.random.choice([self.group, self.group, self.barrier, self.use, self.use])()
        if self.chance(0.3):
            condition = self.fresh()
            self.emit(f'{condition} = "u.make"() : () -> i1')
            self.lines.append(f"scf.if {condition} {{")
            inner = len(self.numbers)
            self.group()
            self.use()
            del self.numbers[inner:]
            self.lines.append("}")
        self.lines += ["  gpu.terminator", "}"]
        del self.numbers[known[0] :], self.indices[known[1] :], self.tokens[known[2] :]
        self.buffers = kept
