which mockolo
brew install mockolo
