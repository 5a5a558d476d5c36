import MockgenModel

/// The decisions about one requirement. A class, because it is large and passed around.
final class MemberPlan {
    let member: Member
    let stem: String
    let storage: Storage
    let property: PropertyPlan?
    let calls: [CallPlan]

    init(_ member: Member, stem: String, in context: MockContext) {
        self.stem = stem
        storage = context.storage(of: member)
        property = member.isPlainProperty ? PropertyPlan(member, stem: stem, in: context) : nil
        calls = Callable.all(of: member, stem: stem, standard: context.standard).map { CallPlan.plan($0, in: context) }
        let mustLeaveActor = context.overrides(member) || calls.contains(where: \.isPassedOn)
        self.member = mustLeaveActor ? member : member.onActorOfCaller(isInIsolatedMock: context.isIsolated)
    }

    /// Whether it is likely to be one line.
    var isShort: Bool { property.map { $0.isStored && $0.boxes.isEmpty } ?? (member.kind == .function && calls[0].isOnlyAnswer) }

    var variables: [Variable] { property?.variables ?? calls.flatMap(\.body.values.all) }

    var boxes: [Box] { property?.boxes ?? calls.flatMap(\.body.values.boxes) }

    /// The location of a stored value in an initializer, where setting it is not counted.
    func location(of variable: Variable) -> String { storage.isLocked ? storage.access(to: variable) : "self.\(variable.name)" }
}

extension Member {
    /// Code that runs on its caller's actor also satisfies a requirement that runs on no actor, unless it calls such code itself.
    fileprivate func onActorOfCaller(isInIsolatedMock isIsolated: Bool) -> Member {
        guard isolation == .concurrent else { return self }
        var copy = self
        copy.isolation = isIsolated ? .nonisolated : .unspecified
        return copy
    }
}
