import MockgenDisk
import MockgenModel
import MockgenRun

/// The Sourcery templates on the disk, which determine the names of the mocks.
struct SourceryTemplates {
    struct Template {
        let name: String
        let makesMocks: Bool
        /// The words that annotate the protocols to mock, as far as the template tells them.
        let annotations: [String]
        /// The equivalent value of `naming`; nil if the template does not tell it.
        let naming: String?

        /// `AutoMockable.generated.swift` for `AutoMockable.stencil`
        var outputName: String {
            let suffix = SourceryTemplates.suffixes.first(where: name.hasSuffix)
            return "\(suffix.map { String(name.dropLast($0.count)) } ?? "AutoMockable").generated.swift"
        }
    }

    let folder: String

    fileprivate static let suffixes = [".stencil", ".swifttemplate", ".ejs"]

    /// Returns the templates in a file or folder. If it cannot be read, assumes the template AutoMockable.
    func templates(at path: String) -> [Template] {
        let file = path.inFolder(folder).normalizedPath
        guard Disk.isFolder(file) else { return [template(named: path.fileName, at: file, isAlone: true)] }
        let names = ((try? Disk.entries(of: file)) ?? []).filter { !$0.isFolder }.map(\.name).sorted()
        return names.filter { name in Self.suffixes.contains(where: name.hasSuffix) }
            .map { template(named: $0, at: "\(file)/\($0)", isAlone: false) }
    }

    private func template(named name: String, at path: String, isAlone: Bool) -> Template {
        let bytes = try? Disk.read(path, limit: 1 << 20)
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        let isTemplate = Self.suffixes.contains(where: name.hasSuffix)
        let makesMocks = name.lowercased().contains("mock") || text.contains("AutoMockable") || isAlone && !isTemplate
        guard makesMocks else { return Template(name: name, makesMocks: false, annotations: [], naming: nil) }
        // Since version 2.1.4 of Sourcery, the names have all types of a function.
        let naming = text.contains("actualReturnTypeName") ? "full" : text.contains("method.selectorName") ? "label" : nil
        return Template(name: name, makesMocks: true, annotations: text.annotationsOfTypes, naming: naming)
    }

    /// Returns the naming of the mocks in a generated file, which names the version of Sourcery in its first lines.
    func namingOfOutput(_ output: String?) -> String? {
        guard let output else { return nil }
        let path = output.inFolder(folder).normalizedPath
        let files = Disk.isFolder(path) ? ["\(path)/AutoMockable.generated.swift"] : [path]
        guard let bytes = files.firstNonNil({ try? Disk.read($0) }) else { return nil }
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard let start = head.firstRange(of: "Generated using Sourcery ") else { return nil }
        let version = head[start.upperBound...].prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        return version.isEmpty ? nil : version.lexicographicallyPrecedes([2, 1, 3]) ? "label" : "full"
    }
}

extension String {
    /// The words with which a template selects types: `AutoMockable` of `types.implementing.AutoMockable`, `mock` of
    /// `types.protocols|annotated:"mock"`.
    fileprivate var annotationsOfTypes: [String] {
        let starts = [
            "types.implementing.", "types.based.", "types.inheriting.", "type.implements.", "type.based.", "type.inherits.",
            "type.annotations.", "|annotated:\"", "types.implementing[\"", "types.based[\"", "type.annotations[\"",
        ]
        let lines = ["|", ":", "%"].reduce(self) { text, sign in
            text.replacing(" \(sign)", with: sign).replacing("\(sign) ", with: sign)
        }.split(whereSeparator: \.isNewline)
        // Other lines read arguments of annotations, or annotations of members.
        let conditions = [" in types.", "%if type|annotated:", "%if type.based.", "%if type.implements."]
        let selecting = lines.filter { line in conditions.contains(where: line.contains) }
        return selecting.flatMap { line in
            line.indices.compactMap { index in
                starts.first(where: line[index...].hasPrefix).map { start in
                    String(line[index...].dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
            }
        }.filter { !$0.isEmpty }.unique
    }
}
