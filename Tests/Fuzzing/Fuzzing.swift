#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `mockgen-fuzz TARGET ARGUMENT…` gives damaged inputs to one part of mockgen. The arguments are those of libFuzzer.
@main enum Fuzzing {
    static func main() {
        guard let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init) else {
            print("usage: mockgen-fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [libFuzzer's arguments]")
            exit(64)
        }
        FuzzTarget.chosen = target
        // libFuzzer starts the program again with the same arguments, so it must know its name.
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        var count = CommandLine.argc - 1
        exit(runFuzzer(&count, &arguments, checkInput))
    }
}

/// A part of mockgen that reads what people write.
enum FuzzTarget: String, CaseIterable {
    /// The reader of `.mockgen.yml`.
    case configuration
    /// The scanner, compared with the toolchain's parser.
    case scanner
    /// Mocks of a source file, read by the toolchain's parser.
    case mocks

    /// Set once, before the first input.
    nonisolated(unsafe) static var chosen = configuration

    /// Stops the process if mockgen does not do with an input what it must do.
    func check(_ input: [UInt8]) {
        switch self {
        case .configuration: checkConfiguration(input)
        case .scanner: checkScanner(input)
        case .mocks: checkMocks(input)
        }
    }
}

/// libFuzzer's own `main`, which is not used, refers to a function of this name.
@_cdecl("LLVMFuzzerTestOneInput") package func checkInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// libFuzzer's loop: it calls the function with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `precondition` that prints its message in optimized builds, too.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
