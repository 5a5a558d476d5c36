import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenRun
import MockgenSyntax

extension Workspace {
    /// The checks that do not need a package.
    func checkTools(_ report: inout DoctorReport) {
        checkToolchain(&report)
        checkParser(&report)
        report.add("libyaml", yamlVersion)
        checkSearchPath(&report)
        if packageFile != nil { checkProgram(&report) }
    }

    /// Returns the configuration, or adds its problems.
    func checkedConfiguration(_ report: inout DoctorReport) async -> Configuration? {
        do throws(Diagnostics) {
            let found = try await configure()
            report.add("configuration", "\(found.path) configures \(counted(found.targets.count, "target"))")
            if let other = Workspace.misnamedConfiguration(in: configurationPath.parentFolder) {
                report.add("configuration", "'\(other)' is not read", advice: "delete it, or move its contents to '\(found.path)'")
            }
            return found
        } catch {
            report.add(error.all, subject: "configuration")
            return nil
        }
    }

    /// Continues after a problem.
    func checkPackage(_ configuration: Configuration?, _ report: inout DoctorReport) async {
        do throws(Diagnostics) {
            guard hasPackage || configuration != nil else { return }
            let package =
                if let configuration { try await discover(for: configuration.targets, of: configuration) } else { try await discover() }
            let count = package.targets.values.count { $0.module.isLocal }
            report.add(hasPackage ? "package" : "project", counted(count, hasPackage ? "Swift target" : "module"))
            guard let configuration else { return }
            let manifest = hasPackage ? try manifest() : nil
            let targetsWithPlugin = manifest?.targetsWithPlugin ?? []
            for target in configuration.targets {
                await check(target, of: configuration, in: package, hasPlugin: targetsWithPlugin.contains(target.name), &report)
            }
            let declared = manifest?.targets.map(\.name) ?? []
            // The check of a misspelled target has reported it.
            let unlisted = targetsWithPlugin.subtracting(configuration.targets.map(\.name)).filter {
                configuration.target(misspelling: $0, declared: declared) == nil
            }
            report.add(
                unlisted.sorted().map { .targetNotConfigured($0, in: configuration, manifest: manifest) }, subject: "plugin")
        } catch {
            report.add(error.all, subject: "package")
        }
    }

    private func checkToolchain(_ report: inout DoctorReport) {
        guard let output = try? Subprocess.run(["swift", "--version"], errors: .dropped), output.status == 0 else {
            return report.add("toolchain", "no 'swift' on the search path", fix: "install Swift from https://www.swift.org/install")
        }
        let lines = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").map(String.init)
        let version = lines.first { $0.contains("Swift version") } ?? "an unknown version"
        let numbers = (version.split(separator: "Swift version ").last ?? "").split { !$0.isNumber }.compactMap { Int($0) }
        let isOld = numbers.lexicographicallyPrecedes([6, 3])
        report.add("toolchain", version, fix: isOld ? "install Swift 6.3 or newer from https://www.swift.org/install" : nil)
    }

    /// Go also has a program of this name.
    private func checkSearchPath(_ report: inout DoctorReport) {
        guard let other = Disk.programOnSearchPath("mockgen"),
            let output = try? Subprocess.run([other, "--version"], errors: .dropped, input: []).standardOutput,
            !output.starts(with: "mockgen ".utf8)
        else { return }
        report.add("search path", "'\(other)' is another program", advice: "write the path of this one in scripts: \(Disk.ownPath)")
    }

    private func checkParser(_ report: inout DoctorReport) {
        let text = SourceText(path: "check.swift", bytes: Array("protocol Checking { func check() }".utf8))
        let declaration = text.outline().declarations.first.flatMap { try? text.parseProtocol($0, module: "Check") }
        guard declaration?.members.count == 1 else {
            return report.add(
                "SwiftParser", "does not read a protocol",
                fix: "build mockgen again with the toolchain that is installed: delete '.build', then 'swift build'")
        }
        report.add("SwiftParser", Disk.parserLibrary ?? "reads protocols")
    }

