"""Modules of spirv: variables of interfaces, functions of arithmetic, accesses, selections and loops."""

from __future__ import annotations

from random import Random

_INT = ("IAdd", "ISub", "IMul", "BitwiseAnd", "BitwiseOr", "BitwiseXor")
_FLOAT = ("FAdd", "FSub", "FMul", "FDiv")
_COMPARE = ("IEqual", "INotEqual", "SLessThan", "ULessThan")


def module(count: int, seed: int = 16) -> str:
    """A module of `count` functions, of about fifty operations each, ten to a spirv.module."""
    random = Random(seed)
    parts = []
    for number in range(count):
        if number % 10 == 0:
            parts.append(
                "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], "
                "[SPV_KHR_storage_buffer_storage_class]> {\n"
            )
        parts.append(_function(random, number))
        if number % 10 == 9 or number == count - 1:
            parts.append("}\n")
    return "".join(parts)


def _function(random: Random, number: int) -> str:
    length = random.choice((4, 16, 64, 256))
    buffer = f"!spirv.ptr<!spirv.struct<(!spirv.array<{length} x f32, stride=4> [0])>, StorageBuffer>"
    lines = [
        f'spirv.GlobalVariable @id{number} built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>',
        f"spirv.GlobalVariable @in{number} bind(0, {number}) : {buffer}",
        f"spirv.GlobalVariable @out{number} bind(1, {number}) : {buffer}",
        f'spirv.func @f{number}(%x: i32, %f: f32) -> () "{random.choice(("None", "Inline", "DontInline"))}" {{',
        "%zero = spirv.Constant 0 : i32",
        f"%k = spirv.Constant {random.randrange(1000)} : i32",
        f"%c = spirv.Constant {random.random():e} : f32",
        f"%id = spirv.mlir.addressof @id{number} : !spirv.ptr<vector<3xi32>, Input>",
        '%ids = spirv.Load "Input" %id : vector<3xi32>',
        "%i = spirv.CompositeExtract %ids[0 : i32] : vector<3xi32>",
        f"%in = spirv.mlir.addressof @in{number} : {buffer}",
        f"%out = spirv.mlir.addressof @out{number} : {buffer}",
        "%var = spirv.Variable : !spirv.ptr<i32, Function>",
    ]
    ints, floats = ["%x", "%k", "%i"], ["%f", "%c"]
    for step in range(random.randrange(4, 9)):
        lines += [
            f"%a{step} = spirv.{random.choice(_INT)} {random.choice(ints)}, {ints[-1]} : i32",
            f"%p{step} = spirv.AccessChain %in[%zero, %a{step}] : {buffer}, i32, i32 -> !spirv.ptr<f32, StorageBuffer>",
            f'%l{step} = spirv.Load "StorageBuffer" %p{step} : f32',
            f"%b{step} = spirv.{random.choice(_FLOAT)} %l{step}, {random.choice(floats)} : f32",
            f"%v{step} = spirv.CompositeConstruct %b{step}, %l{step}, %f : (f32, f32, f32) -> vector<3xf32>",
            f"%d{step} = spirv.Dot %v{step}, %v{step} : vector<3xf32> -> f32",
            f"%e{step} = spirv.GL.Exp %d{step} : f32",
            f"%t{step} = spirv.{random.choice(_COMPARE)} %a{step}, %k : i32",
            f"%s{step} = spirv.Select %t{step}, %e{step}, %b{step} : i1, f32",
            f"%o{step} = spirv.AccessChain %out[%zero, %i] : {buffer}, i32, i32 -> !spirv.ptr<f32, StorageBuffer>",
            f'spirv.Store "StorageBuffer" %o{step}, %s{step} : f32',
        ]
        ints.append(f"%a{step}")
        floats += [f"%b{step}", f"%s{step}"]
    lines += [
        "spirv.mlir.loop {",
        "  spirv.Branch ^header",
        "^header:",
        '  %n = spirv.Load "Function" %var : i32',
        "  %again = spirv.SLessThan %n, %k : i32",
        "  spirv.BranchConditional %again, ^body, ^merge",
        "^body:",
        "  %one = spirv.Constant 1 : i32",
        "  %next = spirv.IAdd %n, %one : i32",
        '  spirv.Store "Function" %var, %next : i32',
        "  spirv.Branch ^header",
        "^merge:",
        "  spirv.mlir.merge",
        "}",
        "spirv.mlir.selection {",
        "  spirv.BranchConditional %t0, ^then, ^join",
        "^then:",
        f'  spirv.Store "Function" %var, {ints[-1]} : i32',
        "  spirv.Branch ^join",
        "^join:",
        "  spirv.mlir.merge",
        "}",
        "spirv.Return",
        "}",
    ]
    return "\n".join(lines) + "\n"
