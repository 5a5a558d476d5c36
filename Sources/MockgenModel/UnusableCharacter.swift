extension String {
    /// The first character with which SwiftPM cannot compile the file at this path, because it does not escape the character in the files that
    /// it writes for itself.
    package var unusableCharacter: Unicode.Scalar? {
        guard let byte = utf8.first(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return nil }
        return Unicode.Scalar(byte)
    }
}

extension Diagnostic {
    package static func unusablePath(
        _ path: String, _ character: Unicode.Scalar, help: String, at location: SourceLocation? = nil
    ) -> Diagnostic {
        let name = character.value < 0x20 ? character.escaped(asASCII: true) : "\(character)"
        return Diagnostic(
            .unusablePath, cause: .setup, "SwiftPM cannot compile '\(path)', because its path contains '\(name)'", help: help, at: location)
    }
}
