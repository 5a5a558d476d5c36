import MockgenModel

/// One parameter of a member: its names in the body, and how its value reaches the record and the closure of a test.
struct Argument {
    /// In the body.
    let name: String
    /// The name of the local constant, or of the variable for the closure.
    let localName: String
    /// The type of the parameter.
    let type: TypeName
    let local: LocalConstant?
    let record: Transfer
    let closure: Transfer

    /// Whether record and closure get the argument itself, if they get it.
    var isPlain: Bool { record.isPlain && closure.isPlain }

    /// In a tuple of arguments, where keywords stand without back-ticks.
    var label: String { name.withoutBackTicks == "inout" || name.isRawIdentifier ? name : name.withoutBackTicks }

    /// In the type of that tuple.
    var typeLabel: String {
        ["inout", "var", "let"].contains(name.withoutBackTicks) || name.isRawIdentifier ? name : name.withoutBackTicks
    }

    /// The helper types that the call uses for the argument, as far as it records it or passes it on.
    func helpers(recorded: Bool, passed: Bool) -> Set<HelperType> {
        let (recorded, passed) = (recorded ? record.passing : nil, passed ? closure.passing : nil)
        let usesLocal = recorded?.usesLocal == true || passed?.usesLocal == true
        let ofLocal = usesLocal ? local?.helpers ?? [] : []
        return ofLocal.union(recorded?.helpers ?? []).union(passed?.helpers ?? [])
    }
}
