import MockgenModel
import Testing

@testable import MockgenResolution

@Suite struct AvailabilityMacrosTests {
    private static let macros = ["Service1.0": "macOS13,iOS16.1", "Beta": "macOS99"]

    @Test(
        arguments: [
            ("@available(Service 1.0, *)", "@available(macOS 13, iOS 16.1, *)"),
            ("@available(Service 1.0, tvOS 16, *)", "@available(macOS 13, iOS 16.1, tvOS 16, *)"),
            ("@available(Beta, *)", "@available(macOS 99, *)"),
            ("@available(Service 2.0, iOS 17, *)", "@available(iOS 17, *)"), ("@available(Service 2.0, *)", nil),
            ("@available(anyAppleOS 27, *)", "@available(anyAppleOS 27, *)"),
            ("@available(Service 1.0, anyAppleOS 26.0, *)", "@available(macOS 13, iOS 16.1, anyAppleOS 26.0, *)"),
            ("@available(macOS 13,iOS 16, *)", "@available(macOS 13,iOS 16, *)"), ("@available(swift 5.9)", "@available(swift 5.9)"),
            ("@available(iOSApplicationExtension 16, *)", "@available(iOSApplicationExtension 16, *)"),
            ("@available(*, deprecated, message: \"a, b\")", "@available(*, deprecated, message: \"a, b\")"),
            ("@available(macOS, introduced: 13)", "@available(macOS, introduced: 13)"), ("@MainActor", "@MainActor"),
        ] as [(String, String?)])
    func anotherModuleGetsDefinitions(_ attribute: String, _ expected: String?) {
        #expect(module("App", Self.macros).attribute(attribute, in: module("AppTests")) == expected)
    }

    @Test func attributesUnderAFlagOfTheirModule() {
        var (app, tests) = (module("App", Self.macros), module("AppTests"))
        app.flags = ["FAST": "true"]
        tests.flags = ["SLOW": "true"]
        let attribute = "#if FAST || SLOW\n@available(*, unavailable)\n#else\n@available(Service 1.0, *)\n#endif"
        let expected = "#if true || false\n@available(*, unavailable)\n#else\n@available(macOS 13, iOS 16.1, *)\n#endif"
        #expect(app.attribute(attribute, in: tests) == expected)
        #expect(app.attribute(attribute, in: app) == attribute)
    }

    @Test func modulesThatDefineTheSameKeepTheName() {
        let attribute = "@available(Service 1.0, *)"
        let (app, other) = (module("App", Self.macros), ["Service1.0": "macOS15"])
        #expect(app.attribute(attribute, in: module("AppTests", Self.macros)) == attribute)
        #expect(app.attribute(attribute, in: module("AppTests", other)) == "@available(macOS 13, iOS 16.1, *)")
        #expect(app.attribute(attribute, in: app) == attribute)
    }

    private func module(_ name: String, _ macros: [String: String] = [:]) -> Module {
        var module = Module(name: name, isLocal: true, files: [])
        module.availability = macros
        return module
    }
}
