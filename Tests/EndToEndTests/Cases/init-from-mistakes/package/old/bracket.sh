mockolo -s $(pwd -d Tests/AppTests/Mocks.swift
