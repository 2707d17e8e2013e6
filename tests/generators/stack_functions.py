"""Functions that allocate buffers, small and large, and pass them on in all kinds of control flow.

    generate_stack_functions(seed) -> str

Buffers are used, viewed, selected, yielded, carried by loops, passed to branches and calls, freed, or
returned.  The same seed gives the same text.
"""

from __future__ import annotations

from random import Random

# Static types of up to 1,024 bytes, which is the default limit, and larger ones.
TYPES = (
    "memref<4xf32>",
    "memref<256xf32>",
    "memref<257xf32>",
    "memref<2x3xi5>",
    "memref<16xindex>",
    "memref<8xvector<4xf32>>",
    "memref<3xcomplex<f64>>",
    "memref<f32>",
)
DYNAMIC = ("memref<?xf32>", "memref<?x?xf32>")


def generate_stack_functions(seed: int) -> str:
    """A module's text."""
    random = Random(seed)
    types = random.sample((*TYPES, *DYNAMIC), 2)
    return "func.func private @callee(%m: memref<*xf32>, %a: A, %b: B) -> (A, B)\n".replace(
        "A", types[0]
    ).replace("B", types[1]) + "".join([_Function(random, types).text(number) for number in range(2)])


class _Function:
    def __init__(self, random: Random, types: list[str]) -> None:
        self.random = random
        self.types = types
        self.counter = 0
        self.lines: list[str] = []

    def text(self, number: int) -> str:
        first, second = self.types
        scope: dict[str, list[str]] = {first: ["%x"], second: ["%y"]}
        self.lines = [
            f"func.func @f{number}(%x: {first}, %y: {second}, %u: memref<*xf32>, %c: i1, %n: index)"
            f" -> {first} {{"
        ]
        self.body(scope, 0)
        if self.random.random() < 0.5:
            self.branch(scope)
        self.lines += [f"  return {self.value(scope, first)} : {first}", "}", ""]
        return "\n".join(self.lines)

    def fresh(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def value(self, scope: dict[str, list[str]], type: str) -> str:
        return self.random.choice(scope[type])

    def body(self, scope: dict[str, list[str]], depth: int) -> None:
        kinds = [self.allocate, self.allocate, self.use, self.free, self.select, self.view, self.call]
        if depth < 3:
            kinds += [self.conditional, self.loop, self.while_loop, self.alloca_scope, self.execute]
        for _ in range(self.random.randint(1, 5)):
            self.random.choice(kinds)(scope, depth)

    def allocate(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name = self.random.choice(self.types), self.fresh()
        sizes = []
        for _ in range(type.count("?")):
            size = "%n"
            if self.random.random() < 0.7:
                size = self.fresh()
                self.lines.append(f"{size} = memref.rank %u : memref<*xf32>")
            sizes.append(size)
        attributes = self.random.choice(["", "", " {alignment = 64 : i64}", ' {a = "b"}'])
        kind = self.random.choice(["alloc", "alloc", "alloc", "alloca"])
        self.lines.append(f"{name} = memref.{kind}({', '.join(sizes)}){attributes} : {type}")
        scope[type].append(name)

    def use(self, scope: dict[str, list[str]], depth: int) -> None:
        type = self.random.choice(self.types)
        self.lines.append(f'"u.use"({self.value(scope, type)}) : ({type}) -> ()')

    def free(self, scope: dict[str, list[str]], depth: int) -> None:
        if self.random.random() < 0.3:
            type = self.random.choice(self.types)
            self.lines.append(f"memref.dealloc {self.value(scope, type)} : {type}")

    def select(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name = self.random.choice(self.types), self.fresh()
        one, other = self.value(scope, type), self.value(scope, type)
        self.lines.append(f"{name} = arith.select %c, {one}, {other} : {type}")
        scope[type].append(name)

    def view(self, scope: dict[str, list[str]], depth: int) -> None:
        type, there, back = self.random.choice(self.types), self.fresh(), self.fresh()
        element = type[len("memref<") : -1].lstrip("0123456789?x")
        general = f"memref<*x{element}>"
        self.lines.append(f"{there} = memref.cast {self.value(scope, type)} : {type} to {general}")
        self.lines.append(f"{back} = memref.cast {there} : {general} to {type}")
        scope[type].append(back)

    def call(self, scope: dict[str, list[str]], depth: int) -> None:
        first, second = self.types
        name, signature = self.fresh(), f"(memref<*xf32>, {first}, {second}) -> ({first}, {second})"
        passed = f"%u, {self.value(scope, first)}, {self.value(scope, second)}"
        self.lines.append(f"{name}:2 = func.call @callee({passed}) : {signature}")
        scope[first].append(f"{name}#0")
        scope[second].append(f"{name}#1")

    def inner(self, scope: dict[str, list[str]], depth: int, type: str, terminator: str) -> None:
        own = {each: list(names) for each, names in scope.items()}
        self.body(own, depth + 1)
        self.lines.append(f"{terminator} {self.value(own, type)} : {type}")

    def conditional(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name = self.random.choice(self.types), self.fresh()
        self.lines.append(f"{name} = scf.if %c -> ({type}) {{")
        self.inner(scope, depth, type, "scf.yield")
        self.lines.append("} else {")
        self.inner(scope, depth, type, "scf.yield")
        self.lines.append("}")
        scope[type].append(name)

    def loop(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name, variable, carried = self.random.choice(self.types), *[self.fresh() for _ in range(3)]
        init = self.value(scope, type)
        arguments = f"iter_args({carried} = {init}) -> ({type})"
        self.lines.append(f"{name} = scf.for {variable} = %n to %n step %n {arguments} {{")
        own = {each: [*names, carried] if each == type else list(names) for each, names in scope.items()}
        self.inner(own, depth, type, "scf.yield")
        self.lines.append("}")
        scope[type].append(name)

    def while_loop(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name, before, after = self.random.choice(self.types), *[self.fresh() for _ in range(3)]
        signature = f"({type}) -> {type}"
        self.lines.append(f"{name} = scf.while ({before} = {self.value(scope, type)}) : {signature} {{")
        own = {each: [*names, before] if each == type else list(names) for each, names in scope.items()}
        self.inner(own, depth, type, "scf.condition(%c)")
        self.lines += ["} do {", f"^bb0({after}: {type}):"]
        own = {each: [*names, after] if each == type else list(names) for each, names in scope.items()}
        self.inner(own, depth, type, "scf.yield")
        self.lines.append("}")
        scope[type].append(name)

    def alloca_scope(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name = self.random.choice(self.types), self.fresh()
        self.lines.append(f"{name} = memref.alloca_scope -> ({type}) {{")
        self.inner(scope, depth, type, "memref.alloca_scope.return")
        self.lines.append("}")
        scope[type].append(name)

    def execute(self, scope: dict[str, list[str]], depth: int) -> None:
        type, name = self.random.choice(self.types), self.fresh()
        self.lines.append(f"{name} = scf.execute_region -> {type} {{")
        self.inner(scope, depth, type, "scf.yield")
        self.lines.append("}")
        scope[type].append(name)

    def branch(self, scope: dict[str, list[str]]) -> None:
        """Two paths to a block with a buffer argument."""
        type, argument = self.random.choice(self.types), self.fresh()
        self.lines.append(f"cf.cond_br %c, ^one, ^two({self.value(scope, type)} : {type})")
        self.lines.append("^one:")
        own = {each: list(names) for each, names in scope.items()}
        self.body(own, 1)
        self.lines.append(f"cf.br ^two({self.value(own, type)} : {type})")
        self.lines.append(f"^two({argument}: {type}):")
        scope[type].append(argument)
        self.body(scope, 1)
