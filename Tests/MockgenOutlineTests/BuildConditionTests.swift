import Fixtures
import MockgenOutline
import Testing

/// Conditions of `#if` that hold or do not, whatever the compiler.
@Suite struct BuildConditionTests {
    @Test(
        arguments: [
            ("true", true), ("false", false), ("!(false)", true), ("!true", false), ("FAST", true), ("SLOW", false), ("DEBUG", nil),
            ("UNSET", nil),
            ("UNSET && false", false), ("false && UNSET", false), ("UNSET || true", true), ("UNSET || false", nil), ("UNSET && true", nil),
            ("(FAST || UNSET) && !(SLOW)", true), ("FAST && (SLOW || SLOW)", false), ("!UNSET", nil), ("os(Windows)", false),
            ("!(os(Windows)) && FAST", true), ("os(Windows) || os( FreeBSD )", false), ("compiler(>=5.9)", true), ("compiler(<6.0)", false),
            ("compiler(>=9.0)", nil), ("compiler(>=6.2.1)", nil), ("swift(>=4.0)", true), ("swift(>=6.0)", nil),
            ("hasFeature(Embedded)", false), ("hasFeature(Macros)", nil),
            ("canImport(Own)", nil), ("arch(x86_64)", nil), ("hasFeature(Some)", nil), ("os(Windows", nil), ("true false", nil), ("", nil),
        ] as [(String, Bool?)])
    func values(_ condition: String, _ expected: Bool?) {
        let evaluator = BuildCondition(flags: ["FAST": "true", "SLOW": "false", "DEBUG": "DEBUG"], modules: ["Own", "Vision"])
        #expect(evaluator.value(of: condition) == expected)
    }

    #if os(Linux)
        @Test(
            arguments: [
                ("os(Linux)", true), ("os(iOS)", false), ("os(anyAppleOS)", false), ("!(os(Linux))", false), ("canImport(UIKit)", false),
                ("targetEnvironment(simulator)", false),
                ("canImport(Vision)", nil), ("canImport(FoundationNetworking)", nil), ("canImport(WinSDK)", false),
                ("canImport(Glibc)", nil),
            ] as [(String, Bool?)])
        func valuesOnLinux(_ condition: String, _ expected: Bool?) {
            #expect(BuildCondition(flags: [:], modules: ["Vision"]).value(of: condition) == expected)
        }
    #endif
}
