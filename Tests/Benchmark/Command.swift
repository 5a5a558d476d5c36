import Foundation

/// A program and its arguments, run to be measured.
struct Command {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let words: [String]

    init(_ words: String...) { self.words = words }

    init(_ words: [String]) { self.words = words }

    /// Runs the program once and waits for its end.
    /// - Parameter mayFail: whether it may report errors, which are not shown.
    @discardableResult
    func run(in folder: URL, mayFail: Bool = false) throws -> Cost {
        let start = ContinuousClock.now
        let child = try spawn(in: folder, isQuiet: mayFail)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw Failure(description: "cannot wait for \(words[0]): error \(errno)") }
        }
        let reportsErrors = mayFail && status & 0x7F == 0
        guard status == 0 || reportsErrors else {
            throw Failure(description: "\(words.joined(separator: " ")) ended with status \(status >> 8)")
        }
        return Cost(usage, wall: (ContinuousClock.now - start) / .seconds(1))
    }

    /// `Process` of Foundation does not tell how much memory a program needed.
    private func spawn(in folder: URL, isQuiet: Bool) throws -> pid_t {
        // The program inherits the folder, because not every system can set it for a program alone.
        let own = FileManager.default.currentDirectoryPath
        guard FileManager.default.changeCurrentDirectoryPath(folder.path(percentEncoded: false)) else {
            throw Failure(description: "cannot enter the folder \(folder.path(percentEncoded: false))")
        }
        defer { _ = FileManager.default.changeCurrentDirectoryPath(own) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for output in isQuiet ? [1, 2] : [1] { posix_spawn_file_actions_addopen(&actions, Int32(output), "/dev/null", O_WRONLY, 0) }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child = pid_t()
        let error = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
        guard error == 0 else { throw Failure(description: "cannot run \(words[0]): \(String(cString: strerror(error)))") }
        return child
    }
}

/// The time and memory of one run.
struct Cost {
    /// Seconds of all cores together.
    var cpu: Double
    /// Seconds on the clock.
    var wall: Double
    /// The highest use of memory, in MiB.
    var memory: Double

    init(_ usage: rusage, wall: Double) {
        cpu = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        #if canImport(Darwin)
            let bytes = Double(usage.ru_maxrss)
        #else
            let bytes = Double(usage.ru_maxrss) * 1024
        #endif
        memory = bytes / 1_048_576
        self.wall = wall
    }

    /// Other programs on the machine can only make a run slower, so the lowest value of several runs is the best one.
    func lowest(with other: Cost) -> Cost {
        var lowest = self
        lowest.cpu = min(cpu, other.cpu)
        lowest.wall = min(wall, other.wall)
        lowest.memory = min(memory, other.memory)
        return lowest
    }

    /// Returns the cost beyond that of something else.
    func without(_ other: Cost) -> Cost {
        var cost = self
        cost.cpu -= other.cpu
        cost.wall -= other.wall
        return cost
    }
}
