/* The forward pass of an evaluation network (see network.py), in integers: it gives what lanes.py gives, to the bit.
 *
 * Sums fit into 32 bits, which network.py has checked before: no weights that could overflow get here.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_HIDDEN 256 /* of either layer; the first has a multiple of 8 */
#define MOST_SEATS 8
#define MOST_ACTIVE 1024 /* features in one list; with int16 weights all sums of eight seats stay below 2 ** 29 */
#define TOP 1023          /* where activations are clipped; as in lanes.py */
#define SHIFT_1 4
#define SHIFT_2 8
#define OWN 0
#define RIVAL 1
#define PARTNER 2
#define BLOCKS 4 /* of rows: the table's, then the seat's for each role */

/* Integer sums are the same on every processor, so newer instructions may be used where they are. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define VECTORS
#endif

typedef struct {
    PyObject_HEAD
    Py_ssize_t table, seat, roles, hidden, second;
    int16_t *w1, *w2, *w3;
    int32_t *b1, *b2;
    char *memory;
    PyObject *bundles; /* a list of tuples of features, which may grow (see herna.kernel.features) */
    int32_t **sums[BLOCKS]; /* for each block the sums of rows, by the number of the bundle; made when first needed */
    Py_ssize_t known;       /* for so many bundles there is room */
} Forward;

/* What a list of features says. It is read once and then added for each role. */
typedef struct {
    int32_t singles[MOST_ACTIVE], bundles[MOST_ACTIVE];
    Py_ssize_t single, bundled;
} Active;

/* Eight lanes of a sum, and of a row of weights: vectors as GCC and Clang have them. */
typedef int32_t Lanes __attribute__((vector_size(32), aligned(4)));
typedef int16_t Weights __attribute__((vector_size(16), aligned(2)));

#define WIDENED(row) __builtin_convertvector(*(const Weights *)(row), Lanes)

/* Add rows to a sum, some lanes of all rows at a time, so that their sums stay in registers; n is a multiple of 8. */
VECTORS static void add_rows(int32_t *sum, const int16_t *weights, const int32_t *rows, Py_ssize_t count, Py_ssize_t n) {
    Py_ssize_t j = 0;
    for (; j + 32 <= n; j += 32) {
        Lanes *at = (Lanes *)(sum + j);
        Lanes a = at[0], b = at[1], c = at[2], d = at[3];
        for (Py_ssize_t i = 0; i < count; i++) {
            const int16_t *row = weights + rows[i] * n + j;
            a += WIDENED(row), b += WIDENED(row + 8), c += WIDENED(row + 16), d += WIDENED(row + 24);
        }
        at[0] = a, at[1] = b, at[2] = c, at[3] = d;
    }
    for (; j < n; j += 8) {
        Lanes *at = (Lanes *)(sum + j);
        Lanes a = *at;
        for (Py_ssize_t i = 0; i < count; i++) a += WIDENED(weights + rows[i] * n + j);
        *at = a;
    }
}

/* The same with sums that were made before. */
VECTORS static void add_sums(int32_t *sum, const int32_t *const *sums, Py_ssize_t count, Py_ssize_t n) {
    for (Py_ssize_t j = 0; j < n; j += 8) {
        Lanes *at = (Lanes *)(sum + j);
        Lanes a = *at;
        for (Py_ssize_t i = 0; i < count; i++) a += *(const Lanes *)(sums[i] + j);
        *at = a;
    }
}

VECTORS static void add(int32_t *restrict sum, const int32_t *restrict other, Py_ssize_t n) {
    for (Py_ssize_t j = 0; j < n; j++) sum[j] += other[j];
}

static inline int32_t clip(int32_t x, int shift) {
    if (x <= 0) return 0;
    x >>= shift;
    return x > TOP ? TOP : x;
}

VECTORS static long finish(const Forward *net, const int32_t *restrict sum) {
    Py_ssize_t hidden = net->hidden, second = net->second;
    int32_t out[MOST_HIDDEN];
    memcpy(out, net->b2, second * sizeof(int32_t));
    for (Py_ssize_t j = 0; j < hidden; j++) {
        int32_t x = clip(sum[j], SHIFT_1);
        if (x) {
            const int16_t *row = net->w2 + j * second;
            for (Py_ssize_t k = 0; k < second; k++) out[k] += x * row[k];
        }
    }
    int64_t logit = 0;
    for (Py_ssize_t k = 0; k < second; k++) logit += (int64_t)clip(out[k], SHIFT_2) * net->w3[k];
    return (long)logit;
}

static Py_ssize_t size_of(const Forward *net, int block) { return block ? net->seat : net->table; }

