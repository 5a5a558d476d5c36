import Foundation

/// The types of the stubs of mocks, and everything else that mocks share. Tests use `Calls`; the mocks use the rest.
public nonisolated enum Mocks {}
