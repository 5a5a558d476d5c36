mockolo -s Core -d CoreTests/Mocks.swift --enable-args-history