static const int16_t *rows_of(const Forward *net, int block) {
    return net->w1 + (block ? net->table + (block - 1) * net->seat : 0) * net->hidden;
}

/* A feature as a number; -1 with an exception if there is none. */
static long feature_of(PyObject *o, Py_ssize_t size) {
    long number = PyLong_AsLong(o);
    if (number >= 0 && number < size) return number;
    if (!PyErr_Occurred()) PyErr_Format(PyExc_IndexError, "there is no feature %ld; there are %zd", number, size);
    return -1;
}

/* Read a list of features, of which there are `size`; -1 with an exception. */
static int read_features(const Forward *net, PyObject *list, Active *active, Py_ssize_t size) {
    if (!PyList_Check(list)) {
        PyErr_SetString(PyExc_TypeError, "features come in lists");
        return -1;
    }
    Py_ssize_t n = PyList_GET_SIZE(list), whole = n, numbers = PyList_GET_SIZE(net->bundles);
    active->single = active->bundled = 0;
    for (Py_ssize_t i = 0; i < n && whole <= MOST_ACTIVE; i++) {
        PyObject *o = PyList_GET_ITEM(list, i);
        long number = PyLong_AsLong(o);
        if (number < 0 && number >= -numbers) {
            if (PyErr_Occurred()) return -1;
            PyObject *bundle = PyList_GET_ITEM(net->bundles, -1 - number);
            if (!PyTuple_Check(bundle)) {
                PyErr_SetString(PyExc_TypeError, "bundles are tuples");
                return -1;
            }
            whole += PyTuple_GET_SIZE(bundle) - 1;
            active->bundles[active->bundled++] = (int32_t)(-1 - number);
        } else {
            if ((number = feature_of(o, size)) < 0) return -1;
            active->singles[active->single++] = (int32_t)number;
        }
    }
    if (whole > MOST_ACTIVE) {
        PyErr_SetString(PyExc_ValueError, "these are too many features");
        return -1;
    }
    return 0;
}

/* The sum of a bundle's rows in a block; NULL with an exception. */
static const int32_t *sum_of(Forward *net, int block, Py_ssize_t bundle) {
    if (bundle >= net->known) {
        Py_ssize_t wanted = PyList_GET_SIZE(net->bundles);
        for (int i = 0; i < BLOCKS; i++) {
            int32_t **longer = PyMem_Realloc(net->sums[i], wanted * sizeof(int32_t *));
            if (!longer) return (int32_t *)PyErr_NoMemory();
            memset(longer + net->known, 0, (wanted - net->known) * sizeof(int32_t *));
            net->sums[i] = longer;
        }
        net->known = wanted;
    }
    if (net->sums[block][bundle]) return net->sums[block][bundle];
    PyObject *features = PyList_GET_ITEM(net->bundles, bundle);
    int32_t *sum = PyMem_Calloc(net->hidden, sizeof(int32_t));
    if (!sum) return (int32_t *)PyErr_NoMemory();
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(features); i++) {
        int32_t number = (int32_t)feature_of(PyTuple_GET_ITEM(features, i), size_of(net, block));
        if (number < 0) {
            PyMem_Free(sum);
            return NULL;
        }
        add_rows(sum, rows_of(net, block), &number, 1, net->hidden);
    }
    return net->sums[block][bundle] = sum;
}

/* Add what is active, as it counts in a block; -1 with an exception. */
static int add_active(Forward *net, int32_t *sum, const Active *active, int block) {
    const int32_t *sums[MOST_ACTIVE];
    for (Py_ssize_t i = 0; i < active->bundled; i++)
        if (!(sums[i] = sum_of(net, block, active->bundles[i]))) return -1;
    add_rows(sum, rows_of(net, block), active->singles, active->single, net->hidden);
    add_sums(sum, sums, active->bundled, net->hidden);
    return 0;
}

