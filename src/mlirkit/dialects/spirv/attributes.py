"""Attributes of spirv that upstream defines only in C++.

    #spirv.vce<v1.0, [Shader, ...], [SPV_KHR_16bit_storage, ...]>        version, capabilities, extensions
    #spirv.interface_var_abi<(0, 1) [, StorageClass]>                    descriptor set, binding
    #spirv.target_env<#spirv.vce<...>, [api=Vulkan,] [AMD [:DiscreteGPU [:1]],] #spirv.resource_limits<...>>

Words are cases of the dialect's enums.  As SPIRVDialect::parseAttribute and printAttribute of MLIR's
SPIRVAttributes.cpp.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol, Self, TypeVar

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import ParametrizedAttribute, Type
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.parameters import Parameter
from mlirkit.dialects.spirv.types import parse_unsigned

# The device id of a TargetEnvAttr without one.
UNKNOWN_DEVICE = (1 << 32) - 1


Case = TypeVar("Case", bound=Enum, covariant=True)


class Words(Protocol[Case]):
    """The class of an enum."""

    def symbolize(self, text: str | int) -> Case | None: ...


def parse_word(parser: AsmParser, enum: Words[Case], subject: str) -> Case:
    at = parser.current_location()
    return case_of(parser, enum, subject, parser.parse_any_keyword(), at)


def case_of(parser: AsmParser, enum: Words[Case], subject: str, word: str, at: int) -> Case:
    case = enum.symbolize(word)
    if case is None:
        raise parser.error(f"unknown {subject}: {word}", at)
    return case


def parse_words(parser: AsmParser, enum: Words[Case], subject: str) -> tuple[Case, ...]:
    """Parse `[word, ...]`."""
    parser.parse_punctuation("[")
    if parser.parse_optional_punctuation("]"):
        return ()
    words = parser.parse_comma_separated_list("", lambda: parse_word(parser, enum, subject))
    parser.parse_punctuation("]")
    return tuple(words)


class SPIRVAttribute(ParametrizedAttribute):
    """Base of the attributes; `get` takes the parameters, unchecked."""

    __slots__ = ()
    DIALECT = "spirv"
    MNEMONIC = ""
    FULL_NAME = ""

    @classmethod
    def get(cls, *parameters: object, context: object = None) -> Self:
        return cls(*parameters)


class VerCapExtAttr(SPIRVAttribute):
    """Parameters: the version, capabilities, extensions."""

    __slots__ = ()
    MNEMONIC = "vce"
    FULL_NAME = "spirv.vce"
    version: Parameter[spirv.Version] = Parameter(0)
    capabilities: Parameter[tuple[spirv.Capability, ...]] = Parameter(1)
    extensions: Parameter[tuple[spirv.Extension, ...]] = Parameter(2)

    @staticmethod
    def parse_value(parser: DialectAsmParser, type: Type | None = None) -> VerCapExtAttr:
        parser.parse_punctuation("<")
        at = parser.current_location()
        word = parser.parse_any_keyword()
        parser.parse_punctuation(",")
        version = case_of(parser, spirv.Version, "version", word, at)
        capabilities = parse_words(parser, spirv.Capability, "capability")
        parser.parse_punctuation(",")
        extensions = parse_words(parser, spirv.Extension, "extension")
        parser.parse_punctuation(">")
        return VerCapExtAttr(version, capabilities, extensions)

    def print_value(self, printer: AsmPrinter) -> None:
        capabilities = ", ".join([str(capability) for capability in self.capabilities])
        extensions = ", ".join([str(extension) for extension in self.extensions])
        printer.print_text(f"<{self.version}, [{capabilities}], [{extensions}]>")


class InterfaceVarABIAttr(SPIRVAttribute):
    """Parameters: the descriptor set, the binding, and the storage class or None."""

    __slots__ = ()
    MNEMONIC = "interface_var_abi"
    FULL_NAME = "spirv.interface_var_abi"
    descriptor_set: Parameter[int] = Parameter(0)
    binding: Parameter[int] = Parameter(1)
    storage_class: Parameter[spirv.StorageClass | None] = Parameter(2)

    @staticmethod
    def parse_value(parser: DialectAsmParser, type: Type | None = None) -> InterfaceVarABIAttr:
        parser.parse_punctuation("<")
        parser.parse_punctuation("(")
        numbers = [parse_number(parser, "missing descriptor set")]
        parser.parse_punctuation(",")
        numbers.append(parse_number(parser, "missing binding"))
        parser.parse_punctuation(")")
        storage_class = None
        if parser.parse_optional_punctuation(","):
            storage_class = parse_word(parser, spirv.StorageClass, "storage class")
        parser.parse_punctuation(">")
        return InterfaceVarABIAttr(*numbers, storage_class)

    def print_value(self, printer: AsmPrinter) -> None:
        storage_class = "" if self.storage_class is None else f", {self.storage_class}"
        printer.print_text(f"<({self.descriptor_set}, {self.binding}){storage_class}>")


def parse_number(parser: AsmParser, message: str) -> int:
    at = parser.current_location()
    value = parser.parse_optional_integer()
    if value is None:
        raise parser.error(message, at)
    return int(value) % (1 << 32)


class TargetEnvAttr(SPIRVAttribute):
    """Parameters: the VerCapExtAttr, the client API, vendor, device type and device id, and the limits
    (`#spirv.resource_limits`)."""

    __slots__ = ()
    MNEMONIC = "target_env"
    FULL_NAME = "spirv.target_env"
    INTERFACES = frozenset(["TargetAttrInterface"])
    triple: Parameter[VerCapExtAttr] = Parameter(0)
    client_api: Parameter[spirv.ClientAPI] = Parameter(1)
    vendor_id: Parameter[spirv.Vendor] = Parameter(2)
    device_type: Parameter[spirv.DeviceType] = Parameter(3)
    device_id: Parameter[int] = Parameter(4)
    resource_limits: Parameter[spirv.ResourceLimitsAttr] = Parameter(5)

    @staticmethod
    def parse_value(parser: DialectAsmParser, type: Type | None = None) -> TargetEnvAttr:
        parser.parse_punctuation("<")
        triple = parse_attribute_of(parser, VerCapExtAttr)
        parser.parse_punctuation(",")
        api = spirv.ClientAPI.Unknown
        if parser.parse_optional_keyword("api"):
            parser.parse_punctuation("=")
            api = parse_word(parser, spirv.ClientAPI, "client API")
            parser.parse_punctuation(",")
        vendor = spirv.Vendor.Unknown
        kind = spirv.DeviceType.Unknown
        number = UNKNOWN_DEVICE
        at = parser.current_location()
        word = parser.parse_optional_any_keyword()
        if word is not None:
            vendor = case_of(parser, spirv.Vendor, "vendor", word, at)
            if parser.parse_optional_punctuation(":"):
                kind = parse_word(parser, spirv.DeviceType, "device type")
                if parser.parse_optional_punctuation(":"):
                    number = parse_unsigned(parser)
            parser.parse_punctuation(",")
        limits = parse_attribute_of(parser, spirv.ResourceLimitsAttr)
        parser.parse_punctuation(">")
        return TargetEnvAttr(triple, api, vendor, kind, number, limits)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text(f"<#spirv.{self.triple.MNEMONIC}")
        self.triple.print_value(printer)
        if self.client_api != spirv.ClientAPI.Unknown:
            printer.print_text(f", api={self.client_api}")
        if self.vendor_id != spirv.Vendor.Unknown:
            printer.print_text(f", {self.vendor_id}")
            if self.device_type != spirv.DeviceType.Unknown:
                printer.print_text(f":{self.device_type}")
                if self.device_id != UNKNOWN_DEVICE:
                    printer.print_text(f":{self.device_id}")
        printer.print_text(", ")
        printer.print_attribute(self.resource_limits)
        printer.print_text(">")



ATTRIBUTES = (InterfaceVarABIAttr, TargetEnvAttr, VerCapExtAttr)
