"""Names of attributes and operand groups that changed, attributes that are required today, and operations
that the tables lack.

The tables of the releases have the names of each release; attribute_forms.py and groups.py read these names.
"""

from __future__ import annotations

# By dialect or operation: former names of attributes, and today's names.
RENAMED: dict[str, dict[str, str]] = {
    "llvm.call": {"callee_type": "var_callee_type"},
    "llvm.func": {"memory": "memory_effects"},
    "llvm.invoke": {"callee_type": "var_callee_type"},
    "omp": {
        "alignment_values": "alignments",
        "cancellation_construct_type_val": "cancel_directive",
        "copyprivate_funcs": "copyprivate_syms",
        "depends": "depend_kinds",
        "hint_val": "hint",
        "in_reduction_vars_byref": "in_reduction_byref",
        "in_reductions": "in_reduction_syms",
        "memory_order_val": "memory_order",
        "order_val": "order",
        "ordered_val": "ordered",
        "privatizers": "private_syms",
        "proc_bind_val": "proc_bind_kind",
        "reduction_vars_byref": "reduction_byref",
        "reductions": "reduction_syms",
        "schedule_modifier": "schedule_mod",
        "schedule_val": "schedule_kind",
        "simd": "par_level_simd",
        "simd_modifier": "schedule_simd",
        "task_reduction_vars_byref": "task_reduction_byref",
        "task_reductions": "task_reduction_syms",
    },
    "gpu.launch": {"kernelFunc": "function", "kernelModule": "module"},
    "omp.map.info": {"var_ptr_type": "var_type"},
    "rocdl": {"cnt": "count", "bitfield": "count"},
    "rocdl.s.wait.dscnt": {"id": "count"},
    "shard": {"scatter_dim": "scatter_axis"},
    "sparse_tensor": {"dim": "level", "dimension": "level"},
    "tosa.const": {"value": "values"},
    "tosa.const_shape": {"value": "values"},
    "tosa.custom": {"config": "domain_name", "identifier": "operator_name"},
    "tosa.variable": {"name": "sym_name"},
    "transform.apply_conversion_patterns.gpu.gpu_to_rocdl": {"arch": "chipset"},
    "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu": {"arch": "chipset"},
    "transform.bufferization.one_shot_bufferize": {"allow_return_allocs": "allow_return_allocs_from_loops"},
    "transform.gpu.map_forall_to_blocks": {"gridDim": "grid_dims"},
    "transform.gpu.map_foreach_to_blocks": {"gridDim": "grid_dims"},
    "transform.gpu.map_nested_forall_to_threads": {
        "blockDim": "block_dims",
        "syncAfterDistribute": "sync_after_distribute",
    },
    "transform.gpu.map_nested_foreach_to_threads": {
        "blockDim": "block_dims",
        "syncAfterDistribute": "sync_after_distribute",
    },
    "transform.structured.fuse": {
        "tile_interchange": "static_tile_interchange",
        "tile_sizes": "static_tile_sizes",
    },
    "transform.structured.pad": {
        "pack_paddings": "nofold_flags",
        "pad_to_multiple_of": "static_pad_to_multiple_of",
    },
    "transform.structured.split": {"static_split_point": "static_chunk_sizes"},
    "vector": {"position": "static_position", "transp": "permutation"},
    "xegpu.convert_layout": {"resMap": "target_layout", "srcMap": "input_layout"},
}

# By dialect or operation: attributes that are required today, and the meaning of their absence.
DEFAULTS: dict[str, dict[str, str]] = {
    "llvm": {
        "is_int_min_poison": "false",
        "is_zero_poison": "false",
        "isVolatile": "false",
        "op_bundle_sizes": "array<i32>",
    },
    "rocdl": {"aux": "0 : i32", "cpol": "0 : i32"},
}

# Operations that C++ alone defined until release 22, so that the tables of releases until then lack them.
UNDEFINED = frozenset(("affine.dma_start", "affine.dma_wait"))

# By dialect: attributes in which operations store a part of their definition.
REMEMBERED = {"linalg": "linalg.memoized_indexing_maps"}

