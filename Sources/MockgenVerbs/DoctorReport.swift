package import MockgenModel

package struct DoctorReport: Sendable {
    package struct Check: Sendable {
        package var subject: String
        package var finding: String
        package var fix: String?
        /// How to improve something that is not wrong.
        package var advice: String?
        package var cause: Diagnostic.Cause

        init(_ subject: String, _ finding: String, fix: String? = nil, advice: String? = nil, cause: Diagnostic.Cause = .setup) {
            self.subject = subject
            self.finding = finding
            self.fix = fix
            self.advice = advice
            self.cause = cause
        }
    }

    package var checks: [Check] = []
}
