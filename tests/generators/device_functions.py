"""Random functions of amdgpu, async, shard, sparse_tensor and xegpu, with operations that fold.

    generate_device_functions(seed, dialect, size=15) -> str

Accesses in and out of bounds, waits in a row, collectives over axes and over none, tensors that are sharded
repeatedly, translations of coordinates in both directions.  Every module verifies.  The same arguments give
the same text.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

DIALECTS = ("amdgpu", "async", "shard", "sparse_tensor", "xegpu")


def generate_device_functions(seed: int, dialect: str, *, size: int = 15) -> str:
    """A module of about `size` groups of operations of a dialect."""
    return _Generator(Random(seed)).module(dialect, size)


class _Generator:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.counter = 0
        self.lines: list[str] = []

    def fresh(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def emit(self, text: str) -> None:
        self.lines.append(f'{text} loc("a")' if self.random.random() < 0.1 else text)

    def result(self, text: str) -> str:
        name = self.fresh()
        self.emit(f"{name} = {text}")
        return name

    def use(self, name: str, type: str) -> None:
        if self.random.random() < 0.8:
            self.emit(f'"u.use"({name}) : ({type}) -> ()')

    def number(self, type: str, *choices: int, argument: str = "") -> str:
        """A constant, or sometimes an argument."""
        if argument and self.random.random() < 0.2:
            return argument
        return self.result(f"arith.constant {self.random.choice(choices)} : {type}")

    def module(self, dialect: str, size: int) -> str:
        kinds: dict[str, tuple[str, str, list[Callable[[], None]]]] = {
            "amdgpu": (
                "%b: memref<4x8xf32>, %n: memref<?xf32>, %i: i32, %f: f32, %s: vector<8xf8E8M0FNU>, "
                "%t: vector<3x2xf8E8M0FNU>, %x: vector<4xf8E8M0FNU>, %a: vector<32xf4E2M1FN>, %c: vector<4xf32>",
                "",
                [self.buffer, self.buffer, self.wait, self.barrier, self.scales],
            ),
            "async": ("%i: index, %t: !async.token", "", [self.group]),
            "shard": (
                "%t: tensor<4x6xf32>, %u: tensor<4x6xf32>, %i: i64",
                "shard.grid @g(shape = 2x2)\n",
                [self.collective, self.sharding, self.shard_again],
            ),
            "sparse_tensor": (
                "%d: tensor<4x6xf32>, %s: tensor<4x6xf32, #CSR>, %c: tensor<4x6xf32, #CSC>, %i: index, "
                "%j: index, %q: tensor<?x6xf32, #CSR>",
                "",
                [self.convert, self.level, self.specifier, self.translate, self.translate, self.iterate],
            ),
            "xegpu": ("%v: vector<16x16xf32>", "", [self.convert_layout]),
        }
        arguments, head, groups = kinds[dialect]
        for _ in range(size):
            self.random.choice(groups)()
        body = "\n".join(f"  {line}" for line in self.lines)
        text = f"{head}func.func @f({arguments}) {{\n{body}\n  return\n}}\n"
        for name, encoding in _ENCODINGS.items():
            text = text.replace(name, encoding)
        return text

    # -- amdgpu -------------------------------------------------------------------------------------------

    def buffer(self) -> None:
        place = f"{self.number('i32', 0, 3, 4, -1, argument='%i')}, {self.number('i32', 0, 7, 9, 40)}"
        check = self.random.choice(["", "", "{boundsCheck = true} ", "{boundsCheck = false} "])
        if self.random.random() < 0.3:
            check = check.replace("}", ", indexOffset = 16 : i32}")
        tail = ""
        if self.random.random() < 0.3:
            tail = f" sgprOffset {self.number('i32', 0, 32, argument='%i')}"
        kind = self.random.choice(["load", "store", "atomic_fadd", "atomic_fmax", "atomic_cmpswap"])
        if kind == "load":
            name = self.result(
                f"amdgpu.raw_buffer_load {check}%b[{place}]{tail} : memref<4x8xf32>, i32, i32 -> f32"
            )
            self.use(name, "f32")
        elif kind == "atomic_cmpswap":
            text = f"amdgpu.raw_buffer_atomic_cmpswap {check}%f, %f -> %b[{place}]{tail} : f32 -> memref<4x8xf32>, i32, i32"
            self.use(self.result(text), "f32")
        else:
            self.emit(
                f"amdgpu.raw_buffer_{kind} {check}%f -> %b[{place}]{tail} : f32 -> memref<4x8xf32>, i32, i32"
            )

    def wait(self) -> None:
        for _ in range(self.random.choice([1, 2, 3])):
            parts = [
                f"{name}({self.random.randrange(5)})"
                for name in ("load", "store", "ds", "exp")
                if self.random.random() < 0.5
            ]
            self.emit(f"amdgpu.memory_counter_wait {' '.join(parts or ['load(1)'])}")

    def barrier(self) -> None:
        for _ in range(self.random.choice([1, 2])):
            self.emit("amdgpu.lds_barrier")

    def scale(self) -> str:
        source, type, places = self.random.choice(
            [("%s", "vector<8xf8E8M0FNU>", [[3], [7]]), ("%t", "vector<3x2xf8E8M0FNU>", [[0, 1], [2, 1]])]
        )
        place = self.random.choice(places)
        element = self.result(f"vector.extract {source}{place} : f8E8M0FNU from {type}")
        return self.result(f"vector.insert {element}, %x [0] : f8E8M0FNU into vector<4xf8E8M0FNU>")

    def scales(self) -> None:
        one, other = self.scale(), self.random.choice([self.scale(), "%x"])
        text = (
            f"amdgpu.scaled_mfma 16x16x128 ({one}[0] * %a) * ({other}[0] * %a) + %c : vector<4xf8E8M0FNU>, "
            "vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>"
        )
        self.use(self.result(text), "vector<4xf32>")

    # -- async --------------------------------------------------------------------------------------------

    def group(self) -> None:
        group = self.result("async.create_group %i : !async.group")
        for _ in range(self.random.choice([0, 1, 2])):
            self.emit(f"async.await_all {group}")
        if self.random.random() < 0.4:
            self.result(f"async.add_to_group %t, {group} : !async.token")

    # -- shard --------------------------------------------------------------------------------------------

    def collective(self) -> None:
        axes = self.random.choice(["", " grid_axes = []", " grid_axes = [0]"])
        kinds = {
            "all_reduce": f"%t on @g{axes} reduction = max : tensor<4x6xf32> -> tensor<4x6xf32>",
            "broadcast": f"%t on @g{axes} root = {'[0]' if '[0]' in axes else '[]'} : (tensor<4x6xf32>) -> tensor<4x6xf32>",
            "reduce": f"%t on @g{axes} root = {'[0]' if '[0]' in axes else '[]'} : (tensor<4x6xf32>) -> tensor<4x6xf32>",
        }
        if "[0]" not in axes:
            kinds["all_gather"] = f"%t on @g{axes} gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>"
            kinds["all_slice"] = f"%t on @g{axes} slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>"
            kinds["all_to_all"] = (
                f"%t on @g{axes} split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<4x6xf32>"
            )
            kinds["reduce_scatter"] = f"%t on @g{axes} scatter_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>"
        kind = self.random.choice(list(kinds))
        self.use(self.result(f"shard.{kind} {kinds[kind]}"), "tensor<4x6xf32>")

    def make_sharding(self) -> str:
        axes = self.random.choice(["[[0]]", "[[0], [1]]", "[[0], []]", "[[1]]"])
        count = axes.count("0") + axes.count("1")
        extra = ""
        if self.random.random() < 0.5:
            halos = [self.random.choice(["0", "1", self.number("i64", 0, 2)]) for _ in range(2 * count)]
            if self.random.random() < 0.4:
                halos = ["0"] * (2 * count)
            extra = f" halo_sizes = [{', '.join(halos)}]"
        elif count == 1 and self.random.random() < 0.6:
            offsets = self.random.choice(
                [["0", "2", "4"], ["0", "1", "4"], ["0", "2", self.number("i64", 4)]]
            )
            extra = f" sharded_dims_offsets = [{', '.join(offsets)}]"
        return self.result(f"shard.sharding @g split_axes = {axes}{extra} : !shard.sharding")

    def sharding(self) -> None:
        self.use(self.make_sharding(), "!shard.sharding")

    def shard_again(self) -> None:
        source = self.random.choice(["%t", "%u"])
        one = self.make_sharding()
        for _ in range(self.random.choice([1, 2])):
            other = self.random.choice([one, self.make_sharding()])
            name = self.result(f"shard.shard {source} to {other} : tensor<4x6xf32>")
            self.use(name, "tensor<4x6xf32>")

    # -- sparse_tensor ------------------------------------------------------------------------------------

    def convert(self) -> None:
        source, type = self.random.choice([("%d", _DENSE), ("%s", _CSR), ("%c", _CSC)])
        target = self.random.choice([_DENSE, _CSR, _CSC])
        if type == target == _DENSE:
            return
        self.use(self.result(f"sparse_tensor.convert {source} : {type} to {target}"), target)

    def level(self) -> None:
        source, type = self.random.choice([("%s", _CSR), ("%c", _CSC), ("%q", "tensor<?x6xf32, #CSR>")])
        index = self.number("index", 0, 1, argument="%i")
        self.use(self.result(f"sparse_tensor.lvl {source}, {index} : {type}"), "index")

    def specifier(self) -> None:
        type = "!sparse_tensor.storage_specifier<#CSR>"
        places = ["lvl_sz at 0", "lvl_sz at 1", "pos_mem_sz at 1", "crd_mem_sz at 1", "val_mem_sz"]
        name = self.result(f"sparse_tensor.storage_specifier.init : {type}")
        for _ in range(3):
            value = self.random.choice(["%i", "%j"])
            place = self.random.choice(places)
            name = self.result(f"sparse_tensor.storage_specifier.set {name} {place} with {value} : {type}")
        place = self.random.choice(places)
        self.use(self.result(f"sparse_tensor.storage_specifier.get {name} {place} : {type}"), "index")

    def translate(self) -> None:
        encoder, levels = self.random.choice([("#CSR", 2), ("#CSC", 2), ("#BSR", 4)])
        name = self.fresh()
        self.emit(f"{name}:{levels} = {_translation('dim_to_lvl', encoder, ['%i', '%j'], levels)}")
        coordinates = [f"{name}#{number}" for number in range(levels)]
        if self.random.random() < 0.2:
            self.random.shuffle(coordinates)
        back = self.fresh()
        self.emit(f"{back}:2 = {_translation('lvl_to_dim', encoder, coordinates, 2)}")
        self.use(f"{back}#0", "index")
        self.use(f"{back}#1", "index")

    def iterate(self) -> None:
        space = "!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>"
        name = self.result(
            f"sparse_tensor.extract_iteration_space %s lvls = 0 to 2 : tensor<4x6xf32, #CSR> -> {space}"
        )
        used = [self.random.random() < 0.7 for _ in range(2)]
        listed = ", ".join(f"%c{number}" if each else "_" for number, each in enumerate(used))
        self.lines.append(f"sparse_tensor.iterate %it in {name} at({listed}) : {space} {{")
        for number, each in enumerate(used):
            if each and self.random.random() < 0.5:
                self.lines.append(f'  "u.use"(%c{number}) : (index) -> ()')
        self.lines += ['  "u.do"() : () -> ()', "}"]

    # -- xegpu --------------------------------------------------------------------------------------------

    def convert_layout(self) -> None:
        layouts = [
            "#xegpu.layout<sg_layout = [2, 4], sg_data = [8, 4]>",
            "#xegpu.layout<sg_layout = [4, 2], sg_data = [4, 8]>",
        ]
        layouts = [self.random.choice(layouts) for _ in range(2)]
        text = (
            f"xegpu.convert_layout %v <{{input_layout = {layouts[0]}, target_layout = {layouts[1]}}}> : "
            "vector<16x16xf32>"
        )
        self.use(self.result(text), "vector<16x16xf32>")


def _translation(direction: str, encoder: str, coordinates: list[str], count: int) -> str:
    """A translation in the generic form: after a printed encoding, a colon begins its type."""
    return (
        f'"sparse_tensor.crd_translate"({", ".join(coordinates)}) <{{direction = '
        f"#sparse_tensor<CrdTransDirection {direction}>, encoder = {encoder}}}> : "
        f"({_indices(len(coordinates))}) -> ({_indices(count)})"
    )


def _indices(count: int) -> str:
    return ", ".join(["index"] * count)


_DENSE = "tensor<4x6xf32>"
_CSR = "tensor<4x6xf32, #CSR>"
_CSC = "tensor<4x6xf32, #CSC>"
_ENCODINGS = {
    "#CSR": "#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>",
    "#CSC": "#sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed)}>",
    "#BSR": (
        "#sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, "
        "i mod 2 : dense, j mod 3 : dense)}>"
    ),
}
