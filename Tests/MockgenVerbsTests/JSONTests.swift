import Foundation
import MockgenVerbs
import Testing

@Suite struct JSONTests {
    @Test func layout() {
        let value: JSON = ["b": [.number(1), .null, .bool(true)], "a": [:], "c": []]
        #expect(
            "\(value)" == """
                {
                  "b": [
                    1,
                    null,
                    true
                  ],
                  "a": {},
                  "c": []
                }
                """)
    }

    @Test(arguments: ["", "a\"b\\c/", "\0\u{1}\u{1F}\u{7F}", "\r\n\t", "茶 👩‍👩‍👧 \u{2028}"])
    func texts(_ text: String) throws {
        let data = Data("\([.text(text)] as JSON)".utf8)
        #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
    }
}
