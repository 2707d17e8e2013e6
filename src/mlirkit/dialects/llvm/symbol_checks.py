"""Verifiers of symbols in modules of llvm: functions, globals, aliases, comdats, lists of constructors; and
of operations that refer to them, except calls.

Symbols used in functions are looked up in the enclosing module: the nearest symbol table that is isolated
from above.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, DistinctAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.symbols import lookup_nearest_symbol_from, lookup_symbol_in
from mlirkit.core.value import Value
from mlirkit.core.walk import collect_named
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.cpp_names import is_compatible_outer_type
from mlirkit.dialects.llvm.types import extension_allows, is_compatible_type
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.hooks import interface, region_verifier, value_verifier, verifier

_is_not_in_memory = HasMnemonic("llvm", "void", "token", "metadata", "label")


def is_module(op: Operation) -> bool:
    """Mirrors satisfiesLLVMModule."""
    return bool(op.info.has_trait("SymbolTable") and op.info.is_isolated)


def module_of(op: Operation) -> Operation | None:
    """Mirrors parentLLVMModule; None outside of one."""
    module = op.parent_op
    while module is not None and not is_module(module):
        module = module.parent_op
    return module


def linkage(op: llvm.GlobalOp | llvm.AliasOp | llvm.IFuncOp | llvm.LLVMFuncOp) -> llvm.Linkage:
    return llvm.Linkage.External if op.linkage is None else op.linkage.linkage


def _lookup(op: Operation, tables: SymbolTableCollection, reference: SymbolRefAttr) -> Operation | None:
    """The operation of that name in the module, or None."""
    module = module_of(op)
    return None if module is None else tables.lookup_symbol_in(module, reference)


def _verify_comdat(op: llvm.GlobalOp | llvm.LLVMFuncOp) -> None:
    if op.comdat is None:
        return
    if not isinstance(lookup_nearest_symbol_from(op, op.comdat), llvm.ComdatSelectorOp):
        raise op.error("expected comdat symbol")


def _has_no_effect(op: Operation) -> bool:
    definition = getattr(type(op), "OPERATOR", None)
    traits: Sequence[Any] = () if definition is None else definition.traits
    return any(trait.def_name == "NoMemoryEffect" for trait in traits)


# -- globals and aliases ----------------------------------------------------------------------------------


def _verify_stored_type(op: Operation, type: Type, noun: str) -> None:
    if not is_compatible_outer_type(type) or _is_not_in_memory(type):
        raise op.op_error(f"expects type to be a valid element type for an LLVM global{noun}")


@verifier(llvm.GlobalOp)
def verify_global(op: llvm.GlobalOp) -> None:
    """Mirrors GlobalOp::verify."""
    type, value = op.global_type.value, op.value
    _verify_stored_type(op, type, "")
    if op.parent_op is not None and not is_module(op.parent_op):
        raise op.op_error("must appear at the module level")
    if isinstance(value, StringAttr):
        if (
            not isinstance(type, llvm.LLVMArrayType)
            or not isinstance(type.element_type, IntegerType)
            or type.element_type.width != 8
            or type.num_elements != len(value.value_bytes)
        ):
            raise op.op_error("requires an i8 array type of the length equal to that of the string attribute")
    if isinstance(type, llvm.LLVMTargetExtType):
        if not extension_allows(type, "global"):
            raise op.op_error("this target extension type cannot be used in a global")
        if value is not None:
            raise op.op_error(
                "global with target extension type can only be initialized with zero-initializer"
            )
    its_linkage = linkage(op)
    if its_linkage == llvm.Linkage.Common and value is not None and not _is_zero(value):
        raise op.op_error("expected zero value for 'common' linkage")
    if its_linkage == llvm.Linkage.Appending and not isinstance(type, llvm.LLVMArrayType):
        raise op.op_error("expected array type for 'appending' linkage")
    _verify_comdat(op)
    alignment = op.alignment
    if alignment is not None and (alignment.value <= 0 or alignment.value & (alignment.value - 1)):
        raise op.error("alignment attribute is not a power of 2")


def _is_zero(value: Attribute) -> bool:
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return not value.value
    if isinstance(value, DenseElementsAttr):
        elements = [value.get_splat_value()] if value.is_splat else list(value)
        return all(
            _is_zero(element) if isinstance(element, Attribute) else not element for element in elements
        )
    return isinstance(value, ArrayAttr) and all(_is_zero(element) for element in value)


def _verify_initializer(initializer: Region, words: str) -> None:
    for operation in initializer.blocks[0].ops():
        if not _has_no_effect(operation):
            raise operation.error(f"ops with side effects {words} initializers")


@region_verifier(llvm.GlobalOp)
def verify_global_initializer(op: llvm.GlobalOp) -> None:
    """Mirrors GlobalOp::verifyRegions."""
    if op.initializer.is_empty:
        return
    type = op.global_type.value
    value = _returned(op.initializer)
    if value is None:
        raise op.op_error("initializer region cannot return void")
    if value.type != type:
        raise op.op_error(f"initializer region type '{value.type}' does not match global type '{type}'")
    _verify_initializer(op.initializer, "not allowed in global")
    if op.value is not None:
        raise op.op_error("cannot have both initializer value and region")


def _returned(initializer: Region) -> Value | None:
    """The value that the first block of a region returns, if any."""
    last = initializer.blocks[0].last
    return last.arg if isinstance(last, llvm.ReturnOp) else None


_ALIASABLE = frozenset(
    [
        *(llvm.Linkage.External, llvm.Linkage.Internal, llvm.Linkage.Private),
        *(llvm.Linkage.Weak, llvm.Linkage.WeakODR, llvm.Linkage.Linkonce, llvm.Linkage.LinkonceODR),
    ]
)


@verifier(llvm.AliasOp)
def verify_alias(op: llvm.AliasOp) -> None:
    """Mirrors AliasOp::verify."""
    _verify_stored_type(op, op.alias_type.value, " alias")
    if linkage(op) not in _ALIASABLE and linkage(op) != llvm.Linkage.AvailableExternally:
        raise op.op_error(
            f"'{linkage(op)}' linkage not supported in aliases, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, external or available_externally"
        )


@region_verifier(llvm.AliasOp)
def verify_alias_initializer(op: llvm.AliasOp) -> None:
    """Mirrors AliasOp::verifyRegions."""
    value = _returned(op.initializer)
    if value is None or not isinstance(value.type, llvm.LLVMPointerType):
        raise op.op_error("initializer region must always return a pointer")
    _verify_initializer(op.initializer, "are not allowed in alias")


@verifier(llvm.IFuncOp)
def verify_ifunc(op: llvm.IFuncOp) -> None:
    """Mirrors IFuncOp::verify."""
    if linkage(op) not in _ALIASABLE:
        raise op.op_error(
            f"'{linkage(op)}' linkage not supported in ifuncs, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, or external linkage"
        )


class Resolver(SymbolUserOpInterface):
    """Mirrors IFuncOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: llvm.IFuncOp, tables: SymbolTableCollection) -> None:
        resolver = _lookup(op, tables, op.resolver)
        while isinstance(resolver, llvm.AliasOp):
            value = _returned(resolver.initializer)
            address = None if value is None else value.defining_op
            if not isinstance(address, llvm.AddressOfOp):
                return
            resolver = _lookup(address, tables, address.global_name)
        if not isinstance(resolver, llvm.LLVMFuncOp):
            raise op.op_error("must have a function resolver")
        if resolver.body.is_empty or linkage(resolver) == llvm.Linkage.AvailableExternally:
            raise op.op_error("resolver must be a definition")
        signature = resolver.function_type.value
        if not isinstance(signature, llvm.LLVMFunctionType) or not isinstance(
            signature.return_type, llvm.LLVMPointerType
        ):
            raise op.op_error("resolver must return a pointer")
        type = op.resolver_type.value
        space = 0 if op.address_space is None else op.address_space.value
        if not isinstance(type, llvm.LLVMPointerType) or type.address_space != space:
            raise op.op_error("resolver has incorrect type")


