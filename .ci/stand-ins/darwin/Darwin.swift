// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Darwin

// The declarations of macOS's module Darwin that mockgen uses and that Swift cannot import from C.

// sys/errno.h
public var errno: Int32 {
    get { 0 }
    set {}
}

// sys/stat.h
public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFSOCK: mode_t { 0o140000 }

// fcntl.h
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }

// signal.h
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

// sys/ttycom.h
public var TIOCGWINSZ: UInt { 0x4008_7468 }

// sys/ioctl.h
public func ioctl(_ fd: Int32, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> Int32 { 0 }

// crt_externs.h
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError("a stand-in has no environment") }
