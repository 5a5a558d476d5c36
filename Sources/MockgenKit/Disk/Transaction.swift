/// Replaces several files completely or not at all, even if the process is killed in between.
///
/// It writes each text to a new file beside the old one, and then renames them all. A record in the build folder says how far it has come, so
/// that the next run can finish it or take it back.
struct Transaction: ~Copyable {
    struct Change {
        /// The absolute path.
        let path: String
        let pieces: [String]
        /// Nil if there is no file yet.
        let old: [UInt8]?
    }

    enum Step: Hashable {
        /// Records what is about to be made.
        case announce
        case make(Int)
        /// From here on, the files will be replaced, by the next run if need be.
        case commit
        case replace(Int)
        case conclude
    }

    struct Failure: Error {
        /// The number of the change that failed.
        let change: Int
        let cause: Disk.Failure
    }

    private let changes: [Change]
    private var record: TransactionRecord
    private let isDurable: Bool
    private var madeFolders: [String] = []

    /// - Parameters:
    ///   - records: The folder for the record; nil if nothing can be recorded.
    ///   - isDurable: Whether the texts must be on the disk before they replace the old ones.
    init(_ changes: [Change], recordedIn records: String?, isDurable: Bool = true) {
        self.changes = changes
        self.isDurable = isDurable
        record = TransactionRecord(of: changes.map(\.path), in: records)
    }

    var steps: [Step] {
        [.announce] + changes.indices.map(Step.make) + [.commit] + changes.indices.map(Step.replace) + [.conclude]
    }

    mutating func run() throws(Failure) {
        for step in steps {
            do throws(Failure) {
                try perform(step)
            } catch {
                takeBack(until: step)
                throw error
            }
        }
    }

    mutating func perform(_ step: Step) throws(Failure) {
        switch step {
        case .announce: record.announce()
        case .make(let number):
            do throws(Disk.Failure) { try make(number) } catch { throw Failure(change: number, cause: error) }
        case .commit:
            // Without this step, the next run could not finish what a kill interrupts.
            do throws(Disk.Failure) { try record.commit() } catch { throw Failure(change: 0, cause: error) }
        case .replace(let number):
            do throws(Disk.Failure) {
                try Disk.rename(record.draft(number), to: changes[number].path)
            } catch {
                throw Failure(change: number, cause: error)
            }
        case .conclude: record.remove()
        }
    }

    private mutating func make(_ number: Int) throws(Disk.Failure) {
        let change = changes[number]
        madeFolders += try Disk.makeFolder(change.path.parentFolder)
        let file = try NewFile(record.draft(number), permissions: Disk.permissions(of: change.path))
        for piece in change.pieces { try file.write(piece.utf8) }
        if isDurable { try file.sync() }
    }

    /// Restores the old state as far as possible.
    private func takeBack(until failed: Step) {
        for (number, change) in changes.enumerated() {
            if case .replace(let last) = failed, number < last { restore(change, from: record.draft(number)) }
            Disk.remove(record.draft(number))
        }
        madeFolders.reversed().forEach(Disk.removeFolder)
        record.remove()
    }

    private func restore(_ change: Change, from draft: String) {
        guard let old = change.old else { return Disk.remove(change.path) }
        do throws(Disk.Failure) {
            let file = try NewFile(draft, permissions: Disk.permissions(of: change.path))
            try file.write(old)
            try Disk.rename(draft, to: change.path)
        } catch {
            // The error that made this necessary is reported.
        }
    }
}
