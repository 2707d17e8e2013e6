from mlir import ir

context = ir.Context()
heard = []
def hear(diagnostic):
    heard.append(diagnostic.message)
    print(diagnostic.severity, "|", diagnostic.message, "|", diagnostic.location, "|", len(diagnostic.notes), "|", str(diagnostic) == diagnostic.message)
    for note in diagnostic.notes:
        print("  note", note.severity, note.message, note.location)
    return True
handler = context.attach_diagnostic_handler(hear)
with context:
    loc = ir.Location.file("f", 1, 2)
    loc.emit_error("an error")
    ir.Location.unknown().emit_error("another")
    print(handler.attached, handler.had_error, len(heard))
    inner = context.attach_diagnostic_handler(lambda d: (print("inner", d.message), False)[1])
    loc.emit_error("through")
    inner.detach()
    print(inner.attached)
    loc.emit_error("only outer")
    with context.attach_diagnostic_handler(lambda d: (print("first", d.message), True)[1]) as last:
        loc.emit_error("taken")
        print(last.attached)
    print(last.attached)
    context.emit_error_diagnostics = True
    attempt(ir.Module.parse, "}")
    context.emit_error_diagnostics = False
    attempt(ir.Module.parse, "}")
    print(len(heard))
handler.detach()
handler.detach()
print(handler.attached)
