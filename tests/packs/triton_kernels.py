"""Kernels in Triton's language, and Triton's output for them: `python -m tests.packs.triton_kernels`.

With Triton 3.9 installed, this command writes triton_texts.mlir again: the IR of each kernel behind the
passes of some stage of some target, as Triton reads and prints it.  No GPU is needed.
"""

# mypy: disable-error-code="untyped-decorator, no-untyped-def"

from __future__ import annotations

import tempfile
from pathlib import Path

import triton
import triton.language as tl
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.compiler.compiler import make_backend

TEXTS = Path(__file__).with_name("triton_texts.mlir")


@triton.jit
def add(x, y, out, n, SIZE: tl.constexpr):
    at = tl.program_id(0) * SIZE + tl.arange(0, SIZE)
    here = at < n
    left = tl.load(x + at, mask=here, other=0.0, cache_modifier=".cg", eviction_policy="evict_last")
    tl.store(out + at, left + tl.load(y + at, mask=here), mask=here)


@triton.jit
def softmax(x, out, stride, n, SIZE: tl.constexpr):
    row = tl.program_id(0)
    columns = tl.arange(0, SIZE)
    values = tl.load(x + row * stride + columns, mask=columns < n, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * stride + columns, powers / tl.sum(powers, axis=0), mask=columns < n)


