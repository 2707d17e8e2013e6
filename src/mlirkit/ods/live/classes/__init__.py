"""Classes of operations, types, attributes and enums, which are made on first use.

op_class op_traits value_class enum_class           the classes
value_checks                                        checks and getters of attributes' and types' parameters
declared_class                                      the common base of classes of one name
accessors operand_access segments adaptor           `op.lhs`: the parts of an operation by name;
derived_attributes                                  and attributes computed from them
invariants operation_checks deciding_parts          checks of definitions
type_inference default_values                       inferred types and default values
memory_effects result_names                         memory effects, and names of results
"""
