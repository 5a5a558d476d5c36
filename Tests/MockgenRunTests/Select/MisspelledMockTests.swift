import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun

/// With `protocols: used`, names in tests that are almost the name of a mock.
@Suite struct MisspelledMockTests {
    @Test(arguments: [
        ("a letter is missing", "protocols: used", "let mock = OrderngMock()", "OrderngMock"),
        ("a related type has the name", "protocols: used", "let mock = PayerMock()", "PayerMock"),
        ("another mock has a similar name", "protocols: used", "let mock = OrderingMock()", nil),
        (
            "a combined mock has a similar name", "protocols: used\ncombined: { OrderingsMack: [Ordering, Paying] }",
            "let mock = OrderingsMack()", nil
        ),
        ("a type has a similar name", "protocols: used", "final class OrderingMack {}\nlet mack = OrderingMack()", nil),
        ("nothing is left out", "protocols: all", "let mock = OrderngMock()", nil),
    ])
    func names(description: String, configuration: String, test: String, misspelled: String?) throws {
        let app = "protocol Ordering {}\nprotocol Orderings {}\nprotocol Paying {}"
        let sources: Sources = ["App": ["App.swift": app], "AppTests": ["Test.swift": test]]
        let target = try Configured(configuration).target
        var selection = Selection(index: sources.index, target: target, admitted: nil, own: Configured.module)
        let warnings = selection.selected().warnings.map(\.message)
        #expect(
            warnings
                == (misspelled.map { ["'\($0)' is not the name of a mock, so 'protocols: used' selects no protocol for it"] } ?? []))
    }
}
