"""Wrong arguments: setters and factories refuse them with an exception that Python users expect.

Everything in PLACES is tried with everything in WRONG, in its own process, because an unchecked argument of a
compiled function may crash the process later.  The module must print, verify and write afterwards as before.
"""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import io, itertools
from mlirkit import ir

TEXT = "func.func @f(%a: i32) -> i32 {\\n  %0 = arith.addi %a, %a : i32\\n  return %0 : i32\\n}"
WRONG = "None 1 -1 2**70 '' 1.5 object() [] [None] [1] {1:None} b'\\\\xff' erased op block context unit i32".split()
PLACES = '''
op.location = x
argument.set_location(x)
argument.set_type(x)
argument.replace_all_uses_with(x)
op.attributes["a"] = x
op.attributes[x] = unit
op.operands[0] = x
op.set_operand(0, x)
op.set_operands([x])
op.operation.move_before(x)
ir.Location.name(x)
ir.Location.name("a", x)
ir.Location.file(x, 1, 1)
ir.Location.file("a", x, 1)
ir.Location.fused([x])
ir.Location.fused([], x)
ir.Location.callsite(x, [unknown])
ir.Location.callsite(unknown, [x])
ir.StringAttr.get(x)
ir.SymbolRefAttr.get([x])
ir.FlatSymbolRefAttr.get(x)
ir.ArrayAttr.get([x])
ir.DictAttr.get({"a": x})
ir.DictAttr.get({x: unit})
ir.TypeAttr.get(x)
ir.IntegerAttr.get(i32, x)
ir.FloatAttr.get(ir.F32Type.get(), x)
ir.IntegerType.get_signless(x)
ir.TupleType.get_tuple([x])
ir.TupleType.get_tuple(x)
ir.FunctionType.get([x], [])
ir.FunctionType.get([], [x])
ir.FunctionType.get(x, x)
ir.RankedTensorType.get([1], x)
ir.VectorType.get([2], x)
ir.Attribute.parse(x)
ir.Type.parse(x)
'''.strip().splitlines()
EXPECTED = (TypeError, ValueError, AttributeError, IndexError, KeyError, ir.MLIRError)
# What upstream's bindings raise for elements that are no attributes.
LIKE_UPSTREAM = "Invalid attribute|Invalid expression|expected an attribute|Could not|must be".split("|")

def names():
    context = ir.Context()
    context.__enter__()
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    gone = ir.Module.parse(TEXT).operation
    gone.erase()
    return dict(
        ir=ir, context=context, module=module, op=block.operations[0], block=block, erased=gone,
        argument=block.arguments[0], unit=ir.UnitAttr.get(), i32=ir.IntegerType.get_signless(32),
        unknown=ir.Location.unknown(),
    )

for place, wrong in itertools.product(PLACES, WRONG):
    scope = names()
    before = scope["module"].operation.get_asm(enable_debug_info=True)
    print(f"{place} with x = {wrong}", flush=True)
    try:
        scope["x"] = eval(wrong, scope)
        exec(place, scope)
        accepted = True
    except EXPECTED:
        accepted = False
    except RuntimeError as error:
        assert any(each in str(error) for each in LIKE_UPSTREAM), repr(error)
        accepted = False
    module = scope["module"]
    if not accepted:
        assert module.operation.get_asm(enable_debug_info=True) == before, "changed by what failed"
    try:
        module.operation.get_asm(enable_debug_info=True)
        module.operation.get_asm(print_generic_op_form=True)
        module.operation.write_bytecode(io.BytesIO())
        module.operation.verify()
    except ir.MLIRError:
        pass
    scope["context"].__exit__(None, None, None)
print("done")
"""


def test_wrong_arguments() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True, timeout=300
    )
    last = done.stdout.splitlines()[-1:]
    assert (done.returncode, last) == (0, ["done"]), f"{last} {done.stderr[-2000:]}"
