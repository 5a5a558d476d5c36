import Foundation
import TestSupport
import Testing

/// A run on a disk that becomes full at any of its writes changes nothing, and says so.
@Suite(.heavy) struct FullDiskTests {
    /// Whether this user may make a small disk in memory.
    private static let canMount: Bool = {
        let mount = CommandLineTool("/bin/bash", "-c", "unshare -rm mount -t tmpfs tmpfs /tmp > /dev/null 2>&1")
        let process = Process()
        process.executableURL = URL(filePath: mount.command[0])
        process.arguments = Array(mount.command.dropFirst())
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(.enabled(if: canMount, "only Linux lets some users make a small disk"))
    func allOrNone() async throws {
        let shops = try ManyOutputs()
        let new = try await shops.freshMocks(afterEdit: 0)
        try shops.outdate()
        // In the disk: the package without a cache, and as many blocks of 4 KiB as are to be free.
        let script = #"""
            cp -r . "$1/package"; mkdir "$1/disk"
            unshare -rm bash -c '
                mount -t tmpfs -o size=4m tmpfs "$2/disk" && cp -r "$2/package/." "$2/disk" && cd "$2/disk" || exit 99
                head -c 4m /dev/zero > full 2> /dev/null; truncate -s -"$3" full
                "$1" generate; code=$?
                cp -r Tests "$2/after"; find . -name ".mockgen-*" > "$2/left"
                rm full; "$1" generate > /dev/null 2>&1; cp -r Tests "$2/again"
                exit $code' - "$0" "$1" "$2"
            """#
        var codes: [Int32] = []
        for blocks in stride(from: 0, through: 160, by: max(1, 160 / FaultRounds.count)) {
            let folder = try TemporaryFolder()
            let outcome = try await CommandLineTool("/bin/bash", "-c", script).run(
                CommandLineTool.mockgen.command + [folder.path, "\(blocks * 4096)"], in: shops.package.root)
            codes.append(outcome.exitCode)
            let isWritten = outcome.exitCode == 0
            #expect(isWritten || outcome.exitCode == 2 && outcome.standardError.contains("[cannot-write]"), "\(blocks): \(outcome.text)")
            for output in ManyOutputs.outputs {
                let name = String(output.dropFirst("Tests/".count))
                #expect(try folder.read("after/\(name)") == (isWritten ? new[output] : Mocks.outdated), "\(blocks) blocks, \(name)")
                #expect(try folder.read("again/\(name)") == new[output], "\(blocks) blocks, \(name)")
            }
            #expect(try folder.read("left") == "", "\(blocks) blocks")
        }
        #expect(Set(codes) == [0, 2])
    }
}
