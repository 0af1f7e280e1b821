/* A sick disk and a clock that jumps, for one program: loaded before it with LD_PRELOAD.

   What the program does under the folder HOTELS_SHIM_FOLDER is refused as the plan says, which is
   the file HOTELS_SHIM_PLAN, shared with whoever torments it; with HOTELS_SHIM_LOG it is also
   written down there, call by call, so that a power cut can be played afterwards. Nothing outside
   of the folder is touched. The layouts stand in shim.py a second time. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { WRITES = 1, SYNCS = 2, OPENS = 4, READS = 8 };

struct plan {
    int32_t error;    /* what a refused call says; 0 while the disk is well */
    int32_t kinds;    /* which calls are refused */
    int32_t after;    /* so many of them go well first */
    int32_t share;    /* of a thousand, how many are refused from then on */
    uint32_t chance;  /* where the generator stands */
    int32_t torn;     /* whether a refused write leaves its first half */
    int32_t refused;  /* how many were */
    int32_t spare;
    int64_t ahead;    /* seconds by which the clock is off */
};

enum { FILES = 1024 };
static char *ours[FILES]; /* the path of each open file under the folder */
static struct plan *plan;
static const char *folder;
static size_t length;
static int log_file = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

/* The function of that name which this one stands before. */
#define REAL(name) ({ \
    static __typeof__(name) *found; \
    if (!found) \
        found = (__typeof__(name) *)real(#name); \
    found; \
})

