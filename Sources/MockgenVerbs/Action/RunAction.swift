import MockgenDisk
package import MockgenModel
package import MockgenRun

/// `mockgen action`: writes the mocks or the index that a plan describes. It reads only the plan and the files that the plan names.
/// - Parameters:
///   - depfile: the file for the paths of all inputs.
///   - isStrict: whether warnings are errors, so that nothing is written.
package func runAction(
    planPath: String, depfile: String?, isStrict: Bool, observer: RunObserver
) async throws(Diagnostics) -> GenerateReport {
    let plan = try ActionInput(readingFrom: planPath)
    if let depfile, plan.paths.contain(depfile) { throw Diagnostics([.depfileInPlan(depfile)]) }
    let report: GenerateReport
    do throws(Diagnostics) {
        report =
            switch plan {
            case .mocks(let plan): try await generate(from: plan, isStrict: isStrict, observer: observer)
            case .index(let plan): try await writeIndex(from: plan, observer: observer)
            }
    } catch {
        throw Diagnostics(plan.problems(error.all))
    }
    if let depfile { try Disk.writeNamed(Depfile(of: plan.paths).text.utf8, to: depfile) }
    return report
}

extension Diagnostic {
    fileprivate static func depfileInPlan(_ path: String) -> Diagnostic {
        Diagnostic(
            .usage, cause: .setup, "'\(path)' is a file of the plan already, so the list of inputs would replace it",
            help: "give '--depfile' another path, for example: --depfile mocks.d", at: nil)
    }
}
