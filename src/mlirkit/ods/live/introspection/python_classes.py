"""Descriptions of live classes as plain data, for stubs and for the signatures in `help()` and tools.

    describe_module(dialect)            the members of `mlirkit.dialects.<name>`
    op_class(operator, dialect)         one operation's class
    op_signatures(operator, dialect)    its constructor's signatures; the first is upstream's

The accessors described here are made in accessors.py and value_class.py, constructors in op_builder.py.
"""

from __future__ import annotations

import inspect
from dataclasses import replace
from typing import TYPE_CHECKING, Any, get_type_hints

from mlirkit.core.operation import Operation
from mlirkit.ods.live import hooks
from mlirkit.ods.live.building.op_builder import PositionalArguments, argument_name, result_type_name
from mlirkit.ods.live.building.value_builder import builder_name, generated_name
from mlirkit.ods.live.classes.accessors import (
    accessor_names,
    match_args,
    public_names,
    python_name,
    snake_case,
)
from mlirkit.ods.live.classes.enum_class import member_name
from mlirkit.ods.live.classes.op_class import members_of
from mlirkit.ods.live.classes.value_class import SHAPE_MEMBERS, base_of_value, members_of_value
from mlirkit.ods.live.introspection import python_types
from mlirkit.ods.model import ArgumentKind, AttrOrTypeDef, Builder, EnumInfo, Operator
from mlirkit.ods.model.python_class import Member, Method, Parameter, PythonClass, PythonModule, Signature

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

LOC = Parameter("loc", "_Location", "None", is_keyword_only=True)
IP = Parameter("ip", "_InsertionPoint", "None", is_keyword_only=True)
RESULTS = Parameter("results", "Sequence[ir.Type] | None", "None", is_keyword_only=True)
NEEDED_RESULTS = Parameter("results", "Sequence[ir.Type]", None, is_keyword_only=True)

# Annotations that are compatible with the member of the same name in every operation.
_OF_EVERY_OPERATION = {
    "block": ("ir.Block", "ir.Block | None"),
    "operands": ("ir.OpOperandList",),
    "result": ("ir.OpResult", "ir.Value"),
    "results": ("ir.OpResultList",),
}
_TYPED_RESULT = "TypedResult["
_TYPED_VALUE = "TypedValue["


def describe_module(dialect: LiveDialect) -> PythonModule:
    """The members of a dialect's module, sorted by name."""
    defined = definitions_by_class(dialect)
    classes = [_class_of(definition, dialect) for definition in defined.values()]
    functions = {
        name: Method(name, (signature_of(function, skip=0),))
        for (owner, name), function in hooks.face_functions.entries.items()
        if owner == dialect.name
    }
    aliases = dict(dialect.ALIASES)
    for operator in _operators(dialect):
        names = [builder_name(operator.name), generated_name(operator.name, operator.cpp_class_name)]
        free = [name for name in dict.fromkeys(names) if name not in defined and name not in functions]
        if free:
            signatures = value_builder_signatures(operator, dialect)
            functions[free[0]] = Method(free[0], signatures, made=operator.cpp_class_name)
            aliases |= dict.fromkeys(free[1:], free[0])
    return PythonModule(
        f"mlirkit.dialects.{dialect.name}",
        dialect.definition.summary,
        tuple(sorted(classes, key=lambda cls: cls.name)),
        tuple([functions[name] for name in sorted(functions)]),
        tuple(sorted(aliases.items())),
        tuple(
            sorted(
                [
                    (cls.__module__, cls.__name__, name)
                    for (owner, name), cls in hooks.face_classes.entries.items()
                    if owner == dialect.name
                ]
            )
        ),
    )


def definitions_by_class(dialect: LiveDialect) -> dict[str, Operator | AttrOrTypeDef | EnumInfo]:
    """The definitions whose classes are members of a dialect's module, by class name."""
    # If two operations have the same class name, the later one is used.
    defined: dict[str, Operator | AttrOrTypeDef | EnumInfo] = {
        operator.cpp_class_name: operator for operator in _operators(dialect)
    }
    for definition in dialect.value_definitions():
        defined.setdefault(definition.cpp_class_name, definition)
    for info in dialect.definitions.enums.values():
        defined.setdefault(info.class_name, info)
    return defined


