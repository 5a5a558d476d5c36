package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// A completion script, made from the tables of verbs and flags like the help.
    package var completions: String {
        switch self {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }
}

enum Proposal: Sendable {
    case nothing, files, folders
    case words([String])
}

extension VerbPage {
    var proposal: Proposal { verb == .generate ? .files : operand.map { .words($0.known) } ?? .nothing }

    /// The flags that the argument reader accepts with this verb, in the order of the help.
    var acceptedFlags: [Flag] { Flag.table.filter { flags.contains($0.name) || $0.name == .version } }
}

extension Flag {
    var spellings: [String] { [short, "\(name)"].compactMap(\.self) }
}
