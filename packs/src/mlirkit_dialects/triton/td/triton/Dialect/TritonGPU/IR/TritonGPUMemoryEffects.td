// What operations do to shared memory.

#ifndef TRITON_GPU_MEMORY_EFFECTS
#define TRITON_GPU_MEMORY_EFFECTS

include "mlir/Interfaces/SideEffectInterfaces.td"

def SharedMemory : Resource<"::mlir::triton::gpu::SharedMemory">;

// The effects of ordinary code, of the units that copy and multiply on their own, and of barriers.  They differ
// in what they wait for, not in where they are.
defvar GenericSharedRead = [MemRead<SharedMemory>];
defvar GenericSharedWrite = [MemWrite<SharedMemory>];
defvar GenericSharedReadWrite = !listconcat(GenericSharedRead, GenericSharedWrite);
defvar AsyncSharedRead = GenericSharedRead;
defvar AsyncSharedWrite = GenericSharedWrite;
defvar BarrierSharedRead = GenericSharedRead;
defvar BarrierSharedWrite = GenericSharedWrite;
defvar BarrierSharedReadWrite = GenericSharedReadWrite;

#endif // TRITON_GPU_MEMORY_EFFECTS
