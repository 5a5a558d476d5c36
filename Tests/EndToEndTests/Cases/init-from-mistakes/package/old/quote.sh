#!/bin/sh
mockolo -s Sources/App \
    -d "Tests/AppTests/Mocks.swift
