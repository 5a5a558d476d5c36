package import MockgenModel
import SwiftParser
import SwiftSyntax

/// Reads from the text of a `Package.swift` what SwiftPM tells no tool: the compiler settings of each target that matter for mocks.
///
/// The manifest is a program, so this is a reading, not an evaluation: settings are found where a target writes them, in constants
/// that it names, or where something is added to the settings of all targets. Those of a target whose name is computed may be any target's
/// that the text does not name.
package func compilerSettings(inManifest manifest: [UInt8]) -> ManifestSettings {
    let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = TargetSettings(viewMode: .sourceAccurate)
    reader.walk(tree)
    // Targets that say nothing are compiled as the tools are, unless the package says otherwise.
    let isSwift6 = reader.languageModes.map { $0.contains(".v6") } ?? (toolsVersion(tree) >= 6)
    func settings(_ own: String) -> ManifestSettings.OfTarget {
        var settings = Set(CompilerSetting.allCases.filter { reader.says($0, in: own) || reader.says($0, in: reader.ofAllTargets) })
        let saysSwift5 = reader.says(["swiftLanguageMode(.v5)", "\"-swift-version\",\"5\""], in: own + reader.ofAllTargets)
        if isSwift6, !saysSwift5 { settings.formUnion([.isolatedTypesUsability, .isolatedDefaultValues]) }
        let text = reader.resolved(own) + reader.resolved(reader.ofAllTargets)
        return ManifestSettings.OfTarget(compiler: settings, flags: text.definedFlags, availability: text.availabilityMacros)
    }
    return ManifestSettings(
        ofTargets: reader.settings.mapValues(settings),
        ofOthers: reader.ofComputedTargets.map(settings) ?? ManifestSettings.OfTarget())
}

package struct ManifestSettings: Equatable {
    package struct OfTarget: Equatable {
        package var compiler: Set<CompilerSetting> = []
        /// What it defines, and the condition under which it does.
        package var flags: [String: String] = [:]
        package var availability = AvailabilityMacros()
    }

    package var ofTargets: [String: OfTarget] = [:]
    /// Of those that the manifest computes.
    package var ofOthers = OfTarget()

    package init() {}

    init(ofTargets: [String: OfTarget], ofOthers: OfTarget) {
        self.ofTargets = ofTargets
        self.ofOthers = ofOthers
    }

    package subscript(target: String) -> OfTarget { ofTargets[target] ?? ofOthers }
}

/// The 6 of `// swift-tools-version: 6.2`.
private func toolsVersion(_ manifest: SourceFileSyntax) -> Int {
    let firstLine = manifest.leadingTrivia.description.prefix { !$0.isNewline }
    return firstLine.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
}

extension CompilerSetting {
    /// As a manifest writes it, in an argument or a compiler flag.
    fileprivate var spellings: [String] {
        switch self {
        case .mainActorByDefault: ["defaultIsolation(MainActor", "\"-default-isolation\",\"MainActor\""]
        case .callersActorByDefault: ["\"NonisolatedNonsendingByDefault\""]
        case .isolatedTypesUsability: ["\"GlobalActorIsolatedTypesUsability\"", "swiftLanguageMode(.v6)", "\"-swift-version\",\"6\""]
        case .isolatedDefaultValues: ["\"IsolatedDefaultValues\"", "swiftLanguageMode(.v6)", "\"-swift-version\",\"6\""]
        case .isolatedConformances: ["\"InferIsolatedConformances\""]
        case .internalImportsByDefault: ["\"InternalImportsByDefault\""]
        case .strictMemorySafety: ["strictMemorySafety()", "\"-strict-memory-safety\""]
        }
    }
}

private final class TargetSettings: SyntaxVisitor {
    /// The text of `swiftSettings`, by target.
    var settings: [String: String] = [:]
    /// The texts of those of targets that no literal names.
    var ofComputedTargets: String?
    /// What is said of `swiftSettings` outside of the targets: `for target in package.targets { target.swiftSettings = … }`.
    var ofAllTargets = ""
    /// What the whole package says of them.
    var languageModes: String?
    /// The texts of the manifest's constants.
    private var constants: [String: String] = [:]

    func says(_ setting: CompilerSetting, in text: String) -> Bool { says(setting.spellings, in: text) }

    func says(_ spellings: [String], in text: String) -> Bool {
        let text = resolved(text)
        return spellings.contains(where: text.contains)
    }

