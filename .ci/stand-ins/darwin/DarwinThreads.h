// The declarations of macOS's pthread.h that mockgen uses. Apple annotates the pointers in this header for Swift.

#include <stddef.h>

typedef struct {
    long __sig;
    char __opaque[56];
} pthread_attr_t;

typedef struct {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;

typedef struct {
    long __sig;
    char __opaque[8];
} pthread_mutexattr_t;

typedef struct _opaque_pthread_t {
    long __sig;
} *pthread_t;

#define UNAVAILABLE_FROM_ASYNC __attribute__((swift_attr("@_unavailableFromAsync")))

#pragma clang assume_nonnull begin

int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);

int pthread_create(
    pthread_t _Nullable *_Nonnull __restrict,
    const pthread_attr_t *_Nullable __restrict,
    void *_Nullable (*_Nonnull)(void *_Nullable),
    void *_Nullable __restrict);
UNAVAILABLE_FROM_ASYNC
int pthread_join(pthread_t, void *_Nullable *_Nullable);

int pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
UNAVAILABLE_FROM_ASYNC
int pthread_mutex_lock(pthread_mutex_t *);
UNAVAILABLE_FROM_ASYNC
int pthread_mutex_unlock(pthread_mutex_t *);

#pragma clang assume_nonnull end
