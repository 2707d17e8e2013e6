"""Random functions of llvm's operations that fold.

    generate_llvm_functions(seed, size=25) -> str

Constants of every kind and parts of them, aggregates built up and taken apart, addresses of elements with
indices that are constants, chains of casts, comparisons with null.  Every module verifies.  The same seed and
size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

PLACES = ['"a"', '"b"', '"c"("x.mlir":1:2)']

# Types of aggregates, with positions in them and the types at these positions.
PAIR = "!llvm.struct<(i32, f32)>"
NESTED = f"!llvm.struct<({PAIR}, array<2 x i32>, ptr)>"
ARRAY = "!llvm.array<2 x i32>"
MATRIX = "!llvm.array<2 x array<2 x i32>>"
VECTORS = "!llvm.array<2 x vector<2xf32>>"
PAIRS = f"!llvm.array<2 x {PAIR.removeprefix('!llvm.')}>"
NAMED = '!llvm.struct<"named", (i32, i64)>'
PARTS: dict[str, list[tuple[list[int], str]]] = {
    PAIR: [([0], "i32"), ([1], "f32")],
    NESTED: [
        ([0], PAIR),
        ([0, 0], "i32"),
        ([0, 1], "f32"),
        ([1], ARRAY),
        ([1, 0], "i32"),
        ([1, 1], "i32"),
        ([2], "!llvm.ptr"),
    ],
    ARRAY: [([0], "i32"), ([1], "i32")],
    MATRIX: [([0], ARRAY), ([1], ARRAY), ([0, 1], "i32"), ([1, 0], "i32"), ([1, 1], "i32")],
    VECTORS: [([0], "vector<2xf32>"), ([1], "vector<2xf32>")],
    PAIRS: [([0], PAIR), ([1], PAIR), ([0, 0], "i32"), ([1, 1], "f32")],
    NAMED: [([0], "i32"), ([1], "i64")],
}
CONSTANTS: dict[str, list[str]] = {
    "i1": ["true", "false"],
    "i8": ["0 : i8", "-1 : i8", "7 : i8"],
    "i32": ["0 : i32", "1 : i32", "31 : i32", "32 : i32", "-7 : i32", "268435455 : i32", "268435456 : i32"],
    "i64": ["0 : i64", "1 : i64", "-268435456 : i64", "-268435457 : i64", "63 : i64", "4294967296 : i64"],
    "i130": ["0 : i130", "1 : i130", "-5 : i130", "129 : i130"],
    "f32": ["0.0 : f32", "-0.0 : f32", "1.5 : f32"],
    "vector<2xf32>": ["dense<1.5> : vector<2xf32>", "dense<[1.0, 2.0]> : vector<2xf32>"],
    "vector<1xi32>": ["dense<3> : vector<1xi32>"],
    "vector<2xi32>": ["dense<[3, 0]> : vector<2xi32>", "dense<0> : vector<2xi32>"],
    ARRAY: [
        "dense<[1, 2]> : tensor<2xi32>",
        "dense<0> : tensor<2xi32>",
        "sparse<[[1]], [5]> : tensor<2xi32>",
        "dense<[1, 2]> : vector<2xi32>",
    ],
    MATRIX: ["dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "dense<4> : tensor<2x2xi32>"],
    VECTORS: ["dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>"],
    PAIR: ["[1 : i32, 2.0 : f32]", "[0 : i32, 0.0 : f32]"],
    PAIRS: [
        "[[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]",
        "[#llvm.zero, [3 : i32, 4.0 : f32]]",
        "[[1 : i32, 2.0 : f32], #llvm.undef]",
    ],
    NAMED: ["[1 : i32, 2 : i64]"],
}
WIDTHS = {"i1": 1, "i8": 8, "i32": 32, "i64": 64, "i130": 130}
POINTERS = ["!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>"]
BITS = ["i32", "f32", "vector<1xi32>", "vector<2xi16>", "vector<4xi8>"]


def generate_llvm_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.values: dict[str, list[str]] = {}

    def module(self) -> str:
        arguments: list[str] = []
        for type in [*CONSTANTS, *PARTS, *POINTERS, *BITS]:
            if type not in self.values:
                self.values[type] = [f"%a{len(arguments)}"]
                arguments.append(f"{self.values[type][0]}: {type}")
        kinds = [
            self.zext, self.shift, self.bits, self.compare, self.compare_null, self.cast, self.cast,
            self.space, self.shuffle, self.extract, self.extract, self.extract, self.insert, self.insert,
            self.insert, self.address, self.address, self.address_of, self.alloca, self.use,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
        for _ in range(6):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return (
            "llvm.mlir.global external @g() : i32\n"
            f"llvm.func @h()\nllvm.func @f({', '.join(arguments)}) {{\n{body}\n  llvm.br ^bb1\n"
            "^bb1:\n  llvm.blocktag <id = 1>\n  llvm.return\n}\n"
        )

    def emit(self, type: str, text: str) -> str:
        """A new value of a type."""
        self.counter += 1
        name = f"%v{self.counter}"
        place = f" loc({self.random.choice(PLACES)})" if self.chance(0.15) else ""
        self.lines.append(f"{name} = {text}{place}")
        self.values[type].append(name)
        return name

    def value(self, type: str, constant: float = 0.4) -> str:
        if self.chance(constant):
            return self.constant(type)
        return self.random.choice(self.values[type][-3:])

    def constant(self, type: str) -> str:
        texts = CONSTANTS.get(type)
        if texts and self.chance(0.7):
            literal = self.random.choice(texts)
            return self.emit(type, f"llvm.mlir.constant({literal}) : {type}")
        return self.emit(type, f"llvm.mlir.{self.random.choice(['zero', 'undef', 'poison'])} : {type}")

    def use(self) -> None:
        recent = [type for type, values in self.values.items() if len(values) > 1]
        type = self.random.choice(recent or list(self.values))
        self.lines.append(f'"u.use"({self.random.choice(self.values[type][-4:])}) : ({type}) -> ()')

    # -- numbers --------------------------------------------------------------------------------------

    def zext(self) -> None:
        source, target = sorted(self.random.sample(list(WIDTHS), 2), key=WIDTHS.__getitem__)
        self.emit(target, f"llvm.zext {self.value(source)} : {source} to {target}")

    def shift(self) -> None:
        type = self.random.choice([*WIDTHS, "vector<2xi32>"])
        self.emit(type, f"llvm.shl {self.value(type, 0.7)}, {self.value(type, 0.7)} : {type}")

    def bits(self) -> None:
        type = self.random.choice([*WIDTHS, "vector<2xi32>"])
        name = self.random.choice(["or", "or", "and", "add"])
        self.emit(type, f"llvm.{name} {self.value(type, 0.7)}, {self.value(type, 0.7)} : {type}")

    def compare(self) -> None:
        type = self.random.choice([*WIDTHS, "!llvm.ptr"])
        left = self.value(type)
        right = left if self.chance(0.5) else self.value(type)
        predicate = self.random.choice(["eq", "ne", "slt"])
        self.emit("i1", f'llvm.icmp "{predicate}" {left}, {right} : {type}')

    def compare_null(self) -> None:
        null = self.emit("!llvm.ptr", "llvm.mlir.zero : !llvm.ptr")
        pair = [self.alloca(), null]
        self.random.shuffle(pair)
        predicate = self.random.choice(["eq", "ne", "ugt"])
        self.emit("i1", f'llvm.icmp "{predicate}" {pair[0]}, {pair[1]} : !llvm.ptr')

    def cast(self) -> None:
        source, target = self.random.choice(BITS), self.random.choice(BITS)
        self.emit(target, f"llvm.bitcast {self.value(source, 0.1)} : {source} to {target}")

    def shuffle(self) -> None:
        first, second = self.value("vector<1xi32>"), self.value("vector<1xi32>")
        mask = self.random.choice([0, 0, 1])
        self.emit("vector<1xi32>", f"llvm.shufflevector {first}, {second} [{mask}] : vector<1xi32>")

    # -- aggregates -----------------------------------------------------------------------------------

    def extract(self) -> None:
        type = self.random.choice(list(PARTS))
        position, part = self.random.choice(PARTS[type])
        self.emit(part, f"llvm.extractvalue {self.value(type)}{position} : {type}")

    def insert(self) -> None:
        type = self.random.choice(list(PARTS))
        container = self.value(type)
        for _ in range(self.random.randrange(1, 4)):
            position, part = self.random.choice(PARTS[type])
            container = self.emit(
                type, f"llvm.insertvalue {self.value(part)}, {container}{position} : {type}"
            )

    # -- addresses ------------------------------------------------------------------------------------

    def space(self) -> None:
        source, target = self.random.choice(POINTERS), self.random.choice(POINTERS)
        self.emit(target, f"llvm.addrspacecast {self.value(source, 0.1)} : {source} to {target}")

    def alloca(self) -> str:
        return self.emit("!llvm.ptr", f"llvm.alloca {self.value('i32')} x i32 : (i32) -> !llvm.ptr")

    def address_of(self) -> None:
        text = self.random.choice(
            [
                "llvm.mlir.addressof @g : !llvm.ptr",
                "llvm.dso_local_equivalent @h : !llvm.ptr",
                "llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr",
            ]
        )
        self.emit("!llvm.ptr", text)

    def address(self) -> None:
        element = self.random.choice(["i32", "i8", NESTED, MATRIX, NAMED, PAIRS])
        indices: list[str] = []
        types: list[str] = []
        position = self.random.choice(PARTS.get(element, [([], "")]))[0]
        for number in [self.random.choice([0, 0, 1, 536870911]), *position[: self.random.randrange(3)]]:
            is_field = indices and element in (NESTED, NAMED, PAIRS)
            if is_field or self.chance(0.4):
                indices.append(str(number))
            else:
                type = self.random.choice(["i32", "i64"])
                indices.append(self.value(type, 0.7))
                types.append(type)
        shown = ", ".join(["!llvm.ptr", *types])
        self.emit(
            "!llvm.ptr",
            f"llvm.getelementptr {self.value('!llvm.ptr', 0.1)}[{', '.join(indices)}] : "
            f"({shown}) -> !llvm.ptr, {element}",
        )
