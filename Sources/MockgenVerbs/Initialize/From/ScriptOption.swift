import MockgenModel

/// An option of a generator that scripts run. Other options have no equivalent.
enum ScriptOption {
    case sources, excludedSources, templates, destination, configuration
    case suffixes, imports, testableImports, annotation, condition, arguments
    case history
    /// mockgen always works like this.
    case implied

    var takesPaths: Bool { [.sources, .excludedSources, .templates, .destination, .configuration].contains(self) }
    var needsValue: Bool { self != .history && self != .implied }

    static func named(_ name: String, of tool: MockGenerator) -> ScriptOption? { (tool == .sourcery ? sourcery : mockolo)[name] }

    private static let mockolo: [String: ScriptOption] = [
        "-s": .sources, "--sourcedirs": .sources, "-srcs": .sources, "--sourcefiles": .sources,
        "-d": .destination, "--destination": .destination,
        "-x": .suffixes, "--exclude-suffixes": .suffixes,
        "-i": .testableImports, "--testable-imports": .testableImports,
        "-c": .imports, "--custom-imports": .imports,
        "-a": .annotation, "--annotation": .annotation,
        "-m": .condition, "--macro": .condition,
        "--enable-args-history": .history, "--mock-all": .implied, "--allow-set-call-count": .implied,
    ]
    private static let sourcery: [String: ScriptOption] = [
        "--sources": .sources, "--exclude-sources": .excludedSources, "--templates": .templates, "--output": .destination,
        "--args": .arguments, "--config": .configuration,
    ]
}
