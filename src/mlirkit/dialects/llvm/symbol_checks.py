"""Verifiers of what modules of llvm hold: functions, globals, aliases, comdats, lists of constructors; and of
what refers to them by name, calls aside.

Symbols that functions mention are looked up in the module around them: the next symbol table that is isolated
from above.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, DistinctAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbol_table import lookup_nearest_symbol_from, lookup_symbol_in
from mlirkit.core.walk import walk_preorder
from mlirkit.dialects.llvm.cpp_names import is_compatible_outer_type
from mlirkit.dialects.llvm.types import extension_allows, is_compatible_type, kind
from mlirkit.ods.live.hooks import interface, region_verifier, value_verifier, verifier
from mlirkit.ods.live.type_names import HasMnemonic

_is_not_in_memory = HasMnemonic("llvm", "void", "token", "metadata", "label")


def is_module(op: Any) -> bool:
    """As satisfiesLLVMModule."""
    return bool(op.info.has_trait("SymbolTable") and op.info.is_isolated)


def module_of(op: Any) -> Any:
    """As parentLLVMModule; None outside of one."""
    module = op.parent_op
    while module is not None and not is_module(module):
        module = module.parent_op
    return module


def linkage(op: Any) -> str:
    """The keyword: `private`."""
    return str(op.inherent("linkage")).partition("<")[2].rstrip(">")


def _named(op: Any, tables: Any, reference: Any, *kinds: str) -> Any:
    """The operation of one of these kinds that is so called in the module; None if there is no such."""
    module = module_of(op)
    found = None if module is None else tables.lookup_symbol_in(module, reference)
    return found if found is not None and found.info.name in kinds else None


def _verify_comdat(op: Any) -> None:
    reference = op.inherent("comdat")
    if reference is None:
        return
    found = lookup_nearest_symbol_from(op, reference)
    if found is None or found.info.name != "llvm.comdat_selector":
        raise op.error("expected comdat symbol")


def _has_no_effect(op: Any) -> bool:
    definition = getattr(type(op), "OPERATOR", None)
    traits: Sequence[Any] = () if definition is None else definition.traits
    return any(each.def_name == "NoMemoryEffect" for each in traits)


# -- globals and aliases ----------------------------------------------------------------------------------


def _verify_stored_type(op: Any, type: Any, what: str) -> None:
    if not is_compatible_outer_type(type) or _is_not_in_memory(type):
        raise op.op_error(f"expects type to be a valid element type for an LLVM global{what}")


@verifier("llvm.mlir.global")
def verify_global(op: Any) -> None:
    """As GlobalOp::verify."""
    type, value = op.inherent("global_type").value, op.inherent("value")
    _verify_stored_type(op, type, "")
    if op.parent_op is not None and not is_module(op.parent_op):
        raise op.op_error("must appear at the module level")
    if isinstance(value, StringAttr):
        element = type.parameters[0] if kind(type) == "llvm.array" else None
        if (
            not isinstance(element, IntegerType)
            or element.width != 8
            or type.parameters[1] != len(value.value_bytes)
        ):
            raise op.op_error("requires an i8 array type of the length equal to that of the string attribute")
    if kind(type) == "llvm.target":
        if not extension_allows(type, "global"):
            raise op.op_error("this target extension type cannot be used in a global")
        if value is not None:
            raise op.op_error(
                "global with target extension type can only be initialized with zero-initializer"
            )
    if linkage(op) == "common" and value is not None and not _is_zero(value):
        raise op.op_error("expected zero value for 'common' linkage")
    if linkage(op) == "appending" and kind(type) != "llvm.array":
        raise op.op_error("expected array type for 'appending' linkage")
    _verify_comdat(op)
    alignment = op.inherent("alignment")
    if alignment is not None and (alignment.value <= 0 or alignment.value & (alignment.value - 1)):
        raise op.error("alignment attribute is not a power of 2")


def _is_zero(value: Any) -> bool:
    if isinstance(value, IntegerAttr | FloatAttr):
        return not value.value
    if isinstance(value, DenseElementsAttr):
        elements = [value.get_splat_value()] if value.is_splat else list(value)
        return all(_is_zero(each) if isinstance(each, Attribute) else not each for each in elements)
    return isinstance(value, ArrayAttr) and all(_is_zero(each) for each in value)


def _verify_initializer(op: Any, words: str) -> None:
    for each in op.region_at(0).first_block.ops():
        if not _has_no_effect(each):
            raise each.error(f"ops with side effects {words} initializers")


@region_verifier("llvm.mlir.global")
def verify_global_initializer(op: Any) -> None:
    """As GlobalOp::verifyRegions."""
    if op.region_at(0).is_empty:
        return
    type = op.inherent("global_type").value
    returned = op.region_at(0).first_block.last.operand_types()
    if not returned:
        raise op.op_error("initializer region cannot return void")
    if returned[0] != type:
        raise op.op_error(f"initializer region type '{returned[0]}' does not match global type '{type}'")
    _verify_initializer(op, "not allowed in global")
    if op.inherent("value") is not None:
        raise op.op_error("cannot have both initializer value and region")


_ALIASABLE = ("external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr")


@verifier("llvm.mlir.alias")
def verify_alias(op: Any) -> None:
    """As AliasOp::verify."""
    _verify_stored_type(op, op.inherent("alias_type").value, " alias")
    if linkage(op) not in (*_ALIASABLE, "available_externally"):
        raise op.op_error(
            f"'{linkage(op)}' linkage not supported in aliases, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, external or available_externally"
        )


@region_verifier("llvm.mlir.alias")
def verify_alias_initializer(op: Any) -> None:
    """As AliasOp::verifyRegions."""
    returned = op.region_at(0).first_block.last.operand_types()
    if not returned or kind(returned[0]) != "llvm.ptr":
        raise op.op_error("initializer region must always return a pointer")
    _verify_initializer(op, "are not allowed in alias")


@verifier("llvm.mlir.ifunc")
def verify_ifunc(op: Any) -> None:
    """As IFuncOp::verify."""
    if linkage(op) not in _ALIASABLE:
        raise op.op_error(
            f"'{linkage(op)}' linkage not supported in ifuncs, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, or external linkage"
        )


class Resolver(SymbolUserOpInterface):
    """As IFuncOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        found = _named(op, tables, op.inherent("resolver"), "llvm.func", "llvm.mlir.alias")
        while found is not None and found.info.name == "llvm.mlir.alias":
            returned = found.region_at(0).first_block.last
            address = returned.operand_at(0).defining_op if returned.operand_count else None
            if address is None or address.info.name != "llvm.mlir.addressof":
                return
            name = address.inherent("global_name")
            found = _named(address, tables, name, "llvm.func", "llvm.mlir.alias")
        if found is None:
            raise op.op_error("must have a function resolver")
        if found.region_at(0).is_empty or linkage(found) == "available_externally":
            raise op.op_error("resolver must be a definition")
        if kind(found.inherent("function_type").value.parameters[0]) != "llvm.ptr":
            raise op.op_error("resolver must return a pointer")
        type = op.inherent("resolver_type").value
        space = op.inherent("address_space")
        if kind(type) != "llvm.ptr" or type.parameters[0] != (0 if space is None else space.value):
            raise op.op_error("resolver has incorrect type")