def _operators(dialect: LiveDialect) -> list[Operator]:
    definitions = dialect.definitions.operators
    return [definitions[name] for name in dialect.operation_names() if name in definitions]


def _class_of(definition: Operator | AttrOrTypeDef | EnumInfo, dialect: LiveDialect) -> PythonClass:
    if isinstance(definition, EnumInfo):
        return enum_class(definition)
    if isinstance(definition, AttrOrTypeDef):
        return value_class(definition, dialect)
    return op_class(definition, dialect)


# -- operations -------------------------------------------------------------------------------------------


def op_class(operator: Operator, dialect: LiveDialect) -> PythonClass:
    """The class of an operator's operations."""
    members = {op_member.name: op_member for op_member in reversed(op_members(operator, dialect))}
    methods: dict[str, Method] = {}
    for name, member in members_of(operator.name).items():
        members.pop(name, None)
        if isinstance(member, property):
            read = _returned(member.fget)
            assigned = "" if member.fset is None else "Any"
            members[name] = _member(name, read, assigned)
        elif isinstance(member, classmethod | staticmethod):
            kind = type(member).__name__
            skip = 1 if kind == "classmethod" else 0
            methods[name] = Method(name, (signature_of(member.__func__, skip),), kind)
        elif inspect.isfunction(member):
            methods[name] = Method(name, (signature_of(member, 1),))
    return PythonClass(
        operator.cpp_class_name,
        "ir.Operation",
        f"`{operator.name}`" + (f": {operator.summary.strip()}" if operator.summary.strip() else ""),
        constants=(("Adaptor", "Callable[..., Any]"), ("OPERATION_NAME", "str")),
        match_args=match_args(operator),
        members=tuple([members[name] for name in sorted(members)]),
        methods=tuple([methods[name] for name in sorted(methods)]),
        constructors=op_signatures(operator, dialect),
    )


def _member(name: str, read: str, assigned: str) -> Member:
    """A property of an operation's class."""
    return Member(name, read, assigned, _overrides(name, read), hasattr(Operation, name))


def _overrides(name: str, read: str) -> bool:
    """Whether a property is incompatible with the member of the same name in every operation."""
    # The annotation of `parent` is general, and Any is compatible with all annotations.
    if name == "parent" or read == "Any":
        return False
    if name == "result" and read.startswith((_TYPED_RESULT, _TYPED_VALUE)) and not read.endswith("None"):
        return False
    return hasattr(Operation, name) and read not in _OF_EVERY_OPERATION.get(name, ())


def op_members(operator: Operator, dialect: LiveDialect) -> list[Member]:
    """The properties of an operator's operations; of repeated names, the first property is used."""
    members: list[Member] = []

    def add(names: list[str], read: str, assigned: str = "") -> None:
        for name in names:
            members.append(_member(name, read, assigned))

    for group in operator.operands:
        annotation = python_types.operand_parameter(group)
        if group.constraint.segment_attribute:
            annotation = ""
        elif group.is_optional:
            annotation = python_types.or_none(annotation)
        add(accessor_names(group.name), python_types.operand_read(group, dialect), annotation)
    for group in operator.results:
        add(accessor_names(group.name), python_types.result_read(group, dialect))
    for attribute in operator.stored_attributes:
        annotation = python_types.or_none(python_types.attribute_parameter(attribute.attribute, dialect))
        read = python_types.attribute_read(attribute.attribute, dialect)
        add(accessor_names(attribute.name), read, annotation)
        raw = [python_name(name + "_attr") for name in accessor_names(attribute.name)]
        add(raw, python_types.stored_attribute(attribute.attribute, dialect), "ir.Attribute | None")
    for named in operator.properties:
        type = python_types.property_type(named.property, dialect)
        add(accessor_names(named.name), type, f"{type} | ir.Attribute | None")
    for region in operator.regions:
        add(accessor_names(region.name), "list[ir.Region]" if region.is_variadic else "ir.Region")
    for successor in operator.successors:
        add(accessor_names(successor.name), "list[ir.Block]" if successor.is_variadic else "ir.Block")
    return members