    private func checkProgram(_ report: inout DoctorReport) {
        guard !Disk.ownPath.contains(".artifactbundle/") else { return report.add("mockgen", "a compiled package, \(Disk.ownPath)") }
        report.add(
            "mockgen", "SwiftPM compiles it for this package, again for other flags, and an editor for each new file",
            advice: """
                to compile it no more, run: \(ShellCommand.mockgen("bundle Vendor/mockgen"))
                      and replace the dependency in Package.swift with: .package(path: "Vendor/mockgen")
                """)
    }

    private func check(
        _ target: TargetConfiguration, of configuration: Configuration, in package: PackageModules, hasPlugin: Bool,
        _ report: inout DoctorReport
    ) async {
        do throws(Diagnostics) {
            let scope = try scope(of: target, in: package)
            try checkGenerator(of: target, hasPlugin: hasPlugin, &report)
            let sources = try await sources(of: scope, in: configuration)
            let plan = try await plan(of: sources)
            let parts = try plan.checked()
            let names = parts.compactMap { $0.mock?.settings.name }
            // Who expects the names of another tool, such as 'MockCart', sees how mocks are called.
            let found = counted(names.count, "mock") + (names.first.map { " ('\($0)'\(names.count > 1 ? ", …" : ""))" } ?? "")
            let protocols = counted(plan.listings.count { $0.kind == .protocol }, "protocol")
            report.add("\(target.name), sources", "\(found), \(protocols) in \(counted(sources.admitted.count, "file"))")
            let shown: Set<Diagnostic.ID> = [.outputNotCompiled, .alreadyDeclared, .invalidDefault]
            report.add(plan.warnings.filter { shown.contains($0.id) }, subject: target.name)
            if let (style, name) = plan.memberOfAnotherStyle(in: scope.own) {
                report.add(
                    target.name, "its sources mention '\(name)', a name of the style '\(style)'",
                    advice: "if it is a member of a mock, write: style: \(style)")
            }
            let leftOut = plan.entries.count { !$0.problems.isEmpty }
            if leftOut > 0 {
                let command = ShellCommand.mockgen("list --target \(target.name)")
                report.add("\(target.name), sources", "\(counted(leftOut, "protocol")) left out, as '\(command)' explains")
            }
        } catch {
            report.add(error.all.filter { $0.id != .notGenerated }, subject: target.name)
        }
    }

    /// Checks that something generates the mocks of a target.
    private func checkGenerator(of target: TargetConfiguration, hasPlugin: Bool, _ report: inout DoctorReport) throws(Diagnostics) {
        let condition = target.condition.map { " (inside '#if \($0)')" } ?? ""
        if let path = output(of: target) {
            if !Disk.exists(path.inFolder(root)) { return report.add([.missing([path], of: target)], subject: target.name) }
            report.add(target.name, "its mocks\(condition) are checked in as \(path)" + (hasPlugin ? ", and the plugin checks them" : ""))
        } else if hasPlugin {
            report.add(target.name, "the plugin generates its mocks\(condition)")
        } else {
            let manifest = try manifest()
            let origin = MockgenOrigin(for: manifest, buildFolder: buildFolder, isInPlugin: packageFile != nil)
            let dependency = origin.dependencyLine.map { "add to 'dependencies' in Package.swift: \($0)\n" } ?? ""
            let plugin = "add to the target in Package.swift: \(origin.pluginLine)"
            report.add(
                target.name, "nothing generates its mocks: \(manifest.reasonForNoMocks(ofTarget: target.name))",
                fix: "\(dependency)\(plugin)\nor to the target at \(target.location): output: \(proposedOutput(forTarget: target.name))"
                    + (manifest.tests(ofTarget: target.name).map { "\nor rename the target there, if you mean '\($0)'" } ?? ""))
        }
    }
}

extension DoctorReport {
    mutating func add(_ problems: [Diagnostic], subject: String) {
        checks += problems.unique.map { problem in
            let location = problem.location.map { "\($0): " } ?? ""
            return Check(
                subject: subject, finding: "\(location)\(problem.message) [\(problem.id)]",
                fix: problem.help ?? "see '\(ShellCommand.mockgen("explain \(problem.id)"))'", cause: problem.cause)
        }
    }
}
