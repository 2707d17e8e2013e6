import io, os, tempfile
from mlir import ir

with ir.Context() as context:
    context.allow_unregistered_dialects = True
    m = ir.Module.parse("""
    func.func @f(%x: i32) -> i32 {
      %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
      %0 = "t.op"(%x) ({ "t.in"() : () -> () }) {map = affine_map<(d0) -> (d0 + 1)>, a = "s"} : (i32) -> i32 loc("named")
      return %0 : i32
    }""")
    f = m.body.operations[0]
    op = f.regions[0].blocks[0].operations[1]
    for thing in (m.operation, f, op):
        for flags in ({}, {"print_generic_op_form": True}, {"enable_debug_info": True}, {"enable_debug_info": True, "pretty_debug_info": True}, {"use_local_scope": True},
                      {"large_elements_limit": 2}, {"skip_regions": True}, {"use_name_loc_as_prefix": True}, {"assume_verified": True}, {"print_generic_op_form": True, "use_local_scope": True, "enable_debug_info": True}):
            print(thing.get_asm(**flags))
    print(type(f.get_asm(binary=True)).__name__, f.get_asm(binary=True) == f.get_asm().encode())
    text = io.StringIO()
    op.print(file=text)
    print(repr(text.getvalue()) == repr(op.get_asm()), text.getvalue())
    raw = io.BytesIO()
    op.print(file=raw, binary=True)
    print(raw.getvalue().decode())
    state = ir.AsmState(f)
    out = io.StringIO()
    op.print(state, file=out)
    print(out.getvalue())
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x.mlirbc")
        with open(path, "wb") as stream:
            m.operation.write_bytecode(stream)
        print(open(path, "rb").read(4))
        with open(path, "rb") as stream:
            print(str(ir.Module.parse(stream.read())) == str(m))
        mlir = os.path.join(folder, "x.mlir")
        with open(mlir, "w") as stream:
            stream.write(str(m))
        print(str(ir.Module.parseFile(mlir)) == str(m))
        print(str(ir.Module.parseFile(path)) == str(m))
    print(f, sep="|")
    f.print()
    print("end")
    m.operation.print(large_elements_limit=1)
    print(str(f.regions[0].blocks[0]))
