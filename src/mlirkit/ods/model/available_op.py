"""Operations and enums with their requirements on the target, and their codes in SPIR-V's binary form."""

from __future__ import annotations

from mlirkit.ods.model.availability import Availability, read_availabilities, read_availability
from mlirkit.ods.model.enum_info import EnumCase, EnumInfo
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import MLIRError, ParseError
from mlirkit.tablegen import Record, Records


class AvailableEnum(FrozenData):
    """An enum with the requirements of its cases."""

    info: EnumInfo
    # The requirements of all cases, in order.
    requirements: tuple[tuple[EnumCase, Availability], ...]


class AvailableOp(FrozenData):
    """An operation with its requirements."""

    operator: Operator
    availabilities: tuple[Availability, ...]
    # The enums with requirements, by the names of the attributes that have them, in order.
    attribute_enums: tuple[tuple[str, AvailableEnum], ...]


class SpirvOp(FrozenData):
    """An operation with its encoding in SPIR-V's binary form."""

    operator: Operator
    # Whether its functions are generated, and whether it has its own opcode.
    is_generated: bool
    has_opcode: bool
    opcode: str
    # Whether it is an extended instruction, its instruction set, and its number in the set.
    is_extended: bool
    extended_set: str
    extended_opcode: int


class Implication(FrozenData):
    """An enumerator, and the enumerators it implies."""

    case: EnumCase
    implied: tuple[str, ...]


class AvailabilityReader:
    """Reads the definitions for generators of spirv and tosa."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.reader = DefinitionReader(records)
        self._enums: dict[str, AvailableEnum] = {}

    def interfaces(self) -> list[Availability]:
        """One requirement of each class."""
        by_class: dict[str, Availability] = {}
        for record in self.records.derived_from("Availability"):
            availability = read_availability(self.reader, record)
            by_class.setdefault(availability.class_name, availability)
        return list(by_class.values())

    def enums(self) -> list[AvailableEnum]:
        """All enums, by the names of their definitions."""
        return [self._enum(record) for record in self.records.derived_from("EnumInfo")]

    def _enum(self, record: Record) -> AvailableEnum:
        enum = self._enums.get(record.name)
        if enum is None:
            info = self.reader.enum(record)
            requirements = [
                (case, availability)
                for case_record, case in zip(
                    record.value_as_list_of_defs("enumerants"), info.cases, strict=True
                )
                for availability in read_availabilities(self.reader, case_record)
            ]
            enum = self._enums[record.name] = AvailableEnum(info, tuple(requirements))
        return enum

    def operations(self, class_name: str) -> list[AvailableOp]:
        """The operations of a class whose availability is generated."""
        return [
            self._operation(record)
            for record in self.records.derived_from(class_name)
            if record.value_as_bit("autogenAvailability")
        ]

    def _operation(self, record: Record) -> AvailableOp:
        operator = self.reader.operator(record)
        enums = []
        for named in operator.attributes:
            classes = named.attribute.classes
            if "SPIRV_BitEnumAttr" in classes or "SPIRV_I32EnumAttr" in classes:
                definition = self.records.defs[named.attribute.def_name]
                enums.append((named.name, self._enum(definition.value_as_def("enum"))))
        return AvailableOp(operator, read_availabilities(self.reader, record), tuple(enums))

    def spirv_operations(self) -> list[SpirvOp]:
        """All operations of SPIR-V, by the names of their definitions."""
        return [self._spirv_operation(record) for record in self.records.derived_from("SPIRV_Op")]

    def _spirv_operation(self, record: Record) -> SpirvOp:
        is_extended = record.is_a("SPIRV_ExtInstOp")
        return SpirvOp(
            operator=self.reader.operator(record),
            is_generated=record.value_as_bit("autogenSerialization"),
            has_opcode=record.value_as_bit("hasOpcode"),
            opcode=record.value_as_string("spirvOpName"),
            is_extended=is_extended,
            extended_set=record.value_as_string("extendedInstSetName") if is_extended else "",
            extended_opcode=record.value_as_int("extendedInstOpcode") if is_extended else 0,
        )

    def capability_implications(self) -> list[Implication]:
        """SPIR-V's capabilities with the capabilities that each implies."""
        definition = self.records.defs.get("SPIRV_CapabilityAttr")
        if definition is None:
            raise MLIRError("The definitions have no 'SPIRV_CapabilityAttr'")
        enum = definition.value_as_def("enum")
        return [
            Implication(
                case,
                tuple(
                    [implied.value_as_string("symbol") for implied in record.value_as_list_of_defs("implies")]
                ),
            )
            for record, case in zip(
                enum.value_as_list_of_defs("enumerants"), self.reader.enum(enum).cases, strict=True
            )
            if "implies" in record
        ]

    def error(self, operator: Operator, message: str) -> ParseError:
        """An error at an operation."""
        return self.reader.error(self.records.defs[operator.def_name], message)
