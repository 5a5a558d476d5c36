#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "mockgen needs libyaml. Debian, Ubuntu: 'apt-get install libyaml-dev'. macOS: 'brew install libyaml'. To build without tests: set MOCKGEN=off."
#endif
