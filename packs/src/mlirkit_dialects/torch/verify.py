"""Checks of torch's modules, classes, global slots and structured operations, and of torch_c's casts."""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.dialects.declared import func
from mlirkit.ods.live.hooks import interface, verifier
from mlirkit.support.diagnostics import MLIRError
from mlirkit_dialects.torch import classes as torch
from mlirkit_dialects.torch.types import builtin_tensor_of, dtype_of, is_subtype, is_tensor, sizes_of

BuiltinTensor: TypeAlias = RankedTensorType | UnrankedTensorType

# Operations that may occur in a module's initializer.
_ALLOWED = "AllowedInModuleInitializer"


# -- modules and classes ----------------------------------------------------------------------------------


@verifier(torch.NnModuleOp)
def verify_module(op: torch.NnModuleOp) -> None:
    """Mirrors NnModuleOp::verify."""
    for child in op.region.blocks[0].operations:
        if not isinstance(child, torch.SlotOp | torch.NnModuleTerminatorOp):
            raise child.op_error("is not allowed inside 'torch.nn_module'")


@verifier(torch.ClassTypeOp)
def verify_class(op: torch.ClassTypeOp) -> None:
    """Mirrors ClassTypeOp::verify: names are unique."""
    first: dict[str, Operation] = {}
    for child in list(op.region.blocks[0].operations)[:-1]:
        if not isinstance(child, torch.AttrOp | torch.MethodOp):
            raise child.op_error("is not allowed inside `torch.class_type`")
        name = child.name.value
        if name in first:
            error = op.op_error(f"has duplicate attr/method with name '{name}'")
            diagnostic = error.error_diagnostics[0]
            diagnostic.attach_note("see first conflicting attr/method here", location=first[name].location)
            diagnostic.attach_note("see second conflicting attr/method here", location=child.location)
            raise error
        first[name] = child


class ModuleClass(SymbolUserOpInterface):
    """Mirrors NnModuleOp::verifySymbolUses: a slot for each attribute of the class."""

    __slots__ = ()

    def verify_symbol_uses(self, op: torch.NnModuleOp, tables: SymbolTableCollection) -> None:
        type = op.result.type
        assert isinstance(type, torch.NnModuleType)
        cls = tables.lookup_nearest_symbol_from(op, StringAttr(type.className))
        if not isinstance(cls, torch.ClassTypeOp):
            raise op.error(f"'{type.className}' does not reference a valid class type")
        slots = [child for child in op.region.blocks[0].operations if isinstance(child, torch.SlotOp)]
        attributes = [child for child in cls.region.blocks[0].operations if isinstance(child, torch.AttrOp)]
        if len(slots) != len(attributes):
            raise op.error(
                "number of 'torch.slot's in a 'torch.nn_module' must match number of 'torch.attr's in "
                "the corresponding 'torch.class_type'"
            )
        for index, (slot, attribute) in enumerate(zip(slots, attributes, strict=True)):
            fits = is_subtype(slot.value.type, attribute.type.value)
            if not fits or slot.name != attribute.name:
                error = slot.op_error(f"is expected to match type and name of '{attribute}'")
                note = f"see torch.attr at corresponding index {index} here"
                error.error_diagnostics[0].attach_note(note, location=attribute.location)
                raise error


