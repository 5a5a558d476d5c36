import MockgenModel

/// Everything that is decided about one requirement. A class, because planning and printing pass it around whole.
final class MemberPlan {
    let member: Member
    let storage: Storage
    /// The plan of a property that the mock stores and returns.
    let property: PropertyPlan?
    /// A settable subscript is two calls; a stored property is none.
    let calls: [CallPlan]

    init(_ member: Member, stem: String, in context: MockContext) {
        self.member = member
        storage = context.storage(of: member)
        property =
            if case .property(let property) = member.kind, member.isPlainProperty {
                PropertyPlan(property, of: member, stem: stem, in: context)
            } else {
                nil
            }
        calls = Callable.all(of: member, stem: stem, standard: context.standard).map { CallPlan($0, in: context) }
    }

    /// Every value that is stored for the requirement.
    var variables: [Variable] { property?.variables ?? calls.flatMap(\.variables) }

    /// The names of all values that the style gives the requirement, but those of a property's own value, which every mock has.
    var namesOfStyle: [String] { property.map { [$0.nameOfSetCount].compactMap(\.self) } ?? calls.flatMap(\.body.namesOfStyle) }

    /// The stored result of a call, or nil for a stored property.
    var returnValue: Variable? { calls.first?.returnValue }

    /// The boxes that hold the values.
    var boxes: [Box] { property?.boxes ?? calls.flatMap(\.boxes) }

    /// In an initializer, a value that the mock stores for the member: setting it there is not counted.
    func place(of variable: Variable) -> String { storage.isLocked ? storage.access(to: variable) : "self.\(variable.name)" }
}
