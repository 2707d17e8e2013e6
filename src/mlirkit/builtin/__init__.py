"""The builtin dialect: types and attributes whose syntax and encoding MLIR hard-wires, and `builtin.module`.

types float_types shaped_types             the types; strides: how memrefs are laid out
attributes dense map_attributes            the attributes; resources: data that stands outside the operations
affine_expr affine_map integer_set         affine values; affine_arithmetic, affine_simplify, affine_text
affine_bounds                              what affine expressions come to
float_semantics float_format float_parse   floating-point numbers of every format, exactly
integer dense_data                         integers of any width, and the bytes of dense elements
ops                                        `builtin.module` and `builtin.unrealized_conversion_cast`
attribute_kind                             what tells attributes apart where nothing names them
function_signature                         functions with fewer arguments or results
trait_checks type_checks *_interface*      traits and interfaces that need types to be checked
operation_view                             `OpView`, which classes of generated bindings derive from
attribute_builders checked_values          attributes from Python values, by the names of definitions
typed_attributes                           annotations for attributes whose contents a definition declares
"""
