import MockgenModel

/// One parameter of a member: its names in the body, and how its value reaches the record and the closure of a test.
struct Argument {
    /// The name as a value.
    let name: String
    /// The name of the local constant, or of the variable for the closure.
    let localName: String
    let type: TypeName
    let local: LocalConstant?
    /// Nil if the value must not outlive the call.
    let record: Transfer?
    /// Nil if a stored closure cannot take the value.
    let closure: Transfer?

    /// The label in a tuple of arguments.
    var label: String { name.unescaped }
}
