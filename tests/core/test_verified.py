"""Operations known to be valid are valid: after each change through the interface, the verifier runs again.

The first test makes each change on a module that is known to be valid, and compares the errors of `verify`
with those of a full verification.  The second looks for stores into IR in the source, outside of functions
that clear the known validity.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.core.attribute_walk import AttributeReplacer
from mlirkit.core.verified import KNOWN, is_known_valid
from mlirkit.core.verifier import collect_anew
from mlirkit.dialects import ext
from mlirkit.passmanager import PassManager

SOURCE = Path(mlirkit.__file__).parent

MODULE = """
module {
  func.func private @callee(i32) -> i32
  func.func @f(%a: i32, %c: i1) -> i32 {
    %0 = arith.addi %a, %a {x.note} : i32
    %1 = scf.if %c -> (i32) {
      %5 = func.call @callee(%0) : (i32) -> i32
      scf.yield %5 : i32
    } else {
      scf.yield %0 : i32
    }
    cf.cond_br %c, ^bb1(%1 : i32), ^bb2
  ^bb1(%2: i32):
    return %2 : i32
  ^bb2:
    %3 = arith.muli %1, %0 : i32
    return %3 : i32
  }
}
"""


@pytest.fixture(autouse=True)
def remembering() -> object:
    """Verifiers of programs that other tests have registered switch memory off."""
    before = KNOWN.is_remembering
    KNOWN.is_remembering = True
    yield
    KNOWN.is_remembering = before
    KNOWN.stamp = None


def known_module(context: ir.Context) -> ir.Module:
    """The module above, known to be valid."""
    module = ir.Module.parse(MODULE, context)
    module.operation.verify()
    assert is_known_valid(module.operation)
    return module


def find(module: ir.Module, name: str, number: int = 0) -> ir.Operation:
    return module.operation.walk_list(name)[number]


def messages(op: ir.Operation) -> list[str]:
    """The errors of `verify`."""
    try:
        op.verify()
    except ir.MLIRError as error:
        return [each.message for each in error.error_diagnostics]
    return []


def check(module: ir.Module) -> None:
    """`verify` reports the errors of a full verification."""
    found = [each.message for each in collect_anew(module.operation)]
    assert messages(module.operation) == found
    assert is_known_valid(module.operation) == (not found)


def _add_note(m: ir.Module) -> None:
    find(m, "arith.addi").attributes["x.other"] = ir.UnitAttr.get()


def _set_wrong_name(m: ir.Module) -> None:
    find(m, "func.call").attributes["callee"] = ir.FlatSymbolRefAttr.get("nobody")


def _delete_attribute(m: ir.Module) -> None:
    del find(m, "arith.addi").attributes["x.note"]


def _delete_inherent(m: ir.Module) -> None:
    del find(m, "func.func", 1).attributes["function_type"]


def _clear_discardable(m: ir.Module) -> None:
    find(m, "arith.addi").discardable_attributes.clear()


def _set_discardable(m: ir.Module) -> None:
    find(m, "arith.addi").discardable_attributes["llvm.readnone"] = ir.UnitAttr.get()


def _delete_discardable(m: ir.Module) -> None:
    del find(m, "arith.addi").discardable_attributes["x.note"]


def _set_property(m: ir.Module) -> None:
    find(m, "func.call").properties["callee"] = ir.StringAttr.get("x")


def _clear_properties(m: ir.Module) -> None:
    find(m, "func.call").properties.clear()


def _pop_attribute(m: ir.Module) -> None:
    find(m, "func.call").attributes.pop("callee")


def _update_attributes(m: ir.Module) -> None:
    find(m, "func.call").attributes.update({"callee": ir.FlatSymbolRefAttr.get("f")})


def _set_inherent(m: ir.Module) -> None:
    find(m, "func.call").set_inherent("callee", None)


def _set_attribute(m: ir.Module) -> None:
    find(m, "func.call").set_attribute("callee", None)


def _replace_attributes(m: ir.Module) -> None:
    replacer = AttributeReplacer(
        lambda value: ir.FlatSymbolRefAttr.get("nobody") if str(value) == "@callee" else None
    )
    replacer.replace_in(find(m, "func.call"))


def _rename_callee(m: ir.Module) -> None:
    ir.SymbolTable(m.operation).set_symbol_name(find(m, "func.func"), "renamed")


def _erase_callee(m: ir.Module) -> None:
    find(m, "func.func").erase()


def _erase_by_symbol_table(m: ir.Module) -> None:
    table = ir.SymbolTable(m.operation)
    table.erase(table["callee"])


def _insert_same_name(m: ir.Module) -> None:
    m.body.append(find(m, "func.func").clone(ip=False))


def _append_after_terminator(m: ir.Module) -> None:
    block = find(m, "func.func", 1).regions[0].blocks[1]
    block.append(find(m, "arith.addi").clone(ip=False))


def _create_in_block(m: ir.Module) -> None:
    block = find(m, "func.func", 1).regions[0].blocks[1]
    ir.Operation.create("arith.constant", results=[], loc=ir.Location.unknown(), ip=ir.InsertionPoint(block.operations[0]))


def _move_behind_use(m: ir.Module) -> None:
    find(m, "arith.addi").move_after(find(m, "scf.if"))


def _move_before_definition(m: ir.Module) -> None:
    find(m, "scf.if").move_before(find(m, "arith.addi"))


def _detach(m: ir.Module) -> None:
    find(m, "cf.cond_br").detach_from_parent()


def _set_operand(m: ir.Module) -> None:
    find(m, "arith.addi").operands[0] = find(m, "scf.if").operands[0]


def _set_later_operand(m: ir.Module) -> None:
    find(m, "arith.addi").set_operand(1, find(m, "arith.muli").result)


def _set_operands(m: ir.Module) -> None:
    find(m, "arith.addi").set_operands([])


def _add_operand(m: ir.Module) -> None:
    find(m, "func.return").add_operand(find(m, "arith.addi").result)


def _drop_operands(m: ir.Module) -> None:
    find(m, "func.return").drop_operands()


def _drop_references(m: ir.Module) -> None:
    find(m, "scf.if").drop_all_references()


def _set_use(m: ir.Module) -> None:
    next(find(m, "arith.addi").result.uses).set(find(m, "scf.if").operands[0])


def _replace_uses(m: ir.Module) -> None:
    find(m, "arith.addi").result.replace_all_uses_with(find(m, "arith.muli").result)


def _replace_only_use(m: ir.Module) -> None:
    find(m, "arith.muli").result.replace_all_uses_with(find(m, "scf.if").operands[0])


def _replace_uses_except(m: ir.Module) -> None:
    find(m, "arith.addi").result.replace_all_uses_except(find(m, "arith.muli").result, [])


def _replace_uses_if(m: ir.Module) -> None:
    find(m, "arith.addi").result.replace_uses_with_if(find(m, "arith.muli").result, lambda use: True)


def _replace_uses_of_with(m: ir.Module) -> None:
    addi = find(m, "arith.addi")
    addi.replace_uses_of_with(addi.operands[0], find(m, "arith.muli").result)


def _set_result_type(m: ir.Module) -> None:
    find(m, "arith.addi").result.set_type(ir.IndexType.get())


def _set_argument_type(m: ir.Module) -> None:
    find(m, "func.func", 1).regions[0].blocks[0].arguments[0].set_type(ir.F32Type.get())


def _add_result(m: ir.Module) -> None:
    find(m, "func.call").add_result(ir.IndexType.get())


def _add_region(m: ir.Module) -> None:
    find(m, "arith.addi").add_region()


def _add_argument(m: ir.Module) -> None:
    find(m, "func.func", 1).regions[0].blocks[0].add_argument(ir.IndexType.get(), ir.Location.unknown())


def _insert_argument(m: ir.Module) -> None:
    find(m, "func.func", 1).regions[0].blocks[1].insert_argument(0, ir.IndexType.get(), ir.Location.unknown())


def _erase_argument(m: ir.Module) -> None:
    block = find(m, "func.func", 1).regions[0].blocks[1]
    block.arguments[0].replace_all_uses_with(find(m, "arith.addi").result)
    block.erase_argument(0)


def _set_successor(m: ir.Module) -> None:
    branch = find(m, "cf.cond_br")
    branch.set_successor(1, branch.successors[0])


def _branch_to_entry(m: ir.Module) -> None:
    find(m, "cf.cond_br").set_successor(1, find(m, "func.func", 1).regions[0].blocks[0])


def _add_block(m: ir.Module) -> None:
    find(m, "func.func", 1).regions[0].blocks.append()


def _add_block_in_front(m: ir.Module) -> None:
    ir.Block.create_at_start(find(m, "func.func", 1).regions[0], [], [])


def _add_block_behind(m: ir.Module) -> None:
    find(m, "func.func", 1).regions[0].blocks[0].create_after()


def _move_block(m: ir.Module) -> None:
    blocks = find(m, "func.func", 1).regions[0].blocks
    blocks[2].append_to(find(m, "func.func", 0).regions[0])


def _erase_block(m: ir.Module) -> None:
    find(m, "scf.if").regions[1].blocks[0].erase()


def _take_body(m: ir.Module) -> None:
    one, other = find(m, "scf.if").regions
    one.take_body(other)


def _set_location(m: ir.Module) -> None:
    find(m, "arith.addi").location = ir.Location.name("x")


def _forbid_unregistered(m: ir.Module) -> None:
    with m.context:
        m.body.append(ir.Operation.create("unknown.op", loc=ir.Location.unknown(), ip=False))
    m.operation.verify()
    m.context.allow_unregistered_dialects = False


def _canonicalize(m: ir.Module) -> None:
    PassManager.parse("builtin.module(canonicalize,symbol-dce)", context=m.context).run(m.operation)


def _erase_whole(m: ir.Module) -> None:
    find(m, "func.func", 1).erase()


CHANGES: dict[str, Callable[[ir.Module], None]] = {
    name.removeprefix("_"): function
    for name, function in list(globals().items())
    if name.startswith("_") and getattr(function, "__module__", None) == __name__ and callable(function)
}


@pytest.mark.parametrize("name", CHANGES)
def test_changes_are_seen(name: str) -> None:
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = known_module(context)
        CHANGES[name](module)
        # Pipelines verify their output.
        assert name == "canonicalize" or not is_known_valid(module.operation)
        check(module)


def test_changes_elsewhere_are_seen() -> None:
    """Any change clears the known validity of all trees, also a change of another module."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        one, other = known_module(context), known_module(context)
        one.operation.verify()
        other.operation.verify()
        assert is_known_valid(one.operation) and is_known_valid(other.operation)
        _add_note(other)
        assert not is_known_valid(one.operation)


