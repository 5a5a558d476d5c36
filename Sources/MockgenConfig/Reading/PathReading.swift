internal import MockgenModel

extension ConfigurationReader {
    mutating func relativePaths(_ key: ConfigurationKey.Name, _ fields: Fields) -> [Located<String>]? {
        let paths = fields.texts(key)
        for path in paths ?? [] where path.value.isEmpty || path.value.isAbsolutePath { report(.invalidPath(path, of: key)) }
        return paths
    }

    /// Returns the normalized path of a target's checked-in file.
    mutating func output(_ fields: Fields, target: String) -> Located<String>? {
        guard let output = fields.text(.output) else { return nil }
        guard !output.value.isAbsolutePath, let path = pathInsidePackage(output.value) else {
            report(.outputOutsidePackage(output))
            return nil
        }
        guard isSwiftFile(path), !output.value.contains(where: { $0 == "*" || $0 == "?" || $0.isNewline || $0 == "\0" }) else {
            report(.outputNotSwiftFile(output))
            return nil
        }
        guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            report(.hiddenOutput(output))
            return nil
        }
        if let first = outputs[path] {
            report(.duplicateOutput(path, of: first.target, at: output.location, first: first.location))
            return nil
        }
        outputs[path] = (target, output.location)
        return Located(path, at: output.location)
    }
}

/// Returns the path without `.` and `..`, or nil if it leads out of its folder.
private func pathInsidePackage(_ path: String) -> String? {
    var pieces: [Substring] = []
    for piece in path.split(separator: "/") where piece != "." {
        if piece == ".." {
            guard pieces.popLast() != nil else { return nil }
        } else {
            pieces.append(piece)
        }
    }
    return pieces.joined(separator: "/")
}

private func isSwiftFile(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last else { return false }
    return name.hasSuffix(".swift") && name != ".swift"
}

extension String {
    fileprivate var isAbsolutePath: Bool { hasPrefix("/") || hasPrefix("~") }
}

extension Diagnostic {
    fileprivate static func invalidPath(_ path: Located<String>, of key: ConfigurationKey.Name) -> Diagnostic {
        Diagnostic(
            .invalidSource, cause: .setup, path.value.isEmpty ? "this path is empty" : "the path '\(path.value)' is not relative",
            help: "write a path relative to this file, for example: \(example(of: key))", at: path.location)
    }

    private static func example(of key: ConfigurationKey.Name) -> String {
        ConfigurationKey.table.last { $0.name == key }?.example ?? ""
    }

    fileprivate static func outputOutsidePackage(_ output: Located<String>) -> Diagnostic {
        Diagnostic(
            .outputOutsidePackage, cause: .setup, "the output '\(output.value)' is not a path inside the package",
            help: "write a path relative to this file, for example: output: Sources/AppTestSupport/Mocks.swift", at: output.location)
    }

    fileprivate static func outputNotSwiftFile(_ output: Located<String>) -> Diagnostic {
        Diagnostic(
            .outputNotSwift, cause: .setup, "the output '\(output.value)' is not the path of one Swift file",
            help: "write a path that ends in '.swift', for example: output: Sources/AppTestSupport/Mocks.swift", at: output.location)
    }

    fileprivate static func hiddenOutput(_ output: Located<String>) -> Diagnostic {
        Diagnostic(
            .outputNotCompiled, cause: .setup, "no target compiles '\(output.value)', because a name with a leading dot is hidden",
            help: "write a path in the folder of a target, for example: output: Sources/AppTestSupport/Mocks.swift", at: output.location)
    }

    fileprivate static func duplicateOutput(
        _ path: String, of target: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateOutput, cause: .setup, "target '\(target)' has the same output '\(path)'",
            help: "choose a different file for each target", at: location, notes: [Note("first set here", at: first)])
    }
}
