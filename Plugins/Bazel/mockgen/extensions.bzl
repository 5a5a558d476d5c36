"""The executable of mockgen, for MODULE.bazel files."""

load(":repositories.bzl", "mockgen_executable")

def _mockgen_impl(_module_ctx):
    mockgen_executable(name = "mockgen_executable")

mockgen = module_extension(implementation = _mockgen_impl)
