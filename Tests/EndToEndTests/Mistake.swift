import Foundation
import TestSupport

/// A section of `Mistakes.txt`: what a user writes into the right package, the command, and what the user reads. See `MistakeTests`.
struct Mistake {
    /// Lines of a file that others replace, or lines at its end. Without any, the file or folder is deleted or is a link.
    struct Change {
        let path: String
        var removed: [String] = []
        var added: [String] = []
        var isDeletion: Bool { path.hasSuffix(" deleted") }
        var file: String { path.replacing(#/ (deleted|-> .*)$/#, with: "") }
        /// The path that a link has.
        var destination: String? { path.wholeMatch(of: #/.* -> (.*)/#).map { String($0.1) } }
        /// Whether a message names the file as a whole.
        var isWhole: Bool { file == "Package.swift" || removed.isEmpty && !file.hasSuffix(".swift") }
    }

    enum Kind { case run, compiled, ofSwiftPM, ofTest }

    let name: String
    /// The text of the section without what is recorded.
    let text: String
    private(set) var changes: [Change] = []
    private(set) var command = ""
    var kind: Kind {
        if command == "swiftc" { return .compiled }
        if command.hasPrefix("swift build: ") { return .ofSwiftPM }
        return command.contains(/^\w+Tests\./) ? .ofTest : .run
    }
    /// Whether the package works all the same.
    var works: Bool { name.hasSuffix(" (works)") }

    init(_ section: Substring) {
        let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end = lines.firstIndex { $0.hasPrefix("$ ") }.map { $0 + 1 } ?? lines.count
        (name, text) = (lines[0], lines[..<end].joined(separator: "\n"))
        for line in lines[1..<end] {
            switch line.prefix(1) {
            case "-" where line.hasPrefix("--- "): changes.append(Change(path: String(line.dropFirst(4))))
            case "-":
                if changes.last?.added.isEmpty == false { changes.append(Change(path: changes[changes.count - 1].path)) }
                changes[changes.count - 1].removed.append(String(line.dropFirst()))
            case "+": changes[changes.count - 1].added.append(String(line.dropFirst()))
            case "$": command = String(line.dropFirst(2))
            default: break
            }
        }
    }

    func apply(to package: TemporaryPackage) throws {
        for change in changes {
            if change.isDeletion { try package.remove(change.file); continue }
            if let destination = change.destination {
                try FileManager.default.createSymbolicLink(atPath: package.url(change.file).plainPath, withDestinationPath: destination)
                continue
            }
            let text = package.exists(change.file) ? try package.read(change.file) : ""
            let added = change.added.map { $0.replacing("<package>", with: package.root.plainPath) + "\n" }.joined()
            let removed = change.removed.map { $0 + "\n" }.joined()
            let pieces = removed.isEmpty ? [text, ""] : text.components(separatedBy: removed)
            guard pieces.count == 2 else { throw Unclear(text: "\(name): '\(change.path)' does not have these lines once:\n\(removed)") }
            try package.write(Self.bytes(of: pieces.joined(separator: added)), to: change.file)
        }
    }

    /// The bytes of a text in which `\xC2` is a byte.
    private static func bytes(of text: String) -> Data {
        let parts = text.components(separatedBy: "\\x")
        return parts.dropFirst().reduce(into: Data(parts[0].utf8)) { data, part in
            data.append(UInt8(part.prefix(2), radix: 16) ?? 0)
            data.append(Data(part.dropFirst(2).utf8))
        }
    }

    struct Unclear: Error { let text: String }
}

extension Mistake {
    /// The grade of what the user reads: A if it says what is wrong, where, and what to type; B if the place or the help is missing; C without
    /// a message.
    func grade(_ answer: String) -> Character {
        if works { return answer.contains(#/Mock  |generates its mocks/#) && !answer.contains("help: ") ? "A" : "C" }
        guard kind == .ofSwiftPM || answer.contains(#/error: |warning: |help: |has no answer/#) else { return "C" }
        let isPlaced =
            kind == .ofSwiftPM || changes.isEmpty || answer.contains(#/(?m)^(wrong +\w+: )?[^ :]*[^ :/]+:\d+:\d+: /#)
            || changes.contains { $0.isWhole && answer.contains(($0.file as NSString).lastPathComponent) }
        let help = #/help: (?!run 'swift package describe')|is unavailable: .*'|did you mean|Use `|Questions: |Write '/#
        return isPlaced && answer.contains(help) ? "A" : "B"
    }
}

/// The problems in *Questions*, in the words of the compiler or of SwiftPM.
struct KnownProblems {
    /// The parts between the gaps.
    private let problems: [[String]]

    init(page: String) {
        problems = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
            let parts = row.split(separator: " | ")[0].components(separatedBy: "`").enumerated()
            let code = parts.filter { $0 % 2 == 1 && $1.contains(" ") }.map(\.element)
            return code.map { Self.plain($0.replacing("Cart", with: "…")).components(separatedBy: "…") }
        }
    }

    /// Whether a message has the words of a problem, in which `…` and the name `Cart` are gaps.
    func contain(_ message: String) -> Bool {
        problems.contains { words in
            var rest = Self.plain(message)[...]
            return words.allSatisfy { word in
                guard let range = rest.range(of: word) else { return word.isEmpty }
                rest = rest[range.upperBound...]
                return true
            }
        }
    }

    /// SwiftPM prints curly quotes in some messages. A name in a wrong case still leads to its problem.
    private static func plain(_ text: String) -> String { String(text.lowercased().map { "‘’".contains($0) ? "'" : $0 }) }
}