@pytest.mark.parametrize("seed", range(5))
def test_random_changes(seed: int) -> None:
    """`verify` reports the errors of a full verification after any sequence of changes."""
    random_numbers = random.Random(seed)
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        for _ in range(20):
            module = known_module(context)
            for _ in range(6):
                change = CHANGES[random_numbers.choice(sorted(CHANGES.keys() - {"forbid_unregistered"}))]
                try:
                    change(module)
                except (ir.MLIRError, IndexError, ValueError, KeyError, AttributeError, StopIteration):
                    pass
                if random_numbers.random() < 0.5:
                    check(module)
            check(module)


def test_reading_asks_nothing_again() -> None:
    """A tree is verified once, when it is read; printing and verifying it change nothing."""
    with ir.Context() as context:
        module = ir.Module.parse(MODULE, context)
        assert is_known_valid(module.operation)
        text = str(module)
        module.operation.verify()
        assert is_known_valid(module.operation) and str(module) == text


def test_parts_are_not_known() -> None:
    """Verification without regions does not make an operation known to be valid."""
    with ir.Context() as context:
        module = ir.Module.parse(MODULE, context)
        KNOWN.stamp = None
        module.operation.verify(recursive=False)
        assert not is_known_valid(module.operation)


def test_replaced_dialects_are_seen() -> None:
    """A dialect that replaces another may have other verifiers."""
    with ir.Context() as context:
        module = known_module(context)
        context.register_dialect("arith", lambda context: None)
        assert not is_known_valid(module.operation)


