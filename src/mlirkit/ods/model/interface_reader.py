"""The interfaces that a root file itself defines, for generators of C++ and of documents."""

from __future__ import annotations

from mlirkit.ods.model.interface import Interface
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.model.record_fields import is_of_root
from mlirkit.tablegen import Records


def interfaces_of_root(
    records: Records, class_name: str, *, in_order_of_definition: bool = False
) -> list[Interface]:
    """The interfaces of a class, such as `OpInterface`, by definition name or in the order of definition.

    MLIRError if the base library with the class is not included.
    """
    reader = DefinitionReader(records)
    defined = [
        record
        for record in records.derived_from(class_name)
        if is_of_root(records, record) and not record.is_a("DeclareInterfaceMethods")
    ]
    if in_order_of_definition:
        order = {name: index for index, name in enumerate(records.defs)}
        defined.sort(key=lambda record: order[record.name])
    return [reader.interface(record) for record in defined]
