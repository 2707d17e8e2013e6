"""OpDSL, as upstream's: structured operations written as Python functions over named dimensions.

lang            the language
ops             the named operations of linalg in it
dump_oplib      definitions as YAML, which mlir-linalg-ods-yaml-gen reads; a command
"""