def op_signatures(operator: Operator, dialect: LiveDialect) -> tuple[Signature, ...]:
    """The signatures of the constructor of an operator's operations."""
    hook = hooks.builders.get(operator.name)
    if hook is not None:
        return (signature_of(hook, skip=2, returns="None", add=(LOC, IP)),)
    arguments, keywords = _arguments(operator, dialect)
    tail = (*keywords, LOC, IP)
    types = _result_types(operator)
    inferred = dialect.inference(operator) is not None
    signatures = []
    if inferred:
        signatures.append(Signature((*arguments, *keywords, RESULTS, LOC, IP)))
    if not inferred or operator.results:
        signatures.append(Signature((*types, *arguments, *tail)))
    if inferred and not _infers_upstream(operator, dialect):
        signatures.reverse()
    if types and not inferred and all(type.name != "results" for type in types):
        signatures.append(Signature((*arguments, *keywords, NEEDED_RESULTS, LOC, IP)))
    for builder in operator.builders:
        if builder.body:
            custom = _custom_signature(builder, dialect)
            if not any(_covers(signature, custom) for signature in signatures):
                signatures.append(custom)
    return tuple(dict.fromkeys(signatures))


def _infers_upstream(operator: Operator, dialect: LiveDialect) -> bool:
    """Whether upstream's bindings infer result types that can be inferred.

    Not for operations with regions, and only if the definitions include `InferTypeOpInterface`; types that
    follow from a trait are always inferred.
    """
    if any(operator.has_trait(name) for name in ("SameOperandsAndResultType", "FirstAttrDerivedResultType")):
        return True
    return not operator.regions and "InferTypeOpInterface" in dialect.definitions.interfaces


def _covers(wide: Signature, narrow: Signature) -> bool:
    """Whether `wide` accepts all arguments that `narrow` accepts."""
    takes = {parameter.name: parameter for parameter in wide.parameters}
    for position, argument in enumerate(narrow.parameters):
        wide_parameter = takes.get(argument.name)
        if wide_parameter is None or not python_types.covers(wide_parameter.annotation, argument.annotation):
            return False
        if not argument.is_keyword_only and wide.parameters[position] is not wide_parameter:
            return False
    names = {parameter.name for parameter in narrow.parameters}
    return all(
        parameter.name in names
        for parameter in wide.parameters
        if parameter.default is None and not parameter.star
    )


def _arguments(operator: Operator, dialect: LiveDialect) -> tuple[list[Parameter], list[Parameter]]:
    """The positional parameters and the keyword-only parameters."""
    by_position = PositionalArguments(operator)
    arguments: list[Parameter] = []
    keywords: list[Parameter] = []
    for kind, index in operator.arguments:
        if kind is ArgumentKind.OPERAND:
            group = operator.operands[index]
            annotation = python_types.operand_parameter(group)
        elif kind is ArgumentKind.ATTRIBUTE:
            attribute = operator.attributes[index].attribute
            if attribute.is_derived:
                continue
            annotation = python_types.attribute_parameter(attribute, dialect)
        else:
            annotation = (
                f"{python_types.property_type(operator.properties[index].property, dialect)} | ir.Attribute"
            )
        name = public_names(argument_name(operator, kind, index))[0]
        if by_position.takes(kind, index):
            arguments.append(Parameter(name, annotation))
        else:
            keywords.append(Parameter(name, python_types.or_none(annotation), "None", is_keyword_only=True))
    for successor in operator.successors:
        annotation = "Sequence[ir.Block]" if successor.is_variadic else "ir.Block"
        arguments.append(Parameter(public_names(successor.name)[0], annotation))
    if operator.regions and operator.regions[-1].is_variadic:
        regions = "int | Sequence[ir.Region] | None"
        keywords.append(Parameter("regions", regions, "None", is_keyword_only=True))
    return arguments, keywords


def _result_types(operator: Operator) -> list[Parameter]:
    """The leading parameters for result types."""
    parameters = []
    for index, group in enumerate(operator.results):
        name = public_names(result_type_name(operator, index))[0]
        parameters.append(Parameter(name, python_types.result_type_parameter(group)))
    return parameters


def _custom_signature(builder: Builder, dialect: LiveDialect) -> Signature:
    parameters = []
    for index, parameter in enumerate(builder.parameters):
        type = python_types.parameter_type(parameter.cpp_type, None, dialect)
        default = None if parameter.default is None else "..."
        name = public_names(parameter.name)[0] if parameter.name else f"argument_{index}"
        parameters.append(Parameter(name, type, default))
    return Signature((*parameters, LOC, IP))


