import Foundation
import TestSupport
import Testing

/// Protocols that inherit across modules and packages, in a package that is built with all warnings as errors.
@Suite struct ParentsTests {
    private let files: TemporaryPackage
    private var root: URL { files.url(ParentsPackage.name) }

    init() throws { files = try ParentsPackage.files() }

    /// One build, and the mocks are called in both language modes.
    @Test(.heavy) func mocksAreCalled() async throws {
        let generated = try await mockgen()
        #expect(generated.exitCode == 0, "\(generated.text)")
        #expect(
            try imports("Tests/ShopTests/Mocks.swift") == [
                "import Foundation", "import Kettles", "@_spi(Audit) import Leaves", "import Menu", "@testable import Shop",
                "@preconcurrency import Springs", "import Water", "import struct Kettles.Degrees",
            ])
        #expect(
            try imports("Sources/ShopMocks/Mocks.swift") == [
                "public import Foundation", "public import Kettles", "@_spi(Audit) public import Leaves", "import Menu",
                "public import Shop",
                "@preconcurrency public import Springs", "public import Water", "public import struct Kettles.Degrees",
            ])

        let outcome = try await CommandLineTool.swiftPM(["test"], in: root)
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Test run with 14 tests in 2 suites passed"), "\(outcome.text)")
    }

    /// It is there, but the file does not see it, or it is nowhere.
    @Test(arguments: [
        (
            "import Menu\n\nprotocol Missing: Listing,\n    Watering {}\n", "4:5", "Watering",
            "'Watering' is declared in module 'Water': add 'import Water' to 'Sources/Shop/Missing.swift'"
        ),
        (
            "protocol Missing: AnyObject, Steeping {}\n", "1:30", "Steeping",
            "make the module that declares 'Steeping' a dependency of 'Shop', or leave 'Missing' out with 'exclude'"
        ),
    ])
    func missingParentIsAnError(text: String, place: String, name: String, help: String) async throws {
        try files.write(text, to: "\(ParentsPackage.name)/Sources/Shop/Missing.swift")
        let outcome = try await mockgen("--target", "ShopTests", "--strict")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text == """
                Sources/Shop/Missing.swift:\(place): error: 'Missing' inherits from '\(name)', whose requirements mockgen cannot read \
                (searched: Blends, Kettles, Leaves, Menu, Shop, ShopMocks, ShopTests, Springs, Water) [unknown-parent]
                help: \(help)
                mockgen leaves it out; to do so without a warning, write in the configuration of 'ShopTests':
                      exclude: [Missing]
                mockgen: for more, run 'swift package mockgen explain unknown-parent'

                """)
    }

    private func mockgen(_ arguments: String...) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.mockgen.run(["generate"] + arguments, in: root)
    }

    private func imports(_ path: String) throws -> [String] {
        let lines = try files.read("\(ParentsPackage.name)/\(path)").split(separator: "\n").map(String.init)
        return lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }
    }
}
