"""Kernels of gpu and the host code that launches them."""

from __future__ import annotations

from random import Random

_FLOAT = ("addf", "subf", "mulf", "divf")


def module(count: int, seed: int = 17, host: bool = True) -> str:
    """A module of `count` kernels of about fifty operations, ten to a gpu.module, and a host function each."""
    random = Random(seed)
    shapes = [(random.choice((16, 32, 64)), random.choice((16, 32, 128))) for _ in range(count)]
    parts = []
    for number, shape in enumerate(shapes):
        if number % 10 == 0:
            parts.append(f"gpu.module @m{number // 10} {{\n")
        parts.append(_kernel(random, number, shape))
        if number % 10 == 9 or number == count - 1:
            parts.append("}\n")
    if host:
        parts += [_host(random, number, shape) for number, shape in enumerate(shapes)]
    return "module attributes {gpu.container_module} {\n" + "".join(parts) + "}\n"


def _kernel(random: Random, number: int, shape: tuple[int, int]) -> str:
    rows, columns = shape
    buffer = f"memref<{rows}x{columns}xf32>"
    lines = [
        f"gpu.func @k{number}(%a: {buffer}, %b: {buffer}, %n: index, %f: f32) "
        f"workgroup(%shared: memref<{columns}xf32, #gpu.address_space<workgroup>>) kernel "
        f"attributes {{known_block_size = array<i32: {columns}, 1, 1>}} {{",
        "%tx = gpu.thread_id x",
        "%bx = gpu.block_id x",
        "%by = gpu.block_id y",
        "%bd = gpu.block_dim x",
        "%lane = gpu.lane_id",
        "%c0 = arith.constant 0 : index",
        "%c1 = arith.constant 1 : index",
        f"%limit = arith.constant {random.randrange(1, rows)} : index",
        "%offset = arith.constant 1 : i32",
        "%width = arith.constant 32 : i32",
        "%m = arith.muli %bx, %bd : index",
        "%i = arith.addi %m, %tx : index",
    ]
    floats = ["%f"]
    for step in range(random.randrange(3, 8)):
        lines += [
            f"%l{step} = memref.load %a[%by, %i] : {buffer}",
            f"%s{step} = arith.{random.choice(_FLOAT)} %l{step}, {random.choice(floats)} : f32",
            f"memref.store %s{step}, %shared[%tx] : memref<{columns}xf32, #gpu.address_space<workgroup>>",
            "gpu.barrier",
            f"%o{step} = memref.load %shared[%lane] : memref<{columns}xf32, #gpu.address_space<workgroup>>",
            f"%w{step}, %p{step} = gpu.shuffle {random.choice(('xor', 'down', 'up'))} %o{step}, %offset, %width : f32",
            f"%r{step} = arith.select %p{step}, %w{step}, %o{step} : f32",
            f"memref.store %r{step}, %b[%by, %i] : {buffer}",
        ]
        floats += [f"%s{step}", f"%r{step}"]
    lines += ["gpu.return", "}"]
    return "\n".join(lines) + "\n"


def _host(random: Random, number: int, shape: tuple[int, int]) -> str:
    buffer = f"memref<{shape[0]}x{shape[1]}xf32>"
    lines = [
        f"func.func @h{number}(%x: {buffer}, %f: f32) {{",
        "%c1 = arith.constant 1 : index",
        f"%g = arith.constant {random.randrange(1, 100)} : index",
        f"%t = arith.constant {shape[1]} : index",
        "%t0 = gpu.wait async",
        f"%a, %t1 = gpu.alloc async [%t0] () : {buffer}",
        f"%b, %t2 = gpu.alloc async [%t1] () : {buffer}",
        f"%t3 = gpu.memcpy async [%t2] %a, %x : {buffer}, {buffer}",
        f"%t4 = gpu.launch_func async [%t3] @m{number // 10}::@k{number} blocks in (%g, %c1, %c1) "
        f"threads in (%t, %c1, %c1) args(%a : {buffer}, %b : {buffer}, %g : index, %f : f32)",
        f"%t5 = gpu.memcpy async [%t4] %x, %b : {buffer}, {buffer}",
        f"%t6 = gpu.dealloc async [%t5] %a : {buffer}",
        f"%t7 = gpu.dealloc async [%t6] %b : {buffer}",
        "gpu.wait [%t7]",
        "return",
        "}",
    ]
    return "\n".join(lines) + "\n"
