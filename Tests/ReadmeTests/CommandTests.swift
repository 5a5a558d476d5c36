import Foundation
import MockgenCommandLine
import MockgenModel
import Testing

/// The argument reader accepts every mockgen command in the documentation.
@Suite struct CommandTests {
    @Test(arguments: Page.all)
    func shellBlocksAreCorrect(_ page: Page) throws {
        for block in page.blocks where !block.hasOwnTest {
            for command in block.commands { try check(command, at: block.place) }
        }
    }

    @Test(arguments: Page.all)
    func inlineCommandsAreCorrect(_ page: Page) throws {
        for code in page.inlineCode where code.hasPrefix("mockgen ") || code.hasPrefix("swift package mockgen") {
            try check(code, at: page.path)
        }
    }

    /// The commands that `.ci/run` and people paste are each on one line.
    @Test(arguments: ["sample", "test"])
    func commandsAreOneLine(_ name: String) throws {
        let section = try #require(Page.readme.section(name))
        #expect(section.split(separator: "\n").filter { !$0.hasPrefix("```") }.count == 1)
    }

    private func check(_ command: String, at place: String) throws {
        var words = command.split(separator: " ").map(String.init)
        // `MOCKGEN=off swift build`
        words = Array(words.drop { $0.wholeMatch(of: #/[A-Z_]+=\S*/#) != nil })
        var isPluginCommand = false
        if words.starts(with: ["swift", "package"]) {
            words = Array(words.dropFirst(2).drop { $0.hasPrefix("-") })
            guard let verb = words.first, verb.hasPrefix("mockgen") else {
                #expect(Self.packageVerbs.contains(words.first ?? ""), "\(place): \(command)")
                return
            }
            isPluginCommand = true
            #expect(try Self.pluginVerbs().contains(verb), "\(place): no plugin has the verb '\(verb)'")
        } else if words.first != "mockgen" {
            #expect(Self.otherCommands.contains { words.starts(with: $0) }, "\(place): no test knows the command '\(command)'")
            return
        }
        // COMMAND is a placeholder in the prose.
        let arguments = words.dropFirst().map { $0 == "COMMAND" ? "list" : $0 }.prefix { $0 != ">" && $0 != "|" }
        let prefix =
            isPluginCommand ? ["command-plugin", words[0] == "mockgen-write" ? "write" : "read", "package.txt", ".build", "mockgen"] : []
        do throws(Diagnostics) {
            _ = try Request(prefix + arguments)
        } catch {
            Issue.record("\(place): \(command): \(error.all.map(\.message))")
        }
    }

    /// Commands of other programs. Nothing checks their options.
    private static let otherCommands = [
        ["swift", "--version"], ["swift", "build"], ["swift", "test"], ["apt-get"], ["sudo", "apt-get"],
        ["$(command", "-v", "sudo)", "apt-get"],
        ["brew", "install"],
        ["bash", ".ci/run"], ["bash", ".ci/full"], [".ci/bundle"], [".ci/install"], ["docker", "build"], ["git"], ["cd"], ["cp"], ["ln"],
    ]
    private static let packageVerbs = [
        "init", "describe", "purge-cache", "update", "resolve", "clean", "add-dependency", "add-target-dependency", "add-target-plugin",
    ]

    /// The verbs of the command plugins in Package.swift.
    private static func pluginVerbs() throws -> Set<String> {
        let manifest = try #require(Page.contents(ofFile: "Package.swift"))
        return Set(manifest.matches(of: #/verb: "([^"]+)"/#).map { String($0.1) })
    }
}

extension CodeBlock {
    /// Without comments, one command each.
    var commands: [String] {
        let commandLines: [String] =
            switch language {
            case "sh": lines
            case "dockerfile": lines.compactMap { $0.hasPrefix("RUN ") ? String($0.dropFirst(4)) : nil }
            // The steps of a workflow.
            case "yaml" where !isConfiguration:
                lines.compactMap { line in
                    line.firstMatch(of: #/^ *- (?:run: )?((?:swift|apt-get) .*)/#).map { String($0.1) }
                }
            default: []
            }
        return commandLines.filter { !$0.hasPrefix("#") }
            .map { $0.replacing(#/ +# .*/#, with: "") }
            .flatMap { $0.components(separatedBy: "&&") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
