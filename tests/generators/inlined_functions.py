"""Random functions of llvm that call each other, and functions of affine operations that loops call.

    generate_llvm_calls(seed) -> str
    generate_affine_calls(seed) -> str

Functions of llvm allocate memory of static or dynamic sizes, and take arguments by value or with `noalias`;
calls and accesses have scopes and groups.  The same seed gives the same text.
"""

from __future__ import annotations

import re
from random import Random

POINTER = "!llvm.ptr"
PAIR = "!llvm.struct<(i32, i64)>"
ARGUMENTS = [
    "",
    "",
    "",
    " {llvm.noalias}",
    " {llvm.noalias}",
    " {llvm.byval = i32}",
    " {llvm.byval = i64, llvm.align = 16}",
    f" {{llvm.byval = {PAIR}, llvm.align = 4}}",
    " {llvm.align = 8}",
]
FUNCTIONS = [
    "",
    "",
    "",
    "",
    "memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>",
    "memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>",
    "no_inline",
    'passthrough = ["strictfp"]',
    'passthrough = ["cold"]',
]
# Attributes by alias.
DOMAIN = '#llvm.alias_scope_domain<id = distinct[100]<>, description = "domain">'
NAMED = {
    "#a": f'#llvm.alias_scope<id = distinct[101]<>, domain = {DOMAIN}, description = "a">',
    "#b": f"#llvm.alias_scope<id = distinct[102]<>, domain = {DOMAIN}>",
    "#g": "#llvm.access_group<id = distinct[103]<>>",
    "#h": "#llvm.access_group<id = distinct[104]<>>",
}
SCOPES = ["alias_scopes = [#a]", "noalias_scopes = [#b]", "alias_scopes = [#a, #b]", "access_groups = [#g]", "access_groups = [#h, #g]"]
LAYOUTS = ["", "", "attributes {dlti.dl_spec = #dlti.dl_spec<\"dlti.stack_alignment\" = 64 : i64>} "]


def generate_llvm_calls(seed: int) -> str:
    """A module of a few functions, each of which may call earlier ones."""
    generator = _Calls(Random(seed))
    generator.lines = [f"module {generator.random.choice(LAYOUTS)}{{", "llvm.mlir.global internal @g(0 : i64) {alignment = 8 : i64} : i64"]
    for index in range(generator.random.randrange(2, 5)):
        generator.function(index)
    text = "\n".join([*generator.lines, "}"]) + "\n"
    return re.sub(r"#[abgh]\b", lambda name: NAMED[name.group()], text)


