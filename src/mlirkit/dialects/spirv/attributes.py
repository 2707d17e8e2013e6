"""Syntax of attributes of spirv whose text upstream reads in C++; SPIRVTypes.td defines them.

    #spirv.vce<v1.0, [Shader, ...], [SPV_KHR_16bit_storage, ...]>        version, capabilities, extensions
    #spirv.interface_var_abi<(0, 1) [, StorageClass]>                    descriptor set, binding
    #spirv.target_env<#spirv.vce<...>, [api=Vulkan,] [AMD [:DiscreteGPU [:1]],] #spirv.resource_limits<...>>

Words are cases of the dialect's enums.  As SPIRVDialect::parseAttribute and printAttribute of MLIR's
SPIRVAttributes.cpp.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol, TypeVar

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Type
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import spirv
from mlirkit.ods.live.hooks import value_assembly, value_interface
from mlirkit.support.diagnostics import ParseError, with_outer_error

value_interface("TargetAttrInterface", spirv.TargetEnvAttr)

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


@value_assembly(spirv.VerCapExtAttr)
class VerCapExtSyntax:
    """`<version, [capabilities], [extensions]>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None = None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        word = parser.parse_any_keyword()
        parser.parse_punctuation(",")
        version = case_of(parser, spirv.Version, "version", word, at)
        capabilities = parse_words(parser, spirv.Capability, "capability")
        parser.parse_punctuation(",")
        extensions = parse_words(parser, spirv.Extension, "extension")
        parser.parse_punctuation(">")
        return (version, capabilities, extensions)

    @staticmethod
    def print(attribute: spirv.VerCapExtAttr, printer: AsmPrinter) -> None:
        capabilities = ", ".join([str(capability) for capability in attribute.capabilities])
        extensions = ", ".join([str(extension) for extension in attribute.extensions])
        printer.print_text(f"<{attribute.version}, [{capabilities}], [{extensions}]>")


@value_assembly(spirv.InterfaceVarABIAttr)
class InterfaceVarABISyntax:
    """`<(descriptor set, binding) [, StorageClass]>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None = None) -> tuple[object, ...]:
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
        return (*numbers, storage_class)

    @staticmethod
    def print(attribute: spirv.InterfaceVarABIAttr, printer: AsmPrinter) -> None:
        storage_class = "" if attribute.storage_class is None else f", {attribute.storage_class}"
        printer.print_text(f"<({attribute.descriptor_set}, {attribute.binding}){storage_class}>")


def parse_number(parser: AsmParser, message: str) -> int:
    at = parser.current_location()
    try:
        value = parser.parse_optional_unsigned(32)
    except ParseError as error:
        raise with_outer_error(error, parser.error(message, at)) from None
    if value is None:
        raise parser.error(message, at)
    return value


@value_assembly(spirv.TargetEnvAttr)
class TargetEnvSyntax:
    """`<triple, [api=word,] [vendor [:device type [:device id]],] limits>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None = None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        triple = parse_attribute_of(parser, spirv.VerCapExtAttr)
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
                    number = parser.parse_unsigned(32)
            parser.parse_punctuation(",")
        limits = parse_attribute_of(parser, spirv.ResourceLimitsAttr)
        parser.parse_punctuation(">")
        return (triple, api, vendor, kind, number, limits)

    @staticmethod
    def print(attribute: spirv.TargetEnvAttr, printer: AsmPrinter) -> None:
        printer.print_text("<#spirv.vce")
        VerCapExtSyntax.print(attribute.triple, printer)
        if attribute.client_api != spirv.ClientAPI.Unknown:
            printer.print_text(f", api={attribute.client_api}")
        if attribute.vendor_id != spirv.Vendor.Unknown:
            printer.print_text(f", {attribute.vendor_id}")
            if attribute.device_type != spirv.DeviceType.Unknown:
                printer.print_text(f":{attribute.device_type}")
                if attribute.device_id != UNKNOWN_DEVICE:
                    printer.print_text(f":{attribute.device_id}")
        printer.print_text(", ")
        printer.print_attribute(attribute.resource_limits)
        printer.print_text(">")