interface(llvm.IFuncOp, "SymbolUserOpInterface")(Resolver())


@region_verifier(llvm.ComdatOp)
def verify_comdat_body(op: llvm.ComdatOp) -> None:
    """Mirrors ComdatOp::verifyRegions."""
    for operation in op.body.ops():
        if not isinstance(operation, llvm.ComdatSelectorOp):
            raise operation.error("only comdat selector symbols can appear in a comdat region")


# -- lists ------------------------------------------------------------------------------------------------


@verifier(llvm.GlobalCtorsOp, llvm.GlobalDtorsOp)
def verify_structors(op: llvm.GlobalCtorsOp | llvm.GlobalDtorsOp) -> None:
    """Mirrors GlobalCtorsOp::verify and GlobalDtorsOp::verify."""
    if not all(isinstance(datum, (FlatSymbolRefAttr, llvm.ZeroAttr)) for datum in op.data):
        raise op.error("data element must be symbol or #llvm.zero")
    if len({len(_functions(op)), len(op.priorities), len(op.data)}) > 1:
        noun = "ctors" if isinstance(op, llvm.GlobalCtorsOp) else "dtors"
        raise op.error(f"{noun}, priorities, and data must have the same number of elements")


def _functions(op: llvm.GlobalCtorsOp | llvm.GlobalDtorsOp) -> ArrayAttr:
    return op.ctors if isinstance(op, llvm.GlobalCtorsOp) else op.dtors


