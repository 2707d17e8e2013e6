"""Accessors of live operations: properties named as the definition's operands, results, attributes, ...

    op.lhs             the operand; a list view for variadic ones, None or the value for optional ones
    op.result          results likewise
    op.value           the attribute, as upstream's bindings give it; an enum's member; a bool for units
    op.value_attr      the attribute object itself, or None
    op.body            the region; successors likewise

All but results and regions can be assigned.  Names are in snake_case as upstream's bindings make them.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.attributes import UNIT
from mlirkit.builtin.checked_values import of_argument, truth_of
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.casters import cast_value
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import attribute_of, operand_of, region_of, result_of, results_of
from mlirkit.core.value_lists import OpOperandList, OpResultList
from mlirkit.ods.live.classes.operand_access import nested_operands
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, operand_rule, result_rule
from mlirkit.ods.live.properties.conversions import attribute_builder, attribute_reader
from mlirkit.ods.model import Operator
from mlirkit.ods.model.names import snake_case as snake_case
from mlirkit.ods.model.python_names import is_reserved

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# Names of all operations. Upstream's bindings also append an underscore to such names.
RESERVED = frozenset(name for name in dir(Operation) if not name.startswith("_")) | frozenset(
    # Names that definitions and hooks add to classes of operations (op_class.py, assembly.py).
    [
        *("ATTRIBUTE_NAMES", "Adaptor", "DIALECT", "INTERFACES", "OPERATION_NAME", "OPERATOR"),
        *("PRINTS_BY_SIGNATURE", "PROPERTY_LAYOUT", "READS_TEXT_ALONE", "TRAITS", "WRITTEN"),
        *("block_labels", "block_names", "build_generic", "default_dialect", "fold_op", "infer_types"),
        *("parse_assembly", "populate_defaults", "print_assembly", "result_names", "verify_invariants"),
        *("verify_op", "verify_op_regions"),
    ]
)
# Names that accessors may redefine, because they have the same meaning.
SHARED: Final = frozenset({"result", "results", "operands", "body", "name", "parent"})
# Names in SHARED that always mean all operands and results: an accessor of the same name gets an underscore,
# as in upstream's bindings.
UPSTREAM_RESERVED: Final = frozenset({"operands", "results"})
# Names of parameters that every constructor has.
_OF_CONSTRUCTORS: Final = frozenset({"ip", "self"})


def python_name(name: str) -> str:
    """A name of a definition as a Python attribute: `lowerBound` stays, keywords get an underscore.

    Names that begin with an underscore belong to Python or to the live classes: a definition's `_x` becomes
    `x_`.
    """
    if not name.isidentifier():
        name = re.sub(r"\W", "_", name)
    if name[:1] == "_":
        name = (name.strip("_") or "unnamed") + "_"
    if name[:1].isdigit():
        name = "_" + name
    if keyword.iskeyword(name) or name in _OF_CONSTRUCTORS:
        return name + "_"
    if name in RESERVED and name not in SHARED:
        return name + "_"
    return name


def add_accessors(operator: Operator, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    """Add a property for each named part of the definition, under its name and its snake_case name."""
    _add_operands(operator, namespace)
    _add_results(operator, namespace)
    _add_attributes(operator, dialect, namespace)
    for index, region in enumerate(operator.regions):
        publish(namespace, region.name, property(_region_getter(index, region.is_variadic)))
    for index, successor in enumerate(operator.successors):
        publish(namespace, successor.name, property(_successor_getter(index, successor.is_variadic)))


def public_names(name: str) -> list[str]:
    """The names of a part: as defined, in snake_case, and as upstream spells it."""
    if not name:
        return []
    names = [python_name(name), python_name(snake_case(name))]
    if name in UPSTREAM_RESERVED or is_reserved(name):
        names.append(name + "_")
    return list(dict.fromkeys(names))


def accessor_names(name: str) -> list[str]:
    """The names of the properties for a part of a definition."""
    return [public for public in public_names(name) if public not in UPSTREAM_RESERVED]


def match_args(operator: Operator) -> tuple[str, ...]:
    """The operands' names, for patterns such as `case AddIOp(lhs, rhs)`."""
    return tuple([accessor_names(operand.name)[0] for operand in operator.operands if operand.name])


def publish(namespace: dict[str, Any], name: str, accessor: property) -> None:
    """Add an accessor under all names of a part that are still free."""
    for public in accessor_names(name):
        namespace.setdefault(public, accessor)


def _add_operands(operator: Operator, namespace: dict[str, Any]) -> None:
    rule = operand_rule(operator)
    for index, group in enumerate(operator.operands):
        if rule.single:
            publish(namespace, group.name, property(_operand_getter(index), _operand_setter(index)))
        elif group.constraint.segment_attribute:
            accessor = property(nested_operands(operator, index), _operands_setter(operator, index))
            publish(namespace, group.name, accessor)
        else:
            publish(
                namespace,
                group.name,
                property(_operands_getter(operator, index), _operands_setter(operator, index)),
            )


def _operand_getter(index: int) -> Callable[[Operation], Any]:
    return lambda op: cast_value(operand_of(op, index))


def _operand_setter(index: int) -> Callable[[Operation, Any], None]:
    return lambda op, value: op.set_operand(index, as_value(value))


