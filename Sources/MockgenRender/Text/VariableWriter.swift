import MockgenModel

/// Prints the declarations of the values that a mock stores for one member.
struct VariableWriter {
    let context: MockContext
    let member: Member
    let storage: Storage

    /// A generic mock's static values are outside of it. The static stubs of an initializer are in the static box.
    func storage(of variable: Variable) -> Storage {
        if variable.isStatic, context.isGeneric { return context.storageOutside }
        return storage.isLocked ? .locked(box: context.stubs(isStatic: variable.isStatic)) : storage
    }

    /// - Parameters:
    ///   - words: nil for those of values.
    ///   - count: what is counted when the variable is set.
    func write(_ variable: Variable, words: String? = nil, counting count: Variable? = nil, to code: inout Code) {
        // A property has the attributes of its requirement already.
        if variable.name != member.propertyName, let deprecation = context.deprecation(of: variable, for: member) { code.line(deprecation) }
        let words = words ?? context.words(forValuesOf: member, isStatic: variable.isStatic)
        let storage = storage(of: variable)
        switch storage {
        case .plain: writeStored(variable, words, counting: count, to: &code)
        case .locked:
            // A noncopyable value can be taken once.
            let value = storage.value(variable.name)
            let read = variable.type.isNoncopyable ? SwiftFunction.taking(value) : value
            writeComputed("\(words)var \(variable.name): \(variable.type)", read: read, to: &code) { code in
                writeSetter(of: storage, variable, counting: count, to: &code)
            }
        case .outside:
            code.need(.statics)
            let value = "\(HelperType.statics).shared[Self.self, \"\(variable.name)\", default: \(variable.initial ?? "nil")]"
            writeComputed("\(words)var \(variable.name): \(variable.type)", read: value, to: &code) { code in
                writeSetter("\(value) = newValue", counting: count, to: &code)
            }
        }
    }

    private func writeComputed(_ declaration: String, read: String, to code: inout Code, setter: (inout Code) -> Void) {
        code.block(declaration) { code in
            code.line("get { \(read) }")
            setter(&code)
        }
    }

    private func writeStored(_ variable: Variable, _ words: String, counting count: Variable?, to code: inout Code) {
        // Without an actor around it, static storage is guarded by nothing: a test has it for itself.
        let isOnActor = variable.name.withoutBackTicks == member.name && context.globalActor(of: member) != nil
        let isUnguarded = variable.isStatic && !isOnActor && (context.subject.traits.globalActor == nil || member.isNonisolated)
        let declaration = (isUnguarded ? context.unguarded : "") + words + variable.declaration
        guard let count else { return code.line(declaration) }
        code.block(declaration) { $0.line("didSet { \(count.name) += 1 }") }
    }

    /// A setter that assigns and counts in one transaction.
    func writeSetter(of storage: Storage, _ variable: Variable, counting count: Variable?, to code: inout Code) {
        guard let count, let holder = storage.holder else {
            return writeSetter("\(storage.value(variable.name)) = newValue", counting: count, to: &code)
        }
        code.block("set") { code in
            code.line("\(holder).hold()")
            code.line("\(storage.held(variable.name)) = newValue")
            code.line("\(storage.held(count.name)) += 1")
            code.line("\(holder).release()")
        }
    }

    func writeSetter(_ assignment: String, counting count: Variable?, to code: inout Code) {
        guard let count else { return code.line("set { \(assignment) }") }
        code.block("set") { code in
            code.line(assignment)
            code.line("\(count.name) += 1")
        }
    }
}
