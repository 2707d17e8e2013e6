"""Hooks: Python instead of upstream's C++, registered for the class of its owner.

    from mlirkit.dialects.declared import arith, scf

    @verifier(scf.ForOp)                     hasVerifier           (op) -> None, raises op.op_error(...)
    @follows_signature                       below `@verifier`, `@type_inference`: types and properties
                                             decide; below `@assembly`, `@directive`: attributes and types
    @follows_signature_except(verify_rest)   the same, except for the part that a function
                                             verifies; also for bodies
    @follows_signature_if(is_not_atomic)     the same, for operations that meet a condition
                                             over types and properties
    @follows_surroundings                    the same, if also the operations that define
                                             operands and the parent operation decide
    @follows_parent                          the same, if also the parent operation decides
    @follows_definitions(1)                  the same, if also the operations that define
                                             operands from number 1 on decide
    @follows_bodies                          the same, if also block arguments and terminators decide
    @region_verifier(scf.ParallelOp)         hasRegionVerifier     (op) -> None
    @folder(arith.AddIOp)                    hasFolder             (op, operands) -> the folded results
    @canonicalizer(scf.IfOp, "CombineIfs")   hasCanonicalizer      (op, rewriter) -> whether it matched: a
                                             pattern, by its C++ name; in MLIR's order
    @interface_canonicalizer("tensor", "DestinationStyleOpInterface", "X")      a dialect's pattern of all
                                             operations that implement an interface: (op, rewriter) -> bool
    @dialect_canonicalizer("linalg", linalg.PackOp, "X")           the same for the operations of a class
    @type_inference(scf.IfOp)                inferReturnTypes      (state) -> list of result types
    @result_names(arith.ConstantOp)          getAsmResultNames     (op, set_name) -> None
    @block_names(scf.ForOp)                  getAsmBlockArgumentNames (region, set_name) -> None
    @block_labels(omp.CanonicalLoopOp)       getAsmBlockNames      (region, set_label) -> None
    @assembly(func.FuncOp)                   hasCustomAssemblyFormat: a class with parse and print
    assembly_format(rocdl.RawBufferLoadOp, format="...")           the same as a format
    @properties_printer(xevm.MemfenceOp)     printProperties       (op, printer, elided names) -> None
    @properties_parser(xevm.MemfenceOp)      parseProperties       (parser) -> Attribute | None
    @properties_encoding("mine.blend")       useCustomPropertiesEncoding, and properties that C++ reads: a
                                             PropertyEncoding of core/property_layout.py
    @directive("scf", "SwitchCases")         custom<SwitchCases>: a class with parse and print
    @method(scf.ForOp, "getBody")            a C++ accessor that conditions or builders call
    @builder(scf.ForOp)                      the live class's constructor: (builder, info, ...) -> state, or
                                             (state, function that completes the operation)
    @members(scf.ForOp)                      a class with methods and properties for the live
                                             class; it derives from the declared class
    @face_function("scf", "for_")            a function of the dialect's public face
    @interface(scf.ForOp, "LoopLikeOpInterface")                   the implementing object
    @value_base("mine::Shape")               the Python base of attributes and types with this C++ base class
    @value_builder(mine.ShortAttr)           the builder instead of the default ones of an attribute or type
                                             (skipDefaultBuilders): (parameters) -> the value
    @value_verifier(llvm.LLVMStructType)     genVerifyDecl of an attribute or type: (value) -> str | None
    @value_assembly(complex.NumberAttr)      hasCustomAssemblyFormat of an attribute or type
    @value_alias(mine.MatrixType)            getAlias of an attribute or type: (value) -> str | None
    @parameter_syntax("dwarf::TagString")    the parser and printer of a parameter, by C++ type or function,
                                             or of a property with this storage type
    cpp_alias("GridAxesAttr")("DenseI16ArrayAttr")          another name of a C++ type, of parameters
    @cpp_name("function", "hlo::isValid")    a function, method or class in the C++ of definitions
    value_interface("TransformHandleTypeInterface", "pdl.operation")       an external model of a type
    @interface("scf", "LoopLikeOpInterface") the interface of all operations of a dialect
    external_model("RuntimeVerifiableOpInterface", Checks(), memref.LoadOp)     an interface
                                             that the operation's definition does not name
    dialect_interface("arith", "DialectInlinerInterface")          the implementation of a dialect interface
    @constant_materializer("arith")          materializeConstant   (value, type, loc) -> operation or None
    @trait_inference("CompatibleOperandsAndResultType")    inferReturnTypes of a trait
    @trait_verifier("mine::Bounded")         verifyTrait of a trait or interface, by its C++ class: (op, its
                                             template arguments as written) -> None
    @trait_region_verifier("mine::Bounded")  verifyRegionTrait, after the checks of the operation's regions
    @dialect_class("sparse_tensor")          the dialect's own class, over LiveDialect: aliases, checks of its
                                             attributes on any operation, operations without definition
    @bytecode_codec("quant")                 BytecodeDialectInterface: (live dialect) -> its codec

A class may be declared or live; the owner may also be a full name, as in `@verifier("mine.blend")`, for
dialects that a program loads itself.  docs/hooks.md describes how hooks are written; the tables and their
types are in hook_table.py.

A hook may have several owners.  "mine.*" registers a hook for all owners in the dialect `mine` without a hook
of the kind; custom syntax registered in this way applies only if the definition leaves the syntax to C++.

Custom syntax (`assembly`)

Operations with FunctionOpInterface have the syntax of `func.func` unless a hook replaces it.

The class has two static methods, for the syntax after the operation's name:
    parse(parser: OpAsmParser, state: OperationState) -> None
    print(op: the class, printer: OpAsmPrinter) -> None

Formats (`assembly_format`)

If the syntax in C++ can be described by a format, the hook is a format, as in definitions; it may omit
`attr-dict`. Keywords give the sources of types that the format omits:
    assembly_format(affine.AffineLoadOp,
                    format="custom<MappedAccess>($memref, $indices, $map) attr-dict `:` type($memref)",
                    result="memref: ::llvm::cast<::mlir::MemRefType>($_self).getElementType()")
A source is the name of an operand or result with its type in the format, with or without a C++ expression
over this type, or an expression over `$_builder`.

Custom directives (`directive`)

The class has two static methods for `custom<Name>(parameters)`:
    parse(parser, *known) -> a tuple with one value per parameter that the directive parses, in order,
                             or None: nothing was consumed (only for the first directive of an optional group)
    print(printer, op, *values) -> None         one value per parameter, in order
`known` are the values of `ref(...)` and string parameters, in order; they are not part of the tuple.
A directive that is used with different numbers of parameters may have a static method
    of_parameters(count) -> a class with `parse` and `print` for this number of parsed parameters
and a directive that C++ instantiates for attributes of different classes
    of_attributes(class, ...) -> a class with `parse` and `print` for attribute parameters of these classes
The value of a parameter when parsing (in the tuple, or from a `ref`) and when printing:

    parameter                  parse                                      print
    operand, single            UnresolvedOperand                          Value
    operand, optional          UnresolvedOperand or None                  Value or None
    operand, variadic          list of UnresolvedOperand                  list of Value
    variadic of variadic       list of such lists                         list of lists of Value
    type(...), single          Type                                       Type
    type(...), optional        Type or None                               Type or None
    type(...), variadic        list of Type                               list of Type
    type(variadic of variadic) list of such lists                         list of lists of Type
    attribute                  Attribute; None leaves it out              Attribute or None
    native property            Python value or Attribute; None: default   Python value (see property_codec.py)
    region, single             Region                                     Region
    region, variadic           list of Region                             list of Region
    successor                  Block, or a list for variadic ones         the same
    attr-dict                  dict by name, added to the attributes      dict of all attributes, sorted
    string                     the value of the C++ expression ("true", "$_builder.getI1Type()", a string
                               literal); the text itself if it cannot be evaluated

For overloaded C++ functions, a class attribute `overloads` is a dict from the number of parsed parameters to
a directive class.  Directives in formats of attributes and types are the same without `op`: print(printer,
*values), and parse and print the Python values of parameters; if a name is used in both kinds of formats, the
class attribute `of_values` is the directive class for attributes and types.

Custom syntax of attributes and types (`value_assembly`)

The class has two static methods, for the syntax after the mnemonic:
    parse(parser, type) -> the parameters as a tuple, or the value        attributes; the expected type
    parse(parser) -> the parameters as a tuple, or the value              types
    print(value, printer) -> None
and for typed attributes whose type is no parameter
    type_of(value) -> its type
Errors of a parsed value are reported after the mnemonic, or at the mnemonic if the class sets
CHECKED_AT_NAME.

Exceptions

Errors of the IR are MLIRErrors: `op.op_error(...)` as MLIR's emitOpError, `op.error(...)` and
`parser.error(...)` as its emitError.  A type inference that cannot infer the types of an operation raises
DoesNotApply.  Any other exception is a bug of the hook and reaches the caller unchanged, with its traceback.
Only in shipped hooks, an exception in UNSUITABLE means that the operation has an unexpected shape: the hook
does not apply.

The hook modules of a dialect are imported when the dialect loads; modules for transformations are imported at
the first look-up of a hook that they may contain: a folder, a pattern, a constant, an interface of a dialect
or one of TRANSFORMATION_INTERFACES (core/transformation_interfaces.py).  `unkept_promises` lists the hooks
that definitions require and that are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.interfaces import CONTROL_FLOW
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.property_layout import PropertyEncoding
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.ods.live.hook_table import (
    A,
    AnyHooks,
    ClassHooks,
    FunctionHooks,
    HookTable,
    InterfaceHooks,
    Owner,
    OwnerDecorator,
    OwnerHooks,
    SyntaxHooks,
    load_transformations,
    name_of,
)
from mlirkit.ods.live.hook_table import follows_bodies as follows_bodies
from mlirkit.ods.live.hook_table import follows_bodies_except as follows_bodies_except
from mlirkit.ods.live.hook_table import follows_definitions as follows_definitions
from mlirkit.ods.live.hook_table import follows_parent as follows_parent
from mlirkit.ods.live.hook_table import follows_signature as follows_signature
from mlirkit.ods.live.hook_table import follows_signature_except as follows_signature_except
from mlirkit.ods.live.hook_table import follows_signature_if as follows_signature_if
from mlirkit.ods.live.hook_table import follows_surroundings as follows_surroundings
from mlirkit.ods.live.hook_table import listeners as listeners
from mlirkit.ods.live.hook_table import ships as ships
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import UNSUITABLE as UNSUITABLE
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.patterns.pattern_set import RewritePattern
    from mlirkit.patterns.rewriter import PatternRewriter

# Called with a result or block argument and its name; called with a block and its label.
SetName = Callable[[Value, str], None]
SetLabel = Callable[[Block, str], None]

# The result of a folder: see core/operation_name.py.
Folded = Attribute | Value | Sequence[Attribute | Value] | None

Function = TypeVar("Function", bound=Callable[..., Any])
Class = TypeVar("Class", bound=type)
Implementation = TypeVar("Implementation")


class DoesNotApply(MLIRError):
    """Raised by a hook that does not apply to an operation."""

    def __init__(self, message: str = "the hook does not apply") -> None:
        super().__init__(message)


def quiet_errors(hook: Callable[..., Any]) -> tuple[type[Exception], ...]:
    """The exceptions by which a hook reports that it does not apply."""
    return (DoesNotApply, *UNSUITABLE) if ships(hook) else (DoesNotApply,)


verifiers: OwnerHooks[[], None] = OwnerHooks("verifier")
region_verifiers: OwnerHooks[[], None] = OwnerHooks("region verifier")
folders: OwnerHooks[[list[Attribute | None]], Folded] = OwnerHooks("folder", True)
canonicalizers = HookTable("canonicalizer", True)
type_inferences: FunctionHooks[[OperationState], list[Type]] = FunctionHooks("type inference")
result_namers: OwnerHooks[[SetName], None] = OwnerHooks("result names")
block_namers: FunctionHooks[[Region, SetName], None] = FunctionHooks("block argument names")
block_labelers: FunctionHooks[[Region, SetLabel], None] = FunctionHooks("block labels")
assemblies = SyntaxHooks("assembly")
properties_printers: OwnerHooks[[OpAsmPrinter, Collection[str]], None] = OwnerHooks("printer of properties")
properties_parsers: FunctionHooks[[OpAsmParser], Attribute | None] = FunctionHooks("parser of properties")
properties_encodings: ClassHooks[PropertyEncoding] = ClassHooks("encoding of properties")
directives = HookTable("custom directive")
methods = HookTable("method")
builders = AnyHooks("builder")
class_members = AnyHooks("class members")
# Members of classes of attributes and types, by the name that is printed.
value_class_members = AnyHooks("members of a class of values")
face_functions = HookTable("face function")
face_classes = HookTable("face class")
dialect_interfaces = HookTable("interface of a dialect", True)
constant_materializers: FunctionHooks[[Attribute, Type, Location], Operation | None] = FunctionHooks(
    "constant materializer", True
)
interfaces = InterfaceHooks("interface", True)
value_verifiers: OwnerHooks[[], str | None] = OwnerHooks("value verifier")
value_bases = AnyHooks("base of an attribute or type")
value_builders = AnyHooks("builder of an attribute or type")
value_assemblies = AnyHooks("value assembly")
value_aliases: OwnerHooks[[], str | None] = OwnerHooks("alias")
parameter_syntaxes = AnyHooks("parameter syntax")
cpp_aliases = AnyHooks("alias in C++")
trait_inferences = AnyHooks("type inference of a trait")
trait_verifiers = AnyHooks("verifier of a trait")
trait_region_verifiers = AnyHooks("region verifier of a trait")
dialect_classes = AnyHooks("dialect class")
bytecode_codecs = AnyHooks("bytecode codec")
cpp_names = HookTable("C++ name")
# Interfaces that attributes and types have although their definitions do not name them, by printed name.
value_interfaces: dict[str, frozenset[str]] = {}
# Implementations of interfaces that an operation's definition does not name, by operation or interface.
external_models: dict[str, dict[str, Any]] = {}
# Classes by C++ name, used if no loaded definition declares them.
cpp_classes_elsewhere: dict[str, Any] = {}
default_dialects: dict[str, str] = {}
# Functions in a dialect's C++, by dialect and name.
dialect_functions: dict[tuple[str, str], Any] = {}
# Dialects whose reference is built with MLIR 23 or later, which prints no blank before values without their
# mnemonic.
dialects_without_leading_space: set[str] = set()

verifier = verifiers.register
region_verifier = region_verifiers.register
folder = folders.register
type_inference = type_inferences.register
result_names = result_namers.register
block_names = block_namers.register
block_labels = block_labelers.register
assembly = assemblies.register
assembly_format = assemblies.register_format
properties_printer = properties_printers.register
properties_parser = properties_parsers.register
properties_encoding = properties_encodings.register
builder = builders.register
members = class_members.register
value_members = value_class_members.register
constant_materializer = constant_materializers.register
value_verifier = value_verifiers.register
value_base = value_bases.register
value_builder = value_builders.register
value_assembly = value_assemblies.register
value_alias = value_aliases.register
parameter_syntax = parameter_syntaxes.register
cpp_alias = cpp_aliases.register
trait_inference = trait_inferences.register
trait_verifier = trait_verifiers.register
trait_region_verifier = trait_region_verifiers.register
dialect_class = dialect_classes.register
bytecode_codec = bytecode_codecs.register


@overload
def canonicalizer(
    owner: type[A], name: str = "", benefit: int = 1, *, added_by: Owner | None = None
) -> OwnerDecorator[A, [PatternRewriter], bool]: ...
@overload
def canonicalizer(
    owner: str, name: str = "", benefit: int = 1, *, added_by: Owner | None = None
) -> Callable[[Function], Function]: ...
def canonicalizer(
    owner: Owner, name: str = "", benefit: int = 1, *, added_by: Owner | None = None
) -> Callable[[Any], Any]:
    """Register a function as an additional canonicalization pattern of an operation.

    `name` is the pattern's C++ class, by which patterns can be enabled and disabled; a function that mirrors
    `canonicalize` of the operation has no name.  `added_by` is the operation whose
    `getCanonicalizationPatterns` adds the pattern, if it is another operation.
    """

    # Imported late: reading needs no patterns.
    from mlirkit.patterns.canonicalization import add_canonicalizers_of_others
    from mlirkit.patterns.pattern_set import RewritePattern

    op_name = name_of(owner)

    def decorate(hook: Any) -> Any:
        pattern = RewritePattern(hook, benefit, name)
        if added_by is None:
            add_canonicalizers(op_name, [pattern], hook)
        else:
            add_canonicalizers_of_others(name_of(added_by), op_name, [pattern])
        return hook

    return decorate


def add_canonicalizers(name: str, patterns: Sequence[RewritePattern], function: Any) -> None:
    """Register additional canonicalization patterns of an operation; `function` is or adds them."""
    if not ships(function):
        canonicalizers.load(name)
    canonicalizers.add(name, [*(canonicalizers.registered(name) or ()), *patterns], function)


def interface_canonicalizer(dialect: str, interface: str, name: str) -> Callable[[Function], Function]:
    """Register a function as a canonicalization pattern of all operations that implement an interface.

    The dialect adds the pattern, before the patterns of operations.
    """
    return _dialect_pattern(dialect, interface, name)


def _dialect_pattern(dialect: str, root: str, name: str) -> Callable[[Any], Any]:
    from mlirkit.patterns.canonicalization import add_canonicalizer_of_dialect
    from mlirkit.patterns.pattern_set import RewritePattern

    def decorate(hook: Any) -> Any:
        add_canonicalizer_of_dialect(dialect, root, RewritePattern(hook, 1, name))
        return hook

    return decorate


@overload
def dialect_canonicalizer(
    dialect: str, owner: type[A], name: str
) -> OwnerDecorator[A, [PatternRewriter], bool]: ...
@overload
def dialect_canonicalizer(dialect: str, owner: str, name: str) -> Callable[[Function], Function]: ...
def dialect_canonicalizer(dialect: str, owner: Owner, name: str) -> Callable[[Any], Any]:
    """Register a function as a canonicalization pattern of a dialect, ahead of those of operations."""
    return _dialect_pattern(dialect, name_of(owner), name)


def cpp_name(kind: str, name: str) -> Callable[[Implementation], Implementation]:
    """Register Python for `name` in C++ of definitions; `kind`: "function", "method" or "class" (a test)."""

    def decorate(hook: Implementation) -> Implementation:
        cpp_names.add((kind, name), hook)
        return hook

    return decorate


def value_interface(name: str, *owners: Owner) -> None:
    """Register interface `name` of attributes and types, as an external model; before the class is made."""
    for full_name in map(name_of, owners):
        value_interfaces[full_name] = value_interfaces.get(full_name, frozenset()) | {name}


def dialect_function(dialect: str, name: str) -> Callable[[Function], Function]:
    """Register Python for `name` in C++ of `dialect`'s definitions; the hook gets the live dialect first."""

    def decorate(hook: Function) -> Function:
        dialect_functions[dialect, name] = hook
        return hook

    return decorate


