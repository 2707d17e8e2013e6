"""How time grows with a program: every job at several sizes, of whichever build runs this.

    python -m benchmarks.growth [--sizes N ...] [--only JOB ...]

A figure is microseconds of CPU time per operation (block, symbol, attribute), of one run in a process of its
own, and the memory that the process held at most per operation.  Growth is what the last size takes per
operation as a multiple of the first one: about one where the work is linear, bold where it is above the gate.
Jobs that take long per operation are measured at a tenth of the sizes.  Setting one attribute after the
other on one operation is left out: each takes time in proportion to those that are there, as in MLIR.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from typing import Any

from benchmarks.inputs import folding
from benchmarks.measure import peak, seconds

Job = Callable[[int], float]


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


def branches(count: int) -> str:
    """A chain of blocks, each of which may skip the next one."""
    lines = ["func.func @f(%x: i1, %y: i32) -> i32 {", "  cf.br ^b0(%y : i32)"]
    for at in range(count):
        lines += [f"^b{at}(%{at}: i32):", f"  %s{at} = arith.muli %{at}, %y : i32"]
        lines.append(f"  cf.cond_br %x, ^b{at + 1}(%s{at} : i32), ^b{min(at + 2, count)}(%{at} : i32)")
    return "\n".join([*lines, f"^b{count}(%r: i32):", "  return %r : i32", "}"])


def functions(count: int) -> str:
    """Small functions that call the one before."""
    lines = ["func.func @f0() { return }"]
    lines += [f"func.func @f{at}() {{ call @f{at - 1}() : () -> () return }}" for at in range(1, count)]
    return "\n".join(lines)


def aliases(count: int) -> str:
    """Locations that name each other: each alias the one before."""
    lines = ['#loc0 = loc("f":1:1)']
    lines += [f'#loc{at} = loc("n"(#loc{at - 1}))' for at in range(1, count)]
    return "\n".join([*lines, f"module {{}} loc(#loc{count - 1})"])


def jobs() -> dict[str, Job]:
    """Every job: CPU seconds with a program of that size."""
    from mlirkit import ir
    from mlirkit.bytecode import write_bytecode
    from mlirkit.passmanager import PassManager

    context = ir.Context()

    def parse(source: Any) -> Any:
        return ir.Module.parse(source, context, verify=False)

    def of(source: Callable[[int], str], work: Callable[[Any], Any], last: Any = None) -> Job:
        """A job on the module of a program; `last` prepares what it is called with."""

        def job(count: int) -> float:
            module = parse(source(count))
            subject = module.operation if last is None else last(module)
            return seconds(lambda: work(subject), 1)

        return job

    def passing(source: Callable[[int], str], pipeline: str) -> Job:
        manager = PassManager.parse(pipeline, context)
        manager.enable_verifier(False)
        return of(source, manager.run)

    def parsing(source: Callable[[int], str]) -> Job:
        def job(count: int) -> float:
            text = source(count)
            return seconds(lambda: parse(text), 1)

        return job

    def reading(source: Callable[[int], str]) -> Job:
        def job(count: int) -> float:
            code = write_bytecode(parse(source(count)).operation)
            return seconds(lambda: parse(code), 1)

        return job

    def body(module: Any) -> Any:
        return module.body.operations[0].regions[0].blocks[0]

    def region(module: Any) -> Any:
        return module.body.operations[0].regions[0]

    def erase_backwards(block: Any) -> None:
        for op in reversed(list(block.operations)):
            op.erase()

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

    def erase_symbols(module: Any) -> None:
        table = ir.SymbolTable(module.operation)
        for op in reversed(list(module.body.operations)):
            table.erase(op)

    def dominance(of_region: Any) -> None:
        from mlirkit.core.dominance import DominanceInfo

        info = DominanceInfo()
        last = of_region.blocks[-1]
        for block in of_region.blocks:
            info.dominates(block, last)

    # Dialects load on first use.
    for text in (folding(4), branches(2), functions(2), aliases(2)):
        warm = parse(text)
        assert warm.operation.verify()
        _ = warm.operation.get_asm(enable_debug_info=True)
        parse(write_bytecode(warm.operation))
    for pipeline in ("canonicalize", "cse", "sccp", "symbol-dce", "inline"):
        PassManager.parse(f"builtin.module({pipeline})", context).run(parse(folding(4)).operation)

    def same(module: Any) -> Any:
        return module

    return {
        "parse": parsing(flat),
        "print": of(flat, lambda op: op.get_asm(assume_verified=True)),
        "verify": of(flat, lambda op: op.verify()),
        "bytecode write": of(flat, write_bytecode),
        "bytecode read": reading(flat),
        "clone": of(flat, lambda op: op.clone()),
        "walk": of(flat, lambda op: op.walk(lambda op: ir.WalkResult.ADVANCE)),
        "erase": of(flat, erase_backwards, body),
        "replace": of(flat, replace, body),
        "operations[i]": of(flat, by_index, body),
        "move and ask for the order": of(flat, reversed_order, body),
        "canonicalize, all fold": passing(folding, "builtin.module(canonicalize)"),
        "canonicalize, nothing to do": passing(flat, "builtin.module(canonicalize)"),
        "canonicalize, one shared constant": passing(shared, "builtin.module(canonicalize)"),
        "canonicalize, blocks": passing(branches, "builtin.module(canonicalize)"),
        "cse": passing(flat, "builtin.module(cse)"),
        "sccp, all fold": passing(folding, "builtin.module(sccp)"),
        "sccp, blocks": passing(branches, "builtin.module(sccp)"),
        "symbol-dce": passing(functions, "builtin.module(symbol-dce)"),
        "inline": passing(functions, "builtin.module(inline)"),
        "blocks: parse": parsing(branches),
        "blocks: print": of(branches, lambda op: op.get_asm(assume_verified=True)),
        "blocks: verify": of(branches, lambda op: op.verify()),
        "blocks: predecessors": of(branches, predecessors, region),
        "blocks: create": of(branches, new_blocks, region),
        "blocks: dominance": of(branches, dominance, region),
        "functions: parse": parsing(functions),
        "functions: verify": of(functions, lambda op: op.verify()),
        "functions: symbol table": of(functions, look_up, same),
        "functions: erase symbols": of(functions, erase_symbols, same),
        "aliases: parse": parsing(aliases),
        "aliases: print": of(aliases, lambda op: op.get_asm(enable_debug_info=True, assume_verified=True)),
        "aliases: bytecode write": of(aliases, write_bytecode),
    }


def measured(job: Job, count: int) -> tuple[float, float] | None:
    """CPU seconds and the peak of memory of a job in a process of its own; None if it fails."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            before = peak()
            found = job(count)
            os.write(writer, json.dumps([found, peak() - before]).encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with open(reader, encoding="ascii") as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return tuple(json.loads(text)) if text else None


# What the last size may take per operation, as a multiple of the first.
GATE = 1.3
# Jobs that take 20 microseconds and more per block, function or call.
SMALLER = ("blocks: ", "functions: ", "canonicalize, blocks", "sccp, blocks", "inline", "symbol-dce")


def row(name: str, job: Job, sizes: list[int]) -> str:
    """The line of the table for a job."""
    results = [measured(job, size) for size in sizes]
    cells = [
        "failed" if result is None else f"{result[0] / size * 1e6:.2f}"
        for result, size in zip(results, sizes, strict=True)
    ]
    first, last = results[0], results[-1]
    if first is None or last is None:
        cells += ["", "", ""]
    else:
        (first_time, first_bytes), (last_time, last_bytes) = first, last
        held = last_bytes / sizes[-1]
        cells += [growth(first_time / sizes[0], last_time / sizes[-1]), f"{held:.0f}"]
        cells.append(growth(max(first_bytes / sizes[0], 1), held))
    return f"| {name} | {' | '.join(cells)} |"


def growth(first: float, last: float) -> str:
    """The ratio, bold above the gate."""
    ratio = f"{last / first:.1f}"
    return ratio if float(ratio) <= GATE else f"**{ratio}**"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sizes", type=int, nargs="*", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--only", nargs="*", default=[])
    arguments = parser.parse_args()
    selected = {name: job for name, job in jobs().items() if not arguments.only or name in arguments.only}
    for divisor in (1, 10):
        sizes = [size // divisor for size in arguments.sizes]
        heads = [f"{size:,}" for size in sizes]
        print(f"| µs per operation | {' | '.join(heads)} | growth | bytes | growth of bytes |")
        print("|---|" + "---:|" * (len(sizes) + 3))
        for name, job in selected.items():
            if name.startswith(SMALLER) == (divisor == 10):
                print(row(name, job, sizes), flush=True)
        print()


if __name__ == "__main__":
    main()
