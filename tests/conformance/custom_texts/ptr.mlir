module {
  "x.wrap"() ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = ptr.get_metadata %arg0 : memref<4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>):
    %0 = ptr.load volatile %arg0 invariant_group alignment = 8 {foo} : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>):
    %0 = ptr.load volatile %arg0 atomic syncscope("foo") monotonic invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<2xi64>, %arg1: !ptr.ptr<#ptr.generic_space>, %arg2: vector<2xi1>):
    ptr.masked_store %arg0, %arg1, %arg2 : vector<2xi64>, !ptr.ptr<#ptr.generic_space>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<16xi8>, %arg1: !ptr.ptr<#ptr.generic_space>, %arg2: vector<16xi1>):
    ptr.masked_store %arg0, %arg1, %arg2 alignment = 8 {foo} : vector<16xi8>, !ptr.ptr<#ptr.generic_space>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: i16):
    %0 = ptr.ptr_add nusw %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, i16
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: index):
    %0 = ptr.ptr_add nuw %arg0, %arg1 : !ptr.ptr<#ptr.generic_space>, index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>):
    %0 = ptr.ptr_diff %arg0, %arg1 {foo} : !ptr.ptr<#ptr.generic_space> -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>):
    %0 = ptr.ptr_diff nuw %arg0, %arg1 {foo} : !ptr.ptr<#ptr.generic_space> -> i8
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>):
    ptr.store volatile %arg0, %arg1 atomic syncscope("foo") seq_cst alignment = 8 {foo} : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>):
    ptr.store volatile %arg0, %arg1 atomic syncscope("") release nontemporal invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = ptr.type_offset tensor<4xf32> : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = ptr.type_offset (i32) -> i32 {foo} : index
  }) : () -> ()
}
