"""xDSL's figures on the medium module: it would take minutes for the large one.

python -m benchmarks.xdsl_worker FOLDER
"""

from __future__ import annotations

import io
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.measure import report, seconds


def main(folder: str) -> None:
    from xdsl.context import Context
    from xdsl.dialects import arith, builtin, cf, func, scf
    from xdsl.parser import Parser
    from xdsl.printer import Printer
    from xdsl.transforms.canonicalize import CanonicalizePass

    source = (Path(folder) / "medium.mlir").read_text()

    def loaded() -> Any:
        context = Context(allow_unregistered=True)
        for dialect in (builtin.Builtin, func.Func, arith.Arith, scf.Scf, cf.Cf):
            context.load_dialect(dialect)
        return context

    def parse() -> Any:
        return Parser(loaded(), source).parse_module()

    def printed() -> str:
        out = io.StringIO()
        Printer(out, print_generic_format=True).print_op(module)
        return out.getvalue()

    def names_and_types() -> Counter[Any]:
        found: Counter[Any] = Counter()
        for op in module.walk():
            found[op.name] += 1
            for operand in op.operands:
                found[operand.type] += 1
        return found

    found = {"parse generic medium": seconds(parse, 1)}
    module = parse()
    found["print generic medium"] = seconds(printed, 1)
    found["walk names and types medium"] = seconds(names_and_types, 1)
    found["verify medium"] = seconds(module.verify, 1)
    found["clone medium"] = seconds(module.clone, 1)
    module, context = parse(), loaded()
    found["pass canonicalize medium"] = seconds(partial(CanonicalizePass().apply, context, module), 1)
    report(found)


if __name__ == "__main__":
    main(sys.argv[1])
