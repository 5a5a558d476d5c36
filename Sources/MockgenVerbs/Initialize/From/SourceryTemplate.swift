import MockgenDisk
import MockgenModel
import MockgenRun

/// A Sourcery template on the disk, which determines the names of the mocks.
struct SourceryTemplate {
    let name: String
    let makesMocks: Bool
    /// Whether it writes each mock into a file of its own: `// sourcery:file:{{ type.name }}Mock`
    let hasFilePerMock: Bool
    /// The words that annotate the protocols to mock, as far as the template tells them.
    private(set) var annotations: [String] = []
    /// The equivalent value of `naming`; nil if the template does not tell it.
    private(set) var naming: Naming?

    private static let suffixes = [".stencil", ".swifttemplate", ".ejs"]

    /// `AutoMockable.generated.swift` for `AutoMockable.stencil`
    var outputName: String {
        let suffix = Self.suffixes.first(where: name.hasSuffix)
        return "\(suffix.map { String(name.dropLast($0.count)) } ?? "AutoMockable").generated.swift"
    }

    /// Returns the templates in a file or folder. If it cannot be read, assumes the template AutoMockable.
    static func all(at path: String) -> [SourceryTemplate] {
        guard Disk.isFolder(path) else { return [SourceryTemplate(at: path, isAlone: true)] }
        let names = ((try? Disk.entries(of: path)) ?? []).filter { !$0.isFolder }.map(\.name).sorted()
        return names.filter { name in suffixes.contains(where: name.hasSuffix) }
            .map { SourceryTemplate(at: "\(path)/\($0)", isAlone: false) }
    }

    private init(at path: String, isAlone: Bool) {
        name = path.fileName
        let text = String(decoding: (try? Disk.read(path, limit: 1 << 20)) ?? [], as: UTF8.self)
        let isTemplate = Self.suffixes.contains(where: name.hasSuffix)
        hasFilePerMock = text.contains("sourcery:file:")
        makesMocks = name.lowercased().contains("mock") || text.contains("AutoMockable") || isAlone && !isTemplate
        guard makesMocks else { return }
        annotations = text.annotationsOfTypes
        // Since version 2.1.4 of Sourcery, the names have all types of a function.
        naming = text.contains("actualReturnTypeName") ? .full : text.contains("method.selectorName") ? .label : nil
    }
}

extension String {
    /// The words with which a template selects types: `AutoMockable` of `types.implementing.AutoMockable`, `mock` of
    /// `types.protocols|annotated:"mock"`.
    fileprivate var annotationsOfTypes: [String] {
        let relations = ["implementing", "based", "inheriting", "implements", "inherits", "annotations"]
        let starts = relations.flatMap { [".\($0).", ".\($0)[\""] } + ["|annotated:\""]
        let lines = ["|", ":", "%"].reduce(self) { text, sign in
            text.replacing(" \(sign)", with: sign).replacing("\(sign) ", with: sign)
        }.split(whereSeparator: \.isNewline)
        // Other lines read arguments of annotations, or annotations of members.
        let conditions = ["{%if type|annotated:", "{%if type.based.", "{%if type.implements."]
        let selecting = lines.filter { line in
            // A condition inside a line, such as '{% if type.based.Sendable %}, @unchecked Sendable{% endif %}', selects a part of the mock.
            line.contains(" in types.") || !line.contains("%endif") && conditions.contains(where: line.drop { $0 == " " }.hasPrefix)
        }
        return selecting.flatMap { line in
            line.indices.compactMap { index in
                starts.first(where: line[index...].hasPrefix).map { start in
                    String(line[index...].dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
            }
        }.filter { !$0.isEmpty }.unique
    }
}
