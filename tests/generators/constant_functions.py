"""Random functions of dialects whose constants are merged and whose casts cancel out.

    generate_emitc_functions(seed), generate_ptr_functions(seed), generate_quant_functions(seed),
    generate_smt_functions(seed) -> str

The same seed gives the same text.
"""

from __future__ import annotations

from random import Random

_SIZE = 20


class _Values:
    """Values by type, and the lines that define them."""

    def __init__(self, seed: int, arguments: dict[str, str]) -> None:
        self.random = Random(seed)
        self.lines: list[str] = []
        self.names: dict[str, list[str]] = {}
        self.arguments = arguments
        for name, type in arguments.items():
            self.names.setdefault(type, []).append(name)
        self.counter = 0

    def pick(self, type: str) -> str:
        return self.random.choice(self.names[type][-4:])

    def give(self, type: str, text: str) -> str:
        self.counter += 1
        name = f"%v{self.counter}"
        self.lines.append(f"{name} = {text}" + (' loc("a")' if self.random.random() < 0.1 else ""))
        self.names.setdefault(type, []).append(name)
        return name

    def use(self) -> None:
        type = self.random.choice(list(self.names))
        self.lines.append(f'"u.use"({self.pick(type)}) : ({type}) -> ()')

    def function(self) -> str:
        for _ in range(5):
            self.use()
        arguments = ", ".join(f"{name}: {type}" for name, type in self.arguments.items())
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({arguments}) {{\n{body}\n  return\n}}\n"


def generate_quant_functions(seed: int) -> str:
    """Casts between floats, quantized numbers and their storage types."""
    kinds = ["!quant.uniform<i8:f32, 1.0>", "!quant.uniform<i8:f32, 2.0>"]
    shapes = ["{}", "tensor<4x{}>", "tensor<?x{}>"]
    arguments = {f"%a{number}": shape.format("f32") for number, shape in enumerate(shapes)}
    values = _Values(seed, arguments)
    for _ in range(_SIZE):
        shape = values.random.choice(shapes)
        wide, narrow = shape.format("f32"), shape.format("i8")
        kind = shape.format(values.random.choice(kinds))
        choices = [
            (wide, "qcast", kind),
            (kind, "dcast", wide),
            (kind, "scast", narrow),
            (narrow, "scast", kind),
        ]
        source, name, target = values.random.choice(choices)
        if source in values.names:
            values.give(target, f"quant.{name} {values.pick(source)} : {source} to {target}")
        if values.random.random() < 0.3:
            values.use()
    return values.function()


def generate_ptr_functions(seed: int) -> str:
    """Pointers of memrefs and memrefs of pointers, and pointers with offsets."""
    pointer = "!ptr.ptr<#ptr.generic_space>"
    memrefs = ["memref<4xf32, #ptr.generic_space>", "memref<?xf32, #ptr.generic_space>"]
    metadata = [f"!ptr.ptr_metadata<{each}>" for each in memrefs]
    arguments = {"%p": pointer, "%i": "index", "%m": memrefs[0], "%n": memrefs[1]}
    values = _Values(seed, arguments)
    for _ in range(_SIZE):
        number = values.random.randrange(2)
        kind = values.random.randrange(5)
        memref, data = memrefs[number], metadata[number]
        if kind == 0:
            values.give(pointer, f"ptr.to_ptr {values.pick(memref)} : {memref} -> {pointer}")
        elif kind == 1:
            source = values.pick(memref)
            values.give(data, f"ptr.get_metadata {source} : {memref}")
            values.give(pointer, f"ptr.to_ptr {source} : {memref} -> {pointer}")
        elif kind == 2 and data in values.names:
            operands = f"{values.pick(pointer)} metadata {values.pick(data)}"
            values.give(memref, f"ptr.from_ptr {operands} : {pointer} -> {memref}")
        elif kind == 3:
            values.give("index", f"arith.constant {values.random.choice([0, 0, 4])} : index")
        else:
            operands = f"{values.pick(pointer)}, {values.pick('index')}"
            values.give(pointer, f"ptr.ptr_add {operands} : {pointer}, index")
        if values.random.random() < 0.3:
            values.use()
    return values.function()


def generate_smt_functions(seed: int) -> str:
    """Constants in solvers, some of them equal."""
    random = Random(seed)
    lines: list[str] = []
    for number in range(_SIZE):
        name = f"%c{number}"
        text, type = random.choice(
            [
                (f"smt.bv.constant #smt.bv<{random.randrange(3)}> : !smt.bv<8>", "!smt.bv<8>"),
                (f"smt.int.constant {random.randrange(3)}", "!smt.int"),
                (f"smt.constant {random.choice(['true', 'false'])}", "!smt.bool"),
            ]
        )
        lines.append(f"    {name} = {text}")
        if random.random() < 0.7:
            lines.append(f"    %e{number} = smt.eq {name}, {name} : {type}")
            lines.append(f"    smt.assert %e{number}")
    body = "\n".join(lines)
    return f"func.func @f() {{\n  smt.solver() : () -> () {{\n{body}\n  }}\n  return\n}}\n"


def generate_emitc_functions(seed: int) -> str:
    """Constants of numbers and of opaque text, and sums of constants."""
    values = _Values(seed, {"%i": "i32", "%o": '!emitc.opaque<"T">'})
    opaque = '!emitc.opaque<"T">'
    for _ in range(_SIZE):
        kind = values.random.randrange(5)
        if kind == 0:
            values.give(
                "i32", f'"emitc.constant"() <{{value = {values.random.randrange(3)} : i32}}> : () -> i32'
            )
        elif kind == 1:
            values.give(opaque, f'"emitc.constant"() <{{value = #emitc.opaque<"1">}}> : () -> {opaque}')
        elif kind == 2:
            operands = f"{values.pick('i32')}, {values.pick('i32')}"
            values.give("i32", f"emitc.add {operands} : (i32, i32) -> i32")
        elif kind == 3:
            low, high = values.pick("i32"), values.pick("i32")
            body = '    %c = "emitc.constant"() <{value = 1 : i32}> : () -> i32\n    "u.use"(%c) : (i32) -> ()\n'
            values.lines.append(f"emitc.for %k = {low} to {high} step {low} : i32 {{\n{body}  }}")
        else:
            values.use()
    return values.function()
