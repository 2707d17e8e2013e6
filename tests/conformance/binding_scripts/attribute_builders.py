from mlir import ir
from mlir.dialects import arith

with ir.Context() as context, ir.Location.unknown():
    print(ir.AttrBuilder.contains("I32Attr"), ir.AttrBuilder.contains("NopeAttr"))
    print(ir.AttrBuilder.get("I32Attr")(7, context=context), ir.AttrBuilder.get("DenseI64ArrayAttr")([1, 2], context=context), ir.AttrBuilder.get("StrArrayAttr")(["a"], context=context))
    @ir.register_attribute_builder("MyOwnAttr")
    def own(value, context):
        return ir.StringAttr.get(f"own {value}")
    print(ir.AttrBuilder.get("MyOwnAttr")(3, context=context))
    attempt(lambda: ir.register_attribute_builder("UnitAttr")(own) and 0) if False else None
    ir.register_attribute_builder("MyOwnAttr", replace=True)(lambda value, context: ir.UnitAttr.get())
    print(ir.AttrBuilder.get("MyOwnAttr")(3, context=context))
    ir.register_attribute_builder("MyOwnAttr", allow_existing=True)(own)
    print(ir.AttrBuilder.get("MyOwnAttr")(3, context=context))
    attempt(ir.AttrBuilder.get, "NopeAttr") if False else None
