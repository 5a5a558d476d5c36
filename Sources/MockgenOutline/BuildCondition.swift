/// A condition of `#if`, evaluated only as far as every compiler agrees, with any flags and for any system. A value that is not certain is nil.
package struct BuildCondition {
    /// The flags that the manifest of the module defines, each with its condition: `true`, `DEBUG`.
    private let flags: [String: String]
    /// Modules of packages, which may be available on every system.
    private let modules: Set<String>
    private let undefinedFlags: Bool?
    /// Whether to evaluate versions for the oldest compiler, and nothing else.
    private var isOfOldestCompiler = false
    /// The text that is not evaluated yet, as in `!(os(Linux)) && FAST`.
    private var rest: Substring = ""

    package init(flags: [String: String], modules: Set<String>, undefinedFlags: Bool? = nil) {
        (self.flags, self.modules, self.undefinedFlags) = (flags, modules, undefinedFlags)
    }

    package func value(of condition: String) -> Bool? {
        var parser = self
        parser.rest = condition[...]
        let value = parser.disjunction()
        return parser.rest.allSatisfy(\.isWhitespace) ? value : nil
    }

    /// Whether versions alone make the condition false in the oldest compiler that mockgen works with. A compiler does not parse the code
    /// behind such a condition, so the code may have the syntax of a later Swift.
    package static func needsLaterCompiler(_ condition: String) -> Bool {
        var oldest = BuildCondition(flags: [:], modules: [])
        oldest.isOfOldestCompiler = true
        return oldest.value(of: condition) == false
    }

    private mutating func disjunction() -> Bool? {
        var value = conjunction()
        while take("||") {
            let other = conjunction()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = operand()
        while take("&&") {
            let other = operand()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func operand() -> Bool? {
        if take("!") { return operand().map { !$0 } }
        if take("(") {
            let value = disjunction()
            return take(")") ? value : nil
        }
        let word = takeWord()
        guard take("(") else { return value(ofFlag: word) }
        let argument = rest.prefix { $0 != ")" && $0 != "(" }
        rest = rest.dropFirst(argument.count)
        guard take(")") else { return nil }
        return value(of: word, argument.filter { !$0.isWhitespace })
    }

    private mutating func take(_ token: String) -> Bool {
        rest = rest.drop(while: \.isWhitespace)
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }

    private mutating func takeWord() -> String {
        rest = rest.drop(while: \.isWhitespace)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private func value(ofFlag word: String) -> Bool? {
        switch flags[word] ?? word {
        case "true", "1": true
        case "false", "0": false
        // Builds define these without a manifest.
        case "DEBUG", "SWIFT_PACKAGE", "Xcode": nil
        default: flags[word] == nil && !word.hasPrefix("$") ? undefinedFlags : nil
        }
    }

    private func value(of function: String, _ argument: String) -> Bool? {
        switch function {
        case _ where isOfOldestCompiler && !["compiler", "swift"].contains(function): nil
        case "os": Platform.isCertainlyOS(argument)
        case "canImport": Platform.missingModules.contains(argument) && !modules.contains(argument) ? false : nil
        case "targetEnvironment": Platform.isApple ? nil : false
        // mockgen needs a toolchain of at least this version, and does not know older language modes.
        case "compiler": value(ofVersion: argument, atLeast: [6, 2])
        // Embedded Swift has no existentials, without which there are neither mocks nor tests.
        case "hasFeature": argument == "Embedded" ? false : nil
        case "swift": value(ofVersion: argument, atLeast: [4, 0])
        default: nil
        }
    }

    /// - Parameter least: the lowest possible version.
    private func value(ofVersion comparison: String, atLeast least: [Int]) -> Bool? {
        let number = comparison.drop { $0 == ">" || $0 == "<" || $0 == "=" }
        let parts = number.split(separator: ".").map { Int($0) }
        let isLater = least.lexicographicallyPrecedes(parts.compactMap(\.self))
        guard !parts.contains(nil), !isLater || isOfOldestCompiler else { return nil }
        return comparison.hasPrefix(">=") ? !isLater : comparison.hasPrefix("<") && !comparison.hasPrefix("<=") ? isLater : nil
    }
}

/// The system of this process. The mocks are compiled for it, unless it is a Mac.
private enum Platform {
    #if canImport(Darwin)
        static let isApple = true
        static let name: String? = nil
        static let missingModules: Set<String> = [
            "Glibc", "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "ucrt", "FoundationNetworking",
        ]
    #else
        static let isApple = false
        #if os(Linux)
            static let name: String? = "Linux"
        #elseif os(Windows)
            static let name: String? = "Windows"
        #else
            static let name: String? = nil
        #endif
        private static let systemModules: [String: Set<String>] = [
            "Linux": ["Glibc", "Musl"], "Windows": ["WinSDK", "ucrt", "CRT"], "Android": ["Android", "Bionic"], "WASI": ["WASILibc"],
        ]
        static let missingModules = frameworks.union(systemModules.filter { $0.key != name && name != nil }.values.joined())
        private static let frameworks: Set<String> = [
            "AVFoundation", "AVKit", "AppKit", "ARKit", "AuthenticationServices", "CloudKit", "Cocoa", "Combine", "Contacts",
            "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreText", "Darwin",
            "EventKit", "GameKit", "HealthKit", "LocalAuthentication", "MapKit", "Metal", "MetalKit", "Network", "ObjectiveC", "OSLog",
            "PDFKit", "Photos", "PhotosUI", "QuartzCore", "Security", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
            "UserNotifications", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "os",
        ]
    #endif

    private static let ofApple: Set<String> = ["macOS", "OSX", "iOS", "tvOS", "watchOS", "visionOS", "xrOS", "anyAppleOS"]

    static func isCertainlyOS(_ other: String) -> Bool? {
        if let name { return other == name }
        // A Mac compiles for all of Apple's systems.
        return isApple && !ofApple.contains(other) ? false : nil
    }
}
