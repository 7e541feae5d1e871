#include "CLinking.h"

#include <stdint.h>

// The names of all characters, such as "LATIN SMALL LETTER A", are half a megabyte of Swift's library, which a linker can't
// leave out by itself: an installed program is linked with this in place of the function that finds them. No character has
// a name then; nothing here asks for one, nor does a regular expression without `\N{…}`.
intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity);

intptr_t __wrap__swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) {
  (void)scalar, (void)buffer, (void)capacity;
  return 0;
}
