"""Random functions of acc, mpi, omp and transform, whose operations have few patterns each.

    generate_parallel_functions(seed, dialect, size=15) -> str

Constant conditions, empty environments, atomic updates that only write or write nothing; buffers that are
cast before they are sent, ranks that the module states; merges of a single handle.  Every module verifies,
except for ranks that replace numbers of another type.  The same arguments give the same text.
"""

from __future__ import annotations

from random import Random

from tests.generators.function_generator import FunctionGenerator

PLACES = ['"a"', '"b"', '"c"("x.mlir":1:2)']
ARGUMENTS = {
    "acc": "%c: i1, %n: i32, %m: memref<4xf32>, %x: memref<i32>, %v: i32",
    "mpi": "%m: memref<4xf32>, %d: memref<?xf32>, %u: memref<*xf32>, %n: i32, %comm: !mpi.comm",
    "omp": "%x: memref<i32>, %v: i32",
    "transform": "",
}
RANKS = [
    "",
    'dlti.map = #dlti.map<"MPI:comm_world_rank" = 1>',
    'dlti.map = #dlti.map<"other" = 1>',
    'dlti.target_system_spec = #dlti.target_system_spec<"MPI:comm_world_rank" = '
    '#dlti.target_device_spec<"a" = 1>>',
    'a.a = #dlti.map<"MPI:comm_world_rank" = 3 : i32>, dlti.map = #dlti.map<"MPI:comm_world_rank" = 2>',
]


def generate_parallel_functions(seed: int, dialect: str, *, size: int = 15) -> str:
    """A module of about `size` operations of a dialect."""
    return _Generator(Random(f"{dialect} {seed}"), size).module(dialect)


