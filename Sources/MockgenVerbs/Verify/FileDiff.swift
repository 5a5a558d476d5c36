import MockgenDisk
import MockgenModel

extension FileDiff {
    /// The changes that the program `diff` finds in a file, or the whole new text if it fails.
    init(of path: String, in root: String, isNew: Bool = false, to text: String) {
        let old = isNew ? "/dev/null" : path.inFolder(root)
        let output = try? Subprocess.run(["diff", "-u", old, "-"], errors: .dropped, input: Array(text.utf8))
        let lines = String(decoding: output?.standardOutput ?? [], as: UTF8.self)
            .split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        // The first two lines name the files. The exit code is 1 if the texts differ.
        self.init(path: path, isNew: isNew, hunks: output?.status == 1 && lines.count == 3 ? String(lines[2]) : text)
    }
}
