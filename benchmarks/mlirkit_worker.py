"""mlirkit's figures, of whichever build the interpreter that runs this has installed.

python -m benchmarks.mlirkit_worker FOLDER [--memory SIZE | --constants]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.building import create
from benchmarks.measure import ROUNDS, SIZES, in_process, peak, report, resident, seconds
from benchmarks.mlir_opt import PASSES


def modules(folder: Path, size: str) -> dict[str, float]:
    """Every job on one of the modules of functions."""
    from mlirkit import ir
    from mlirkit.bytecode import BytecodeReader, encoding
    from mlirkit.bytecode.scan import count_operations
    from mlirkit.dialects import loaders
    from mlirkit.text.parser import parse_source

    context = ir.Context()
    context.allow_unregistered_dialects = True
    generic = (folder / f"{size}.mlir").read_text()
    custom = (folder / f"{size}.custom.mlir").read_text()
    located = (folder / f"{size}.located.mlir").read_text()
    code = (folder / f"{size}.mlirbc").read_bytes()

    def parse(source: str | bytes) -> Any:
        return ir.Module.parse(source, context, verify=False)

    # The dialects of the custom form, hidden: their operations are read tolerantly.
    hiding = ir.Context()
    hiding.allow_unregistered_dialects = True
    for name in loaders():
        if name != "builtin":
            hiding.register_dialect(name, lambda _: None)

    def symbols() -> list[Any]:
        from mlirkit.layouts.reading import read_any_bytecode

        module: Any = read_any_bytecode(code, context, size, True, lazy=True)
        return [op.attribute("sym_name") for op in module.body.ops()]

    def histogram() -> dict[str, int]:
        reader = BytecodeReader(size, code, context)
        names = reader.dialects.names
        counts = count_operations(reader.file.cursor(encoding.IR), reader.file.version, len(names))
        return {names[at].name: count for at, count in enumerate(counts) if count}

    # The first use of each dialect loads it.
    parse(custom[: custom.index("func.func", custom.index("func.func") + 1)].rstrip() + "\n}\n").close()

    def of(source: str, job: Callable[[Any], Any]) -> Callable[[], float]:
        """The seconds of a job on the module's operation."""
        return lambda: seconds(partial(job, parse(source).operation))

    def of_new(source: str, job: Callable[[Any], Any]) -> Callable[[], float]:
        """The same for jobs that leave less work for a repetition: each round parses a new module."""
        return lambda: min([seconds(partial(job, parse(source).operation), 1) for _ in range(ROUNDS)])

    jobs: dict[str, Callable[[], float]] = {
        "parse generic": lambda: seconds(lambda: parse(generic)),
        "parse custom": lambda: seconds(lambda: parse(custom)),
        "parse unknown": lambda: seconds(
            lambda: parse_source(custom.encode(), size, hiding, True, tolerant=True)
        ),
        "bytecode read": lambda: seconds(lambda: parse(code)),
        "bytecode symbols": lambda: seconds(symbols),
        "bytecode histogram": lambda: seconds(histogram),
        "print locations": of(located, lambda op: op.get_asm(enable_debug_info=True, assume_verified=True)),
        "print generic": of(generic, lambda op: op.get_asm(print_generic_op_form=True, assume_verified=True)),
        "print custom": of(generic, lambda op: op.get_asm(assume_verified=True)),
        "verify": of_new(generic, lambda op: op.verify()),
        "bytecode write": of(generic, write_bytecode),
        "clone": of(generic, lambda op: op.clone()),
        "walk in the core": of(generic, lambda op: op.walk_list()),
        "walk names and types": of(generic, names_and_types),
        "operations": lambda: len(parse(generic).operation.walk_list()),
        "create": lambda: seconds(lambda: create(ir, context)),
        "replace and erase": lambda: min([replace_and_erase(ir, parse(generic)) for _ in range(2)]),
    }
    for pipeline in PASSES.values():
        jobs[f"pass {pipeline}"] = of_new(generic, partial(run_pass, pipeline, context))
    found = {name: in_process(job) for name, job in jobs.items()}
    return {f"{name} {size}": value for name, value in found.items()}


def run_pass(pipeline: str, context: Any, operation: Any) -> None:
    """One pass on a module, without verification."""
    from mlirkit.passes.pass_manager import PassManager

    manager = PassManager.parse(f"builtin.module({pipeline})", context)
    manager.enable_verifier(False)
    manager.run(operation)


def write_bytecode(operation: Any) -> bytes:
    """The whole module as bytes."""
    from mlirkit.bytecode import write_bytecode as write

    return write(operation)


def names_and_types(operation: Any) -> Counter[Any]:
    """The first step of many passes: names and operand types of all operations."""
    ops = operation.walk_list()
    names = Counter([op.name for op in ops])
    return names + Counter([type for op in ops for type in op.operand_types()])


def replace_and_erase(ir: Any, module: Any) -> float:
    """CPU seconds of replacing each `arith.xori` in a function's body by its first operand."""
    targets = [op for op in module.operation.walk_list() if op.name == "arith.xori"]

    def replace() -> None:
        for op in targets:
            op.result.replace_all_uses_with(op.operands[0])
            op.erase()

    taken = seconds(replace, 1)
    module.close()
    return taken


def memory(folder: Path, size: str) -> dict[str, float]:
    """Bytes of memory per operation, after loading from bytecode."""
    from mlirkit import ir

    context = ir.Context()
    context.allow_unregistered_dialects = True
    data = (folder / f"{size}.mlirbc").read_bytes()
    ir.Module.parse((folder / "small.mlir").read_bytes(), context)
    before = resident()
    module = ir.Module.parse(data, context, verify=False)
    after = resident()
    return {f"bytes per operation {size}": (after - before) / len(module.operation.walk_list())}


def constants(folder: Path) -> dict[str, float]:
    """Opening a file of 100 MB of constants, with a view of each."""
    from mlirkit import ir
    from mlirkit.layouts.reading import read_any_bytecode
    from mlirkit.support.mapped_file import map_file

    context = ir.Context()
    context.allow_unregistered_dialects = True
    ir.Module.parse((folder / "small.mlir").read_bytes(), context)
    before = peak()

    def open_all() -> Any:
        data = map_file(str(folder / "constants.mlirbc"))
        module: Any = read_any_bytecode(data, context, "constants", True)
        return [memoryview(op.attribute("value").data) for op in module.body.ops()]

    return {"constants read": seconds(open_all), "constants memory": peak() - before}


def folding(folder: Path) -> dict[str, float]:
    """Canonicalizing a function in which everything folds."""
    from mlirkit import ir

    context = ir.Context()
    text = (folder / "folding.mlir").read_text()

    def canonicalize() -> float:
        module = ir.Module.parse(text, context, verify=False)
        return seconds(lambda: run_pass("canonicalize", context, module.operation), 1)

    return {"pass canonicalize folding": min([canonicalize() for _ in range(ROUNDS)])}


def main(argv: list[str]) -> None:
    folder = Path(argv[0])
    if argv[1:2] == ["--memory"]:
        report(memory(folder, argv[2]))
    elif argv[1:2] == ["--constants"]:
        report(constants(folder))
    elif argv[1:2] == ["--folding"]:
        report(folding(folder))
    else:
        found: dict[str, float] = {}
        for size in SIZES:
            found.update(modules(folder, size))
        report(found)


if __name__ == "__main__":
    main(sys.argv[1:])
