import Fixtures
import Testing

/// The protocols that a target's configuration selects.
@Suite struct SelectionTests {
    private static let app: Sources = [
        "App": [
            "A.swift": "protocol RootRouting {}\nprotocol RootListener {}\nenum Outer { protocol Listener {} }",
            "B.swift": "private protocol Hidden {}\nenum Other { protocol Listener {} }\n// mockgen: skip\nprotocol RootSkipped {}",
        ],
        "Core": ["C.swift": "public protocol RootRouting {}\nclass RootThing {}"],
    ]

    @Test(arguments: [
        SelectionCase("a name", "protocols: RootListener", app, ["App.RootListener"]),
        SelectionCase("a name in two modules", "protocols: RootRouting", app, ["App.RootRouting", "Core.RootRouting"]),
        SelectionCase("a module's", "protocols: Core.RootRouting", app, ["Core.RootRouting"]),
        SelectionCase("nested ones by their last name", "protocols: Listener", app, ["App.Outer.Listener", "App.Other.Listener"]),
        SelectionCase(
            "a nested one and one that is not, by the same name", "protocols: [P, P]",
            .init(app: "enum Outer { protocol P {} }\nprotocol Q {}\nprotocol P {}"), ["App.Outer.P", "App.P"]),
        SelectionCase("a nested one", "protocols: Outer.Listener", app, ["App.Outer.Listener"]),
        SelectionCase("a nested one of a module", "protocols: App.Other.Listener", app, ["App.Other.Listener"]),
        SelectionCase(
            "names in the order of the sources", "protocols: [Outer.Listener, RootListener]", app,
            ["App.RootListener", "App.Outer.Listener"]),
        SelectionCase("a glob", "protocols: \"*Listener\"", app, ["App.RootListener", "App.Outer.Listener", "App.Other.Listener"]),
        SelectionCase("a glob with a question mark", "protocols: \"RootRou?ing\"", app, ["App.RootRouting", "Core.RootRouting"]),
        SelectionCase("a glob of nested ones", "protocols: \"Outer.*\"", app, ["App.Outer.Listener"]),
        SelectionCase("a glob of a module", "protocols: \"Core.*\"", app, ["Core.RootRouting"]),
        SelectionCase(
            "a glob leaves out what is to be skipped", "protocols: \"Root*\"", app,
            ["App.RootRouting", "App.RootListener", "Core.RootRouting"]),
        SelectionCase("a name does not", "protocols: RootSkipped", app, ["App.RootSkipped"]),
        SelectionCase(
            "overlapping patterns", "protocols: [\"Root*\", RootListener]", app,
            ["App.RootRouting", "App.RootListener", "Core.RootRouting"]),
    ])
    func patterns(_ example: SelectionCase) async throws { try await example.check() }

    @Test(arguments: [
        SelectionCase(
            "all, but private and skipped ones", "protocols: all", app,
            ["App.RootRouting", "App.RootListener", "App.Outer.Listener", "App.Other.Listener", "Core.RootRouting"]),
        SelectionCase(
            "inside something private", "protocols: all",
            .init(app: "private enum O { protocol P {}\n public enum Q { public protocol R {} } }\nprotocol S {}"), ["App.S"]),
        SelectionCase(
            "of another package none", "protocols: all", app.remote("Core"),
            ["App.RootRouting", "App.RootListener", "App.Outer.Listener", "App.Other.Listener"]),
    ])
    func all(_ example: SelectionCase) async throws { try await example.check() }

    @Test(arguments: [
        SelectionCase("a name", "protocols: \"Root*\"\nexclude: RootListener", app, ["App.RootRouting", "Core.RootRouting"]),
        SelectionCase("a glob", "protocols: all\nexclude: [\"*Routing\", \"Outer.*\"]", app, ["App.RootListener", "App.Other.Listener"]),
        SelectionCase("a module's", "protocols: RootRouting\nexclude: \"App.*\"", app, ["Core.RootRouting"]),
        SelectionCase(
            "wins over a mark", "protocols: annotated\nexclude: Q",
            .init(app: "// mockgen: mock\nprotocol P {}\n// mockgen: mock\nprotocol Q {}"),
            ["App.P"]),
        SelectionCase("of a private one is not a mistake", "protocols: RootListener\nexclude: Hidden", app, ["App.RootListener"]),
    ])
    func exclude(_ example: SelectionCase) async throws { try await example.check() }
}
