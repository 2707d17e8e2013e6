"""mlirkit has the names of upstream's Python bindings, on objects of the same kind."""

from typing import Any

import pytest

from mlirkit import ir, rewrite


def instances() -> dict[str, Any]:
    """An object of each class that upstream's bindings have and `core` defines, by class name."""
    context = ir.Context(allow_unregistered_dialects=True)
    with context, ir.Location.unknown():
        module = ir.Module.parse("""
            func.func @f(%a: i32) -> i32 {
              %0 = "foo.op"(%a) {name = "x"} : (i32) -> i32
              return %0 : i32
            }""")
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    op = block.operations[0]
    return {
        "Context": context,
        "Dialects": context.dialects,
        "Dialect": context.dialects["func"],
        "DialectRegistry": ir.DialectRegistry(),
        "Module": module,
        "Operation": op,
        "OpView": function,
        "OpResult": op.result,
        "Value": op.result,
        "BlockArgument": block.arguments[0],
        "OpOperand": next(iter(op.result.uses)),
        "OpOperandList": op.operands,
        "OpResultList": op.results,
        "OpAttributeMap": op.attributes,
        "NamedAttribute": op.attributes[0],
        "Block": block,
        "BlockList": function.regions[0].blocks,
        "OperationList": block.operations,
        "Region": function.regions[0],
        "InsertionPoint": ir.InsertionPoint(op),
        "Location": ir.Location.name("x"),
        "SymbolTable": ir.SymbolTable(module),
        "StringAttr": ir.StringAttr.get("x"),
        "DictAttr": ir.DictAttr.get({}),
        "FlatSymbolRefAttr": ir.FlatSymbolRefAttr.get("x"),
        "SymbolRefAttr": ir.SymbolRefAttr.get(["x", "y"]),
        "WalkResult": ir.WalkResult.ADVANCE,
        "WalkOrder": ir.WalkOrder.PRE_ORDER,
    }


# Missing names by class: attributes without a type have no `type`, where upstream returns `none`.
MISSING: dict[str, set[str]] = {"DictAttr": {"type"}, "FlatSymbolRefAttr": {"type"}, "SymbolRefAttr": {"type"}}


def test_names() -> None:
    upstream = pytest.importorskip("jaxlib.mlir.ir", reason="jaxlib's bindings are not installed")
    with ir.Context() as context, ir.Location.unknown():
        missing: dict[str, set[str]] = {}
        for name, ours in instances().items():
            theirs = getattr(upstream, name)
            wanted = {each for each in dir(theirs) if not each.startswith("_")}
            # `InsertionPoint.current` is a property of the class, which needs an active insertion point.
            wanted -= {"current"} if name == "InsertionPoint" else set()
            absent = {each for each in wanted if not (hasattr(type(ours), each) or hasattr(ours, each))}
            if absent:
                missing[name] = absent
    assert context is not None
    assert missing == MISSING


def test_names_of_rewriting() -> None:
    bindings = pytest.importorskip("jaxlib.mlir._mlir_libs._mlir", reason="jaxlib's bindings are not installed")
    upstream = bindings.rewrite
    missing: set[str] = set()
    for name in public(upstream):
        ours = getattr(rewrite, name, None)
        missing |= {name} if ours is None else {f"{name}.{each}" for each in public(getattr(upstream, name)) - public(ours)}
    # Native functions of PDL get Python lists instead.
    assert missing == {"PDLResultList"}


def public(thing: Any) -> set[str]:
    return {each for each in dir(thing) if not each.startswith("_")}
