import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@testable import MockgenResolution

/// The initializer that the compiler makes of a struct's properties. Since Swift 6.4, it leaves out properties with values that are less
/// accessible than others.
@Suite struct MemberwiseInitializerTests {
    @Test(
        arguments: [
            ("let a: Int; var b = 1", ["a", "b"], ["a", "b"]), ("public var a = 1; var b = 2", ["a", "b"], ["a", "b"]),
            ("let a: Int; private let b = 1", ["a"], ["a"]), ("let a: Int; private var b = 1", nil, ["a"]),
            ("let a: Int; private var b: Int?", nil, ["a"]), ("let a: Int; fileprivate lazy var b = 1", nil, ["a"]),
            ("let a: Int; private var b: Int", nil, nil), ("private var a = 1; private var b: Int?", nil, nil),
            ("private var a = 1; fileprivate var b = 2", nil, nil),
        ] as [(String, [String]?, [String]?)])
    func parameters(_ properties: String, _ before: [String]?, _ since: [String]?) throws {
        let source = SourceText(path: "A.swift", bytes: Array("struct S { \(properties) }".utf8))
        let model = try source.parseModel(try #require(source.outline()["S"]), module: "App")
        let names = [false, true].map { omitsHidden in
            try? ModelInitializer(of: model, least: .internal, omitsHidden: omitsHidden).parameters.map(\.parameter.name)
        }
        #expect(names == [before, since])
    }
}
