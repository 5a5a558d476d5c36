import Fixtures
import MockgenModel
import MockgenOutline
import Testing

@Suite struct ImportTests {
    @Test(
        arguments: [
            ("import A", "A", "A", [], false),
            ("import A.B.C", "A.B.C", "A", [], false),
            ("@testable import A", "A", "A", [], false),
            ("@_exported import A", "A", "A", [], true),
            ("@preconcurrency import A", "A", "A", ["@preconcurrency"], false),
            ("@preconcurrency @_spi(B) @testable import A", "A", "A", ["@preconcurrency", "@_spi(B)"], false),
            ("@_implementationOnly\nimport A", "A", "A", [], false),
            ("var a: @Sendable (Int)import A", "A", "A", [], false),
            ("@_spi(B C) @_spi(D) import A", "A", "A", ["@_spi(D)"], false),
            ("import struct A.B", "A", "A", [], false),
            ("import class A.B.C", "A.B", "A", [], false),
            ("import func A.f", "A", "A", [], false),
            ("public import A", "A", "A", [], false),
            ("@preconcurrency internal import A", "A", "A", ["@preconcurrency"], false),
            ("import `A`", "`A`", "`A`", [], false),
        ] as [(String, String, String, [String], Bool)])
    func form(_ text: String, _ path: String, _ module: String, _ attributes: [String], _ isExported: Bool) throws {
        let found = outline(text).imports
        try #require(found.count == 1)
        #expect(found[0].path == path)
        #expect(found[0].module == module)
        #expect(found[0].attributes == attributes)
        #expect(found[0].isExported == isExported)
    }

    @Test func several() {
        let found = outline("import A; import B;import C // import D\nimport E\n\nstruct S {}\nimport F")
        #expect(found.imports.map(\.module) == ["A", "B", "C", "E", "F"])
        #expect(found.names == ["struct S"])
    }
}
