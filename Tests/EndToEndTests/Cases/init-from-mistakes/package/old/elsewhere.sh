mockolo -s Sources/App -d Elsewhere/Mocks.swift
