module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.device.async.token, %arg1: !nvgpu.device.async.token):
    %0 = nvgpu.device_async_create_group %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.device.async.token, %arg1: !nvgpu.device.async.token):
    %0 = nvgpu.device_async_create_group %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.device.async.token):
    nvgpu.device_async_wait %arg0 {foo, numGroups = 4 : i32}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.device.async.token):
    nvgpu.device_async_wait %arg0 {foo, numGroups = 1 : i32}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index):
    nvgpu.mbarrier.arrive.expect_tx %arg0[%arg2], %arg1 {foo} : <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index, %arg3: i1):
    nvgpu.mbarrier.arrive.expect_tx %arg0[%arg2], %arg1, predicate = %arg3 : <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index):
    %0 = nvgpu.mbarrier.arrive.nocomplete %arg0[%arg1], %arg2 : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index):
    %0 = nvgpu.mbarrier.arrive.nocomplete %arg0[%arg1], %arg2 {foo} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index):
    %0 = nvgpu.mbarrier.arrive %arg0[%arg1] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index):
    %0 = nvgpu.mbarrier.arrive %arg0[%arg1] {foo} : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = nvgpu.mbarrier.create {foo} -> <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index):
    %0 = nvgpu.mbarrier.get %arg0[%arg1] : <memorySpace = #gpu.address_space<workgroup>> -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index):
    %0 = nvgpu.mbarrier.get %arg0[%arg1] {foo} : <memorySpace = #gpu.address_space<workgroup>> -> i64
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index, %arg3: i1):
    nvgpu.mbarrier.init %arg0[%arg2], %arg1, predicate = %arg3 : <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index, %arg3: i1):
    nvgpu.mbarrier.init %arg0[%arg2], %arg1, predicate = %arg3 {foo} : <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: !nvgpu.mbarrier.token, %arg2: index):
    %0 = nvgpu.mbarrier.test.wait %arg0[%arg2], %arg1 : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: !nvgpu.mbarrier.token, %arg2: index):
    %0 = nvgpu.mbarrier.test.wait %arg0[%arg2], %arg1 {foo} : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: i1, %arg2: index, %arg3: index):
    nvgpu.mbarrier.try_wait.parity %arg0[%arg3], %arg1, %arg2 : <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: i1, %arg2: index, %arg3: index):
    nvgpu.mbarrier.try_wait.parity %arg0[%arg3], %arg1, %arg2 {foo} : <memorySpace = #gpu.address_space<workgroup>>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<4x4xf32>):
    %0 = nvgpu.rcp %arg0{rounding =  approx, ftz} : vector<4x4xf32>
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: vector<[4]x[4]xf32>):
    %0 = nvgpu.rcp %arg0{rounding =  approx, ftz} : vector<[4]x[4]xf32>
  }) : () -> ()
}