@triton.jit
def matmul(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows = tl.program_id(0) * M + tl.arange(0, M)
    columns = tl.program_id(1) * N + tl.arange(0, N)
    steps = tl.arange(0, K)
    left = a + rows[:, None] * k + steps[None, :]
    right = b + steps[:, None] * n + columns[None, :]
    total = tl.zeros((M, N), dtype=tl.float32)
    for start in range(0, k, K):
        x = tl.load(left, mask=steps[None, :] < k - start, other=0.0)
        y = tl.load(right, mask=steps[:, None] < k - start, other=0.0)
        total = tl.dot(x, y, total)
        left += K
        right += K * n
    here = (rows[:, None] < m) & (columns[None, :] < n)
    tl.store(c + rows[:, None] * n + columns[None, :], total.to(tl.float16), mask=here)


@triton.jit
def product(left, right):
    return left * right


@triton.jit
def everything(x, i, out, SIZE: tl.constexpr):
    at = tl.arange(0, SIZE)
    values, numbers = tl.load(x + at), tl.load(i + at)
    scanned = tl.associative_scan(values, 0, product)
    reduced = tl.reduce(values, 0, product)
    even, odd = tl.split(tl.reshape(values, (SIZE // 2, 2)))
    turned = tl.trans(tl.join(even, odd))
    tl.atomic_add(out + at, scanned + reduced)
    tl.atomic_cas(i, 0, 1)
    tl.atomic_max(i + at, numbers)
    tl.device_print("values", values)
    tl.device_assert(reduced > 0, "positive")
    tl.store(out + tl.arange(0, 32), tl.histogram(numbers, 32).to(tl.float32))
    tl.store(out + at, tl.reshape(turned, (SIZE,)) + tl.gather(values, numbers, 0))
    moved = tl.inline_asm_elementwise("mov.b32 $0, $1;", "=r,r", [at], dtype=tl.int32, is_pure=True, pack=1)
    tl.store(i + at, moved)
    tl.store(out + at, tl.math.sqrt_rn(values))
    tl.store(out + at, tl.math.div_rn(values, values))
    tl.store(i + at, tl.umulhi(at.to(tl.uint32), at.to(tl.uint32)).to(tl.int32))
    tl.store(out + at, tl.clamp(values, 0.0, 1.0))
    tl.store(out + at, values.to(tl.float8e5).to(tl.float32))
    tl.store(i + at, values.to(tl.int32, bitcast=True))


@triton.jit
def blocks(x, out, m, n, SIZE: tl.constexpr):
    source = tl.make_tensor_descriptor(x, [m, n], [n, 1], [SIZE, SIZE])
    target = tl.make_tensor_descriptor(out, [m, n], [n, 1], [SIZE, SIZE])
    row = tl.program_id(0) * SIZE
    target.store([row, 0], source.load([row, 0]) + 1.0)
    target.atomic_add([row, 0], source.load([row, 0]))


@triton.jit
def streamed(x, y, out, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    lefts = tl.make_tensor_descriptor(x, [m, k], [k, 1], [M, K])
    rights = tl.make_tensor_descriptor(y, [n, k], [k, 1], [N, K])
    results = tl.make_tensor_descriptor(out, [m, n], [n, 1], [M, N])
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    total = tl.zeros((M, N), dtype=tl.float32)
    for start in range(0, k, K):
        total = tl.dot(lefts.load([row, start]), rights.load([column, start]).T, total)
    results.store([row, column], total.to(tl.float16))


@triton.jit
def scaled(a, ascale, b, bscale, out, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns, steps = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    groups = tl.arange(0, K // 32)
    left = tl.load(a + rows[:, None] * K + steps[None, :])
    right = tl.load(b + steps[:, None] * N + columns[None, :])
    left_scale = tl.load(ascale + rows[:, None] * (K // 32) + groups[None, :])
    right_scale = tl.load(bscale + columns[:, None] * (K // 32) + groups[None, :])
    result = tl.dot_scaled(left, left_scale, "e4m3", right, right_scale, "e5m2")
    tl.store(out + rows[:, None] * N + columns[None, :], result)


#: Each kernel with the types of its arguments, its constants, and the recorded targets and stages.
KERNELS = [
    (add, "*fp32 *fp32 *fp32 i32", {"SIZE": 1024}, ["sm80 ttir", "sm90 ttgir", "gfx1100 ttgir"]),
    (softmax, "*fp32 *fp32 i32 i32", {"SIZE": 256}, ["sm80 ttir", "sm80 ttgir"]),
    (matmul, "*fp16 *fp16 *fp16 i32 i32 i32", {"M": 64, "N": 64, "K": 32}, ["sm80 ttir", "sm80 ttgir"]),
    (everything, "*fp32 *i32 *fp32", {"SIZE": 128}, ["sm80 source", "sm80 ttgir"]),
    (blocks, "*fp32 *fp32 i32 i32", {"SIZE": 32}, ["sm90 ttir"]),
    (scaled, "*fp8e4nv *u8 *fp8e5 *u8 *fp32", {"M": 64, "N": 64, "K": 64}, ["sm90 ttir"]),
    (scaled, "*fp8e4nv *u8 *fp8e5 *u8 *fp32", {"M": 128, "N": 128, "K": 128}, ["sm100 ttgir"]),
    (streamed, "*fp16 *fp16 *fp16 i32 i32 i32", {"M": 128, "N": 64, "K": 64}, ["sm90 ttgir", "sm100 ttgir"]),
    (matmul, "*fp16 *fp16 *fp16 i32 i32 i32", {"M": 64, "N": 64, "K": 32}, ["gfx942 ttgir", "gfx1250 ttgir"]),
    (add, "*fp32 *fp32 *fp32 i32", {"SIZE": 1024}, ["gfx950 ttgir"]),
]
TARGETS = {
    "sm80": GPUTarget("cuda", 80, 32),
    "sm90": GPUTarget("cuda", 90, 32),
    "sm100": GPUTarget("cuda", 100, 32),
    "gfx942": GPUTarget("hip", "gfx942", 64),
    "gfx950": GPUTarget("hip", "gfx950", 64),
    "gfx1250": GPUTarget("hip", "gfx1250", 32),
    "gfx1100": GPUTarget("hip", "gfx1100", 32),
}


def recorded(kernel, types: str, constants: dict[str, int], target_name: str, last: str) -> str:
    """The IR of a kernel behind the stage `last`, which Triton has read from text once more."""
    target = TARGETS[target_name]
    backend = make_backend(target)
    options = backend.parse_options({"num_warps": 4, "num_stages": 2})
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    kinds = [*types.split(), *["constexpr"] * len(constants)]
    signature = dict(zip(kernel.arg_names, kinds, strict=True))
    places = {(kernel.arg_names.index(name),): value for name, value in constants.items()}
    source = ASTSource(kernel, signature, places)
    functions = backend.get_codegen_implementation(options)
    module = source.make_ir(target, options, functions, backend.get_module_map(), context)
    stages: dict[str, object] = {}
    backend.add_stages(stages, options, source.language)
    metadata: dict[str, object] = {}
    for stage in ("ttir", "ttgir"):
        if last == "source":
            break
        module = stages[stage](module, metadata)  # type: ignore[operator]
        if stage == last:
            break
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(str(module).replace(__file__, "kernels.py"))
        file.flush()
        text = str(ir.parse_mlir_module(file.name, context))
    return text.replace(str(Path(triton.__file__).parent), "triton")


if __name__ == "__main__":
    chunks = [
        recorded(kernel, types, constants, *place.split())
        for kernel, types, constants, places in KERNELS
        for place in places
    ]
    TEXTS.write_text("// -----\n".join([chunk.strip("\n") + "\n" for chunk in chunks]))
