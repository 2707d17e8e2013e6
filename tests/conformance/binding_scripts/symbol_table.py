from mlir import ir
from mlir.dialects import func

with ir.Context() as context, ir.Location.unknown():
    m = ir.Module.parse("""
      func.func private @foo()
      func.func @bar() { call @foo() : () -> () return }
      func.func private @baz()
    """)
    table = ir.SymbolTable(m.operation)
    print(table["foo"])
    print("foo" in table, "nope" in table)
    attempt(lambda: table["nope"])
    attempt(table.__delitem__, "nope")
    clone = table["foo"].operation.clone(ip=ir.InsertionPoint(m.body))
    print(table.insert(clone))
    print(m)
    del table["foo_0"]
    print("foo_0" in table)
    table.erase(table["baz"])
    print(m)
    print(ir.SymbolTable.get_symbol_name(table["bar"]))
    ir.SymbolTable.set_symbol_name(table["bar"], "bam")
    print(m)
    print("bar" in table, "bam" in table)
    print(ir.SymbolTable.get_visibility(table["foo"]))
    ir.SymbolTable.set_visibility(table["foo"], "nested")
    print(ir.SymbolTable.get_visibility(table["foo"]), m.body.operations[0])
    ir.SymbolTable.set_visibility(table["foo"], "public")
    print(m.body.operations[0])
    attempt(ir.SymbolTable.set_visibility, table["foo"], "strange")
    ir.SymbolTable.replace_all_symbol_uses("foo", "qux", m.operation)
    print(m)
    ir.SymbolTable.set_symbol_name(m.body.operations[0], "qux")
    attempt(ir.SymbolTable, m.body.operations[1])
    attempt(ir.SymbolTable, m.body.operations[0])
    attempt(ir.SymbolTable.get_symbol_name, m.operation)
    attempt(ir.SymbolTable.set_symbol_name, m.body.operations[1].regions[0].blocks[0].operations[0], "x")
    attempt(ir.SymbolTable.get_visibility, m.body.operations[1].regions[0].blocks[0].operations[0])
