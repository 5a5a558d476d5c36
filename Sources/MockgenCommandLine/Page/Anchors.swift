/// Gives each row of a page an address of its own.
struct Anchors {
    /// The page has these itself.
    private var taken: Set<String> = ["search", "order", "count", "problems"]

    /// Returns the words, which can be used in an address as they are. If another row has them, a number follows.
    mutating func anchor(_ words: String...) -> String {
        let plain = words.joined(separator: ".").map { $0.isLetter || $0.isNumber || "._".contains($0) ? $0 : "-" }
        var (anchor, number) = (String(plain), 1)
        while !taken.insert(anchor).inserted {
            number += 1
            anchor = "\(String(plain))-\(number)"
        }
        return anchor
    }
}
