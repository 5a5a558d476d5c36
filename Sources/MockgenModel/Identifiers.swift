// Nearly all names begin with an ASCII letter, for which these functions need no Unicode table.

extension String {
    package var capitalizedFirst: String {
        guard let first = utf8.first else { return self }
        guard first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
        guard first >= 0x61, first <= 0x7A else { return self }
        let second = unicodeScalars.index(after: startIndex)
        return String(Unicode.Scalar(first - 0x20)) + String(self[second..<endIndex])
    }

    /// The name of a keyword without its back-ticks. A name with back-ticks begins with one.
    package var withoutBackTicks: String { utf8.first == 0x60 ? filter { $0 != "`" } : self }

    /// With `Mock` in front, several times if necessary, so that no other name is the same, and it is not a keyword.
    package func free(of taken: Set<String>) -> String {
        var name = self
        while taken.contains(name) || name.isSwiftKeyword { name = (first?.isUppercase == true ? "Mock" : "mock") + name.capitalizedFirst }
        return name
    }
}
