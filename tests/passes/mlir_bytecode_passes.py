"""Passes that mlir-opt has for its own tests of bytecode, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_bytecode_passes.py --test-bytecode-roundtrip="test-kind=1" ...
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import DenseIntElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_bytes
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.bytecode.builtin_codec import BUILTIN_CODEC
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.context import Context
from mlirkit.passes.option_types import OptionError, OptionType
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.support.diagnostics import MLIRError

NAMESPACE = "(anonymous namespace)::"
_CURRENT = (2, 0)
_I32 = integer_type(32)
_PAIR = RankedTensorType((2,), _I32)
# The code of an integer type in the dialect that is no more, and the dialect.
_FUNKY, _FUNKY_INTEGER = "funky", 999


class VersionType(OptionType):
    """A version of the test dialect, as in `1.2`."""

    def read(self, text: str) -> tuple[int, int]:
        major, _, minor = text.partition(".")
        try:
            return int(major), int(minor)
        except ValueError:
            raise OptionError(f"Invalid argument '{text}") from None

    def write(self, value: Any) -> str:
        return f"{value[0]}.{value[1]}"


class FunkyIntegers(ValueOverrides):
    """Before version 2 of the test dialect, integer types are encoded as types of another dialect."""

    def write_type(self, type: Type, writer: Any) -> str | None:
        if writer.dialect_version("test") >= _CURRENT or not isinstance(type, IntegerType):
            return None
        print("Overriding IntegerType encoding...")
        writer.write_var_int(_FUNKY_INTEGER)
        writer.write_var_int(type.width << 2 | type.signedness)
        return _FUNKY

    def read_type(self, reader: Any, dialect: str) -> Type | None:
        if reader.dialect_version("test") >= _CURRENT or dialect != _FUNKY:
            return None
        if reader.read_var_int() != _FUNKY_INTEGER:
            return None
        print("Overriding parsing of IntegerType encoding...")
        number = reader.read_var_int()
        return integer_type(number >> 2, number & 3)


class TestIntegersAsBuiltin(ValueOverrides):
    def write_type(self, type: Type, writer: Any) -> str | None:
        if getattr(type, "FULL_NAME", "") != "test.i32":
            return None
        print("Overriding TestI32Type encoding...")
        return "builtin" if BUILTIN_CODEC.write_type(_I32, writer) else None


class BuiltinIntegersAsTest(ValueOverrides):
    def __init__(self, dialect: Any) -> None:
        self._dialect = dialect

    def read_type(self, reader: Any, dialect: str) -> Type | None:
        if dialect != "builtin" or BUILTIN_CODEC.read_type(reader) != _I32:
            return None
        print("Overriding parsing of TestI32Type encoding...")
        found: Type = self._dialect.type_class("i32").get()
        return found


class TestPairsAsElements(ValueOverrides):
    def write_attribute(self, attribute: Attribute, writer: Any) -> str | None:
        if not isinstance(attribute, ParametrizedAttribute):
            return None
        if getattr(attribute, "FULL_NAME", "") != "test.attr_params":
            return None
        print("Overriding TestAttrParamsAttr encoding...")
        numbers = [integer_attr(_I32, each) for each in attribute.parameters]
        elements = dense_elements(_PAIR, b"".join([bytes(element_bytes(each)) for each in numbers]))
        return "builtin" if BUILTIN_CODEC.write_attribute(elements, writer) else None


class ElementsAsTestPairs(ValueOverrides):
    def __init__(self, dialect: Any) -> None:
        self._dialect = dialect

    def read_attribute(self, reader: Any, dialect: str) -> Attribute | None:
        if dialect != "builtin":
            return None
        elements = BUILTIN_CODEC.read_attribute(reader)
        if not isinstance(elements, DenseIntElementsAttr) or elements.type != _PAIR:
            return None
        print("Overriding parsing of TestAttrParamsAttr encoding...")
        found: Attribute = self._dialect.attribute_class("attr_params").get(*elements)
        return found


class BuiltinAlone(ValueOverrides):
    """Encodes every value like the builtin dialect, or not at all."""

    def write_attribute(self, attribute: Attribute, writer: Any) -> str | None:
        return "builtin" if BUILTIN_CODEC.write_attribute(attribute, writer) else None

    def write_type(self, type: Type, writer: Any) -> str | None:
        return "builtin" if BUILTIN_CODEC.write_type(type, writer) else None

    def read_attribute(self, reader: Any, dialect: str) -> Attribute | None:
        found: Attribute = BUILTIN_CODEC.read_attribute(reader)
        return found

    def read_type(self, reader: Any, dialect: str) -> Type | None:
        found: Type = BUILTIN_CODEC.read_type(reader)
        return found


@register_pass
class TestBytecodeRoundtripPass(Pass):
    """Writes the module, with versions and encodings that depend on the kind, and prints it read back."""

    ARGUMENT = "test-bytecode-roundtrip"
    NAME = NAMESPACE + "TestBytecodeRoundtripPass"
    OP_NAME = "builtin.module"
    OPTIONS = (
        Option("test-dialect-version", VersionType(), _CURRENT, "the version of the test dialect to write"),
        Option("test-kind", int, 0, "what is overridden"),
    )

    def run(self) -> None:
        kind: int = self.options.test_kind
        context: Context = self.operation.context
        overrides: ValueOverrides | None = None
        if kind == 0:
            context.allow_unregistered_dialects = True
            overrides = FunkyIntegers()
        elif kind == 1:
            overrides = TestIntegersAsBuiltin()
        elif kind == 2:
            overrides = BuiltinIntegersAsTest(context.dialect("test"))
        elif kind == 3:
            overrides = TestPairsAsElements()
        elif kind == 4:
            overrides = ElementsAsTestPairs(context.dialect("test"))
        elif kind == 5:
            overrides = BuiltinAlone()
        elif not self._can_downgrade():
            return
        versions = {"test": self.options.test_dialect_version} if kind in (0, 6) else {}
        data = write_bytecode(self.operation, dialect_versions=versions, overrides=overrides)
        try:
            read = read_bytecode(data, context, "", True, verify=kind not in (3, 4, 5), overrides=overrides)
        except MLIRError as error:
            for diagnostic in error.error_diagnostics:
                self.emit(diagnostic)
            self.emit(self.operation.diagnostic("failed to read bytecode\n"))
            self.signal_pass_failure()
            return
        print(read)

    def _can_downgrade(self) -> bool:
        """Whether an older version of the test dialect can express the module."""
        version = self.options.test_dialect_version
        if version == _CURRENT:
            return True
        for op in self.operation.walk_list():
            if op.name != "test.versionedA":
                continue
            if op.attributes["modifier"].value:
                self.emit(
                    op.diagnostic(
                        f"'{op.name}' op cannot downgrade to version {version[0]}.{version[1]} "
                        "since the modifier is not compatible"
                    )
                )
                self.signal_pass_failure()
                return False
            print("downgrading op...")
        return True
