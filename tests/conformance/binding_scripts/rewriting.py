# Rewrites as in passes written in Python: match by name and operands, build beside, replace, erase; several
# rounds.
from mlir import ir
from mlir.dialects import arith, func

TEXT = """
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.muli %0, %c1 : i32
  %2 = arith.addi %1, %b : i32
  %3 = arith.addi %1, %b : i32
  %4 = "t.custom"(%2, %3) {tag = "keep", n = 3 : i32} : (i32, i32) -> i32
  return %4, %3 : i32, i32
}
"""

def constant_of(value):
    owner = value.owner
    if isinstance(owner, ir.Block) or owner.operation.name != "arith.constant":
        return None
    return ir.IntegerAttr(owner.attributes["value"]).value

def neutral(op):
    """x + 0 and x * 1."""
    unit = {"arith.addi": 0, "arith.muli": 1}.get(op.operation.name)
    if unit is not None and constant_of(op.operands[1]) == unit:
        return op.operands[0]

def round_of(function):
    changed = 0
    seen = {}
    for block in function.regions[0].blocks:
        for op in list(block.operations):
            name = op.operation.name
            replacement = neutral(op)
            if replacement is None and name.startswith("arith."):
                key = (name, tuple(op.operands), str(op.operation.attributes["value"]) if name == "arith.constant" else "")
                replacement = seen.setdefault(key, op.results[0])
            if replacement is not None and replacement != op.results[0]:
                op.results[0].replace_all_uses_with(replacement)
                op.operation.erase()
                changed += 1
        for op in reversed(list(block.operations)):
            if op.operation.name.startswith("arith.") and not list(op.results[0].uses):
                op.operation.erase()
                changed += 1
    return changed

with ir.Context() as ctx, ir.Location.unknown():
    ctx.allow_unregistered_dialects = True
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    while True:
        count = round_of(function)
        print("changed", count)
        if not count:
            break
        print(function)
    # A custom operation becomes a call.
    custom = [op for op in function.entry_block.operations if op.operation.name == "t.custom"][0]
    with ir.InsertionPoint.at_block_begin(module.body), ir.Location.name("made"):
        callee = func.FuncOp("custom", ir.FunctionType.get([v.type for v in custom.operands], list(custom.results.types)), visibility="private")
    with ir.InsertionPoint(custom), custom.location:
        call = func.CallOp(callee, list(custom.operands))
        for named in custom.attributes:
            call.attributes[f"t.{named}"] = custom.attributes[named]
    custom.results[0].replace_all_uses_with(call.results[0])
    custom.erase()
    print(module)
    print(module.operation.verify())
    call.operation.move_before(function.entry_block.operations[0])
    attempt(module.operation.verify)
    call.operation.move_before(function.entry_block.operations[-1])
    print(module.operation.verify(), call.operation.is_before_in_block(function.entry_block.operations[-1].operation))
    extra = call.operation.clone()
    print(extra.attached, extra)
    ir.InsertionPoint(call).insert(extra)
    print(function)
    extra.results[0].replace_all_uses_with(call.results[0])
    extra.erase()
    print(len(list(function.entry_block.operations)))