def directive(dialect: str, *names: str) -> Callable[[Class], Class]:
    """Register a class as `custom<Name>` of `dialect`, or of all dialects if `dialect` is "".

    See "Custom directives" above for its methods `parse` and `print`.
    """

    def decorate(hook: Class) -> Class:
        for name in names:
            directives.add((dialect, name), hook)
        return hook

    return decorate


def directive_hook(dialect: str, name: str) -> Any:
    """The class that parses and prints `custom<name>` in `dialect`, or None."""
    return directives.get((dialect, name)) or directives.get(("", name))


def method(owner: Owner, *names: str) -> Callable[[Function], Function]:
    """Register a function of an operation as a C++ method of its class."""

    def decorate(hook: Function) -> Function:
        for name in names:
            methods.add((name_of(owner), name), hook)
        return hook

    return decorate


def face_function(dialect: str, name: str) -> Callable[[Function], Function]:
    """Register a function as `name` of a dialect's public face, in place of the builder of this name."""

    def decorate(hook: Function) -> Function:
        face_functions.add((dialect, name), hook)
        return hook

    return decorate


def face_class(dialect: str, name: str) -> Callable[[Class], Class]:
    """Register a class without a definition as `name` of a dialect's public face."""

    def decorate(cls: Class) -> Class:
        face_classes.add((dialect, name), cls)
        return cls

    return decorate


