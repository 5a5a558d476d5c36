extension UnsafeRawBufferPointer {
    /// Whether the bytes contain the word, also as part of a longer one.
    package func contains(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard count >= length else { return false }
        let first = word.utf8Start[0]
        for start in 0...(count - length) where self[start] == first {
            var index = 1
            while index < length, self[start + index] == word.utf8Start[index] { index += 1 }
            if index == length { return true }
        }
        return false
    }

    /// The number of line breaks, and the number of bytes behind the last one.
    package var lines: (breaks: Int, last: Int) {
        // Two plain loops: the compiler vectorizes the first one, because files are long and lines are short.
        var breaks = 0
        for byte in self where byte == Byte.newline { breaks += 1 }
        guard breaks > 0 else { return (0, count) }
        var start = count
        while self[start - 1] != Byte.newline { start -= 1 }
        return (breaks, count - start)
    }
}
