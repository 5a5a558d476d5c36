import MockgenKit
import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the user reads: reports on standard output, diagnostics on standard error.
enum Reporter {
    static func report(_ report: GenerateReport, quiet: Bool) {
        show(report.warnings)
        guard !quiet else { return }
        for path in report.written { print("wrote \(path)") }
        let fresh = report.files.count - report.written.count
        if fresh > 0 { print("\(count(fresh, "file")) up to date") }
        for target in report.pluginTargets { print("\(target): mocks are made by the plugin when it is built (it has no 'output')") }
    }

    /// The plugin runs on every build: silence is success.
    static func reportPlugin(_ report: GenerateReport) { show(report.warnings) }

    static func show(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics.inOrder { writeError(text(diagnostic)) }
    }

    /// `path:line:col: severity: message [id]`, as the compiler writes it, so that editors find the place.
    private static func text(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { "\($0): " } ?? "mockgen: "
        var lines = ["\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"]
        lines += diagnostic.notes.map { "\($0.location.map { "\($0): " } ?? "")note: \($0.message)" }
        if let help = diagnostic.help { lines.append("help: \(help)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func writeError(_ text: String) {
        // What was printed before it stays before it.
        fflush(nil)
        var text = text
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension [Diagnostic] {
    /// By place, those without one first.
    fileprivate var inOrder: [Diagnostic] {
        enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _): true
            case (_, nil): false
            case (let first?, let second?): (first, left.offset) < (second, right.offset)
            }
        }.map(\.element)
    }
}

extension Sequence<Diagnostic> {
    /// The worst of them decides.
    var exitCode: Int32 {
        reduce(0) { code, diagnostic in
            guard diagnostic.severity == .error else { return code }
            let own: Int32 =
                switch diagnostic.cause {
                case .code: 1
                case .setup: 2
                case .mockgen: 70
                }
            return Swift.max(code, own)
        }
    }
}