class StructorUser(SymbolUserOpInterface):
    """Mirrors verifySymbolUses of both lists."""

    __slots__ = ()

    def verify_symbol_uses(
        self, op: llvm.GlobalCtorsOp | llvm.GlobalDtorsOp, tables: SymbolTableCollection
    ) -> None:
        for name in _functions(op):
            assert isinstance(name, FlatSymbolRefAttr)
            function = tables.lookup_nearest_symbol_from(op, name)
            if not isinstance(function, llvm.LLVMFuncOp):
                raise op.op_error(f"'{name.value}' does not reference a valid LLVM function")
            if function.body.is_empty:
                raise op.op_error(f"'{name.value}' does not have a definition")


interface(llvm.GlobalCtorsOp, "SymbolUserOpInterface")(StructorUser())
interface(llvm.GlobalDtorsOp, "SymbolUserOpInterface")(StructorUser())


@verifier(llvm.LinkerOptionsOp, llvm.ModuleFlagsOp)
def verify_module_level(op: llvm.LinkerOptionsOp | llvm.ModuleFlagsOp) -> None:
    """Mirrors LinkerOptionsOp::verify and ModuleFlagsOp::verify."""
    if op.parent_op is not None and not is_module(op.parent_op):
        raise op.op_error("must appear at the module level")
    for flag in op.flags if isinstance(op, llvm.ModuleFlagsOp) else ():
        if not isinstance(flag, llvm.ModuleFlagAttr):
            raise op.op_error("expected a module flag attribute")


@value_verifier(llvm.TargetFeaturesAttr)
def verify_target_features(value: llvm.TargetFeaturesAttr) -> str | None:
    """Mirrors TargetFeaturesAttr::verify."""
    for feature in value.features or ():
        if not isinstance(feature, StringAttr) or not feature.value:
            return "target features can not be null or empty"
        if feature.value[0] not in "+-":
            return "target features must start with '+' or '-'"
        if "," in feature.value:
            return "target features can not contain ','"
    return None


@value_verifier(llvm.AliasScopeAttr)
def verify_alias_scope(value: llvm.AliasScopeAttr) -> str | None:
    """Mirrors AliasScopeAttr::verify."""
    if isinstance(value.id, (StringAttr, DistinctAttr)):
        return None
    return "id of an alias scope must be a StringAttr or a DistrinctAttr"


@value_verifier(llvm.ModuleFlagAttr)
def verify_module_flag(value: llvm.ModuleFlagAttr) -> str | None:
    """Mirrors ModuleFlagAttr::verify."""
    # `key` is a method of all attributes, so that the parameter has no accessor.
    _, key, flag = parameters_of(value)
    if key.value == "CG Profile":
        entries = flag if isinstance(flag, ArrayAttr) else [None]
        if all(isinstance(entry, llvm.ModuleFlagCGProfileEntryAttr) for entry in entries):
            return None
        return "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
    if key.value == "ProfileSummary":
        if isinstance(flag, llvm.ModuleFlagProfileSummaryAttr):
            return None
        return "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
    if isinstance(flag, (IntegerAttr, StringAttr)):
        return None
    return f"only integer and string values are currently supported for unknown key '{key}'"


# -- references -------------------------------------------------------------------------------------------


