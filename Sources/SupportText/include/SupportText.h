/// The text of the Swift files in `Sources/MockgenSupport`, which files with mocks contain as far as the mocks need it.
const char *textOfSupport(void);