__attribute__((constructor)) static void begin(void)
{
    const char *named = getenv("HOTELS_SHIM_PLAN"), *logged = getenv("HOTELS_SHIM_LOG");
    folder = getenv("HOTELS_SHIM_FOLDER");
    if (!named || !folder) {
        folder = NULL;
        return;
    }
    length = strlen(folder);
    int file = REAL(open)(named, O_RDWR | O_CLOEXEC);
    if (file < 0)
        abort();
    plan = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    REAL(close)(file);
    if (plan == MAP_FAILED)
        abort();
    if (logged)
        log_file = REAL(open)(logged, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int is_ours(const char *path)
{
    return folder && path && !strncmp(path, folder, length)
        && (path[length] == '/' || !path[length]);
}

static const char *path_of(int file) { return file >= 0 && file < FILES ? ours[file] : NULL; }

/* One record: a letter, the lengths of path and data, the place, then both. */
static void note(char what, const char *path, int64_t place, const void *data, size_t size)
{
    if (log_file < 0)
        return;
    struct { uint32_t what, path, size, spare; int64_t place; } head;
    memset(&head, 0, sizeof head);
    head.what = (uint32_t)what, head.path = (uint32_t)strlen(path), head.size = (uint32_t)size;
    head.place = place;
    size_t all = sizeof head + head.path + size;
    char *record = malloc(all);
    if (!record)
        abort();
    memcpy(record, &head, sizeof head);
    memcpy(record + sizeof head, path, head.path);
    if (size)
        memcpy(record + sizeof head + head.path, data, size);
    if (REAL(write)(log_file, record, all) != (ssize_t)all)
        abort();
    free(record);
}

static int is_refused(int kind)
{
    int refused = 0;
    if (!plan || !plan->error || !(plan->kinds & kind))
        return 0;
    pthread_mutex_lock(&lock);
    if (plan->after > 0)
        plan->after--;
    else {
        plan->chance = plan->chance * 1664525u + 1013904223u;
        refused = (int32_t)((plan->chance >> 8) % 1000) < plan->share;
    }
    if (refused)
        plan->refused++;
    pthread_mutex_unlock(&lock);
    if (refused)
        errno = plan->error;
    return refused;
}

/* files are opened and closed */

static int opened(int file, const char *path, int existed, int flags)
{
    if (file < 0 || file >= FILES)
        return file;
    char *before = ours[file];
    ours[file] = strdup(path);
    free(before);
    if ((flags & O_CREAT) && !existed)
        note('C', path, 0, NULL, 0);
    if ((flags & O_TRUNC) && existed)
        note('T', path, 0, NULL, 0);
    return file;
}

static int open_at(const char *name, int at, const char *path, int flags, mode_t mode)
{
    int (*open_as)(int, const char *, int, ...) = (int (*)(int, const char *, int, ...))real(name);
    if (!is_ours(path))
        return open_as(at, path, flags, mode);
    int existed = REAL(access)(path, F_OK) == 0;
    int writes = (flags & O_ACCMODE) != O_RDONLY;
    int needs_room = (flags & O_CREAT) && !existed;
    if (plan && plan->error == ENOSPC ? needs_room && is_refused(OPENS)
                                      : is_refused(writes ? OPENS : READS))
        return -1;
    return opened(open_as(at, path, flags, mode), path, existed, flags);
}

#define MODE(flags) \
    mode_t mode = 0; \
    if (flags & (O_CREAT | __O_TMPFILE)) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = (mode_t)va_arg(rest, int); \
        va_end(rest); \
    }

int open(const char *path, int flags, ...)
{
    MODE(flags)
    return open_at("openat", AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    MODE(flags)
    return open_at("openat64", AT_FDCWD, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...)
{
    MODE(flags)
    return open_at("openat", at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...)
{
    MODE(flags)
    return open_at("openat64", at, path, flags, mode);
}

int close(int file)
{
    if (path_of(file)) {
        free(ours[file]);
        ours[file] = NULL;
    }
    return REAL(close)(file);
}

/* they are read, written and synced */

static ssize_t written(int file, const void *data, ssize_t done, int64_t place)
{
    if (done > 0)
        note('W', ours[file], place, data, (size_t)done);
    return done;
}

ssize_t write(int file, const void *data, size_t size)
{
    if (!path_of(file))
        return REAL(write)(file, data, size);
    if (is_refused(WRITES)) {
        if (!plan->torn || size < 2)
            return -1;
        size /= 2;
    }
    ssize_t done = REAL(write)(file, data, size);
    int64_t end = lseek(file, 0, SEEK_CUR);
    return written(file, data, done, end - done);
}

static ssize_t write_at(const char *name, int file, const void *data, size_t size, off64_t place)
{
    ssize_t (*write_as)(int, const void *, size_t, off64_t) =
        (ssize_t (*)(int, const void *, size_t, off64_t))real(name);
    if (!path_of(file))
        return write_as(file, data, size, place);
    if (is_refused(WRITES)) {
        int error = errno;
        if (plan->torn && size > 1)
            written(file, data, write_as(file, data, size / 2, place), place);
        errno = error;
        return -1;
    }
    return written(file, data, write_as(file, data, size, place), place);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t place)
{
    return write_at("pwrite", file, data, size, place);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t place)
{
    return write_at("pwrite64", file, data, size, place);
}

ssize_t read(int file, void *data, size_t size)
{
    return path_of(file) && is_refused(READS) ? -1 : REAL(read)(file, data, size);
}

ssize_t pread(int file, void *data, size_t size, off_t place)
{
    return path_of(file) && is_refused(READS) ? -1 : REAL(pread)(file, data, size, place);
}

ssize_t pread64(int file, void *data, size_t size, off64_t place)
{
    return path_of(file) && is_refused(READS) ? -1 : REAL(pread64)(file, data, size, place);
}

static int sync_as(const char *name, int file)
{
    int (*sync_it)(int) = (int (*)(int))real(name);
    const char *path = path_of(file);
    if (path && is_refused(SYNCS))
        return -1;
    int status = sync_it(file);
    if (path && !status)
        note('S', path, 0, NULL, 0);
    return status;
}

int fsync(int file) { return sync_as("fsync", file); }

int fdatasync(int file) { return sync_as("fdatasync", file); }

static int cut_as(const char *name, int file, off64_t size)
{
    int (*cut)(int, off64_t) = (int (*)(int, off64_t))real(name);
    const char *path = path_of(file);
    if (path && is_refused(WRITES))
        return -1;
    int status = cut(file, size);
    if (path && !status)
        note('T', path, size, NULL, 0);
    return status;
}

int ftruncate(int file, off_t size) { return cut_as("ftruncate", file, size); }

int ftruncate64(int file, off64_t size) { return cut_as("ftruncate64", file, size); }

/* and folders are changed */

int rename(const char *path, const char *other)
{
    if (!is_ours(path))
        return REAL(rename)(path, other);
    if (is_refused(WRITES))
        return -1;
    int status = REAL(rename)(path, other);
    if (!status)
        note('R', path, 0, other, strlen(other));
    return status;
}

int unlink(const char *path)
{
    if (!is_ours(path))
        return REAL(unlink)(path);
    if (is_refused(WRITES))
        return -1;
    int status = REAL(unlink)(path);
    if (!status)
        note('U', path, 0, NULL, 0);
    return status;
}

int mkdir(const char *path, mode_t mode)
{
    if (!is_ours(path))
        return REAL(mkdir)(path, mode);
    if (is_refused(WRITES))
        return -1;
    int status = REAL(mkdir)(path, mode);
    if (!status)
        note('M', path, 0, NULL, 0);
    return status;
}

/* whether a folder that may not be written says so when it is asked */

static int is_locked(const char *path, int mode)
{
    if (!is_ours(path) || !(mode & W_OK) || !plan || plan->error != EROFS)
        return 0;
    errno = EROFS;
    return 1;
}

int access(const char *path, int mode)
{
    return is_locked(path, mode) ? -1 : REAL(access)(path, mode);
}

int faccessat(int at, const char *path, int mode, int flags)
{
    return is_locked(path, mode) ? -1 : REAL(faccessat)(at, path, mode, flags);
}

/* the clock on the wall; what only runs on is left alone */

int clock_gettime(clockid_t which, struct timespec *now)
{
    int status = REAL(clock_gettime)(which, now);
    if (!status && plan && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += plan->ahead;
    return status;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    int status = REAL(gettimeofday)(now, zone);
    if (!status && plan)
        now->tv_sec += plan->ahead;
    return status;
}

time_t time(time_t *at)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at)
        *at = now.tv_sec;
    return now.tv_sec;
}