# Operations whose definition was different, and the last release of that: the stored part is left out, to be
# computed again.
REMEMBER_OTHERWISE = {
    "linalg.batch_matmul": 21,
    "linalg.batch_reduce_matmul": 20,
    "linalg.conv_2d_ngchw_gfchw": 17,
    "linalg.conv_3d_ncdhw_fcdhw": 20,
    "linalg.matmul": 21,
}

# By dialect or operation: groups of operands that had other names, and other places or groups around them.
RENAMED_GROUPS: dict[str, dict[str, str]] = {
    "acc": {
        "accPtr": "accVar",
        "async": "asyncOperands",
        "asyncOperand": "asyncOperands",
        "deviceNumOperand": "deviceNum",
        "varPtr": "var",
    },
    "affine.for": {"_": "lowerBoundOperands"},
    "llvm.call": {"_": "callee_operands"},
    "mpi.recv": {"rank": "source"},
    "mpi.send": {"rank": "dest"},
    "tosa.slice": {"input": "input1"},
    "tosa.transpose_conv2d": {"filter": "weight"},
    "vector.extract": {"vector": "source"},
    "vector.insert": {"source": "valueToStore"},
    "xegpu.load": {"TensorDesc": "source"},
    "xegpu.store": {"TensorDesc": "dest"},
    # Until release 18.
    "omp": {
        "if_expr_var": "if_expr",
        "final_expr": "final",
        "num_threads_var": "num_threads",
        "num_teams_lower_var": "num_teams_lower",
        "num_teams_upper_var": "num_teams_upper",
        "thread_limit_var": "thread_limit",
        "allocators_vars": "allocator_vars",
        "has_device_addr": "has_device_addr_vars",
        "is_device_ptr": "is_device_ptr_vars",
        "depend_var": "depend_vars",
        "map_operands": "map_vars",
        "motion_operands": "map_vars",
        "schedule_chunk_var": "schedule_chunk",
        "linear_step": "linear_step_vars",
    },
}

# Operands and results of other types in earlier releases, to which changes/ converts them.
CONVERTED_VALUES = {
    "amx.tile_load": ("res",),
    "amx.tile_mulf": ("lhs", "rhs", "acc", "res"),
    "amx.tile_muli": ("lhs", "rhs", "acc", "res"),
    "amx.tile_store": ("val",),
    "amx.tile_zero": ("res",),
    "rocdl.make.buffer.rsrc": ("numRecords",),
    "tosa.pad": ("padding", "pad_const"),
}

# Operations in whose regions the prefix of a dialect may be left out, and the last release without that.
PREFIXES_UNTIL = {"emitc.expression": 21}

# Dialects whose attributes print as keywords, which were strings in earlier releases.
KEYWORDS_OF = ("#tosa.",)

# By dialect: attributes and types that releases have, or had, without definitions.
WRITTEN_BY_HAND = {
    "llvm": frozenset({"!ppc_fp128", "!struct"}),
    "spirv": frozenset({"!NV.coopmatrix", "!jointmatrix", "#joint_matrix_props"}),
}

# Attributes and types without definitions that were added later, with the first release that has them.
NEWER_BY_HAND = {("quant", "!quantile"): 23, ("builtin", "!token"): 23}

# Operations that may have tokens as operands, or as results, in releases whose tokens are builtin's.
TAKES_TOKENS = frozenset(f"llvm.intr.coro.{name}" for name in ("alloc", "begin", "end", "free", "suspend"))
MAKES_TOKENS = frozenset({"llvm.mlir.none", "llvm.intr.coro.id", "llvm.intr.coro.save"})

# Dialects that all releases have but only some tables list: in other releases their definitions were
# elsewhere.
ALWAYS_THERE = frozenset({"amdgpu", "dlti"})

# Parameters that types have but do not print, as long as all of their own parameters have their defaults.
UNSAID = frozenset({("xegpu", "block_tdesc_attr")})

# Attributes with another text, and the last release with it.
SPELLED_OTHERWISE = {
    "#dlti.dl_spec": 19,
    "#dlti.target_system_spec": 19,
    "#llvm.di_compile_unit": 17,
    "#sparse_tensor.encoding": 17,
}


def renamed_groups(operation: str) -> dict[str, str]:
    """The present names of an operation's groups, by their former names."""
    return {**RENAMED_GROUPS.get(operation.partition(".")[0], {}), **RENAMED_GROUPS.get(operation, {})}