interface("llvm.mlir.ifunc", "SymbolUserOpInterface")(Resolver())


@region_verifier("llvm.comdat")
def verify_comdat_body(op: Any) -> None:
    """As ComdatOp::verifyRegions."""
    for each in op.region_at(0).ops():
        if each.info.name != "llvm.comdat_selector":
            raise each.error("only comdat selector symbols can appear in a comdat region")


# -- lists ------------------------------------------------------------------------------------------------


@verifier("llvm.mlir.global_ctors", "llvm.mlir.global_dtors")
def verify_structors(op: Any) -> None:
    """As GlobalCtorsOp::verify and GlobalDtorsOp::verify."""
    what = op.info.name.rpartition("_")[2]
    data = op.inherent("data")
    if not all(isinstance(each, FlatSymbolRefAttr) or str(each) == "#llvm.zero" for each in data):
        raise op.error("data element must be symbol or #llvm.zero")
    if len({len(op.inherent(name)) for name in (what, "priorities", "data")}) > 1:
        raise op.error(f"{what}, priorities, and data must have the same number of elements")


class StructorUser(SymbolUserOpInterface):
    """As verifySymbolUses of both lists."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        for each in op.inherent(op.info.name.rpartition("_")[2]):
            found = tables.lookup_nearest_symbol_from(op, each)
            if found is None or found.info.name != "llvm.func":
                raise op.op_error(f"'{each.value}' does not reference a valid LLVM function")
            if found.region_at(0).is_empty:
                raise op.op_error(f"'{each.value}' does not have a definition")


for _name in ("llvm.mlir.global_ctors", "llvm.mlir.global_dtors"):
    interface(_name, "SymbolUserOpInterface")(StructorUser())


@verifier("llvm.linker_options", "llvm.module_flags")
def verify_module_level(op: Any) -> None:
    """As LinkerOptionsOp::verify and ModuleFlagsOp::verify."""
    if op.parent_op is not None and not is_module(op.parent_op):
        raise op.op_error("must appear at the module level")
    for flag in op.inherent("flags") or ():
        if getattr(flag, "FULL_NAME", "") != "llvm.mlir.module_flag":
            raise op.op_error("expected a module flag attribute")


@value_verifier("llvm.target_features")
def verify_target_features(value: Any) -> str | None:
    """As TargetFeaturesAttr::verify."""
    for each in value.parameters[0] or ():
        if not isinstance(each, StringAttr) or not each.value:
            return "target features can not be null or empty"
        if each.value[0] not in "+-":
            return "target features must start with '+' or '-'"
        if "," in each.value:
            return "target features can not contain ','"
    return None


@value_verifier("llvm.alias_scope")
def verify_alias_scope(value: Any) -> str | None:
    """As AliasScopeAttr::verify."""
    if isinstance(value.parameters[0], StringAttr | DistinctAttr):
        return None
    return "id of an alias scope must be a StringAttr or a DistrinctAttr"


@value_verifier("llvm.mlir.module_flag")
def verify_module_flag(value: Any) -> str | None:
    """As ModuleFlagAttr::verify."""
    _, key, of = value.parameters
    if key.value == "CG Profile":
        entries = of if isinstance(of, ArrayAttr) else [None]
        if all(kind(each) == "llvm.cgprofile_entry" for each in entries):
            return None
        return "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
    if key.value == "ProfileSummary":
        if kind(of) == "llvm.profile_summary":
            return None
        return "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
    if isinstance(of, IntegerAttr | StringAttr):
        return None
    return f"only integer and string values are currently supported for unknown key '{key}'"


# -- references -------------------------------------------------------------------------------------------


class AddressUser(SymbolUserOpInterface):
    """As AddressOfOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        kinds = ("llvm.mlir.global", "llvm.func", "llvm.mlir.alias", "llvm.mlir.ifunc")
        found = _named(op, tables, op.inherent("global_name"), *kinds)
        if found is None:
            raise op.op_error(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
                "'llvm.mlir.ifunc'"
            )
        space = op.result_types()[0].parameters[0]
        expected = space
        if found.info.name == "llvm.mlir.global":
            attribute = found.inherent("addr_space")
            expected = 0 if attribute is None else attribute.value
        elif found.info.name == "llvm.mlir.alias":
            returned = found.region_at(0).first_block.last.operand_types()
            expected = returned[0].parameters[0] if returned and kind(returned[0]) == "llvm.ptr" else space
        if expected != space:
            raise op.op_error(
                "pointer address space must match address space of the referenced global or alias"
            )


