//===- Interface definitions ------------------------------------------------===//
//
// An interface is a list of methods an operation, attribute or type promises.
// Listing it among the traits of a definition promises the methods;
// `Declare<Kind>InterfaceMethods` also declares in the generated class those
// without a default implementation.
//
//===------------------------------------------------------------------------===//

#ifndef INTERFACES_TD
#define INTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/Traits.td"

//===- Interfaces as traits -------------------------------------------------===//

// The trait an interface `name` puts on its implementers.
class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";

  // Members added to the trait class only.
  code extraTraitClassDeclaration = "";
}

// Operation interfaces can verify their implementers: `verifyBody` is C++ over
// `$_op`. With `verifyWithRegions` it runs after the operations in the regions
// have been verified. `traits` must precede the interface in a trait list.
class OpInterfaceTrait<string name, code verifyBody = [{}], list<Trait> traits = []>
    : InterfaceTrait<name> {
  code verify = verifyBody;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = traits;
}

//===- Methods --------------------------------------------------------------===//

// A method `retTy methodName(args)`. With `methodBody` the body is the same for all
// implementers; `defaultImplementation` is what an implementer may override.
class InterfaceMethod<string desc, string retTy, string methodName, dag args = (ins),
                      code methodBody = [{}], code defaultImplementation = [{}]> {
  string description = desc;
  string name = methodName;
  string returnType = retTy;
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}

// A method of the class and not of the object.
class StaticInterfaceMethod<string desc, string retTy, string methodName, dag args = (ins),
                            code methodBody = [{}], code defaultImplementation = [{}]>
    : InterfaceMethod<desc, retTy, methodName, args, methodBody, defaultImplementation>;

// A method with a default implementation that C++ sources give.
class _DefaultMethod<string desc, string type, string methodName, dag args = (ins)>
    : InterfaceMethod<desc, type, methodName, args, [{}], [{ /* implemented in C++ */ }]>;

// A method that C++ sources implement, for all implementers alike.
class _CommonMethod<string desc, string type, string methodName, dag args = (ins)>
    : InterfaceMethod<desc, type, methodName, args, [{ /* implemented in C++ */ }]>;

//===- Interfaces -----------------------------------------------------------===//

class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];

  // Members of the interface class; of it and the trait class.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";

  // Condition under which a value that has the trait really is an instance.
  code extraClassOf = "";

  // Interfaces whose methods this one contains.
  list<Interface> baseInterfaces = baseInterfacesArg;
}

// An attribute interface also is the constraint "implements it", so it can be the
// type of an operation's argument.
class AttrInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Attr<CPred<"::llvm::isa<"
                 # !if(!empty(cppNamespace), "", cppNamespace # "::") # name # ">($_self)">,
           name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

// Likewise a constraint.
class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<"
                 # !if(!empty(cppNamespace), "", cppNamespace # "::") # name # ">($_self)">,
           name # " instance",
           !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

//===- Declaring an interface's methods on an implementer -------------------===//

// `overridenMethods`: methods to declare although they have a default.
class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  list<string> alwaysOverriddenMethods = overridenMethods;
}

class DeclareAttrInterfaceMethods<AttrInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
}

class DeclareOpInterfaceMethods<OpInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
}

class DeclareTypeInterfaceMethods<TypeInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
}

#endif // INTERFACES_TD
