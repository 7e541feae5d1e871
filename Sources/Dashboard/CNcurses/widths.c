#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CNcurses.h"

#include <wchar.h>

int cn_library_columns(unsigned int scalar) { return wcwidth((wchar_t)scalar); }
