"""Random functions of shape's operations, with much that folds.

    generate_shape_functions(seed, size=30) -> str

Constant shapes and sizes, shapes of tensors with partly static types, broadcasts with duplicates and scalars,
witnesses and the regions that assume them.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

SHAPES = [[], [1], [2], [3], [2, 3], [1, 3], [4, 2, 3], [1, 1, 1]]
TENSORS = [
    "tensor<2x3xf32>",
    "tensor<?x3xf32>",
    "tensor<?xf32>",
    "tensor<f32>",
    "tensor<*xf32>",
    "tensor<1x3xf32>",
]


def generate_shape_functions(seed: int, *, size: int = 30) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.values: dict[str, list[str]] = {
            "!shape.shape": ["%s", "%t"],
            "!shape.size": ["%z"],
            "!shape.witness": ["%w", "%v"],
            "index": ["%i", "%j"],
            "i1": ["%b"],
            "tensor<?xindex>": ["%e", "%g"],
        }

    def emit(self, text: str) -> None:
        self.lines.append(self.located(text))

    def give(self, type: str, text: str) -> str:
        """An operation with one result."""
        name = self.fresh()
        self.emit(f"{name} = {text}")
        self.values.setdefault(type, []).append(name)
        return name

    def pick(self, type: str) -> str:
        known = self.values[type]
        return self.random.choice(known[-4:] if self.chance(0.6) else known)

    def extents(self) -> tuple[str, str]:
        """A tensor of extents and its type, with a static or dynamic number of extents."""
        types = [each for each in self.values if each.startswith("tensor<") and each.endswith("xindex>")]
        type = self.random.choice(types)
        return self.pick(type), type

    def module(self) -> str:
        arguments = [f"{name}: {type}" for type, names in self.values.items() for name in names]
        arguments += [f"%x{number}: {type}" for number, type in enumerate(TENSORS)]
        kinds = [
            self.constant, self.constant, self.constant, self.size_constant, self.size_constant, self.witness_constant,
            self.arithmetic, self.arithmetic, self.index_arithmetic, self.convert, self.convert, self.broadcast,
            self.broadcast, self.broadcast, self.broadcast_extents, self.broadcast_extents, self.broadcastable,
            self.broadcastable, self.equal, self.equal, self.require, self.all_of, self.all_of, self.all_of,
            self.assuming, self.assuming, self.shape_of, self.shape_of, self.rank, self.rank, self.concat, self.split,
            self.get_extent, self.get_extent, self.dim, self.from_extents, self.any, self.cast, self.cast,
            self.is_broadcastable, self.reshape, self.extract,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
            if self.chance(0.4):
                self.use()
        for _ in range(6):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(arguments)}) {{\n{body}\n  return\n}}\n"

    def use(self) -> None:
        type = self.random.choice(list(self.values))
        self.emit(f'"u.use"({self.pick(type)}) : ({type}) -> ()')

    # -- constants ------------------------------------------------------------------------------------

    def constant(self) -> None:
        extents = self.random.choice(SHAPES)
        type = self.random.choice(
            ["!shape.shape", f"tensor<{len(extents)}xindex>", f"tensor<{len(extents)}xindex>"]
        )
        self.give(type, f"shape.const_shape {extents} : {type}")

    def size_constant(self) -> None:
        if self.chance(0.5):
            self.give("!shape.size", f"shape.const_size {self.random.choice([0, 1, 2, 5])}")
        else:
            self.give("index", f"arith.constant {self.random.choice([-1, 0, 1, 2, 7])} : index")

    def witness_constant(self) -> None:
        self.give("!shape.witness", f"shape.const_witness {self.random.choice(['true', 'true', 'false'])}")
        if self.chance(0.5):
            self.give("i1", f"arith.constant {self.random.choice(['true', 'false'])}")

    # -- sizes ----------------------------------------------------------------------------------------

    def arithmetic(self, type: str = "!shape.size") -> None:
        names = ["add", "mul", "div", "max", "min"]
        name = self.random.choice(names[:3] if type == "index" else names)
        operands = f"{self.pick(type)}, {self.pick(type)}"
        self.give(type, f"shape.{name} {operands} : {type}, {type} -> {type}")

    def index_arithmetic(self) -> None:
        self.arithmetic("index") if self.chance(0.8) else self.arithmetic()

    def convert(self) -> None:
        if self.chance(0.5):
            name = self.give("index", f"shape.size_to_index {self.pick('!shape.size')} : !shape.size")
            if self.chance(0.5):
                self.give("!shape.size", f"shape.index_to_size {name}")
        else:
            name = self.give("!shape.size", f"shape.index_to_size {self.pick('index')}")
            if self.chance(0.5):
                self.give("index", f"shape.size_to_index {name} : !shape.size")

    # -- shapes ---------------------------------------------------------------------------------------

    def some_extents(self, least: int, most: int) -> str:
        """Operands with their types."""
        listed = [self.extents() for _ in range(self.random.randrange(least, most + 1))]
        names, types = ", ".join(name for name, _ in listed), ", ".join(type for _, type in listed)
        return f"{names} : {types}"

    def some_shapes(self, least: int, most: int) -> str:
        names = [self.pick("!shape.shape") for _ in range(self.random.randrange(least, most + 1))]
        return f"{', '.join(names)} : {', '.join(['!shape.shape'] * len(names))}"

    def broadcast(self) -> None:
        self.give("!shape.shape", f"shape.broadcast {self.some_shapes(1, 3)} -> !shape.shape")

    def broadcast_extents(self) -> None:
        type = "tensor<?xindex>" if self.chance(0.8) else "!shape.shape"
        self.give(type, f"shape.broadcast {self.some_extents(1, 4)} -> {type}")

    def concat(self) -> None:
        if self.chance(0.5):
            operands = f"{self.pick('!shape.shape')}, {self.pick('!shape.shape')}"
            self.give("!shape.shape", f"shape.concat {operands} : !shape.shape, !shape.shape -> !shape.shape")
        else:
            (one, type), (other, other_type) = self.extents(), self.extents()
            self.give(
                "tensor<?xindex>", f"shape.concat {one}, {other} : {type}, {other_type} -> tensor<?xindex>"
            )

    def split(self) -> None:
        head, tail = self.fresh(), self.fresh()
        if self.chance(0.5):
            operand, type, parts = self.pick("!shape.shape"), "!shape.shape", "!shape.shape"
        else:
            (operand, type), parts = self.extents(), "tensor<?xindex>"
        self.emit(
            f'{head}, {tail} = "shape.split_at"({operand}, {self.pick("index")}) : ({type}, index) -> ({parts}, {parts})'
        )
        self.values[parts] += [head, tail]

    def from_extents(self) -> None:
        names = ", ".join(self.pick("index") for _ in range(self.random.randrange(1, 4)))
        types = ", ".join(["index"] * (names.count(",") + 1))
        self.give("!shape.shape", f"shape.from_extents {names} : {types}")
        if self.chance(0.5):
            operand = self.pick("!shape.shape")
            self.give(
                "tensor<?xindex>", f"shape.to_extent_tensor {operand} : !shape.shape -> tensor<?xindex>"
            )

    def any(self) -> None:
        operands = self.some_shapes(1, 3)
        self.give("!shape.shape", f"shape.any {operands} -> !shape.shape")

    def cast(self) -> None:
        value, type = self.extents()
        if type == "tensor<?xindex>":
            self.give("tensor<2xindex>", f"tensor.cast {value} : {type} to tensor<2xindex>")
        else:
            self.give("tensor<?xindex>", f"tensor.cast {value} : {type} to tensor<?xindex>")

    # -- shapes of values -----------------------------------------------------------------------------

    def tensor(self) -> tuple[str, str]:
        number = self.random.randrange(len(TENSORS))
        return f"%x{number}", TENSORS[number]

    def shape_of(self) -> None:
        value, type = self.tensor()
        if type == "tensor<*xf32>" and self.chance(0.5):
            self.give("!shape.shape", f"shape.shape_of {value} : {type} -> !shape.shape")
            return
        rank = (
            "?"
            if "*" in type or self.chance(0.4)
            else str(type.count("x") - type.count("xf32") + ("xf32" in type))
        )
        result = f"tensor<{rank}xindex>"
        name = self.give(result, f"shape.shape_of {value} : {type} -> {result}")
        if rank not in "?0" and self.chance(0.4):
            self.give("tensor<?xindex>", f"tensor.cast {name} : {result} to tensor<?xindex>")

    def rank(self) -> None:
        if self.chance(0.5):
            operand = self.pick("!shape.shape")
            kind = self.random.choice(["rank", "num_elements"])
            self.give("!shape.size", f"shape.{kind} {operand} : !shape.shape -> !shape.size")
        else:
            operand, type = self.extents()
            kind = self.random.choice(["rank", "rank", "num_elements"])
            result = self.random.choice(["index", "index", "!shape.size"])
            self.give(result, f"shape.{kind} {operand} : {type} -> {result}")

    def get_extent(self) -> None:
        if self.chance(0.5):
            operands = f"{self.pick('!shape.shape')}, {self.pick('!shape.size')}"
            self.give(
                "!shape.size", f"shape.get_extent {operands} : !shape.shape, !shape.size -> !shape.size"
            )
        else:
            operand, type = self.extents()
            self.give("index", f"shape.get_extent {operand}, {self.pick('index')} : {type}, index -> index")

    def dim(self) -> None:
        value, type = self.tensor()
        self.give("index", f"shape.dim {value}, {self.pick('index')} : {type}, index -> index")

    def reshape(self) -> None:
        name = self.fresh()
        operand = self.pick("tensor<?xindex>")
        self.emit(
            f"{name} = tensor.reshape %x4({operand}) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>"
        )
        self.give("tensor<?xindex>", f"shape.shape_of {name} : tensor<*xf32> -> tensor<?xindex>")

    def extract(self) -> None:
        value, type = self.extents()
        if type != "tensor<0xindex>":
            self.give("index", f"tensor.extract {value}[{self.pick('index')}] : {type}")

    # -- witnesses ------------------------------------------------------------------------------------

    def broadcastable(self) -> None:
        operands = self.some_shapes(2, 4) if self.chance(0.5) else self.some_extents(2, 4)
        self.give("!shape.witness", f"shape.cstr_broadcastable {operands}")

    def is_broadcastable(self) -> None:
        operands = self.some_shapes(1, 3) if self.chance(0.5) else self.some_extents(1, 3)
        self.give("i1", f"shape.is_broadcastable {operands}")

    def equal(self) -> None:
        if self.chance(0.6):
            self.give("!shape.witness", f"shape.cstr_eq {self.some_shapes(1, 3)}")
        else:
            self.give("i1", f"shape.shape_eq {self.some_shapes(2, 3)}")

    def require(self) -> None:
        self.give("!shape.witness", f'shape.cstr_require {self.pick("i1")}, "no"')

    def all_of(self) -> None:
        operands = ", ".join(self.pick("!shape.witness") for _ in range(self.random.randrange(1, 4)))
        self.give("!shape.witness", f"shape.assuming_all {operands}")

    def assuming(self) -> None:
        witness = self.pick("!shape.witness")
        names = [self.fresh() for _ in range(self.random.randrange(3))]
        inner = [self.pick("index") for _ in names]
        types = ", ".join(["index"] * len(names))
        if not names:
            self.emit(f'shape.assuming {witness} {{\n    "u.use"({self.pick("index")}) : (index) -> ()\n  }}')
            return
        self.emit(
            f"{', '.join(names)} = shape.assuming {witness} -> ({types}) {{\n    %n = shape.add {inner[0]}, "
            f"{inner[-1]} : index, index -> index\n    shape.assuming_yield "
            f"{', '.join(['%n', *inner[1:]])} : {types}\n  }}"
        )
        self.values["index"] += names
