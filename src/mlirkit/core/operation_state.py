"""Operation states: the parts of an operation before it is created."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation_name import OperationName
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


@mypyc_attr(free_list_len=1)
class OperationState:
    """Everything an operation is made from, as in MLIR; parsers and builders fill it in.

    `attributes` may hold inherent attributes under their names: creation moves them to the properties.
    """

    __slots__ = (
        "attributes",
        "info",
        "loc",
        "operands",
        "place",
        "properties",
        "regions",
        "result_types",
        "successors",
    )

    def __init__(self, info: OperationName, loc: Location, place: int = 0) -> None:
        self.info = info
        # As an operation stores them.
        self.loc = loc
        self.place = place
        self.operands: list[Value] = []
        self.result_types: list[Type] = []
        self.attributes: dict[str, Attribute] = {}
        # Inherent attributes by name; native properties in their attribute form.
        self.properties: dict[str, Attribute] = {}
        self.successors: list[Block] = []
        self.regions: list[Region] = []

    @property
    def name(self) -> str:
        return self.info.name

    @property
    def location(self) -> Location:
        return self.loc.at(self.place)

    @location.setter
    def location(self, loc: Location) -> None:
        self.loc = loc
        self.place = 0

    def add_region(self) -> Region:
        region = Region()
        self.regions.append(region)
        return region


def state_of(op: Operation) -> OperationState:
    """The state that would make `op`, sharing its regions: for hooks that infer result types."""
    state = OperationState(op.info, op.loc, op.place)
    state.operands = op.operand_values()
    state.result_types = list(op.result_types())
    state.attributes = dict(op.attrs.entries)
    if isinstance(op.props, DictionaryAttr):
        state.properties = dict(op.props.entries)
    state.successors = list(op.successors)
    state.regions = op.regions
    return state