class AddressUser(SymbolUserOpInterface):
    """Mirrors AddressOfOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: llvm.AddressOfOp, tables: SymbolTableCollection) -> None:
        target = _lookup(op, tables, op.global_name)
        if not isinstance(target, (llvm.GlobalOp, llvm.LLVMFuncOp, llvm.AliasOp, llvm.IFuncOp)):
            raise op.op_error(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
                "'llvm.mlir.ifunc'"
            )
        space = expected = op.res.type.address_space
        if isinstance(target, llvm.GlobalOp):
            expected = 0 if target.addr_space is None else target.addr_space.value
        elif isinstance(target, llvm.AliasOp):
            value = _returned(target.initializer)
            if value is not None and isinstance(value.type, llvm.LLVMPointerType):
                expected = value.type.address_space
        if expected != space:
            raise op.op_error(
                "pointer address space must match address space of the referenced global or alias"
            )


interface(llvm.AddressOfOp, "SymbolUserOpInterface")(AddressUser())


class EquivalentUser(SymbolUserOpInterface):
    """Mirrors DSOLocalEquivalentOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: llvm.DSOLocalEquivalentOp, tables: SymbolTableCollection) -> None:
        target = _lookup(op, tables, op.function_name)
        if not isinstance(target, (llvm.LLVMFuncOp, llvm.AliasOp)):
            raise op.op_error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
        if isinstance(target, llvm.AliasOp):
            for operation in target.initializer.ops():
                if isinstance(operation, llvm.AddressOfOp) and isinstance(
                    _lookup(operation, tables, operation.global_name), llvm.GlobalOp
                ):
                    raise op.op_error("must reference an alias to a function")
        if linkage(target) == llvm.Linkage.ExternWeak:
            raise op.op_error("target function with 'extern_weak' linkage not allowed")


interface(llvm.DSOLocalEquivalentOp, "SymbolUserOpInterface")(EquivalentUser())


@verifier(llvm.BlockAddressOp)
def verify_blockaddress(op: llvm.BlockAddressOp) -> None:
    """Mirrors BlockAddressOp::verify."""
    module = module_of(op)
    function = None if module is None else lookup_symbol_in(module, op.block_addr.function)
    if isinstance(function, llvm.LLVMFuncOp) and any(
        tag.tag == op.block_addr.tag for tag in function.walk_list(llvm.BlockTagOp)
    ):
        return
    raise op.op_error("expects an existing block label target in the referenced function")


class BlockAddressUser(SymbolUserOpInterface):
    """Mirrors BlockAddressOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: llvm.BlockAddressOp, tables: SymbolTableCollection) -> None:
        if not isinstance(_lookup(op, tables, op.block_addr.function), llvm.LLVMFuncOp):
            raise op.op_error("must reference a function defined by 'llvm.func'")


interface(llvm.BlockAddressOp, "SymbolUserOpInterface")(BlockAddressUser())


# -- functions --------------------------------------------------------------------------------------------


@verifier(llvm.LLVMFuncOp)
def verify_function(op: llvm.LLVMFuncOp) -> None:
    """Mirrors LLVMFuncOp::verify."""
    if linkage(op) == llvm.Linkage.Common:
        raise op.op_error("functions cannot have 'common' linkage")
    _verify_comdat(op)
    if op.body.is_empty:
        if linkage(op) not in (llvm.Linkage.External, llvm.Linkage.ExternWeak):
            raise op.op_error("external functions must have 'external' or 'extern_weak' linkage")
        return
    if op.no_inline and op.always_inline:
        raise op.error("no_inline and always_inline attributes are incompatible")
    if op.optimize_none and not op.no_inline:
        raise op.op_error("with optimize_none must also be no_inline")
    # Few functions have operations that must agree with each other.
    concerned = collect_named(op, _AGREEING)
    if not concerned:
        return
    body = op.body
    _verify_landing_pads(op, [nested for nested in concerned if nested.parent_region is body])
    tags: set[llvm.BlockTagAttr] = set()
    for operation in concerned:
        if isinstance(operation, llvm.BlockTagOp):
            tag = operation.tag
            if tag in tags:
                raise operation.error(f"duplicate block tag '{tag.id}' in the same function: ")
            tags.add(tag)


# Operations that the verifier of functions checks.
_AGREEING = frozenset(("llvm.blocktag", "llvm.landingpad", "llvm.resume"))


def _verify_landing_pads(op: llvm.LLVMFuncOp, operations: list[Operation]) -> None:
    """Check that all landing pads and resumes of a function have the same type."""
    expected: Type | None = None
    # Nested regions are not visited.
    for operation in operations:
        if isinstance(operation, llvm.LandingpadOp):
            type, subject = operation.res.type, "'llvm.landingpad' should have a consistent result"
        elif isinstance(operation, llvm.ResumeOp):
            type, subject = operation.value.type, "'llvm.resume' should have a consistent input"
        else:
            continue
        if expected is not None and expected != type:
            raise op.error(f"{subject} type inside a function")
        expected = type


@region_verifier(llvm.LLVMFuncOp)
def verify_function_body(op: llvm.LLVMFuncOp) -> None:
    """Mirrors LLVMFuncOp::verifyRegions."""
    if op.body.is_empty:
        return
    for number, argument in enumerate(op.body.blocks[0].args):
        if not is_compatible_type(argument.type):
            raise op.op_error(f"entry block argument #{number} is not of LLVM type")
