import MockgenConfig
import MockgenDisk
package import MockgenModel
import MockgenOutline
package import MockgenRun

extension Workspace {
    /// `mockgen list`: the plan of each target.
    /// - Parameter isDetailed: whether the list contains the members of each mock, and the problems of checked-in files.
    package func list(targets names: [String], isDetailed: Bool = false) async throws(Diagnostics) -> ListReport {
        let (configuration, package, scopes) = try await scopes(targets: names)
        var (report, compared) = (ListReport(), VerifyReport())
        var leftOver = isDetailed ? leftOverFiles(among: package.localFiles, configuration) : []
        for scope in scopes {
            do throws(Diagnostics) {
                let plan = try await plan(of: try await sources(of: scope, in: configuration))
                report.problems += plan.errors + plan.warnings
                var listings = plan.listings
                await noteUsers(in: &listings, of: scope, in: package, configuration)
                if isDetailed { await addDetails(to: &listings, of: plan, for: scope, &compared, &leftOver) }
                let isShared = scope.target.settings.access.value != .internal
                report.targets.append(
                    TargetListing(
                        target: scope.target.name, output: output(of: scope.target), isGenerated: plan.isGenerated, protocols: listings,
                        isShared: isShared, hasUsedMembers: scope.target.hasMocksWithUsedMembers))
            } catch {
                report.problems += error.all
            }
        }
        report.problems = (report.problems + compared.problems + leftOver).unique
        return report
    }

    /// Notes which files of the target and its dependents use each mock. Skips files that cannot be read.
    func noteUsers(
        in listings: inout [ProtocolListing], of scope: TargetScope, in package: PackageModules, _ configuration: Configuration
    ) async {
        let files = ([scope.own] + package.modules(thatSee: scope.target.name)).flatMap(\.files)
        let others = Set(files).subtracting(checkedInFiles(of: configuration, among: files))
        let users = await users(of: Set(listings.compactMap(\.mock)), among: others)
        for number in listings.indices { listings[number].users = listings[number].mock.flatMap { users[$0] } ?? [] }
    }

    /// Returns the files that contain each name, in order.
    func users(of names: Set<String>, among files: Set<String>) async -> [String: [String]] {
        let files = files.sorted()
        let found = await files.mapOnAllCores { path in
            let bytes = try? Disk.read(path.inFolder(root))
            return SourceText(path: path, bytes: bytes ?? []).names(among: names)
        }
        let uses = zip(files, found).flatMap { path, names in names.map { (name: $0, path: path) } }
        return Dictionary(grouping: uses) { $0.name }.mapValues { $0.map(\.path) }
    }
}
