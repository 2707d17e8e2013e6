"""Random functions of linalg's operations, with much that canonicalization changes.

    generate_linalg_functions(seed, size=25) -> str

Fills that are reshaped, padded, packed, copied and read, casts on either side of structured operations,
operations that only move values, packings of unpacked tensors, memrefs with casts and without elements.  The
same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

Sizes = tuple[int, ...]
Dims = tuple[int | None, ...]

SHAPES: list[Sizes] = [(4,), (4, 8), (8, 4), (8, 8), (1, 4), (4, 1), (2, 4, 8), (0, 4)]
BINARY = ("add", "sub", "mul", "max")


def generate_linalg_functions(seed: int, *, size: int = 25) -> str:
    """A module of about `size` operations."""
    return _Generator(Random(seed), size).module()


class _Tensor:
    """A tensor or memref: the sizes in its type, and the actual sizes."""

    def __init__(self, name: str, dims: Dims, sizes: Sizes, kind: str = "tensor") -> None:
        self.name = name
        self.dims = dims
        self.sizes = sizes
        self.kind = kind

    @property
    def type(self) -> str:
        return f"{self.kind}<{''.join('?x' if dim is None else f'{dim}x' for dim in self.dims)}f32>"


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.tensors: list[_Tensor] = []
        self.memrefs: list[_Tensor] = []
        self.scalars = ["%f", "%g", "%f"]

    def emit(self, text: str) -> None:
        self.lines.append(self.located(text))

    def module(self) -> str:
        arguments = ["%i: index", "%j: index", "%f: f32", "%g: f32"]
        for number in range(7):
            sizes = self.random.choice(SHAPES)
            kind = "tensor" if number < 4 else "memref"
            value = _Tensor(f"%a{number}", self.weakened(sizes), sizes, kind)
            (self.tensors if number < 4 else self.memrefs).append(value)
            arguments.append(f"{value.name}: {value.type}")
        kinds = [
            self.empty, self.fill, self.fill, self.fill, self.fill, self.copy, self.copy, self.transpose,
            self.transpose, self.broadcast, self.broadcast, self.generic, self.generic, self.generic,
            self.elementwise, self.elementwise, self.matmul, self.pack, self.pack, self.unpack, self.unpack, self.pad,
            self.pad, self.insert, self.insert, self.extract, self.concat, self.concat, self.collapse, self.expand,
            self.cast, self.cast, self.cast, self.dim, self.constant, self.on_memrefs, self.on_memrefs, self.reduce,
            self.slice_of_unpacked, self.softmax,
        ]  # fmt: skip
        for _ in range(self.size):
            self.random.choice(kinds)()
            if self.chance(0.4):
                self.use()
        for _ in range(4):
            self.use()
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @f({', '.join(arguments)}) {{\n{body}\n  return\n}}\n"

    def weakened(self, sizes: Sizes, probability: float = 0.5) -> Dims:
        return tuple(None if self.chance(probability) else size for size in sizes)

    def index(self, number: int) -> str:
        if self.chance(0.2):
            return self.random.choice(["%i", "%j"])
        name = self.fresh()
        self.emit(f"{name} = arith.constant {number} : index")
        return name

    def number(self, value: int) -> str:
        return str(value) if self.chance(0.6) else self.index(value)

    def scalar(self) -> str:
        if self.chance(0.2):
            name = self.fresh()
            self.emit(f"{name} = arith.constant {self.random.choice(['0.0', '1.0'])} : f32")
            self.scalars.append(name)
        return self.random.choice(self.scalars)

    def result(self, dims: Dims, sizes: Sizes) -> _Tensor:
        return _Tensor(self.fresh(), dims, sizes)

    def keep(self, value: _Tensor) -> None:
        self.tensors.append(value)

    def pick(self, rank: int = 0) -> _Tensor:
        fitting = [each for each in self.tensors if not rank or len(each.sizes) == rank]
        if not fitting:
            sizes = self.random.choice([each for each in SHAPES if len(each) == rank])
            return self.new(sizes)
        return self.random.choice(fitting[-4:] if self.chance(0.6) else fitting)

    def like(self, sizes: Sizes) -> _Tensor:
        """A tensor of sizes, new or existing."""
        fitting = [each for each in self.tensors if each.sizes == sizes]
        return self.random.choice(fitting) if fitting and self.chance(0.7) else self.new(sizes)

    def new(self, sizes: Sizes) -> _Tensor:
        dims = self.weakened(sizes)
        operands = ", ".join(self.index(size) for dim, size in zip(dims, sizes, strict=True) if dim is None)
        value = self.result(dims, sizes)
        self.emit(f"{value.name} = tensor.empty({operands}) : {value.type}")
        self.keep(value)
        return value

    def use(self) -> None:
        value = self.pick()
        self.emit(f'"u.use"({value.name}) : ({value.type}) -> ()')

    # -- operations on tensors ------------------------------------------------------------------------

    def empty(self) -> None:
        self.new(self.random.choice(SHAPES))

    def filled(self, out: _Tensor) -> _Tensor:
        value, scalar = self.result(out.dims, out.sizes), self.scalar()
        self.emit(
            f"{value.name} = linalg.fill ins({scalar} : f32) outs({out.name} : {out.type}) -> {out.type}"
        )
        self.keep(value)
        return value

    def fill(self) -> None:
        self.filled(self.pick())

    def copy(self) -> None:
        source = self.filled(self.pick()) if self.chance(0.3) else self.pick()
        out = self.like(source.sizes) if self.chance(0.8) else source
        if source.dims != out.dims and self.chance(0.5):
            out = source
        value = self.result(out.dims, out.sizes)
        self.emit(
            f"{value.name} = linalg.copy ins({source.name} : {source.type}) outs({out.name} : {out.type}) "
            f"-> {out.type}"
        )
        self.keep(value)

    def transpose(self) -> None:
        source = self.pick()
        rank = len(source.sizes)
        order = list(range(rank))
        if self.chance(0.8):
            self.random.shuffle(order)
        out = self.exactly(
            tuple(source.dims[each] for each in order), tuple(source.sizes[each] for each in order)
        )
        value = self.result(out.dims, out.sizes)
        self.emit(
            f"{value.name} = linalg.transpose ins({source.name} : {source.type}) outs({out.name} : {out.type}) "
            f"permutation = {order}"
        )
        self.keep(value)

    def exactly(self, dims: Dims, sizes: Sizes) -> _Tensor:
        """A tensor of a type."""
        fitting = [each for each in self.tensors if each.dims == dims and each.sizes == sizes]
        if fitting:
            return self.random.choice(fitting)
        operands = ", ".join(self.index(size) for dim, size in zip(dims, sizes, strict=True) if dim is None)
        value = self.result(dims, sizes)
        self.emit(f"{value.name} = tensor.empty({operands}) : {value.type}")
        return value

    def broadcast(self) -> None:
        source = self.pick()
        rank = len(source.sizes)
        if rank > 3:
            return
        dims, sizes, repeated = list(source.dims), list(source.sizes), []
        for number in range(rank + 1):
            if self.chance(0.4):
                size = self.random.choice([1, 4])
                dims.insert(number, self.random.choice([None, size]))
                sizes.insert(number, size)
                repeated.append(number)
        out = self.exactly(tuple(dims), tuple(sizes))
        value = self.result(out.dims, out.sizes)
        self.emit(
            f"{value.name} = linalg.broadcast ins({source.name} : {source.type}) outs({out.name} : {out.type}) "
            f"dimensions = {repeated}"
        )
        self.keep(value)
        if self.chance(0.4):
            self.transpose()

    def generic(self) -> None:
        source = self.pick()
        out = self.like(source.sizes)
        rank = len(source.sizes)
        dims = ", ".join(f"d{number}" for number in range(rank))
        order = dims
        if self.chance(0.2) and rank == 2 and source.sizes[0] == source.sizes[1]:
            order = "d1, d0"
        maps = f"affine_map<({dims}) -> ({order})>, affine_map<({dims}) -> ({dims})>"
        body = self.random.choice(
            [
                "linalg.yield %x : f32",
                "linalg.yield %x : f32",
                "linalg.yield %y : f32",
                "",
                "linalg.yield %f : f32",
            ]
        )
        if not body:
            body = (
                f"%k = linalg.index {self.random.randrange(rank)} : index\n    %l = arith.index_cast %k : index to i32"
                "\n    %m = arith.sitofp %l : i32 to f32\n    %n = arith.addf %x, %m : f32\n    linalg.yield %n : f32"
            )
        value = self.result(out.dims, out.sizes)
        iterators = ", ".join(['"parallel"'] * rank)
        self.lines.append(
            f"{value.name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} "
            f"ins({source.name} : {source.type}) outs({out.name} : {out.type}) {{\n  ^bb0(%x: f32, %y: f32):\n"
            f"    {body}\n  }} -> {out.type}"
        )
        self.keep(value)

    def elementwise(self) -> None:
        one = self.pick()
        other, out = self.like(one.sizes), self.like(one.sizes)
        value = self.result(out.dims, out.sizes)
        self.emit(
            f"{value.name} = linalg.{self.random.choice(BINARY)} ins({one.name}, {other.name} : {one.type}, "
            f"{other.type}) outs({out.name} : {out.type}) -> {out.type}"
        )
        self.keep(value)

    def softmax(self) -> None:
        source = self.pick()
        value = self.result(source.dims, source.sizes)
        self.emit(
            f"{value.name} = linalg.softmax dimension(0) ins({source.name} : {source.type}) "
            f"outs({source.name} : {source.type}) -> {source.type}"
        )
        self.keep(value)

    def matmul(self) -> None:
        one, other, out = self.like((4, 8)), self.like((8, 4)), self.like((4, 4))
        value = self.result(out.dims, out.sizes)
        self.emit(
            f"{value.name} = linalg.matmul ins({one.name}, {other.name} : {one.type}, {other.type}) "
            f"outs({out.name} : {out.type}) -> {out.type}"
        )
        self.keep(value)

    def reduce(self) -> None:
        source = self.pick(2)
        out = self.exactly((source.dims[0],), (source.sizes[0],))
        value = self.result(out.dims, out.sizes)
        self.emit(
            f"{value.name} = linalg.reduce {{ arith.addf }} ins({source.name} : {source.type}) "
            f"outs({out.name} : {out.type}) dimensions = [1]"
        )
        self.keep(value)

    def packing(self) -> str:
        order = self.random.choice(["", "", "outer_dims_perm = [1, 0] ", "outer_dims_perm = [0, 1] "])
        positions = self.random.choice(["[0, 1]", "[1, 0]"])
        return f"{order}inner_dims_pos = {positions} "

    def packed(
        self, source: _Tensor, packing: str, tiles: tuple[str, str], values: tuple[int, int]
    ) -> _Tensor:
        """A tensor that `source` can be packed into."""
        places = (0, 1) if "inner_dims_pos = [0, 1]" in packing else (1, 0)
        outer = [source.sizes[0], source.sizes[1]]
        outer[places[0]] //= values[0]
        outer[places[1]] //= values[1]
        if "[1, 0] inner" in packing:
            outer.reverse()
        sizes = (*outer, *values)
        inner = [int(tile) if tile.isdigit() else None for tile in tiles]
        return self.exactly((*self.weakened((outer[0], outer[1])), *inner), sizes)

    def pack(self) -> None:
        source = self.filled(self.like((8, 8))) if self.chance(0.3) else self.like((8, 8))
        packing = self.packing()
        values = (self.random.choice([2, 4]), self.random.choice([2, 4]))
        tiles = self.number(values[0]), self.number(values[1])
        dest = self.packed(source, packing, tiles, values)
        padding = f"padding_value({self.scalar()} : f32) " if self.chance(0.4) else ""
        value = self.result(dest.dims, dest.sizes)
        self.emit(
            f"{value.name} = linalg.pack {source.name} {padding}{packing}inner_tiles = [{', '.join(tiles)}] into "
            f"{dest.name} : {source.type} -> {dest.type}"
        )
        self.keep(value)
        if self.chance(0.6):
            is_other = (
                values[0] == values[1] and tiles[0].isdigit() == tiles[1].isdigit() and self.chance(0.3)
            )
            self.unpack_of(value, self.packing() if is_other else packing, tiles)

    def unpack_of(self, source: _Tensor, packing: str, tiles: tuple[str, str]) -> _Tensor:
        dest = self.like((8, 8))
        if self.chance(0.2):
            source = self.cast_of(source)
        tile_names = ", ".join(tiles)
        value = self.result(dest.dims, dest.sizes)
        self.emit(
            f"{value.name} = linalg.unpack {source.name} {packing}inner_tiles = [{tile_names}] into {dest.name} : "
            f"{source.type} -> {dest.type}"
        )
        self.keep(value)
        return value

    def unpack(self) -> None:
        packing = self.packing()
        values = (self.random.choice([2, 4]), self.random.choice([2, 4]))
        tiles = self.number(values[0]), self.number(values[1])
        source = self.packed(self.like((8, 8)), packing, tiles, values)
        value = self.unpack_of(source, packing, tiles)
        if self.chance(0.5):
            dest = self.packed(value, packing, tiles, values)
            again = self.result(dest.dims, dest.sizes)
            self.emit(
                f"{again.name} = linalg.pack {value.name} {packing}inner_tiles = [{', '.join(tiles)}] into "
                f"{dest.name} : {value.type} -> {dest.type}"
            )
            self.keep(again)

    def slice_of_unpacked(self) -> None:
        packing = "inner_dims_pos = [0, 1] "
        source = self.exactly((2, 2, 4, 4), (2, 2, 4, 4))
        dest = self.exactly((8, 8), (8, 8))
        value = self.result(dest.dims, dest.sizes)
        self.emit(
            f"{value.name} = linalg.unpack {source.name} {packing}inner_tiles = [4, 4] into {dest.name} : "
            f"{source.type} -> {dest.type}"
        )
        sizes = self.random.choice([(7, 6), (4, 8), (8, 8), (3, 5)])
        piece = self.result(sizes, sizes)
        self.emit(
            f"{piece.name} = tensor.extract_slice {value.name}[0, 0] [{sizes[0]}, {sizes[1]}] [1, 1] : {value.type} "
            f"to {piece.type}"
        )
        self.keep(piece)

    def padded(self, source: _Tensor, scalar: str) -> _Tensor:
        low = [self.random.choice([0, 1]) for _ in source.sizes]
        high = [self.random.choice([0, 1, 2]) for _ in source.sizes]
        texts = [[self.number(each) for each in group] for group in (low, high)]
        sizes: Sizes = tuple(sum(group) for group in zip(source.sizes, low, high, strict=True))
        dims = tuple(
            size if dim is not None and before.isdigit() and after.isdigit() else None
            for size, dim, before, after in zip(sizes, source.dims, *texts, strict=True)
        )
        value = self.result(dims, sizes)
        indices = ", ".join(f"%p{number}: index" for number in range(len(sizes)))
        self.emit(
            f"{value.name} = tensor.pad {source.name} low[{', '.join(texts[0])}] high[{', '.join(texts[1])}] {{\n"
            f"  ^bb0({indices}):\n    tensor.yield {scalar} : f32\n  }} : {source.type} to {value.type}"
        )
        self.keep(value)
        return value

    def pad(self) -> None:
        source = self.filled(self.pick()) if self.chance(0.5) else self.pick()
        self.padded(source, self.scalar())

    def insert(self) -> None:
        """A padded tensor inserted into one filled with a value, perhaps after another insertion."""
        target = self.filled(self.like((8, 8)))
        start = 0
        for _ in range(self.random.randrange(1, 3)):
            piece = self.exactly((2, 2), (2, 2)) if self.chance(0.5) else self.exactly((None, 2), (2, 2))
            source = self.padded(piece, self.scalar())
            start = min(start, 8 - source.sizes[0])
            offsets = [self.number(start), self.number(0)]
            slices = [str(dim) if dim is not None else self.index(size)
                      for dim, size in zip(source.dims, source.sizes, strict=True)]  # fmt: skip
            value = self.result(target.dims, target.sizes)
            self.emit(
                f"{value.name} = tensor.insert_slice {source.name} into {target.name}[{', '.join(offsets)}] "
                f"[{', '.join(slices)}] [1, 1] : {source.type} into {target.type}"
            )
            self.keep(value)
            target = value
            start = self.random.choice([0, 4, 5])

    def extract(self) -> None:
        source = self.pick()
        indices = ", ".join(self.index(0) for _ in source.sizes)
        name = self.fresh()
        self.emit(f"{name} = tensor.extract {source.name}[{indices}] : {source.type}")
        self.scalars.append(name)

    def concat(self) -> None:
        first = self.filled(self.pick()) if self.chance(0.7) else self.pick()
        parts = [first]
        for _ in range(self.random.randrange(2)):
            other = self.exactly(first.dims, first.sizes)
            parts.append(self.filled(other) if self.chance(0.7) else other)
        size = first.sizes[0] * len(parts)
        dim = None if first.dims[0] is None else size
        value = self.result((dim, *first.dims[1:]), (size, *first.sizes[1:]))
        names, types = ", ".join(each.name for each in parts), ", ".join(each.type for each in parts)
        self.emit(f"{value.name} = tensor.concat dim(0) {names} : ({types}) -> {value.type}")
        self.keep(value)

    def collapse(self) -> None:
        source = self.filled(self.pick(2)) if self.chance(0.5) else self.pick(2)
        size = source.sizes[0] * source.sizes[1]
        value = self.result((None if None in source.dims else size,), (size,))
        self.emit(
            f"{value.name} = tensor.collapse_shape {source.name} [[0, 1]] : {source.type} into {value.type}"
        )
        self.keep(value)

    def expand(self) -> None:
        source = self.filled(self.like((8,))) if self.chance(0.5) else self.like((8,))
        first = None if source.dims[0] is None else 2
        text = "2" if first else self.index(2)
        value = self.result((first, 4), (2, 4))
        self.emit(
            f"{value.name} = tensor.expand_shape {source.name} [[0, 1]] output_shape [{text}, 4] : {source.type} "
            f"into {value.type}"
        )
        self.keep(value)

    def cast_of(self, source: _Tensor) -> _Tensor:
        # The sizes of tiles stay as in the operation.
        rank = min(len(source.dims), 2)
        value = self.result((*self.weakened(source.sizes[:rank]), *source.dims[rank:]), source.sizes)
        self.emit(f"{value.name} = tensor.cast {source.name} : {source.type} to {value.type}")
        self.keep(value)
        return value

    def cast(self) -> None:
        self.cast_of(self.pick())

    def dim(self) -> None:
        source = self.pick()
        index = self.index(self.random.randrange(len(source.sizes)))
        name = self.fresh()
        self.emit(f"{name} = tensor.dim {source.name}, {index} : {source.type}")
        self.emit(f'"u.use"({name}) : (index) -> ()')

    def constant(self) -> None:
        sizes = self.random.choice([(8, 8), (2, 2, 4, 4)])
        value = self.result(sizes, sizes)
        self.emit(f"{value.name} = arith.constant dense<1.0> : {value.type}")
        self.keep(value)

    # -- operations on memrefs ------------------------------------------------------------------------

    def on_memrefs(self) -> None:
        source = self.random.choice(self.memrefs)
        if self.chance(0.5):
            dims = self.weakened(source.sizes)
            cast = _Tensor(self.fresh(), dims, source.sizes, "memref")
            self.emit(f"{cast.name} = memref.cast {source.name} : {source.type} to {cast.type}")
            self.memrefs.append(cast)
            source = cast
        target = self.random.choice([each for each in self.memrefs if each.sizes == source.sizes])
        kind = self.random.randrange(4)
        if kind == 2 and source.dims != target.dims:
            target = source
        operands = f"ins({source.name} : {source.type}) outs({target.name} : {target.type})"
        if kind == 0:
            self.emit(f"linalg.fill ins(%f : f32) outs({source.name} : {source.type})")
        elif kind == 1:
            self.emit(f"linalg.copy {operands}")
        elif kind == 2:
            self.emit(f"linalg.transpose {operands} permutation = {list(range(len(source.sizes)))}")
        else:
            dims_text = ", ".join(f"d{number}" for number in range(len(source.sizes)))
            iterators = ", ".join(['"parallel"'] * len(source.sizes))
            map = f"affine_map<({dims_text}) -> ({dims_text})>"
            body = self.random.choice(["%x", "%y", "%f"])
            self.lines.append(
                f"linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = [{iterators}]}} {operands} "
                f"{{\n  ^bb0(%x: f32, %y: f32):\n    linalg.yield {body} : f32\n  }}"
            )
