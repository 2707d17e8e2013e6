# Passes as functions: names, anchors, failures, errors, statistics.
import os

from mlir import ir, passmanager
from mlir.dialects import func
from mlir.passmanager import PassManager

# Standard error goes to standard output, so that diagnostics come in order with printed lines.
os.dup2(1, 2)

TEXT = """
module @m {
  func.func @a() { return }
  func.func @b() {
    %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
    return
  }
  "t.op"() : () -> ()
}
"""

def show(op, pass_):
    print("on", op.name, type(pass_).__name__, "sym_name" in op.attributes and op.attributes["sym_name"])

class Renamer:
    def __call__(self, op, pass_):
        op.attributes["t.renamed"] = ir.UnitAttr.get()

def fails(op, pass_):
    print("fails on", op.name)
    pass_.signal_pass_failure()

def invalidates(op, pass_):
    for each in op.regions[0].blocks[0].operations:
        if each.operation.name == "func.func":
            each.operation.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([], [ir.IndexType.get()]))

def later(op, pass_):
    print("later")

context = ir.Context()
context.allow_unregistered_dialects = True
context.enable_multithreading(False)
with context:
    print(PassManager(), PassManager("func.func"), PassManager("any"), PassManager(anchor_op="t.op"))
    for text in ("builtin.module()", "any()", "builtin.module(any(),func.func())", " builtin.module ( func.func ( ) ) "):
        attempt(lambda: str(PassManager.parse(text)))
    for text in ("", "any", "any(", "any(nope)", "any(func.func(nope{a=1}))", "any())", "any(a{)", "any(,)", "(any)", "any() x"):
        attempt(PassManager.parse, text)
    manager = PassManager()
    attempt(manager.add, "nope")
    attempt(manager.add, "func.func()")
    attempt(manager.add, 3)
    attempt(manager.add, Renamer(), "Renamer", argument="renamer", description="says so", op_name="func.func")
    manager.add(show)
    manager.add(show, "Shown", "show")
    print(manager)

    module = ir.Module.parse(TEXT)
    attempt(manager.run, module.operation)
    attempt(PassManager("func.func").run, module.operation)
    manager = PassManager("builtin.module")
    manager.add(show)
    manager.add(Renamer(), "Renamer", "renamer")
    attempt(manager.run, module.operation)
    attempt(manager.run, module.body.operations[0])
    attempt(manager.run, module.body.operations[2])
    attempt(PassManager().run, module.body.operations[2])
    anonymous = PassManager()
    anonymous.add(show)
    attempt(anonymous.run, module.body.operations[2])
    attempt(anonymous.run, module.body.operations[0])
    print(module)

    for function in (fails, invalidates):
        for verify in (True, False):
            for reports in (False, True):
                context.emit_error_diagnostics = reports
                with context.attach_diagnostic_handler(lambda d: print("heard", d.severity, d.message) or True):
                    module = ir.Module.parse(TEXT)
                    manager = PassManager("builtin.module")
                    manager.enable_verifier(verify)
                    manager.add(function)
                    manager.add(later)
                    attempt(manager.run, module.operation)
    context.emit_error_diagnostics = False

    for mode in (passmanager.PassDisplayMode.LIST, passmanager.PassDisplayMode.PIPELINE):
        module = ir.Module.parse(TEXT)
        manager = PassManager()
        manager.enable_statistics(mode)
        manager.run(module.operation)
    attempt(manager.enable_statistics, displayMode=passmanager.PassDisplayMode.LIST)
    print(sorted(name for name in dir(passmanager.PassDisplayMode) if name.isupper()))
