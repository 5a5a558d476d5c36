import Foundation
import TestSupport
import Testing

extension PluginTests {
    /// A module with eight source files has eight files of mocks. The name of a protocol alone decides which file has its mock, so that an
    /// edit changes only the files of the mocks that it is about.
    @Test func mocksStayInTheirFiles() async throws {
        try dependent.restore()
        for number in 1...6 { try write(protocols: ["First\(number)ing", "Second\(number)ing"], number) }
        let built = try await dependent.build()
        #expect(built.exitCode == 0, "\(built.text)")
        let before = try filesOfMocks()
        #expect(before.count == 13, "twelve, and 'OrderingMock'")
        #expect(Set(before.values).count > 3, "\(before)")
        let states = try states()

        // One protocol is added, one is renamed, one is deleted.
        try write(protocols: ["First1ing", "Second1ing", "Addeding"], 1)
        try write(protocols: ["Renameding", "Second2ing"], 2)
        try write(protocols: ["First3ing"], 3)
        let again = try await dependent.build()
        #expect(again.exitCode == 0, "\(again.text)")

        let after = try filesOfMocks()
        let gone: Set = ["First2ingMock", "Second3ingMock"]
        let new: Set = ["AddedingMock", "RenamedingMock"]
        #expect(Set(after.keys) == Set(before.keys).subtracting(gone).union(new))
        #expect(after.filter { !new.contains($0.key) } == before.filter { !gone.contains($0.key) })
        let touched = Set(before.filter { gone.contains($0.key) }.values).union(after.filter { new.contains($0.key) }.values)
        let statesNow = try self.states()
        for number in 1...8 where !touched.contains(number) {
            #expect(statesNow[number] == states[number], "ShopMocks\(number).swift has no mock of a changed protocol")
        }
    }

    @Test func modulesInCAreImportedAndHaveNoFile() async throws {
        try dependent.restore()
        let manifest = try package.read("Package.swift").replacing(
            ".target(name: \"Shop\", dependencies: [\"Catalog\"])",
            with: ".target(name: \"CTea\"), .target(name: \"Shop\", dependencies: [\"Catalog\", \"CTea\"])")
        try package.write(manifest, to: "Package.swift")
        try package.write("typedef struct { int grams; } CLeaf;\n", to: "Sources/CTea/include/CTea.h")
        try package.write("#include \"CTea.h\"\n", to: "Sources/CTea/CTea.c")
        let brewing = "import CTea\n\nprotocol Brewing {\n    func brew(_ leaf: CLeaf)\n}\n"
        try package.write(brewing + TeaShop.ordering, to: DependentPackage.ordering)

        let outcome = try await dependent.build()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("import CTea\n"))
        let files = try dependent.built("plugins").filter { $0.hasSuffix("Mocks.swift") }.map { $0.split(separator: "/").last }
        #expect(files.contains("CatalogMocks.swift") && !files.contains("CTeaMocks.swift"), "\(files)")
    }

    /// Most Macs have a disk that ignores case.
    @Test func namesThatDifferInCaseHaveFilesOfTheirOwn() async throws {
        try dependent.restore()
        let manifest = try package.read("Package.swift").replacing(
            ".target(name: \"Shop\", dependencies: [\"Catalog\"])",
            with: ".target(name: \"SHOP\"), .target(name: \"Shop\", dependencies: [\"Catalog\", \"SHOP\"])")
        try package.write(manifest, to: "Package.swift")
        try package.write("public protocol Selling { func sell() }\n", to: "Sources/SHOP/Selling.swift")

        let outcome = try await dependent.build()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        let input = try dependent.text(ofProduct: "mocks.input")
        let outputs = input.split(separator: "\n").filter { $0.hasPrefix("output\t") }.map { $0.lowercased() }
        #expect(outputs.count == 4 && Set(outputs).count == 4, "\(outputs)")
    }

    private func write(protocols: [String], _ number: Int) throws {
        let text = protocols.map { name in
            "protocol \(name) {\n    func load(id: Int, name: String) throws -> Int\n    var title: String { get set }\n}\n"
        }
        try package.write(text.joined(), to: "Sources/Shop/Feature\(number).swift")
    }

    /// The number of the file of each mock.
    private func filesOfMocks() throws -> [String: Int] {
        var files: [String: Int] = [:]
        for number in 1...8 {
            for match in try dependent.text(ofProduct: "ShopMocks\(number).swift").matches(of: /class (\w+Mock):/) {
                #expect(files.updateValue(number, forKey: String(match.1)) == nil)
            }
        }
        return files
    }

    private func states() throws -> [Int: FileState] {
        Dictionary(uniqueKeysWithValues: try (1...8).map { ($0, try dependent.product("ShopMocks\($0).swift")) })
    }
}
