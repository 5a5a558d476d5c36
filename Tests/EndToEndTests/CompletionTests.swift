import Foundation
import TestSupport
import Testing

/// The shells themselves say what they propose.
@Suite struct CompletionTests {
    private let folder: TemporaryFolder

    /// A command line up to the cursor, and what completes its last word.
    private static let cases: [(line: String, proposals: Set<String>)] = [
        ("mockgen ve", ["verify"]),
        (
            "mockgen ",
            ["generate", "verify", "list", "explain", "report", "init", "schema", "doctor", "action", "bundle", "completions", "help"]
        ),
        ("mockgen --sch", []),
        ("mockgen --vers", ["--version"]),
        ("mockgen list --q", ["--quiet"]),
        ("mockgen list --no", []),
        ("mockgen verify --no", ["--no-build"]),
        ("mockgen list --format ", ["auto", "text", "json", "github", "sarif"]),
        ("mockgen list --format j", ["json"]),
        ("mockgen generate --stdout --default", ["--default-isolation"]),
        ("mockgen generate --stdout --default-isolation ", ["nonisolated", "MainActor"]),
        ("mockgen generate --stdout --language ", ["5", "6"]),
        ("mockgen list --target ", []),
        ("mockgen generate --stdout ", ["A B.swift", "Sub"]),
        ("mockgen --stdout ", ["A B.swift", "Sub"]),
        ("mockgen action --input A", ["A B.swift"]),
        ("mockgen list --package-path ", ["Sub"]),
        ("mockgen report --html A", ["A B.swift"]),
        ("mockgen explain stale", ["stale-mocks"]),
        ("mockgen help li", ["list"]),
        ("mockgen completions ", ["bash", "zsh", "fish"]),
    ]

    init() throws {
        folder = try TemporaryFolder(named: "mockgen tests")
        try folder.write("", to: "work/A B.swift")
        try folder.write("", to: "work/Sub/C.swift")
        try folder.write(Self.bash, to: "ask.bash")
        try folder.write(Self.zsh, to: "ask.zsh")
        try folder.write(Self.fish, to: "ask.fish")
    }

    private func writeScript(for shell: String, to name: String) async throws {
        let outcome = try await CommandLineTool.mockgen.run(["completions", shell], in: folder.url)
        #expect(outcome.exitCode == 0 && outcome.standardError == "")
        try folder.write(outcome.standardOutput, to: name)
    }

    private func proposals(of shell: String...) async throws -> Set<String> {
        let outcome = try await CommandLineTool("/usr/bin/env").run(shell, in: folder.url.appending(path: "work"))
        #expect(outcome.exitCode == 0 && outcome.standardError == "", "\(outcome.text)")
        return Set(outcome.standardOutput.split(separator: "\n").map { String($0).replacing("\\ ", with: " ") })
    }

    @Test func bash() async throws {
        try await writeScript(for: "bash", to: "mockgen.bash")
        for (line, expected) in Self.cases + [
            ("mockgen list --format = js", ["json"]), ("mockgen list --format =", ["auto", "text", "json", "github", "sarif"]),
        ] {
            let found = try await proposals(of: "bash", folder.path("ask.bash"), folder.path("mockgen.bash"), line)
            #expect(found == expected, "\(line)")
        }
    }

    @Test(.enabled(if: CommandLineTool.isInstalled("zsh"), "zsh is not installed"))
    func zsh() async throws {
        try await writeScript(for: "zsh", to: "functions/_mockgen")
        for (line, expected) in Self.cases + [("mockgen list --format=js", ["json"])] {
            let found = try await proposals(of: "zsh", "-f", folder.path("ask.zsh"), folder.path("functions"), folder.path("found"), line)
            #expect(found == expected, "\(line)")
        }
    }

    @Test(.enabled(if: CommandLineTool.isInstalled("fish"), "fish is not installed"))
    func fish() async throws {
        try await writeScript(for: "fish", to: "mockgen.fish")
        for (line, expected) in Self.cases + [("mockgen list --format=js", ["--format=json"])] {
            let found = try await proposals(of: "fish", "-N", folder.path("ask.fish"), folder.path("mockgen.fish"), line)
            #expect(found == expected, "\(line)")
        }
    }

    /// bash calls the function with the words of the line.
    private static let bash = """
        source "$1"
        read -ra COMP_WORDS <<<"$2"
        if [[ $2 == *" " ]]; then COMP_WORDS+=(""); fi
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _mockgen
        if [[ ${#COMPREPLY[@]} -gt 0 ]]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
        """

    /// Only an interactive zsh completes: this one runs in a terminal of its own, and its 'compadd' writes the proposals to a file.
    private static let zsh = #"""
        rm -f $2 && touch $2
        zmodload zsh/zpty
        zpty shell zsh -f -i
        say() { zpty -w shell "$1" }
        say "PS1= ; fpath=(${(q)1} \$fpath) ; autoload -Uz compinit && compinit -u -d ${(q)2}.dump ; stty -echo"
        say "compadd() {
            if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd \"\$@\"; return; fi
            local -a found
            builtin compadd -A found \"\$@\"
            (( \$#found )) && print -lr -- \$found >>${(q)2}
            builtin compadd \"\$@\"
        }"
        say "leave() { exit } ; zle -N leave ; bindkey '^X' leave ; bindkey '^I' complete-word"
        zpty -n -w shell "$3"$'\t\x18'
        while zpty -r shell answer; do :; done
        cat $2
        """#

    /// A proposal is followed by a tab and its meaning. Folders end with a slash.
    private static let fish = #"""
        source $argv[1]
        complete -C $argv[2] | string replace -r '\t.*' '' | string replace -r '/$' ''
        exit 0
        """#
}
