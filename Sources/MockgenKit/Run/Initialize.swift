import MockgenConfig
package import MockgenModel

extension Workspace {
    /// `mockgen init`: a configuration for the test targets of this package and the protocols that they can see.
    /// - Parameter isDry: to show it without writing it.
    package func initialize(isDry: Bool) async throws(Diagnostics) -> InitReport {
        let path = configurationPath.relative(to: root)
        guard isDry || !Disk.exists(configurationPath) else { throw Diagnostics([.alreadyConfigured(path)]) }
        let package = try await discover()
        var targets: [ConfigurationText.Target] = []
        for (name, target) in package.targets.sorted(by: { $0.key < $1.key }) where target.isTest && target.module.isLocal {
            let visible = package.visibleModules(from: name)
            let entries = try await protocols(ofTarget: name, own: target.module, visible: visible)
            if !entries.isEmpty { targets.append(.init(name: name, protocols: entries)) }
        }
        guard !targets.isEmpty else { throw Diagnostics([.nothingToMock]) }

        var report = InitReport(path: path, text: ConfigurationText(targets: targets).text)
        let wired = try targetsWithPlugin(inPackageAt: root)
        let unwired = targets.map(\.name).filter { !wired.contains($0) }
        if wired.isEmpty, !unwired.isEmpty {
            report.manifestLines.append(".package(url: \"https://example.com/mockgen.git\", from: \"1.0.0\")   // to 'dependencies'")
        }
        report.manifestLines += unwired.map { "\(pluginLine)   // to the target \"\($0)\"" }
        guard !isDry else { return report }
        do throws(Disk.Failure) {
            try Disk.write(report.text.utf8, to: configurationPath)
        } catch {
            throw Diagnostics([.cannotWriteConfiguration(path, error.reason)])
        }
        report.isWritten = true
        return report
    }

    /// What a target would get if its configuration said `protocols: all`.
    private func protocols(ofTarget name: String, own: Module, visible: [Module]) async throws(Diagnostics) -> [ProtocolListing] {
        let everything = try readConfiguration(
            Array("version: 1\ntargets: { \"\(name)\": { protocols: all } }".utf8), path: configurationPath.relative(to: root))
        guard let target = everything.targets.first else { return [] }
        let scope = TargetScope(target: target, own: own, visible: visible)
        let sources = try await sources(of: scope, in: everything)
        return try await plan(of: scope, from: sources).listings.filter(\.verdict.isChosen)
    }
}

extension Diagnostic {
    fileprivate static func alreadyConfigured(_ path: String) -> Diagnostic {
        Diagnostic(
            "already-configured", cause: .setup, "'\(path)' is there already, so it is left as it is",
            help: "to see what would be written: \(ShellCommand.mockgen("init --stdout"))",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    fileprivate static var nothingToMock: Diagnostic {
        Diagnostic(
            "nothing-to-mock", cause: .setup, "no test target of the package depends on a module that declares a protocol",
            help: "add a test target to Package.swift, and to its dependencies the module whose protocols are to be mocked", at: nil)
    }

    fileprivate static func cannotWriteConfiguration(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "cannot-write", cause: .setup, "cannot write '\(path)': \(reason)", help: "check the permissions of the folder", at: nil)
    }
}
