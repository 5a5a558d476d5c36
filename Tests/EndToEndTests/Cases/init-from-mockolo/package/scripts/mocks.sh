#!/bin/bash
set -e
cd "$(git rev-parse --show-toplevel)"

mint run mockolo mockolo \
    --sourcedirs Sources/App \
    --destination Tests/AppTests/Mocks.swift \
    --testable-imports App \
    --exclude-suffixes Legacy Strings \
    --enable-args-history \
    --mock-final
