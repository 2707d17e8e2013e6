"""Availability of operations and enumerators: interfaces, and functions that return requirements.

--gen-avail-interface-decls, -defs          an interface per class of requirements
--gen-spirv-enum-avail-decls, -defs         functions from an enumerator to its requirement
--gen-spirv-avail-impls                     the methods of SPIR-V's operations
--gen-tosa-avail-impls                      the methods of Tosa's operations
--gen-spirv-capability-implication          the capabilities that a capability implies
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import banner, namespace
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.string_map_order import string_map_order
from mlirkit.ods.emit.markdown import SPACE
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import EnumCase
from mlirkit.ods.model.availability import Availability
from mlirkit.ods.model.available_op import AvailabilityReader, AvailableEnum, AvailableOp
from mlirkit.ods.model.names import camel_case
from mlirkit.tablegen import Records

# -- interfaces -----------------------------------------------------------------------------------------


def avail_interface_decls(records: Records, options: Options) -> str:
    """The action for declarations of interfaces."""
    out = [banner("Availability Interface Declarations", records.main_file)]
    for availability in AvailabilityReader(records).interfaces():
        with namespace(out, availability.interface_namespace):
            _write_interface(out, availability)
    return "".join(out)


def avail_interface_defs(records: Records, options: Options) -> str:
    """The action for definitions of interfaces."""
    out = [banner("Availability Interface Definitions", records.main_file)]
    for availability in AvailabilityReader(records).interfaces():
        scope = availability.interface_namespace.removeprefix("::")
        qualifier = f"{scope}::" if scope else ""
        method = availability.query_function
        out.append(
            f"{availability.query_return_type} {qualifier}{availability.interface_name}::{method}() {{\n"
            f"  return getImpl()->{method}(getImpl(), getOperation());\n"
            "}\n"
        )
    return "".join(out)


def _write_interface(out: list[str], availability: Availability) -> None:
    name = availability.interface_name
    signature = (
        f"{availability.query_return_type} {availability.query_function}"
        "(const Concept *impl, Operation *tblgen_opaque_op) const"
    )
    out.append(
        f"class {name};\n\n"
        "namespace detail {\n"
        f"struct {name}Traits {{\n"
        "  class Concept {\n"
        "  public:\n"
        "    virtual ~Concept() = default;\n"
        f"    virtual {signature} = 0;\n"
        "  };\n\n"
    )
    for model in ("Model", "FallbackModel"):
        out.append(
            "  template<typename ConcreteOp>\n"
            f"  class {model} : public Concept {{\n"
            "  public:\n"
            f"    using Interface = {name};\n"
            f"    {signature} final {{\n"
            "      auto op = llvm::cast<ConcreteOp>(tblgen_opaque_op);\n"
            "      (void)op;\n"
            f"      return op.{availability.query_function}();\n"
            "    }\n"
            "  };\n"
        )
    out.append(
        "  template<typename ConcreteModel, typename ConcreteOp>\n"
        "  class ExternalModel : public FallbackModel<ConcreteOp> {};\n"
        "};\n} // namespace detail\n\n"
        f"/*\n{availability.interface_description.strip(SPACE)}\n*/\n"
        f"class {name} : public OpInterface<{name}, detail::{name}Traits> {{\n"
        "public:\n"
        f"  using OpInterface<{name}, detail::{name}Traits>::OpInterface;\n"
        f"  {availability.query_return_type} {availability.query_function}();\n"
        "};\n\n"
    )


# -- enums ----------------------------------------------------------------------------------------------


def spirv_enum_avail_decls(records: Records, options: Options) -> str:
    """The action for declarations of functions on enumerators."""
    out = [banner("SPIR-V Enum Availability Declarations", records.main_file)]
    for enum in AvailabilityReader(records).enums():
        by_class: dict[str, Availability] = {}
        for _, availability in enum.requirements:
            by_class.setdefault(availability.class_name, availability)
        with namespace(out, enum.info.cpp_namespace):
            for availability in by_class.values():
                out.append(f"{_query_head(availability, enum)};\n")
    return "".join(out)


def spirv_enum_avail_defs(records: Records, options: Options) -> str:
    """The action for definitions of functions on enumerators."""
    out = [banner("SPIR-V Enum Availability Definitions", records.main_file)]
    for enum in AvailabilityReader(records).enums():
        with namespace(out, enum.info.cpp_namespace):
            _write_enum_queries(out, enum)
    return "".join(out)


def _query_head(availability: Availability, enum: AvailableEnum) -> str:
    return (
        f"std::optional<{availability.instance_type}> {availability.query_function}"
        f"({enum.info.class_name} value)"
    )


def _write_enum_queries(out: list[str], enum: AvailableEnum) -> None:
    info = enum.info
    by_class: dict[str, list[tuple[EnumCase, Availability]]] = {}
    for case, availability in enum.requirements:
        by_class.setdefault(availability.class_name, []).append((case, availability))
    for class_name in string_map_order(by_class):
        requirements = by_class[class_name]
        out.append(f"{_query_head(requirements[0][1], enum)} {{\n")
        if info.is_bit_enum:
            out.append(
                f"  assert(::llvm::popcount(static_cast<{info.underlying_type}>(value)) <= 1"
                ' && "cannot have more than one bit set");\n'
            )
        out.append("  switch (value) {\n")
        for case, availability in requirements:
            out.append(
                f"  case {info.class_name}::{case.symbol}: {{ {availability.instance_preparation} "
                f"return {availability.instance_type}({availability.instance}); }}\n"
            )
        if info.is_bit_enum or len(requirements) < len(info.cases):
            out.append("  default: break;\n")
        out.append("  }\n  return std::nullopt;\n}\n")


# -- operations -----------------------------------------------------------------------------------------


def spirv_avail_impls(records: Records, options: Options) -> str:
    """The action for methods of SPIR-V's operations."""
    out = [banner("SPIR-V Op Availability Implementations", records.main_file)]
    for operation in AvailabilityReader(records).operations("SPIRV_Op"):
        _write_methods(out, operation)
    return "".join(out)


