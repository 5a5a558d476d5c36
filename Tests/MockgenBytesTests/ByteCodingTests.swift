import MockgenBytes
import Testing

/// Values that are written into bytes and read again.
@Suite struct ByteCodingTests {
    private struct Values: Equatable {
        var number = 7
        var flag = true
        var text = "größer 🍵\u{0}"
        var texts = ["", "a", "b\n"]
        var bytes: [UInt8] = [0, 255]
        var places: [Int32] = [-1, 0, 1]
        var none: [UInt64] = []
    }

    private func written(_ values: Values) -> [UInt8] {
        var writer = ByteWriter()
        writer.add(values.number)
        writer.add(values.flag)
        writer.add(values.text)
        writer.add(values.texts)
        writer.add(values.bytes[...])
        writer.add(values: values.places)
        writer.add(values: values.none)
        return writer.bytes
    }

    private func read(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Damage) -> Values {
        var reader = ByteReader(bytes)
        return Values(
            number: try reader.number(), flag: try reader.flag(), text: try reader.text(), texts: try reader.texts(),
            bytes: Array(try reader.bytes()), places: try reader.values(), none: try reader.values())
    }

    @Test func readsWhatWasWritten() throws {
        let bytes = written(Values())
        #expect(try read(bytes[...]) == Values())
        #expect(try read(([1, 2, 3] + bytes)[3...]) == Values())
    }

    @Test func everyMissingByteIsDamage() {
        let bytes = written(Values())
        for end in bytes.indices {
            #expect(throws: ByteReader.Damage.self, "\(end)") { try read(bytes[..<end]) }
        }
    }
}

/// The form of the files that mockgen keeps for itself.
@Suite struct KeyedBytesTests {
    @Test(arguments: ["", "text", "\n", "key\n"]) func contentsUnderTheirKey(_ text: String) throws {
        let bytes = KeyedBytes.bytes(Array(text.utf8), key: "key")
        #expect(try Array(KeyedBytes.contents(of: bytes, key: "key")) == Array(text.utf8))
        #expect(throws: KeyedBytes.Damage.otherKey) { try KeyedBytes.contents(of: bytes, key: "ke") }
        #expect(throws: KeyedBytes.Damage.otherKey) { try KeyedBytes.contents(of: bytes, key: "key ") }
        #expect(throws: KeyedBytes.Damage.damaged) { try KeyedBytes.contents(of: bytes + [0], key: "key") }
        #expect(throws: KeyedBytes.Damage.damaged) { try KeyedBytes.contents(of: Array(bytes.dropLast()), key: "key") }
    }
}
