import MockgenModel
import Testing

@testable import MockgenRender
@testable import MockgenResolution

/// The code that mocks share.
@Suite struct SupportPartsTests {
    @Test(arguments: HelperType.allCases) func aHelperIsDeclared(_ helper: HelperType) {
        let declarations = SupportParts.text([helper], StandardTypes(hidden: []), isInOneFile: false, importsTesting: false)
        let name = helper == .publicStub ? HelperType.stub.rawValue : helper.rawValue
        let access = helper == .publicStub ? "public " : ""
        #expect(declarations.contains("\n\(access)nonisolated enum Mocks {}\n"))
        let words = ["class \(name)<", "class \(name):", "struct \(name)<", "struct \(name):", "func \(name)("]
        #expect((words + ["func \(name)<", "typealias \(name)<"]).contains(where: declarations.contains))
        #expect(declarations.contains("public ") == (helper == .publicStub))
        #expect(["//:", "/*", "import ", "canImport"].allSatisfy { !declarations.contains($0) })
    }

    @Test func namesThatAreTaken() {
        let declarations = SupportParts.text(
            [.call], StandardTypes(hidden: [.mocks, .swift]), isInOneFile: true, importsTesting: false)
        #expect(declarations.contains("private nonisolated enum MockSupport {}"))
        #expect(declarations.contains("nonisolated extension MockSupport {") && declarations.contains("Swift::Sendable"))
    }

    @Test(
        arguments: [
            (HelperType.stub, true, nil), (.publicStub, false, nil), (.publicStub, true, .public),
        ] as [(HelperType, Bool, Access?)])
    func publicDeclarationsNeedPublicImports(helper: HelperType, areImportsInternal: Bool, access: Access?) {
        let part = RenderedPart(
            kind: .mock, name: "PMock", module: "App", qualifiedName: "P", imports: [], hiddenNames: [], needs: [helper], text: "",
            lineCount: 0, mappings: [])
        let shared = SharedHelpers(among: [part], importsTesting: true, areImportsInternal: areImportsInternal)
        #expect(shared.imports.map(\.path) == ["Testing", "XCTest"])
        #expect(shared.imports.allSatisfy { $0.access == access })
    }

    /// In Swift 6.2, the module Swift does not have the names of the modules that it exports.
    @Test func namesHaveTheModulesThatDeclareThem() {
        let declarations = SupportParts.text(
            Set(HelperType.allCases), StandardTypes(hidden: []), isInOneFile: false, importsTesting: true)
        let names = Set(declarations.matches(of: #/\bSwift\.([A-Za-z]+)/#).map { String($0.1) })
        #expect(names.contains("String"))
        #expect(names.intersection(RecordedNames.concurrencyNames.union(RecordedNames.stringProcessingNames)).sorted() == [])
        #expect(names.filter { $0.hasPrefix("with") } == ["withExtendedLifetime"], "functions of tasks")
    }
}