interface("llvm.mlir.addressof", "SymbolUserOpInterface")(AddressUser())


class EquivalentUser(SymbolUserOpInterface):
    """As DSOLocalEquivalentOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        found = _named(op, tables, op.inherent("function_name"), "llvm.func", "llvm.mlir.alias")
        if found is None:
            raise op.op_error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
        if found.info.name == "llvm.mlir.alias":
            for each in found.region_at(0).ops():
                if each.info.name == "llvm.mlir.addressof" and _named(
                    each, tables, each.inherent("global_name"), "llvm.mlir.global"
                ):
                    raise op.op_error("must reference an alias to a function")
        if linkage(found) == "extern_weak":
            raise op.op_error("target function with 'extern_weak' linkage not allowed")


interface("llvm.dso_local_equivalent", "SymbolUserOpInterface")(EquivalentUser())


def _block_tag(op: Any) -> Any:
    return op.inherent("tag")


@verifier("llvm.blockaddress")
def verify_blockaddress(op: Any) -> None:
    """As BlockAddressOp::verify."""
    function, tag = op.inherent("block_addr").parameters
    module = module_of(op)
    found = None if module is None else lookup_symbol_in(module, function)
    if found is not None and found.info.name == "llvm.func":
        for each in walk_preorder(found):
            if each.info.name == "llvm.blocktag" and _block_tag(each) == tag:
                return
    raise op.op_error("expects an existing block label target in the referenced function")


class BlockAddressUser(SymbolUserOpInterface):
    """As BlockAddressOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        if _named(op, tables, op.inherent("block_addr").parameters[0], "llvm.func") is None:
            raise op.op_error("must reference a function defined by 'llvm.func'")


