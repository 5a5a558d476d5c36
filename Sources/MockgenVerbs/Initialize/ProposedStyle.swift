import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun

/// The style that `init` proposes.
enum ProposedStyle {
    /// Returns the settings for targets without mocks: for new tests, stubs are the best. Mocks that exist already, and the files of other
    /// tools, keep the names that tests know from there.
    static func settings(for targets: [ProposedTarget], isUsingOtherTool: Bool) -> [String] {
        guard !isUsingOtherTool, !targets.contains(where: \.hasMocks) else { return [] }
        return [
            "style: \(BuiltInStyle.stub.rawValue)   # mock.on.add.returns(1); for the names of Sourcery: automockable, of Mockolo: handler"
        ]
    }
}

extension SourceIndex {
    /// Whether the package declares mocks, or the sources of the target's own module use members of mocks in another style than stubs.
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
    /// Whether people name mocks so: `MockCart`, `CartSpy`.
    fileprivate var isNameOfMock: Bool {
        guard first?.isUppercase == true else { return false }
        return ["Mock", "Spy", "Fake", "Stub"].contains { word in
            hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true || hasSuffix(word) && self != word
        }
    }

    /// Whether it is almost certainly the name that a style without stubs gives to a member: `addCallsCount`, `addToReturn`.
    fileprivate var isMemberOfMock: Bool { Self.endsOfMembers.contains { hasSuffix($0) && self != $0 } }

    private static let endsOfMembers = BuiltInStyle.allCases.flatMap { style in
        [Role.callCount, .returnValue].compactMap { style.patterns[$0]?.text.split(separator: "}").last }
    }
}
