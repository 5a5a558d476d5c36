import MockgenDisk
import MockgenModel

extension CompilerMessage {
    /// Reads the messages that the compiler has written beside an object (`.dia`), in version 2 of Clang's format for serialized diagnostics.
    ///
    /// The toolchain's libclang can read them too, but not every toolchain has it, and it would have to be loaded.
    static func messages(in bytes: [UInt8]) throws(Bitstream.Damage) -> [CompilerMessage] {
        var files: [UInt64: String] = [:]
        var messages: [CompilerMessage] = []
        for case .block(SerializedBlock.message, let items) in try Bitstream.items(in: bytes, after: "DIAG") {
            messages += message(items, &files)
        }
        return messages
    }

    private enum SerializedBlock {
        static let message: UInt64 = 9
    }

    private enum SerializedRecord {
        static let message: UInt64 = 2
        static let file: UInt64 = 6
    }

    /// Returns the message of a block; none for a remark.
    /// - Parameter files: the names of files that messages mention by number. The first message about a file contains its name.
    private static func message(_ items: [Bitstream.Item], _ files: inout [UInt64: String]) -> [CompilerMessage] {
        var found: CompilerMessage?
        var notes: [CompilerMessage] = []
        for case .record(SerializedRecord.file, let values, let name) in items where !values.isEmpty {
            files[values[0]] = String(decoding: name, as: UTF8.self)
        }
        for item in items {
            switch item {
            case .record(SerializedRecord.message, let values, let text) where values.count > 3:
                guard let severity = severity(values[0]) else { continue }
                let place = values[2...3].map { Int(truncatingIfNeeded: $0) }
                found = CompilerMessage(
                    path: files[values[1]] ?? "", line: place[0], column: place[1], severity: severity,
                    text: String(decoding: text, as: UTF8.self))
            case .block(SerializedBlock.message, let items): notes += message(items, &files)
            default: break
            }
        }
        found?.notes = notes
        return [found].compactMap(\.self)
    }

    private static func severity(_ level: UInt64) -> Diagnostic.Severity? {
        switch level {
        case 1: .note
        case 2: .warning
        case 3, 4: .error
        default: nil
        }
    }
}