class _Generator(FunctionGenerator):
    def __init__(self, random: Random, size: int) -> None:
        super().__init__(random, size)
        self.handles: list[str] = []

    def emit(self, *lines: str) -> None:
        place = f" loc({self.random.choice(PLACES)})" if self.chance(0.15) else ""
        self.lines += [*lines[:-1], lines[-1] + place]

    def module(self, dialect: str) -> str:
        kinds = {
            "acc": [self.data, self.data, self.update, self.host_data, self.environment, self.acc_atomic],
            "mpi": [self.send, self.receive, self.receive, self.rank],
            "omp": [self.omp_atomic],
            "transform": [self.merge],
        }[dialect]
        if dialect == "transform":
            self.handles = ["%root"]
        else:
            self.lines += ["%true = arith.constant true", "%false = arith.constant false"]
        for _ in range(self.size):
            self.random.choice(kinds)()
        body = "\n".join(f"  {line}" for line in self.lines)
        if dialect == "transform":
            return (
                "module attributes {transform.with_named_sequence} {\n"
                "transform.named_sequence @f(%root: !transform.any_op) {\n"
                f"{body}\n  transform.yield\n}}\n}}\n"
            )
        attributes = self.random.choice(RANKS) if dialect == "mpi" else ""
        outer = self.random.choice(RANKS) if dialect == "mpi" else ""
        return (
            f"module attributes {{{outer}}} {{\nfunc.func @f({ARGUMENTS[dialect]}) attributes {{{attributes}}} "
            f"{{\n{body}\n  return\n}}\n}}\n"
        )

    # -- acc ------------------------------------------------------------------------------------------

    def condition(self) -> str:
        return self.random.choice(["", " if(%true)", " if(%false)", " if(%c)"])

    def data(self) -> None:
        if self.chance(0.5):
            name = self.fresh()
            self.emit(f"{name} = acc.create varPtr(%m : memref<4xf32>) -> memref<4xf32>")
            wait = self.random.choice(["", " wait_devnum(%n : i32) wait(%n : i32)", " async(%n : i32)"])
            self.emit(f"acc.enter_data{self.condition()}{wait} dataOperands({name} : memref<4xf32>)")
        else:
            self.emit(f"acc.exit_data{self.condition()} dataOperands(%m : memref<4xf32>)")

    def update(self) -> None:
        name = self.fresh()
        self.emit(f"{name} = acc.update_device varPtr(%m : memref<4xf32>) -> memref<4xf32>")
        self.emit(f"acc.update{self.condition()} dataOperands({name} : memref<4xf32>)")

    def host_data(self) -> None:
        name, made = self.fresh(), self.fresh()
        self.emit(f"{name} = acc.use_device varPtr(%m : memref<4xf32>) -> memref<4xf32>")
        self.emit(
            f"acc.host_data{self.condition()} dataOperands({name} : memref<4xf32>) {{",
            f'  {made} = "u.make"() : () -> i32',
            f'  "u.use"({made}) : (i32) -> ()',
            "  acc.terminator",
            "}",
        )

    def environment(self) -> None:
        wait = self.random.choice(
            [
                "",
                " wait",
                " wait({%n : i32})",
                " wait({%n : i32, %v : i32})",
                " wait({devnum: %n : i32, %v : i32})",
            ]
        )
        inside = ['  "u.use"(%n) : (i32) -> ()'] if self.chance(0.3) else []
        self.emit(f"acc.kernel_environment{wait} {{", *inside, "}")

    def acc_atomic(self) -> None:
        self.atomic("acc", f"acc.atomic.update{self.condition()} %x : memref<i32> {{")

    # -- omp ------------------------------------------------------------------------------------------

    def omp_atomic(self) -> None:
        clauses = [
            "",
            "hint(speculative) ",
            "memory_order(relaxed) ",
            "memory_order(release) hint(contended) ",
        ]
        self.atomic("omp", f"omp.atomic.update {self.random.choice(clauses)}%x : memref<i32> {{")

    def atomic(self, dialect: str, head: str) -> None:
        """An update that keeps, replaces or changes the old value."""
        old, new = self.fresh(), self.fresh()
        end = f"{dialect}.yield" + ("({} : i32)" if dialect == "omp" else " {} : i32")
        kind = self.random.randrange(3)
        body = [f"  {new} = arith.addi {old}, %v : i32"] if kind == 2 else []
        given = (old, "%v", new)[kind]
        self.emit(head, f"^bb0({old}: i32):", *body, f"  {end.format(given)}", "}")

    # -- mpi ------------------------------------------------------------------------------------------

    def buffer(self) -> tuple[str, str]:
        name = self.fresh()
        source, target = self.random.choice(
            [
                ("%m : memref<4xf32>", "memref<?xf32>"),
                ("%d : memref<?xf32>", "memref<4xf32>"),
                ("%d : memref<?xf32>", "memref<?xf32>"),
                ("%u : memref<*xf32>", "memref<?xf32>"),
            ]
        )
        self.emit(f"{name} = memref.cast {source} to {target}")
        return name, target

    def send(self) -> None:
        name, type = self.buffer()
        if self.chance(0.5):
            self.emit(f"mpi.send({name}, %n, %n, %comm) : {type}, i32, i32")
        else:
            self.emit(f"{self.fresh()} = mpi.isend({name}, %n, %n, %comm) : {type}, i32, i32 -> !mpi.request")

    def receive(self) -> None:
        name, type = self.buffer()
        if self.chance(0.5):
            self.emit(f"mpi.recv({name}, %n, %n, %comm) : {type}, i32, i32")
        else:
            self.emit(f"{self.fresh()} = mpi.irecv({name}, %n, %n, %comm) : {type}, i32, i32 -> !mpi.request")

    def rank(self) -> None:
        world, rank = self.fresh(), self.fresh()
        self.emit(f"{world} = mpi.comm_world : !mpi.comm")
        self.emit(f"{rank} = mpi.comm_rank({self.random.choice([world, world, '%comm'])}) : i32")
        self.emit(f'"u.use"({rank}) : (i32) -> ()')

    # -- transform ------------------------------------------------------------------------------------

    def merge(self) -> None:
        name = self.fresh()
        given = [self.random.choice(self.handles[-3:]) for _ in range(self.random.choice([1, 1, 2]))]
        mode = self.random.choice(["", "deduplicate "])
        self.emit(f"{name} = transform.merge_handles {mode}{', '.join(given)} : !transform.any_op")
        self.handles.append(name)
        if self.chance(0.5):
            self.emit(f'transform.debug.emit_remark_at {name}, "r" : !transform.any_op')
