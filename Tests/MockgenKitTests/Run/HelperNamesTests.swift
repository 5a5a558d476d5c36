import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

/// The names that what stubs have in common takes from a module.
@Suite struct HelperNamesTests {
    @Test func allTypesOfStubsAreKnown() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("protocol P { func f() }", to: "P.swift")
            let text = try await mocksText(ofFiles: [folder.path("P.swift")], style: .stub).text
            let declared = text.dropFirst(text.withoutSupportOfStubs.count).split(separator: "\n").compactMap { line in
                try? /(?:nonisolated )(?:final )?(?:class|struct|enum|protocol) (\w+)/.prefixMatch(in: line).map { String($0.1) }
            }
            #expect(declared.sorted() == HelperType.stub.sharedNames.sorted())
        }
    }
}
