import Fixtures
import MockgenBytes
import MockgenConfig
import MockgenModel
import MockgenOutline
import Testing

@testable import MockgenDisk
@testable import MockgenResolution
@testable import MockgenRun

/// A checked-in file is up to date only while all of its inputs are the same.
@Suite struct MockInputsTests {
    private static func inputs(_ target: String = "protocols: [P]") throws -> MockInputs {
        var app = Module(name: "App", isLocal: true, files: ["Sources/App/P.swift"])
        app.flags = ["FAST": "true"]
        let scope = TargetScope(target: try Configured(target).target, own: Configured.module, visible: [app])
        return MockInputs(
            scope: scope, admitted: Fingerprint(of: ["Sources/App/P.swift"]), sources: Fingerprint(of: "sources"),
            interfaces: Fingerprint(of: "interfaces"), outputs: MockFiles("Mocks.swift"))
    }

    /// Expects another key after each change, and a change for each stored property of the value.
    private func expectNewKeys<Value>(
        _ value: Value, in inputs: (Value) -> MockInputs, _ changes: [String: (inout Value) -> Void],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let properties = Mirror(reflecting: value).children.compactMap(\.label)
        #expect(Set(properties) == Set(changes.keys), "every property has its change", sourceLocation: sourceLocation)
        var keys = [Fingerprint(of: inputs(value)): "unchanged"]
        for (property, change) in changes {
            var copy = value
            change(&copy)
            let known = keys.updateValue(property, forKey: Fingerprint(of: inputs(copy)))
            #expect(known == nil, "'\(property)' has no part in the key", sourceLocation: sourceLocation)
        }
    }

    @Test func everyInputIsInTheKey() throws {
        expectNewKeys(
            try Self.inputs(), in: { $0 },
            [
                "scope": { $0.scope = TargetScope(target: $0.scope.target, own: $0.scope.own, visible: []) },
                "admitted": { $0.admitted = nil },
                "sources": { $0.sources = Fingerprint(of: "others") },
                "interfaces": { $0.interfaces = Fingerprint(of: "others") },
                "outputs": { $0.outputs = MockFiles("Others.swift") },
            ])
    }

    @Test func everyPartOfTheScopeIsInTheKey() throws {
        let inputs = try Self.inputs()
        let target = try Configured("protocols: [Q]").target
        expectNewKeys(
            inputs.scope,
            in: { scope in
                var copy = inputs
                copy.scope = scope
                return copy
            },
            [
                "target": { $0 = TargetScope(target: target, own: $0.own, visible: $0.visible) },
                "own": { $0 = TargetScope(target: $0.target, own: $0.visible[0], visible: $0.visible) },
                "isTest": { $0 = TargetScope(target: $0.target, own: $0.own, isTest: false, visible: $0.visible) },
                "visible": { $0 = TargetScope(target: $0.target, own: $0.own, visible: []) },
                "modulesWithSources": { $0.modulesWithSources = ["App"] },
                "interfaceFolders": { scope in
                    scope = TargetScope(target: scope.target, own: scope.own, visible: scope.visible, interfaceFolders: ["/Frameworks"])
                },
                "warnings": { $0.warnings = [Diagnostic(.outputNotCompiled, .warning, cause: .setup, "elsewhere", at: nil)] },
            ])
    }

    @Test(arguments: [true, false]) func everyPropertyOfAModuleIsInTheKey(isOwn: Bool) throws {
        let inputs = try Self.inputs()
        expectNewKeys(
            inputs.scope.visible[0],
            in: { module in
                var copy = inputs
                let scope = copy.scope
                copy.scope = TargetScope(target: scope.target, own: isOwn ? module : scope.own, visible: isOwn ? [] : [module])
                return copy
            },
            [
                "name": { $0.name = "Other" },
                "isLocal": { $0.isLocal = false },
                "files": { $0.files = ["Sources/App/Q.swift"] },
                "settings": { $0.settings = [.mainActorByDefault] },
                "flags": { $0.flags = [:] },
                "isOfToolchain": { $0.isOfToolchain = true },
                "availability": { $0.availability = ["Service1.0": "macOS13"] },
            ])
    }

    /// Tests the keys of a target with their examples.
    @Test(arguments: ConfigurationKey.Level.target.keys.filter { $0.name != "protocols" })
    func everyKeyOfTheConfigurationIsInTheKey(_ key: ConfigurationKey) throws {
        // An example may say what holds anyway; then the line that says it is new.
        #expect(try Fingerprint(of: Self.inputs("protocols: [P]\n\(key.example)")) != Fingerprint(of: Self.inputs()))
    }

    @Test func everySelectionHasItsKey() throws {
        let selections = ["[P]", "[Q]", "[P, Q]", "all", "annotated", "used"]
        #expect(Set(try selections.map { Fingerprint(of: try Self.inputs("protocols: \($0)")) }).count == selections.count)
    }

    @Test func theSameInputsHaveTheSameKey() throws {
        #expect(try Fingerprint(of: Self.inputs()) == Fingerprint(of: Self.inputs()))
    }
}
