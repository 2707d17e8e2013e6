"""Random predicates in the C++ of definitions, over attributes; and attributes to evaluate them on."""

from __future__ import annotations

import random
from collections.abc import Callable

_SELF = {
    "IntegerAttr": "::llvm::cast<::mlir::IntegerAttr>($_self)",
    "StringAttr": "::llvm::cast<::mlir::StringAttr>($_self)",
    "ArrayAttr": "::llvm::cast<::mlir::ArrayAttr>($_self)",
    "TypeAttr": "::llvm::cast<::mlir::TypeAttr>($_self)",
    "DenseI64ArrayAttr": "::llvm::cast<::mlir::DenseI64ArrayAttr>($_self)",
}

#: Attributes of each class, as text.
ATTRIBUTES = {
    "IntegerAttr": [
        *(f"{value} : i64" for value in (0, 1, -1, 7, -8, 255, 1 << 40, (1 << 63) - 1, -(1 << 63))),
        *("-1 : i8", "127 : i8", "3 : i8", "-3 : i32", "5 : i32", "4 : index", "true", "false"),
        *("200 : ui8", "-5 : si16"),
    ],
    "StringAttr": ['""', '"x"', '"xy"', '"yx"', '"a longer text"'],
    "ArrayAttr": ["[]", "[1]", '[1, "x"]', "[i32, f32]", "[[], []]", "[1, 2, 3 : i8]"],
    "TypeAttr": [
        *("i1", "i8", "si8", "ui16", "i64", "index", "f32", "f64", "bf16", "none", "complex<f32>"),
        *("tensor<4xf32>", "tensor<?x3xi8>", "tensor<*xf32>", "vector<4x8xi16>", "vector<[4]xf32>"),
        *("memref<2x?xf32>", "memref<*xi8>", "tuple<i32, f32>", "() -> i32", "tensor<f32>"),
    ],
    "DenseI64ArrayAttr": ["array<i64>", "array<i64: 1>", "array<i64: -1, 5>", "array<i64: 3, 3, 3>"],
}


