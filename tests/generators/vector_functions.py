"""Random functions of vector's operations, with much that folds.

    generate_vector_functions(seed, size=25) -> str

Chains of broadcasts, casts of shapes, transpositions, insertions and extractions over few types; constants,
masks with all or no bits set, transfers inside and outside of bounds, reductions of single elements.  Every
module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

SHAPES = [[4], [2], [2, 3], [3, 2], [1, 4], [4, 1], [2, 1, 3], [1, 1], [1], [2, 2, 2], [6], [8], []]
BITS = {"f32": 32, "f16": 16, "i32": 32, "i8": 8, "i1": 1, "index": 64}
ELEMENTS = ["f32", "f32", "i32", "i32", "f16", "i8", "index"]


def generate_vector_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


def _text(dims: list[int], element: str, scalable: bool = False) -> str:
    parts = [str(dim) for dim in dims]
    if scalable:
        parts[-1] = f"[{parts[-1]}]"
    return "vector<" + "".join(f"{part}x" for part in parts) + f"{element}>"


def _count(dims: list[int]) -> int:
    count = 1
    for dim in dims:
        count *= dim
    return count


def _numbers(values: list[int]) -> str:
    return "[" + ", ".join(map(str, values)) + "]"


class _Vector:
    """A value with its type; a scalar unless it has dimensions or rank 0."""

    def __init__(self, name: str, dims: list[int] | None, element: str, scalable: bool = False) -> None:
        self.name = name
        self.shape = dims
        self.element = element
        self.scalable = scalable

    @property
    def dims(self) -> list[int]:
        assert self.shape is not None
        return self.shape

    @property
    def type(self) -> str:
        return self.element if self.shape is None else _text(self.shape, self.element, self.scalable)


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.values: list[_Vector] = []
        self.tensors: list[tuple[str, list[int | None]]] = []

    # -- text ---------------------------------------------------------------------------------------------

    def emit(self, text: str) -> None:
        self.lines.append(self.located(text))

    def result(self, dims: list[int] | None, element: str, text: str, scalable: bool = False) -> _Vector:
        """A new value, the result of an operation; `TYPE` in its text is the value's type."""
        value = _Vector(self.fresh(), dims, element, scalable)
        self.emit(f"{value.name} = {text.replace('TYPE', value.type)}")
        self.values.append(value)
        return value

    def module(self) -> str:
        arguments = []
        for name, type in (("%f", "f32"), ("%h", "f16"), ("%n", "i32"), ("%b", "i8"), ("%c", "i1")):
            arguments.append(f"{name}: {type}")
            self.values.append(_Vector(name, None, type))
        for name in ("%i", "%j"):
            arguments.append(f"{name}: index")
            self.values.append(_Vector(name, None, "index"))
        for number in range(4):
            value = _Vector(
                f"%a{number}", self.random.choice(SHAPES[:-1]), self.random.choice(ELEMENTS), False
            )
            self.values.append(value)
            arguments.append(f"{value.name}: {value.type}")
        arguments += ["%m: memref<4x6xf32>", "%s: memref<8xf32>", "%d: memref<?x?xf32>"]
        arguments += ["%t: tensor<4x6xf32>", "%u: tensor<2x3xf32>", "%w: tensor<?x?xf32>"]
        self.tensors += [("%t", [4, 6]), ("%u", [2, 3]), ("%w", [None, None])]
        kinds = [
            self.broadcast, self.broadcast, self.broadcast, self.shape_cast, self.shape_cast,
            self.transpose, self.transpose, self.extract, self.extract, self.extract, self.extract,
            self.insert, self.insert, self.insert, self.insert_all, self.constant, self.constant,
            self.slice, self.slice, self.insert_slice, self.insert_slice, self.shuffle, self.shuffle,
            self.from_elements, self.to_elements, self.mask, self.mask, self.masked_access, self.gather,
            self.transfer_read, self.transfer_read, self.transfer_write, self.transfer_write,
            self.reduction, self.multi_reduction, self.contract, self.bitcast, self.step, self.masked,
            self.poison, self.scalable, self.swapped, self.reread, self.cast_access, self.cast_access, self.regather,
            self.chain, self.chain,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
            if self.chance(0.4):
                self.use()
        for _ in range(5):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(arguments)}) {{\n{body}\n  return\n}}\n"

    # -- existing values ----------------------------------------------------------------------------------

    def use(self) -> None:
        if self.chance(0.2):
            name, dims = self.tensors[-1]
            self.emit(f'"u.use"({name}) : ({self.tensor_type(dims)}) -> ()')
        value = self.random.choice(self.values[-6:])
        self.emit(f'"u.use"({value.name}) : ({value.type}) -> ()')

    def vector(self, minimum: int = 0, element: str | None = None, *, fixed: bool = True) -> _Vector:
        fitting = [
            each
            for each in self.values
            if each.shape is not None
            and len(each.shape) >= minimum
            and element in (None, each.element)
            and not (fixed and each.scalable)
        ]
        if not fitting:
            dims = self.random.choice([each for each in SHAPES if len(each) >= minimum])
            return self.result(dims, element or "f32", '"u.make"() : () -> TYPE')
        if fitting[-1] is self.values[-1] and self.chance(0.5):
            return fitting[-1]
        return self.random.choice(fitting[-5:] if self.chance(0.7) else fitting)

    def value(self, dims: list[int] | None, element: str) -> _Vector:
        """A value of a type; a new one if no value has the type."""
        fitting = [each for each in self.values if each.shape == dims and each.element == element]
        fitting = [each for each in fitting if not each.scalable]
        if fitting and self.chance(0.75):
            return self.random.choice(fitting[-4:])
        if self.chance(0.5):
            return self.literal(dims, element)
        if dims is not None and self.chance(0.5):
            scalar = self.value(None, element)
            return self.result(dims, element, f"vector.broadcast {scalar.name} : {element} to TYPE")
        return self.result(dims, element, '"u.make"() : () -> TYPE')

    def literal(self, dims: list[int] | None, element: str) -> _Vector:
        def number() -> str:
            if element == "i1":
                return self.random.choice(["true", "false"])
            if element in ("f32", "f16"):
                return self.random.choice(["0.0", "1.0", "-0.0", "2.5", "3.0"])
            return str(self.random.choice([0, 1, 2, 3, 7]))

        if dims is None:
            text = number()
            return self.result(
                None, element, f"arith.constant {text}" + (" : TYPE" if element != "i1" else "")
            )
        if self.chance(0.4):
            return self.result(dims, element, f"arith.constant dense<{number()}> : TYPE")
        if element == "i32" and len(dims) == 1 and self.chance(0.3):
            text = _numbers(list(range(dims[0])))
            return self.result(dims, element, f"arith.constant dense<{text}> : TYPE")

        def nested(rest: list[int]) -> str:
            return number() if not rest else "[" + ", ".join(nested(rest[1:]) for _ in range(rest[0])) + "]"

        return self.result(dims, element, f"arith.constant dense<{nested(dims)}> : TYPE")

    def index(self, value: int) -> str:
        """A value of type index that is, or may be, a number."""
        if self.chance(0.2):
            return self.random.choice(["%i", "%j"])
        name = self.fresh()
        self.lines.append(f"{name} = arith.constant {value} : index")
        return name

    def shape(self, minimum: int = 0) -> list[int]:
        return self.random.choice([each for each in SHAPES if len(each) >= minimum])

    # -- whole vectors ------------------------------------------------------------------------------------

    def constant(self) -> None:
        self.literal(self.shape() if self.chance(0.8) else None, self.random.choice(ELEMENTS))

    def poison(self) -> None:
        if self.chance(0.5):
            self.result(self.shape(), self.random.choice(ELEMENTS), "ub.poison : TYPE")

    def broadcast(self, given: _Vector | None = None) -> None:
        if given is None and self.chance(0.4):
            element = self.random.choice(ELEMENTS)
            source = self.value(None, element)
            dims = self.shape()
        else:
            source = given or self.vector()
            element = source.element
            dims = [
                dim if dim != 1 or self.chance(0.5) else self.random.choice([1, 2]) for dim in source.dims
            ]
            for _ in range(self.random.choice([0, 0, 1, 1, 2])):
                dims.insert(0, self.random.choice([1, 2, 3]))
        if _count(dims) <= 48 and len(dims) <= 4:
            self.result(dims, element, f"vector.broadcast {source.name} : {source.type} to TYPE")

    def shape_cast(self, given: _Vector | None = None) -> None:
        source = given or self.vector()
        count = _count(source.dims)
        fitting = [each for each in SHAPES if _count(each) == count]
        fitting += [[count], [1, *source.dims], [*source.dims, 1], source.dims]
        dims = self.random.choice(fitting)
        if source.dims and source.dims[0] == 1 and self.chance(0.3):
            dims = source.dims[1:]
        if source.dims and source.dims[-1] == 1 and self.chance(0.3):
            dims = source.dims[:-1]
        self.result(dims, source.element, f"vector.shape_cast {source.name} : {source.type} to TYPE")

    def transpose(self, given: _Vector | None = None) -> None:
        source = given or self.vector(1)
        order = list(range(len(source.dims)))
        self.random.shuffle(order)
        dims = [source.dims[number] for number in order]
        text = f"vector.transpose {source.name}, {_numbers(order)} : {source.type} to TYPE"
        self.result(dims, source.element, text)

    def bitcast(self) -> None:
        source = self.vector()
        if source.element in ("i1", "index"):
            return
        element = self.random.choice(["f32", "f16", "i32", "i8"])
        dims = list(source.dims)
        if not dims:
            if BITS[element] != BITS[source.element]:
                return
        else:
            bits = dims[-1] * BITS[source.element]
            if bits % BITS[element]:
                return
            dims[-1] = bits // BITS[element]
        self.result(dims, element, f"vector.bitcast {source.name} : {source.type} to TYPE")

    def shuffle(self) -> None:
        first = self.vector(0)
        fitting = [
            each
            for each in self.values
            if each.shape is not None
            and not each.scalable
            and each.element == first.element
            and len(each.dims) == len(first.dims)
            and each.dims[1:] == first.dims[1:]
        ]
        second = self.random.choice(fitting)
        size = (first.dims or [1])[0]
        total = size + (second.dims or [1])[0]
        kind = self.random.randrange(5)
        if kind == 0:
            mask = list(range(size))
        elif kind == 1:
            mask = list(range(size, total))
        elif kind == 2 and first.type == second.type:
            mask = [place for number in range(size) for place in (number, size + number)]
        else:
            mask = [self.random.randrange(-1, total) for _ in range(self.random.randrange(1, 5))]
        text = f"vector.shuffle {first.name}, {second.name} {_numbers(mask)} : {first.type}, {second.type}"
        self.result([len(mask), *first.dims[1:]], first.element, text)

    # -- elements -----------------------------------------------------------------------------------------

    def position(self, dims: list[int]) -> str:
        parts = []
        for dim in dims:
            number = self.random.randrange(dim)
            parts.append(str(number) if self.chance(0.8) else self.index(number))
        return "[" + ", ".join(parts) + "]"

    def extract(self, given: _Vector | None = None) -> None:
        source = given or self.vector()
        count = self.random.randrange(len(source.dims) + 1)
        if self.chance(0.4):
            count = len(source.dims)
        rest = source.dims[count:]
        dims = rest if rest else None
        position = self.position(source.dims[:count])
        text = f"vector.extract {source.name}{position} : TYPE from {source.type}"
        self.result(dims, source.element, text)

    def insert(self) -> None:
        dest = self.vector()
        for _ in range(self.random.choice([1, 1, 2])):
            count = self.random.randrange(len(dest.dims) + 1)
            rest = dest.dims[count:]
            source = self.value(rest if rest else None, dest.element)
            position = self.position(dest.dims[:count])
            text = f"vector.insert {source.name}, {dest.name} {position} : {source.type} into TYPE"
            result = self.result(dest.dims, dest.element, text)
            if self.chance(0.4):
                kept = "TYPE" if not rest else _text(rest, dest.element)
                text = f"vector.extract {result.name}{position} : {kept} from {result.type}"
                self.result(rest if rest else None, dest.element, text)
            dest = result

    def insert_all(self) -> None:
        """Insertions that overwrite all elements, sometimes with one missing."""
        dims = self.random.choice([[2], [3], [2, 2], [2, 3], [1]])
        element = self.random.choice(ELEMENTS)
        dest = self.value(dims, element)
        count = self.random.randrange(1, len(dims) + 1)
        rest = dims[count:]
        positions = [[number] for number in range(dims[0])]
        if count == 2:
            positions = [[row, column] for row in range(dims[0]) for column in range(dims[1])]
        self.random.shuffle(positions)
        for position in positions[: len(positions) if self.chance(0.8) else -1]:
            source = self.value(rest if rest else None, element)
            text = f"vector.insert {source.name}, {dest.name} {_numbers(position)} : {source.type} into TYPE"
            dest = self.result(dims, element, text)

    def from_elements(self) -> None:
        if self.chance(0.4):
            source = self.vector(1)
            count = self.random.randrange(len(source.dims))
            rest = source.dims[count:]
            prefix = [self.random.randrange(dim) for dim in source.dims[:count]]
            if _count(rest) > 8:
                return
            names = []
            for flat in range(_count(rest)):
                position: list[int] = []
                for dim in reversed(rest):
                    flat, number = divmod(flat, dim)
                    position.insert(0, number)
                place = _numbers(prefix + position)
                text = f"vector.extract {source.name}{place} : TYPE from {source.type}"
                names.append(self.result(None, source.element, text).name)
            if self.chance(0.2):
                names.reverse()
            dims = self.random.choice([rest, [len(names)]])
            self.result(dims, source.element, f"vector.from_elements {', '.join(names)} : TYPE")
            return
        dims = self.random.choice([[2], [3], [2, 2], [1], []])
        element = self.random.choice(ELEMENTS)
        same = self.chance(0.2)
        first = self.value(None, element)
        names = [(first if same else self.value(None, element)).name for _ in range(_count(dims))]
        self.result(dims, element, f"vector.from_elements {', '.join(names)} : TYPE")

    def to_elements(self, given: _Vector | None = None) -> None:
        source = given or self.vector()
        count = _count(source.dims)
        if count > 12:
            return
        name = self.fresh()
        self.emit(f"{name}:{count} = vector.to_elements {source.name} : {source.type}")
        elements = [_Vector(f"{name}#{number}", None, source.element) for number in range(count)]
        if count == 1:
            elements = [_Vector(name, None, source.element)]
        self.values += elements
        if self.chance(0.3):
            names = ", ".join(each.name for each in elements)
            self.result(source.dims, source.element, f"vector.from_elements {names} : TYPE")

    # -- slices -------------------------------------------------------------------------------------------

    def slice(self, given: _Vector | None = None) -> None:
        source = given or self.vector(1)
        count = self.random.randrange(1, len(source.dims) + 1)
        offsets: list[int] = []
        sizes: list[int] = []
        for dim in source.dims[:count]:
            if self.chance(0.4):
                offset, size = 0, dim
            else:
                size = self.random.choice([1, 1, self.random.randrange(1, dim + 1)])
                offset = self.random.randrange(dim - size + 1)
            offsets.append(offset)
            sizes.append(size)
        attributes = (
            f"offsets = {_numbers(offsets)}, sizes = {_numbers(sizes)}, strides = {_numbers([1] * count)}"
        )
        text = f"vector.extract_strided_slice {source.name} {{{attributes}}} : {source.type} to TYPE"
        result = self.result([*sizes, *source.dims[count:]], source.element, text)
        if count == len(source.dims) and self.chance(0.2):
            attributes = f"offsets = {_numbers(offsets)}, strides = {_numbers([1] * count)}"
            text = (
                f"vector.insert_strided_slice {result.name}, {source.name} {{{attributes}}} : "
                f"{result.type} into TYPE"
            )
            self.result(source.dims, source.element, text)

    def insert_slice(self) -> None:
        dest = self.vector(1)
        for _ in range(self.random.choice([1, 2])):
            leading = self.random.randrange(len(dest.dims))
            sizes = [dim if self.chance(0.5) else self.random.randrange(1, dim + 1) for dim in dest.dims]
            sizes = [*[1] * leading, *sizes[leading:]]
            offsets = [
                self.random.randrange(dim - size + 1) for dim, size in zip(dest.dims, sizes, strict=True)
            ]
            source = self.value(sizes[leading:], dest.element)
            attributes = f"offsets = {_numbers(offsets)}, strides = {_numbers([1] * len(source.dims))}"
            text = (
                f"vector.insert_strided_slice {source.name}, {dest.name} {{{attributes}}} : "
                f"{source.type} into TYPE"
            )
            dest = self.result(dest.dims, dest.element, text)

    # -- masks --------------------------------------------------------------------------------------------

    def mask_of(self, dims: list[int]) -> _Vector:
        kind = self.random.randrange(6)
        if kind == 0 or not dims:
            return self.value(dims, "i1")
        if kind == 1:
            bit = self.random.choice(["true", "false"])
            return self.result(dims, "i1", f"arith.constant dense<{bit}> : TYPE")
        if kind == 2:
            sizes = [self.random.choice([dim, self.random.randrange(1, dim + 1)]) for dim in dims]
            if self.chance(0.3):
                sizes = [0] * len(dims)
            return self.result(dims, "i1", f"vector.constant_mask {_numbers(sizes)} : TYPE")
        if kind == 3:
            return self.result(dims, "i1", '"u.make"() : () -> TYPE')
        bounds = [self.index(self.random.choice([dim, 1, dim + 2, dim, 0, -1])) for dim in dims]
        return self.result(dims, "i1", f"vector.create_mask {', '.join(bounds)} : TYPE")

    def mask(self) -> None:
        """A mask, and a part or another shape of it."""
        mask = self.mask_of(self.random.choice([[4], [2, 3], [4, 1], [2, 1, 1], [1, 4], [6]]))
        kind = self.random.randrange(5)
        if kind == 0 and len(mask.dims) > 1:
            count = self.random.randrange(1, len(mask.dims))
            position = self.position(mask.dims[:count])
            text = f"vector.extract {mask.name}{position} : TYPE from {mask.type}"
            self.result(mask.dims[count:], "i1", text)
        elif kind == 1 and mask.dims[-1] == 1:
            kept = [dim for dim in mask.dims if dim != 1]
            self.result(kept, "i1", f"vector.shape_cast {mask.name} : {mask.type} to TYPE")
        elif kind == 2:
            self.slice(mask)
        elif kind == 3:
            self.transpose(mask)

    def chain(self) -> None:
        """A chain of operations on the previous result, from a vector without known properties."""
        dims = self.random.choice([[4], [1, 4], [4, 1], [2, 1, 3], [1, 1], [2, 3], [1, 2, 1]])
        value = self.result(dims, self.random.choice(ELEMENTS), '"u.make"() : () -> TYPE')
        for _ in range(self.random.choice([2, 3, 3, 4])):
            kind = self.random.choice(
                [self.broadcast, self.shape_cast, self.transpose, self.slice, self.extract, self.to_elements]
            )
            kind(value)
            if self.values[-1].shape is None or not self.values[-1].dims:
                return
            value = self.values[-1]

    def masked_access(self) -> None:
        dims = self.random.choice([[4], [2], [6]])
        mask = self.mask_of(dims)
        value = self.value(dims, "f32")
        place = f"[{self.index(0)}]"
        kind = self.random.choice(["maskedload", "maskedstore", "expandload", "compressstore"])
        if kind.endswith("load"):
            text = f"vector.{kind} %s{place}, {mask.name}, {value.name} : memref<8xf32>, {mask.type}, TYPE into TYPE"
            self.result(dims, "f32", text)
        else:
            self.emit(
                f"vector.{kind} %s{place}, {mask.name}, {value.name} : memref<8xf32>, {mask.type}, {value.type}"
            )

    def regather(self) -> None:
        """Gathers and scatters of contiguous elements."""
        dims = [self.random.choice([2, 4])]
        mask, value = self.mask_of(dims), self.value(dims, "f32")
        text = f"arith.constant dense<{_numbers(list(range(dims[0])))}> : TYPE"
        if self.chance(0.4):
            places = self.result(dims, "index", "vector.step : TYPE")
        else:
            places = self.result(dims, "i32", text)
        self.gather_from(places, mask, value)

    def gather(self) -> None:
        dims = [self.random.choice([2, 4])]
        self.gather_from(self.value(dims, "i32"), self.mask_of(dims), self.value(dims, "f32"))

    def gather_from(self, places: _Vector, mask: _Vector, value: _Vector) -> None:
        base, type = self.random.choice([("%s", "memref<8xf32>"), ("%t", "tensor<4x6xf32>")])
        start = ", ".join(self.index(0) for _ in range(1 if base == "%s" else 2))
        if self.chance(0.6):
            text = (
                f"vector.gather {base}[{start}] [{places.name}], {mask.name}, {value.name} : {type}, "
                f"{places.type}, {mask.type}, TYPE into TYPE"
            )
            self.result(value.dims, "f32", text)
        else:
            types = f"{type}, {places.type}, {mask.type}, {value.type}"
            text = f"vector.scatter {base}[{start}] [{places.name}], {mask.name}, {value.name} : {types}"
            if base == "%t":
                name = self.fresh()
                self.emit(f"{name} = {text} -> {type}")
                self.tensors.append((name, [4, 6]))
            else:
                self.emit(text)

    def masked(self) -> None:
        """An operation in a mask, or nothing."""
        kind = self.random.randrange(4)
        if kind == 0:
            dims = self.random.choice([[4], [1], [2, 3]])
            mask, value = self.mask_of(dims), self.value(dims, "f32")
            other = self.value(dims, "f32")
            # MLIR crashes on a mask with all bits set around an empty region.
            if mask.type and self.chance(0.5):
                unknown = self.result(dims, "i1", '"u.make"() : () -> TYPE')
                text = f"vector.mask {unknown.name}, {other.name} {{ vector.yield {value.name} : TYPE }} : "
                self.result(dims, "f32", f"{text}{unknown.type} -> TYPE")
            else:
                text = f"vector.mask {mask.name} {{ vector.yield {value.name} : TYPE }} : {mask.type} -> TYPE"
                self.result(dims, "f32", text)
        elif kind == 1:
            dims = self.random.choice([[4], [1]])
            mask, value = self.mask_of(dims), self.value(dims, "f32")
            start = self.value(None, "f32")
            text = f"vector.reduction <add>, {value.name}, {start.name} : {value.type} into TYPE"
            self.result(None, "f32", f"vector.mask {mask.name} {{ {text} }} : {mask.type} -> TYPE")
        elif kind == 2:
            mask, value = self.mask_of([2, 3]), self.value([2, 3], "f32")
            places = f"{self.index(0)}, {self.index(0)}"
            text = f"vector.transfer_write {value.name}, %m[{places}] : {value.type}, memref<4x6xf32>"
            self.emit(f"vector.mask {mask.name} {{ {text} }} : {mask.type}")
        else:
            mask, value = self.mask_of([1, 4]), self.value([1, 4], "i32")
            start = self.value([4], "i32")
            text = f"vector.multi_reduction <maxsi>, {value.name}, {start.name} [0] : {value.type} to TYPE"
            self.result([4], "i32", f"vector.mask {mask.name} {{ {text} }} : {mask.type} -> TYPE")

    def step(self) -> None:
        count = self.random.choice([2, 4, 6])
        step = self.result([count], "index", "vector.step : TYPE")
        number = self.random.choice([0, 1, count - 1, count, 9])
        bound = self.result([count], "index", f"arith.constant dense<{number}> : TYPE")
        predicate = self.random.choice(["ult", "ule", "ugt", "uge", "eq", "ne", "slt"])
        pair = [step.name, bound.name]
        if self.chance(0.2):
            pair.reverse()
        self.result([count], "i1", f"arith.cmpi {predicate}, {', '.join(pair)} : {step.type}")

    def scalable(self) -> None:
        """Masks and vectors with a scalable dimension."""
        if self.chance(0.5):
            name, scale = self.fresh(), self.fresh()
            self.lines.append(f"{name} = vector.vscale")
            self.lines.append(
                f"{scale} = arith.muli {name}, {self.index(self.random.choice([4, 2]))} : index"
            )
            bound = self.random.choice([scale, name, self.index(0), self.index(-1), self.index(3)])
            leading = self.index(self.random.choice([1, 2]))
            self.result([2, 4], "i1", f"vector.create_mask {leading}, {bound} : TYPE", True)
            return
        fitting = [each for each in self.values if each.scalable]
        if not fitting or self.chance(0.3):
            scalar = self.value(None, self.random.choice(["f32", "i32"]))
            text = f"vector.broadcast {scalar.name} : {scalar.type} to TYPE"
            self.result(self.random.choice([[4], [1, 4]]), scalar.element, text, True)
            return
        source = self.random.choice(fitting)
        if len(source.dims) == 1:
            dims = self.random.choice([[1, *source.dims], [2, *source.dims]])
            self.result(dims, source.element, f"vector.broadcast {source.name} : {source.type} to TYPE", True)
        else:
            text = f"vector.extract {source.name}[0] : TYPE from {source.type}"
            self.result(source.dims[1:], source.element, text, True)

    # -- transfers ----------------------------------------------------------------------------------------

    def tensor_type(self, dims: list[int | None]) -> str:
        return "tensor<" + "".join(f"{'?' if dim is None else dim}x" for dim in dims) + "f32>"

    def transfer(self, kind: str) -> tuple[list[int], str, str]:
        """The vector's shape, the map of a transfer, and its bounds."""
        map = "affine_map<(d0, d1) -> (d0, d1)>"
        dims = self.random.choice([[2, 3], [4, 6], [1, 4], [4], [2]])
        if len(dims) == 1:
            dimension = self.random.choice(["d1", "d1", "d0"])
            map = f"affine_map<(d0, d1) -> ({dimension})>"
        elif self.chance(0.2):
            map = "affine_map<(d0, d1) -> (d1, d0)>"
        if kind == "read" and self.chance(0.2):
            map, dims = "affine_map<(d0, d1) -> (d0, 0, d1)>", [2, 2, 3]
        bounds = [self.random.choice(["true", "false"]) for _ in dims]
        if self.chance(0.5):
            bounds = ["true"] * len(dims)
        return dims, map, f"in_bounds = [{', '.join(bounds)}]"

    def places(self) -> str:
        start = self.random.choice([0, 0, 0, 2])
        return f"{self.index(start)}, {self.index(self.random.choice([0, 0, 1, 3]))}"

    def transfer_read(self) -> None:
        dims, map, bounds = self.transfer("read")
        bases = [(name, self.tensor_type(shape)) for name, shape in self.tensors[-4:]]
        bases += [("%m", "memref<4x6xf32>"), ("%d", "memref<?x?xf32>")]
        base, type = self.random.choice(bases)
        padding = self.value(None, "f32")
        mask = ""
        if len(dims) == 1 and self.chance(0.3):
            mask = f", {self.mask_of(dims).name}"
        text = (
            f"vector.transfer_read {base}[{self.places()}], {padding.name}{mask} "
            f"{{permutation_map = {map}, {bounds}}} : {type}, TYPE"
        )
        value = self.result(dims, "f32", text)
        if base.startswith("%") and type.startswith("tensor") and self.chance(0.3) and len(dims) < 3:
            self.write(value, base, type, map, bounds, mask)

    def write(self, value: _Vector, base: str, type: str, map: str, bounds: str, mask: str) -> str:
        text = (
            f"vector.transfer_write {value.name}, {base}[{self.places()}]{mask} "
            f"{{permutation_map = {map}, {bounds}}} : {value.type}, {type}"
        )
        if type.startswith("memref"):
            self.emit(text)
            return base
        name = self.fresh()
        self.emit(f"{name} = {text}")
        shape = next(dims for known, dims in self.tensors if known == base)
        self.tensors.append((name, shape))
        return name

    def transfer_write(self) -> None:
        base, shape = self.random.choice(self.tensors[-3:])
        type = self.tensor_type(shape)
        if self.chance(0.2):
            base, type = "%m", "memref<4x6xf32>"
        for _ in range(self.random.choice([1, 2, 3])):
            dims, map, bounds = self.transfer("write")
            mask = f", {self.mask_of(dims).name}" if len(dims) == 1 and self.chance(0.2) else ""
            base = self.write(self.value(dims, "f32"), base, type, map, bounds, mask)

    def reread(self) -> None:
        """A value that was just written is read again, perhaps permuted."""
        value = self.value([2, 3], "f32")
        padding = self.value(None, "f32")
        place = f"{self.index(0)}, {self.index(0)}"
        bounds = "in_bounds = [true, true]"
        name = self.fresh()
        self.emit(
            f"{name} = vector.transfer_write {value.name}, %t[{place}] {{{bounds}}} : {value.type}, "
            "tensor<4x6xf32>"
        )
        self.tensors.append((name, [4, 6]))
        choices = [
            ([2, 3], "affine_map<(d0, d1) -> (d0, d1)>"),
            ([3, 2], "affine_map<(d0, d1) -> (d1, d0)>"),
            ([3, 4, 2], "affine_map<(d0, d1) -> (d1, 0, d0)>"),
            ([2, 3, 2], "affine_map<(d0, d1) -> (0, d1, d0)>"),
        ]
        dims, map = self.random.choice(choices)
        bounds = ", ".join(["true"] * len(dims))
        text = (
            f"vector.transfer_read {name}[{place}], {padding.name} "
            f"{{permutation_map = {map}, in_bounds = [{bounds}]}} : tensor<4x6xf32>, TYPE"
        )
        self.result(dims, "f32", text)

    def swapped(self) -> None:
        """A slice of an overwritten tensor, which is inserted into another tensor."""
        dims = [2, 3]
        value = self.value(dims, "f32")
        zeros = f"{self.index(0)}, {self.index(0)}"
        name, slice, made = self.fresh(), self.fresh(), self.fresh()
        self.emit(f"{name} = vector.transfer_write {value.name}, %u[{zeros}] : {value.type}, tensor<2x3xf32>")
        sizes = [self.index(size) for size in dims]
        if self.chance(0.5):
            sizes = ["%i", "%j"]
        text = f"[{', '.join(sizes)}] [1, 1]"
        self.emit(f"{slice} = tensor.extract_slice {name}[0, 0] {text} : tensor<2x3xf32> to tensor<?x?xf32>")
        offsets = f"[{self.index(0)}, {self.index(1)}]"
        self.emit(
            f"{made} = tensor.insert_slice {slice} into %t{offsets} {text} : tensor<?x?xf32> into "
            "tensor<4x6xf32>"
        )
        self.tensors.append((made, [4, 6]))

    def cast_access(self) -> None:
        """Accesses to the result of a cast: load, store, read and write."""
        cast = self.fresh()
        kind = self.random.randrange(6)
        if kind == 4:
            name, dims = self.tensors[-1]
            size = self.fresh()
            self.emit(f"{size} = tensor.dim {name}, {self.index(1)} : {self.tensor_type(dims)}")
            self.values.append(_Vector(size, None, "index"))
            return
        if kind == 5:
            name, dims = self.random.choice(self.tensors[-3:])
            target = [None if dim is not None and self.chance(0.6) else dim for dim in dims]
            types = f"{self.tensor_type(dims)} to {self.tensor_type(target)}"
            self.emit(f"{cast} = tensor.cast {name} : {types}")
            self.tensors.append((cast, target))
            self.transfer_write()
            return
        if kind == 3:
            self.emit(f"{cast} = tensor.cast %t : tensor<4x6xf32> to tensor<?x?xf32>")
            padding = self.value(None, "f32")
            text = f"vector.transfer_read {cast}[{self.places()}], {padding.name} : tensor<?x?xf32>, TYPE"
            self.result([2, 3], "f32", text)
            return
        self.emit(f"{cast} = memref.cast %m : memref<4x6xf32> to memref<?x?xf32>")
        if kind == 0:
            self.result([3], "f32", f"vector.load {cast}[{self.places()}] : memref<?x?xf32>, TYPE")
        elif kind == 1:
            value = self.value([3], "f32")
            self.emit(f"vector.store {value.name}, {cast}[{self.places()}] : memref<?x?xf32>, {value.type}")
        else:
            value = self.value([2, 3], "f32")
            self.write(
                value,
                cast,
                "memref<?x?xf32>",
                "affine_map<(d0, d1) -> (d0, d1)>",
                "in_bounds = [true, false]",
                "",
            )

    # -- reductions ---------------------------------------------------------------------------------------

    def combination(self, element: str) -> str:
        kinds = ["add", "mul"]
        kinds += (
            ["minnumf", "maxnumf", "minimumf", "maximumf"]
            if element in ("f32", "f16")
            else ["minui", "minsi", "maxui", "maxsi", "and", "or", "xor"]
        )
        return self.random.choice(kinds)

    def reduction(self) -> None:
        dims = self.random.choice([[1], [1], [4], []])
        element = self.random.choice(ELEMENTS)
        source = self.value(dims, element)
        kind = self.combination(element)
        start = f", {self.value(None, element).name}" if self.chance(0.6) else ""
        flags = " fastmath<nnan>" if element == "f32" and self.chance(0.3) else ""
        text = f"vector.reduction <{kind}>, {source.name}{start}{flags} : {source.type} into TYPE"
        self.result(None, element, text)

    def multi_reduction(self) -> None:
        source = self.vector(1)
        reduced = [number for number, dim in enumerate(source.dims) if self.chance(0.9 if dim == 1 else 0.2)]
        rest = [dim for number, dim in enumerate(source.dims) if number not in reduced]
        kind = self.combination(source.element)
        start = self.value(rest if rest else None, source.element)
        text = (
            f"vector.multi_reduction <{kind}>, {source.name}, {start.name} {_numbers(reduced)} : "
            f"{source.type} to TYPE"
        )
        if source.element != "i1":
            self.result(rest if rest else None, source.element, text)

    def contract(self) -> None:
        element = self.random.choice(["f32", "i32"])
        lhs, rhs = self.value([2, 3], element), self.value([3, 2], element)
        zero = "0.0" if element == "f32" else "0"
        if self.chance(0.7):
            acc = self.result([2, 2], element, f"arith.constant dense<{zero}> : TYPE")
        else:
            acc = self.value([2, 2], element)
        maps = ["(d0, d2)", "(d2, d1)", "(d0, d1)"]
        listed = ", ".join(f"affine_map<(d0, d1, d2) -> {map}>" for map in maps)
        kinds = '["parallel", "parallel", "reduction"]'
        text = (
            f"vector.contract {{indexing_maps = [{listed}], iterator_types = {kinds}}} "
            f"{lhs.name}, {rhs.name}, {acc.name} : {lhs.type}, {rhs.type} into TYPE"
        )
        product = self.result([2, 2], element, text)
        other = self.value([2, 2], element)
        pair = [product.name, other.name]
        self.random.shuffle(pair)
        add = "addf" if element == "f32" else "addi"
        self.result([2, 2], element, f"arith.{add} {', '.join(pair)} : TYPE")
