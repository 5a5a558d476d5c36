/// Whether all that mockgen needs is in place.
package struct DoctorReport: Sendable {
    package struct Check: Sendable {
        package var subject: String
        /// What was found.
        package var finding: String
        /// What to do; nil: all is well.
        package var fix: String?

        package init(_ subject: String, _ finding: String, fix: String? = nil) {
            self.subject = subject
            self.finding = finding
            self.fix = fix
        }
    }

    package var checks: [Check] = []

    package init() {}

    package var isWell: Bool { checks.allSatisfy { $0.fix == nil } }
}
