import MockgenConfig
import MockgenDisk
package import MockgenModel

extension BuildInput {
    /// - Parameter isOfAction: whether another build system wrote it. An action reads no manifests, so it must not refer to them.
    package init(readingFrom path: String, isOfAction: Bool = false) throws(Diagnostics) {
        var reader = BuildInputReader(path: path, keywords: isOfAction ? BuildInputKeyword.documented : BuildInputKeyword.allCases)
        try self.init(try reader.read(try Disk.readNamed(path) { .unreadableBuildInput(path, $0.reason) }), at: path)
    }
}

private struct BuildInputReader {
    let path: String
    let keywords: [BuildInputKeyword]
    var draft = BuildInputDraft()
    var problems: [Diagnostic] = []
    var number = 0
    /// The keywords so far in the head, or in the current module.
    var seen: Set<BuildInputKeyword> = []

    /// A file that is not a build input has too many wrong lines to list.
    private static let mostProblems = 20

    mutating func read(_ bytes: [UInt8]) throws(Diagnostics) -> BuildInputDraft {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines[0].elementsEqual("mockgen-input\t1".utf8) else { throw Diagnostics([.noBuildInput(path)]) }
        for line in lines where problems.count < Self.mostProblems {
            number += 1
            if number > 1, !line.isEmpty { read(String(decoding: line, as: UTF8.self)) }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return draft
    }

    private mutating func read(_ line: String) {
        let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t"))
        let word = String(line[..<(tab ?? line.endIndex)])
        guard let keyword = keywords.first(where: { $0.rawValue == word }) else {
            return problems.append(.unknownLine(word, at: location(1)))
        }
        guard let tab else { return problems.append(.wrongValue("", of: keyword, at: location(1))) }
        let value = String(line[line.utf8.index(after: tab)...])
        let column = word.utf8.count + 2
        guard !value.isEmpty else { return problems.append(.wrongValue("", of: keyword, at: location(column))) }
        switch keyword.section {
        case .head where !draft.modules.isEmpty, .module where draft.modules.isEmpty:
            return problems.append(.misplaced(keyword, at: location(1)))
        case .head, .module, .anywhere: break
        }
        guard !keyword.isUnique || seen.insert(keyword).inserted else { return problems.append(.repeated(word, at: location(1))) }
        if keyword == .module { readModule(value, column) } else { add(value, to: keyword, column) }
    }

    private mutating func readModule(_ value: String, _ column: Int) {
        seen = []
        let fields = value.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 2, isIdentifier(fields[0]) else {
            return problems.append(.wrongValue(fields[0], of: .module, at: location(column)))
        }
        let kindColumn = column + fields[0].utf8.count + 1
        let kind = BuildInputDraft.ModuleKind(rawValue: fields[1])
        if kind == nil { problems.append(.wrongValue(fields[1], of: .module, at: location(kindColumn))) }
        if kind == .own, draft.own != nil { problems.append(.repeated(fields[1], at: location(kindColumn))) }
        // The following lines belong to this module even if its kind is wrong.
        draft.modules.append(BuildInputDraft.Module(name: fields[0], kind: kind ?? .local))
    }

    private mutating func add(_ value: String, to keyword: BuildInputKeyword, _ column: Int) {
        guard let last = draft.modules.indices.last else { return draft.head[keyword, default: []].append(value) }
        switch keyword {
        case .output: draft.modules[last].outputs.append(value)
        case .source: draft.modules[last].sources.append(value)
        default:
            guard let setting = setting(keyword, value) else {
                return problems.append(.wrongValue(value, of: keyword, at: location(column)))
            }
            draft.modules[last].settings.append(ManifestSetting(setting))
        }
    }

    private func setting(_ keyword: BuildInputKeyword, _ value: String) -> ManifestSetting.Kind? {
        switch keyword {
        case .language: LanguageVersion(rawValue: value).map { .languageMode($0.rawValue) }
        case .defaultIsolation: DefaultIsolation(rawValue: value).map { .defaultIsolation($0) }
        case .flag: isIdentifier(value) ? .define(value) : nil
        default: .feature(value)
        }
    }

    private func location(_ column: Int) -> SourceLocation { SourceLocation(path: path, line: number, column: column) }
}
