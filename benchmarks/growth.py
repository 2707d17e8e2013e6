"""How time and memory grow with a program: every job at several sizes, of whichever build runs this.

    python -m benchmarks.growth [--sizes N ...] [--only JOB ...] [--without-mlir]

Sizes count operations; a block of the programs has two, a function three, and an alias counts as one.  A
figure is microseconds of CPU time per operation of one run in its own process; at up to 100,000 operations,
where a page fault shows, the least of three.  `bytes` is the growth of the process's peak memory, per
operation: before, the program is loaded, and a small program has run through the same job. Growth is the
figure per operation of the last size as a multiple of the first size's: about one where the work is linear,
bold where it is above the gate.  The last columns are the figure of MLIR's library at the last size, and its
growth, measured alike.

Jobs that are loops in Python over calls of the API run with Python's garbage collector off.  Its full passes
visit all live objects, so that a pass that happens to fall into a job takes longer than the job: it measures
the size of the module, not the growth of the call. Jobs that are one call keep the collector on: the call
itself has to avoid this.

Left out is setting one attribute after the other on one operation: each call takes time in proportion to the
attributes present, as in MLIR.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from benchmarks import mlir_library
from benchmarks.inputs import folding
from benchmarks.measure import forked, peak, seconds

Source = Callable[[int], str]
# CPU seconds with a program.
Job = Callable[[str], float]
# CPU seconds, and the growth of the peak memory in bytes.
Figures = tuple[float, float]


def flat(count: int) -> str:
    """One function of `count` operations, each of which reads the one before."""
    lines = ["func.func @f(%0: i32, %x: i32) -> i32 {"]
    lines += [f"  %{at + 1} = arith.muli %{at}, %x : i32" for at in range(count)]
    return "\n".join([*lines, f"  return %{count} : i32", "}"])


def shared(count: int) -> str:
    """One function whose unused operations all read one constant, and are erased one by one."""
    lines = ["func.func @f(%x: i32) {", "  %c = arith.constant 1 : i32"]
    lines += [f"  %{at} = arith.muli %x, %c : i32" for at in range(count)]
    return "\n".join([*lines, "  return", "}"])


def branches(operations: int) -> str:
    """A chain of blocks of two operations, each of which may skip the next one."""
    count = operations // 2
    lines = ["func.func @f(%x: i1, %y: i32) -> i32 {", "  cf.br ^b0(%y : i32)"]
    for at in range(count):
        lines += [f"^b{at}(%{at}: i32):", f"  %s{at} = arith.muli %{at}, %y : i32"]
        lines.append(f"  cf.cond_br %x, ^b{at + 1}(%s{at} : i32), ^b{min(at + 2, count)}(%{at} : i32)")
    return "\n".join([*lines, f"^b{count}(%r: i32):", "  return %r : i32", "}"])


def functions(operations: int) -> str:
    """Functions of three operations (with the function itself), each of which calls the function before."""
    lines = ["func.func @f0() { return }"]
    lines += [
        f"func.func @f{at}() {{ call @f{at - 1}() : () -> () return }}" for at in range(1, operations // 3)
    ]
    return "\n".join(lines)


def aliases(count: int) -> str:
    """Locations that name each other: each alias the one before."""
    lines = ['#loc0 = loc("f":1:1)']
    lines += [f'#loc{at} = loc("n"(#loc{at - 1}))' for at in range(1, count)]
    return "\n".join([*lines, f"module {{}} loc(#loc{count - 1})"])


def jobs() -> dict[str, tuple[Source, Job]]:
    """Every job, and the generator of its programs."""
    from mlirkit import ir
    from mlirkit.bytecode import write_bytecode
    from mlirkit.passmanager import PassManager

    context = ir.Context()

    def parse(source: Any) -> Any:
        return ir.Module.parse(source, context, verify=False)

    def calling(call: Callable[[Any], Any]) -> Job:
        """One call on the operation of a module."""

        def job(text: str) -> float:
            operation = parse(text).operation
            return seconds(lambda: call(operation), 1)

        return job

    def passing(pipeline: str) -> Job:
        manager = PassManager.parse(pipeline, context)
        manager.enable_verifier(False)
        return calling(manager.run)

    def looping(loop: Callable[[Any], Any], subject: Callable[[Any], Any]) -> Job:
        """A loop in Python over a part of a module."""

        def job(text: str) -> float:
            part = subject(parse(text))
            gc.disable()
            taken = seconds(lambda: loop(part), 1)
            gc.enable()
            return taken

        return job

    def parsing(text: str) -> float:
        return seconds(lambda: parse(text), 1)

    def reading(text: str) -> float:
        code = forked(lambda: write_bytecode(parse(text).operation))
        return seconds(lambda: parse(code), 1)

    def body(module: Any) -> Any:
        return module.body.operations[0].regions[0].blocks[0]

    def region(module: Any) -> Any:
        return module.body.operations[0].regions[0]

    def same(module: Any) -> Any:
        return module

    def erase_backwards(block: Any) -> Any:
        operations = list(block.operations)
        for op in reversed(operations):
            op.erase()
        return operations

    def replace(block: Any) -> None:
        argument = block.arguments[0]
        for op in list(block.operations)[1:-1]:
            op.result.replace_all_uses_with(argument)

    def by_index(block: Any) -> None:
        for at in range(len(block.operations)):
            _ = block.operations[at].name

    def reversed_order(block: Any) -> None:
        first = block.operations[0]
        for op in list(block.operations)[1:]:
            first.move_before(op)
            assert first.is_before_in_block(op)

    def predecessors(of_region: Any) -> None:
        for block in of_region.blocks:
            _ = block.predecessors

    def new_blocks(of_region: Any) -> None:
        for block in list(of_region.blocks):
            block.create_after()

    def look_up(module: Any) -> None:
        table = ir.SymbolTable(module.operation)
        for op in module.body.operations:
            _ = table[op.attributes["sym_name"].value]

    def erase_symbols(module: Any) -> Any:
        table = ir.SymbolTable(module.operation)
        symbols = list(module.body.operations)
        for op in reversed(symbols):
            table.erase(op)
        return symbols

    def dominance(of_region: Any) -> Any:
        from mlirkit.core.dominance import DominanceInfo

        info = DominanceInfo()
        last = of_region.blocks[-1]
        for block in of_region.blocks:
            info.dominates(block, last)
        return info

    def asm(operation: Any) -> Any:
        return operation.get_asm(assume_verified=True)

    def located_asm(operation: Any) -> Any:
        return operation.get_asm(enable_debug_info=True, assume_verified=True)

    return {
        "parse": (flat, parsing),
        "print": (flat, calling(asm)),
        "verify": (flat, calling(lambda op: op.verify())),
        "bytecode write": (flat, calling(write_bytecode)),
        "bytecode read": (flat, reading),
        "clone": (flat, calling(lambda op: op.clone())),
        "walk": (flat, calling(lambda op: op.walk(lambda _: ir.WalkResult.ADVANCE))),
        "erase": (flat, looping(erase_backwards, body)),
        "replace": (flat, looping(replace, body)),
        "operations[i]": (flat, looping(by_index, body)),
        "move and compare the order": (flat, looping(reversed_order, body)),
        "canonicalize, all fold": (folding, passing("builtin.module(canonicalize)")),
        "canonicalize, nothing to do": (flat, passing("builtin.module(canonicalize)")),
        "canonicalize, one shared constant": (shared, passing("builtin.module(canonicalize)")),
        "canonicalize, blocks": (branches, passing("builtin.module(canonicalize)")),
        "cse": (flat, passing("builtin.module(cse)")),
        "sccp, all fold": (folding, passing("builtin.module(sccp)")),
        "sccp, blocks": (branches, passing("builtin.module(sccp)")),
        "symbol-dce": (functions, passing("builtin.module(symbol-dce)")),
        "inline": (functions, passing("builtin.module(inline)")),
        "blocks: parse": (branches, parsing),
        "blocks: print": (branches, calling(asm)),
        "blocks: verify": (branches, calling(lambda op: op.verify())),
        "blocks: predecessors": (branches, looping(predecessors, region)),
        "blocks: create": (branches, looping(new_blocks, region)),
        "blocks: dominance": (branches, looping(dominance, region)),
        "functions: parse": (functions, parsing),
        "functions: verify": (functions, calling(lambda op: op.verify())),
        "functions: symbol table": (functions, looping(look_up, same)),
        "functions: erase symbols": (functions, looping(erase_symbols, same)),
        "aliases: parse": (aliases, parsing),
        "aliases: print": (aliases, calling(located_asm)),
        "aliases: bytecode write": (aliases, calling(write_bytecode)),
    }


# The jobs that cpp_growth_worker.cpp has, by its names for them.  MLIR's lists have no index, and after a
# move it numbers the whole block anew, which takes time in proportion to the block.
MLIR_JOBS = {
    "operations[i]": "",
    "move and compare the order": "",
    "canonicalize, all fold": "canonicalize",
    "canonicalize, nothing to do": "canonicalize",
    "canonicalize, one shared constant": "canonicalize",
    "canonicalize, blocks": "canonicalize",
    "sccp, all fold": "sccp",
    "sccp, blocks": "sccp",
    "blocks: parse": "parse",
    "blocks: print": "print",
    "blocks: verify": "verify",
    "blocks: predecessors": "predecessors",
    "blocks: create": "create blocks",
    "blocks: dominance": "dominance",
    "functions: parse": "parse",
    "functions: verify": "verify",
    "functions: symbol table": "symbol table",
    "functions: erase symbols": "erase symbols",
    "aliases: parse": "parse",
    "aliases: print": "print locations",
    "aliases: bytecode write": "bytecode write",
}


def take_memory(size: int) -> None:
    """Touch as much memory as the largest job takes, before any job.

    Memory that a virtual machine has not used before costs several times as much where it is first touched.
    """
    forked(lambda: (b"*" * size)[:0])


def measured(job: Job, small: str, text: str) -> Figures | None:
    """The figures of a job in a separate process; None if it fails."""

    def figures() -> bytes:
        job(small)
        before = peak()
        return json.dumps([job(text), peak() - before]).encode()

    answer = forked(figures)
    return tuple(json.loads(answer)) if answer else None


# The limit of the last size's time per operation, as a multiple of the first size's.
GATE = 1.3
# Up to this size, the least of some runs.
FEW = 100_000
RUNS = 3
# The limit of a job's bytes per operation.
BYTES = 1600
# The limit for a process of MLIR's library.
MOST_SECONDS = 60


class Programs:
    """The programs by size, generated in separate processes, so that jobs get no free memory of theirs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, source: Source, size: int) -> Path:
        path = self._folder / f"{source.__name__}-{size}.mlir"
        if not path.exists():
            path.write_bytes(forked(lambda: source(size).encode()))
        return path


