"""Random functions of llvm that keep values and aggregates in memory.

    generate_llvm_slot_functions(seed, size=30) -> str

Loads and stores of types other than the memory's, addresses inside of aggregates, memory that is filled and
copied, markers and debug information, along many paths, under data layouts of both endiannesses.  Every module
verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

PAIR = "!llvm.struct<(i32, f32)>"
PADDED = "!llvm.struct<(i8, i64, i16)>"
PACKED = "!llvm.struct<packed (i8, i64, i16)>"
NESTED = "!llvm.struct<(i32, struct<(i8, i32)>, array<2 x i16>)>"
SCALARS = ["i8", "i16", "i32", "i32", "i64", "f32", "f64", "!llvm.ptr", "vector<2xi16>", "vector<4xi8>", "i24"]
AGGREGATES = [PAIR, PADDED, PACKED, NESTED, "!llvm.array<4 x i32>", "!llvm.array<2 x i16>", "!llvm.array<17 x i8>"]
SIZES = {
    "i8": 1,
    "i16": 2,
    "i24": 3,
    "i32": 4,
    "i64": 8,
    "f32": 4,
    "f64": 8,
    "!llvm.ptr": 8,
    "vector<2xi16>": 4,
    "vector<4xi8>": 4,
    PAIR: 8,
    PADDED: 16,
    PACKED: 11,
    NESTED: 16,
    "!llvm.array<4 x i32>": 16,
    "!llvm.array<2 x i16>": 4,
    "!llvm.array<17 x i8>": 17,
}
# Indices in an aggregate, with the types at these indices.
PARTS: dict[str, list[tuple[str, str]]] = {
    PAIR: [("0, 0", "i32"), ("0, 1", "f32")],
    PADDED: [("0, 0", "i8"), ("0, 1", "i64"), ("0, 2", "i16")],
    PACKED: [("0, 0", "i8"), ("0, 1", "i64"), ("0, 2", "i16")],
    NESTED: [("0, 0", "i32"), ("0, 1, 0", "i8"), ("0, 1, 1", "i32"), ("0, 2, 0", "i16"), ("0, 2, 1", "i16")],
    "!llvm.array<4 x i32>": [("0, 0", "i32"), ("0, 1", "i32"), ("0, 2", "i32"), ("0, 3", "i32")],
    "!llvm.array<2 x i16>": [("0, 0", "i16"), ("0, 1", "i16")],
    "!llvm.array<17 x i8>": [("0, 0", "i8"), ("0, 16", "i8")],
}
LAYOUTS = [
    "",
    "",
    'attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">}',
    'attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", !llvm.ptr = dense<32> : vector<4xi64>>}',
    "attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>>}",
]
FLAGS = ["", "", "inbounds ", "nusw ", "nuw "]


def generate_llvm_slot_functions(seed: int, *, size: int = 30) -> str:
    """A module of one or two functions of about `size` operations."""
    generator = _Generator(Random(seed), size)
    generator.lines.append(f"module {generator.random.choice(LAYOUTS)} {{")
    for index in range(generator.random.randrange(1, 3)):
        generator.function(index)
    return "\n".join([*generator.lines, "}"]) + "\n"


class _Generator:
    def __init__(self, random: Random, size: int) -> None:
        self.random = random
        self.size = size
        self.counter = 0
        self.lines: list[str] = []
        self.values: dict[str, list[str]] = {}
        self.slots: list[tuple[str, str]] = []
        # Sources of copies, which may be any memory.
        self.pointers: list[str] = []
        self.numbers: dict[tuple[str, int], str] = {}

    def emit(self, text: str) -> None:
        place = self.random.choice(['"a"', '"b"', "unknown"])
        self.lines.append(f"  {text}" + (f" loc({place})" if self.random.random() < 0.1 else ""))

    def name(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def number(self, type: str, value: int) -> str:
        return self.numbers[type, value]

    def function(self, index: int) -> None:
        random = self.random
        self.values = {type: [self.name()] for type in dict.fromkeys(SCALARS)}
        flag = self.name()
        self.pointers = list(self.values["!llvm.ptr"])
        arguments = ", ".join(f"{names[0]}: {type}" for type, names in self.values.items())
        self.lines.append(f"llvm.func @f{index}({arguments}, {flag}: i1) -> i32 {{")
        self.numbers = {}
        for type, values in (("i32", [1, 2, 4, 8, 16]), ("i64", [3, 4, 8, 11, 16]), ("i8", [0, 42])):
            for value in values:
                self.numbers[type, value] = name = self.name()
                self.emit(f"{name} = llvm.mlir.constant({value} : {type}) : {type}")
        self.slots = []
        for _ in range(random.randrange(1, 4)):
            type = random.choice(SCALARS if random.random() < 0.5 else AGGREGATES)
            slot = self.name()
            count = self.number("i32", 2 if random.random() < 0.05 else 1)
            aligned = " {alignment = 8 : i64}" if random.random() < 0.2 else ""
            self.emit(f"{slot} = llvm.alloca {count} x {type}{aligned} : (i32) -> !llvm.ptr")
            self.slots.append((slot, type))
        blocks = random.choice([1, 1, 2, 4])
        for block in range(blocks):
            if block:
                self.lines.append(f"^b{index}_{block}:")
            shared = {type: list(names) for type, names in self.values.items()}
            for _ in range(random.randrange(1, self.size // blocks + 1)):
                self.access()
            if block == blocks - 1:
                self.emit(f"llvm.return {random.choice(self.values['i32'])} : i32")
                continue
            self.values = shared
            targets = [f"^b{index}_{random.randrange(1, blocks)}" for _ in range(2)]
            if random.random() < 0.5:
                targets[0] = f"^b{index}_{block + 1}"
            self.emit(random.choice([f"llvm.br {targets[0]}", f"llvm.cond_br {flag}, {targets[0]}, {targets[1]}"]))
        self.lines.append("}")

    def value(self, type: str) -> str:
        return self.random.choice(self.values[type])

    def access(self) -> None:
        random = self.random
        slot, type = random.choice(self.slots)
        kind = random.random()
        if type in PARTS and kind < 0.6:
            indices, inner = random.choice(PARTS[type])
            address = self.name()
            form = random.random()
            if form < 0.1:
                self.emit(f"{address} = llvm.getelementptr {slot}[{random.randrange(4)}] : (!llvm.ptr) -> !llvm.ptr, i8")
            elif form < 0.13:
                self.emit(f"{address} = llvm.getelementptr {slot}[{self.value('i32')}] : (!llvm.ptr, i32) -> !llvm.ptr, i8")
            else:
                flags = random.choice(FLAGS)
                self.emit(f"{address} = llvm.getelementptr {flags}{slot}[{indices}] : (!llvm.ptr) -> !llvm.ptr, {type}")
            self.use(address, inner)
        elif kind < 0.8:
            self.use(slot, type)
        elif kind < 0.86:
            self.emit(f"llvm.intr.lifetime.{random.choice(['start', 'end'])} {slot} : !llvm.ptr")
        elif kind < 0.9:
            address = self.name()
            self.emit(f"{address} = llvm.getelementptr {slot}[0] : (!llvm.ptr) -> !llvm.ptr, {type}")
            self.use(address, type)
        elif kind < 0.92:
            address = self.name()
            self.emit(f'{address} = "llvm.intr.launder.invariant.group"({slot}) : (!llvm.ptr) -> !llvm.ptr')
            self.use(address, type)
        else:
            self.fill_or_copy(slot, type)

    def use(self, address: str, type: str) -> None:
        random = self.random
        accessed = type if type in self.values and random.random() < 0.7 else random.choice(SCALARS)
        volatile = "volatile " if random.random() < 0.02 else ""
        if random.random() < 0.5:
            name = self.name()
            self.emit(f"{name} = llvm.load {volatile}{address} : !llvm.ptr -> {accessed}")
            self.values[accessed].append(name)
        elif random.random() < 0.02:
            self.emit(f"llvm.store {address}, {address} : !llvm.ptr, !llvm.ptr")
        else:
            self.emit(f"llvm.store {volatile}{self.value(accessed)}, {address} : {accessed}, !llvm.ptr")

    def fill_or_copy(self, slot: str, type: str) -> None:
        random = self.random
        size = SIZES[type]
        width = random.choice(["i32", "i64"])
        known = [value for kind, value in self.numbers if kind == width]
        size = size if size in known or random.random() < 0.3 else random.choice(known)
        length = self.numbers.get((width, size), self.value(width))
        volatile = "true" if random.random() < 0.05 else "false"
        if random.random() < 0.5:
            byte = self.number("i8", random.choice([0, 42])) if random.random() < 0.6 else self.value("i8")
            if random.random() < 0.5:
                self.emit(f'"llvm.intr.memset"({slot}, {byte}, {length}) <{{isVolatile = {volatile}}}> : (!llvm.ptr, i8, {width}) -> ()')
            else:
                self.emit(f'"llvm.intr.memset.inline"({slot}, {byte}) <{{isVolatile = {volatile}, len = {size} : {width}}}> : (!llvm.ptr, i8) -> ()')
            return
        other = random.choice([*self.pointers, random.choice(self.slots)[0]])
        # Upstream splits an aggregate that is read as a whole in the order of addresses.
        pair = (slot, other) if type in PARTS or random.random() < 0.5 else (other, slot)
        if random.random() < 0.7:
            kind = random.choice(["memcpy", "memmove"])
            self.emit(f'"llvm.intr.{kind}"({pair[0]}, {pair[1]}, {length}) <{{isVolatile = {volatile}}}> : (!llvm.ptr, !llvm.ptr, {width}) -> ()')
        else:
            self.emit(f'"llvm.intr.memcpy.inline"({pair[0]}, {pair[1]}) <{{isVolatile = {volatile}, len = {size} : {width}}}> : (!llvm.ptr, !llvm.ptr) -> ()')
