"""Hooks: Python for what definitions promise and C++ did, registered by the name it belongs to.

    @verifier("scf.for")                     hasVerifier           (op) -> None, raises op.op_error(...)
    @region_verifier("scf.parallel")         hasRegionVerifier     (op) -> None
    @folder("arith.addi")                    hasFolder             (op, operands) -> what folding gave
    @canonicalizer("scf.if", "CombineIfs")   hasCanonicalizer      (op, rewriter) -> whether it matched: a
                                             pattern, by its C++ name; in MLIR's order
    @type_inference("scf.if")                inferReturnTypes      (state) -> list of result types
    @result_names("arith.constant")          getAsmResultNames     (op, set_name) -> None
    @block_names("scf.for")                  getAsmBlockArgumentNames (region, set_name) -> None
    @assembly("func.func")                   hasCustomAssemblyFormat: a class with parse and print
    @properties_printer("xevm.memfence")     printProperties       (op, printer, elided names) -> None
    @directive("scf", "SwitchCases")         custom<SwitchCases>: a class with parse and print
    @method("scf.for", "getBody")            a C++ accessor that conditions or builders mention
    @builder("scf.for")                      the live class's constructor: (builder, info, ...) -> state, or
                                             (state, what is done with the operation then)
    @members("scf.for")                      a class whose methods and properties the live class gets
    @face_function("scf", "for_")            a function of the dialect's public face
    @interface("scf.for", "LoopLikeOpInterface")                   the object that implements it
    @value_verifier("llvm.struct")           genVerifyDecl of an attribute or type: (value) -> str | None
    @value_assembly("complex.number")        hasCustomAssemblyFormat of an attribute or type
    @parameter_syntax("dwarf::TagString")    what parses and prints a parameter, by C++ type or function
    @cpp_name("function", "hlo::isValid")    what C++ in definitions calls so: a function, method or class
    value_interface("TransformHandleTypeInterface", "pdl.operation")       an external model of a type
    @interface("scf", "LoopLikeOpInterface") the same for all of a dialect's operations
    @trait_inference("CompatibleOperandsAndResultType")    inferReturnTypes that a trait brings

Custom syntax (`assembly`)

The class has two static methods, for what stands behind the operation's name:
    parse(parser: OpAsmParser, state: OperationState) -> None
    print(op, printer: OpAsmPrinter) -> None

Custom directives (`directive`)

The class has two static methods for `custom<Name>(parameters)`:
    parse(parser, *known) -> a tuple with one value per parameter that the directive parses, in order,
                             or None: nothing is there and nothing was consumed (only for a directive that
                             an optional group begins with)
    print(printer, op, *values) -> None         one value per parameter, in order
`known` are the values of `ref(...)` and string parameters, in order; they are not part of the tuple.
A directive that is used with different numbers of parameters may have a static method
    of_parameters(count) -> what has `parse` and `print` for that many parsed parameters
and one that C++ instantiates for attributes of different classes
    of_attributes(class, ...) -> what has `parse` and `print` for attribute parameters of these classes
What stands for a parameter when parsing (in the tuple, or given by a `ref`) and when printing:

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
                               literal); the text itself where it cannot be evaluated

A class attribute `overloads`, a dict from the number of parsed parameters to another such class, serves
directives that C++ overloads.  Directives in formats of attributes and types are the same without `op`:
print(printer, *values), and the parameters' own Python values on both sides; a class attribute `of_values` is
another such class for them, where the same name serves operations.

Custom syntax of attributes and types (`value_assembly`)

The class has two static methods, for what stands behind the mnemonic:
    parse(parser, type) -> the parameters as a tuple, or the value      attributes; `type` is what is expected
    parse(parser) -> the parameters as a tuple, or the value            types
    print(value, printer) -> None
and for typed attributes whose type is no parameter
    type_of(value) -> its type
What is wrong with a value that was read is reported behind the mnemonic, or at it where the class sets
CHECKED_AT_NAME.

Exceptions

What is wrong with the IR is an MLIRError: `op.op_error(...)` as MLIR's emitOpError, `op.error(...)` and
`parser.error(...)` as its emitError.  A type inference that has no answer for the operation at hand raises
DoesNotApply.  Any other exception of a hook is a fault of the hook: it surfaces unchanged, with its
traceback.  Only the hooks that ship with mlirkit may also fail quietly on operations of a shape that they do
not expect.

A dialect's hook modules are imported when the dialect loads.  What a definition promises and no hook
keeps is listed by `unkept_promises`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mlirkit.core.value import Value
from mlirkit.ods.model import Operator
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.support.diagnostics import MLIRError

# How names of results and of block arguments are given.
SetName = Callable[[Value, str], None]

Function = TypeVar("Function", bound=Callable[..., Any])
Class = TypeVar("Class", bound=type)


class DoesNotApply(MLIRError):
    """What a hook raises that has no answer for the operation at hand."""

    def __init__(self, message: str = "the hook does not apply") -> None:
        super().__init__(message)


# What operations of unexpected shapes make of Python that reads them.
UNSUITABLE = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


def quiet_errors(hook: Callable[..., Any]) -> tuple[type[Exception], ...]:
    """The exceptions of a hook that say that it does not apply."""
    ships = (getattr(hook, "__module__", None) or "").startswith("mlirkit.")
    return (DoesNotApply, *UNSUITABLE) if ships else (DoesNotApply,)


# Called with the key of each hook that is registered.
listeners: list[Callable[[Any], None]] = []


class HookTable:
    """Hooks of one kind by key."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.entries: dict[Any, Any] = {}

    def register(self, *names: str) -> Callable[[Any], Any]:
        """A decorator that registers its function or class under each of `names`."""

        def decorate(hook: Any) -> Any:
            for name in names:
                self.add(name, hook)
            return hook

        return decorate

    def add(self, key: Any, hook: Any) -> None:
        """Register a hook under a key; a later one takes its place."""
        self.entries[key] = hook
        for listener in listeners:
            listener(key)

    def get(self, key: Any) -> Any:
        return self.entries.get(key)


