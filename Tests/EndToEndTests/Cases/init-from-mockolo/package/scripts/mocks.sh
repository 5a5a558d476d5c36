#!/bin/bash
set -e
ROOT="$(git rev-parse --show-toplevel)"

mint run mockolo mockolo \
    --sourcedirs "$ROOT/Sources/App" \
    --destination "$ROOT/Tests/AppTests/Mocks.swift" \
    --testable-imports App \
    --exclude-suffixes Legacy Strings \
    --enable-args-history \
    --mock-final
