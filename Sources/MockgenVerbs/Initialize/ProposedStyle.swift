import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun

enum ProposedStyle {
    /// Returns the stub style for new tests. If there are mocks already, or files of other tools, returns no settings, so that tests
    /// keep the names that they use.
    static func settings(for targets: [ProposedTarget], isUsingOtherTool: Bool) -> [String] {
        guard !isUsingOtherTool, !targets.contains(where: \.hasMocks) else { return [] }
        return [
            "style: \(BuiltInStyle.stub.rawValue)   # mock.on.add.returns(1); for the names of Sourcery: automockable, of Mockolo: handler"
        ]
    }
}

extension SourceIndex {
    /// Whether the package declares mocks, or the module's sources use members of mocks in a style without stubs.
    func hasMocks(forModule own: Module) -> Bool {
        modules.indices.contains { number in
            guard modules[number].isLocal else { return false }
            return files[number].contains { file in
                file.outline.declarations.contains { $0.kind != .protocol && $0.name.isNameOfMock }
                    || modules[number].name == own.name && file.text.names.contains(where: \.isMemberOfMock)
            }
        }
    }
}

extension String {
    /// `MockCart`, `CartSpy`
    fileprivate var isNameOfMock: Bool {
        guard first?.isUppercase == true else { return false }
        return ["Mock", "Spy", "Fake", "Stub"].contains { word in
            hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true || hasSuffix(word) && self != word
        }
    }

    /// Whether a style without stubs probably gives this name to a member: `addCallsCount`, `addToReturn`.
    fileprivate var isMemberOfMock: Bool { Self.endsOfMembers.contains { hasSuffix($0) && self != $0 } }

    private static let endsOfMembers = BuiltInStyle.allCases.flatMap { style in
        [Role.callCount, .returnValue].compactMap { style.patterns[$0]?.text.split(separator: "}").last }
    }
}
