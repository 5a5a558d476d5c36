enum Help {
    static let version = "1.0.0"

    static let text = """
        Makes mocks of Swift protocols, as .mockgen.yml says.

        USAGE
          mockgen [generate] [--target T ...]         write the mocks of the targets with an 'output'; only what changed
          mockgen generate --stdout FILE ... | -      print the mocks of these files; needs no configuration

        OPTIONS
          --target T            this target only; may be repeated
          --config PATH         the configuration (default: .mockgen.yml in the package)
          --package-path DIR    the package (default: the current folder)
          -q, --quiet           print problems only
          --version             print the version
          -h, --help            print this

        Targets without an 'output' get their mocks from the build-tool plugin:
          .testTarget(name: "AppTests", dependencies: ["App"], plugins: [.plugin(name: "Mockgen", package: "mockgen")])

        EXIT CODES
          0  done
          1  a protocol or a source file needs attention
          2  a flag, .mockgen.yml or the toolchain needs attention
          70 a bug in mockgen
        """
}
