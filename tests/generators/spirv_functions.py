"""Random functions of spirv's operations that fold.

    generate_spirv_functions(seed, size=25) -> str

Arithmetic, logic and comparisons of constants, of extreme numbers and of equal values; vectors, arrays and
structures built up and taken apart; chains of casts, negations and indices; selections that only store.  Every
module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

PLACES = ['"a"', '"b"', '"c"("x.mlir":1:2)']
WIDTHS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}
NUMBERS = {
    "i1": ["true", "false"],
    "i8": ["0", "1", "-1", "-128", "127", "5", "8"],
    "i16": ["0", "1", "-1", "-32768", "255", "16", "12"],
    "i32": ["0", "1", "-1", "-2147483648", "2147483647", "31", "32", "65535", "4", "12"],
    "i64": ["0", "1", "-1", "-9223372036854775808", "63", "64", "100", "7"],
    "f32": ["0.0", "-0.0", "1.5", "2.0"],
}
INTEGERS = ["i8", "i16", "i32", "i32", "i32", "i64"]
ARITHMETIC = [
    "IAdd", "IMul", "ISub", "SDiv", "SMod", "SRem", "UDiv", "UMod", "UMod", "BitwiseAnd", "BitwiseOr",
    "BitwiseXor", "ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical",
]  # fmt: skip
COMPARISONS = [
    "IEqual", "INotEqual", "SGreaterThan", "SGreaterThanEqual", "SLessThan", "SLessThanEqual",
    "UGreaterThan", "UGreaterThanEqual", "ULessThan", "ULessThanEqual",
]  # fmt: skip
LOGIC = ["LogicalAnd", "LogicalOr", "LogicalEqual", "LogicalNotEqual"]
NESTED = "!spirv.struct<(!spirv.array<2 x i32>, vector<3xi32>)>"
POINTER = "!spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<2 x f32>>)>, Function>"
POINTERS = [
    "!spirv.ptr<!spirv.array<4 x !spirv.array<2 x f32>>, Function>",
    "!spirv.ptr<!spirv.array<2 x f32>, Function>",
    "!spirv.ptr<f32, Function>",
]


def generate_spirv_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


def _element(type: str) -> str:
    return type.removeprefix("vector<3x").removesuffix(">")


def _like(type: str, element: str) -> str:
    return f"vector<3x{element}>" if type.startswith("vector") else element


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.arguments: list[str] = []
        self.values: dict[str, list[str]] = {}

    def module(self) -> str:
        kinds = [
            self.arithmetic, self.arithmetic, self.arithmetic, self.arithmetic, self.comparison,
            self.comparison, self.comparison, self.logic, self.logic, self.logical_not, self.negation,
            self.bitcast, self.bitcast, self.convert, self.choice, self.choice, self.insert, self.insert,
            self.extract, self.extract, self.construct, self.words, self.words, self.access, self.selection,
            self.mod_of_mod, self.use, self.use,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
        for _ in range(6):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(self.arguments)}) {{\n{body}\n  return\n}}\n"

    # -- values ---------------------------------------------------------------------------------------

    def emit(self, type: str, text: str) -> str:
        name = self.fresh()
        place = f" loc({self.random.choice(PLACES)})" if self.chance(0.15) else ""
        self.lines.append(f"{name} = {text}{place}")
        self.values.setdefault(type, []).append(name)
        return name

    def type(self, elements: list[str] = INTEGERS) -> str:
        recent = [type for type in self.values if _element(type) in elements]
        if recent and self.chance(0.5):
            return self.random.choice(recent[-4:])
        element = self.random.choice(elements)
        return f"vector<3x{element}>" if self.chance(0.35) else element

    def value(self, type: str, constant: float = 0.45) -> str:
        if _element(type) in NUMBERS and self.chance(constant):
            return self.constant(type)
        known = self.values.get(type)
        if known and self.chance(0.9):
            return self.random.choice(known[-3:])
        name = self.fresh()
        self.arguments.append(f"{name}: {type}")
        self.values.setdefault(type, []).append(name)
        return name

    def constant(self, type: str) -> str:
        element = _element(type)
        number = self.random.choice(NUMBERS[element])
        if type == element:
            return self.emit(type, f"spirv.Constant {number}" + ("" if element == "i1" else f" : {type}"))
        listed = [self.random.choice(NUMBERS[element]) for _ in range(3)]
        data = number if self.chance(0.5) else f"[{', '.join(listed)}]"
        return self.emit(type, f"spirv.Constant dense<{data}> : {type}")

    def use(self) -> None:
        if self.values:
            type = self.random.choice(list(self.values)[-6:])
            name = self.random.choice(self.values[type][-3:])
            self.lines.append(f'"u.use"({name}) : ({type}) -> ()')

    # -- numbers --------------------------------------------------------------------------------------

    def pair(self, type: str) -> str:
        first = self.value(type)
        return f"{first}, {first if self.chance(0.15) else self.value(type, 0.6)}"

    def arithmetic(self) -> None:
        type = self.type()
        name = self.random.choice(ARITHMETIC)
        if not name.startswith("Shift"):
            self.emit(type, f"spirv.{name} {self.pair(type)} : {type}")
            return
        amount = _like(type, self.random.choice([_element(type), "i32"]))
        given = f"{self.value(type)}, {self.value(amount, 0.6)}"
        self.emit(type, f"spirv.{name} {given} : {type}, {amount}")

    def mod_of_mod(self) -> None:
        type = self.random.choice(["i32", "vector<3xi32>"])
        value = self.value(type, 0.0)
        for number in self.random.choice([(32, 4), (12, 5), (6, 6), (9, 3)]):
            data = number if type == "i32" else f"dense<{number}>"
            divisor = self.emit(type, f"spirv.Constant {data} : {type}")
            value = self.emit(type, f"spirv.UMod {value}, {divisor} : {type}")

    def negation(self) -> None:
        type, name = self.type(), self.random.choice(["SNegate", "Not"])
        value = self.value(type)
        for _ in range(self.random.randrange(1, 4)):
            value = self.emit(type, f"spirv.{name} {value} : {type}")

    def comparison(self) -> None:
        type = self.type()
        name = self.random.choice(COMPARISONS)
        self.emit(_like(type, "i1"), f"spirv.{name} {self.pair(type)} : {type}")

    def logic(self) -> None:
        type = self.type(["i1"])
        self.emit(type, f"spirv.{self.random.choice(LOGIC)} {self.pair(type)} : {type}")

    def logical_not(self) -> None:
        type = self.type(["i1"])
        value = self.value(type)
        for _ in range(self.random.randrange(1, 4)):
            value = self.emit(type, f"spirv.LogicalNot {value} : {type}")

    def bitcast(self) -> None:
        types = ["i32", "f32"] if self.chance(0.7) else ["vector<3xi32>", "vector<3xf32>"]
        source = self.random.choice(types)
        value = self.value(source, 0.2)
        for _ in range(self.random.randrange(1, 4)):
            target = next(type for type in types if type != source)
            value = self.emit(target, f"spirv.Bitcast {value} : {source} to {target}")
            source = target

    def convert(self) -> None:
        source, target = sorted(self.random.sample(list(WIDTHS), 2), key=WIDTHS.__getitem__)
        value = self.emit(target, f"spirv.UConvert {self.value(source)} : {source} to {target}")
        mask = self.random.choice([(1 << WIDTHS[source]) - 1, 15])
        constant = self.emit(target, f"spirv.Constant {mask} : {target}")
        self.emit(target, f"spirv.BitwiseAnd {value}, {constant} : {target}")

    def choice(self) -> None:
        type = self.type([*INTEGERS, "f32"])
        condition = _like(type, "i1")
        given = f"{self.value(condition, 0.6)}, {self.pair(type)}"
        self.emit(type, f"spirv.Select {given} : {condition}, {type}")

    def words(self) -> None:
        type = self.type()
        name = self.random.choice(["IAddCarry", "SMulExtended", "UMulExtended", "UMulExtended"])
        pair = f"!spirv.struct<({type}, {type})>"
        self.emit(pair, f"spirv.{name} {self.pair(type)} : {pair}")

    # -- composites -----------------------------------------------------------------------------------

    def composite(self) -> tuple[str, str, str]:
        """The type of a composite, indices, and the type at the indices."""
        array = "!spirv.array<2 x i32>"
        return self.random.choice(
            [
                ("vector<3xi32>", f"[{self.random.randrange(3)} : i32]", "i32"),
                ("vector<3xf32>", f"[{self.random.randrange(3)} : i32]", "f32"),
                (array, f"[{self.random.randrange(2)} : i32]", "i32"),
                (NESTED, "[0 : i32]", array),
                (NESTED, f"[0 : i32, {self.random.randrange(2)} : i32]", "i32"),
                (NESTED, f"[1 : i32, {self.random.randrange(3)} : i32]", "i32"),
            ]
        )

    def insert(self) -> None:
        type, indices, part = self.composite()
        given = f"{self.value(part)}, {self.value(type)}{indices}"
        self.emit(type, f"spirv.CompositeInsert {given} : {part} into {type}")

    def extract(self) -> None:
        type, indices, part = self.composite()
        if type == "!spirv.array<2 x i32>" and self.chance(0.4):
            values = self.random.choice(["[3 : i32, 4 : i32]", "dense<[5, 6]> : tensor<2xi32>"])
            self.emit(type, f"spirv.Constant {values} : {type}")
        self.emit(part, f"spirv.CompositeExtract {self.value(type)}{indices} : {type}")

    def construct(self) -> None:
        kind = self.random.randrange(3)
        if kind == 0:
            type, parts = "vector<3xi32>", ["i32"] * 3
        elif kind == 1:
            type, parts = "!spirv.array<2 x i32>", ["i32"] * 2
        else:
            type, parts = NESTED, ["!spirv.array<2 x i32>", "vector<3xi32>"]
        values = ", ".join(self.value(part) for part in parts)
        self.emit(type, f"spirv.CompositeConstruct {values} : ({', '.join(parts)}) -> {type}")

    # -- memory ---------------------------------------------------------------------------------------

    def access(self) -> None:
        value, source = self.value(POINTER), POINTER
        for target in POINTERS[: self.random.randrange(1, 4)]:
            index = self.emit("i32", "spirv.Constant 0 : i32") if source == POINTER else self.value("i32")
            value = self.emit(target, f"spirv.AccessChain {value}[{index}] : {source}, i32 -> {target}")
            source = target

    def selection(self) -> None:
        pointer = self.value("!spirv.ptr<i32, Function>", 0.0)
        other = pointer if self.chance(0.7) else self.value("!spirv.ptr<i32, Function>", 0.0)
        condition, first, second = self.value("i1"), self.value("i32"), self.value("i32")
        aligned = ' ["Aligned", 8]'
        access = [self.random.choice(["", "", aligned])] * 2
        if self.chance(0.2):
            access[0] = ""
        self.lines += [
            "spirv.mlir.selection {",
            f"  spirv.BranchConditional {condition}, ^then, ^else",
            "^then:",
            f'  spirv.Store "Function" {pointer}, {first}{access[0]} : i32',
            "  spirv.Branch ^merge",
            "^else:",
            f'  spirv.Store "Function" {other}, {second}{access[1]} : i32',
            "  spirv.Branch ^merge",
            "^merge:",
            "  spirv.mlir.merge",
            "}",
        ]
