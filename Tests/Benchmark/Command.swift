import Foundation

/// A program and its arguments, run to be timed.
struct Command {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The duration of a run.
    struct Time {
        /// Seconds on the clock.
        var real: Double
        /// Seconds of all cores together.
        var cpu: Double

        static func - (left: Time, right: Time) -> Time { Time(real: left.real - right.real, cpu: left.cpu - right.cpu) }
    }

    let words: [String]

    init(_ words: String...) { self.words = words }

    init(_ words: [String]) { self.words = words }

    /// The fastest of several runs: what else the machine does can only make one slower. `prepare` is not timed.
    func time(runs: Int, in folder: URL, before prepare: () throws -> Void = {}) throws -> Time {
        var times: [Time] = []
        for _ in 0..<runs {
            try prepare()
            times.append(try run(in: folder))
        }
        return Time(real: times.map(\.real).min() ?? 0, cpu: times.map(\.cpu).min() ?? 0)
    }

    @discardableResult
    func run(in folder: URL) throws -> Time {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        let cpu = Self.cpuOfChildren()
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        let real = (ContinuousClock.now - start) / .seconds(1)
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(words.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return Time(real: real, cpu: Self.cpuOfChildren() - cpu)
    }

    private static func cpuOfChildren() -> Double {
        var usage = rusage()
        // `RUSAGE_CHILDREN`, which Glibc declares as another type than it takes.
        getrusage(-1, &usage)
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}
