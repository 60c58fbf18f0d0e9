/* A disk that forgets what was not synced: after every fsync the file, as it is then, is copied to the folder DURABLE.
   Whoever goes on from that folder goes on as after a power cut, with the least that the system has promised to keep. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
    char link[64], path[4096], draft[4400], kept[4400], block[65536];
    const char *folder = getenv("DURABLE");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (!folder || length < 0) return;
    path[length] = 0;
    const char *name = strrchr(path, '/');
    if (!name || !strstr(name, ".db")) return;
    snprintf(draft, sizeof draft, "%s%s.draft-%d", folder, name, gettid());
    snprintf(kept, sizeof kept, "%s%s", folder, name);
    int to = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ssize_t n;
    off_t at = 0; /* read through the file that is open: closing another one would lose the locks on it */
    while ((n = pread(fd, block, sizeof block, at)) > 0) {
        if (write(to, block, n) != n) abort();
        at += n;
    }
    close(to);
    rename(draft, kept); /* a kill in the middle leaves the copy before */
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    keep(fd);
    return done;
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    keep(fd);
    return done;
}

int unlink(const char *path) { /* taken for durable at once: it happens when a room is made and when it is closed */
    int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
    const char *folder = getenv("DURABLE"), *name = strrchr(path, '/');
    char kept[4400];
    if (folder && name && strstr(name, ".db-")) {
        snprintf(kept, sizeof kept, "%s%s", folder, name);
        real(kept);
    }
    return real(path);
}
