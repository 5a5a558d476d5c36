import Foundation

extension Mocks {
    /// Other answers to a call than the one that a test gives, to see whether the test notices.
    internal nonisolated struct Alternatives<Output, Failure: Swift.Error, Closure> {
        typealias Answer = Mocks.Answer<Output, Failure, Closure>

        /// The text of the usual answer, which follows "instead of".
        let usual: Swift.String
        /// Other values, and an error, as far as they can be made. The text follows "may".
        private(set) var all: [(kind: Swift.String, text: Swift.String, answer: Answer?)] = []

        /// - Parameters:
        ///   - given: all answers that the test gives to these calls.
        ///   - fallback: what the mock returns without an answer, if it is known.
        init(to answer: Answer, among given: [Answer], fallback: Boxed<Output>?) {
            let isVoid = Output.self == Swift.Void.self
            let known = given.compactMap { $0.value?.value } + [fallback?.value].compactMap(\.self)
            var values: [Output?]
            if let value = answer.value?.value {
                usual = isVoid ? "returning" : "returning \(shortText(value))"
                let changed = isVoid ? [] : [false, true].compactMap { Values.changed(value, isFar: $0) }
                values = (changed.isEmpty ? known + [Values.made()].compactMap(\.self) : changed).filter { !isSame($0, value) }
            } else if let error = answer.error?.value {
                usual = "throwing \(shortText(error))"
                values = [isVoid ? () as? Output : known.first ?? Values.made()]
            } else {
                usual = "running its closure"
                values = [known.first]
                if isVoid { all.append(("value", "do nothing", nil)) }
            }
            for value in values.compactMap(\.self).prefix(2) where all.last?.text.hasSuffix(" \(shortText(value))") != true {
                all.append(("value\(all.count)", isVoid ? "return" : "return \(shortText(value))", Answer(value: Boxed(value))))
            }
            let error = UnansweredCall("'mockgen mutate' throws this in place of an answer.") as? Failure
            guard answer.error == nil, let error = error ?? given.lazy.compactMap({ $0.error?.value }).first ?? Values.made() else {
                return
            }
            all.append(("error", "throw an error", Answer(error: Boxed(error))))
        }
    }

