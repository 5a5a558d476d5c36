import TestSupport
import Testing

@testable import MockgenRun

@Suite struct SearchPathTests {
    @Test(arguments: [
        ("Foundation", true), ("Declared", true), ("Nested", true), ("Part", true), ("Shims", true), ("UIKit", false), ("Found", false),
    ])
    func modulesThatTheCompilerCanFind(_ module: String, _ expected: Bool) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "linux/Foundation.swiftmodule/x86_64.swiftmodule")
            try folder.write("module Declared [system] {}", to: "linux/some.modulemap")
            try folder.write("module Nested {\n    module Part {}\n}", to: "linux/nested/module.modulemap")
            try folder.write("module Shims {}", to: "swift/shims/module.modulemap")
            let path = SearchPath([folder.path("linux")], resources: folder.path("swift"), architecture: "x86_64")
            #expect(path?.mayHave(module) == expected)
        }
    }
}
