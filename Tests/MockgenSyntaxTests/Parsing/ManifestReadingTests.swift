import MockgenOutline
import MockgenSyntax
import Testing

@Suite struct ManifestReadingTests {
    @Test(
        arguments: [
            (".target(name: \"A\")", []),
            (".target(name: \"A\", swiftSettings: [.defaultIsolation(MainActor.self)])", ["A"]),
            (".target(name: \"A\", swiftSettings: [ .defaultIsolation( MainActor.self ) ]), .target(name: \"B\")", ["A"]),
            (".target(name: \"A\", swiftSettings: [.defaultIsolation(nil)])", []),
            (".target(name: \"A\", swiftSettings: ours), .testTarget(name: \"B\", swiftSettings: ours + [x])", ["A", "B"]),
            (".target(name: \"A\", swiftSettings: oursToo)", []),
        ] as [(String, Set<String>)])
    func targets(_ targets: String, _ onMainActor: Set<String>) {
        let manifest =
            "let ours: [SwiftSetting] = [.defaultIsolation(MainActor.self)]\nlet package = Package(name: \"P\", targets: [\(targets)])"
        #expect(targetsOnMainActor(manifest: Array(manifest.utf8)) == onMainActor)
    }
}
