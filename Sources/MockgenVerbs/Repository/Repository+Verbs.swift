import MockgenConfig
package import MockgenModel
package import MockgenRun

/// The verbs for all packages of a repository, or for the only package.
extension Repository {
    /// Writes nothing if there is an error in any package.
    package func generate(targets names: [String], isStrict: Bool, replacesOthers: Bool) async throws(Diagnostics) -> GenerateReport {
        guard isOfSeveral else {
            return try await workspace.generate(targets: names, isStrict: isStrict, replacesOthers: replacesOthers)
        }
        var all: [(folder: MemberFolder, mocks: PreparedMocks)] = []
        var problems: [Diagnostic] = []
        for (member, names) in try chosen(names) {
            do throws(Diagnostics) {
                let mocks = try await member.workspace.prepare(targets: names, isStrict: isStrict, replacesOthers: replacesOthers)
                try mocks.check()
                all.append((member.folder, mocks))
            } catch {
                problems += error.all.moved(to: member.folder)
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems.unique) }
        var report = GenerateReport()
        for (folder, mocks) in all {
            do throws(Diagnostics) {
                report.add(try await mocks.write(), at: folder)
            } catch {
                throw Diagnostics(error.all.moved(to: folder))
            }
        }
        return report
    }

    package func verify(targets names: [String], compiles: Bool, wantsDiffs: Bool) async throws(Diagnostics) -> VerifyReport {
        guard isOfSeveral else { return try await workspace.verify(targets: names, compiles: compiles, wantsDiffs: wantsDiffs) }
        var report = VerifyReport()
        for (member, names) in try chosen(names) {
            do throws(Diagnostics) {
                let part = try await member.workspace.verify(targets: names, compiles: compiles, wantsDiffs: wantsDiffs)
                report.add(part, at: member.folder)
            } catch {
                report.problems += error.all.moved(to: member.folder)
            }
        }
        let hasProject = members.contains { $0.folder.relativePath.isEmpty }
        if compiles, !hasProject, let command = workspace.project.cachedConfiguration.flatMap({ BuildCommand(of: $0, in: workspace) }) {
            report.problems.append(command.unused)
        }
        report.problems = report.problems.unique
        return report
    }

    package func list(targets names: [String], isDetailed: Bool = false) async throws(Diagnostics) -> ListReport {
        guard isOfSeveral else { return try await workspace.list(targets: names, isDetailed: isDetailed) }
        var report = ListReport()
        for (member, names) in try chosen(names) {
            do throws(Diagnostics) {
                report.add(try await member.workspace.list(targets: names, isDetailed: isDetailed), at: member.folder)
            } catch {
                report.problems += error.all.moved(to: member.folder)
            }
        }
        await noteUsers(ofSharedMocksIn: &report, isComplete: isDetailed)
        report.problems = report.problems.unique
        return report
    }

    package func explain(_ name: String, otherNames: [String]) async throws(Diagnostics) -> ExplainReport {
        var report = isOfSeveral ? ExplainReport() : try await workspace.explain(name)
        for (member, names) in try chosen([]) {
            do throws(Diagnostics) {
                report.add(try await member.workspace.explain(name, targets: names), at: member.folder)
            } catch {
                throw Diagnostics(error.all.moved(to: member.folder))
            }
        }
        guard !report.protocols.isEmpty else { throw Diagnostics([.unknownName(name, known: report.names.sorted() + otherNames)]) }
        return report
    }

    package static func doctor(_ workspace: Workspace) async -> DoctorReport {
        var report = DoctorReport()
        workspace.checkTools(&report)
        let configuration = await workspace.checkedConfiguration(&report)
        do throws(Diagnostics) {
            guard let configuration, case let repository = try await Repository(workspace, configuration), repository.isOfSeveral else {
                await workspace.checkPackage(configuration, &report)
                return report
            }
            for member in repository.members {
                var part = DoctorReport()
                let configuration = try await member.workspace.configure()
                let targets = configuration.targets.filter { member.targets.contains($0.name) }
                await member.workspace.checkPackage(configuration.with(targets), &part)
                report.add(part, at: member.folder)
            }
        } catch {
            report.add(error.all, subject: "configuration")
        }
        return report
    }
}