class PredicateMaker:
    """Makes predicates, the same from the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def predicate(self, kind: str) -> str:
        """A predicate over attributes of the class `kind` only."""
        return f"(::llvm::isa<::mlir::{kind}>($_self)) && ({self._truth(kind, 3)})"

    def _truth(self, kind: str, depth: int) -> str:
        choice = self.random.random()
        if depth and choice < 0.3:
            sign = self.random.choice(["&&", "||"])
            return f"({self._truth(kind, depth - 1)}) {sign} ({self._truth(kind, depth - 1)})"
        if depth and choice < 0.42:
            return f"!({self._truth(kind, depth - 1)})"
        leaf: Callable[[int], str] = getattr(self, f"_of_{kind}")
        return leaf(depth)

    def _compared(self, number: Callable[[int], str], depth: int) -> str:
        sign = self.random.choice(["==", "!=", "<", ">", "<=", ">="])
        other = number(depth) if self.random.random() < 0.3 else self._literal()
        return f"{number(depth)} {sign} {other}"

    def _computed(self, number: Callable[[int], str], depth: int) -> str:
        """A number, or an expression of operators and numbers."""
        if not depth or self.random.random() < 0.4:
            return number(depth)
        inner = self._computed(number, depth - 1)
        sign = self.random.choice(
            ["+", "-", "*", "&", "|", "^", "<<", ">>", "/", "%", "~", "-x", "cast", "?"]
        )
        if sign == "~":
            return f"(~({inner}))"
        if sign == "-x":
            return f"(-({inner}))"
        if sign == "cast":
            return f"static_cast<{self.random.choice(_NUMBERS)}>({inner})"
        if sign == "?":
            return f"(({inner}) > {self._literal()} ? ({inner}) : {self._literal()})"
        if sign in ("<<", ">>"):
            return f"(({inner}) {sign} {self.random.randrange(0, 31)})"
        if sign in ("/", "%"):
            return f"(({inner}) {sign} {self.random.choice(['2', '3u', '-3', '7ull', '10'])})"
        other = self._computed(number, depth - 1) if self.random.random() < 0.4 else self._literal()
        return f"(({inner}) {sign} ({other}))"

    def _literal(self) -> str:
        return self.random.choice(
            ["0", "1", "-1", "5u", "255", "3", "0xff", "-8", "1ull", "4294967295", "7l"]
        )

    def _of_IntegerAttr(self, depth: int) -> str:
        self_ = _SELF["IntegerAttr"]

        def number(depth: int) -> str:
            return self.random.choice(
                [
                    f"{self_}.getValue().getSExtValue()",
                    f"{self_}.getValue().getZExtValue()",
                    f"{self_}.getValue().getBitWidth()",
                ]
            )

        value = f"{self_}.getValue()"
        tests = ("isNegative", "isZero", "isOne", "isNonNegative", "isStrictlyPositive", "isPowerOf2")
        other = [f"{value}.{self.random.choice(tests)}()", f"{value} == {self.random.choice([0, 1, 5, 255])}"]
        other += [f"{value}.{self.random.choice(['slt', 'ult', 'sge', 'ugt'])}({self.random.choice([1, 5])})"]
        other += [f"{self_}.getType().isSignlessInteger()", f"{self_}.getType().isIndex()"]
        if self.random.random() < 0.7:
            return self._compared(lambda depth: self._computed(number, depth), depth)
        return self.random.choice(other)

    def _of_StringAttr(self, depth: int) -> str:
        self_ = _SELF["StringAttr"]
        value = f"{self_}.getValue()"
        text = self.random.choice(['"x"', '"xy"', '""', '"y"'])
        return self.random.choice(
            [
                f"{self_}.empty()",
                f"{value}.empty()",
                f"{value} == {text}",
                f"{value} != {text}",
                f"{value}.starts_with({text})",
                f"{value}.ends_with({text})",
                self._compared(lambda depth: self._computed(lambda _: f"{value}.size()", depth), depth),
                f"{self_}.size() > {self._literal()}",
            ]
        )

    def _of_ArrayAttr(self, depth: int) -> str:
        self_ = _SELF["ArrayAttr"]
        kind = self.random.choice(["IntegerAttr", "StringAttr", "TypeAttr", "ArrayAttr"])
        quantifier = self.random.choice(["all_of", "any_of", "none_of"])
        test = self.random.choice(
            [
                f"::llvm::isa<::mlir::{kind}>(x)",
                f"!::llvm::isa<::mlir::{kind}>(x)",
                f"x && ::llvm::dyn_cast<::mlir::{kind}>(x)",
            ]
        )
        return self.random.choice(
            [
                f"{self_}.empty()",
                self._compared(lambda depth: self._computed(lambda _: f"{self_}.size()", depth), depth),
                f"::llvm::{quantifier}({self_}, [&](::mlir::Attribute x) {{ return {test}; }})",
            ]
        )

    def _of_DenseI64ArrayAttr(self, depth: int) -> str:
        values = f"{_SELF['DenseI64ArrayAttr']}.asArrayRef()"
        quantifier = self.random.choice(["all_of", "any_of", "none_of"])
        test = self._compared(lambda depth: self._computed(lambda _: "x", depth), 2)
        return self.random.choice(
            [
                f"{values}.empty()",
                f"{_SELF['DenseI64ArrayAttr']}.size() > {self._literal()}",
                f"::llvm::{quantifier}({values}, [](int64_t x) {{ return {test}; }})",
                f"::llvm::is_contained({values}, {self.random.choice([1, 3, 5, -1])})",
                f"::llvm::is_sorted({values})",
                f"::llvm::all_equal({values})",
            ]
        )

    def _of_TypeAttr(self, depth: int) -> str:
        type_ = f"{_SELF['TypeAttr']}.getValue()"
        plain: tuple[str, ...]
        plain = ("isSignlessInteger", "isUnsignedInteger", "isSignedInteger", "isInteger", "isF32", "isIndex")
        plain += ("isIntOrIndex", "isIntOrFloat", "isIntOrIndexOrFloat", "isSignlessIntOrIndex", "isBF16")
        classes: tuple[str, ...]
        classes = ("IntegerType", "FloatType", "ShapedType", "VectorType", "RankedTensorType", "TensorType")
        classes += ("MemRefType", "BaseMemRefType", "ComplexType", "TupleType", "FunctionType", "NoneType")
        shaped = f"::llvm::cast<::mlir::ShapedType>({type_})"
        guard = f"::llvm::isa<::mlir::ShapedType>({type_}) && {shaped}.hasRank()"
        rank = self._compared(lambda depth: self._computed(lambda _: f"{shaped}.getRank()", depth), depth)
        return self.random.choice(
            [
                f"{type_}.{self.random.choice(plain)}()",
                f"{type_}.isSignlessInteger({self.random.choice([1, 8, 64])})",
                f"::llvm::isa<::mlir::{self.random.choice(classes)}, ::mlir::{self.random.choice(classes)}>({type_})",
                f"({guard} && {rank})",
                f"({guard} && {shaped}.hasStaticShape())",
                f"({guard} && {shaped}.hasStaticShape() && {shaped}.getNumElements() > {self._literal()})",
                f"({guard} && {shaped}.getElementType().isF32())",
                f"({type_}.isIntOrFloat() && "
                + self._compared(
                    lambda depth: self._computed(lambda _: f"{type_}.getIntOrFloatBitWidth()", depth), depth
                )
                + ")",
            ]
        )


_NUMBERS = ("int8_t", "uint8_t", "int", "unsigned", "int64_t", "uint64_t", "int16_t", "uint32_t")
