"""Mutants of MLIR text: a few numbers, sizes, types, operations or operands are replaced.

    mutant(text, random) -> str         most do not verify, and some are unchanged
    functions_of(text) -> list[str]     the functions of a text on their own, with the aliases that it begins with

A module often stays valid if a type, a number or a size is changed in all places at once, or an operation is
replaced by another one of its family.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

_TYPES: Final = (
    *("i1", "i4", "i7", "i8", "i16", "i32", "i64", "i128", "index"),
    *("f16", "bf16", "tf32", "f32", "f64", "f80", "f128", "f8E4M3FN", "f8E5M2"),
)
_NUMBERS: Final = (0, 0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 16, -1, -2, 127, 128, 255, -128)
_SIZES: Final = ("0", "1", "1", "2", "3", "4", "5", "6", "8")

# Operations, and words, that replace each other.
_FAMILIES: Final = (
    "arith.addi arith.subi arith.muli arith.divsi arith.divui arith.remsi arith.remui arith.andi arith.ori "
    "arith.xori arith.shli arith.shrsi arith.shrui arith.minsi arith.maxsi arith.minui arith.maxui "
    "arith.ceildivsi arith.ceildivui arith.floordivsi",
    "arith.addf arith.subf arith.mulf arith.divf arith.remf arith.minimumf arith.maximumf arith.minnumf "
    "arith.maxnumf",
    "arith.extsi arith.extui arith.trunci arith.index_cast arith.index_castui arith.bitcast arith.extf "
    "arith.truncf arith.sitofp arith.uitofp arith.fptosi arith.fptoui",
    "eq ne slt sle sgt sge ult ule ugt uge",
    "oeq ogt oge olt ole one ord ueq une uno",
    "index.add index.sub index.mul index.divs index.divu index.ceildivs index.ceildivu index.floordivs "
    "index.rems index.remu index.maxs index.maxu index.mins index.minu index.shl index.shrs index.shru "
    "index.and index.or index.xor",
    "math.absf math.ceil math.floor math.cos math.sin math.exp math.exp2 math.expm1 math.log math.log2 "
    "math.log10 math.log1p math.sqrt math.tan math.tanh math.atan math.erf math.trunc math.round "
    "math.roundeven math.sinh math.cosh math.acos math.asin math.rsqrt",
    "complex.add complex.sub complex.mul complex.div",
    "complex.exp complex.log complex.conj complex.neg",
    "floordiv ceildiv mod",
    "affine.min affine.max",
    "memref.alloc memref.alloca",
    "shape.add shape.mul shape.div shape.max shape.min",
    "tosa.add tosa.sub tosa.maximum tosa.minimum",
    "tosa.greater tosa.greater_equal tosa.equal",
    "tosa.reduce_sum tosa.reduce_max tosa.reduce_min tosa.reduce_product",
    "tosa.reduce_all tosa.reduce_any",
    "spirv.IAdd spirv.ISub spirv.IMul spirv.SDiv spirv.SMod spirv.UDiv spirv.UMod spirv.SRem "
    "spirv.BitwiseAnd spirv.BitwiseOr spirv.BitwiseXor spirv.ShiftLeftLogical spirv.ShiftRightLogical "
    "spirv.ShiftRightArithmetic",
    "spirv.IEqual spirv.INotEqual spirv.SLessThan spirv.SLessThanEqual spirv.SGreaterThan "
    "spirv.SGreaterThanEqual spirv.ULessThan spirv.ULessThanEqual spirv.UGreaterThan "
    "spirv.UGreaterThanEqual",
    "spirv.LogicalAnd spirv.LogicalOr spirv.LogicalEqual spirv.LogicalNotEqual",
    "llvm.add llvm.sub llvm.mul llvm.shl llvm.or llvm.and llvm.xor llvm.lshr",
    "vector.shape_cast vector.broadcast vector.transpose vector.bitcast",
    "true false",
)
_FAMILY: Final = {word: words for words in map(str.split, _FAMILIES) for word in words}

_NUMBER: Final = re.compile(r"(?<![\w.%@#!^$-])-?\d+(?![\w.])")
_SIZE: Final = re.compile(r"(?<=[<x])\d+(?=x)")
_UNKNOWN_SIZE: Final = re.compile(r"\?(?=x)")
_TYPE: Final = re.compile(rf"(?<=[\sx<(])(?:{'|'.join(_TYPES)})\b")
_WORD: Final = re.compile(r"\b[a-z]\w*(?:\.\w+)?")
_VALUE: Final = re.compile(r"(?<=[\s(\[,])%[\w$.-]+(?:#\d+)?(?!\s*[=:]\d?)")
_ONE_RESULT: Final = re.compile(r"\s*%(\w+) = [\w.]+ [^{]*$")
# The distance between a use and another value that may replace the used one.
_NEAR: Final = 400


def mutant(text: str, random: Random) -> str:
    for _ in range(random.choice([1, 1, 2, 3])):
        text = random.choice(_MUTATIONS)(text, random)
    return text


def _replaced(text: str, match: re.Match[str], by: str) -> str:
    return text[: match.start()] + by + text[match.end() :]


def _one_number(text: str, random: Random) -> str:
    matches = list(_NUMBER.finditer(text))
    if not matches:
        return text
    match = random.choice(matches)
    number = int(match[0])
    return _replaced(text, match, str(random.choice([*_NUMBERS, number + 1, number - 1])))


def _a_size(text: str, random: Random) -> str:
    """Change a size, in types and wherever else the number occurs."""
    matches = _SIZE.findall(text)
    if not matches:
        return text
    size, other = random.choice(matches), random.choice(_SIZES)
    text = re.sub(rf"(?<![\w.%@#!^$-]){size}(?![\w.])", other, text)
    return re.sub(rf"(?<=[<x]){size}(?=x)", other, text)


def _unknown_size(text: str, random: Random) -> str:
    matches = list(_SIZE.finditer(text))
    if not matches:
        return text
    match = random.choice(matches)
    if random.random() < 0.5:
        return _replaced(text, match, "?")
    return re.sub(rf"(?<=[<x]){match[0]}(?=x)", "?", text)


def _known_size(text: str, random: Random) -> str:
    matches = list(_UNKNOWN_SIZE.finditer(text))
    if not matches:
        return text
    size = random.choice(_SIZES)
    if random.random() < 0.5:
        return _replaced(text, random.choice(matches), size)
    return _UNKNOWN_SIZE.sub(size, text)


def _a_type(text: str, random: Random) -> str:
    matches = _TYPE.findall(text)
    if not matches:
        return text
    return re.sub(rf"(?<=[\sx<(]){random.choice(matches)}\b", random.choice(_TYPES), text)


def _a_word(text: str, random: Random) -> str:
    matches = [match for match in _WORD.finditer(text) if match[0] in _FAMILY]
    if not matches:
        return text
    match = random.choice(matches)
    return _replaced(text, match, random.choice(_FAMILY[match[0]]))


def _an_operand(text: str, random: Random) -> str:
    matches = list(_VALUE.finditer(text))
    if not matches:
        return text
    match = random.choice(matches)
    near = [other[0] for other in matches if abs(other.start() - match.start()) < _NEAR]
    return _replaced(text, match, random.choice(near))


def _twice(text: str, random: Random) -> str:
    """Repeat an operation, with a new name for its result."""
    lines = text.split("\n")
    numbers = [number for number, line in enumerate(lines) if _ONE_RESULT.match(line)]
    if not numbers:
        return text
    number = random.choice(numbers)
    lines.insert(number + 1, re.sub(r"%\w+", f"%again{random.randrange(1000)}", lines[number], count=1))
    return "\n".join(lines)


_MUTATIONS: Final = (
    _one_number, _a_size, _unknown_size, _known_size, _a_type, _a_word, _an_operand, _an_operand, _twice,
)  # fmt: skip


def functions_of(text: str) -> list[str]:
    """One text for each function, if the text has only functions, aliases and declarations; else the text."""
    shared: list[str] = []
    functions: list[list[str]] = []
    is_inside = False
    for line in text.split("\n"):
        if is_inside:
            functions[-1].append(line)
            is_inside = not line.startswith("}")
        elif re.match(r"(func|llvm|emitc)\.func (?!private)", line):
            functions.append([line])
            is_inside = True
        else:
            shared.append(line)
    is_plain = all(re.match(r"[#!]|func\.func private|memref\.global|$", line) for line in shared)
    if is_inside or len(functions) < 2 or not is_plain:
        return [text]
    return ["\n".join([*shared, *function, ""]) for function in functions]
