/// Replaces several files completely or not at all, even if the process is killed in between.
///
/// It writes each text to a new file beside the old one, and then renames all of them. A record in the build folder contains the progress,
/// so that the next run can finish or roll back the transaction.
struct Transaction: ~Copyable {
    struct Change {
        let path: String
        let pieces: [String]
        /// Nil if there is no file yet.
        let old: [UInt8]?
    }

    enum Step: Hashable {
        case announce
        case make(Int)
        /// From this step on, a later run completes the transaction if this process is killed.
        case commit
        case replace(Int)
        case conclude
        /// Writes the old text of a replaced file beside it.
        case keep(Int)
        /// From this step on, a later run restores the old texts if this process is killed.
        case turnBack
        case restore(Int)

        var change: Int {
            switch self {
            case .make(let number), .replace(let number), .keep(let number), .restore(let number): number
            case .announce, .commit, .conclude, .turnBack: 0
            }
        }
    }

    struct Failure: Error {
        let change: Int
        let cause: Disk.Failure
    }

    private let changes: [Change]
    private var record: TransactionRecord
    private let isDurable: Bool
    private var madeFolders: [String] = []

    /// - Parameters:
    ///   - records: the folder for the record; nil to write no record.
    ///   - isDurable: whether the texts must be on the disk before they replace the old ones.
    init(_ changes: [Change], recordedIn records: String?, isDurable: Bool = true) {
        self.changes = changes
        self.isDurable = isDurable
        record = TransactionRecord(of: changes.map(\.path), in: records)
    }

    var steps: [Step] {
        [.announce] + changes.indices.map(Step.make) + [.commit] + changes.indices.map(Step.replace) + [.conclude]
    }

    /// The steps that restore the first files after the next replacement has failed.
    func stepsBack(after replaced: Int) -> [Step] { (0..<replaced).map(Step.keep) + [.turnBack] + (0..<replaced).map(Step.restore) }

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
        do throws(Disk.Failure) { try tryToPerform(step) } catch { throw Failure(change: step.change, cause: error) }
    }

    private mutating func tryToPerform(_ step: Step) throws(Disk.Failure) {
        switch step {
        case .announce: record.announce()
        case .make(let number): try make(number)
        // Without this step, the next run could not finish after a kill.
        case .commit: try record.commit()
        case .replace(let number): try Disk.rename(record.draft(number), to: changes[number].path)
        case .conclude: record.remove()
        case .keep(let number): try keep(number)
        case .turnBack: try record.turnBack()
        case .restore(let number): try restore(number)
        }
    }

    private mutating func make(_ number: Int) throws(Disk.Failure) {
        let change = changes[number]
        madeFolders += try Disk.makeFolder(change.path.parentFolder)
        let file = try NewFile(record.draft(number), permissions: Disk.permissions(of: change.path))
        for piece in change.pieces { try file.write(piece.utf8) }
        if let old = Disk.status(of: change.path) { file.becomeNewer(than: old.seconds) }
        if isDurable { try file.sync() }
    }

    private mutating func takeBack(until failed: Step) {
        if case .replace(let number) = failed, number > 0 {
            do throws(Failure) {
                for step in stepsBack(after: number) { try perform(step) }
            } catch  where record.isOnDisk {
                // The caller reports the first error. The next run finishes or rolls back the rest, as the record says.
                return
            } catch {
                // Without a record, no other run can restore files or remove drafts, so continue here.
                for number in 0..<number { try? restore(number) }
            }
        }
        changes.indices.forEach {
            Disk.remove(record.draft($0))
            Disk.remove(record.keptText($0))
        }
        madeFolders.reversed().forEach(Disk.removeFolder)
        record.remove()
    }

    /// Writes an empty file if there was no file.
    private func keep(_ number: Int) throws(Disk.Failure) {
        let file = try NewFile(record.keptText(number), permissions: Disk.permissions(of: changes[number].path))
        try file.write(changes[number].old ?? [])
        if isDurable { try file.sync() }
    }

    private func restore(_ number: Int) throws(Disk.Failure) {
        guard changes[number].old == nil else { return try Disk.rename(record.keptText(number), to: changes[number].path) }
        Disk.remove(changes[number].path)
        Disk.remove(record.keptText(number))
    }
}
