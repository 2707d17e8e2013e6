"""Upstream's `transform.structured`: transforms of structured operations."""

from mlirkit.dialects.face import part_face
from mlirkit.dialects.mixed_arguments import integer_array as _get_int_array_attr
from mlirkit.dialects.mixed_arguments import integer_arrays as _get_int_array_array_attr

__getattr__, __dir__ = part_face("transform", "structured")
# Upstream's module has them under these names.
_ = (_get_int_array_attr, _get_int_array_array_attr)
