/* The fair generator of a game (see chance.py): keyed BLAKE2b in counter mode, to the bit what the plain twin gives.
 *
 * BLAKE2b is RFC 7693. Here a message is always eight bytes, a counter, under a key of 32 bytes: one block for the key, which is
 * hashed once and kept, and one for the counter. Counters do not depend on each other, so four are hashed at a time.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define KEY 32
#define COUNTER 8 /* bytes of a message, and of a digest */
#define BLOCK 128
#define LANES 4

/* The same numbers on every processor, so newer instructions may be used where they are. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define VECTORS
#endif

typedef uint64_t Words __attribute__((vector_size(8 * LANES))); /* the same word of four hashes */

static const uint64_t START[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                                  0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

static const uint8_t ORDER[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

#define TURNED(x, n) (((x) >> (n)) | ((x) << (64 - (n))))
#define MIX(a, b, c, d, x, y)                            \
    a += b + x, d ^= a, d = TURNED(d, 32), c += d, b ^= c, b = TURNED(b, 24); \
    a += b + y, d ^= a, d = TURNED(d, 16), c += d, b ^= c, b = TURNED(b, 63)

/* One block of four hashes at once; `hashed` bytes count with this block, and `last` says that none follows. */
VECTORS static void compress(Words h[8], const Words m[16], uint64_t hashed, int last) {
    Words v[16];
    for (int i = 0; i < 8; i++) {
        v[i] = h[i];
        v[i + 8] = (Words){0} + START[i];
    }
    v[12] ^= (Words){0} + hashed;
    if (last) v[14] = ~v[14];
    for (int round = 0; round < 12; round++) {
        const uint8_t *o = ORDER[round % 10];
        MIX(v[0], v[4], v[8], v[12], m[o[0]], m[o[1]]);
        MIX(v[1], v[5], v[9], v[13], m[o[2]], m[o[3]]);
        MIX(v[2], v[6], v[10], v[14], m[o[4]], m[o[5]]);
        MIX(v[3], v[7], v[11], v[15], m[o[6]], m[o[7]]);
        MIX(v[0], v[5], v[10], v[15], m[o[8]], m[o[9]]);
        MIX(v[1], v[6], v[11], v[12], m[o[10]], m[o[11]]);
        MIX(v[2], v[7], v[8], v[13], m[o[12]], m[o[13]]);
        MIX(v[3], v[4], v[9], v[14], m[o[14]], m[o[15]]);
    }
    for (int i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
}

static uint64_t little(const unsigned char *bytes) {
    uint64_t word = 0;
    for (int i = 7; i >= 0; i--) word = word << 8 | bytes[i];
    return word;
}

/* A word whose bytes are turned round: counters and digests are read from their other end than BLAKE2b's words. */
static uint64_t swapped(uint64_t word) {
    uint64_t other = 0;
    for (int i = 0; i < 8; i++, word >>= 8) other = other << 8 | (word & 255);
    return other;
}

/* The generator of one key: the hash after the key's block, and the next numbers that are worked out already. */
typedef struct {
    Words h[8];
    uint64_t counter, ready[LANES];
    int left;
} Draws;

/* The key that was used last, and its hash: mostly the same game draws again. */
static unsigned char last_key[KEY];
static Words last_hash[8];
static int known = 0;

static int begin(Draws *draws, PyObject *key, PyObject *drawn) {
    if (!PyBytes_Check(key) || PyBytes_GET_SIZE(key) != KEY) {
        PyErr_SetString(PyExc_ValueError, "a key has 32 bytes");
        return -1;
    }
    const unsigned char *bytes = (const unsigned char *)PyBytes_AS_STRING(key);
    if (!known || memcmp(bytes, last_key, KEY)) {
        Words block[16] = {{0}};
        for (int i = 0; i < KEY / 8; i++) block[i] += little(bytes + 8 * i);
        for (int i = 0; i < 8; i++) last_hash[i] = (Words){0} + START[i];
        last_hash[0] ^= (Words){0} + (0x01010000 | KEY << 8 | COUNTER);
        compress(last_hash, block, BLOCK, 0);
        memcpy(last_key, bytes, KEY);
        known = 1;
    }
    memcpy(draws->h, last_hash, sizeof last_hash);
    draws->counter = PyLong_AsUnsignedLongLong(drawn);
    draws->left = 0;
    return PyErr_Occurred() ? -1 : 0;
}

static uint64_t next(Draws *draws) {
    if (!draws->left) {
        Words h[8], m[16] = {{0}};
        memcpy(h, draws->h, sizeof h);
        for (int i = 0; i < LANES; i++) m[0][i] = swapped(draws->counter + i);
        compress(h, m, BLOCK + COUNTER, 1);
        for (int i = 0; i < LANES; i++) draws->ready[i] = swapped(h[0][i]);
        draws->left = LANES;
    }
    draws->counter++;
    return draws->ready[LANES - draws->left--];
}

/* A number from 0 to n - 1, all alike likely: what lies beyond the last whole multiple of n is drawn again. */
static uint64_t fair(Draws *draws, uint64_t n) {
    uint64_t beyond = (0 - n) % n, value;
    do value = next(draws);
    while (beyond && value > UINT64_MAX - beyond);
    return value % n;
}

static PyObject *below(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Draws draws;
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "below(key, drawn, n)");
        return NULL;
    }
    unsigned long long n = PyLong_AsUnsignedLongLong(args[2]);
    if (PyErr_Occurred() || begin(&draws, args[0], args[1]) < 0) return NULL;
    if (!n) {
        PyErr_SetString(PyExc_ZeroDivisionError, "there is no number below 0");
        return NULL;
    }
    uint64_t before = draws.counter, value = fair(&draws, n);
    return PyLong_FromUnsignedLongLong(value + n * (draws.counter - before - 1));
}

static PyObject *shuffle(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Draws draws;
    if (count != 3 || !PyList_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "shuffle(key, drawn, list)");
        return NULL;
    }
    if (begin(&draws, args[0], args[1]) < 0) return NULL;
    PyObject *list = args[2];
    for (Py_ssize_t i = PyList_GET_SIZE(list) - 1; i > 0; i--) {
        Py_ssize_t j = (Py_ssize_t)fair(&draws, (uint64_t)i + 1);
        PyObject *there = PyList_GET_ITEM(list, i);
        PyList_SET_ITEM(list, i, PyList_GET_ITEM(list, j));
        PyList_SET_ITEM(list, j, there);
    }
    return PyLong_FromUnsignedLongLong(draws.counter);
}

static PyMethodDef methods[] = {
    {"below", (PyCFunction)(void *)below, METH_FASTCALL, "below(key, drawn, n): a number, plus n for each refused one"},
    {"shuffle", (PyCFunction)(void *)shuffle, METH_FASTCALL, "shuffle(key, drawn, list): the counter afterwards"},
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_draws", NULL, -1, methods};

PyMODINIT_FUNC PyInit__draws(void) { return PyModule_Create(&module); }