def interface(owner: Owner, name: str) -> Callable[[Implementation], Implementation]:
    """Register the implementation of interface `name` for an operation or for all those of a dialect."""

    def decorate(hook: Implementation) -> Implementation:
        interfaces.add((name_of(owner), name), _implementation(hook, name))
        return hook

    return decorate


def external_model(name: str, implementation: Any, *owners: Owner) -> None:
    """Register the implementation of an interface that the definitions of operations do not name.

    An owner may be an interface: all operations that implement it.
    """
    for owner in owners:
        load_transformations(name_of(owner).partition(".")[0])
        external_models.setdefault(name_of(owner), {})[name] = _implementation(implementation, name)


def dialect_interface(dialect: str, name: str) -> Callable[[Any], Any]:
    """Register the implementation of a dialect's interface."""

    def decorate(hook: Any) -> Any:
        dialect_interfaces.add((dialect, name), _implementation(hook, name))
        return hook

    return decorate


def _implementation(hook: Implementation, name: str) -> Implementation:
    if isinstance(hook, type):
        raise TypeError(f"an object implements '{name}', not a class: {hook.__name__}()")
    base = CONTROL_FLOW.get(name)
    if base is not None and not isinstance(hook, base):
        raise TypeError(f"expected an implementation of '{name}' derived from {base.__name__}, got {hook!r}")
    return hook