def measured_mlir(worker: Path, job: str, small: Path, program: Path) -> Figures | None:
    """The figures of a job with MLIR's library; None if it fails or takes too long."""
    command = [worker, job, small, program]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode else tuple(json.loads(done.stdout))


def row(
    name: str, source: Source, job: Job, programs: Programs, sizes: list[int], worker: Path | None
) -> str:
    """The line of the table for a job."""
    small = programs.path(source, 12)
    ours: list[Figures | None] = []
    for size in sizes:
        text = programs.path(source, size).read_text()
        ours.append(least(measured(job, small.read_text(), text) for _ in range(runs_of(size))))
    cells = [
        "failed" if result is None else f"{result[0] / size * 1e6:.2f}"
        for result, size in zip(ours, sizes, strict=True)
    ]
    first, last = ours[0], ours[-1]
    if first is None or last is None:
        cells += ["", "", ""]
    else:
        (first_time, first_bytes), (last_time, last_bytes) = first, last
        held = last_bytes / sizes[-1]
        cells += [growth(first_time / sizes[0], last_time / sizes[-1]), f"{held:.0f}"]
        cells.append(growth(max(first_bytes / sizes[0], 1), held))
    if worker:
        mlir_job = MLIR_JOBS.get(name, name)
        ends = (sizes[0], sizes[-1])
        theirs = [
            least(
                measured_mlir(worker, mlir_job, small, programs.path(source, size))
                for _ in range(runs_of(size))
            )
            for size in (ends if mlir_job else ())
        ]
        cells += mlir_cells(theirs, sizes)
    return f"| {name} | {' | '.join(cells)} |"


