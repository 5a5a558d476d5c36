import Foundation

/// The time that a million calls of a mock take in a debug build, compared with a hand-written mock that any task
/// may call, and that records the same.
struct CallCost {
    let tool: Tool
    let options: Options
    let folder: URL

    private static let handWritten = "by hand"
    private static let callCount = 1_000_000

    private static let requirement = "protocol Cart { func add(item: String, quantity: Int) -> Int }"

    private static let handWrittenMock = """
        import Foundation

        final class CartMock: Cart {
            private let lock = NSLock()
            var calls: [(item: String, quantity: Int)] = []
            var count = 0
            var result = 0

            func add(item: String, quantity: Int) -> Int {
                lock.lock()
                defer { lock.unlock() }
                count += 1
                calls.append((item, quantity))
                return result
            }
        }
        """

    private static let answers = [
        handWritten: "cart.result = 3", "automockable": "cart.addItemQuantityReturnValue = 3", "handler": "cart.addHandler = { _, _ in 3 }",
        "spy": "cart.addToReturn = 3", "stub": "cart.on.add.returns(3)",
    ]

    func measure() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var table = Table(ratios: [.init(title: "× by hand", base: Self.handWritten)])
        for style in [Self.handWritten, "automockable", "handler", "spy", "stub"] {
            for isAnswered in [false, true] {
                let program = try compiled(style, isAnswered: isAnswered)
                let none = try options.lowest { try Command(program, "0").run(in: folder) }
                let all = try options.lowest { try Command(program, "\(Self.callCount)").run(in: folder) }
                table.add(isAnswered ? "\(style), with an answer" : style, all.without(none))
            }
        }
        print("\n## \(Self.callCount) calls in a debug build\n\n\(table.text)", terminator: "")
    }

    private func compiled(_ style: String, isAnswered: Bool) throws -> String {
        let program = folder.appending(path: "calls").path(percentEncoded: false)
        try write(Self.requirement, to: "Cart.swift")
        if style == Self.handWritten {
            try write(Self.handWrittenMock, to: "Mock.swift")
        } else {
            let generate = "\"$0\" generate --stdout --style \"$1\" Cart.swift >Mock.swift"
            try Command("sh", "-c", generate, tool.path, style).run(in: folder)
        }
        try write(
            """
            let cart = CartMock()
            \(isAnswered ? Self.answers[style] ?? "" : "")
            for number in 0..<Int(CommandLine.arguments[1])! { _ = cart.add(item: "tea", quantity: number) }
            """, to: "main.swift")
        try Command("swiftc", "-Onone", "Cart.swift", "Mock.swift", "main.swift", "-o", program).run(in: folder)
        return program
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
}
