"""Availability: requirements of an operation or enumerator on the target, for spirv and tosa.

Only generators of C++ read availability, so that it is not part of stored definitions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.plain_data import FrozenData
from mlirkit.tablegen import Record

if TYPE_CHECKING:
    from mlirkit.ods.model.reader import DefinitionReader


class Availability(FrozenData):
    """One requirement; the texts are C++, with `$overall` and `$instance` in `merge_action`."""

    # The TableGen class: requirements of one class are merged.
    class_name: str
    # The interface whose methods return the requirements.
    interface_namespace: str
    interface_name: str
    interface_description: str
    # The method of the interface, and its variable.
    query_return_type: str
    query_function: str
    initializer: str
    merge_action: str
    # The requirement itself.
    instance_type: str
    instance_preparation: str
    instance: str


def read_availabilities(reader: DefinitionReader, record: Record) -> tuple[Availability, ...]:
    """The requirements of an operation or enumerator."""
    if "availability" not in record:
        return ()
    requirements = record.value_as_list_of_defs("availability")
    return tuple([read_availability(reader, requirement) for requirement in requirements])


def read_availability(reader: DefinitionReader, record: Record) -> Availability:
    """Read one requirement; MLIRError unless it has exactly one superclass."""
    classes = record.direct_superclasses
    if len(classes) != 1:
        raise reader.error(record, "expected to only have one direct superclass")
    return Availability(
        class_name=classes[0].name,
        interface_namespace=record.value_as_string("cppNamespace"),
        interface_name=record.value_as_string("interfaceName"),
        interface_description=record.value_as_string("interfaceDescription"),
        query_return_type=record.value_as_string("queryFnRetType"),
        query_function=record.value_as_string("queryFnName"),
        initializer=record.value_as_string("initializer"),
        merge_action=record.value_as_string("mergeAction"),
        instance_type=record.value_as_string("instanceType"),
        instance_preparation=record.value_as_string("instancePreparation"),
        instance=record.value_as_string("instance"),
    )
