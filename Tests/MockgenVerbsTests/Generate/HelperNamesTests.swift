import Fixtures
import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun
@testable import MockgenVerbs

/// The name that the shared code of mocks takes from a module.
@Suite struct HelperNamesTests {
    @Test(arguments: [
        ("", "Mocks"), ("struct Mocks {}", "MockSupport"), ("enum Fixtures { struct Mocks {} }", "Mocks"),
        ("enum Mocks { class Assignments {} }", "Mocks"), ("protocol Q { func f(_ Mocks: Int) }", "MockSupport"),
        ("protocol Q { associatedtype Mocks; func f() -> Mocks }", "MockSupport"),
        ("protocol Q { func Mocks<T>(_ value: T) -> T }", "MockSupport"), ("protocol Q { func f(Mocks value: Int) }", "Mocks"),
        ("// mockgen: mock\nclass C { enum Mocks {}; func f() {} }", "MockSupport"),
    ])
    func theSupportIsOneNamespace(declaration: String, name: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("protocol P { func f() }\n\(declaration)", to: "P.swift")
            let text = try await mocksText(ofFiles: [folder.path("P.swift")], style: .stub).text
            #expect(text.contains("struct On: \(name).Stubs {"))
            let shared = text.dropFirst(text.withoutSharedCode.count)
            let declared = shared.split(separator: "\n").filter { $0.first != " " && $0.first != "}" && !$0.hasPrefix("///") }
            #expect(declared.first == "nonisolated enum \(name) {}")
            // Tests write `.any`.
            let extended = ["extension \(name)", "extension Swift.Optional"]
            #expect(declared.dropFirst().allSatisfy { extended.contains(where: $0.contains) }, "\(declared)")
        }
    }

    /// The same in the sources of the module that has the mocks: there, the second name is an error.
    /// Several files of one module would declare the same names.
    @Test(arguments: [("stub", "nonisolated enum Mocks {}"), ("handler", "private nonisolated enum Mocks {}")])
    func aFileWithoutStubsKeepsTheNamespaceToItself(style: String, line: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("protocol P: Sendable { func f() }", to: "P.swift")
            let text = try await mocksText(ofFiles: [folder.path("P.swift")], style: #require(BuiltInStyle(rawValue: style))).text
            #expect(text.contains("\n\(line)\n"))
        }
    }

    @Test func namesOfTheTarget() async throws {
        let target = try Configured("protocols: P\nstyle: stub").target
        func plan(_ text: String) async -> TargetPlan {
            let sources: Sources = ["App": ["A.swift": "protocol P { func f() }"], "AppTests": ["T.swift": text]]
            return await TargetPlan(for: target, compiledIn: Configured.module, from: sources.index)
        }
        #expect(await plan("struct MockSupport {}").errors.isEmpty)
        #expect(await plan("struct Mocks {}").errors.isEmpty)
        #expect(await plan("class PMock {}").warnings.map(\.id) == [.alreadyDeclared])
        #expect(await plan("struct Outer { class PMock {} }").warnings.isEmpty)
        #expect(await plan("#if os(Linux)\nclass PMock {}\n#endif").warnings.isEmpty)
    }
}
