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
    func settings(_ own: String) -> Set<CompilerSetting> {
        var settings = Set(CompilerSetting.allCases.filter { reader.says($0, in: own) || reader.says($0, in: reader.ofAllTargets) })
        let saysSwift5 = reader.says(["swiftLanguageMode(.v5)", "\"-swift-version\",\"5\""], in: own + reader.ofAllTargets)
        if isSwift6, !saysSwift5 { settings.formUnion([.isolatedTypesUsability, .isolatedDefaultValues]) }
        return settings
    }
    return ManifestSettings(
        ofTargets: reader.settings.mapValues(settings), ofOthers: reader.ofComputedTargets.map(settings) ?? [])
}

package struct ManifestSettings: Equatable {
    package var ofTargets: [String: Set<CompilerSetting>] = [:]
    /// Of those that the manifest computes.
    package var ofOthers: Set<CompilerSetting> = []

    package init(ofTargets: [String: Set<CompilerSetting>] = [:], ofOthers: Set<CompilerSetting> = []) {
        self.ofTargets = ofTargets
        self.ofOthers = ofOthers
    }

    package subscript(target: String) -> Set<CompilerSetting> { ofTargets[target] ?? ofOthers }
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

    func says(_ setting: CompilerSetting, in text: String) -> Bool { says(setting.spellings, in: text, constants) }
    func says(_ spellings: [String], in text: String) -> Bool { says(spellings, in: text, constants) }

    /// A constant is looked up once: one that leads to itself is the compiler's to report.
    private func says(_ spellings: [String], in text: String, _ constants: [String: String]) -> Bool {
        if spellings.contains(where: text.contains) { return true }
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let rest = constants.filter { !words.contains($0.key) }
        return constants.contains { words.contains($0.key) && says(spellings, in: $0.value, rest) }
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

extension FunctionCallExprSyntax {
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}
