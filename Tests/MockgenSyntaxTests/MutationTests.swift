import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

/// For any file, the outline ends, and all of its locations are in the file.
@Suite struct MutationTests {
    private static let fixture = """
        @testable import A; import struct B.C
        // sourcery:begin: AutoMockable
        @objc(Name) public protocol P<T>: A.B, ~Copyable where T: C { func f<U>(_ a: [U: "x"]) async throws(E) -> (Int) -> Void }
        #if os(iOS) && !DEBUG // mockgen: mock
        public extension `A`.B<C>: @unchecked D { indirect enum E { case a, b(Int = 1); struct F {} } }
        #elseif canImport(G) || (H)
        typealias T<U> = any A & B<(U) -> [C: D]> where U: E
        #else
        class func / (a: A) -> B { a / b; "\\(a + "\\(b)" + #"\\#(c)"# + \"\"\"
          }{ \\(d { $0 }) \"\"\" )"; #/[/]{/#; /{"/ }
        #endif
        // sourcery:end
        /* /* { */ */ actor Größe: 🦊 { var actor: Int { 1 }; protocol Q {} } /// @mockable(a: b)
        """

    @Test(arguments: 0..<16)
    func damage(seed: Int) {
        var random = Numbers(state: UInt64(seed) &* 7919 + 1)
        let original = Array(Self.fixture.utf8)
        for _ in 0..<250 {
            var bytes = original
            for _ in 0...(random.next() % 4) { mutate(&bytes, &random) }
            let outline = SourceText(path: "File.swift", bytes: bytes).outline()
            for declaration in outline.declarations {
                #expect(declaration.range.lowerBound >= 0 && declaration.range.upperBound <= bytes.count)
                #expect(declaration.range.contains(declaration.nameOffset))
            }
        }
    }

    /// mockgen reads a damaged declaration or reports an error. It never crashes.
    @Test func damagedDeclarationsAreParsed() {
        var random = Numbers(state: 42)
        for _ in 0..<150 {
            var bytes = Array(Self.fixture.utf8)
            mutate(&bytes, &random)
            let source = SourceText(path: "File.swift", bytes: bytes)
            for declaration in source.outline().declarations {
                do throws(Diagnostics) {
                    switch declaration.kind {
                    case .protocol: _ = try source.parseProtocol(declaration, module: "App")
                    case .alias: _ = try source.parseAlias(declaration)
                    default: break
                    }
                } catch {
                    #expect(!error.all.isEmpty)
                }
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout Numbers) {
        guard !bytes.isEmpty else { return }
        let start = random.next() % bytes.count
        let end = min(bytes.count, start + 1 + random.next() % 12)
        let signs = Array("{}()[]<>\"#/*\\`@.,:;=&-~\n\r \u{7F}é".utf8)
        switch random.next() % 5 {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(signs[random.next() % signs.count], at: start)
        case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: random.next() % bytes.count)
        case 3: bytes[start] = UInt8(random.next() % 256)
        default: bytes.removeSubrange(start...)
        }
    }
}

/// The same numbers in every run (xorshift).
private struct Numbers {
    var state: UInt64

    mutating func next() -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33)
    }
}
