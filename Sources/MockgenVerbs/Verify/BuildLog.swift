import MockgenDisk
import MockgenModel
import MockgenRun

struct BuildLog {
    /// The exit code of the build.
    let status: Int32
    let lines: [String]
    /// Without duplicates: the compiler repeats a message in each step that finds it, and Xcode for each architecture.
    private(set) var messages: [CompilerMessage]

    /// - Parameters:
    ///   - written: messages of the compiler that the log can lack.
    ///   - folder: the base folder of the paths in the log.
    init(_ text: String, status: Int32, besides written: [CompilerMessage] = [], in folder: String) {
        self.status = status
        lines = text.withoutColors.split(separator: "\n").map(String.init)
        messages = (written + lines.compilerMessages).map { message in
            message.resolvingPaths { path in
                let path = path.inFolder(folder).normalizedPath
                return Disk.realPath(path) ?? path
            }
        }
        var seen: Set<String> = []
        messages.removeAll { !seen.insert($0.printed).inserted }
    }

    init(of output: Subprocess.Output, in folder: String) {
        self.init(String(decoding: output.standardOutput, as: UTF8.self), status: output.status, in: folder)
    }

    var succeeded: Bool { status == 0 }

    var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }

    /// The errors of the build system itself, or the last lines.
    var reasons: [Diagnostic.Note] {
        let errors = lines.filter { $0.hasPrefix("error: ") }.map { String($0.dropFirst(7)) }
        return (errors.isEmpty ? lines.filter { !$0.isProgress }.suffix(5) : errors).map { Diagnostic.Note($0, at: nil) }.unique
    }
}

extension String {
    /// Whether it is a line such as `[6 / 17] App` or `[6/17] Compiling App App.swift`.
    fileprivate var isProgress: Bool {
        guard hasPrefix("["), let end = firstIndex(of: "]") else { return false }
        let counts = self[..<end].dropFirst().split(separator: "/").map { $0.split(separator: " ").joined() }
        return counts.count == 2 && counts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }

    /// The text without the escape sequences of a terminal (`ESC [ 1 ; 31 m`). Swift Build of Swift 6.4 also writes them to a pipe.
    fileprivate var withoutColors: String {
        var (text, rest) = ("", unicodeScalars[...])
        while let escape = rest.firstIndex(of: "\u{1B}") {
            text.unicodeScalars += rest[..<escape]
            rest = rest[escape...].dropFirst()
            guard rest.first == "[" else { continue }
            // Parameters, and one letter at the end.
            rest = rest.dropFirst().drop { $0.value < 0x40 }.dropFirst()
        }
        text.unicodeScalars += rest
        return text
    }
}
