// The declarations of macOS's module Darwin that mockgen uses, grouped by Apple's headers. Apple annotates the pointers for Swift only in
// pthread.h, which is DarwinThreads.h here.

#include <stddef.h>
#include <stdint.h>

// A type of C must be the same in all modules that the compiler loads, and Glibc has other types with these names.
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))

// sys/types.h
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef int32_t suseconds_t;
typedef long ssize_t;
typedef long time_t;

// sys/errno.h
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
#define EDQUOT 69

// sys/syslimits.h
#define PATH_MAX 1024

// time.h
struct darwin_timespec {
    time_t tv_sec;
    long tv_nsec;
} SWIFT_NAME(timespec);
time_t time(time_t *);
typedef enum { CLOCK_REALTIME = 0 } clockid_t;
int clock_gettime(clockid_t, struct darwin_timespec *);

// sys/stat.h
struct darwin_stat {
    dev_t st_dev;
    mode_t st_mode;
    ino_t st_ino;
    struct darwin_timespec st_mtimespec;
    struct darwin_timespec st_ctimespec;
    off_t st_size;
} SWIFT_NAME(stat);
int stat(const char *, struct darwin_stat *);
int fstat(int, struct darwin_stat *);
int fstatat(int, const char *, struct darwin_stat *, int);
int lstat(const char *, struct darwin_stat *);
int fchmod(int, mode_t);
int futimens(int, const struct darwin_timespec[2]);
int mkdir(const char *, mode_t);

// fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define F_FULLFSYNC 51
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

// unistd.h
pid_t getpid(void);
pid_t getppid(void);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK (1 << 2)
#define W_OK (1 << 1)
#define F_OK 0
#define X_OK (1 << 0)
#define SEEK_SET 0
int access(const char *, int);
int close(int);
int fsync(int);
char *getcwd(char *, size_t);
int isatty(int);
off_t lseek(int, off_t, int);
int pause(void);
int pipe(int[2]);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *__restrict, char *__restrict, size_t);
int rmdir(const char *);
int unlink(const char *);
ssize_t write(int, const void *, size_t);

// dirent.h
struct darwin_dirent {
    uint8_t d_type;
    char d_name[1024];
} SWIFT_NAME(dirent);
typedef struct {
    int __dd_fd;
} DIR;
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_LNK 10
DIR *opendir(const char *);
struct darwin_dirent *readdir(DIR *);
int closedir(DIR *);
int dirfd(DIR *);

// stdio.h
typedef struct __sFILE {
    short _file;
} FILE;
int fclose(FILE *);
int fflush(FILE *);
int fileno(FILE *);
FILE *fopen(const char *__restrict, const char *__restrict);
int fputs(const char *__restrict, FILE *__restrict);
size_t fwrite(const void *__restrict, size_t, size_t, FILE *__restrict);
int rename(const char *, const char *);
void rewind(FILE *);
FILE *tmpfile(void);

// stdlib.h
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
void _exit(int) __attribute__((noreturn));
char *realpath(const char *__restrict, char *__restrict);

// string.h
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
char *strerror(int);
char *strstr(const char *, const char *);

// sys/poll.h
#define POLLOUT 0x0004
typedef unsigned int nfds_t;
struct darwin_pollfd {
    int fd;
    short events;
    short revents;
} SWIFT_NAME(pollfd);
int poll(struct darwin_pollfd *, nfds_t, int);

// dlfcn.h
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
#define RTLD_LAZY 1

// signal.h
int kill(pid_t, int);
typedef int sig_atomic_t;
int raise(int);
#define SIGINT 2
#define SIGPIPE 13
typedef uint32_t sigset_t;
typedef void (*sig_t)(int);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);

// sys/ttycom.h
struct darwin_winsize {
    unsigned short ws_row;
    unsigned short ws_col;
} SWIFT_NAME(winsize);

// spawn.h
#define POSIX_SPAWN_SETSIGMASK 0x0008
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn(
    pid_t *__restrict,
    const char *__restrict,
    const posix_spawn_file_actions_t *,
    const posix_spawnattr_t *__restrict,
    char *const[__restrict],
    char *const[__restrict]);
int posix_spawnp(
    pid_t *__restrict,
    const char *__restrict,
    const posix_spawn_file_actions_t *,
    const posix_spawnattr_t *__restrict,
    char *const[__restrict],
    char *const[__restrict]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *__restrict, int, const char *__restrict, int, mode_t);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *__restrict, const sigset_t *__restrict);

// sys/resource.h, sys/wait.h
struct darwin_timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
} SWIFT_NAME(timeval);
struct darwin_rusage {
    struct darwin_timeval ru_utime;
    struct darwin_timeval ru_stime;
    long ru_maxrss;
} SWIFT_NAME(rusage);
pid_t wait4(pid_t, int *, int, struct darwin_rusage *);
pid_t waitpid(pid_t, int *, int);
