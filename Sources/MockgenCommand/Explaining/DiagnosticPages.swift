package import MockgenModel

extension DiagnosticPage {
    /// Sorted by id; a test checks that each id has one.
    package static let all: [DiagnosticPage] =
        (commandPages + yamlPages + configurationPages + selectionPages + sourcePages + unsupported + modelPages + packagePages
        + verifyPages)
        .sorted { $0.id < $1.id }

    /// The pages about protocols and classes that mockgen cannot mock.
    package static let unsupported: [DiagnosticPage] = (protocolPages + classPages).sorted { $0.id < $1.id }

    package static func named(_ id: String) -> DiagnosticPage? { all.first { $0.id.rawValue == id } }
}
