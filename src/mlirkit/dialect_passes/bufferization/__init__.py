"""Passes on buffers.  Mirror: mlir/lib/Dialect/Bufferization/Transforms.

buffer_results_to_out_params    functions write into buffers that they are given, instead of returning some
"""