    /// With what the constants that it names say.
    func resolved(_ text: String) -> String { resolved(text, constants) }

    /// A constant is looked up once: one that leads to itself is the compiler's to report.
    private func resolved(_ text: String, _ constants: [String: String]) -> String {
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let rest = constants.filter { !words.contains($0.key) }
        return text + constants.filter { words.contains($0.key) }.map { "\n" + resolved($0.value, rest) }.joined()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "Package" {
            languageModes = (node.argument("swiftLanguageModes") ?? node.argument("swiftLanguageVersions"))?.flatText
        }
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, callee.hasSuffix("arget"),
            let name = node.argument("name")
        else { return .visitChildren }
        let text = node.argument("swiftSettings")?.flatText.filter { !$0.isWhitespace } ?? ""
        if let name = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            settings[name, default: ""] += text
        } else {
            ofComputedTargets = (ofComputedTargets ?? "") + text
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let text = node.flatText.filter { !$0.isWhitespace }
        let isChange = [".swiftSettings=", ".swiftSettings?.append(", ".swiftSettings!.append(", ".swiftSettings.append("]
            .contains(where: text.contains)
        if isChange { ofAllTargets += text }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
            let text = value.flatText.filter { !$0.isWhitespace }
            // The package and its targets are no settings.
            if !text.contains("(name:") { constants[name] = text }
        }
        return .visitChildren
    }
}

extension String {
    /// Of `.define("A")` and of `-D` among the flags of the compiler; the last one holds.
    fileprivate var definedFlags: [String: String] {
        var flags: [String: String] = [:]
        for opening in [".define(\"", "\"-D\",\"", "\"-D"] {
            for part in split(separator: opening, omittingEmptySubsequences: false).dropFirst() {
                let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let rest = part.dropFirst(name.count)
                guard !name.isEmpty, rest.first == "\"" else { continue }
                let isSetting = opening.hasPrefix(".")
                guard let condition = isSetting ? rest.dropFirst().condition : "true" else { continue }
                flags[String(name)] = condition
            }
        }
        return flags
    }
}

extension String {
    /// Of `.enableExperimentalFeature("AvailabilityMacro=…")` and of `-define-availability` among the flags of the compiler.
    fileprivate var availabilityMacros: AvailabilityMacros {
        var macros = AvailabilityMacros()
        for opening in ["\"AvailabilityMacro=", "\"-define-availability\",\"-Xfrontend\",\"", "\"-define-availability\",\""] {
            for part in split(separator: opening, omittingEmptySubsequences: false).dropFirst() {
                let definition = part.prefix { $0 != "\"" }.split(separator: ":", maxSplits: 1)
                if part.prefix(while: { $0 != "\"" }).contains("\\(") {
                    macros.areComputed = true
                } else if definition.count == 2 {
                    macros.definitions[String(definition[0])] = String(definition[1])
                }
            }
        }
        return macros
    }
}

extension Substring {
    /// `DEBUG && os(Linux)` for what stands behind a setting, `,.when(platforms:[.linux],configuration:.debug)`; nil where that cannot be
    /// said.
    fileprivate var condition: String? {
        guard hasPrefix(",.when(") else { return hasPrefix(",") ? nil : "true" }
        let text = prefix { $0 != ")" }
        var parts: [String] = []
        if text.contains("configuration:") {
            guard text.contains(".debug") != text.contains(".release") else { return nil }
            parts.append(text.contains(".debug") ? "DEBUG" : "(!DEBUG)")
        }
        if text.contains("platforms:") {
            let names = text.drop { $0 != "[" }.prefix { $0 != "]" }.split { !$0.isLetter }
            let systems = names.compactMap { Self.systems[String($0)] }
            guard systems.count == names.count, !names.isEmpty else { return nil }
            parts.append(systems.count == 1 ? systems[0] : "(\(systems.joined(separator: " || ")))")
        }
        return parts.isEmpty ? nil : parts.count == 1 ? parts[0] : "(\(parts.joined(separator: " && ")))"
    }

    private static let systems = [
        "macOS": "os(macOS)", "macCatalyst": "targetEnvironment(macCatalyst)", "iOS": "os(iOS)", "tvOS": "os(tvOS)",
        "watchOS": "os(watchOS)", "visionOS": "os(visionOS)", "linux": "os(Linux)", "windows": "os(Windows)", "android": "os(Android)",
        "wasi": "os(WASI)", "openbsd": "os(OpenBSD)",
    ]
}

extension FunctionCallExprSyntax {
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}
