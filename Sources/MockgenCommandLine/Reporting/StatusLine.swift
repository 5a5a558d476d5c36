import MockgenConsole

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The line at the end of a terminal that shows the current step.
package enum StatusLine {
    private static let eraser: StaticString = "\r\u{1B}[2K"

    /// Replaces the line. The cursor stays at its start, so that the output of other programs overwrites it.
    package static func show(_ text: String) {
        erase()
        _ = Console.write("\(text.printableLine.cut(toWidth: width - 1))\r", to: STDERR_FILENO)
    }

    /// A signal handler can call it.
    package static func erase() { _ = write(STDERR_FILENO, eraser.utf8Start, eraser.utf8CodeUnitCount) }

    /// Leaves the prompt of the shell a line without old text.
    package static func eraseAtInterrupt() {
        signal(SIGINT) { number in
            StatusLine.erase()
            signal(number, SIG_DFL)
            raise(number)
        }
    }

    private static var width: Int {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}

extension String {
    /// The end that fits, which has the numbers, after `…` if it is not the whole text.
    func cut(toWidth width: Int) -> String {
        guard terminalWidth > width else { return self }
        var rest = width - 1
        let end = reversed().prefix { character in
            rest -= character.terminalWidth
            return rest >= 0
        }
        return "…" + String(end.reversed())
    }
}