def value_builder_signatures(operator: Operator, dialect: LiveDialect) -> tuple[Signature, ...]:
    """The signatures of an operation's value builder; parameters are in snake_case as upstream's."""
    if not operator.results:
        returns = operator.cpp_class_name
    elif operator.variable_length_results:
        returns = f"ir.OpResult | ir.OpResultList | {operator.cpp_class_name}"
    else:
        returns = "ir.OpResult" if len(operator.results) == 1 else "ir.OpResultList"
    result = []
    is_hook = operator.name in hooks.builders.entries
    for op_signature in op_signatures(operator, dialect):
        parameters = op_signature.parameters
        if not is_hook:
            parameters = tuple([_in_snake_case(parameter) for parameter in parameters])
        result.append(Signature(parameters, returns))
    return tuple(result)


def _in_snake_case(parameter: Parameter) -> Parameter:
    if parameter in (LOC, IP, RESULTS, NEEDED_RESULTS):
        return parameter
    return replace(parameter, name=python_name(snake_case(parameter.name)))


# -- attributes, types, enums -----------------------------------------------------------------------------


def value_class(definition: AttrOrTypeDef, dialect: LiveDialect) -> PythonClass:
    """The class of an attribute or type definition."""
    live_class = dialect.value_class(definition)
    members = []
    parameters = []
    for parameter in definition.parameters:
        info = parameter.enum or definition.enum
        type = python_types.parameter_type(parameter.cpp_type, info, dialect)
        if parameter.is_optional:
            type = python_types.or_none(type)
        for name in dict.fromkeys(public_names(parameter.name)):
            if isinstance(vars(live_class).get(name), property):
                members.append(Member(name, type))
        annotation = f"{type} | int | str" if info is not None and type != "int" else type
        default = None if parameter.default_value is None else "..."
        parameters.append(Parameter(python_name(parameter.name), annotation, default))
    names = {member.name for member in members}
    if "type" not in names and isinstance(vars(live_class).get("type"), property):
        # The type comes from `type_of` of an assembly hook.
        members.append(Member("type", "ir.Type"))
    if "ShapedType" in live_class.INTERFACES:
        members += [Member(name, type) for name, (type, _) in SHAPE_MEMBERS.items() if name not in names]
    get = Method(
        "get",
        (
            Signature(
                (*parameters, Parameter("context", "ir.Context | None", "None", is_keyword_only=True)),
                definition.cpp_class_name,
            ),
        ),
        "classmethod",
    )
    methods = {"get": get}
    for name, result in members_of_value(definition).items():
        members = [member for member in members if member.name != name]
        if isinstance(result, property):
            members.append(Member(name, _returned(result.fget)))
        elif isinstance(result, classmethod | staticmethod):
            kind = result.__class__.__name__
            skip = 1 if kind == "classmethod" else 0
            methods[name] = Method(name, (signature_of(result.__func__, skip),), kind)
        else:
            methods[name] = Method(name, (signature_of(result, 1),))
    return PythonClass(
        definition.cpp_class_name,
        _base_name(definition),
        definition.summary,
        match_args=tuple(live_class.__match_args__),
        members=tuple(sorted(members, key=lambda member: member.name)),
        methods=tuple([methods[name] for name in sorted(methods)]),
        constructors=(Signature((Parameter("parameters", "Any", star="*"),)),),
    )


def _base_name(definition: AttrOrTypeDef) -> str:
    base = base_of_value(definition)
    if base is not None:
        return base.__name__
    return "ir.Attribute" if definition.is_attribute else "ir.Type"


def enum_class(info: EnumInfo) -> PythonClass:
    """The class of an enum."""
    text = (Parameter("text", "str | int"),)
    cases = {member_name(case.symbol): case.value for case in info.cases}
    return PythonClass(
        info.class_name,
        "IntFlag" if info.is_bit_enum else "IntEnum",
        info.summary,
        methods=(
            Method("stringify", (Signature((), "str"),)),
            Method("symbolize", (Signature(text, f"{info.class_name} | None"),), "classmethod"),
        ),
        cases=tuple(cases.items()),
    )


