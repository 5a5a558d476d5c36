import MockgenConfig
import MockgenModel
import MockgenRender

/// The names of mocks that another generator has made, as a template and its exceptions.
struct OldNames {
    /// The template that gives the most mocks their old names.
    let template: NameTemplate
    /// The mocks with other names.
    let exceptions: [(name: String, mock: String)]
    /// The mocks with their old names.
    let mocks: [MockPlan]

    /// - Parameter template: the template for protocols without an old mock, with which the mocks were planned.
    init(of mocks: [MockPlan], _ old: OldMocks, template: NameTemplate) {
        let protocols = mocks.map(\.subject.declaration)
        // A name of several protocols does not tell whose mock it was.
        let counts = Dictionary(grouping: protocols, by: \.name)
        let names = old.names(among: Set(counts.filter { $0.value.count == 1 }.keys))
        let chosen = NameTemplate.best(for: names, otherwise: template)
        self.template = chosen
        var exceptions: [(name: String, mock: String)] = []
        self.mocks = mocks.map { mock in
            var mock = mock
            let declaration = mock.subject.declaration
            let isNamedByAnnotation = mock.settings.name != template.name(forProtocol: declaration.name)
            let systematic = isNamedByAnnotation ? mock.settings.name : chosen.name(forProtocol: declaration.name)
            mock.settings.name = names[declaration.name] ?? systematic
            if mock.settings.name != systematic {
                exceptions.append((declaration.qualifiedName, mock.settings.name))
            }
            return mock
        }
        self.exceptions = exceptions
    }
}

extension NameTemplate {
    /// - Parameter names: the name of each protocol's mock.
    fileprivate static func best(for names: [String: String], otherwise usual: NameTemplate) -> NameTemplate {
        var counts: [NameTemplate: Int] = [:]
        for (name, mock) in names {
            if let template = NameTemplate(ofMock: mock, forProtocol: name) { counts[template, default: 0] += 1 }
        }
        // A template with an affix also serves the protocols that do not have it.
        func served(_ template: NameTemplate) -> Int { names.filter { template.name(forProtocol: $0.key) == $0.value }.count }
        let frequent = counts.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.prefix(5).map(\.key)
        return ([usual] + frequent).map { (template: $0, count: served($0)) }.reduce((usual, -1)) { $1.count > $0.1 ? $1 : $0 }.0
    }

    /// The template that leaves out as little as possible of the protocol's name.
    private init?(ofMock mock: String, forProtocol name: String) {
        let capitals = name.indices.filter { name[$0].isUppercase && $0 > name.startIndex }
        let suffixes = capitals.map { Affix.suffix(String(name[$0...])) }
        let prefixes = capitals.map { Affix.prefix(String(name[..<$0])) }
        let affixes = [nil] + (suffixes + prefixes).sorted { $0.text.count < $1.text.count }
        for affix in affixes {
            guard let found = mock.firstRange(of: affix.map { name.without($0) } ?? name) else { continue }
            let template = NameTemplate(
                before: String(mock[..<found.lowerBound]), without: affix, after: String(mock[found.upperBound...]))
            guard template.name(forProtocol: name) == mock else { continue }
            self = template
            return
        }
        return nil
    }
}
