from mlir import ir
from mlir.dialects import arith

with ir.Context() as context, ir.Location.unknown():
    print(ir.AttrBuilder.contains("I32Attr"), ir.AttrBuilder.contains("NopeAttr"))
    print(ir.AttrBuilder.get("I32Attr")(7, context=context), ir.AttrBuilder.get("DenseI64ArrayAttr")([1, 2], context=context), ir.AttrBuilder.get("StrArrayAttr")(["a"], context=context))
    @ir.register_attribute_builder("MyOwnAttr")
    def own(value, context):
        return ir.StringAttr.get(f"own {value}")
    print(ir.AttrBuilder.get("MyOwnAttr")(3, context=context))
    for function in (lambda: ir.register_attribute_builder("UnitAttr")(own), lambda: ir.AttrBuilder.insert("MyOwnAttr", own)):
        try:
            function()
        except RuntimeError as error:
            print(str(error).split(":")[0])
    print(ir.AttrBuilder.insert(attribute_kind="OtherAttr", attr_builder=own), ir.AttrBuilder.contains(attribute_kind="OtherAttr"))
    for kind in ("F64ElementsAttr", "I32ElementsAttr", "I64ElementsAttr", "IndexElementsAttr"):
        print(ir.AttrBuilder.get(attribute_kind=kind)([1, 2, 3], context=context))
    ir.register_attribute_builder("MyOwnAttr", replace=True)(lambda value, context: ir.UnitAttr.get())
    print(ir.AttrBuilder.get("MyOwnAttr")(3, context=context))
    ir.register_attribute_builder("MyOwnAttr", allow_existing=True)(own)
    print(ir.AttrBuilder.get("MyOwnAttr")(3, context=context))
    attempt(ir.AttrBuilder.get, "NopeAttr")
