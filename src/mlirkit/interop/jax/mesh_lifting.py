"""`sdy-lift-inlined-meshes`: meshes that shardings spell out become symbols, one per mesh.

    sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>      =>    sdy.mesh @mesh = <["x"=2]>
                                                                    sdy.sharding = #sdy.sharding<@mesh, ...>

Equal meshes become the first of them.  New meshes are inserted behind existing ones and named `mesh`,
`empty_mesh` if they have no axes, or `maximal_mesh_3` for the single device 3.  Every mesh gets an attribute
with its form in StableHLO.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import current_context
from mlirkit.core.creation import create_operation
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.walk import walk_preorder
from mlirkit.dialects.declared import sdy
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.cpp.attribute_names import dense_elements
from mlirkit.passes.pass_base import Pass

I64 = integer_type(64)
MESH: Final = "sdy.mesh"
# The attribute of an operation for its results, and of functions for each argument and result.
SHARDING: Final = "sdy.sharding"
STABLEHLO_MESH: Final = "stablehlo.mesh"
# The attributes in which sdy's own operations have shardings.
OWN_ATTRIBUTES: Final = ("sharding", "out_sharding", "in_shardings", "out_shardings")
FUNCTION_ATTRIBUTES: Final = ("arg_attrs", "res_attrs")


class LiftInlinedMeshes(Pass):
    """See the module."""

    ARGUMENT = "sdy-lift-inlined-meshes"
    DESCRIPTION = "makes symbols of the meshes that shardings spell out"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        if not Meshes(self.operation).lift():
            self.preserve_all()


class Meshes:
    """The meshes of a module."""

    def __init__(self, module: Operation) -> None:
        self._module = module
        self._table = SymbolTable(module)
        self._names: dict[Attribute, str] = {}
        # Replacements of meshes that equal an earlier one, by name.
        self._replaced: dict[str, str] = {}
        self._last: Operation | None = None

    def lift(self) -> bool:
        """Make symbols of all meshes; return whether anything has changed."""
        for op in list(self._module.region_at(0).get_blocks()[0].operations):
            if op.name == MESH:
                self._take(op)
        has_changed = bool(self._names)
        for op in walk_preorder(self._module):
            info = op.info
            # Most operations have no attributes that can contain shardings.
            if op.attrs.entries or "arg_attrs" in info.attribute_names or info.dialect_name == "sdy":
                has_changed = self._rewrite(op) or has_changed
        return has_changed

    def _take(self, op: Operation) -> None:
        """Register an existing mesh."""
        mesh = op.inherent("mesh")
        assert isinstance(mesh, sdy.MeshAttr)
        name = self._table.get_symbol_name(op).value
        first = self._names.setdefault(mesh, name)
        if first != name:
            self._replaced[name] = first
            self._table.erase(op)
            return
        op.set_attribute(STABLEHLO_MESH, stablehlo_mesh(mesh))
        self._last = op

    def _name_of(self, mesh: sdy.MeshAttr) -> str:
        name = self._names.get(mesh)
        if name is None:
            name = self._names[mesh] = self._make(mesh)
        return name

    def _make(self, mesh: sdy.MeshAttr) -> str:
        """Make a new symbol behind the other meshes."""
        context = current_context(self._module.info.context)
        state = OperationState(context.operation_name(MESH), UNKNOWN_LOC)
        state.properties = {"sym_name": StringAttr(_new_name(mesh)), "mesh": mesh}
        state.attributes = {STABLEHLO_MESH: stablehlo_mesh(mesh)}
        op = create_operation(state)
        block = self._module.region_at(0).get_blocks()[0]
        following = block.first if self._last is None else self._last.next_op
        block.insert_before(op, following)
        self._last = op
        return self._table.insert(op).value

    def _rewrite(self, op: Operation) -> bool:
        """Replace the meshes in an operation's shardings; return whether there were any."""
        has_changed = False
        names = OWN_ATTRIBUTES if op.info.dialect_name == "sdy" else FUNCTION_ATTRIBUTES
        for name in (*names, SHARDING):
            value = op.attribute(name)
            if value is not None:
                lifted = self._lifted(value, name in FUNCTION_ATTRIBUTES)
                if lifted is not value:
                    op.set_attribute(name, lifted)
                    has_changed = True
        return has_changed

    def _lifted(self, value: Attribute, is_of_function: bool) -> Attribute:
        if isinstance(value, sdy.TensorShardingAttr):
            mesh = value.mesh_or_ref
            if isinstance(mesh, sdy.MeshAttr):
                return with_mesh(value, FlatSymbolRefAttr(self._name_of(mesh)))
            replaced = self._replaced.get(mesh.value) if isinstance(mesh, FlatSymbolRefAttr) else None
            return value if replaced is None else with_mesh(value, FlatSymbolRefAttr(replaced))
        if isinstance(value, sdy.TensorShardingPerValueAttr):
            shardings = [self._lifted(sharding, False) for sharding in value.shardings]
            return value if shardings == value.shardings else type(value).get(shardings)
        if is_of_function and isinstance(value, ArrayAttr):
            rows = [self._lifted_row(item) for item in value]
            return value if all(a is b for a, b in zip(rows, value, strict=True)) else ArrayAttr(rows)
        return value

    def _lifted_row(self, row: Attribute) -> Attribute:
        """The attributes of one argument or result, with lifted meshes."""
        sharding = row.entries.get(SHARDING) if isinstance(row, DictionaryAttr) else None
        if sharding is None:
            return row
        assert isinstance(row, DictionaryAttr)
        lifted = self._lifted(sharding, False)
        return row if lifted is sharding else row.with_entry(SHARDING, lifted)


def with_mesh(sharding: sdy.TensorShardingAttr, mesh: Attribute) -> Attribute:
    """The same sharding with another mesh."""
    _, *further_parameters = parameters_of(sharding)
    return type(sharding)(mesh, *further_parameters)


def _new_name(mesh: sdy.MeshAttr) -> str:
    if mesh.axes:
        return "mesh"
    devices = mesh.device_ids
    return f"maximal_mesh_{devices[0]}" if devices else "empty_mesh"


def stablehlo_mesh(mesh: sdy.MeshAttr) -> Attribute:
    """A mesh as an attribute that StableHLO allows: `{axes = [{name = "x", size = 2 : i64}]}`."""
    axes = [{"name": StringAttr(axis.name), "size": integer_attr(I64, axis.size)} for axis in mesh.axes]
    entries: dict[str, Attribute] = {"axes": ArrayAttr([DictionaryAttr(axis) for axis in axes])}
    devices = mesh.device_ids
    if devices:
        entries["device_ids"] = dense_elements(RankedTensorType((len(devices),), I64), devices)
    return DictionaryAttr(entries)
