import MockgenKit
import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@main
enum Main {
    static func main() async {
        do throws(Diagnostics) {
            switch try Invocation(Array(CommandLine.arguments.dropFirst())) {
            case .help: print(Help.text)
            case .version: print("mockgen \(Help.version)")
            case .print(let files): print(try await mocksText(ofFiles: files), terminator: "")
            case .plugin(let request): Reporter.reportPlugin(try await generateForPlugin(requestPath: request))
            case .verify(let options, let compiles, let diffs):
                let workspace = Workspace(packagePath: options.package, configurationPath: options.configuration)
                var request = VerifyRequest()
                request.targets = options.targets
                request.compiles = compiles
                request.wantsDiffs = diffs
                let report = try await workspace.verify(request)
                for diff in report.diffs { print(diff, terminator: "") }
                guard report.problems.isEmpty else { throw Diagnostics(report.problems) }
                print("verified \(report.mocks) mocks of \(report.targets.count) targets")
            case .generate(let options):
                let workspace = Workspace(packagePath: options.package, configurationPath: options.configuration)
                Reporter.report(try await workspace.generate(targets: options.targets), quiet: options.isQuiet)
            }
        } catch {
            Reporter.show(error.all)
            exit(error.all.exitCode)
        }
    }
}
