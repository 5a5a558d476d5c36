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

    /// Whether the record and the closure get the unchanged argument, if they get it.
    var isPlain: Bool { record?.isPlain ?? true && closure?.isPlain ?? true }

    /// The label in a tuple of arguments.
    var label: String { name.unescaped }

    func helpers(recorded: Bool, passed: Bool) -> Set<HelperType> {
        let (recorded, passed) = (recorded ? record?.passing : nil, passed ? closure?.passing : nil)
        let usesLocal = recorded?.usesLocal == true || passed?.usesLocal == true
        let ofLocal = usesLocal ? local?.helpers ?? [] : []
        return ofLocal.union(recorded?.helpers ?? []).union(passed?.helpers ?? [])
    }
}
