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
        /// Writes the old text of a file that is replaced already beside it.
        case keep(Int)
        /// From here on, the old texts come back, by the next run if need be.
        case turnBack
        case restore(Int)

        /// The number of the change that it belongs to.
        var change: Int {
            switch self {
            case .make(let number), .replace(let number), .keep(let number), .restore(let number): number
            case .announce, .commit, .conclude, .turnBack: 0
            }
        }
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

    /// The steps that take back the first replacements, after the next one has failed.
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
        // Without this step, the next run could not finish what a kill interrupts.
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

    /// Restores the old state.
    private mutating func takeBack(until failed: Step) {
        if case .replace(let number) = failed, number > 0 {
            do throws(Failure) {
                for step in stepsBack(after: number) { try perform(step) }
            } catch  where record.isKept {
                // The error that made this necessary is reported. The next run finishes or takes back the rest, as the record says.
                return
            } catch {
                // Without a record, no other run restores what can be restored, or removes the rest.
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

    /// An empty file stands for a file that did not exist.
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