class _Calls:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[str] = []
        self.counter = 0
        # The number of pointers that a function takes, by name.
        self.functions: list[tuple[str, int]] = []
        self.pointers: list[str] = []
        self.numbers: list[str] = []

    def emit(self, text: str) -> None:
        place = self.random.choice(['"a"', '"b"', "unknown"])
        self.lines.append(f"  {text}" + (f" loc({place})" if self.random.random() < 0.1 else ""))

    def name(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def attributes(self) -> str:
        chosen = [self.random.choice(SCOPES)] if self.random.random() < 0.3 else []
        return f" {{{', '.join(chosen)}}}" if chosen else ""

    def function(self, index: int) -> None:
        random = self.random
        count = random.randrange(4)
        flag, size = self.name(), self.name()
        self.pointers = [self.name() for _ in range(count)]
        self.numbers = [size]
        arguments = ", ".join([f"{each}: {POINTER}{random.choice(ARGUMENTS)}" for each in self.pointers] + [f"{flag}: i1", f"{size}: i32"])
        chosen = random.choice(FUNCTIONS)
        if random.random() < 0.3:
            chosen = 'sym_visibility = "private"' + (f", {chosen}" if chosen else "")
        attributes = f" attributes {{{chosen}}}" if chosen else ""
        visible = random.choice(["", "", "internal "])
        self.lines.append(f"llvm.func {visible}@f{index}({arguments}) -> i32{attributes} {{")
        if not self.pointers or random.random() < 0.3:
            name = self.name()
            self.emit(f"{name} = llvm.mlir.addressof @g : {POINTER}")
            self.pointers.append(name)
        blocks = random.choice([1, 1, 1, 2, 3])
        for block in range(blocks):
            if block:
                self.lines.append(f"^b{index}_{block}({self.name()}: {POINTER}):")
                argument = f"%v{self.counter}"
            before = (list(self.pointers), list(self.numbers))
            if block:
                self.pointers.append(argument)
            for _ in range(random.randrange(1, 7)):
                self.operation(flag, size)
            if block == blocks - 1:
                ends = ["llvm.unreachable"] if random.random() < 0.1 else [f"llvm.return {random.choice(self.numbers)} : i32"]
                self.emit(ends[0])
            else:
                target = f"^b{index}_{block + 1}({random.choice(self.pointers)} : {POINTER})"
                other = f"^b{index}_{random.randrange(1, blocks)}({random.choice(self.pointers)} : {POINTER})"
                self.emit(random.choice([f"llvm.br {target}", f"llvm.cond_br {flag}, {target}, {other}"]))
            if block:
                self.pointers, self.numbers = before
        self.lines.append("}")
        self.functions.append((f"f{index}", count))

    def operation(self, flag: str, size: str) -> None:
        random = self.random
        name = self.name()
        kind = random.random()
        pointer = random.choice(self.pointers)
        if kind < 0.15:
            count = size
            if random.random() < 0.8:
                count = self.name()
                self.emit(f"{count} = llvm.mlir.constant({random.choice([0, 1, 1, 4])} : i32) : i32")
            aligned = random.choice(["", " {alignment = 4 : i64}"])
            self.emit(f"{name} = llvm.alloca {count} x i32{aligned} : (i32) -> {POINTER}")
            if random.random() < 0.2:
                self.emit(f"llvm.intr.lifetime.start {name} : {POINTER}")
            self.pointers.append(name)
        elif kind < 0.25:
            self.emit(f"{name} = llvm.getelementptr {pointer}[1] : ({POINTER}) -> {POINTER}, i32")
            self.pointers.append(name)
        elif kind < 0.32:
            self.emit(f"{name} = llvm.select {flag}, {pointer}, {random.choice(self.pointers)} : i1, {POINTER}")
            self.pointers.append(name)
        elif kind < 0.5:
            self.emit(f"{name} = llvm.load {pointer}{self.attributes()} : {POINTER} -> i32")
            self.numbers.append(name)
        elif kind < 0.65:
            self.emit(f"llvm.store {random.choice(self.numbers)}, {pointer}{self.attributes()} : i32, {POINTER}")
        elif kind < 0.7:
            self.emit(f'"llvm.intr.memcpy"({pointer}, {random.choice(self.pointers)}, {size}) <{{isVolatile = false}}> : ({POINTER}, {POINTER}, i32) -> ()')
        elif kind < 0.73:
            self.emit("llvm.intr.experimental.noalias.scope.decl #a")
        elif kind < 0.76:
            self.emit(f"{name} = llvm.atomicrmw add {pointer}, {size} monotonic : {POINTER}, i32")
            self.numbers.append(name)
        elif self.functions:
            callee, taken = random.choice(self.functions)
            arguments = [random.choice(self.pointers) for _ in range(taken)]
            types = ", ".join([POINTER] * taken + ["i1", "i32"])
            passed = ", ".join([*arguments, flag, random.choice(self.numbers)])
            self.emit(f"{name} = llvm.call @{callee}({passed}){self.attributes()} : ({types}) -> i32")
            self.numbers.append(name)


def generate_affine_calls(seed: int) -> str:
    """A function, and a second one that calls it in loops and conditionals."""
    random = Random(seed)
    lines = ["func.func private @callee(%m: memref<?xf32>, %i: index, %j: index, %x: f32) -> f32 {"]
    indices = ["%i", "%j"]
    for number in range(random.randrange(1, 6)):
        kind = random.randrange(7)
        index, other = random.choice(indices), random.choice(indices)
        if kind == 0:
            lines.append(f"  %a{number} = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>({index})[{random.choice(['%i', '%j'])}]")
            indices.append(f"%a{number}")
        elif kind == 1:
            lines.append(f"  %l{number} = affine.load %m[{index}] : memref<?xf32>")
        elif kind == 2:
            lines.append(f"  affine.store %x, %m[{index} + symbol({random.choice(['%i', '%j'])})] : memref<?xf32>")
        elif kind == 3:
            lines.append(f"  %c{number} = arith.constant {number} : index")
            indices.append(f"%c{number}")
        elif kind == 4:
            lines.append(f"  %s{number} = arith.addi {index}, {other} : index")
            if random.random() < 0.3:
                indices.append(f"%s{number}")
        elif kind == 5:
            lines.append(f"  %z{number} = arith.constant 0 : index\n  %d{number} = memref.dim %m, %z{number} : memref<?xf32>")
            indices.append(f"%d{number}")
        elif random.random() < 0.4:
            lines.append(random.choice(["  memref.store %x, %m[%i] : memref<?xf32>", '  "u.use"(%x) : (f32) -> ()', "  affine.for %k = 0 to 4 {\n  }"]))
    lines.append("  return %x : f32\n}")
    lines.append("func.func @caller(%m: memref<?xf32>, %n: index, %x: f32, %f: i1) {")
    places = ["%n"]
    for number in range(random.randrange(1, 4)):
        kind = random.randrange(4)
        if kind == 0:
            lines.append(f"  affine.for %k{number} = 0 to %n {{")
            inner = [*places, f"%k{number}"]
        elif kind == 1:
            lines.append(f"  affine.parallel (%k{number}) = (0) to (8) {{")
            inner = [*places, f"%k{number}"]
        elif kind == 2:
            lines.append("  affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%n] {")
            inner = places
        else:
            lines.append("  scf.if %f {")
            inner = places
        lines.append(f"    %r{number} = func.call @callee(%m, {random.choice(inner)}, {random.choice(inner)}, %x) : (memref<?xf32>, index, index, f32) -> f32")
        lines.append("  }")
    lines.append("  return\n}")
    return "\n".join(lines) + "\n"
