"""Random functions that compare special registers of nvvm, of known and unknown ranges, with constants.

    generate_register_functions(seed, size=8) -> str

Every module verifies.  The same seed and size give the same text.
"""

from __future__ import annotations

from random import Random

REGISTERS = ("tid.x", "ntid.y", "ctaid.z", "nctaid.x", "laneid", "clusterid.x", "warpid", "smid")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
NUMBERS = (-4, -1, 0, 1, 4, 5, 32, 33, 64, 2147483647)


def generate_register_functions(seed: int, *, size: int = 8) -> str:
    """A function of `size` registers, each compared twice."""
    random = Random(seed)
    lines: list[str] = []
    truths: list[str] = []
    for number in range(size):
        lower, upper = random.sample(NUMBERS, 2)
        limits = f" range <i32, {lower}, {upper}>" if random.random() < 0.8 else ""
        lines.append(f"%r{number} = nvvm.read.ptx.sreg.{random.choice(REGISTERS)}{limits} : i32")
        for place in range(2):
            name = f"{number}_{place}"
            lines.append(f"%c{name} = arith.constant {random.choice(NUMBERS)} : i32")
            lines.append(f"%b{name} = arith.cmpi {random.choice(PREDICATES)}, %r{number}, %c{name} : i32")
            truths.append(f"%b{name}")
    lines.append(f"return {', '.join(truths)} : {', '.join(['i1'] * len(truths))}")
    results = ", ".join(["i1"] * len(truths))
    body = "".join([f"  {line}\n" for line in lines])
    return f"func.func @registers() -> ({results}) {{\n{body}}}\n"
