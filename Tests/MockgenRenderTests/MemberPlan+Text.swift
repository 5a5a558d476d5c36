import Fixtures
import MockgenModel
import Testing

@testable import MockgenRender

extension MemberPlan {
    /// The plan of the renderer for the last requirement of the protocol or class `P` in a text.
    static func ofLastRequirement(
        in text: String, style: Style = .automockable, defaults: [String: String] = [:], callsSuper: Bool = false,
        usedNames: Set<String>? = nil, compiler: Set<CompilerSetting> = []
    ) async throws -> MemberPlan {
        let subject = try await Sources(app: text).subject()
        var settings = MockSettings(name: "PMock", access: .internal, style: style, defaults: defaults, compiler: compiler)
        (settings.callsSuper, settings.usedNames) = (callsSuper, usedNames)
        let context = MockContext(subject, settings)
        let (requirement, stem) = try #require(zip(subject.requirements, context.stems.stems).suffix(1).first)
        return MemberPlan(context.inMock(requirement.member), stem: stem, in: context)
    }

    /// The values that the mock stores, as declarations: `fCallsCount: Int = 0`.
    var storedValues: [String] {
        variables.map { "\($0.name): \($0.type)" + ($0.initial.map { " = \($0)" } ?? "") }
    }
}