static PyObject *logits(Forward *net, PyObject *const *args, Py_ssize_t count) {
    int32_t common[MOST_HIDDEN], sums[MOST_SEATS][3][MOST_HIDDEN];
    Active active;
    Py_ssize_t h = net->hidden;
    if (count != 3 || !PyList_Check(args[1]) || !PyTuple_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "logits(table, seats, partners)");
        return NULL;
    }
    PyObject *table = args[0], *seats = args[1], *partners = args[2];
    Py_ssize_t players = PyList_GET_SIZE(seats), teams = PyTuple_GET_SIZE(partners);
    if (players > MOST_SEATS || (teams && (teams != players || net->roles <= PARTNER))) {
        PyErr_SetString(PyExc_ValueError, "this network knows no such table");
        return NULL;
    }
    int roles = teams ? 3 : 2;
    memcpy(common, net->b1, h * sizeof(int32_t));
    if (read_features(net, table, &active, net->table) < 0 || add_active(net, common, &active, 0) < 0) return NULL;
    for (Py_ssize_t i = 0; i < players; i++) {
        if (read_features(net, PyList_GET_ITEM(seats, i), &active, net->seat) < 0) return NULL;
        for (int role = 0; role < roles; role++) {
            memset(sums[i][role], 0, h * sizeof(int32_t));
            if (add_active(net, sums[i][role], &active, 1 + role) < 0) return NULL;
        }
    }
    PyObject *found = PyList_New(players);
    if (!found) return NULL;
    for (Py_ssize_t i = 0; i < players; i++) {
        int32_t sum[MOST_HIDDEN];
        long partner = teams ? PyLong_AsLong(PyTuple_GET_ITEM(partners, i)) : -1;
        memcpy(sum, common, h * sizeof(int32_t));
        for (Py_ssize_t j = 0; j < players; j++) add(sum, sums[j][j == i ? OWN : j == partner ? PARTNER : RIVAL], h);
        PyObject *logit = PyLong_FromLong(finish(net, sum));
        if (!logit) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, logit);
    }
    return found;
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    Py_ssize_t table, seat, roles, hidden, second, n;
    const char *body;
    PyObject *bundles;
    if (!PyArg_ParseTuple(args, "nnnnny#O!", &table, &seat, &roles, &hidden, &second, &body, &n, &PyList_Type, &bundles))
        return NULL;
    if (table < 0 || seat < 0 || roles < 2 || roles > 3 || hidden < 1 || hidden > MOST_HIDDEN || hidden % 8 || second < 1 ||
        second > MOST_HIDDEN || table > 100000 || seat > 100000) {
        PyErr_SetString(PyExc_ValueError, "a network has no such shape");
        return NULL;
    }
    Py_ssize_t rows = table + roles * seat;
    Py_ssize_t sizes[5] = {2 * rows * hidden, 4 * hidden, 2 * hidden * second, 4 * second, 2 * second};
    Py_ssize_t whole = 0;
    for (int i = 0; i < 5; i++) whole += sizes[i];
    if (n != whole) {
        PyErr_Format(PyExc_ValueError, "these weights have %zd bytes, not %zd", n, whole);
        return NULL;
    }
    Forward *net = (Forward *)type->tp_alloc(type, 0);
    if (!net) return NULL;
    Py_INCREF(bundles);
    net->bundles = bundles;
    net->memory = PyMem_Malloc(whole + 5 * 64);
    if (!net->memory) {
        Py_DECREF(net);
        return PyErr_NoMemory();
    }
    net->table = table, net->seat = seat, net->roles = roles, net->hidden = hidden, net->second = second;
    char *parts[5], *at = net->memory;
    for (int i = 0; i < 5; i++) { /* each begins where vectors like it */
        at = (char *)(((uintptr_t)at + 63) & ~(uintptr_t)63);
        memcpy(at, body, sizes[i]);
        parts[i] = at;
        at += sizes[i], body += sizes[i];
    }
    net->w1 = (int16_t *)parts[0], net->b1 = (int32_t *)parts[1], net->w2 = (int16_t *)parts[2];
    net->b2 = (int32_t *)parts[3], net->w3 = (int16_t *)parts[4];
    return (PyObject *)net;
}

static void end(Forward *net) {
    for (int i = 0; i < BLOCKS; i++) {
        for (Py_ssize_t j = 0; j < net->known; j++) PyMem_Free(net->sums[i][j]);
        PyMem_Free(net->sums[i]);
    }
    Py_XDECREF(net->bundles);
    PyMem_Free(net->memory);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

static PyMethodDef methods[] = {
    {"logits", (PyCFunction)(void *)logits, METH_FASTCALL, "logits(table, seats, partners): a number for each seat"},
    {NULL, NULL, 0, NULL}};

static PyTypeObject ForwardType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "herna.players._forward.Forward",
    .tp_basicsize = sizeof(Forward),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = make,
    .tp_dealloc = (destructor)end,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_forward", NULL, -1, NULL};

PyMODINIT_FUNC PyInit__forward(void) {
    if (PyType_Ready(&ForwardType) < 0) return NULL;
    PyObject *m = PyModule_Create(&module);
    if (!m) return NULL;
    Py_INCREF(&ForwardType);
    if (PyModule_AddObject(m, "Forward", (PyObject *)&ForwardType) < 0) {
        Py_DECREF(&ForwardType);
        Py_DECREF(m);
        return NULL;
    }
    return m;
}