# -- signatures for Python's own tools --------------------------------------------------------------------


def inspected(signature: Signature) -> inspect.Signature:
    """A signature as `inspect.Signature`; annotations are text."""
    kinds: dict[str, Any] = {"*": inspect.Parameter.VAR_POSITIONAL, "**": inspect.Parameter.VAR_KEYWORD}
    parameters = []
    has_default = False
    for parameter in signature.parameters:
        kind: Any = inspect.Parameter.POSITIONAL_OR_KEYWORD
        if parameter.is_keyword_only:
            kind = inspect.Parameter.KEYWORD_ONLY
        kind = kinds.get(parameter.star, kind)
        has_default = has_default or parameter.default is not None
        # After an optional parameter, all positional parameters must be optional.
        needed = parameter.default is None and (
            parameter.is_keyword_only or bool(parameter.star) or not has_default
        )
        default = inspect.Parameter.empty if needed else None
        parameters.append(
            inspect.Parameter(parameter.name, kind, default=default, annotation=parameter.annotation)
        )
    return inspect.Signature(parameters, return_annotation=signature.returns)


# -- Python functions as signatures -----------------------------------------------------------------------


def signature_of(
    function: Any, skip: int, returns: str | None = None, add: tuple[Parameter, ...] = ()
) -> Signature:
    """A hook's signature without its first `skip` parameters."""
    hints = _hints(function)
    parameters = []
    for parameter in list(inspect.signature(function).parameters.values())[skip:]:
        star = {"VAR_POSITIONAL": "*", "VAR_KEYWORD": "**"}.get(parameter.kind.name, "")
        default = None if star or parameter.default is parameter.empty else repr(parameter.default)
        parameters.append(
            Parameter(
                parameter.name,
                _annotation(hints.get(parameter.name, Any)),
                default,
                is_keyword_only=parameter.kind is parameter.KEYWORD_ONLY,
                star=star,
            )
        )
    names = {parameter.name for parameter in parameters}
    rest = [parameter for parameter in parameters if parameter.star == "**"]
    named = [parameter for parameter in parameters if parameter.star != "**"]
    added = [parameter for parameter in add if parameter.name not in names]
    return Signature((*named, *added, *rest), returns or _annotation(hints.get("return", Any)))


def _returned(function: Any) -> str:
    return _annotation(_hints(function).get("return", Any))


def _hints(function: Any) -> dict[str, Any]:
    """The type hints of a function; names that are imported for type checkers only become Any."""
    unseen: dict[str, Any] = {}
    while True:
        try:
            return get_type_hints(function, localns=unseen)
        except NameError as error:
            if error.name is None or error.name in unseen:
                raise
            unseen[error.name] = Any


def _annotation(hint: Any) -> str:
    """A type hint as text; Any if it has no public name."""
    if hint is None or hint is type(None):
        return "None"
    if hint is Ellipsis:
        return "..."
    arguments = getattr(hint, "__args__", None)
    if arguments and type(hint).__name__ in ("UnionType", "_UnionGenericAlias"):
        return " | ".join(dict.fromkeys([_annotation(argument) for argument in arguments]))
    origin = getattr(hint, "__origin__", None)
    if origin is not None and arguments and origin.__module__ in ("builtins", "collections.abc"):
        if origin.__name__ == "Callable":
            return "Callable[..., Any]"
        return f"{origin.__name__}[{', '.join([_annotation(argument) for argument in arguments])}]"
    if not isinstance(hint, type):
        return "Any"
    if hint.__module__ == "builtins":
        return hint.__name__
    if hint.__module__.startswith(("mlirkit.core", "mlirkit.builtin")):
        return f"ir.{hint.__name__}" if hint.__name__ in _FACE else "Any"
    return "Any"


# Classes in hooks' annotations that `mlirkit.ir` has under the same names.
_FACE = frozenset(
    {
        "ArrayAttr",
        "Attribute",
        "Block",
        "BlockList",
        "FlatSymbolRefAttr",
        "FunctionType",
        "InsertionPoint",
        "IntegerAttr",
        "Location",
        "OpOperandList",
        "OpResult",
        "OpResultList",
        "Operation",
        "Region",
        "StringAttr",
        "Type",
        "TypeAttr",
        "Value",
    }
)
