"""Random functions of operations that fold: constants, identities, chains of casts, comparisons, selections.

    generate_folding_functions(seed, dialect, size=25) -> str

The operations of `dialect` are rows of OPERATIONS.  An operand is a constant, often an extreme one, an
argument, or, most often, a recent value: then operations often meet operations with which they fold.  Every
module verifies.  The same arguments give the same text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

PLACES = ["unknown", '"a"', '"b"', '"c"("x.mlir":1:2)', 'fused["a", "b"]']

INTEGERS = ["i1", "i2", "i7", "i8", "i16", "i32", "i32", "i64", "i64", "i130"]
FLOATS = {
    "f32": 32,
    "f64": 64,
    "f16": 16,
    "bf16": 16,
    "f8E4M3FN": 8,
    "f8E5M2": 8,
    "f8E5M2FNUZ": 8,
    "f8E3M4": 8,
    "f6E3M2FN": 6,
    "f4E2M1FN": 4,
    "tf32": 19,
    "f80": 80,
    "f128": 128,
}
SHAPES = [
    "",
    "",
    "",
    "",
    "",
    "",
    "vector<3x{}>",
    "vector<3x{}>",
    "tensor<2x2x{}>",
    "tensor<?x{}>",
    "vector<[4]x{}>",
]


@dataclass(frozen=True)
class Type:
    """A scalar type, or a shaped type; `shape` has a gap for the element type."""

    element: str
    shape: str = ""

    def __str__(self) -> str:
        return self.shape.format(self.element) if self.shape else self.element

    def of(self, element: str) -> Type:
        return Type(element, self.shape)

    @property
    def is_float(self) -> bool:
        return self.element in FLOATS

    @property
    def width(self) -> int:
        if self.element == "index":
            return 64
        return FLOATS.get(self.element) or int(self.element[1:])

    @property
    def count(self) -> int | None:
        """The number of elements of constants; None if only splats are possible."""
        if self.shape.startswith("tensor<2x2"):
            return 4
        return 3 if self.shape.startswith("vector<3") else None

    @property
    def has_constants(self) -> bool:
        return "?" not in self.shape


class Generator:
    """The state of a function under construction."""

    def __init__(self, random: Random, constants: str) -> None:
        self.random = random
        self.constants = constants
        self.lines: list[str] = []
        self.values: dict[Type, list[str]] = {}
        self.arguments: list[str] = []
        self.counter = 0

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(self, choices: str) -> str:
        """One of the words; "" for "-"."""
        chosen = self.random.choice(choices.split())
        return "" if chosen == "-" else chosen

    def define(self, type: Type) -> str:
        self.counter += 1
        value = f"%v{self.counter}"
        self.values.setdefault(type, []).append(value)
        return value

    def emit(self, text: str) -> None:
        place = f" loc({self.random.choice(PLACES)})" if self.chance(0.15) else ""
        self.lines.append(f"    {text}{place}")

    # -- types and values -----------------------------------------------------------------------------

    def integer_type(self, index: bool = True) -> Type:
        recent = [
            type for type in self.recent_types() if not type.is_float and (index or type.element != "index")
        ]
        if recent and self.chance(0.6):
            return self.random.choice(recent)
        choices = [*INTEGERS, *(["index", "index"] if index else [])]
        return Type(self.random.choice(choices), self.random.choice(SHAPES))

    def float_type(self) -> Type:
        recent = [type for type in self.recent_types() if type.is_float]
        if recent and self.chance(0.6):
            return self.random.choice(recent)
        return Type(self.random.choice(list(FLOATS)), self.random.choice(SHAPES))

    def recent_types(self) -> list[Type]:
        return list(self.values)[-4:]

    def any_type(self) -> Type:
        return self.integer_type() if self.chance(0.6) else self.float_type()

    def use(self, type: Type, constant: float = 0.4) -> str:
        known = self.values.get(type)
        if type.has_constants and self.chance(constant):
            return self.constant(type)
        if known and self.chance(0.9):
            return self.random.choice(known[-3:])
        value = self.define(type)
        self.arguments.append(f"{value}: {type}")
        return value

    def constant(self, type: Type) -> str:
        name = f"%c{self.counter}"
        self.counter += 1
        if self.constants == "index" and type.element in ("index", "i1") and not type.shape:
            operation = "index.constant" if type.element == "index" else "index.bool.constant"
            literal = self.literal(type)
            if type.element == "i1":
                literal = self.pick("true false")
            self.emit(f"{name} = {operation} {literal}")
            return name
        self.emit(f"{name} = arith.constant {typed(self.attribute(type), type)}")
        return name

    def attribute(self, type: Type) -> str:
        if not type.shape:
            return self.literal(type)
        if type.count is None or self.chance(0.5):
            return f"dense<{self.literal(type)}>"
        literals = [self.literal(type) for _ in range(type.count)]
        if type.count == 4:
            return f"dense<[[{literals[0]}, {literals[1]}], [{literals[2]}, {literals[3]}]]>"
        return f"dense<[{', '.join(literals)}]>"

    def literal(self, type: Type) -> str:
        width = type.width
        if type.is_float:
            if self.chance(0.15):
                return f"0x{self.random.getrandbits(width):X}"
            return self.pick("0.0 -0.0 1.0 -1.0 0.5 -2.5 3.0 1.0e-3 7.75 100.5 -1.0e10 1.0e300 2.0 4.0 0.1")
        if type.element == "i1":
            return self.pick("true false")
        limit = 1 << (width - 1)
        extremes = [0, 0, 1, 1, -1, limit - 1, -limit, 2, width, width - 1]
        number = self.random.choice(
            [*extremes, self.random.randint(-limit, limit - 1), self.random.randint(-9, 9)]
        )
        return str(max(-limit, min(limit - 1, number)))

    # -- operations -----------------------------------------------------------------------------------

    def assign(self, text: str, *types: Type) -> None:
        self.emit(f"{', '.join([self.define(type) for type in types])} = {text}")

    def function(self, operations: list[Operation], size: int, number: int) -> str:
        for _ in range(self.random.randrange(1, size)):
            self.random.choice(operations)(self)
        used = [(value, type) for type, values in self.values.items() for value in values[-3:]]
        values = ", ".join([value for value, _ in used])
        types = ", ".join([str(type) for _, type in used])
        body = "\n".join(self.lines)
        arguments = ", ".join(self.arguments)
        return f'  func.func @f{number}({arguments}) {{\n{body}\n    "u.use"({values}) : ({types}) -> ()\n    return\n  }}\n'


def typed(literal: str, type: Type) -> str:
    """A literal with its type; `true` and `false` need none."""
    return literal if literal in ("true", "false") else f"{literal} : {type}"


Operation = Callable[[Generator], None]


def generate_folding_functions(seed: int, dialect: str, size: int = 25) -> str:
    """A module of some functions with operations of a dialect."""
    random = Random(f"{dialect}{seed}")
    operations = OPERATIONS[dialect]
    functions = []
    for number in range(random.randrange(1, 4)):
        # With few kinds of operations, related ones meet more often.
        kinds = [random.choice(operations) for _ in range(random.randrange(2, 9))]
        if addui_extended in kinds or unused_high_half in kinds:
            # mlir-opt crashes with poison.
            kinds = [kind for kind in kinds if kind is not poison]
        functions.append(Generator(random, dialect).function(kinds, size, number))
    return "".join(functions)


# ---- arith ----

FLAGS = "- - - overflow<nsw> overflow<nuw> overflow<nsw,nuw>"
FAST = "- - - fastmath<contract> fastmath<nnan,nsz> fastmath<fast>"


def integer_binary(name: str, flags: str = "-", index: bool = True) -> Operation:
    def generate(g: Generator) -> None:
        type = g.integer_type(index)
        lhs = g.use(type)
        rhs = lhs if g.chance(0.1) else g.use(type)
        g.assign(f"arith.{name} {lhs}, {rhs} {g.pick(flags)} : {type}", type)

    return generate


def integer_extended(name: str) -> Operation:
    def generate(g: Generator) -> None:
        type = g.integer_type(index=name == "addui_extended")
        second = type.of("i1") if name == "addui_extended" else type
        suffix = f", {second}" if name == "addui_extended" else ""
        g.assign(f"arith.{name} {g.use(type)}, {g.use(type)} : {type}{suffix}", type, second)

    return generate


addui_extended = integer_extended("addui_extended")


def float_binary(name: str) -> Operation:
    def generate(g: Generator) -> None:
        type = g.float_type()
        lhs = g.use(type)
        rhs = lhs if g.chance(0.1) else g.use(type)
        g.assign(f"arith.{name} {lhs}, {rhs} {g.pick(FAST)} : {type}", type)

    return generate


def negf(g: Generator) -> None:
    type = g.float_type()
    g.assign(f"arith.negf {g.use(type)} : {type}", type)


def cmpi(g: Generator) -> None:
    type = g.integer_type()
    lhs = g.use(type)
    rhs = lhs if g.chance(0.1) else g.use(type)
    predicate = g.pick("eq ne slt sle sgt sge ult ule ugt uge eq ne")
    g.assign(f"arith.cmpi {predicate}, {lhs}, {rhs} : {type}", type.of("i1"))


def cmpf(g: Generator) -> None:
    type = g.float_type()
    predicate = g.pick("oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno")
    g.assign(f"arith.cmpf {predicate}, {g.use(type)}, {g.use(type)} : {type}", type.of("i1"))


def select(g: Generator) -> None:
    type = g.any_type()
    if g.chance(0.3):
        type = Type(g.pick("i1 i32 i64"))
    condition = type.of("i1") if g.chance(0.5) else Type("i1")
    prefix = f"{condition}, " if condition.shape else ""
    operands = f"{g.use(condition, 0.2)}, {g.use(type)}, {g.use(type)}"
    g.assign(f"arith.select {operands} : {prefix}{type}", type)


def negation(g: Generator) -> None:
    """`xori` with all ones, which several patterns match."""
    type = g.integer_type(index=False)
    if type.has_constants:
        ones = "true" if type.element == "i1" else "-1"
        mask = f"%m{g.counter}"
        g.emit(f"{mask} = arith.constant {typed(f'dense<{ones}>' if type.shape else ones, type)}")
        g.assign(f"arith.xori {g.use(type, 0.1)}, {mask} : {type}", type)


def cast(name: str, source: Type, target: Type, flags: str = "") -> Operation:
    def generate(g: Generator) -> None:
        g.assign(f"arith.{name} {g.use(source)} {flags}: {source} to {target}", target)

    return generate


def width_cast(g: Generator) -> None:
    type = g.integer_type(index=False)
    other = type.of(g.random.choice(INTEGERS))
    if type.width < other.width:
        cast(g.pick("extui extsi"), type, other)(g)
    elif type.width > other.width:
        cast("trunci", type, other, g.pick("- - overflow<nsw>"))(g)


def format_cast(g: Generator) -> None:
    type = g.float_type()
    other = type.of(g.random.choice(list(FLOATS)))
    if type.width < other.width:
        cast("extf", type, other, g.pick("- - fastmath<contract>"))(g)
    elif type.width > other.width:
        modes = "- - - to_nearest_even downward upward toward_zero to_nearest_away fastmath<contract>"
        cast("truncf", type, other, g.pick(modes))(g)


def kind_cast(g: Generator) -> None:
    if g.chance(0.5):
        source = g.integer_type(index=False)
        cast(g.pick("sitofp uitofp"), source, source.of(g.random.choice(list(FLOATS))))(g)
    else:
        source = g.float_type()
        cast(g.pick("fptosi fptoui"), source, source.of(g.random.choice(INTEGERS)))(g)


def compare_converted(g: Generator) -> None:
    """A comparison of a float that was an integer."""
    source = Type(g.random.choice(["i1", "i8", "i16", "i32", "i64"]))
    target = Type(g.pick("f16 bf16 f32 f64"))
    value = f"%k{g.counter}"
    g.emit(f"{value} = arith.{g.pick('sitofp uitofp')} {g.use(source, 0.0)} : {source} to {target}")
    predicate = g.pick("oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno")
    g.assign(f"arith.cmpf {predicate}, {value}, {g.constant(target)} : {target}", Type("i1"))


def index_cast(g: Generator) -> None:
    type = g.integer_type()
    target = type.of(g.random.choice(INTEGERS) if type.element == "index" else "index")
    cast(g.pick("index_cast index_castui"), type, target)(g)


def bitcast(g: Generator) -> None:
    type = g.any_type()
    names = [*INTEGERS, *FLOATS]
    same = [name for name in names if Type(name).width == type.width and type.element != "index"]
    if same:
        cast("bitcast", type, type.of(g.random.choice(same)))(g)


def shift_and_truncate(g: Generator) -> None:
    """The high half of a number."""
    source, target = Type("i32", g.random.choice(["", "vector<3x{}>"])), "i16"
    amount = f"%s{g.counter}"
    g.emit(f"{amount} = arith.constant {'dense<16>' if source.shape else '16'} : {source}")
    g.assign(f"arith.shrsi {g.use(source, 0.0)}, {amount} {g.pick('- exact')} : {source}", source)
    cast("trunci", source, source.of(target))(g)


def nested_constants(g: Generator) -> None:
    """Sums, differences and products of a value and two constants, in all orders."""
    type = Type(g.pick("i8 i32 i64 index i1"), g.random.choice(["", "", "", "vector<3x{}>"]))
    value = g.use(type, 0.0)
    first = g.pick("addi subi muli")
    second = first if first == "muli" or g.chance(0.3) else g.pick("addi subi")
    for name in (first, second):
        operands = [value, g.constant(type)]
        if g.chance(0.4):
            operands.reverse()
        value = f"%o{g.counter}"
        g.counter += 1
        g.emit(f"{value} = arith.{name} {', '.join(operands)} {g.pick(FLAGS)} : {type}")
    g.values.setdefault(type, []).append(value)


def negated_summand(g: Generator) -> None:
    """A sum with a product with -1."""
    type = Type(g.pick("i8 i32 index"), g.random.choice(["", "vector<3x{}>"]))
    minus, product = f"%m{g.counter}", f"%p{g.counter}"
    g.emit(f"{minus} = arith.constant {typed('dense<-1>' if type.shape else '-1', type)}")
    g.emit(f"{product} = arith.muli {g.use(type, 0.0)}, {minus} : {type}")
    operands = [g.use(type, 0.0), product]
    g.random.shuffle(operands)
    g.assign(f"arith.addi {', '.join(operands)} : {type}", type)


def minuend_twice(g: Generator) -> None:
    """x - y - x."""
    type = g.integer_type()
    value, difference = g.use(type, 0.0), f"%d{g.counter}"
    g.emit(f"{difference} = arith.subi {value}, {g.use(type, 0.0)} : {type}")
    g.assign(f"arith.subi {difference}, {value} {g.pick(FLAGS)} : {type}", type)


def unused_high_half(g: Generator) -> None:
    """A product or sum whose second result is unused, or a product with 1."""
    type = Type(g.pick("i8 i32"), g.random.choice(["", "vector<3x{}>"]))
    name = g.pick("mulsi_extended mului_extended addui_extended mulsi_extended")
    rhs = g.use(type, 0.0)
    reads_high = name == "mulsi_extended" and g.chance(0.6)
    if reads_high:
        rhs = f"%one{g.counter}"
        g.emit(f"{rhs} = arith.constant {typed('dense<1>' if type.shape else '1', type)}")
    suffix = f", {type.of('i1')}" if name == "addui_extended" else ""
    low, high = f"%l{g.counter}", f"%h{g.counter}"
    g.counter += 1
    g.emit(f"{low}, {high} = arith.{name} {g.use(type, 0.0)}, {rhs} : {type}{suffix}")
    g.values.setdefault(type, []).append(high if reads_high else low)


def extended_operands(g: Generator) -> None:
    """An operation on two extended values."""
    narrow = Type(g.pick("i1 i8"), g.random.choice(["", "vector<3x{}>"]))
    wide = narrow.of(g.pick("i32 i64"))
    extension = g.pick("extui extsi")
    names = [f"%e{g.counter}_{side}" for side in "lr"]
    for name in names:
        g.emit(f"{name} = arith.{extension} {g.use(narrow, 0.1)} : {narrow} to {wide}")
    if g.chance(0.4):
        g.assign(f"arith.cmpi {g.pick('eq ne slt')}, {names[0]}, {names[1]} : {wide}", wide.of("i1"))
    else:
        g.assign(f"arith.{g.pick('andi ori xori')} {names[0]}, {names[1]} : {wide}", wide)


def cast_twice(g: Generator) -> None:
    """A cast of a cast, often back to the first type."""
    shape = g.random.choice(["", "", "vector<3x{}>"])
    casts = g.random.choice(
        [
            "index_cast i32 index index_cast i32",
            "index_castui i32 index index_castui i32",
            "extsi i8 i32 index_cast index",
            "extui i8 i32 index_castui index",
            "extui i8 i32 extsi i64",
            "extsi i8 i64 trunci i32",
            "extui i8 i64 trunci i32",
            "sitofp i32 f64 truncf f32",
            "uitofp i32 f64 truncf f32",
            "bitcast i32 f32 bitcast i32",
        ]
    )
    first, source, middle, second, target = casts.split()
    types = [Type(name, shape) for name in (source, middle, target)]
    inner = f"%i{g.counter}"
    g.emit(f"{inner} = arith.{first} {g.use(types[0], 0.0)} : {types[0]} to {types[1]}")
    g.assign(f"arith.{second} {inner} : {types[1]} to {types[2]}", types[2])


def negated_factors(g: Generator) -> None:
    """A product or quotient of two negated numbers."""
    type = g.float_type()
    names = [f"%n{g.counter}_{side}" for side in "lr"]
    for name in names:
        g.emit(f"{name} = arith.negf {g.use(type, 0.0)} {g.pick(FAST)} : {type}")
    g.assign(f"arith.{g.pick('mulf divf')} {', '.join(names)} {g.pick(FAST)} : {type}", type)


def nested_selects(g: Generator) -> None:
    """Selections by one condition or its negation, or between constants."""
    type, boolean = Type(g.pick("i1 i32 i64")), Type("i1")
    condition, name = g.use(boolean, 0.0), f"%q{g.counter}"
    match g.random.randrange(3):
        case 0:
            g.emit(f"{name} = arith.select {condition}, {g.use(type, 0.0)}, {g.use(type, 0.0)} : {type}")
            values = [name, g.use(type, 0.0)]
            g.random.shuffle(values)
        case 1:
            g.emit(f"{name}_true = arith.constant true")
            g.emit(f"{name} = arith.xori {condition}, {name}_true : i1")
            condition, values = name, [g.use(type, 0.0), g.use(type, 0.0)]
        case _:
            literals = ["true", "false"] if type.element == "i1" else [f"1 : {type}", f"0 : {type}"]
            values = [f"{name}_{number}" for number in range(2)]
            for value, literal in zip(values, literals, strict=True):
                g.emit(f"{value} = arith.constant {literal}")
            g.random.shuffle(values)
    g.assign(f"arith.select {condition}, {', '.join(values)} : {type}", type)


def negated_comparison(g: Generator) -> None:
    type, name = g.integer_type(), f"%y{g.counter}"
    g.counter += 1
    boolean = type.of("i1")
    predicate = g.pick("eq ne slt sle sgt sge ult ule ugt uge")
    g.emit(f"{name} = arith.cmpi {predicate}, {g.use(type, 0.0)}, {g.use(type, 0.0)} : {type}")
    if boolean.has_constants:
        mask = f"{name}_true"
        g.emit(f"{mask} = arith.constant {typed('dense<true>' if type.shape else 'true', boolean)}")
        g.assign(f"arith.xori {name}, {mask} : {boolean}", boolean)


# The shapes that patterns match.
SHAPES_OF_PATTERNS: list[Operation] = [
    nested_constants,
    nested_constants,
    negated_summand,
    minuend_twice,
    unused_high_half,
    extended_operands,
    cast_twice,
    negated_factors,
    nested_selects,
    negated_comparison,
]


def poison(g: Generator) -> None:
    type = g.any_type()
    g.assign(f"ub.poison : {type}", type)


ARITH: list[Operation] = [
    *(integer_binary(name, FLAGS) for name in ("addi", "subi", "muli", "addi", "subi")),
    *(
        integer_binary(name)
        for name in [
            "divui",
            "divsi",
            "ceildivui",
            "ceildivsi",
            "floordivsi",
            "remui",
            "remsi",
            "andi",
            "ori",
            "xori",
            "maxsi",
            "maxui",
            "minsi",
            "minui",
        ]
    ),
    integer_binary("shli", FLAGS),
    integer_binary("shrui", "- - exact"),
    integer_binary("shrsi", "- - exact"),
    addui_extended,
    integer_extended("mulsi_extended"),
    integer_extended("mului_extended"),
    *(
        float_binary(name)
        for name in ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"]
    ),
    negf,
    cmpi,
    cmpi,
    cmpf,
    select,
    select,
    negation,
    width_cast,
    width_cast,
    format_cast,
    kind_cast,
    compare_converted,
    index_cast,
    bitcast,
    shift_and_truncate,
    poison,
    *SHAPES_OF_PATTERNS,
    *SHAPES_OF_PATTERNS,
]


# ---- math ----


def math_unary(name: str, kind: str) -> Operation:
    def generate(g: Generator) -> None:
        type = g.float_type() if kind == "float" else g.integer_type(index=kind == "any integer")
        g.assign(f"math.{name} {g.use(type, 0.7)} : {type}", type)

    return generate


def math_question(name: str) -> Operation:
    def generate(g: Generator) -> None:
        type = g.float_type()
        g.assign(f"math.{name} {g.use(type, 0.7)} : {type}", type.of("i1"))

    return generate


def math_binary(name: str, kind: str) -> Operation:
    def generate(g: Generator) -> None:
        type = g.float_type() if kind == "float" else g.integer_type(index=False)
        g.assign(f"math.{name} {g.use(type, 0.7)}, {g.use(type, 0.7)} : {type}", type)

    return generate


C_FUNCTIONS = (
    "acos acosh asin asinh atan atanh cos cosh erf erfc exp exp2 expm1 log log10 log1p log2 round sin sinh "
    "sqrt tan tanh trunc"
)

MATH: list[Operation] = [
    *(math_unary(name, "float") for name in [*C_FUNCTIONS.split(), "absf", "ceil", "floor", "roundeven"]),
    *(math_unary(name, "float") for name in ("ceil", "floor", "roundeven", "cbrt", "rsqrt")),
    *(math_unary(name, "any integer") for name in ("absi", "ctlz", "cttz", "ctpop")),
    *(math_question(name) for name in ("isfinite", "isinf", "isnan", "isnormal")),
    *(math_binary(name, "float") for name in ("atan2", "copysign", "powf")),
    *(math_binary("ipowi", "integer") for _ in range(3)),
    poison,
]


# ---- index ----

INDEX = Type("index")


def index_binary(name: str) -> Operation:
    def generate(g: Generator) -> None:
        lhs = g.use(INDEX)
        rhs = lhs if g.chance(0.1) else g.use(INDEX)
        g.assign(f"index.{name} {lhs}, {rhs}", INDEX)

    return generate


def index_cmp(g: Generator) -> None:
    lhs = g.use(INDEX)
    rhs = lhs if g.chance(0.1) else g.use(INDEX)
    g.assign(f"index.cmp {g.pick('eq ne slt sle sgt sge ult ule ugt uge')}({lhs}, {rhs})", Type("i1"))


def compare_extremum(g: Generator) -> None:
    """The larger or smaller of a value and a constant, compared with another."""
    bound = f"%x{g.counter}"
    g.emit(f"{bound} = index.{g.pick('maxs maxu mins minu')} {g.use(INDEX, 0.0)}, {g.constant(INDEX)}")
    predicate = g.pick("eq ne slt sle sgt sge ult ule ugt uge")
    g.assign(f"index.cmp {predicate}({bound}, {g.constant(INDEX)})", Type("i1"))


def compare_difference(g: Generator) -> None:
    """A difference compared with zero."""
    difference, zero = f"%d{g.counter}", f"%z{g.counter}"
    g.emit(f"{difference} = index.sub {g.use(INDEX, 0.1)}, {g.use(INDEX, 0.1)}")
    g.emit(f"{zero} = index.constant 0")
    operands = [difference, zero]
    g.random.shuffle(operands)
    g.assign(f"index.cmp {g.pick('eq slt sge ult')}({', '.join(operands)})", Type("i1"))


def index_dialect_cast(g: Generator) -> None:
    source, target = INDEX, Type(g.random.choice(["i8", "i32", "i40", "i64", "i80"]))
    if g.chance(0.5):
        source, target = target, source
    g.assign(f"index.{g.pick('casts castu')} {g.use(source)} : {source} to {target}", target)


def nested_index_constants(g: Generator) -> None:
    """An operation on a value and a constant, twice."""
    name, value = g.pick("add mul maxs maxu mins minu and or xor"), g.use(INDEX, 0.0)
    for _ in range(2):
        made = f"%o{g.counter}"
        g.emit(f"{made} = index.{name} {value}, {g.constant(INDEX)}")
        value = made
    g.values.setdefault(INDEX, []).append(value)


INDEX_OPERATIONS: list[Operation] = [
    nested_index_constants,
    nested_index_constants,
    nested_index_constants,
    *(
        index_binary(name)
        for name in ["add", "sub", "mul", "add", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor"]
    ),
    *(
        index_binary(name)
        for name in [
            "divs",
            "divu",
            "ceildivs",
            "ceildivu",
            "floordivs",
            "rems",
            "remu",
            "shl",
            "shrs",
            "shru",
        ]
    ),
    index_cmp,
    index_cmp,
    compare_extremum,
    compare_extremum,
    compare_difference,
    index_dialect_cast,
    index_dialect_cast,
]


# ---- complex, and casts of builtin ----

COMPLEX = {"f32": "complex<f32>", "f64": "complex<f64>", "f16": "complex<f16>"}


def complex_value(g: Generator, element: str) -> str:
    """A complex number: often a constant, or created from parts."""
    type = Type(COMPLEX[element])
    if g.chance(0.35):
        name = f"%p{g.counter}"
        g.counter += 1
        parts = [f"{g.pick('0.0 -0.0 1.0 1.0 0.0 2.5')} : {element}" for _ in range(2)]
        g.emit(f"{name} = complex.constant [{', '.join(parts)}] : {type}")
        return name
    if g.chance(0.3):
        name = f"%p{g.counter}"
        g.counter += 1
        part = Type(element)
        g.emit(f"{name} = complex.create {g.use(part)}, {g.use(part)} : {type}")
        return name
    return g.use(type, 0.0)


def complex_unary(name: str) -> Operation:
    def generate(g: Generator) -> None:
        element = g.random.choice(list(COMPLEX))
        type = Type(COMPLEX[element])
        g.assign(f"complex.{name} {complex_value(g, element)} : {type}", type)

    return generate


def complex_part(name: str) -> Operation:
    def generate(g: Generator) -> None:
        element = g.random.choice(list(COMPLEX))
        g.assign(f"complex.{name} {complex_value(g, element)} : {COMPLEX[element]}", Type(element))

    return generate


def complex_binary(name: str) -> Operation:
    def generate(g: Generator) -> None:
        element = g.random.choice(list(COMPLEX))
        type = Type(COMPLEX[element])
        lhs = complex_value(g, element)
        rhs = lhs if g.chance(0.1) else complex_value(g, element)
        g.assign(f"complex.{name} {lhs}, {rhs} : {type}", type)

    return generate


def complex_create(g: Generator) -> None:
    element = g.random.choice(list(COMPLEX))
    if g.chance(0.5):
        whole = complex_value(g, element)
        parts = [f"%h{g.counter}_{name}" for name in ("re", "im")]
        for name in parts:
            g.emit(f"{name} = complex.{name[-2:]} {whole} : {COMPLEX[element]}")
        g.assign(f"complex.create {', '.join(parts)} : {COMPLEX[element]}", Type(COMPLEX[element]))
        return
    part = Type(element)
    g.assign(f"complex.create {g.use(part)}, {g.use(part)} : {COMPLEX[element]}", Type(COMPLEX[element]))


def part_of_negated(g: Generator) -> None:
    element = g.random.choice(list(COMPLEX))
    type, name = COMPLEX[element], f"%n{g.counter}"
    part = Type(element)
    g.emit(f"{name} = complex.create {g.use(part, 0.1)}, {g.use(part, 0.1)} : {type}")
    g.emit(f"{name}_neg = complex.neg {name} : {type}")
    g.assign(f"complex.{g.pick('re im')} {name}_neg : {type}", part)


def complex_bitcasts(g: Generator) -> None:
    """A chain of casts between types of 64 bits, complex ones among them."""
    types = ["complex<f32>", "i64", "f64"]
    source = g.random.choice(types)
    value = g.use(Type(source), 0.0)
    for _ in range(g.random.randrange(1, 5)):
        if source == "complex<f32>":
            target = g.random.choice(types)
            dialect = "complex"
        else:
            target = g.random.choice(types)
            dialect = "complex" if target == "complex<f32>" else "arith"
        name = f"%b{g.counter}"
        g.counter += 1
        g.emit(f"{name} = {dialect}.bitcast {value} : {source} to {target}")
        value, source = name, target
    g.values.setdefault(Type(source), []).append(value)


COMPLEX_OPERATIONS: list[Operation] = [
    *(complex_unary(name) for name in ["neg", "neg", "log", "exp", "log", "exp", "conj", "conj", "sqrt"]),
    *(complex_binary(name) for name in ["add", "sub", "add", "sub", "mul", "div"]),
    complex_part("re"),
    complex_part("im"),
    complex_create,
    part_of_negated,
    complex_bitcasts,
    complex_bitcasts,
]


def unrealized_cast(g: Generator) -> None:
    """Casts of values to other types, back, and to their own types."""
    sources = [Type(g.random.choice(["i32", "index", "f32"])) for _ in range(g.random.randrange(1, 3))]
    targets = [Type(g.random.choice(["i32", "index", "f32"])) for _ in range(g.random.randrange(1, 3))]
    values = [g.use(source, 0.2) for source in sources]
    for _ in range(g.random.randrange(1, 4)):
        name = f"%u{g.counter}"
        g.counter += 1
        names = [f"{name}#{number}" for number in range(len(targets))] if len(targets) > 1 else [name]
        count = f":{len(targets)}" if len(targets) > 1 else ""
        shown = [", ".join([str(type) for type in types]) for types in (sources, targets)]
        cast = "builtin.unrealized_conversion_cast"
        g.emit(f"{name}{count} = {cast} {', '.join(values)} : {shown[0]} to {shown[1]}")
        values = names
        sources, targets = targets, sources if g.chance(0.7) else targets
    for type, value in zip(sources, values, strict=True):
        g.values.setdefault(type, []).append(value)


OPERATIONS: dict[str, list[Operation]] = {
    "arith": ARITH,
    "builtin": [unrealized_cast, integer_binary("addi")],
    "complex": COMPLEX_OPERATIONS,
    "index": INDEX_OPERATIONS,
    "math": MATH,
}
