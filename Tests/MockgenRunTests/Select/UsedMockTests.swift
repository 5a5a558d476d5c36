import Fixtures
import MockgenModel
import MockgenOutline
import MockgenResolution
import Testing

@testable import MockgenRun

/// With `protocols: used`, the protocols whose mocks the tests name.
@Suite struct UsedMockTests {
    @Test(arguments: [
        ("own", "protocols: used", "let mock = OrderingMock()", ["App.Ordering"]),
        ("of another package", "protocols: used", "let mock = FileMock()", ["Disk.File"]),
        ("of several packages", "protocols: used", "let mocks = (OrderingMock(), FileMock())", ["App.Ordering", "Disk.File"]),
        ("with another name", "protocols: used\nname: \"Fake{protocol}\"", "let mock = FakeFile()", ["Disk.File"]),
        ("that another package provides", "protocols: used", "let mock = FolderMock()", []),
        ("of an internal protocol of another package", "protocols: used", "let mock = HiddenMock()", []),
        ("outside of the sources", "protocols: used\nsources: Sources/App", "let mock = FileMock()", []),
        ("that the tests declare", "protocols: used", "final class FileMock {}\nlet mock = FileMock()", []),
        ("that is skipped", "protocols: used", "let mock = SkippedMock()", []),
        ("without a word", "protocols: all", "let mock = FileMock()", ["App.Ordering"]),
    ])
    func select(description: String, configuration: String, test: String, expected: [String]) throws {
        let disk = """
            public protocol File {}
            public protocol Folder {}
            public class FolderMock: Folder {}
            protocol Hidden {}
            // mockgen: skip
            public protocol Skipped {}
            """
        let sources: Sources = [
            "App": ["App.swift": "protocol Ordering {}"], "Disk": ["Disk.swift": disk], "AppTests": ["Test.swift": test],
        ]
        let index = sources.remote("Disk").index
        let selection = Selection(index: index, target: try Configured(configuration).target, admitted: nil, own: Configured.module)
        let chosen = selection.selected().entries.filter(\.verdict.isChosen).map { entry in
            "\(index.module(entry.reference).name).\(index.declaration(entry.reference).name)"
        }
        #expect(chosen == expected)
    }
}
