/// What the comments in front of a declaration ask for.
package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `// mockgen: mock`, `// sourcery: AutoMockable`, `/// @mockable`
    package static let mock = Marks(rawValue: 1)
    /// `// mockgen: skip`
    package static let skip = Marks(rawValue: 2)
}

/// Reads the comments of a file in order, since Sourcery's regions reach over many declarations.
struct MarkReader {
    private var regions: [Bool] = []
    private var isFileMarked = false

    var isInMarkedRegion: Bool { isFileMarked || regions.contains(true) }

    mutating func read(_ comment: UnsafeRawBufferPointer) -> Marks {
        // Nearly all comments are none of ours: look for the words before making a string.
        guard contains(comment, "mockgen:") || contains(comment, "sourcery:") || contains(comment, "@mockable") else { return [] }
        var marks: Marks = []
        for line in String(decoding: comment, as: UTF8.self).split(whereSeparator: \.isNewline) {
            marks.formUnion(read(line: line.drop { "/*! \t".contains($0) }))
        }
        return marks
    }

    private mutating func read(line: Substring) -> Marks {
        if line.hasPrefix("mockgen:") {
            let word = line.dropFirst("mockgen:".count).prefix { $0 != "*" }.split(separator: " ").first
            return word == "mock" ? .mock : word == "skip" ? .skip : []
        }
        if line.hasPrefix("@mockable") {
            let behind = line.dropFirst("@mockable".count).first
            return behind == nil || behind == "(" || behind == " " || behind == "*" ? .mock : []
        }
        guard line.hasPrefix("sourcery:") else { return [] }
        let words = line.dropFirst("sourcery:".count)
        if words.hasPrefix("begin:") {
            regions.append(namesAutoMockable(words.dropFirst("begin:".count)))
        } else if words.hasPrefix("end") {
            _ = regions.popLast()
        } else if words.hasPrefix("file:") {
            isFileMarked = isFileMarked || namesAutoMockable(words.dropFirst("file:".count))
        } else if namesAutoMockable(words) {
            return .mock
        }
        return []
    }

    /// `AutoMockable`, `AutoEquatable, AutoMockable`, `AutoMockable = true`, `AutoMockable /* why */`
    private func namesAutoMockable(_ annotations: Substring) -> Bool {
        annotations.split(separator: ",").contains { annotation in
            annotation.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" } == "AutoMockable"
        }
    }
}

private func contains(_ bytes: UnsafeRawBufferPointer, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    let first = word.utf8Start[0]
    for start in 0...(bytes.count - count) where bytes[start] == first {
        var index = 1
        while index < count, bytes[start + index] == word.utf8Start[index] { index += 1 }
        if index == count { return true }
    }
    return false
}
