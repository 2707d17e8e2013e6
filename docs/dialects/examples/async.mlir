// async.add_to_group
func.func @example(%operand: !async.token, %group: !async.group) {
  %0 = async.add_to_group %operand, %group : !async.token
  return
}
// -----
// async.await
func.func @example(%operand: !async.token) {
  async.await %operand : !async.token
  return
}
// -----
// async.await_all
func.func @example(%operand: !async.group) {
  async.await_all %operand
  return
}
// -----
// async.call
async.func @g(%arg0: f32) -> (!async.token, !async.value<f32>) {
  return %arg0 : f32
}
func.func @f(%arg0: f32) {
  %0:2 = async.call @g(%arg0) : (f32) -> (!async.token, !async.value<f32>)
  return
}
// -----
// async.coro.begin
func.func @example(%id: !async.coro.id) {
  %0 = async.coro.begin %id
  return
}
// -----
// async.coro.end
func.func @example(%handle: !async.coro.handle) {
  async.coro.end %handle
  return
}
// -----
// async.coro.free
func.func @example(%id: !async.coro.id, %handle: !async.coro.handle) {
  async.coro.free %id, %handle
  return
}
// -----
// async.coro.id
func.func @example() {
  %0 = async.coro.id
  return
}
// -----
// async.coro.save
func.func @example(%handle: !async.coro.handle) {
  %0 = async.coro.save %handle
  return
}
// -----
// async.coro.suspend
func.func @example(%state: !async.coro.state) {
  async.coro.suspend %state, ^suspend, ^resume, ^cleanup
^suspend:
  return
^resume:
  return
^cleanup:
  return
}
// -----
// async.create_group
func.func @example(%size: index) {
  %0 = async.create_group %size : !async.group
  return
}
// -----
// async.execute
func.func @example() {
  %token = async.execute {
    async.yield
  }
  return
}
// -----
// async.func
async.func private @g(f32) -> !async.token
// -----
// async.return
async.func @g(%arg0: f32) -> (!async.token, !async.value<f32>) {
  return %arg0 : f32
}
// -----
// async.runtime.add_ref
func.func @example(%operand: !async.group) {
  async.runtime.add_ref %operand {count = 1 : i64} : !async.group
  return
}
// -----
// async.runtime.add_to_group
func.func @example(%operand: !async.token, %group: !async.group) {
  %0 = async.runtime.add_to_group %operand, %group : !async.token
  return
}
// -----
// async.runtime.await
func.func @example(%operand: !async.group) {
  async.runtime.await %operand : !async.group
  return
}
// -----
// async.runtime.await_and_resume
func.func @example(%operand: !async.group, %handle: !async.coro.handle) {
  async.runtime.await_and_resume %operand, %handle : !async.group
  return
}
// -----
// async.runtime.create
func.func @example() {
  %0 = async.runtime.create : !async.token
  return
}
// -----
// async.runtime.create_group
func.func @example(%size: index) {
  %0 = async.runtime.create_group %size : !async.group
  return
}
// -----
// async.runtime.drop_ref
func.func @example(%operand: !async.group) {
  async.runtime.drop_ref %operand {count = 8 : i64} : !async.group
  return
}
// -----
// async.runtime.is_error
func.func @example(%operand: !async.group) {
  %0 = async.runtime.is_error %operand : !async.group
  return
}
// -----
// async.runtime.load
func.func @example(%storage: !async.value<f32>) {
  %0 = async.runtime.load %storage : <f32>
  return
}
// -----
// async.runtime.num_worker_threads
func.func @example() {
  %0 = async.runtime.num_worker_threads : index
  return
}
// -----
// async.runtime.resume
func.func @example(%handle: !async.coro.handle) {
  async.runtime.resume %handle
  return
}
// -----
// async.runtime.set_available
func.func @example(%operand: !async.token) {
  async.runtime.set_available %operand : !async.token
  return
}
// -----
// async.runtime.set_error
func.func @example(%operand: !async.token) {
  async.runtime.set_error %operand : !async.token
  return
}
// -----
// async.runtime.store
func.func @example(%value: f32, %storage: !async.value<f32>) {
  async.runtime.store %value, %storage : <f32>
  return
}
// -----
// async.yield
func.func @example() {
  %token = async.execute {
    async.yield
  }
  return
}