    /// The text does not depend on what the type says about its values: it could stop for one that the app never makes.
    private nonisolated static func shortText(_ value: Any) -> Swift.String {
        let isLong = (value as? any Swift.Collection)?.count ?? 0 > longestList
        let text = (isLong ? comment(value) : literal(value))
            .replacingOccurrences(of: #"/\* | \*/"#, with: "", options: .regularExpression)
        return text.count > 60 ? "\(text.prefix(60))…" : text
    }

    private nonisolated static func isSame(_ value: Any, _ other: Any) -> Swift.Bool {
        if Swift.type(of: value) is Swift.AnyObject.Type { return (value as Swift.AnyObject) === (other as Swift.AnyObject) }
        if (value as? any Swift.Collection)?.count != (other as? any Swift.Collection)?.count { return false }
        return literal(value) == literal(other)
    }

    /// Makes values of types that the compiler does not know here.
    fileprivate nonisolated enum Values {
        /// Another value of the same type: a near one, or one that is further away. Nil if none can be made.
        static func changed<Value>(_ value: Value, isFar: Swift.Bool) -> Value? {
            let isOptional = Swift.Mirror(reflecting: value).displayStyle == .optional
            let inner = isOptional ? Swift.Mirror(reflecting: value).children.first?.value : value
            if isOptional, isFar, inner != nil { return Any?.none as? Value }
            guard let inner else { return made() }
            if let other = (changedPlain(inner, isFar) ?? changedStructure(inner, isFar)) as? Value { return other }
            return isOptional ? Any?.none as? Value : [0, 1].lazy.compactMap { ofByte($0) }.first { !isSame($0, value) }
        }

        private static func changedPlain(_ value: Any, _ isFar: Swift.Bool) -> Any? {
            switch value {
            case let value as Swift.Bool: !value
            case let value as Swift.String: isFar ? "" : "\(value)another"
            case let value as any Swift.Numeric: value.other(isFar)
            case let value as any Swift.RangeReplaceableCollection: value.other(isFar)
            case is Swift.Set<Swift.AnyHashable>: Swift.Set<Swift.AnyHashable>()
            case is [Swift.AnyHashable: Any]: [Swift.AnyHashable: Any]()
            case let value as Foundation.Date: isFar ? Foundation.Date.distantPast : value + 60
            case let value as Foundation.URL: value.appendingPathComponent("another")
            default: nil
            }
        }

        static func made<Value>() -> Value? {
            switch Value.self {
            case is Swift.String.Type: "another" as? Value
            case is Swift.Bool.Type: true as? Value
            case let type as any Swift.Numeric.Type: type.init(exactly: 1) as? Value
            case let type as any Swift.RangeReplaceableCollection.Type: type.init() as? Value
            case let type as any OptionalValue.Type: type.made as? Value
            default: ofByte(0)
            }
        }

        /// A value of an enumeration without other values inside: 0 and 1 are in each type of one byte.
        private static func ofByte<Value>(_ byte: Swift.UInt8) -> Value? {
            guard Swift.MemoryLayout<Value>.size == 1, Swift._isPOD(Value.self) else { return nil }
            return unsafe Swift.withUnsafeBytes(of: byte) { unsafe $0.loadUnaligned(as: Value.self) }
        }

        /// A copy of a tuple, or of a structure of the app, with other values in all properties for which there are some.
        private static func changedStructure(_ value: Any, _ isFar: Swift.Bool) -> Any? {
            let (name, mirror) = (Swift.String(reflecting: Swift.type(of: value)), Swift.Mirror(reflecting: value))
            let isOfApp = !name.hasPrefix("Swift.") && !name.hasPrefix("Foundation") && !(value is any Swift.CustomReflectable)
            guard mirror.displayStyle == .struct && isOfApp || mirror.displayStyle == .tuple else { return nil }
            func changed<Value>(_ value: Value) -> Any? {
                var copy = value
                let count = unsafe Swift.withUnsafeMutableBytes(of: &copy) { bytes in
                    (0..<mirror.children.count).count { unsafe changeField($0, of: Value.self, in: bytes, isFar) }
                }
                return count > 0 ? copy : nil
            }
            return Swift._openExistential(value, do: changed)
        }

        /// Changes a property, with the functions of Swift's runtime on which `Mirror` depends.
        private static func changeField(
            _ index: Swift.Int, of type: Any.Type, in value: Swift.UnsafeMutableRawBufferPointer, _ isFar: Swift.Bool
        ) -> Swift.Bool {
            typealias Offset = @convention(c) (Swift.UnsafeRawPointer, Swift.Int) -> Swift.Int
            typealias Metadata = @convention(c) (Swift.UnsafeRawPointer, Swift.Int, Swift.UnsafeMutableRawPointer) -> Swift.UnsafeRawPointer
            let functions = unsafe ["Offset", "Metadata"].map {
                unsafe dlsym(dlopen(nil, RTLD_LAZY), "swift_reflectionMirror_recursiveChild\($0)")
            }
            guard let offset = unsafe functions[0], let description = unsafe functions[1] else { return false }
            // The name, the function that frees it, and whether the reference is strong.
            var facts: (Swift.Int, Swift.Int, isStrong: Swift.Bool, Swift.Bool) = (0, 0, false, false)
            let metadata = unsafe Swift.unsafeBitCast(type, to: Swift.UnsafeRawPointer.self)
            let field = unsafe Swift.unsafeBitCast(description, to: Metadata.self)(metadata, index, &facts)
            let place = unsafe value.baseAddress! + Swift.unsafeBitCast(offset, to: Offset.self)(metadata, index)
            func change<Value>(_: Value.Type) -> Swift.Bool {
                let place = unsafe place.assumingMemoryBound(to: Value.self)
                guard let other = unsafe changed(place.pointee, isFar: isFar) else { return false }
                unsafe place.pointee = other
                return true
            }
            return unsafe facts.isStrong && Swift._openExistential(Swift.unsafeBitCast(field, to: Any.Type.self), do: change)
        }
    }

    fileprivate nonisolated protocol OptionalValue { static var made: Any? { get } }
}

nonisolated extension Swift.Optional: Mocks.OptionalValue { fileprivate static var made: Any? { Mocks.Values.made() as Wrapped? } }

nonisolated extension Swift.Numeric { fileprivate func other(_ isFar: Swift.Bool) -> Self { isFar ? 0 : self == 1 ? 2 : 1 } }

nonisolated extension Swift.RangeReplaceableCollection {
    fileprivate func other(_ isFar: Swift.Bool) -> Self? {
        guard let first else { return (Mocks.Values.made() as Element?).map { Self([$0]) } }
        return isFar ? Self() : Mocks.Values.changed(first, isFar: false).map { Self([$0] + dropFirst()) }
    }
}
