import MockgenModel

/// One parameter of a member: its names in the body, and how its value reaches the record and the stub.
struct Argument {
    /// In the body.
    let name: String
    /// The name of the local constant, or of the variable for the stub.
    let localName: String
    /// The type of the parameter.
    let type: TypeName
    let local: LocalConstant?
    let record: Transfer
    let stub: Transfer

    /// Whether record and stub get the argument itself, if they get it.
    var isPlain: Bool { record.isPlain && stub.isPlain }

    /// In a tuple of arguments, where keywords stand without back-ticks.
    var label: String { name.withoutBackTicks == "inout" || name.isRawIdentifier ? name : name.withoutBackTicks }

    /// In the type of that tuple.
    var typeLabel: String {
        ["inout", "var", "let"].contains(name.withoutBackTicks) || name.isRawIdentifier ? name : name.withoutBackTicks
    }

    /// The helper types that the call uses for the argument, as far as it records it or passes it on.
    func helpers(recorded: Bool, stubbed: Bool) -> Set<HelperType> {
        let (recorded, stubbed) = (recorded ? record.passing : nil, stubbed ? stub.passing : nil)
        let usesLocal = recorded?.usesLocal == true || stubbed?.usesLocal == true
        let ofLocal = usesLocal ? local?.helpers ?? [] : []
        return ofLocal.union(recorded?.helpers ?? []).union(stubbed?.helpers ?? [])
    }
}