class MethodFunction(SymbolUserOpInterface):
    """Mirrors MethodOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: torch.MethodOp, tables: SymbolTableCollection) -> None:
        name = op.function.value
        function = tables.lookup_nearest_symbol_from(op, op.function)
        if not isinstance(function, func.FuncOp):
            raise op.error(f"'@{name}' does not reference a valid function")
        visibility = function.sym_visibility
        if visibility is None or visibility.value != "private":
            raise op.error(f"'@{name}' must reference a private function")
        if function.is_external:
            raise op.error(f"'@{name}' must reference a function that is defined (not merely declared)")
        cls = op.parent_op
        assert isinstance(cls, torch.ClassTypeOp)
        receiver = torch.NnModuleType.get(cls.sym_name.value, context=op.context)
        inputs = function.type.inputs
        if not inputs or inputs[0] != receiver:
            raise op.error(
                f"the referenced function '{name}' must have a first argument of type '{receiver}'"
            )


interface(torch.NnModuleOp, "SymbolUserOpInterface")(ModuleClass())
interface(torch.MethodOp, "SymbolUserOpInterface")(MethodFunction())


# -- global slots -----------------------------------------------------------------------------------------


@verifier(torch.InitializeGlobalSlotsOp)
def verify_initialization(op: torch.InitializeGlobalSlotsOp) -> None:
    if len(op.initialValues) != len(op.slotSymNames):
        raise op.op_error("expected number of operands to match number of slots")


@verifier(torch.GlobalSlotModuleInitializerOp)
def verify_initializer(op: torch.GlobalSlotModuleInitializerOp) -> None:
    """Mirrors GlobalSlotModuleInitializerOp::verify: all slots of the module get values within their
    bounds."""
    module = op.parent_op
    if not isinstance(module, ModuleOp):
        return
    operations = list(module.body.operations)
    for other in operations:
        if isinstance(other, torch.GlobalSlotModuleInitializerOp) and other != op:
            raise other.error("there must be only one global slot initializer")
    slots = {slot.sym_name.value: slot for slot in operations if isinstance(slot, torch.GlobalSlotOp)}
    initialize = op.initializer.blocks[0].last
    assert isinstance(initialize, torch.InitializeGlobalSlotsOp)
    references = initialize.slotSymNames
    names = [reference.value for reference in references if isinstance(reference, FlatSymbolRefAttr)]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise initialize.error(f"duplicate initialization of global slot: @{name}")
    if set(names) != set(slots):
        raise _missing_slots(initialize, names, slots)
    for name, value in zip(names, initialize.initialValues, strict=True):
        bound = slots[name].typeBound.value
        if not is_subtype(value.type, bound):
            raise initialize.op_error(
                f"initial value for global slot @{name} has type '{value.type}' which is not within "
                f"the bound '{bound}'"
            )
    for inner in op.walk_list():
        if not inner.info.has_trait(_ALLOWED):
            raise inner.op_error("is not allowed in a module initializer")


def _missing_slots(
    op: torch.InitializeGlobalSlotsOp, names: list[str], slots: dict[str, torch.GlobalSlotOp]
) -> MLIRError:
    error = op.op_error("must have one initializer for each global slot in the module")
    diagnostic = error.error_diagnostics[0]
    for name in sorted(set(slots).difference(names)):
        diagnostic.attach_note(f"missing global slot initializer for @{name}", location=slots[name].location)
    for name in sorted(set(names).difference(slots)):
        diagnostic.attach_note(f"unexpected global slot initializer for non-existent global slot @{name}")
    return error


# -- values -----------------------------------------------------------------------------------------------


@verifier(torch.PrimListConstructOp)
def verify_list(op: torch.PrimListConstructOp) -> None:
    type = op.result.type
    assert isinstance(type, torch.ListType)
    if not all(is_subtype(element.type, type.containedType) for element in op.elements):
        raise op.error("operand types should have the same type as the list contained type")


@verifier(torch.PrimDictConstructOp)
def verify_dictionary(op: torch.PrimDictConstructOp) -> None:
    type = op.result.type
    assert isinstance(type, torch.DictType)
    if not all(is_subtype(key.type, type.keyType) for key in op.keys):
        raise op.error("keys should be of Dict key type")
    if not all(is_subtype(value.type, type.valueType) for value in op.values):
        raise op.error("values  should be of Dict value type")


@verifier(torch.PrimTupleConstructOp)
def verify_tuple(op: torch.PrimTupleConstructOp) -> None:
    elements = torch.TupleType.get([element.type for element in op.elements], context=op.context)
    if not is_subtype(elements, op.result.type):
        raise op.op_error("failed to verify that contained types correspond to operand types")


@verifier(torch.CopyToNonValueTensorOp, torch.CopyToValueTensorOp)
def verify_copy(op: torch.CopyToNonValueTensorOp | torch.CopyToValueTensorOp) -> None:
    operand, result = op.operand.type, op.result.type
    assert is_tensor(operand) and is_tensor(result)
    if sizes_of(operand) != sizes_of(result) or dtype_of(operand) != dtype_of(result):
        raise op.error("operand and result must have same sizes and dtype")


@verifier(torch.ShapeCalculateYieldShapesOp)
def verify_shapes(op: torch.ShapeCalculateYieldShapesOp) -> None:
    parent = op.parent_op
    if parent is not None and len(parent.results) != op.operand_count:
        raise op.op_error("expected number of shapes to match number of results")


@verifier(torch.DtypeCalculateYieldDtypesOp)
def verify_dtypes(op: torch.DtypeCalculateYieldDtypesOp) -> None:
    parent = op.parent_op
    if parent is not None and len(parent.results) != op.operand_count:
        raise op.op_error("expected number of dtypes to match number of results")


@verifier(torch.BindSymbolicShapeOp)
def verify_symbolic_shape(op: torch.BindSymbolicShapeOp) -> None:
    """Mirrors BindSymbolicShapeOp::verify."""
    if len(op.shape_symbols) != op.shape_expressions.value.n_symbols:
        raise op.op_error(
            "requires equal number of shape symbol args and symbol args to the attached affine map, "
            "since they are 1:1 mapped"
        )
    for symbol in op.shape_symbols:
        if not isinstance(symbol.defining_op, torch.SymbolicIntOp):
            raise op.op_error("shape symbol must be produced by a SymbolicIntOp")


# -- torch_c ----------------------------------------------------------------------------------------------


@verifier(torch.ToBuiltinTensorOp)
def verify_to_builtin(op: torch.ToBuiltinTensorOp) -> None:
    operand, result = op.operand.type, op.result.type
    assert isinstance(operand, torch.ValueTensorType)
    assert isinstance(result, RankedTensorType | UnrankedTensorType)
    _verify_same(op, result, builtin_tensor_of(operand))


@verifier(torch.FromBuiltinTensorOp)
def verify_from_builtin(op: torch.FromBuiltinTensorOp) -> None:
    operand, result = op.operand.type, op.result.type
    assert isinstance(operand, RankedTensorType | UnrankedTensorType)
    assert isinstance(result, torch.ValueTensorType)
    _verify_same(op, operand, builtin_tensor_of(result))


def _verify_same(op: Operation, type: BuiltinTensor, other: BuiltinTensor | None) -> None:
    """Mirrors haveSameSizeAndElementType: ignoring the signedness of integers."""
    same = other is not None and _shape(type) == _shape(other)
    if same and other is not None:
        element, element2 = type.element_type, other.element_type
        if isinstance(element, IntegerType) and isinstance(element2, IntegerType):
            same = element.width == element2.width
        else:
            same = element == element2
    if not same:
        raise op.error("operand and result must have the same size and dtype")


def _shape(type: BuiltinTensor) -> list[int] | None:
    return list(type.shape) if isinstance(type, RankedTensorType) else None


# -- attention --------------------------------------------------------------------------------------------

_ATTENTION_RANK = 4


@verifier(torch.HigherOrderFlexAttentionOp)
def verify_attention(op: torch.HigherOrderFlexAttentionOp) -> None:
    """Mirrors HigherOrderFlexAttentionOp::verify."""
    types = [value.type for value in (op.query, op.key, op.value)]
    for type in types:
        if not isinstance(type, torch.ValueTensorType) or sizes_of(type) is None:
            raise op.error("expected input(s) types having sizes")
    query = types[0]
    assert is_tensor(query)
    if len(sizes_of(query) or ()) != _ATTENTION_RANK:
        raise op.error("expected 4D query tensor")
    if not isinstance(dtype_of(query), FloatType):
        raise op.error("expected float element type")
