"""Passes that mlir-opt has for its own tests of the targets of operations of spirv and tosa, as a plugin.

mlirkit opt --load-pass-plugin=tests/passes/mlir_availability_passes.py --test-spirv-op-availability ...

The requirements of an operation come from its definition, and from those of the enumerators in its
attributes.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import BF16Type
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import func, spirv
from mlirkit.dialects.roots import find_roots
from mlirkit.ods.model.availability import Availability
from mlirkit.ods.model.available_op import AvailabilityReader, AvailableEnum, AvailableOp
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.tablegen import load

CLASSES = {"spirv": "SPIRV_Op", "tosa": "Tosa_Op"}


class Needs:
    """The requirements of all operations of a dialect."""

    def __init__(self, dialect: str) -> None:
        [root] = find_roots(dialect, [shipped_folder()])
        reader = AvailabilityReader(load(root, include_dirs=[os.path.dirname(root), shipped_folder()]))
        self.operations = {each.operator.name: each for each in reader.operations(CLASSES[dialect])}
        self.texts = {
            (each.info.class_name, case.symbol): case.text for each in reader.enums() for case in each.info.cases
        }

    def of(self, op: Operation, class_name: str) -> list[list[str]] | None:
        """The enumerators of each requirement of a class; None if the operation has none of the class."""
        known = self.operations.get(op.info.name)
        if known is None or not any(each.class_name == class_name for each in all_of(known)):
            return None
        needs = [each for each in known.availabilities if each.class_name == class_name]
        for name, enum in known.attribute_enums:
            needs += [each for each in needs_of_value(op, name, enum) if each.class_name == class_name]
        return [words for words in map(self._words, needs) if words]

    def _words(self, availability: Availability) -> list[str]:
        """The enumerators in the C++ of a requirement."""
        text = availability.instance_preparation or availability.instance
        pairs = re.findall(r"(\w+)::(?=(\w+))", text)
        return [self.texts[pair] for pair in pairs if pair in self.texts]


def all_of(operation: AvailableOp) -> Iterator[Availability]:
    """The requirements of an operation for any of its attributes."""
    yield from operation.availabilities
    for _, enum in operation.attribute_enums:
        for _, availability in enum.requirements:
            yield availability


def needs_of_value(op: Operation, name: str, enum: AvailableEnum) -> Iterator[Availability]:
    """The requirements of the enumerators in an attribute; of bit sets for each bit."""
    attribute = op.attribute(name)
    value = getattr(attribute, "value", None)
    if value is None:
        return
    number = int(value.value if isinstance(value, IntegerAttr) else value)
    bits = [1 << bit for bit in range(32) if number >> bit & 1] if enum.info.is_bit_enum else [number]
    for bit in bits:
        for case, availability in enum.requirements:
            if case.value == bit:
                yield availability


@cache
def needs(dialect: str) -> Needs:
    return Needs(dialect)


SPIRV_NEEDS = ("MinVersion", "MaxVersion", "Extension", "Capability")
INTEGER_DOT_PRODUCTS = frozenset(
    [f"spirv.{kind}Dot{suffix}" for kind in ("S", "SU", "U") for suffix in ("", "AccSat")]
)


def dot_product_needs(op: Operation) -> Mapping[str, list[list[str]] | None] | None:
    """The requirements of dot products, which are C++ in upstream; None for other operations."""
    versions = {"MinVersion": [["v1.0"]], "MaxVersion": [["v1.6"]]}
    if op.info.name not in (*INTEGER_DOT_PRODUCTS, "spirv.Dot"):
        return None
    factor, *_ = op.operand_types()
    element = factor.element_type if isinstance(factor, VectorType) else factor
    if op.info.name == "spirv.Dot":
        is_brain_float = isinstance(element, BF16Type)
        return versions | {
            "Extension": [["SPV_KHR_bfloat16"]] if is_brain_float else [],
            "Capability": [["BFloat16DotProductKHR"]] if is_brain_float else [],
        }
    special = "DotProductInputAll"
    if not isinstance(factor, VectorType):
        special = "DotProductInput4x8BitPacked"
    elif isinstance(element, IntegerType) and element.width == 8:
        special = "DotProductInput4x8Bit"
    return versions | {
        "Extension": [["SPV_KHR_integer_dot_product"]],
        "Capability": [["DotProduct"], [special]],
    }


def print_lists(op: Operation, word: str, lists: list[list[str]] | None) -> None:
    if lists is not None:
        listed = "".join([f" [{', '.join(each)}]" for each in lists])
        print(f"{op.info.name} {word}: [{listed} ]")


def print_version(op: Operation, word: str, versions: list[list[str]] | None, is_greatest: bool) -> None:
    if versions is not None:
        words = [each for [each] in versions]
        chosen = (max if is_greatest else min)(words, default="None")
        print(f"{op.info.name} {word} version: {chosen}")


@register_pass
class PrintSpirvAvailability(Pass):
    """Prints the first and last version of spirv's operations, and their other requirements."""

    ARGUMENT = "test-spirv-op-availability"
    NAME = "(anonymous namespace)::PrintOpAvailability"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        table = needs("spirv")
        for kind in (func.FuncOp, spirv.GraphARMOp):
            for around in walk_postorder(self.operation):
                if not isinstance(around, kind):
                    continue
                print(around.sym_name.value)
                for op in walk_postorder(around):
                    if op.info.dialect_name == "spirv":
                        by_class = dot_product_needs(op)
                        if by_class is None:
                            by_class = {name: table.of(op, name) for name in SPIRV_NEEDS}
                        print_version(op, "min", by_class["MinVersion"], True)
                        print_version(op, "max", by_class["MaxVersion"], False)
                        print_lists(op, "extensions", by_class["Extension"])
                        print_lists(op, "capabilities", by_class["Capability"])
        sys.stdout.flush()


@register_pass
class PrintTosaAvailability(Pass):
    """Prints the profiles and extensions that tosa's operations need."""

    ARGUMENT = "test-tosa-op-availability"
    NAME = "(anonymous namespace)::PrintOpAvailability"
    OP_NAME = "func.func"

    def run(self) -> None:
        table = needs("tosa")
        function = self.operation
        assert isinstance(function, func.FuncOp)
        print(function.sym_name.value)
        for op in walk_postorder(function):
            if op.info.dialect_name == "tosa":
                print_lists(op, "profiles", table.of(op, "Profile"))
                print_lists(op, "extensions", table.of(op, "Extension"))
        sys.stdout.flush()
