import MockgenModel

/// The arguments that `Plugins/MockgenRead/Tool.swift` puts before those of the user:
/// `command-plugin read PACKAGE-FILE SCRATCH-FOLDER MOCKGEN-PACKAGE VERB …`, or `write` instead of `read`.
struct CommandPluginArguments {
    private let mayWrite: Bool
    private let packageFile: String
    private let scratchPath: String
    private let mockgenPackage: String
    let typed: [String]

    init?(_ arguments: [String]) {
        guard arguments.count >= 5, arguments[0] == "command-plugin" else { return nil }
        mayWrite = arguments[1] == "write"
        packageFile = arguments[2]
        scratchPath = arguments[3]
        mockgenPackage = arguments[4]
        typed = Array(arguments[5...])
    }

    func request() throws(Diagnostics) -> Request {
        if typed.isEmpty { return .help(nil) }
        // Xcode's menu passes targets without a verb. Without one, mockgen would generate, but this plugin must not write.
        let hasVerb = typed[0] != "\(Flag.Name.target)"
        var reader = ArgumentReader((hasVerb ? [] : [mayWrite ? "generate" : "list"]) + typed)
        let request = try reader.read()
        guard case .run(var invocation) = request else { return request }
        let problems = problems(of: invocation)
        guard problems.isEmpty else { throw Diagnostics(problems) }
        invocation.packageFile = packageFile
        invocation.flags.append((.scratchPath, scratchPath))
        invocation.mockgenPackage = mockgenPackage
        return .run(invocation)
    }

    private func problems(of invocation: Invocation) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if !mayWrite, ShellCommand.writesPackage(verb: invocation.verb.rawValue, isToStdout: invocation.isToStdout) {
            problems.append(.mayNotWrite(invocation.verb, typed: typed))
        }
        if let path = invocation.package { problems.append(.belongsToSwiftPM(.packagePath, path)) }
        if let path = invocation.scratchPath { problems.append(.belongsToSwiftPM(.scratchPath, path)) }
        if invocation.isToStdout, invocation.operands.contains("-") { problems.append(.noStandardInput) }
        return problems
    }
}

extension Diagnostic {
    fileprivate static func mayNotWrite(_ verb: Verb, typed: [String]) -> Diagnostic {
        let command = ShellCommand.writing(typed)
        return Diagnostic(
            .needsPermission, cause: .setup, "'\(verb.rawValue)' writes files, which 'swift package mockgen' may not do",
            help: """
                run this command, for which SwiftPM asks for your permission:
                      \(command.onTerminal)
                      or, in a script:
                      \(command.inScripts)
                """, at: nil)
    }

    /// The plugin describes the package that SwiftPM has loaded.
    fileprivate static func belongsToSwiftPM(_ flag: Flag.Name, _ path: String) -> Diagnostic {
        usage("'\(flag)' must come before the name of the plugin", "for example: swift package \(flag) \(path) mockgen list")
    }

    fileprivate static var noStandardInput: Diagnostic {
        usage("SwiftPM does not hand its standard input to plugins, so '-' has no text", "write the text to a file and name the file")
    }
}
