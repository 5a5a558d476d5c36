#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum Subprocess {
    package struct Output {
        package let status: Int32
        package let standardOutput: [UInt8]
    }

    package enum Errors {
        /// Printed to standard error of mockgen if the program fails.
        case shownOnFailure
        case dropped
        case captured
    }

    /// Runs a program that is on the search path and waits until it exits.
    /// - Parameter input: nil for the standard input of mockgen.
    package static func run(
        _ arguments: [String], errors: Errors = .shownOnFailure, input: [UInt8]? = nil
    ) throws(Disk.Failure) -> Output {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Disk.Failure(path: arguments[0], code: errno) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        if case .captured = errors { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
        posix_spawn_file_actions_addclose(&actions, ends[1])
        // Files, because a second pipe could fill up and stop the program.
        let inputFile = input == nil ? nil : tmpfile()
        defer { if let inputFile { fclose(inputFile) } }
        if let input {
            guard let inputFile, fwrite(input, 1, input.count, inputFile) == input.count, fflush(inputFile) == 0 else {
                throw Disk.Failure(path: arguments[0], code: errno)
            }
            rewind(inputFile)
            posix_spawn_file_actions_adddup2(&actions, fileno(inputFile), STDIN_FILENO)
            posix_spawn_file_actions_addclose(&actions, fileno(inputFile))
        }
        let errorFile = errors == .shownOnFailure ? tmpfile() : nil
        defer { if let errorFile { fclose(errorFile) } }
        if let errorFile {
            posix_spawn_file_actions_adddup2(&actions, fileno(errorFile), STDERR_FILENO)
            posix_spawn_file_actions_addclose(&actions, fileno(errorFile))
        }
        if case .dropped = errors { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }

        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var child: pid_t = 0
        let code = posix_spawnp(&child, arguments[0], &actions, nil, &pointers, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard code == 0 else { throw Disk.Failure(path: arguments[0], code: code) }

        let output = try Disk.readAll(ends[0], path: arguments[0], expecting: 65536)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        if status != 0, let errorFile { try show(fileno(errorFile)) }
        // The exit code, or 128 plus the signal, as in shells.
        return Output(status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F), standardOutput: output)
    }

    private static func show(_ file: Int32) throws(Disk.Failure) {
        lseek(file, 0, SEEK_SET)
        let bytes = try Disk.readAll(file, path: "standard error", expecting: 4096)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            start += max(count, 0)
        }
    }
}
