import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenDisk

/// A process that is killed between two steps leaves what the steps before it did; the next run finishes or takes it back.
@Suite struct TransactionTests {
    private static let new = GeneratedFile.marker + "\nnew\n"
    private static let old = GeneratedFile.marker + "\nold\n"
    /// A file that 'generate --replace' replaces.
    private static let foreign = "// Generated using Sourcery 2.2.5\nold\n"
    private static let names = ["A.swift", "Deep er/B.swift", "C.swift"]

    /// Performs the first steps, and ends like a killed process: its lock is gone, and nothing is cleaned up.
    private func perform(
        _ count: Int, over old: String = Self.old, in folder: TemporaryFolder
    ) throws(Transaction.Failure) {
        var transaction = Transaction(
            Self.names.map { Transaction.Change(path: folder.path($0), pieces: [Self.new], old: Array(old.utf8)) },
            recordedIn: folder.path(".build/records"))
        for step in transaction.steps.prefix(count) { try transaction.perform(step) }
    }

    private func settle(_ folder: TemporaryFolder) {
        // A process that another test is just starting holds the lock, too, until it runs its own program.
        let records = (try? folder.contents.filter { $0.hasPrefix(".build/records/") }) ?? []
        while records.contains(where: { Disk.isLocked(folder.path($0)) }) { usleep(1000) }
        TransactionRecord.settle(in: folder.path(".build/records"), inside: folder.path)
    }

    private static let stepCount = 2 * names.count + 3

