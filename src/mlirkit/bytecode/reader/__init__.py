"""Reading bytecode: module.py is the pipeline, the other files one section or concern each.

Mirror: bytecode/writer/, with the same file names; reader only are the entries' lazy table in attr_types.py
and the bodies that ir.py decodes when they are touched.
"""