def _operands_getter(operator: Operator, index: int) -> Callable[[Operation], Any]:
    rule = operand_rule(operator)
    group = operator.operands[index]
    is_optional, is_variadic = group.is_optional, group.is_variadic
    if index < rule.first:
        return _operand_getter(index)

    def get(op: Operation) -> Any:
        start, size = rule.span(op, index, op.operand_count)
        if is_optional:
            return cast_value(operand_of(op, start)) if size else None
        if is_variadic:
            return OpOperandList(op, start, size)
        return cast_value(operand_of(op, start))

    return get


def _operands_setter(operator: Operator, index: int) -> Callable[[Operation, Any], None]:
    rule = operand_rule(operator)
    group = operator.operands[index]

    def assign(op: Operation, value: Any) -> None:
        nested = group.constraint.segment_attribute
        groups: list[list[Any]] = []
        if value is None:
            new = []
        elif nested:
            groups = [[as_value(item) for item in inner] for inner in value]
            new = [item for inner in groups for item in inner]
        elif group.is_variadic:
            new = [as_value(item) for item in value]
        else:
            new = [as_value(value)]
        start, size = rule.span(op, index, op.operand_count)
        sizes = rule.sizes(op, op.operand_count)
        values = op.operand_values()
        op.set_operands([*values[:start], *new, *values[start + size :]])
        if operator.has_operand_segments:
            sizes[index] = len(new)
            op.set_inherent(OPERAND_SIZES, segment_sizes(sizes))
        if nested:
            op.set_inherent(nested, segment_sizes([len(group) for group in groups]))

    return assign


def _add_results(operator: Operator, namespace: dict[str, Any]) -> None:
    rule = result_rule(operator)
    for index, group in enumerate(operator.results):
        if rule.single:
            publish(namespace, group.name, property(_result_getter(index)))
        else:
            publish(namespace, group.name, property(_results_getter(operator, index)))


def _result_getter(index: int) -> Callable[[Operation], Any]:
    return lambda op: cast_value(result_of(op, index))


def _results_getter(operator: Operator, index: int) -> Callable[[Operation], Any]:
    rule = result_rule(operator)
    group = operator.results[index]
    is_optional, is_variadic = group.is_optional, group.is_variadic

    def get(op: Operation) -> Any:
        if op.info is ERASED:
            op.require_live()
        results = results_of(op)
        start, size = rule.span(op, index, len(results))
        values = results[start : start + size]
        if is_optional:
            return cast_value(values[0]) if values else None
        return OpResultList(values, op) if is_variadic else cast_value(values[0])

    return get


def _add_attributes(operator: Operator, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    for attribute in operator.stored_attributes:
        read = attribute_reader(attribute.attribute, dialect)
        build = attribute_builder(attribute.attribute, dialect)
        assign = (
            _unit_setter(attribute.name)
            if attribute.attribute.is_unit
            else _attribute_setter(attribute.name, build)
        )
        accessor = property(_attribute_getter(attribute.name, read), assign)
        publish(namespace, attribute.name, accessor)
        raw = property(_raw_getter(attribute.name), _raw_setter(attribute.name))
        for public in public_names(attribute.name):
            namespace.setdefault(python_name(public + "_attr"), raw)
    for named in operator.properties:
        codec = dialect.property_codec(named.property)
        accessor = property(
            _attribute_getter(named.name, codec.value_of), _attribute_setter(named.name, codec.attribute_of)
        )
        publish(namespace, named.name, accessor)


def _attribute_getter(name: str, read: Callable[[Any], Any] | None) -> Callable[[Operation], Any]:
    if read is None:
        return lambda op: attribute_of(op, name)
    return lambda op: read(attribute_of(op, name))


def _attribute_setter(name: str, build: Callable[[Any], Any]) -> Callable[[Operation, Any], None]:
    def assign(op: Operation, value: Any) -> None:
        try:
            attribute = None if value is None else build(value)
        except (TypeError, ValueError) as error:
            raise of_argument(error, op.info.name, name) from None
        op.set_attribute(name, attribute)

    return assign


def _unit_setter(name: str) -> Callable[[Operation, Any], None]:
    return lambda op, value: op.set_attribute(name, unit_or_none(value))


def _raw_getter(name: str) -> Callable[[Operation], Attribute | None]:
    return lambda op: attribute_of(op, name)


def _raw_setter(name: str) -> Callable[[Operation, Attribute | None], None]:
    return lambda op, value: op.set_attribute(name, value)


def _region_getter(index: int, variadic: bool) -> Callable[[Operation], Any]:
    if variadic:
        return lambda op: op.regions[index:]
    return lambda op: region_of(op, index)


def _successor_getter(index: int, variadic: bool) -> Callable[[Operation], Any]:
    if variadic:
        return lambda op: op.successors[index:]
    return lambda op: op.successors[index]


# The limit of cached sizes: operations of one name mostly have the same sizes.
_MOST_SIZES: Final = 256
_known_sizes: Final[dict[tuple[int, ...], Attribute]] = {}


def segment_sizes(sizes: list[int]) -> Attribute:
    """The attribute in which segment sizes are stored."""
    key = tuple(sizes)
    size = _known_sizes.get(key)
    if size is None:
        size = dense_array(integer_type(32), sizes)
        if len(_known_sizes) < _MOST_SIZES:
            _known_sizes[key] = size
    return size


def unit_or_none(value: Any) -> Attribute | None:
    """A Python truth value, or the attribute itself, as a unit attribute."""
    if value is None or isinstance(value, Attribute):
        return None if value is None else UNIT
    return UNIT if truth_of(value) else None
