import Foundation

/// A build of mockgen, and the package that it reads.
struct Subject {
    let tool: Tool
    let package: CorpusPackage
}

/// A command that all builds of mockgen run.
struct Step {
    let title: String
    let words: (Subject) -> [String]
    /// Runs once, before all runs.
    let configure: (CorpusPackage) throws -> Void
    /// Runs before each run, and is not measured.
    let before: (CorpusPackage) throws -> Void

    init(
        _ title: String, _ words: @escaping (Subject) -> [String], configure: @escaping (CorpusPackage) throws -> Void,
        before: @escaping (CorpusPackage) throws -> Void = { _ in }
    ) {
        self.title = title
        self.words = words
        self.configure = configure
        self.before = before
    }

    fileprivate func run(_ subject: Subject) throws -> Cost {
        try Command(words(subject)).run(in: subject.package.folder)
    }
}

extension Options {
    /// Runs each step with all builds by turns, so that they meet the same state of the machine, and prints the table.
    func show(_ title: String, _ table: Table, _ steps: [Step], _ subjects: [Subject]) throws {
        var table = table
        for step in steps {
            for subject in subjects {
                try step.configure(subject.package)
                // The first run after a change of the configuration finds the mocks of another one.
                _ = try step.run(subject)
            }
            var costs: [Cost?] = subjects.map { _ in nil }
            for _ in 0..<runs {
                for (number, subject) in subjects.enumerated() {
                    try step.before(subject.package)
                    let cost = try step.run(subject)
                    costs[number] = costs[number].map(cost.lowest) ?? cost
                }
            }
            for (subject, cost) in zip(subjects, costs) { if let cost { table.add(step.title, build: subject.tool.name, cost) } }
        }
        print("\n### \(title)\n\n\(table.text)", terminator: "")
    }

    /// Runs a command several times.
    func lowest(_ run: () throws -> Cost) throws -> Cost {
        let first = try run()
        return try (1..<runs).reduce(first) { cost, _ in cost.lowest(with: try run()) }
    }
}