verifiers = HookTable("verifier")
region_verifiers = HookTable("region verifier")
folders = HookTable("folder")
canonicalizers = HookTable("canonicalizer")
type_inferences = HookTable("type inference")
result_namers = HookTable("result names")
block_namers = HookTable("block argument names")
assemblies = HookTable("assembly")
properties_printers = HookTable("printer of properties")
directives = HookTable("custom directive")
methods = HookTable("method")
builders = HookTable("builder")
class_members = HookTable("class members")
face_functions = HookTable("face function")
interfaces = HookTable("interface")
value_verifiers = HookTable("value verifier")
value_assemblies = HookTable("value assembly")
parameter_syntaxes = HookTable("parameter syntax")
trait_inferences = HookTable("type inference of a trait")
cpp_names = HookTable("C++ name")
# Interfaces that attributes and types get without that their definitions say so, by the name they print with.
value_interfaces: dict[str, frozenset[str]] = {}
# Classes by C++ name that count only where no definition at hand declares them.
cpp_classes_elsewhere: dict[str, Any] = {}
default_dialects: dict[str, str] = {}
# Functions of one dialect's C++, by dialect and name.
dialect_functions: dict[tuple[str, str], Any] = {}
# Dialects whose reference is built with MLIR 23 or later, which prints no blank in front of values that
# appear without their mnemonic.
dialects_without_leading_space: set[str] = set()

verifier = verifiers.register
region_verifier = region_verifiers.register
folder = folders.register
type_inference = type_inferences.register
result_names = result_namers.register
block_names = block_namers.register
assembly = assemblies.register
properties_printer = properties_printers.register
builder = builders.register
members = class_members.register
value_verifier = value_verifiers.register
value_assembly = value_assemblies.register
parameter_syntax = parameter_syntaxes.register
trait_inference = trait_inferences.register


def canonicalizer(op_name: str, name: str = "", benefit: int = 1) -> Callable[[Function], Function]:
    """Register a function as one more canonicalization pattern of `op_name`.

    `name` is that of the C++ class, by which patterns can be enabled and disabled; a function that is
    `canonicalize` of the C++ class of the operation has none.
    """

    def decorate(hook: Function) -> Function:
        pattern = RewritePattern(hook, benefit, name)
        canonicalizers.add(op_name, [*(canonicalizers.get(op_name) or ()), pattern])
        return hook

    return decorate


def cpp_name(kind: str, name: str) -> Callable[[Any], Any]:
    """Register what C++ in definitions calls `name`; `kind` is "function", "method" or "class" (a test)."""

    def decorate(hook: Any) -> Any:
        cpp_names.add((kind, name), hook)
        return hook

    return decorate


def value_interface(name: str, *full_names: str) -> None:
    """Attributes and types implement interface `name`, as by an external model; before the class is made."""
    for each in full_names:
        value_interfaces[each] = value_interfaces.get(each, frozenset()) | {name}


def dialect_function(dialect: str, name: str) -> Callable[[Any], Any]:
    """Register what C++ in definitions of `dialect` calls `name`; the hook gets the live dialect first."""

    def decorate(hook: Any) -> Any:
        dialect_functions[dialect, name] = hook
        return hook

    return decorate


def directive(dialect: str, *names: str) -> Callable[[Class], Class]:
    """Register a class as `custom<Name>` of `dialect`, or of every dialect if that is "".

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


def method(op_name: str, *names: str) -> Callable[[Function], Function]:
    """Register a function of an operation as a C++ method of its class."""

    def decorate(hook: Function) -> Function:
        for name in names:
            methods.add((op_name, name), hook)
        return hook

    return decorate


def face_function(dialect: str, name: str) -> Callable[[Function], Function]:
    """Register a function as `name` of a dialect's public face, ahead of the builder of that name."""

    def decorate(hook: Function) -> Function:
        face_functions.add((dialect, name), hook)
        return hook

    return decorate


def interface(op_name: str, name: str) -> Callable[[Any], Any]:
    """Register what implements interface `name` for `op_name`."""

    def decorate(hook: Any) -> Any:
        interfaces.add((op_name, name), hook)
        return hook

    return decorate


def default_dialect(op_name: str, dialect: str) -> None:
    """Inside the regions of `op_name`, operations of `dialect` print without their prefix."""
    default_dialects[op_name] = dialect


def unkept_promises(operator: Operator, directive_names: tuple[str, ...] = ()) -> list[str]:
    """What the definition of an operator says Python will provide and no hook does."""
    name = operator.name
    missing: list[str] = []

    def require(condition: bool, table: HookTable) -> None:
        if condition and table.get(name) is None:
            missing.append(f"{name}: no {table.kind}")

    require(operator.has_verifier, verifiers)
    require(operator.has_region_verifier, region_verifiers)
    require(operator.has_folder, folders)
    require(operator.has_canonicalizer or operator.has_canonicalize_method, canonicalizers)
    require(operator.has_custom_assembly_format and operator.assembly_format is None, assemblies)
    for each in directive_names:
        if directive_hook(operator.dialect_name, each) is None:
            missing.append(f"{name}: no custom directive {each}")
    return missing
