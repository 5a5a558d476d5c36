import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The work that no generator can avoid. Each floor includes the one before it.
///
/// The benchmark starts itself for a floor, so that time and memory are measured as for mockgen.
enum Floor: String, CaseIterable {
    /// Reads all files and searches them for the word `protocol`.
    case read
    /// Finds the protocols in files with that word.
    case scan
    /// Parses the protocols with SwiftParser.
    case slices

    var title: String {
        switch self {
        case .read: "floor: read every file"
        case .scan: "floor: and find the protocols"
        case .slices: "floor: and parse them with SwiftParser"
        }
    }

    /// Returns the command that measures the floor for the files of a list.
    func command(listOfFiles: URL) -> Command {
        Command(Tool.program.path(percentEncoded: false), "floor", rawValue, listOfFiles.path(percentEncoded: false))
    }

    /// Does the work for the files of a list, one file in a line.
    func run(listOfFiles path: String) throws {
        var tokens = 0
        for file in try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n") {
            try Data(contentsOf: URL(filePath: String(file))).withUnsafeBytes { data in
                let bytes = data.bindMemory(to: UInt8.self)
                guard Self.hasWord(bytes), self != .read else { return }
                for slice in ProtocolScanner.slices(of: bytes) where self == .slices {
                    let tree = Parser.parse(source: UnsafeBufferPointer(rebasing: bytes[slice]))
                    for token in tree.tokens(viewMode: .sourceAccurate) { tokens += token.text.isEmpty ? 0 : 1 }
                }
            }
        }
        guard self != .slices || tokens > 0 else { throw Command.Failure(description: "the corpus has no protocols") }
    }

    private static func hasWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard var place = bytes.baseAddress else { return false }
        let end = place + bytes.count
        while end - place >= 8, let next = memchr(place, Int32(UInt8(ascii: "p")), end - place - 7) {
            if memcmp(next, "protocol", 8) == 0 { return true }
            place = UnsafePointer(next.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
    }
}
