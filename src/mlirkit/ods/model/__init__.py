"""The ODS model: the contents of definitions as plain typed data, independent of TableGen.

    Definitions                           the definitions of one root file
      Dialect  Operator  AttrOrTypeDef  EnumInfo  Interface      top-level definitions
      TypeConstraint  Attribute  Property  Region  Successor     parts of operators
      Trait  Builder  Predicate  SideEffect
      PassDefinition                                             passes

The modules are named after their classes: definitions; dialect, operator, attr_or_type_def, enum_info,
interface; constraint, attribute, property; trait, builder, predicate, effect; pass_definition.  Beside them:

    definition_table stored_form          tables by name, and definitions as text with entries read on demand
    reader *_reader record_fields         conversion of records to the model
    syntax                                the parts of an operator that decide its syntax
    operator_checks result_types names    checks and facts derived from an operator's definition
    other_releases                        names in MLIR's definition files of other releases
    python_class                          members of live classes, for stubs
    python_names                          names in generated Python
    cpp_enum value_definitions            for generated C++: names in the C++ of enums, the
                                          attributes and types of a dialect;
    pattern pattern_symbols               declarative rewrite rules, and the names bound in them;
    pattern_checks                        the checks of their dags;
    multimap_order                        the order in which generated C++ lists these names;
    availability available_op             requirements on targets, SPIR-V's binary form;
    bytecode_definition llvm_definitions llvm_intrinsics openmp directives

Every class is frozen plain data (ods/plain_data.py): it can be compared, stored and cached.
`read_definitions` makes the model from records; the model does not refer to the IR.
"""

from __future__ import annotations

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef, AttrOrTypeParameter
from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.builder import Builder, BuilderParameter
from mlirkit.ods.model.constraint import Constraint, TypeConstraint, VariableLength
from mlirkit.ods.model.definitions import Definitions
from mlirkit.ods.model.dialect import Dialect
from mlirkit.ods.model.effect import EffectSubject, SideEffect
from mlirkit.ods.model.enum_info import EnumCase, EnumInfo
from mlirkit.ods.model.interface import Interface, InterfaceMethod
from mlirkit.ods.model.operator import (
    ArgumentKind,
    NamedAttribute,
    NamedProperty,
    NamedRegion,
    NamedSuccessor,
    NamedTypeConstraint,
    Operator,
)
from mlirkit.ods.model.pass_definition import PassDefinition, PassOption, PassStatistic
from mlirkit.ods.model.property import Property
from mlirkit.ods.model.trait import Trait, TraitKind

__all__ = [
    "ArgumentKind",
    "AttrOrTypeDef",
    "AttrOrTypeParameter",
    "Attribute",
    "Builder",
    "BuilderParameter",
    "Constraint",
    "Definitions",
    "Dialect",
    "EffectSubject",
    "EnumCase",
    "EnumInfo",
    "Interface",
    "InterfaceMethod",
    "NamedAttribute",
    "NamedProperty",
    "NamedRegion",
    "NamedSuccessor",
    "NamedTypeConstraint",
    "Operator",
    "PassDefinition",
    "PassOption",
    "PassStatistic",
    "Property",
    "SideEffect",
    "Trait",
    "TraitKind",
    "TypeConstraint",
    "VariableLength",
]
