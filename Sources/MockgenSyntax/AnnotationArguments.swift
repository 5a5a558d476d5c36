import MockgenModel
import MockgenOutline

extension ProtocolDeclaration {
    /// Adds what the arguments of an annotation say: the subjects behind streams, and the types that replace associated types.
    mutating func add(_ marks: Marks) {
        guard !marks.isEmpty else { return }
        let subjects = marks.arguments(of: "rx").merging(marks.arguments(of: "combine")) { first, _ in first }
        for number in members.indices where members[number].kind == .property {
            members[number].subject = subjects[members[number].name ?? ""] ?? subjects["all"]
        }
        let types = marks.arguments(of: "typealias")
        for type in associatedTypes {
            guard let replacement = types[type.name].flatMap(TypeName.init(spelled:)) else { continue }
            requirements.append(GenericRequirement(left: .named(type.name), relation: .equals, right: replacement))
        }
    }
}
