"""The test dialect as a whole: operations, attributes and types made at run time, aliases, bytecode."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import FALSE
from mlirkit.builtin.types import TupleType
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec, dialect_class
from mlirkit.ods.model import Definitions
from tests.upstream.test_dialect.dynamic import add_dynamic_parts

_STRING_ALIASES = {
    "alias_test:dot_in_name": "test.alias",
    "alias_test:trailing_digit": "test_alias0",
    "alias_test:trailing_digit_conflict_a": "test_alias_conflict0_1_1_1",
    "alias_test:trailing_digit_conflict_b": "test_alias_conflict0",
    "alias_test:trailing_digit_conflict_c": "test_alias_conflict0",
    "alias_test:trailing_digit_conflict_d": "test_alias_conflict0_",
    "alias_test:trailing_digit_conflict_e": "test_alias_conflict0_1",
    "alias_test:trailing_digit_conflict_f": "test_alias_conflict0_1",
    "alias_test:trailing_digit_conflict_g": "test_alias_conflict0_1_",
    "alias_test:trailing_digit_conflict_h": "test_alias_conflict0_1_1",
    "alias_test:prefixed_digit": "0_test_alias",
    "alias_test:prefixed_symbol": "%test",
    "alias_test:tensor_encoding": "test_encoding",
}
_NESTED_ALIASES = {
    "alias_test:trailing_digit_conflict_base": "unique_base",
    "alias_test:trailing_digit_conflict_base_conflict": "unique_base",
    "alias_test:trailing_digit_conflict_base1": "unique_base1",
}


@dialect_class("test")
class TestDialect(LiveDialect):
    """The dialect: its aliases, and the attributes that it refuses."""

    ALLOWS_UNKNOWN_OPERATIONS = True
    UNKNOWN_TYPE = "unknown type!"

    def __init__(self, name: str, definitions: Definitions, module_name: str = "") -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        self.has_resources = True
        self.has_resource_section = True
        add_dynamic_parts(self)

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        """Mirrors TestOpAsmInterface::getAlias and the interfaces of attributes and types."""
        name = self._alias(value)
        return None if name is None else (name, True)

    def _alias(self, value: Any) -> str | None:
        if isinstance(value, StringAttr):
            return _STRING_ALIASES.get(value.value)
        if isinstance(value, TupleType):
            simple = [getattr(each, "FULL_NAME", "") == "test.smpla" for each in value.types]
            return "test_tuple" if simple and all(simple) else None
        match getattr(value, "FULL_NAME", ""):
            case "test.nested_alias":
                return _NESTED_ALIASES.get(value.parameters[0].value)
            case "test.int":
                return "test_ui8" if value.parameters == (8, "unsigned") else None
            case "test.op_asm_attr_interface":
                return f"op_asm_attr_interface_{value.parameters[0].value}"
            case "test.op_asm_type_interface":
                return "op_asm_type_interface_type"
            case "test.test_rec_alias":
                name, body = value.parameters[0]
                return None if body is None else str(name)
        return None

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        _refuse(op, name)

    def verify_region_arg_attribute(
        self, op: Any, region_index: int, arg_index: int, name: str, attribute: Any
    ) -> None:
        _refuse(op, name)

    def verify_region_result_attribute(
        self, op: Any, region_index: int, result_index: int, name: str, attribute: Any
    ) -> None:
        _refuse(op, name)


def _refuse(op: Any, name: str) -> None:
    if name == "test.invalid_attr":
        raise op.error("invalid to use 'test.invalid_attr'")


# -- bytecode -------------------------------------------------------------------------------------------

_PARAMETERS, _I32 = 0, 99
_CURRENT = (2, 0)


class TestCodec(BytecodeDialectCodec):
    """As TestBytecodeDialectInterface; before version 2 the attribute's parameters had the reverse order."""

    def __init__(self, dialect: LiveDialect) -> None:
        self._dialect = dialect

    def read_type(self, reader: Any) -> Any:
        if reader.read_var_int() != _I32:
            raise reader.error("unknown type")
        return self._dialect.type_class("i32").get()

    def write_type(self, type: Any, writer: Any) -> bool:
        if getattr(type, "FULL_NAME", "") != "test.i32":
            return False
        writer.write_var_int(_I32)
        return True

    def read_attribute(self, reader: Any) -> Any:
        version = reader.dialect_version("test") or _CURRENT
        if version > _CURRENT or reader.read_var_int() != _PARAMETERS:
            raise reader.error("unknown attribute")
        first, second = reader.read_var_int(), reader.read_var_int()
        parameters = (second, first) if version < _CURRENT else (first, second)
        return self._dialect.attribute_class("attr_params").get(*parameters)

    def write_attribute(self, attribute: Any, writer: Any) -> bool:
        if getattr(attribute, "FULL_NAME", "") != "test.attr_params":
            return False
        writer.write_var_int(_PARAMETERS)
        for parameter in attribute.parameters:
            writer.write_var_int(parameter)
        return True

    def read_version(self, reader: Any) -> tuple[int, int]:
        return reader.read_var_int(), reader.read_var_int()

    def write_version(self, writer: Any) -> None:
        for number in writer.dialect_version("test") or _CURRENT:
            writer.write_var_int(number)

    def upgrade_from_version(self, top_level: Any, version: Any) -> None:
        if version > _CURRENT:
            raise top_level.error(
                f"current test dialect version is 2.0, can't parse version: {version[0]}.{version[1]}"
            )
        if version < _CURRENT:
            for op in top_level.walk_list():
                if op.name == "test.versionedA":
                    op.set_inherent("modifier", FALSE)


@bytecode_codec("test")
def make_codec(dialect: LiveDialect) -> TestCodec:
    return TestCodec(dialect)
