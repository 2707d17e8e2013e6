from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    module = ir.Module.parse("""
    func.func @f(%a: i32 loc("first"), %b: f32, %c: index) -> i32 {
      "t.use"(%a, %b) : (i32, f32) -> ()
      return %a : i32
    }""")
    f = module.body.operations[0]
    block = f.regions[0].blocks[0]
    args = block.arguments
    print(len(args), [a.arg_number for a in args], [str(a.type) for a in args])
    print(args[0].owner == block, args[-1].type, args[0].location)
    print([str(t) for t in args.types])
    print([str(a.type) for a in args[1:]], len(args[0:2]), len(args[::2]))
    both = args[:1] + args[2:]
    print([a.arg_number for a in both])
    attempt(lambda: args[3])
    attempt(lambda: args[-4])
    print(args[0] == block.arguments[0], args[0] == args[1], hash(args[0]) == hash(block.arguments[0]))
    print(isinstance(args[0], ir.BlockArgument), isinstance(args[0], ir.OpResult), type(args[0]).__name__)
    print(args[0])
    args[2].set_type(ir.IntegerType.get_signless(8))
    print(args[2].type)
    args[1].set_location(ir.Location.name("moved"))
    print(args[1].location)
    print([u.owner.name for u in args[0].uses], [u.operand_number for u in args[0].uses])
    args[0].replace_all_uses_with(args[2])
    print(module)
    attempt(lambda: args[0].get_name())
    attempt(lambda: args[0].maybe_downcast() == args[0])
