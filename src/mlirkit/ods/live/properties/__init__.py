"""Native properties, attributes and plain Python values.

    property_codec                      properties from and to Python's values and attributes
    property_layout                     their layout in bytecode
    property_conversions                what becomes of attributes that are written for properties
    written_attributes                  inherent attributes as the generic form has them
    conversions                         attributes from and to Python's values
"""
