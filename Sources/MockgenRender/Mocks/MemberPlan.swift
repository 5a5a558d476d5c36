import MockgenModel

/// The decisions about one requirement. A class, because it is large and passed around.
final class MemberPlan {
    let member: Member
    let stem: String
    let storage: Storage
    let property: PropertyPlan?
    let calls: [CallPlan]

    init(_ member: Member, stem: String, in context: MockContext) {
        self.member = member
        self.stem = stem
        storage = context.storage(of: member)
        property = member.isPlainProperty ? PropertyPlan(member, stem: stem, in: context) : nil
        calls = Callable.all(of: member, stem: stem, standard: context.standard).map { CallPlan.plan($0, in: context) }
    }

    var variables: [Variable] { property?.variables ?? calls.flatMap(\.body.values.all) }

    var boxes: [Box] { property?.boxes ?? calls.flatMap(\.body.values.boxes) }

    /// The location of a stored value in an initializer, where setting it is not counted.
    func location(of variable: Variable) -> String { storage.isLocked ? storage.access(to: variable) : "self.\(variable.name)" }
}
