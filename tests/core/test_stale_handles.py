"""A handle of an erased object raises at every use: all public names of all classes are covered.

`ARGUMENTS` has the arguments of methods; `FIELDS` has the fields that form the graph, which the rooms of this
project read without a check.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from mlirkit import ir

CONTEXT = ir.Context(allow_unregistered_dialects=True)
LOC = ir.Location.unknown()
I32 = ir.IntegerType.get_signless(32)

TEXT = """
"t.outer"() ({
^bb0(%arg: i32):
  %0 = "t.def"(%arg) {a = 1 : i32} : (i32) -> i32
  %1 = "t.use"(%0) : (i32) -> i32
  "t.br"(%1)[^bb1] : (i32) -> ()
^bb1:
  "t.end"() : () -> ()
}) : () -> ()
"""


class Graph:
    """Handles of everything in a small graph, and of live things to use them with."""

    def __init__(self) -> None:
        self.module = ir.Module.parse(TEXT, CONTEXT)
        self.outer = self.module.body.operations[0]
        self.region = self.outer.regions[0]
        self.block, self.next_block = self.region.blocks
        self.argument = self.block.arguments[0]
        self.op, self.user, self.branch = self.block.operations
        self.value = self.op.result
        self.operands = self.user.operands
        self.results = self.user.results
        self.attributes = self.op.attributes
        self.use = next(iter(self.value.uses))
        self.operations = self.block.operations
        self.blocks = self.region.blocks
        self.point = ir.InsertionPoint(self.user)
        self.end = ir.InsertionPoint(self.next_block)
        self.live = ir.Module.parse(TEXT, CONTEXT).body.operations[0]
        self.live_op = self.live.regions[0].blocks[0].operations[0]
        self.loose = ir.Operation.create("t.loose", results=[I32], loc=LOC, context=CONTEXT, ip=False)


# Storage, and fields that are independent of the graph.
FIELDS = {
    "Operation": {
        *(
            "info",
            "loc",
            "place",
            "attrs",
            "props",
            "operand0",
            "operand1",
            "operand2",
            "operand_rest",
            "operand_count",
        ),
        *("result0", "result_rest", "region_list", "successor_list", "parent_block", "prev_op", "next_op"),
        *(
            "order",
            "operation",
            "opview",
            "store_operand",
            "drop_operands",
            "error",
            "op_error",
            "emit_remark",
            "emit_warning",
            "diagnostic",
        ),
        *("note_on", "text_in_diagnostic", "create", "parse", "parent_op", "parent_region"),
    },
    "Value": {
        *("type", "number", "first_user", "first_number", "more_uses", "add_use", "remove_use", "use_pairs"),
        *(
            "set_use_order",
            "op",
            "block",
            "loc",
            "place",
            "has_uses",
            "has_one_use",
            "owner",
            "defining_op",
            "parent_block",
        ),
        *("result_number", "maybe_downcast", "viewed", "plain"),
    },
    "Block": {
        *(
            "args",
            "first",
            "last",
            "branches",
            "incoming",
            "listed",
            "order",
            "order_valid",
            "parent_region",
            "is_erased",
            "append_new",
            "insert_before",
            "remove",
        ),
        *("number_operations", "refuse_ancestor", "refuse_region", "create_at_start"),
    },
    "Region": {
        *("block_list", "loader", "parent_op", "is_erased", "get_blocks", "present_blocks", "parent_region"),
        *("is_ancestor", "number_blocks", "order_valid", "stamp"),
    },
    "OpOperand": {"owner", "operand_number"},
    "OpOperandList": set(),
    "OpResultList": set(),
    "OpAttributeMap": set(),
    "OperationList": set(),
    "BlockList": set(),
    "InsertionPoint": {"block", "ref_operation", "current", "current_or_none", "at_block_begin"}
    | {"at_block_terminator", "after"},
}

UNIT = ir.UnitAttr.get()

ARGUMENTS: dict[str, Callable[[Graph], tuple[Any, ...]]] = {
    "Operation.has_trait": lambda g: ("IsTerminator",),
    "Operation.operand_at": lambda g: (0,),
    "Operation.add_operand": lambda g: (g.loose.result,),
    "Operation.set_operand": lambda g: (0, g.loose.result),
    "Operation.set_operands": lambda g: ([g.loose.result],),
    "Operation.replace_uses_of_with": lambda g: (g.loose.result, g.live_op.result),
    "Operation.add_result": lambda g: (I32,),
    "Operation.replace_all_uses_with": lambda g: (g.loose,),
    "Operation.inherent": lambda g: ("a",),
    "Operation.set_inherent": lambda g: ("a", UNIT),
    "Operation.attribute": lambda g: ("a",),
    "Operation.set_attribute": lambda g: ("a", UNIT),
    "Operation.region_at": lambda g: (0,),
    "Operation.set_successor": lambda g: (0, g.live.regions[0].blocks[1]),
    "Operation.is_ancestor": lambda g: (g.live,),
    "Operation.is_before_in_block": lambda g: (g.live_op,),
    "Operation.move_before": lambda g: (g.live_op,),
    "Operation.move_after": lambda g: (g.live_op,),
    "Operation.is_structurally_equivalent": lambda g: (g.live_op,),
    "Operation.write_bytecode": lambda g: (None,),
    "Value.set_type": lambda g: (I32,),
    "Value.set_location": lambda g: (LOC,),
    "Value.replace_all_uses_with": lambda g: (g.loose.result,),
    "Value.replace_uses_with_if": lambda g: (g.loose.result, bool),
    "Value.replace_all_uses_except": lambda g: (g.loose.result, []),
    "Block.append_to": lambda g: (g.live.regions[0],),
    "Block.add_argument": lambda g: (I32, LOC),
    "Block.add_arguments": lambda g: ([I32],),
    "Block.insert_argument": lambda g: (0, I32, LOC),
    "Block.erase_argument": lambda g: (0,),
    "Block.append": lambda g: (g.loose,),
    "Block.move": lambda g: (g.loose, None),
    "Block.ops_of": lambda g: ("t.op",),
    "Region.append_block": lambda g: (ir.Block(),),
    "Region.insert_block": lambda g: (0, ir.Block()),
    "Region.insert_beside": lambda g: (g.block, ir.Block(), True),
    "Region.remove_block": lambda g: (g.live.regions[0].blocks[0],),
    "Region.index_of": lambda g: (g.live.regions[0].blocks[0],),
    "Region.take_body": lambda g: (g.live.regions[0],),
    "OpOperand.set": lambda g: (g.loose.result,),
    "OpOperandList.index": lambda g: (g.loose.result,),
    "OpOperandList.count": lambda g: (g.loose.result,),
    "OpResultList.index": lambda g: (g.loose.result,),
    "OpResultList.count": lambda g: (g.loose.result,),
    "OpAttributeMap.get": lambda g: ("a",),
    "OpAttributeMap.update": lambda g: ({"a": UNIT},),
    "OpAttributeMap.pop": lambda g: ("a",),
    "BlockList.append": lambda g: (I32,),
    "BlockList.index": lambda g: (g.live.regions[0].blocks[0],),
    "BlockList.count": lambda g: (g.live.regions[0].blocks[0],),
    "InsertionPoint.insert": lambda g: (g.loose,),
}

# The handle to try, and the class whose tables speak for it.
HANDLES: dict[str, tuple[str, Callable[[Graph], Any]]] = {
    "operation": ("Operation", lambda g: g.op),
    "outer operation": ("Operation", lambda g: g.outer),
    "branch": ("Operation", lambda g: g.branch),
    "result": ("Value", lambda g: g.value),
    "argument": ("Value", lambda g: g.argument),
    "block": ("Block", lambda g: g.block),
    "region": ("Region", lambda g: g.region),
    "use": ("OpOperand", lambda g: g.use),
    "operands": ("OpOperandList", lambda g: g.operands),
    "results": ("OpResultList", lambda g: g.results),
    "attributes": ("OpAttributeMap", lambda g: g.attributes),
    "operations": ("OperationList", lambda g: g.operations),
    "blocks": ("BlockList", lambda g: g.blocks),
    "insertion point": ("InsertionPoint", lambda g: g.point),
    "insertion point at an end": ("InsertionPoint", lambda g: g.end),
}


def names(kind: str, handle: Any) -> list[str]:
    return [name for name in dir(handle.__class__) if not name.startswith("_") and name not in FIELDS[kind]]


CASES = [(handle, name) for handle, (kind, pick) in HANDLES.items() for name in names(kind, pick(Graph()))]


@pytest.mark.parametrize(("handle", "name"), CASES)
def test_use_raises(handle: str, name: str) -> None:
    kind, pick = HANDLES[handle]
    graph = Graph()
    stale = pick(graph)
    graph.outer.erase()
    no_arguments: Callable[[Graph], tuple[Any, ...]] = lambda g: ()  # noqa: E731
    arguments = ARGUMENTS.get(f"{kind}.{name}", no_arguments)(graph)
    with pytest.raises(ir.MLIRError, match="erased"):
        found = getattr(stale, name)
        found = found(*arguments) if callable(found) else found
        if inspect.isgenerator(found) or hasattr(found, "__next__"):
            list(found)


@pytest.mark.parametrize(
    "use",
    [
        lambda g: g.live.regions[0].blocks[0].append(g.op),
        lambda g: g.live_op.move_before(g.op),
        lambda g: g.live_op.move_after(g.op),
        lambda g: ir.InsertionPoint(g.live_op).insert(g.op),
        lambda g: ir.InsertionPoint(g.op),
        lambda g: ir.InsertionPoint(g.block),
        lambda g: ir.InsertionPoint.after(g.op),
        lambda g: ir.InsertionPoint.at_block_begin(g.block),
        lambda g: ir.InsertionPoint.at_block_terminator(g.block),
        lambda g: ir.Block.create_at_start(g.region),
        lambda g: g.live.regions[0].blocks[0].append_to(g.region),
        lambda g: g.live_op.set_operand(0, g.value),
        lambda g: g.live_op.set_operands([g.argument]),
        lambda g: g.live_op.add_operand(g.value),
        lambda g: g.live_op.operands.__setitem__(0, g.argument),
        lambda g: g.live_op.result.replace_all_uses_with(g.value),
        lambda g: g.live_op.result.replace_all_uses_except(g.value, []),
        lambda g: g.live.regions[0].blocks[0].operations[2].set_successor(0, g.block),
        lambda g: g.live_op.is_structurally_equivalent(g.op),
        lambda g: g.live.regions[0].take_body(g.region),
        lambda g: ir.Operation.create("t.x", operands=[g.value], context=CONTEXT),
        lambda g: ir.Operation.create("t.x", operands=[g.argument], context=CONTEXT),
        lambda g: ir.Operation.create("t.x", successors=[g.block], context=CONTEXT),
        lambda g: list(g.operations),
        lambda g: g.operations[0],
        lambda g: g.blocks[0],
        lambda g: g.operands[0],
        lambda g: g.results[0],
        lambda g: g.attributes["a"],
        lambda g: g.attributes.__setitem__("a", UNIT),
        lambda g: g.attributes.__delitem__("a"),
        lambda g: str(g.op),
        lambda g: str(g.block),
        lambda g: str(g.value),
    ],
)
def test_live_things_refuse_stale_ones(use: Callable[[Graph], Any]) -> None:
    graph = Graph()
    graph.outer.erase()
    with pytest.raises(ir.MLIRError, match="erased"):
        use(graph)


def test_an_erased_argument_is_stale() -> None:
    graph = Graph()
    block = graph.live.regions[0].blocks[1]
    first, second = block.add_argument(I32, LOC), block.add_argument(I32, LOC)
    block.erase_argument(0)
    assert second.arg_number == 0
    uses: list[Callable[[], object]] = [
        lambda: first.arg_number,
        lambda: first.set_type(I32),
        lambda: graph.live_op.set_operand(0, first),
    ]
    for use in uses:
        with pytest.raises(ir.MLIRError, match="erased"):
            use()


def test_iterating_while_erasing() -> None:
    """The current and the next operation may be erased; none is skipped, and no erased one is yielded."""
    block = ir.Module.parse("\n".join(f'"t.op{at}"() : () -> ()' for at in range(6)), CONTEXT).body
    seen = []
    for op in block.operations:
        seen.append(op.name)
        if op.name == "t.op1":
            block.operations[2].erase()
        if op.name == "t.op3":
            op.erase()
    assert seen == ["t.op0", "t.op1", "t.op3", "t.op4", "t.op5"]
    with pytest.raises(ir.MLIRError, match="has changed around"):
        for op in block.operations:
            following = block.operations[1]
            op.erase()
            following.erase()


def test_walking_while_erasing() -> None:
    graph = Graph()

    def erase_the_next(op: Any) -> ir.WalkResult:
        if op.name == "t.outer":
            for block in op.regions[0]:
                block.erase()
        elif op.name == "t.end":
            op.erase()
        return ir.WalkResult.ADVANCE

    graph.module.operation.walk(erase_the_next)
    assert len(graph.region.blocks) == 0
    block = graph.live.regions[0].blocks[0]
    with pytest.raises(ir.MLIRError, match="erased or moved"):
        for op in graph.live.walk():
            if op.name == "t.use":
                block.operations[-1].erase()


def test_values_that_are_used_elsewhere_keep_their_operations() -> None:
    """Nothing is erased while an operation outside uses a value inside; a refused call changes nothing."""
    graph = Graph()
    graph.loose.add_operand(graph.value)
    graph.loose.add_operand(graph.argument)
    before = str(graph.module)
    for erase in (graph.outer.erase, graph.block.erase):
        with pytest.raises(ir.MLIRError, match="still has uses"):
            erase()
        assert str(graph.module) == before
    graph.loose.erase()
    graph.outer.erase()


def test_blocks_do_not_go_inside_of_themselves() -> None:
    graph = Graph()
    region = graph.loose.add_region()
    graph.next_block.append(graph.loose)
    for put in (lambda: graph.next_block.append_to(region), lambda: region.take_body(graph.region)):
        with pytest.raises(ir.MLIRError, match="inside of itself"):
            put()
    region.take_body(region)
    assert len(region.blocks) == 0 and len(graph.region.blocks) == 2
