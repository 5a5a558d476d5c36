import MockgenConfig
import MockgenDisk
package import MockgenModel
import MockgenOutline
package import MockgenRun

extension Workspace {
    /// `mockgen list`: the plan of each target.
    /// - Parameter isDetailed: whether the list contains the members of each mock.
    package func list(targets names: [String], isDetailed: Bool = false) async throws(Diagnostics) -> ListReport {
        try await listing(targets: names, isDetailed: isDetailed).report
    }

    func listing(
        targets names: [String], isDetailed: Bool = false
    ) async throws(Diagnostics) -> (report: ListReport, package: PackageModules) {
        let (configuration, package, scopes) = try await scopes(targets: names)
        var report = ListReport()
        for scope in scopes {
            do throws(Diagnostics) {
                let plan = try await plan(of: try await sources(of: scope, in: configuration))
                report.problems += plan.errors + plan.warnings
                var listings = plan.listings
                let used = await mocksInUse(among: listings, of: scope, in: package, configuration)
                for number in listings.indices { listings[number].isUsed = listings[number].mock.map(used.contains) ?? false }
                if isDetailed { await addDetails(to: &listings, of: plan) }
                let isShared = scope.target.settings.access.value != .internal
                var listing = TargetListing(
                    target: scope.target.name, output: output(of: scope.target), protocols: listings, isShared: isShared,
                    hasUsedMembers: scope.target.hasMocksWithUsedMembers)
                listing.isGenerated = plan.isGenerated
                report.targets.append(listing)
            } catch {
                report.problems += error.all
            }
        }
        report.problems = report.problems.unique
        return (report, package)
    }

    /// Returns the mocks that the target and its dependents use. Skips files that cannot be read.
    func mocksInUse(
        among listings: [ProtocolListing], of scope: TargetScope, in package: PackageModules, _ configuration: Configuration
    ) async -> Set<String> {
        let outputs = Set(configuration.targets.compactMap(output(of:)))
        let users = Set(([scope.own] + package.modules(thatSee: scope.target.name)).flatMap(\.files)).subtracting(outputs)
        return await names(among: Set(listings.compactMap(\.mock)), in: users)
    }

    /// Returns the names that the files contain.
    func names(among wanted: Set<String>, in files: Set<String>) async -> Set<String> {
        let found = await files.sorted().mapOnAllCores { path in
            let bytes = try? Disk.read(path.inFolder(root))
            return SourceText(path: path, bytes: bytes ?? []).names(among: wanted)
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }
}
