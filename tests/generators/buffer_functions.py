"""Functions that return buffers, and functions that call them."""

from __future__ import annotations

from random import Random

TYPES = (
    "memref<4xf32>",
    "memref<2x3xi8>",
    "memref<f32>",
    "memref<4xf32, strided<[?], offset: ?>>",
    "memref<?xf32>",
    "memref<?x2xf32>",
    "i32",
)
# A result type for which no call can be changed; only some modules have it.
_FAILING = ("memref<4xf32, strided<[2]>>",)


def generate_buffer_functions(seed: int) -> str:
    """A module's text: callees that return allocated memory or memory from elsewhere, and a caller."""
    random = Random(seed)
    types = (*TYPES, *_FAILING) if random.random() < 0.1 else TYPES
    lines: list[str] = []
    callees: list[list[str]] = []
    for number in range(random.randint(1, 4)):
        results = [random.choice(types) for _ in range(random.randint(1, 3))]
        callees.append(results)
        visibility = random.choice(("private ", "private ", ""))
        lines.append(f"func.func {visibility}@f{number}(%n: index) -> ({', '.join(results)}) {{")
        for place, type in enumerate(results):
            if type.startswith("memref") and "strided" not in type and random.random() < 0.6:
                kind = random.choice(("alloc", "alloca"))
                lines.append(f"  %{place} = memref.{kind}({'%n' if '?' in type else ''}) : {type}")
            else:
                lines.append(f'  %{place} = "u.source"() : () -> {type}')
        names = ", ".join([f"%{place}" for place in range(len(results))])
        lines += [f"  return {names} : {', '.join(results)}", "}"]
    lines.append("func.func @caller(%n: index) {")
    for number, results in enumerate(callees):
        listed = ", ".join(results)
        lines.append(f"  %c{number}:{len(results)} = call @f{number}(%n) : (index) -> ({listed})")
        names = ", ".join([f"%c{number}#{place}" for place in range(len(results))])
        lines.append(f'  "u.sink"({names}) : ({listed}) -> ()')
    return "\n".join([*lines, "  return", "}", ""])
