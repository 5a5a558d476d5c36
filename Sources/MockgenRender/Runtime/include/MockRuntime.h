/// The text of the Swift files in this folder, which every generated file with stubs needs.
const char *textOfMockRuntime(void);
