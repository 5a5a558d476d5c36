import Dispatch
import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun
import MockgenSyntax
import MockgenVerbs

/// The mocks of a source file that compiles have no syntax errors, or mockgen reports an error.
func checkMocks(_ text: [UInt8]) {
    let source = SourceText(path: "File.swift", bytes: text)
    let model = source.outline().declarations.first { $0.kind == .structure && $0.context.isEmpty }
    let settings: [(style: String, isolation: String?)] = [
        ("automockable", nil), ("handler", nil), ("spy", nil), ("stub", nil), ("stub", "MainActor"),
    ]
    let (style, isolation) = settings[text.count % settings.count]
    check(source, "style: \(style)\ntargets: { Tests: { protocols: all } }", isolation)
    if let model { check(source, "style: \(style)\ntargets: { Tests: { models: [\"\(model.name)\"] } }", isolation) }
}

/// - Parameter isolation: the default isolation of the module.
private func check(_ source: SourceText, _ settings: String, _ isolation: String?) {
    guard let target = try? readConfiguration(Array("version: 1\n\(settings)".utf8), path: "mockgen.yml").targets[0] else { return }
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        do throws(Diagnostics) {
            let mocks = try await mocksText(
                of: [source], for: target, [ManifestSetting(.defaultIsolation(isolation))], reading: .none
            ).text
            let errors = syntaxErrors(in: SourceText(path: "Mocks.swift", bytes: Array(mocks.utf8))).filter { $0.id == .syntaxError }
            require(errors.isEmpty || compilerRejects(source.bytes), "\(errors)\n\(mocks)")
        } catch {
            require(!error.all.isEmpty, "the file was rejected without an error")
        }
        done.signal()
    }
    done.wait()
}