def default_dialect(owner: Owner, dialect: str) -> None:
    """Register the dialect whose operations print without prefix inside the regions of an operation."""
    default_dialects[name_of(owner)] = dialect


def is_function(operator: Operator) -> bool:
    """Whether operations of a definition are functions, for which MLIR has a default syntax.

    The default syntax makes a builtin function type: functions with a type of their own have another syntax.
    """
    interfaces = [trait.interface.name for trait in operator.traits if trait.interface is not None]
    if _FUNCTION not in interfaces:
        return False
    return all(
        named.name != "function_type" or named.attribute.return_type.lstrip(":") in _FUNCTION_TYPES
        for named in operator.attributes
    )


_FUNCTION = "FunctionOpInterface"
# The C++ classes of types that a builtin function type can be an instance of.
_FUNCTION_TYPES = ("mlir::FunctionType", "mlir::Type", "mlir::TypeAttr", "mlir::Attribute")


def unkept_promises(operator: Operator, directive_names: tuple[str, ...] = ()) -> list[str]:
    """The hooks that an operator's definition requires but that are missing."""
    from mlirkit.patterns.canonicalization import owners_of_others

    name = operator.name
    load_transformations(operator.dialect_name)
    missing: list[str] = []

    def require(condition: bool, table: HookTable) -> None:
        if condition and table.get(name) is None:
            missing.append(f"{name}: no {table.kind}")

    require(operator.has_verifier, verifiers)
    require(operator.has_region_verifier, region_verifiers)
    require(operator.has_folder, folders)
    if name not in owners_of_others():
        require(operator.has_canonicalizer or operator.has_canonicalize_method, canonicalizers)
    custom = operator.has_custom_assembly_format and operator.assembly_format is None
    require(custom and not is_function(operator), assemblies)
    for directive_name in directive_names:
        if directive_hook(operator.dialect_name, directive_name) is None:
            missing.append(f"{name}: no custom directive {directive_name}")
    declared = operator.extra_class_declaration if "prop-dict" in (operator.assembly_format or "") else ""
    require("printProperties(" in declared, properties_printers)
    require("parseProperties(" in declared, properties_parsers)
    require(operator.use_custom_properties_encoding, properties_encodings)
    return missing
