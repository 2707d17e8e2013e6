from mlir import ir

one, two = ir.Context(), ir.Context()
attempt(lambda: ir.Context.current)
with one:
    print(ir.Context.current is one)
    with two:
        print(ir.Context.current is two, ir.IntegerType.get_signless(3, context=one))
    print(ir.Context.current is one)
attempt(lambda: ir.Context.current)
with one as entered:
    print(entered is one)
print(one.allow_unregistered_dialects)
one.allow_unregistered_dialects = True
print(one.allow_unregistered_dialects)
print(one.is_registered_operation("arith.addi"), one.is_registered_operation("arith.nope"), one.is_registered_operation("nope.nope"))
print(one.dialects["arith"].descriptor.namespace, one.d.func.descriptor.namespace, one.d["scf"].descriptor.namespace)
attempt(lambda: one.d.nope)
attempt(lambda: one.dialects["nope"])
print(one.get_dialect_descriptor("arith").namespace)
attempt(one.get_dialect_descriptor, "nope")
try:
    one.__exit__(None, None, None)
except RuntimeError as error:
    print(error)
with one, ir.Location.unknown():
    print(ir.Operation.create("x.y"))
try:
    with two:
        raise KeyError("gone")
except KeyError:
    print("left")
attempt(lambda: ir.Context.current)
