%0 = "shape.const_shape"() <{shape = dense<[1,2]> : tensor<2xindex>}> {foo} : () -> !shape.shape
%1 = "shape.const_shape"() <{shape = dense<[1,2]> : tensor<2xindex>}> : () -> tensor<2xindex>
%e = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
%s = "shape.const_size"() <{value = 5 : index}> : () -> !shape.size
%w = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
%2 = "shape.assuming"(%w) ({ "shape.assuming_yield"(%s) : (!shape.size) -> () }) {foo} : (!shape.witness) -> !shape.size
%22:2 = "shape.assuming"(%w) ({ "shape.assuming_yield"(%s, %s) : (!shape.size, !shape.size) -> () }) {foo} : (!shape.witness) -> (!shape.size, !shape.size)
"shape.assuming"(%w) ({ "shape.assuming_yield"() : () -> () }) : (!shape.witness) -> ()
%3 = "shape.reduce"(%0, %s) ({
^bb0(%i: index, %d: !shape.size, %a: !shape.size):
  "shape.yield"(%a) : (!shape.size) -> ()
}) {foo} : (!shape.shape, !shape.size) -> !shape.size
"shape.function_library"() <{mapping = {t.x = @f}, sym_name = "lib"}> ({
  shape.func @f(%a: !shape.value_shape) -> !shape.shape attributes {foo} {
    %x = shape.const_shape [1] : !shape.shape
    shape.return %x : !shape.shape
  }
  shape.func private @g(!shape.value_shape) -> !shape.shape
}) {foo} : () -> ()
shape.func @h(%a: !shape.shape) -> !shape.shape { shape.return %a : !shape.shape }