def tosa_avail_impls(records: Records, options: Options) -> str:
    """The action for methods of Tosa's operations."""
    out = [banner("Tosa Op Availability Implementations", records.main_file)]
    for operation in AvailabilityReader(records).operations("Tosa_Op"):
        _write_methods(out, operation)
    return "".join(out)


def _write_methods(out: list[str], operation: AvailableOp) -> None:
    """A method for each class of requirements of the operation or its attributes."""
    by_class: dict[str, Availability] = {}
    for availability in operation.availabilities:
        by_class.setdefault(availability.class_name, availability)
    for _, enum in operation.attribute_enums:
        for _, availability in enum.requirements:
            by_class.setdefault(availability.class_name, availability)
    for class_name in string_map_order(by_class):
        availability = by_class[class_name]
        result = availability.query_return_type
        out.append(
            f"{result} {operation.operator.cpp_class_name}::{availability.query_function}() {{\n"
            f"  {result} tblgen_overall = {availability.initializer};\n"
        )
        for requirement in operation.availabilities:
            preparation = requirement.instance_preparation
            if requirement.class_name == class_name and (preparation or requirement.merge_action):
                merged = _merged(requirement, requirement.instance)
                out.append(f"  {{\n    {preparation}\n    {merged};\n  }}\n")
        for attribute, enum in operation.attribute_enums:
            _write_attribute(out, attribute, enum, class_name, availability.query_function)
        out.append("  return tblgen_overall;\n}\n")


def _write_attribute(
    out: list[str], attribute: str, enum: AvailableEnum, class_name: str, query_function: str
) -> None:
    """The requirements of an attribute's value."""
    info = enum.info
    requirements = [
        requirement for _, requirement in enum.requirements if requirement.class_name == class_name
    ]
    if not requirements:
        return
    enum_class = f"{info.cpp_namespace}::{info.class_name}"
    getter = f"this->get{camel_case(attribute)}()"
    if info.is_bit_enum:
        number = info.underlying_type
        out.append(
            f"  for (unsigned i = 0; i < std::numeric_limits<{number}>::digits; ++i) {{\n"
            f"    {enum_class} tblgen_attrVal = {getter} & static_cast<{enum_class}>(1 << i);\n"
            f"    if (static_cast<{number}>(tblgen_attrVal) == 0) continue;\n"
        )
    else:
        out.append(f"  {{\n    auto tblgen_attrVal = {getter};\n")
    out.append(
        f"    auto tblgen_instance = {info.cpp_namespace}::{query_function}(tblgen_attrVal);\n"
        f"    if (tblgen_instance) {_merged(requirements[0], '*tblgen_instance')};\n"
        "  }\n"
    )


def _merged(availability: Availability, instance: str) -> str:
    return tgfmt(availability.merge_action, FormatContext(overall="tblgen_overall", instance=instance))


# -- capabilities ---------------------------------------------------------------------------------------


def spirv_capability_implication(records: Records, options: Options) -> str:
    """The action for implied capabilities."""
    out = [
        banner("SPIR-V Capability Implication", records.main_file),
        "ArrayRef<spirv::Capability> "
        "spirv::getDirectImpliedCapabilities(spirv::Capability cap) {\n"
        "  switch (cap) {\n"
        "  default: return {};\n",
    ]
    for implication in AvailabilityReader(records).capability_implications():
        count = len(implication.implied)
        listed = ", ".join([f"spirv::Capability::{symbol}" for symbol in implication.implied])
        out.append(
            f"  case spirv::Capability::{implication.case.symbol}: "
            f"{{static const spirv::Capability implies[{count}] = {{{listed}}}; "
            f"return ArrayRef<spirv::Capability>(implies, {count}); }}\n"
        )
    out.append("  }\n}\n")
    return "".join(out)
