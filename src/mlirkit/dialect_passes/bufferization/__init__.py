"""Passes on buffers.  Mirror: mlir/lib/Dialect/Bufferization/Transforms.

buffer_results_to_out_params    functions write into buffers that they are given, instead of returning some
promote_buffers_to_stack        small buffers lie on the stack
buffer_flow                     which values may refer to a buffer
"""
