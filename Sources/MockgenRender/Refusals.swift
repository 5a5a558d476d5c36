package import MockgenModel

/// Why a mock cannot be made, a diagnostic for each requirement that stands in the way; empty if it can.
package func refusals(_ plan: MockPlan) -> [Diagnostic] { [] }
