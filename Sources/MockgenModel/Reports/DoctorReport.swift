package struct DoctorReport: Sendable {
    package struct Check: Sendable {
        package var subject: String
        package var finding: String
        package var fix: String?
        package var cause: Diagnostic.Cause

        package init(_ subject: String, _ finding: String, fix: String? = nil, cause: Diagnostic.Cause = .setup) {
            self.subject = subject
            self.finding = finding
            self.fix = fix
            self.cause = cause
        }
    }

    package var checks: [Check] = []

    package init() {}
}
