/// The text of the Swift files in this folder, which files with mocks contain as far as the mocks need it.
const char *textOfMockRuntime(void);
