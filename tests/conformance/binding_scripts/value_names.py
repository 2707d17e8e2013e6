from mlir import ir

with ir.Context() as context:
    context.allow_unregistered_dialects = True
    m = ir.Module.parse("""
    func.func @f(%x: i32 loc("named")) {
      %c = arith.constant 3 : index
      %0:2 = "t.two"(%x) : (i32) -> (i32, i32) loc("pair")
      %1 = "t.one"() ({
        %2 = "t.inner"() : () -> i32
      }) : () -> i32
      return
    }""")
    f = m.body.operations[0]
    block = f.regions[0].blocks[0]
    print(block.arguments[0].get_name(), block.arguments[0].get_name(use_local_scope=True))
    print(block.arguments[0].get_name(use_name_loc_as_prefix=True))
    c, two, one, _ = block.operations
    print(c.result.get_name(), two.results[0].get_name(), two.results[1].get_name(), one.result.get_name())
    print(two.results[1].get_name(use_name_loc_as_prefix=True))
    print(two.results[1].get_name(use_local_scope=True))
    inner = one.regions[0].blocks[0].operations[0]
    print(inner.result.get_name(), inner.result.get_name(use_local_scope=True))
    state = ir.AsmState(f)
    print(one.result.get_name(state), inner.result.get_name(state=state))
    print(f.get_asm(use_name_loc_as_prefix=True))
    print(one.result, block.arguments[0])
    loose = ir.Operation.create("t.loose", results=[ir.F32Type.get()], loc=ir.Location.unknown())
    print(loose.result.get_name())
