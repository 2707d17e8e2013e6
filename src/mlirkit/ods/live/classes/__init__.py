"""Classes of operations, types, attributes and enums, which are made on first use.

op_class op_traits value_class enum_class           the classes
declared_class                                      what classes of one name have in common: the name
accessors operand_access segments adaptor           `op.lhs`: the parts of an operation by name;
derived_attributes                                  and what is computed from them
invariants operation_checks deciding_parts          what a definition checks, and by which checks
type_inference default_values                       what it infers and fills in
memory_effects result_names                         what it says of memory, and how results print
"""
