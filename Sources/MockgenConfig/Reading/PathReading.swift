internal import MockgenModel

extension KeyType where Value == [Located<String>] {
    static func paths(mayBeEmpty: Bool = true) -> Self {
        Self(inFile: .list(of: "path", mayBeEmpty: mayBeEmpty)) { node, key, reader in
            for path in node.listed where path.value.isEmpty || path.value.isAbsolutePath {
                reader.report(
                    .invalidSource, path.value.isEmpty ? "this path is empty" : "the path '\(path.value)' is not relative",
                    help: "write a path relative to this file, for example: \(key.example)", at: path.location)
            }
            return node.listed
        }
    }
}

extension ConfigurationReader {
    mutating func output(_ output: Located<String>, target: String) -> Located<String>? {
        let example = "for example: output: Sources/AppTestSupport/Mocks.swift"
        guard !output.value.isAbsolutePath, let path = pathInsidePackage(output.value) else {
            report(
                .outputOutsidePackage, "the output '\(output.value)' is not a relative path inside the package",
                help: "write a path relative to this file, \(example)", at: output.location)
            return nil
        }
        guard isSwiftFile(path), !output.value.contains(where: { $0 == "*" || $0 == "?" }) else {
            report(
                .outputNotSwift, "the output '\(output.value)' is not the path of one Swift file",
                help: "write a path that ends in '.swift', \(example)", at: output.location)
            return nil
        }
        if let character = output.value.unusableCharacter {
            report(.unusablePath(output.value, character, help: "write a path without it, \(example)", at: output.location))
            return nil
        }
        guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            report(
                .outputNotCompiled, "no target compiles '\(output.value)', because a name with a leading dot is hidden",
                help: "write a path in the folder of a target, \(example)", at: output.location)
            return nil
        }
        let files = [path, GeneratedFile.supportPath(besides: path)]
        if let same = files.first(where: { outputs[$0] != nil }), let first = outputs[same] {
            report(
                .duplicateOutput, "target '\(first.target)' also writes '\(same)'",
                help: "choose a different file for each target", at: output.location,
                notes: [Diagnostic.Note("first set here", at: first.location)])
            return nil
        }
        for file in files { outputs[file] = (target, output.location) }
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