def runs_of(size: int) -> int:
    """The number of runs of a job at a size."""
    return RUNS if size <= FEW else 1


def least(runs: Iterable[Figures | None]) -> Figures | None:
    """The quickest run."""
    return min([run for run in runs if run is not None], default=None)


def mlir_cells(results: list[Figures | None], sizes: list[int]) -> list[str]:
    """The figure of MLIR's library per operation at the last size, and its growth from the first one."""
    if not results:
        return ["", ""]
    first, last = results
    if first is None or last is None:
        return ["failed", ""]
    first_time, last_time = first[0] / sizes[0], last[0] / sizes[-1]
    return [f"{last_time * 1e6:.2f}", f"{last_time / first_time:.1f}"]


def growth(first: float, last: float) -> str:
    """The ratio, bold above the gate."""
    ratio = f"{last / first:.1f}"
    return ratio if float(ratio) <= GATE else f"**{ratio}**"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sizes", type=int, nargs="*", default=[10_000, 100_000, 1_000_000, 3_000_000])
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--without-mlir", action="store_true", help="leave out MLIR's library")
    parser.add_argument("--llvm-config", default="llvm-config-22")
    arguments = parser.parse_args()
    heads = [*(f"{size:,}" for size in arguments.sizes), "growth", "bytes", "growth of bytes"]
    if not arguments.without_mlir:
        heads += ["MLIR's last", "MLIR's growth"]
    print(f"| µs per operation | {' | '.join(heads)} |")
    print("|---|" + "---:|" * len(heads))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        config = arguments.llvm_config
        worker = None if arguments.without_mlir else mlir_library.build(folder, config, "cpp_growth_worker")
        programs = Programs(folder)
        take_memory(max(arguments.sizes) * BYTES)
        for job_name, (source, job) in jobs().items():
            if not arguments.only or job_name in arguments.only:
                print(row(job_name, source, job, programs, arguments.sizes, worker), flush=True)


if __name__ == "__main__":
    main()
