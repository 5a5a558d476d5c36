package import MockgenModel

package struct DoctorReport: Sendable {
    package struct Check: Sendable {
        package var subject: String
        package var finding: String
        package var fix: String?
        /// How to improve something that is not wrong.
        package var advice: String?
        package var cause = Diagnostic.Cause.setup
    }

    package var checks: [Check] = []

    mutating func add(_ subject: String, _ finding: String, fix: String? = nil, advice: String? = nil) {
        checks.append(Check(subject: subject, finding: finding, fix: fix, advice: advice))
    }
}
