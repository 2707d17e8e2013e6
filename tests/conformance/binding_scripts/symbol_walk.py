from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    m = ir.Module.parse("""
      module @outer {
        module @inner attributes {sym_visibility = "private"} {
          func.func private @f()
        }
        module {}
        gpu.module @g {}
      }
      "t.op"() ({ module @deep {} }) : () -> ()
    """)
    def seen(op, visible):
        print(f"{op.name} {op.attributes['sym_name'] if 'sym_name' in op.attributes else None}: {visible}")
    ir.SymbolTable.walk_symbol_tables(m.operation, True, seen)
    print("---")
    ir.SymbolTable.walk_symbol_tables(m.operation, False, seen)
    print("---")
    ir.SymbolTable.walk_symbol_tables(m.body.operations[0], False, seen)
