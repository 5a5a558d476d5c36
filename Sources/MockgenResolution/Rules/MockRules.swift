package import MockgenModel

/// The rules for protocols and classes that mockgen can read but cannot mock.
package let mockRules = typeRules + memberRules + compilerBugRules + valueRules
