/* Writes what a seat sees and may do into rows of arrays that belong to the caller: it writes what rows.py writes. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define OWN 0
#define RIVAL 1
#define PARTNER 2

typedef struct {
    PyObject_HEAD
    Py_buffer seen, masks, viewers; /* without viewers, that buffer has no object */
    Py_ssize_t table, seat, roles;
    PyObject *bundles; /* a list of tuples of features, which may grow (see features.py), or NULL */
} Rows;

/* A whole number as C has it; -1 with an exception. Nearly all of ours have one digit, which is read right here. */
static inline long number_of(PyObject *o) {
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(o) && PyUnstable_Long_IsCompact((PyLongObject *)o))
        return (long)PyUnstable_Long_CompactValue((PyLongObject *)o);
#else
    if (PyLong_CheckExact(o) && (Py_SIZE(o) == 1 || Py_SIZE(o) == -1))
        return Py_SIZE(o) * (long)((PyLongObject *)o)->ob_digit[0];
#endif
    return PyLong_AsLong(o);
}

/* The numbers of a list or of a bundle, each of which counts in a row of so many cells from `first` on; -1 with an
 * exception. A number below zero is a bundle, and none of those is in a bundle. */
static int count_up(const Rows *rows, char *row, PyObject *numbers, Py_ssize_t first, Py_ssize_t size) {
    int bundle = PyTuple_Check(numbers);
    if (!bundle && !PyList_Check(numbers)) {
        PyErr_SetString(PyExc_TypeError, "features come in lists");
        return -1;
    }
    Py_ssize_t n = PySequence_Fast_GET_SIZE(numbers), bundles = rows->bundles ? PyList_GET_SIZE(rows->bundles) : 0;
    unsigned char *bytes = rows->seen.itemsize == 1 ? (unsigned char *)row + first : NULL;
    float *floats = (float *)row + first;
    for (Py_ssize_t i = 0; i < n; i++) {
        long number = number_of(PySequence_Fast_GET_ITEM(numbers, i));
        if (number < 0 && !bundle && number >= -bundles && !PyErr_Occurred()) {
            if (count_up(rows, row, PyList_GET_ITEM(rows->bundles, -1 - number), first, size) < 0) return -1;
            continue;
        }
        if (number < 0 || number >= size) {
            if (!PyErr_Occurred()) PyErr_Format(PyExc_IndexError, "there is no feature %ld; there are %zd", number, size);
            return -1;
        }
        if (bytes)
            bytes[number] += bytes[number] < 255;
        else
            floats[number] += 1.0f;
    }
    return 0;
}

static PyObject *put(Rows *rows, PyObject *const *args, Py_ssize_t count) {
    if (count != 6 || !PyList_Check(args[2]) || !PyTuple_Check(args[4]) || !PyList_Check(args[5])) {
        PyErr_SetString(PyExc_TypeError, "put(row, table, seats, viewer, partners, actions)");
        return NULL;
    }
    long at = number_of(args[0]), viewer = number_of(args[3]);
    if ((at == -1 || viewer == -1) && PyErr_Occurred()) return NULL;
    if (at < 0 || at >= rows->seen.shape[0]) {
        PyErr_Format(PyExc_IndexError, "there is no row %ld", at);
        return NULL;
    }
    Py_ssize_t width = rows->seen.shape[1] * rows->seen.itemsize;
    char *row = (char *)rows->seen.buf + at * width;
    memset(row, 0, width);
    PyObject *seats = args[2], *partners = args[4], *actions = args[5];
    if (count_up(rows, row, args[1], 0, rows->table) < 0) return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(seats); i++) {
        long role = i == viewer ? OWN : RIVAL;
        if (role == RIVAL && i < PyTuple_GET_SIZE(partners) && number_of(PyTuple_GET_ITEM(partners, i)) == viewer)
            role = PARTNER;
        if (role >= rows->roles) {
            PyErr_SetString(PyExc_ValueError, "these features know no partners");
            return NULL;
        }
        if (count_up(rows, row, PyList_GET_ITEM(seats, i), rows->table + role * rows->seat, rows->seat) < 0) return NULL;
    }
    Py_ssize_t most = rows->masks.shape[1];
    signed char *mask = (signed char *)rows->masks.buf + at * most;
    memset(mask, 0, most);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(actions); i++) {
        long action = number_of(PyList_GET_ITEM(actions, i));
        if (action < 0 || action >= most) {
            if (!PyErr_Occurred()) PyErr_Format(PyExc_IndexError, "there is no action %ld; there are %zd", action, most);
            return NULL;
        }
        mask[action] = 1;
    }
    if (rows->viewers.obj) ((int32_t *)rows->viewers.buf)[at] = (int32_t)viewer;
    Py_RETURN_NONE;
}

static int is_array(const Py_buffer *b, int dimensions, const char *formats) {
    return b->ndim == dimensions && b->format && strlen(b->format) == 1 && strchr(formats, b->format[0]);
}

static void end(Rows *rows) {
    PyBuffer_Release(&rows->seen);
    PyBuffer_Release(&rows->masks);
    PyBuffer_Release(&rows->viewers);
    Py_XDECREF(rows->bundles);
    Py_TYPE(rows)->tp_free((PyObject *)rows);
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *seen, *masks, *viewers = Py_None, *bundles = NULL;
    Py_ssize_t table, seat, roles;
    if (!PyArg_ParseTuple(args, "OOnnn|OO!", &seen, &masks, &table, &seat, &roles, &viewers, &PyList_Type, &bundles))
        return NULL;
    Rows *rows = (Rows *)type->tp_alloc(type, 0);
    if (!rows) return NULL;
    rows->table = table, rows->seat = seat, rows->roles = roles;
    Py_XINCREF(bundles);
    rows->bundles = bundles;
    int flags = PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT;
    if (PyObject_GetBuffer(seen, &rows->seen, flags) < 0 || PyObject_GetBuffer(masks, &rows->masks, flags) < 0 ||
        (viewers != Py_None && PyObject_GetBuffer(viewers, &rows->viewers, flags) < 0)) {
        Py_DECREF(rows);
        return NULL;
    }
    if (!is_array(&rows->seen, 2, "fB") || !is_array(&rows->masks, 2, "b") || rows->seen.shape[0] != rows->masks.shape[0] ||
        (viewers != Py_None &&
         (!is_array(&rows->viewers, 1, "i") || rows->viewers.shape[0] != rows->seen.shape[0])) ||
        rows->seen.shape[1] != table + roles * seat || table < 0 || seat < 0) {
        PyErr_SetString(PyExc_ValueError, "these arrays have another shape or type than the rows");
        Py_DECREF(rows);
        return NULL;
    }
    return (PyObject *)rows;
}

static PyMethodDef methods[] = {
    {"put", (PyCFunction)(void *)put, METH_FASTCALL, "put(row, table, seats, viewer, partners, actions)"},
    {NULL, NULL, 0, NULL}};

static PyTypeObject RowsType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "herna.kernel._rows.Rows",
    .tp_basicsize = sizeof(Rows),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = make,
    .tp_dealloc = (destructor)end,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_rows", NULL, -1, NULL};

PyMODINIT_FUNC PyInit__rows(void) {
    if (PyType_Ready(&RowsType) < 0) return NULL;
    PyObject *m = PyModule_Create(&module);
    if (!m) return NULL;
    Py_INCREF(&RowsType);
    if (PyModule_AddObject(m, "Rows", (PyObject *)&RowsType) < 0) {
        Py_DECREF(&RowsType);
        Py_DECREF(m);
        return NULL;
    }
    return m;
}
