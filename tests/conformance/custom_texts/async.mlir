module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token, %arg1: !async.group):
    %0 = async.add_to_group %arg0, %arg1 : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token, %arg1: !async.group):
    %0 = async.add_to_group %arg0, %arg1 : !async.token {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group):
    async.await_all %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group):
    async.await_all %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.await %arg0 : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.await %arg0 : !async.token {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.id):
    %0 = async.coro.begin %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.id):
    %0 = async.coro.begin %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle):
    async.coro.end %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle):
    async.coro.end %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.id, %arg1: !async.coro.handle):
    async.coro.free %arg0, %arg1
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.id, %arg1: !async.coro.handle):
    async.coro.free %arg0, %arg1 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = async.coro.id
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = async.coro.id {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle):
    %0 = async.coro.save %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle):
    %0 = async.coro.save %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.state):
    async.coro.suspend %arg0, ^bb1, ^bb1, ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.state):
    async.coro.suspend %arg0, ^bb1, ^bb1, ^bb1 {foo}
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    "x.end"() : () -> ()
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = async.create_group %arg0 : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = async.create_group %arg0 : !async.group {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %token = async.execute {
      async.yield
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    %token = async.execute [%arg0] {
      async.yield
    }
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.add_ref %arg0 {count = 1 : i64, foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group):
    async.runtime.add_ref %arg0 {count = 1 : i64, foo} : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token, %arg1: !async.group):
    %0 = async.runtime.add_to_group %arg0, %arg1 : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token, %arg1: !async.group):
    %0 = async.runtime.add_to_group %arg0, %arg1 {foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token, %arg1: !async.coro.handle):
    async.runtime.await_and_resume %arg0, %arg1 {foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group, %arg1: !async.coro.handle):
    async.runtime.await_and_resume %arg0, %arg1 {foo} : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group):
    async.runtime.await %arg0 {foo} : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.await %arg0 {foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = async.runtime.create_group %arg0 : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: index):
    %0 = async.runtime.create_group %arg0 : !async.group {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = async.runtime.create : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = async.runtime.create {foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.drop_ref %arg0 {count = 1 : i64, foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group):
    async.runtime.drop_ref %arg0 {count = 8 : i64, foo} : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.group):
    %0 = async.runtime.is_error %arg0 {foo} : !async.group
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    %0 = async.runtime.is_error %arg0 {foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = async.runtime.num_worker_threads : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
    %0 = async.runtime.num_worker_threads {foo} : index
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle):
    async.runtime.resume %arg0
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.coro.handle):
    async.runtime.resume %arg0 {foo}
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.set_available %arg0 : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.set_available %arg0 {foo} : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.set_error %arg0 : !async.token
  }) : () -> ()
}
// -----
module {
  "x.wrap"() ({
  ^bb0(%arg0: !async.token):
    async.runtime.set_error %arg0 {foo} : !async.token
  }) : () -> ()
}
