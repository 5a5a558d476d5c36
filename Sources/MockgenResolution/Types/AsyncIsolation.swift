import MockgenModel

// Two defaults may differ between the modules of the protocol and the mock: whether async code runs on its caller's actor, and whether
// closures on a global actor are Sendable. If they do, the mock has the isolation and `@Sendable` in its declarations.

extension TypeName {
    func preservingAsyncIsolation(from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>) -> TypeName {
        let wasOnCallers = declared.contains(.callersActorByDefault)
        guard case .function(let function) = self, function.effects.isAsync, wasOnCallers != compiled.contains(.callersActorByDefault),
            !function.parameters.contains(where: \.type.isIsolated)
        else { return self }
        return .attributed([wasOnCallers ? "nonisolated(nonsending)" : "@concurrent"], self)
    }
}

extension Member {
    /// An async member that does not run on an actor.
    func preservingAsyncIsolation(
        _ isolation: Isolation, from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>
    ) -> Member {
        let wasOnCallers = declared.contains(.callersActorByDefault)
        guard wasOnCallers != compiled.contains(.callersActorByDefault), runsByDefault(isolation) else { return self }
        var copy = self
        copy.isolation = wasOnCallers ? .callersActor : .concurrent
        return copy
    }

    private func runsByDefault(_ isolation: Isolation) -> Bool {
        guard isAsync, !types.contains(where: \.isIsolated) else { return false }
        switch self.isolation {
        case .nonisolated: return true
        case .unspecified: return isolation == .none
        case .callersActor, .concurrent, .globalActor: return false
        }
    }
}

extension [String] {
    /// The attributes of a closure on a global actor, which is implicitly Sendable only in some modules.
    func asSendable(from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>) -> [String] {
        let isMeant = declared.contains(.isolatedTypesUsability) && !compiled.contains(.isolatedTypesUsability)
        return isMeant && !contains("@Sendable") ? self + ["@Sendable"] : self
    }
}
