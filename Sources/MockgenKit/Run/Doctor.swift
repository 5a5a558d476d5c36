import MockgenConfig
package import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenSyntax

extension Workspace {
    /// `mockgen doctor`: looks at everything that a run needs, and goes on as far as it can.
    package func doctor() async -> DoctorReport {
        var report = DoctorReport()
        report.checks = [checkToolchain(), checkParser(), DoctorReport.Check("libyaml", yamlVersion)]
        do throws(Diagnostics) {
            let configuration = try await configure()
            report.checks.append(
                .init("configuration", "\(configuration.path) configures \(counted(configuration.targets.count, "target"))"))
            let package = try await discover()
            let wired = try targetsWithPlugin(inPackageAt: root)
            report.checks.append(.init("package", counted(package.targets.count, "Swift target")))
            for target in configuration.targets { await check(target, of: configuration, in: package, wired: wired, &report) }
            let configured = Set(configuration.targets.map(\.name))
            for name in wired.subtracting(configured).sorted() { report.checks.append(.unconfigured(name)) }
        } catch {
            report.add(error.all) { $0.subject }
        }
        return report
    }

    private func checkToolchain() -> DoctorReport.Check {
        guard let output = try? Subprocess.run(["swift", "--version"], errors: .dropped), output.status == 0 else {
            return .init("toolchain", "no 'swift' on the search path", fix: "install Swift from https://www.swift.org/install")
        }
        let line = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").first { $0.contains("Swift version") }
        let version = line.map(String.init) ?? "an unknown version"
        let numbers = version.split(separator: " ").lazy.compactMap { word in
            let parts = word.split(separator: ".").map { Int($0) }
            return parts.count > 1 ? parts[0].flatMap { major in parts[1].map { (major, $0) } } : nil
        }
        guard let number = numbers.first, number >= (6, 2) else {
            return .init("toolchain", version, fix: "install Swift 6.2 or newer from https://www.swift.org/install")
        }
        return .init("toolchain", version)
    }

    /// The toolchain's parser is loaded when mockgen starts; this shows that it also parses.
    private func checkParser() -> DoctorReport.Check {
        let text = SourceText(path: "check.swift", bytes: Array("protocol Checking { func check() }".utf8))
        let declaration = text.outline().declarations.first.flatMap { try? text.parseProtocol($0, module: "Check") }
        guard declaration?.members.count == 1 else {
            return .init(
                "SwiftParser", "does not read a protocol",
                fix: "build mockgen again with the toolchain that is installed: delete '.build', then 'swift build'")
        }
        return .init("SwiftParser", Disk.loadedLibrary(named: "SwiftParser") ?? "reads protocols")
    }

    private func check(
        _ target: TargetConfiguration, of configuration: Configuration, in package: PackageModules, wired: Set<String>,
        _ report: inout DoctorReport
    ) async {
        guard let own = package.targets[target.name]?.module else {
            let near = nearest(to: target.name, among: package.targets.keys.sorted())
            report.checks.append(
                .init(
                    target.name, "Package.swift has no target of this name",
                    fix: near.map { "did you mean '\($0)'? Correct it at \(target.location)" } ?? "correct the name at \(target.location)"))
            return
        }
        switch (output(of: target), wired.contains(target.name)) {
        case (nil, true): report.checks.append(.init(target.name, "the plugin makes its mocks"))
        case (let path?, false): report.checks.append(.init(target.name, "its mocks are checked in as \(path)"))
        case (let path?, true): report.checks.append(.init(target.name, "its mocks are checked in as \(path); the plugin watches them"))
        case (nil, false): report.checks.append(.unwired(target))
        }
        do throws(Diagnostics) {
            let scope = TargetScope(target: target, own: own, visible: package.visibleModules(from: target.name))
            let sources = try await sources(of: scope, in: configuration)
            let plan = try await plan(of: scope, from: sources)
            let mocks = try plan.checked().count { $0.mock != nil }
            let protocols = plan.listings.count { $0.kind == .protocol }
            report.checks.append(
                .init(
                    "\(target.name), sources",
                    "\(counted(mocks, "mock")), \(counted(protocols, "protocol")) in \(counted(sources.admitted.count, "file"))"
                ))
        } catch {
            report.add(error.all) { _ in "\(target.name), sources" }
        }
    }
}

extension DoctorReport {
    fileprivate mutating func add(_ problems: [Diagnostic], subject: (Diagnostic) -> String) {
        checks += problems.unique.map { problem in
            let place = problem.location.map { "\($0): " } ?? ""
            return Check(
                subject(problem), "\(place)\(problem.message) [\(problem.id)]",
                fix: problem.help ?? "see '\(ShellCommand.mockgen("explain \(problem.id)"))'")
        }
    }
}

extension Diagnostic {
    /// What the doctor was looking at.
    fileprivate var subject: String { ["no-swift", "package-not-readable"].contains(id) ? "package" : "configuration" }
}

extension DoctorReport.Check {
    fileprivate static func unwired(_ target: TargetConfiguration) -> DoctorReport.Check {
        DoctorReport.Check(
            target.name, "it has neither the plugin nor an 'output', so no mocks are made",
            fix: """
                add to the target in Package.swift: \(pluginLine)
                or to the target at \(target.location): output: Tests/\(target.name)/Mocks.swift
                """)
    }

    fileprivate static func unconfigured(_ name: String) -> DoctorReport.Check {
        DoctorReport.Check(
            name, "it has the plugin, but the configuration says nothing of it",
            fix: "add it under 'targets' with the protocols to mock, or take the plugin out of Package.swift")
    }
}
