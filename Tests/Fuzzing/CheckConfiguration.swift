import MockgenConfig
import MockgenModel
import MockgenRun

/// A configuration is read, or each of its errors has a place in the file.
func checkConfiguration(_ text: [UInt8]) {
    do throws(Diagnostics) {
        let configuration = try readConfiguration(text, path: "mockgen.yml")
        require(!configuration.targets.isEmpty || !configuration.packages.isEmpty, "a configuration without targets was accepted")
        try configuration.checkDefaults()
    } catch {
        require(!error.all.isEmpty, "a configuration was rejected without an error")
        let lengths = lineLengths(in: text)
        for problem in error.all {
            guard let location = problem.location else { fatalError("no place: \(problem)") }
            require(lengths.indices.contains(location.line - 1), "no such line: \(problem)")
            require(location.column >= 1 && location.column <= lengths[location.line - 1] + 1, "no such column: \(problem)")
        }
    }
}

/// The lengths of the lines without their ends: `\n`, `\r` or both, as in Swift.
private func lineLengths(in text: [UInt8]) -> [Int] {
    var lengths = [0]
    for (offset, byte) in text.enumerated() {
        switch byte {
        case UInt8(ascii: "\n") where offset > 0 && text[offset - 1] == UInt8(ascii: "\r"): continue
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lengths.append(0)
        default: lengths[lengths.count - 1] += 1
        }
    }
    return lengths
}
