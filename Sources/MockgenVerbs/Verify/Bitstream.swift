/// A reader of LLVM's bitstreams, the container of the messages that the compiler writes beside each object.
///
/// The stream describes its own layout: each block can define abbreviations, which say how the values of a record are encoded.
struct Bitstream {
    indirect enum Item {
        case record(code: UInt64, values: [UInt64], text: [UInt8])
        case block(id: UInt64, [Item])
    }

    /// The file ends too early, or it is not a bitstream.
    struct Damage: Error {}

    private enum Operand {
        case literal(UInt64)
        case fixed(Int)
        case variable(Int)
        case array
        case character
        case blob
    }

    private static let deepest = 8
    private static let characters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._".utf8)

    private let bytes: [UInt8]
    /// Counted in bits.
    private var position = 0
    /// The abbreviations that a block defines for all blocks with the same number.
    private var shared: [UInt64: [[Operand]]] = [:]

    /// Returns the items of a stream that begins with these four bytes.
    static func items(in bytes: [UInt8], after magic: String) throws(Damage) -> [Item] {
        guard bytes.starts(with: magic.utf8) else { throw Damage() }
        var stream = Bitstream(bytes: bytes, position: magic.utf8.count * 8)
        return try stream.items(width: 2, of: nil, depth: 0)
    }

    private init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// - Parameters:
    ///   - width: the number of bits of an abbreviation's number.
    ///   - block: nil for the whole stream.
    private mutating func items(width: Int, of block: UInt64?, depth: Int) throws(Damage) -> [Item] {
        guard depth < Self.deepest else { throw Damage() }
        var items: [Item] = []
        var abbreviations = block.flatMap { shared[$0] } ?? []
        /// The block that the abbreviations of a block of information are for.
        var described: UInt64?
        while block != nil || position + 32 <= bytes.count * 8 {
            switch try fixed(width) {
            case 0:
                align()
                return items
            case 1:
                let (id, inner) = (try variable(8), try variable(4))
                align()
                _ = try fixed(32)
                items.append(.block(id: id, try self.items(width: Int(inner), of: id, depth: depth + 1)))
            case 2:
                let abbreviation = try abbreviation()
                if block != 0 {
                    abbreviations.append(abbreviation)
                } else if let described {
                    shared[described, default: []].append(abbreviation)
                }
            case 3:
                let (code, count) = (try variable(6), try variable(6))
                var values: [UInt64] = []
                for _ in 0..<(try checked(count)) { values.append(try variable(6)) }
                if block == 0, code == 1 { described = values.first }
                items.append(.record(code: code, values: values, text: []))
            case let number:
                let index = Int(number) - 4
                guard abbreviations.indices.contains(index) else { throw Damage() }
                items.append(try record(abbreviations[index]))
            }
        }
        return items
    }

    private mutating func abbreviation() throws(Damage) -> [Operand] {
        var operands: [Operand] = []
        for _ in 0..<(try checked(variable(5))) {
            if try fixed(1) == 1 {
                operands.append(.literal(try variable(8)))
                continue
            }
            switch try fixed(3) {
            case 1: operands.append(.fixed(try width()))
            case 2: operands.append(.variable(try width()))
            case 3: operands.append(.array)
            case 4: operands.append(.character)
            case 5: operands.append(.blob)
            default: throw Damage()
            }
        }
        return operands
    }

    private mutating func record(_ operands: [Operand]) throws(Damage) -> Item {
        var values: [UInt64] = []
        var text: [UInt8] = []
        var rest = operands[...]
        while let operand = rest.popFirst() {
            switch operand {
            case .array:
                guard let element = rest.popFirst() else { throw Damage() }
                for _ in 0..<(try checked(variable(6))) { values.append(try value(element)) }
            case .blob:
                let count = try checked(variable(6))
                align()
                guard position / 8 + count <= bytes.count else { throw Damage() }
                text = Array(bytes[position / 8..<position / 8 + count])
                position += count * 8
                align()
            default: values.append(try value(operand))
            }
        }
        guard let code = values.first else { throw Damage() }
        return .record(code: code, values: Array(values.dropFirst()), text: text)
    }

    private mutating func value(_ operand: Operand) throws(Damage) -> UInt64 {
        switch operand {
        case .literal(let value): return value
        case .fixed(let width): return try fixed(width)
        case .variable(let width): return try variable(width)
        case .character: return UInt64(Self.characters[Int(try fixed(6))])
        case .array, .blob: throw Damage()
        }
    }

    private mutating func fixed(_ width: Int) throws(Damage) -> UInt64 {
        guard width <= 64, position + width <= bytes.count * 8 else { throw Damage() }
        var value: UInt64 = 0
        for bit in 0..<width {
            value |= UInt64(bytes[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1) << UInt64(bit)
        }
        position += width
        return value
    }

    /// Reads chunks of a width whose highest bits say whether another one follows.
    private mutating func variable(_ width: Int) throws(Damage) -> UInt64 {
        guard width > 1 else { throw Damage() }
        var (value, shift) = (UInt64(0), 0)
        while true {
            let chunk = try fixed(width)
            let more = UInt64(1) << UInt64(width - 1)
            value |= (chunk & (more - 1)) << UInt64(shift)
            if chunk & more == 0 { return value }
            shift += width - 1
            guard shift < 64 else { throw Damage() }
        }
    }

    private mutating func width() throws(Damage) -> Int {
        let width = try variable(5)
        guard width <= 64 else { throw Damage() }
        return Int(width)
    }

    /// Returns a number of values that the rest of the file can contain.
    private func checked(_ count: UInt64) throws(Damage) -> Int {
        guard count <= UInt64(bytes.count * 8 - position) else { throw Damage() }
        return Int(count)
    }

    private mutating func align() { position = (position + 31) / 32 * 32 }
}
