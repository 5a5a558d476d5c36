import Foundation

/// A program with files for its input and output. After some thousand processes, Foundation's `Process` has used up all file descriptors
/// (seen in Swift 6.3); this opens none.
struct ChildProcess: Sendable {
    let command: [String]
    let folder: String
    let environment: [String: String]
    let input: String
    let output: String
    let errors: String

    /// Waits for its end. Returns the exit code, or 128 plus the number of the signal that ended it.
    func run() throws -> Int32 {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY, 0)

        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Some threads block signals, and a program inherits that.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        // The shell changes the folder, because Swift does not see glibc's function for it.
        let shell = "/bin/sh"
        var words = ([shell, "-c", #"cd "$0" && exec "$@""#, folder] + command).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, shell, &actions, &attributes, &words, &variables)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL, userInfo: [NSFilePathErrorKey: shell]) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
