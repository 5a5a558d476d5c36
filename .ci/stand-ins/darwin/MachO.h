// The declarations of macOS's module MachO that mockgen uses. The module Darwin does not have them.

#include <stdint.h>

// mach-o/dyld.h
uint32_t _dyld_image_count(void);
const char *_dyld_get_image_name(uint32_t image_index);
int _NSGetExecutablePath(char *buf, uint32_t *bufsize);
