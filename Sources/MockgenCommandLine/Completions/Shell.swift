package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    package static let names = allCases.map(\.rawValue)

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
    var proposal: Proposal {
        switch operands {
        case .none: .nothing
        case .files: .files
        case .one(_, _, let known), .choice(_, let known): .words(known)
        case .verb: .words(Verb.allCases.map(\.rawValue))
        }
    }

    /// The flags that the argument reader accepts with this verb, in the order of the help.
    var acceptedFlags: [Flag] { Flag.table.filter { flags.contains($0.name) || $0.name == .version } }
}

extension Flag {
    var spellings: [String] { [short, "\(name)"].compactMap(\.self) }
}
