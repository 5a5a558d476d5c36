package import MockgenModel

/// A file of mocks, and what in the sources each part of it is there for.
package struct MockText: Sendable {
    package struct Place: Sendable {
        package enum Kind: Hashable, Sendable {
            /// A whole mock, by its name and that of its protocol; or what else is made of a type.
            case part(What, name: String, of: String)
            /// What one requirement has become.
            case requirement
        }

        package enum What: String, Sendable {
            case mock
            case stubs
            case testable = "testable subclass"
        }

        package let kind: Kind
        /// Counted from 0.
        package let lines: Range<Int>
        /// Of the protocol or the requirement.
        package let location: SourceLocation

        package init(kind: Kind, lines: Range<Int>, location: SourceLocation) {
            self.kind = kind
            self.lines = lines
            self.location = location
        }

        func moved(by count: Int) -> Place {
            Place(kind: kind, lines: lines.lowerBound + count..<lines.upperBound + count, location: location)
        }
    }

    package let text: String
    package let places: [Place]

    package init(text: String, places: [Place]) {
        self.text = text
        self.places = places
    }

    /// Several files with the same beginning and end, and some of the mocks each.
    package func divided(into count: Int) -> [MockText] {
        let mocks = places.filter { $0.kind != .requirement }.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
        guard count > 1, let first = mocks.first, let last = mocks.last else { return [self] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let size = (mocks.count + count - 1) / count
        return stride(from: 0, to: mocks.count, by: size).map { start in
            var part = Array(lines[..<first.lines.lowerBound])
            let range = mocks[start].lines.lowerBound..<mocks[min(start + size, mocks.count) - 1].lines.upperBound
            let here = places.filter { range.contains($0.lines.lowerBound) }.map { $0.moved(by: part.count - range.lowerBound) }
            part += lines[range] + lines[last.lines.upperBound...]
            return MockText(text: part.joined(separator: "\n"), places: here)
        }
    }
}