    @Test(arguments: 0...stepCount, [old, foreign]) func allOrNoneAfterTheNextRun(_ count: Int, over old: String) async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names { try folder.write(old, to: name) }
            try perform(count, over: old, in: folder)
            settle(folder)
            let isDone = count >= Self.names.count + 2
            for name in Self.names { #expect(try folder.read(name) == (isDone ? Self.new : old)) }
            #expect(
                try folder.contents.filter { !$0.hasPrefix(".build") } == ["A.swift", "C.swift", "Deep er", "Deep er/B.swift"])
            #expect(try folder.contents.filter { $0.hasPrefix(".build/records/") }.isEmpty)
        }
    }

    /// After two replacements the third fails, and the process is killed while it takes them back. The first file is a new one.
    @Test(arguments: 0...backCount, [old, foreign]) func takenBackByTheNextRun(_ count: Int, to old: String) async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names.dropFirst() { try folder.write(old, to: name) }
            try performBack(count, to: old, in: folder)
            settle(folder)
            let isBack = count > 2
            for name in Self.names.dropFirst() { #expect(try folder.read(name) == (isBack ? old : Self.new)) }
            let rest = ["C.swift", "Deep er", "Deep er/B.swift"]
            #expect(try folder.contents.filter { !$0.hasPrefix(".build") } == (isBack ? [] : ["A.swift"]) + rest)
            #expect(try folder.contents.filter { $0.hasPrefix(".build/records/") }.isEmpty)
        }
    }

    /// The last file cannot be replaced, because a folder has its name.
    @Test(arguments: [nil, ".build/records"]) func aFailureLeavesTheOldFilesAndNothingElse(_ records: String?) async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names.dropLast() { try folder.write(Self.old, to: name) }
            try folder.write("mine", to: "C.swift/file")
            var transaction = Transaction(
                Self.names.map { Transaction.Change(path: folder.path($0), pieces: [Self.new], old: Array(Self.old.utf8)) },
                recordedIn: records.map(folder.path))
            var failed: Int?
            do throws(Transaction.Failure) { try transaction.run() } catch { failed = error.change }
            #expect(failed == 2)
            for name in Self.names.dropLast() { #expect(try folder.read(name) == Self.old) }
            #expect(
                try folder.contents.filter { !$0.hasPrefix(".build") }
                    == ["A.swift", "C.swift", "C.swift/file", "Deep er", "Deep er/B.swift"])
            #expect(try folder.contents.filter { $0.hasPrefix(".build/records/") }.isEmpty)
        }
    }

    private static let backCount = 5

    private func performBack(_ count: Int, to old: String, in folder: TemporaryFolder) throws(Transaction.Failure) {
        var transaction = Transaction(
            Self.names.map {
                Transaction.Change(path: folder.path($0), pieces: [Self.new], old: $0 == "A.swift" ? nil : Array(old.utf8))
            },
            recordedIn: folder.path(".build/records"))
        for step in transaction.steps.prefix(Self.names.count + 4) { try transaction.perform(step) }
        for step in transaction.stepsBack(after: 2).prefix(count) { try transaction.perform(step) }
    }

    /// Without its record, a transaction that is killed while it replaces files could not be finished.
    @Test func noFileIsReplacedIfTheRecordIsGone() async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names { try folder.write(Self.old, to: name) }
            var transaction = Transaction(
                Self.names.map { Transaction.Change(path: folder.path($0), pieces: [Self.new], old: Array(Self.old.utf8)) },
                recordedIn: folder.path(".build/records"))
            for step in transaction.steps.prefix(Self.names.count + 1) { try transaction.perform(step) }
            try FileManager.default.removeItem(atPath: folder.path(".build"))
            #expect(throws: Transaction.Failure.self) { try transaction.perform(.commit) }
        }
    }

    @Test func stepsAreThoseOfTheTable() async throws {
        try await withTemporaryFolder { folder in
            let transaction = Transaction([], recordedIn: nil)
            #expect(transaction.steps == [.announce, .commit, .conclude])
            #expect(Self.stepCount == 9)
            #expect(transaction.stepsBack(after: 2) == [.keep(0), .keep(1), .turnBack, .restore(0), .restore(1)])
        }
    }

    @Test func aLivingProcessIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names { try folder.write(Self.old, to: name) }
            var transaction = Transaction(
                Self.names.map { Transaction.Change(path: folder.path($0), pieces: [Self.new], old: Array(Self.old.utf8)) },
                recordedIn: folder.path(".build/records"))
            for step in transaction.steps {
                TransactionRecord.settle(in: folder.path(".build/records"), inside: folder.path)
                try transaction.perform(step)
            }
            for name in Self.names { #expect(try folder.read(name) == Self.new) }
            #expect(try folder.contents.filter { $0.hasPrefix(".build/records/") }.isEmpty)
        }
    }

    /// The next run does not overwrite a file that has changed since the kill.
    @Test func aFileThatWasReplacedStays() async throws {
        try await withTemporaryFolder { folder in
            for name in Self.names { try folder.write(Self.old, to: name) }
            try perform(Self.names.count + 2, in: folder)
            try folder.write("mine", to: "A.swift")
            settle(folder)
            #expect(try folder.read("A.swift") == "mine")
            #expect(try folder.read("C.swift") == Self.new)
            #expect(try folder.contents.filter { !$0.hasPrefix(".build") } == ["A.swift", "C.swift", "Deep er", "Deep er/B.swift"])
        }
    }

    /// Anyone can write a record into a checkout.
    @Test(arguments: ["/OUTSIDE/file", "/INSIDE/../file", "/INSIDE/link/file", "file", ""])
    func aForgedRecordChangesNothingOutside(_ path: String) async throws {
        try await withTemporaryFolder { outside in
            try await withTemporaryFolder { folder in
                let place = path.replacing("/OUTSIDE", with: outside.path).replacing("/INSIDE", with: folder.path)
                try folder.link("link", to: outside.path)
                for there in [outside, folder] {
                    try there.write(Self.old, to: "file")
                    try there.write(Self.new, to: ".mockgen-x-0")
                }
                try folder.write("mockgen transaction 1\0\(place)", to: ".build/records/x.committed")
                settle(folder)
                #expect(try outside.read("file") == Self.old)
                #expect(try outside.read(".mockgen-x-0") == Self.new)
                #expect(try folder.read("file") == Self.old)
            }
        }
    }

    @Test(arguments: ["", "mockgen transaction 2\0/a", "\0\0\0", "mockgen transaction 1"]) func aDamagedRecordIsRemoved(_ text: String)
        async throws
    {
        try await withTemporaryFolder { folder in
            try folder.write(Self.old, to: "A.swift")
            try folder.write(text, to: "records/x.began")
            TransactionRecord.settle(in: folder.path("records"), inside: folder.path)
            #expect(try folder.contents == ["A.swift", "records"])
        }
    }
}
