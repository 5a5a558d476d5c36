import MockgenConfig
import MockgenDisk
package import MockgenModel
import MockgenRender
package import MockgenRun

extension Workspace {
    /// `mockgen verify`: the steps of `generate` up to rendering, then compare the files and let the build system compile them.
    package func verify(targets names: [String], compiles: Bool, wantsDiffs: Bool) async throws(Diagnostics) -> VerifyReport {
        let (configuration, package, scopes) = try await scopes(targets: names)
        var report = VerifyReport()
        var compared: [(scope: TargetScope, text: MockText)] = []
        var leftOver = leftOverFiles(among: package.localFiles, configuration)
        for scope in scopes {
            report.targets.append(scope.target.name)
            do throws(Diagnostics) {
                compared.append((scope, try await compare(scope, in: configuration, &report, &leftOver, wantsDiffs: wantsDiffs)))
            } catch {
                report.problems += error.all
            }
        }
        report.problems += leftOver.map(\.asError)
        // If mocks are out of date, only a later run compiles them.
        if compiles, !report.problems.hasErrors {
            do throws(Diagnostics) { try await build(compared, in: package, configuration, &report) } catch { report.problems += error.all }
        }
        if compiles, !configuration.targets.contains(where: { package.isConfigured($0.name) }),
            let command = BuildCommand(of: configuration, in: self)
        {
            report.problems.append(command.unused)
        }
        report.problems = report.problems.unique
        return report
    }

    /// Returns the text of the mocks.
    /// - Parameter leftOver: the messages about generated files that no target owns, without those about moved files.
    private func compare(
        _ scope: TargetScope, in configuration: Configuration, _ report: inout VerifyReport, _ leftOver: inout [Diagnostic],
        wantsDiffs: Bool
    ) async throws(Diagnostics) -> MockText {
        let plan = try await plan(of: try await sources(of: scope, in: configuration))
        let parts = await rendered(try plan.checked(), of: scope.target)
        report.problems += plan.warnings.map { $0.id == .notGenerated ? $0.asError : $0 }
        report.mocks += parts.count
        let text = text(of: parts, for: scope.target)
        await compare(parts, text, for: scope, &report, &leftOver, wantsDiffs: wantsDiffs)
        return text
    }

    /// Compares the checked-in files of a target, if it has any.
    /// - Parameter text: the text of all parts.
    func compare(
        _ parts: [RenderedPart], _ text: MockText, for scope: TargetScope, _ report: inout VerifyReport, _ leftOver: inout [Diagnostic],
        wantsDiffs: Bool = false
    ) async {
        guard let path = output(of: scope.target), case let outputs = MockFiles(checkedIn: path) else { return }
        let files = await files(outputs, with: parts, for: scope)
        if !Disk.exists(path.inFolder(root)), let moved = leftOver.firstIndex(where: { has(text, in: $0.location?.path) }) {
            report.problems.append(.moved(path, to: leftOver.remove(at: moved).location?.path ?? "", of: scope.target))
        } else {
            report.compare(files, of: scope.target, in: root, wantsDiffs: wantsDiffs)
        }
        leftOver += leftOverFiles(of: outputs, besides: files.map(\.path), target: scope.target)
    }

    /// Whether a file has some of these mocks.
    private func has(_ mocks: MockText, in path: String?) -> Bool {
        guard let path, let bytes = try? Disk.read(path.inFolder(root)) else { return false }
        let names = Set(WrittenMocks(String(decoding: bytes, as: UTF8.self))?.mocks.map(\.name) ?? [])
        return mocks.mappings.contains { if case .part(let name, _) = $0.kind { names.contains(name) } else { false } }
    }
}

extension VerifyReport {
    fileprivate mutating func compare(
        _ files: [(path: String, text: MockText)], of target: TargetConfiguration, in root: String, wantsDiffs: Bool
    ) {
        var missing: [String] = []
        for (path, mocks) in files {
            do throws(Diagnostic) {
                let bytes = try OwnedPath(path, root: root, inside: root).contents
                if let bytes, bytes == Array(mocks.pieces.joined().utf8) {
                    fresh.append(path)
                    continue
                }
                if let bytes {
                    let text = String(decoding: bytes, as: UTF8.self)
                    problems += Staleness(of: text, at: path, for: target, comparedTo: mocks).diagnostics()
                } else {
                    missing.append(path)
                }
                if wantsDiffs { diffs.append(FileDiff(of: path, in: root, isNew: bytes == nil, to: mocks.text)) }
            } catch {
                problems.append(error)
            }
        }
        if !missing.isEmpty { problems.append(.missing(missing, of: target)) }
    }
}

extension Diagnostic {
    /// - Parameter other: the file that has the mocks now.
    fileprivate static func moved(_ path: String, to other: String, of target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .missingMocks, cause: .code, "'\(path)' does not exist, and the mocks of '\(target.name)' are in '\(other)'",
            help: "if you moved the file, write here 'output: \(other)'; otherwise \(regenerate(target.name)), and delete '\(other)'",
            at: target.output?.location)
    }

    static func missing(_ paths: [String], of target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .missingMocks, cause: .code,
            "\(quotedList(paths, "and")) \(paths.count == 1 ? "does" : "do") not exist: the mocks of '\(target.name)' are not checked in",
            help: regenerate(target.name), at: target.output?.location)
    }
}