def test_verifiers_of_programs_are_asked_each_time() -> None:
    """A verifier of a program may depend on anything, so that it runs each time."""
    calls: list[str] = []

    class Mine(ext.Dialect, name="mine_verified"):
        pass

    class Checked(Mine.Operation, name="checked"):  # type: ignore[misc,call-arg]
        def verify_invariants(self) -> bool:
            calls.append(self.name)
            return True

    with ir.Context(), ir.Location.unknown():
        Mine.load()
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            Checked()
        module.operation.verify()
        count = len(calls)
        module.operation.verify()
        assert len(calls) == 2 * count and count


def test_warnings_come_each_time() -> None:
    """Verifying again repeats the warnings."""
    with ir.Context() as context:
        module = known_module(context)
        find(module, "arith.addi").emit_warning("careful")
        assert not is_known_valid(module.operation)


# -- stores in the source -------------------------------------------------------------------------------

FIELDS = {
    *("attrs", "props", "operand0", "operand1", "operand2", "operand_rest", "operand_count", "result0"),
    *("result_rest", "region_list", "successor_list", "parent_block", "block_list", "parent_region"),
    *("next_op", "prev_op"),
}
# Fields that are lists, and the arguments of blocks.
LISTS = {"args", "block_list", "operand_rest", "region_list", "result_rest", "successor_list"}
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}

# Functions that fill operations which no caller has seen yet: no tree that is known to be valid has them.
FILLING = {
    "bytecode/reader": "what a file has",
    "text/parser": "what a text has",
    "bytecode/shapes.py": "shapes of operations, no operations",
    "bytecode/writer/ir.py": "frames of the writer, no operations",
    "text/printer/lines.py": "signatures of operations, no operations",
    "dialects/constant_operations.py": "a new constant",
    "core/clone.py:_copy_root": "a new copy",
    "core/creation.py:_store_attributes": "a new operation",
}


def stores(function: ast.AST) -> set[str]:
    """The fields of IR that a function stores into, or whose lists it changes."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load) and node.attr in FIELDS:
            found.add(node.attr)
        holder = None
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            holder = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            holder = node.func.value
        if isinstance(holder, ast.Attribute) and holder.attr in LISTS:
            found.add(holder.attr)
    return found


def test_all_stores_forget() -> None:
    wrong: list[str] = []
    used: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or node.name == "__init__" or not stores(node):
                continue
            name = f"{place}:{node.name}"
            filling = next((key for key in FILLING if name.startswith(key)), None)
            if filling is not None:
                used.add(filling)
            elif "KNOWN.stamp = None" not in ast.unparse(node):
                wrong.append(f"{name}: {sorted(stores(node))}")
    assert not wrong, "these store into IR and forget nothing"
    assert used == FILLING.keys()


