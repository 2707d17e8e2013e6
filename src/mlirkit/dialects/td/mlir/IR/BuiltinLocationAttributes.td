//===- Locations ------------------------------------------------------------===//
//
// Attributes that say where in a source something comes from. Their text stands in
// `loc(...)`; the syntax of each is in its description.
//
//===------------------------------------------------------------------------===//

#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let attrName = "builtin.call_site_loc";
  let summary = "A callsite source location";
  let description = [{
    Inside something that was called, or inlined, from somewhere else.

    ```mlir
    loc(callsite("inner" at "outer.py":10:8))
    ```
  }];
  let parameters = (ins "Location":$callee, "Location":$caller);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Location":$callee, "Location":$caller),
      [{ return $_get(callee->getContext(), callee, caller); }]>,
    AttrBuilderWithInferredContext<(ins "Location":$name, "ArrayRef<Location>":$frames)>
  ];
  let skipDefaultBuilders = 1;
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let attrName = "builtin.file_line_range";
  let summary = "A file:line:column source location range";
  let description = [{
    A place in a file, or what lies between two places. Lines and columns count from
    one; what is not known is left out.

    ```mlir
    loc("model.py":12:4)
    loc("model.py":12:4 to :30)
    loc("model.py":12:4 to 14:9)
    ```
  }];
  let parameters = (ins "StringAttr":$filename, "unsigned":$start_line,
                        "unsigned":$start_column, "unsigned":$end_line,
                        "unsigned":$end_column);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename),
      [{ return $_get(filename.getContext(), filename, ArrayRef<unsigned>{}); }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename, "unsigned":$line),
      [{ return $_get(filename.getContext(), filename, ArrayRef<unsigned>{line}); }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename, "unsigned":$line,
                                        "unsigned":$column),
      [{ return $_get(filename.getContext(), filename, ArrayRef<unsigned>{line, column}); }]>,
    AttrBuilder<(ins "::llvm::StringRef":$filename, "unsigned":$start_line,
                     "unsigned":$start_column),
      [{ return $_get($_ctxt, StringAttr::get($_ctxt, filename.empty() ? "-" : filename),
                      ArrayRef<unsigned>{start_line, start_column}); }]>,
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$filename, "unsigned":$line,
                                        "unsigned":$start_column, "unsigned":$end_column),
      [{ return $_get(filename.getContext(), filename,
                      ArrayRef<unsigned>{line, start_column, end_column}); }]>,
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$filename,
                                        "unsigned":$start_line, "unsigned":$start_column,
                                        "unsigned":$end_line, "unsigned":$end_column),
      [{ return $_get(filename.getContext(), filename,
                      ArrayRef<unsigned>{start_line, start_column, end_column, end_line}); }]>,
    AttrBuilder<(ins "::llvm::StringRef":$filename, "unsigned":$start_line,
                     "unsigned":$start_column, "unsigned":$end_line,
                     "unsigned":$end_column),
      [{ return $_get($_ctxt, StringAttr::get($_ctxt, filename.empty() ? "-" : filename),
                      ArrayRef<unsigned>{start_line, start_column, end_column, end_line}); }]>
  ];
  let skipDefaultBuilders = 1;
  let genAccessors = 0;
  let genStorageClass = 0;
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let attrName = "builtin.fused_loc";
  let summary = "A tuple of other source locations";
  let description = [{
    Several places that together gave rise to something, and perhaps an attribute that
    says how.

    ```mlir
    loc(fused["a.py":1:1, "b.py":2:2])
    loc(fused<"unroll">["a.py":1:1, "b.py":2:2])
    ```
  }];
  let parameters = (ins ArrayRefParameter<"Location">:$locations, "Attribute":$metadata);
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let attrName = "builtin.name_loc";
  let summary = "A named source location";
  let description = [{
    A place with a name, for example of a variable.

    ```mlir
    loc("counter")
    loc("counter"("loop.py":3:5))
    ```
  }];
  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$name, "Location":$childLoc),
      [{ return $_get(name.getContext(), name, childLoc); }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$name),
      [{ return $_get(name.getContext(), name, UnknownLoc::get(name.getContext())); }]>
  ];
  let skipDefaultBuilders = 1;
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let attrName = "builtin.opaque_loc";
  let summary = "An opaque source location";
  let description = [{
    A pointer to a location object of the program that made the module, of which text
    and bytecode keep only the fallback.
  }];
  let parameters = (ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID,
                        "Location":$fallbackLocation);
  let builders = [
    AttrBuilderWithInferredContext<(ins "uintptr_t":$underlyingLocation,
                                        "TypeID":$underlyingTypeID,
                                        "Location":$fallbackLocation),
      [{ return $_get(fallbackLocation->getContext(), underlyingLocation,
                      underlyingTypeID, fallbackLocation); }]>
  ];
  let skipDefaultBuilders = 1;
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let attrName = "builtin.unknown_loc";
  let summary = "An unspecified source location";
  let description = [{
    Nothing is known.

    ```mlir
    loc(unknown)
    ```
  }];
}

#endif // BUILTIN_LOCATION_ATTRIBUTES_TD
