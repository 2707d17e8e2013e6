"""Functions of the llvm dialect as a compiler of a systems language writes them, with debug information.

Each has an entry that allocates slots, calls that may unwind, accesses through structs, a switch, intrinsics,
attributes of parameters and of the function, and a scope that its locations are fused with.
"""

from __future__ import annotations

from random import Random

_INT = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr")
_COMPARE = ("eq", "ne", "slt", "ult", "sge", "ugt")
_HEAD = """\
#file = #llvm.di_file<"lib.rs" in "/build/crate/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Rust, file = #file, producer = "rustc", isOptimized = true, emissionKind = Full>
#u64 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "u64", sizeInBits = 64, encoding = DW_ATE_unsigned>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #u64, sizeInBits = 64>
#signature = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #u64, #pointer>
"""
_DECLARED = """\
llvm.func @__personality(...) -> i32
llvm.func @panic(!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) attributes {passthrough = ["cold", "noreturn"]}
llvm.func @allocate(i64 {llvm.noundef}, i64 {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.noundef})
"""


def module(count: int, seed: int = 12) -> str:
    """A module of `count` functions of about sixty operations."""
    random = Random(seed)
    heads: list[str] = []
    bodies: list[str] = []
    for number in range(count):
        head, body = _function(random, number)
        heads.append(head)
        bodies.append(body)
    return _HEAD + "".join(heads) + "module {\n" + _DECLARED + "".join(bodies) + "}\n"


def _function(random: Random, number: int) -> tuple[str, str]:
    scope, variable = f"#scope{number}", f"#variable{number}"
    line = random.randrange(1, 5000)
    head = (
        f"{scope} = #llvm.di_subprogram<id = distinct[{number + 1}]<>, compileUnit = #unit, scope = #file, "
        f'name = "f{number}", linkageName = "_ZN5crate{number}E", file = #file, line = {line}, '
        f'scopeLine = {line}, subprogramFlags = "Definition|Optimized", type = #signature>\n'
        f'{variable} = #llvm.di_local_variable<scope = {scope}, name = "v{number % 40}", file = #file, '
        f"line = {line + 1}, type = #pointer>\n"
    )
    pair = f"!llvm.struct<(ptr, i{random.choice((8, 16, 32, 64))}, array<{random.randrange(1, 30)} x i8>)>"
    align = random.choice((1, 2, 4, 8, 16))
    text = "".join([random.choice([*"abcdefgh xyz", "\\22"]) for _ in range(random.randrange(4, 40))])
    size = len(text.replace("\\22", "x"))
    lines = [
        f'llvm.mlir.global private unnamed_addr constant @s{number}("{text}") '
        f"{{addr_space = 0 : i32, alignment = 1 : i64, dso_local}} : !llvm.array<{size} x i8>",
        f"llvm.func {random.choice(('internal', 'private', ''))} {random.choice(('fastcc', ''))} "
        f"@f{number}(%a: !llvm.ptr {{llvm.align = {align} : i64, llvm.dereferenceable = {align * 3} : i64, "
        "llvm.noalias, llvm.noundef, llvm.nonnull}, %n: i64 {llvm.noundef}, %f: f64) -> (i64 {llvm.noundef}) "
        f'attributes {{passthrough = ["nonlazybind", ["probe-stack", "inline-asm"], ["target-cpu", "x86-64"]], '
        "personality = @__personality, uwtable_kind = #llvm.uwtableKind<async>} {",
        "%one = llvm.mlir.constant(1 : i32) : i32",
        f"%k = llvm.mlir.constant({random.randrange(1 << 40)} : i64) : i64",
        f"%z = llvm.mlir.constant({random.randrange(100)} : i64) : i64",
        f"%slot = llvm.alloca %one x {pair} {{alignment = {align} : i64}} : (i32) -> !llvm.ptr",
        "llvm.intr.lifetime.start %slot : !llvm.ptr",
        f"llvm.intr.dbg.declare {variable} = %slot : !llvm.ptr",
        f"%name = llvm.mlir.addressof @s{number} : !llvm.ptr",
    ]
    ints = ["%n", "%k", "%z"]
    for step in range(random.randrange(5, 10)):
        left, right = random.choice(ints[-4:]), random.choice(ints)
        op = random.choice(_INT)
        flags = random.choice((" overflow<nsw>", " overflow<nsw, nuw>", "")) if op in _INT[:3] else ""
        lines += [
            f"%i{step} = llvm.{op} {left}, {right}{flags} : i64",
            f"%p{step} = llvm.getelementptr inbounds %slot[0, 2, {random.choice(ints)}] "
            f": (!llvm.ptr, i64) -> !llvm.ptr, {pair}",
            f"%b{step} = llvm.load %p{step} {{alignment = 1 : i64}} : !llvm.ptr -> i8",
            f"%x{step} = llvm.zext %b{step} : i8 to i64",
            f"llvm.store %x{step}, %a {{alignment = {align} : i64}} : i64, !llvm.ptr",
        ]
        ints += [f"%i{step}", f"%x{step}"]
    callee = max(number - random.randrange(1, 9), 0)
    lines += [
        f"%called = llvm.invoke @f{callee}(%a, {ints[-1]}, %f) to ^normal unwind ^cleanup "
        ": (!llvm.ptr, i64, f64) -> i64",
        "^normal:",
        f'%t = llvm.icmp "{random.choice(_COMPARE)}" %called, %k : i64',
        "%expected = llvm.intr.expect %t, %t : i1",
        f"llvm.cond_br %expected weights([{random.randrange(1, 2000)}, 1]), ^more(%called : i64), ^fail",
        "^more(%m: i64):",
        "%u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>",
        "%u1 = llvm.insertvalue %m, %u[0] : !llvm.struct<(i64, ptr)>",
        "%u2 = llvm.insertvalue %a, %u1[1] : !llvm.struct<(i64, ptr)>",
        "%e = llvm.extractvalue %u2[0] : !llvm.struct<(i64, ptr)>",
        '"llvm.intr.memcpy"(%slot, %a, %z) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()',
        "%g = llvm.fmul %f, %f {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f64",
        "%h = llvm.fptosi %g : f64 to i64",
        "%w = llvm.call @allocate(%h, %z) : (i64, i64) -> !llvm.ptr",
        f"llvm.switch %e : i64, ^done(%e : i64) [\n  {random.randrange(10)}: ^done(%h : i64),\n"
        f"  {random.randrange(10, 99)}: ^fail\n]",
        "^done(%r: i64):",
        "llvm.intr.lifetime.end %slot : !llvm.ptr",
        "llvm.return %r : i64",
        "^fail:",
        "llvm.call @panic(%name, %z) : (!llvm.ptr, i64) -> ()",
        "llvm.unreachable",
        "^cleanup:",
        "%pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>",
        "llvm.resume %pad : !llvm.struct<(ptr, i32)>",
    ]
    # The line of the signature also gets no location.
    located = [
        f'{each} loc(fused<{scope}>["lib.rs":{line + at}:{random.randrange(4, 60)}])'
        if at > 1 and not each.startswith("^")
        else each
        for at, each in enumerate(lines)
    ]
    return head, "\n".join(located) + f'\n}} loc(fused<{scope}>["lib.rs":{line}:0])\n'
