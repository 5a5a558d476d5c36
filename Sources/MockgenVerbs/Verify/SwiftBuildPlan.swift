import MockgenDisk
import MockgenModel
import MockgenRun

/// The plans of Swift Build (`swift build --build-system swiftbuild`), which has one for each set of targets that it was asked to build.
///
/// A plan is a file in MessagePack, in which the words of a command are one array of strings. Its other parts are not documented, so this
/// searches for the commands, and reads nothing else.
struct SwiftBuildPlan {
    /// The folder of the plan, which Swift Build touches whenever it uses the plan.
    let path: String

    /// The plan that was used last; nil if Swift Build has built nothing.
    init?(lastUsedIn folder: BuildFolder) {
        let plans = "\(folder.path)/out/Intermediates.noindex/XCBuildData"
        let names = (try? Disk.contents(of: plans)) ?? []
        let paths = names.filter { $0.hasSuffix(".xcbuilddata") }.map { "\(plans)/\($0)" }
        guard let path = paths.max(by: { Disk.wasChanged($0, before: $1) }) else { return nil }
        self.path = path
    }

    /// Returns how these targets are compiled, by name.
    func commands(of names: Set<String>) -> [String: BuildDescription.Command] {
        var commands: [String: BuildDescription.Command] = [:]
        for words in ((try? Disk.read("\(path)/task-store.msgpack")) ?? []).compilerCommands {
            guard let module = words.moduleName else { continue }
            for name in names where name.moduleName == module {
                commands[name] = .init(arguments: words, builtFiles: words.searchedFolders.flatMap(builtFiles))
            }
        }
        return commands
    }

    /// `App.swiftmodule` is a folder with a file for each platform.
    private func builtFiles(in folder: String) -> [String] {
        let names = (try? Disk.contents(of: folder)) ?? []
        return names.flatMap { name in
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".o") { return [path] }
            guard name.hasSuffix(".swiftmodule") else { return [] }
            return ((try? Disk.contents(of: path)) ?? []).filter { $0.hasSuffix(".swiftmodule") }.map { "\(path)/\($0)" }
        }
    }
}

extension [String] {
    fileprivate var searchedFolders: [String] { zip(self, dropFirst()).filter { $0.0 == "-I" }.map(\.1) }
}

extension [UInt8] {
    /// The name of the task in front of the compiler and its arguments, as MessagePack writes a string of 19 bytes.
    private static let start: [UInt8] = [0xb3] + Array("builtin-SwiftDriver".utf8)

    /// Each command that compiles a Swift target: the compiler and its arguments.
    fileprivate var compilerCommands: [[String]] {
        var commands: [[String]] = []
        var next = 0
        while let position = Disk.index(of: Self.start[0], in: self, from: next) {
            next = position + 1
            // The two bytes in front of the first element are the number of elements, and the byte before says so.
            guard position >= 3, self[position - 3] == 0xdc, self[position...].starts(with: Self.start) else { continue }
            let count = Int(self[position - 2]) << 8 | Int(self[position - 1])
            // The second word separates the task's own options from the command.
            guard let words = strings(count, from: position), words.count > 2, words[1] == "--" else { continue }
            commands.append([String](words[2...]))
        }
        return commands
    }

    /// Returns nil if one of the elements is not a string.
    private func strings(_ count: Int, from start: Int) -> [String]? {
        var strings: [String] = []
        var position = start
        for _ in 0..<count {
            guard let header = stringHeader(at: position), header.end <= self.count else { return nil }
            strings.append(String(decoding: self[header.start..<header.end], as: UTF8.self))
            position = header.end
        }
        return strings
    }

    /// Returns the range of a string's bytes. The first byte of a string has its length, or the size of the length.
    private func stringHeader(at position: Int) -> (start: Int, end: Int)? {
        guard position < count else { return nil }
        let size: Int
        switch self[position] {
        case 0xa0...0xbf: return (position + 1, position + 1 + Int(self[position] & 0x1f))
        case 0xd9: size = 1
        case 0xda: size = 2
        case 0xdb: size = 4
        default: return nil
        }
        let start = position + 1 + size
        guard start <= count else { return nil }
        let length = self[position + 1..<start].reduce(0) { $0 << 8 | Int($1) }
        return (start, start + length)
    }
}