interface("llvm.blockaddress", "SymbolUserOpInterface")(BlockAddressUser())


# -- functions --------------------------------------------------------------------------------------------


@verifier("llvm.func")
def verify_function(op: Any) -> None:
    """As LLVMFuncOp::verify."""
    if linkage(op) == "common":
        raise op.op_error("functions cannot have 'common' linkage")
    _verify_comdat(op)
    if op.region_at(0).is_empty:
        if linkage(op) not in ("external", "extern_weak"):
            raise op.op_error("external functions must have 'external' or 'extern_weak' linkage")
        return
    if op.inherent("no_inline") is not None and op.inherent("always_inline") is not None:
        raise op.error("no_inline and always_inline attributes are incompatible")
    if op.inherent("optimize_none") is not None and op.inherent("no_inline") is None:
        raise op.op_error("with optimize_none must also be no_inline")
    _verify_landing_pads(op)
    tags: set[Any] = set()
    for each in walk_preorder(op):
        if each.info.name == "llvm.blocktag":
            tag = _block_tag(each)
            if tag in tags:
                raise each.error(f"duplicate block tag '{tag.parameters[0]}' in the same function: ")
            tags.add(tag)


def _verify_landing_pads(op: Any) -> None:
    """What arrives in landing pads and what is resumed with is all of one type."""
    found: Any = None
    # Operations are visited before those around them, and what is nested deeper not at all.
    for each in op.region_at(0).ops():
        if each.info.name == "llvm.landingpad":
            type, what = each.result_types()[0], "'llvm.landingpad' should have a consistent result"
        elif each.info.name == "llvm.resume":
            type, what = each.operand_at(0).type, "'llvm.resume' should have a consistent input"
        else:
            continue
        if found is not None and found != type:
            raise op.error(f"{what} type inside a function")
        found = type


@region_verifier("llvm.func")
def verify_function_body(op: Any) -> None:
    """As LLVMFuncOp::verifyRegions."""
    if op.region_at(0).is_empty:
        return
    for number, argument in enumerate(op.region_at(0).first_block.args):
        if not is_compatible_type(argument.type):
            raise op.op_error(f"entry block argument #{number} is not of LLVM type")
