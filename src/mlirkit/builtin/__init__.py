"""The builtin dialect: types and attributes with special syntax and encoding, and `builtin.module`.

types float_types shaped_types             the types; strides: layouts of memrefs
attributes dense map_attributes            the attributes; resources: data stored outside of operations
affine_expr affine_map integer_set         affine values; affine_arithmetic, affine_simplify,
                                           affine_text, affine_postfix
affine_bounds                              ranges of values of affine expressions
float_semantics float_format float_parse   exact floating-point numbers of all formats
integer dense_data                         integers of any width, and the bytes of dense elements
ops                                        `builtin.module` and `builtin.unrealized_conversion_cast`
attribute_kind                             the kind of an attribute without a declared class
function_signature                         functions with more or fewer arguments or results
trait_checks type_checks *_interface*      checks of traits and interfaces that need types
operation_view                             `OpView`, the base of classes in generated bindings
attribute_builders checked_values          attributes from Python values, by the names of definitions
typed_attributes                           annotations for attributes whose contents a definition declares
"""
