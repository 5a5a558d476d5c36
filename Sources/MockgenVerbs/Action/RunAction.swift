import MockgenDisk
package import MockgenModel
package import MockgenRun

/// `mockgen action`: writes the mocks that a build input describes. It reads only that and the files that it names.
/// - Parameters:
///   - depfile: the file for the paths of all inputs.
///   - isStrict: whether warnings are errors, so that nothing is written.
package func runAction(
    at path: String, depfile: String?, isStrict: Bool, observer: RunObserver
) async throws(Diagnostics) -> GenerateReport {
    let input = try BuildInput(readingFrom: path, isOfAction: true)
    if let depfile, input.paths.contain(depfile) { throw Diagnostics([.depfileInBuildInput(depfile)]) }
    let report = try await generate(from: input, isStrict: isStrict, observer: observer)
    if let depfile { try Disk.writeNamed(input.paths.depfile.utf8, to: depfile) }
    return report
}

extension Diagnostic {
    fileprivate static func depfileInBuildInput(_ path: String) -> Diagnostic {
        Diagnostic(
            .usage, cause: .setup, "'\(path)' is a file of the build input already, so the list of inputs would replace it",
            help: "give '--depfile' another path, for example: --depfile mocks.d", at: nil)
    }
}
